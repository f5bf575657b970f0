//! A game on the board.

mod clock;
mod ends;
mod premove;

use super::*;
use baroque::diagram::{Ink, Item, Shape};
use baroque::notation::{find_move, parse_fen};
use baroque::rules::{Color, WinReason};
use baroque::variant_file::Catalogue;

fn table(white: Player, black: Player) -> Table {
    let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let start = variant.start().clone();
    Table::new(Arc::new(variant), start, ByColor { white, black })
}

fn table_at(fen: &str, white: Player, black: Player) -> Table {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = parse_fen(&variant, fen).unwrap();
    Table::new(Arc::new(variant), start, ByColor { white, black })
}

fn play(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = find_move(table.variant(), table.record.position(), text).expect(text);
        table.play(mv, false);
    }
}

#[test]
fn a_takeback_includes_the_computers_answer() {
    let mut table = table(Player::Human, Player::Computer(Level::Beginner));
    play(&mut table, "e2e4 e7e5");
    assert_eq!(table.shown(), 2);
    table.take_back();
    assert_eq!((table.shown(), table.record.turn()), (0, Color::White));
    table.take_back();
    assert_eq!(table.shown(), 0);
}

#[test]
fn the_computers_first_move_cannot_be_taken_back() {
    let mut table = table(Player::Computer(Level::Beginner), Player::Human);
    play(&mut table, "e2e4");
    assert!(!table.can_take_back());
    table.take_back();
    assert_eq!(table.record.len(), 1);
    play(&mut table, "e7e5");
    assert!(table.can_take_back());
}

#[test]
fn against_the_computer_earlier_positions_are_only_shown() {
    let mut table = table(Player::Human, Player::Computer(Level::Beginner));
    play(&mut table, "e2e4 e7e5");
    assert!(!table.legal_moves().is_empty());
    table.show(1);
    assert!(table.legal_moves().is_empty());
    let mv = find_move(table.variant(), table.position(), "c7c5").unwrap();
    table.play_here(mv, false);
    assert_eq!((table.tree().len(), table.shown()), (2, 1));
    assert!(table.motion().is_some(), "a single step is animated");
    table.advance(5.0);
    assert!(table.motion().is_none());
    table.show(9);
    assert!(table.at_end());
}

#[test]
fn a_new_move_shows_the_current_position_again() {
    let mut table = table(Player::Human, Player::Computer(Level::Beginner));
    play(&mut table, "e2e4");
    table.show(0);
    play(&mut table, "e7e5");
    assert!(table.at_end());
    assert_eq!(table.position(), table.record.position());
}

#[test]
fn moves_of_two_computers_leave_an_earlier_position_shown() {
    let computer = Player::Computer(Level::Beginner);
    let mut table = table(computer, computer);
    play(&mut table, "e2e4 e7e5");
    table.show(1);
    play(&mut table, "g1f3");
    assert_eq!((table.shown(), table.length()), (1, 3));
    assert!(!table.is_beside());
    table.show_last();
    assert!(table.at_newest());
}

#[test]
fn a_human_with_black_has_black_at_the_bottom() {
    assert!(
        table(Player::Computer(Level::Beginner), Player::Human)
            .view()
            .flipped()
    );
    assert!(!table(Player::Human, Player::Human).view().flipped());
}

fn vary(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = find_move(table.variant(), table.position(), text).expect(text);
        table.play_here(mv, false);
    }
}

/// The moves of the shown line.
fn line(table: &Table) -> String {
    let places = table.seen.line.places().iter();
    let sans = places.filter_map(|&at| table.tree().node(at).ply.as_ref());
    sans.map(|ply| ply.san.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A game between two humans. The board shows a variation on Black's first move.
fn branched() -> Table {
    let mut table = table(Player::Human, Player::Human);
    vary(&mut table, "e2e4 e7e5 g1f3");
    table.show(1);
    vary(&mut table, "c7c5 b1c3");
    table
}

#[test]
fn a_move_from_an_earlier_position_starts_a_variation() {
    let mut table = branched();
    assert_eq!(line(&table), "e4 c5 Nc3");
    assert!(table.is_beside() && table.at_end() && !table.at_newest());
    assert_eq!(table.record.len(), 3);
    // Stepping back and forth stays in the variation, and the game does not change.
    table.show(0);
    assert_eq!((table.length(), table.is_beside()), (3, false));
    table.show(2);
    assert_eq!(line(&table), "e4 c5 Nc3");
    table.show_last();
    assert!(table.is_beside());
    table.show_last();
    assert_eq!(line(&table), "e4 e5 Nf3");
    vary(&mut table, "b8c6");
    assert_eq!(table.record.len(), 4);
    // A move that the tree has already adds no node.
    let moves = table.tree().len();
    table.show(1);
    vary(&mut table, "c7c5");
    assert_eq!(
        (line(&table).as_str(), table.tree().len()),
        ("e4 c5 Nc3", moves)
    );
}

#[test]
fn alternatives_and_branches_are_reached_step_by_step() {
    let mut table = branched();
    table.show_branch(false);
    assert_eq!(table.shown(), 2);
    table.show_rival(-1);
    assert_eq!(line(&table), "e4 e5 Nf3");
    table.show_rival(-1);
    assert_eq!(line(&table), "e4 e5 Nf3", "no variation is above it");
    table.show_rival(1);
    assert_eq!(line(&table), "e4 c5 Nc3");
    table.show(0);
    table.show_branch(true);
    assert_eq!((table.shown(), line(&table).as_str()), (2, "e4 c5 Nc3"));
}

#[test]
fn changes_of_the_tree_can_be_undone_and_redone() {
    let mut table = branched();
    let side = table.at();
    table.promote(side);
    assert!(table.at_newest() && !table.is_beside());
    table.undo();
    assert_eq!((table.record.len(), table.at()), (3, side));
    assert!(table.is_beside());
    let branch = table.tree().path(side)[2];
    table.delete(branch);
    assert_eq!((table.shown(), table.tree().len()), (1, 3));
    table.undo();
    assert_eq!((table.at(), line(&table).as_str()), (side, "e4 c5 Nc3"));
    table.redo();
    assert_eq!(table.tree().len(), 3);
    table.undo();
    // All changes to one comment count as one.
    table.comment(side, "S".to_owned());
    table.comment(side, "Sharp".to_owned());
    table.toggle_nag(side, 1);
    table.toggle_nag(side, 4);
    assert_eq!(
        table.tree().node(side).nags,
        [4],
        "one glyph judges the move"
    );
    for _ in 0..2 {
        table.undo();
    }
    assert_eq!(table.tree().node(side).comment, "Sharp");
    assert_eq!(table.tree().node(side).nags, [] as [u8; 0]);
    table.undo();
    assert_eq!(table.tree().node(side).comment, "");
}

#[test]
fn a_takeback_in_a_variation_does_not_change_the_game() {
    let mut table = branched();
    table.take_back();
    assert_eq!((line(&table).as_str(), table.record.len()), ("e4 c5", 3));
    table.take_back();
    assert_eq!((table.shown(), table.record.len()), (1, 3));
    table.take_back();
    assert_eq!((table.at_newest(), table.record.len()), (true, 2));
}

#[test]
fn a_finished_game_allows_variations_even_against_the_computer() {
    let mut table = table(Player::Human, Player::Computer(Level::Beginner));
    play(&mut table, "e2e4 e7e5");
    table.conclude(Outcome::Win(Color::Black, WinReason::Resignation));
    let outcome = table.outcome();
    vary(&mut table, "g1f3 b8c6");
    assert_eq!((table.shown(), table.record.len()), (4, 2));
    table.show(1);
    vary(&mut table, "c7c5");
    assert_eq!((line(&table).as_str(), table.outcome()), ("e4 c5", outcome));
}

#[test]
fn a_repetition_in_a_variation_counts_its_own_line() {
    let mut table = table(Player::Human, Player::Human);
    vary(&mut table, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    table.show(6);
    vary(&mut table, "f3g5 f6g8 g5f3 g8f6 f3g1 f6g8");
    let end = table.tree().outcome(table.at());
    assert_eq!(end, Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!(table.outcome(), None, "the game continues");
}

#[test]
fn an_undone_move_cannot_be_shown() {
    let mut table = branched();
    let gone = table.at();
    table.toggle_review();
    for _ in 0..2 {
        table.undo();
    }
    assert_eq!(
        (line(&table).as_str(), table.tree().len()),
        ("e4 e5 Nf3", 3)
    );
    table.go(gone);
    assert_eq!(line(&table), "e4 e5 Nf3");
    table.redo();
    assert_eq!(table.tree().len(), 4);
}

#[test]
fn a_piece_of_the_opponent_shows_its_moves_and_threats() {
    // The black Rook on e5 could capture the Pawn on e2, and can move along its rank and file.
    let mut table = table_at(
        "4k3/8/8/4r3/8/8/4P3/K7 w - - 0 1",
        Player::Human,
        Player::Human,
    );
    let rook = table.variant().geometry().square("e5").unwrap();
    table.explain_threats(rook);
    let answer = table.interaction.answer.as_ref().unwrap();
    assert!(answer.words.contains("Rook") && answer.words.contains("e2"));
    let dots = |item: &&Item| item.shape == Shape::Disc && item.ink == Ink::Go;
    // a5 to d5, f5 to h5, e3, e4, e6 and e7.
    assert_eq!(answer.marks.iter().filter(dots).count(), 11);
}

#[test]
fn an_immobilizer_shows_what_it_freezes() {
    let catalogue = Catalogue::built_in();
    let variant = catalogue.variant("ultima", None, &[]).unwrap();
    let start = parse_fen(&variant, "7k/8/8/3i4/3W4/8/8/K7 w - - 0 1").unwrap();
    let mut table = Table::new(Arc::new(variant), start, PERSONS);
    let square = |table: &Table, name| table.variant().geometry().square(name).unwrap();
    for (name, frozen) in [("d5", true), ("a1", false)] {
        table.interaction.hover = Some(Pick::Board(square(&table, name)));
        table.show_threats(true);
        let shown = table.interaction.threatened.as_ref().unwrap();
        let ringed = |item: &Item| item.shape == Shape::Ring && item.ink == Ink::Frost;
        assert_eq!(shown.marks.iter().any(ringed), frozen);
        assert_eq!(
            shown.words.contains("freezes d4"),
            frozen,
            "{}",
            shown.words
        );
        assert_eq!(shown.words.contains("nothing"), !frozen, "{}", shown.words);
    }
}

#[test]
fn lost_pieces_are_those_of_the_shown_position() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let mut table = table_at(fen, Player::Human, Player::Human);
    assert_eq!(table.lead_of(Color::White), 0);
    play(&mut table, "e4d5");
    table.end_animations();
    let lost = table.lost();
    assert_eq!((lost.white.len(), lost.black.len()), (0, 1));
    assert!(table.lead_of(Color::White) > 0);
    assert_eq!(table.lead_of(Color::Black), -table.lead_of(Color::White));
    table.show(0);
    assert!(table.lost().black.is_empty());
}
