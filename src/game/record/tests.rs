use super::*;
use crate::notation::{find_move, parse_fen};
use crate::variant_file::Catalogue;

fn record(fen: &str) -> Record {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = parse_fen(&variant, fen).unwrap();
    Record::new(Arc::new(variant), start)
}

fn play(record: &mut Record, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = find_move(record.variant(), record.position(), text).expect(text);
        record.play(mv).expect(text);
    }
}

#[test]
fn threefold_repetition_draws_and_a_takeback_undoes_it() {
    let mut game = record("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    play(&mut game, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8 e1e2");
    assert_eq!(
        game.outcome(),
        Some(Outcome::Draw(DrawReason::Repetition)),
        "the start had castling, the positions after it had not"
    );
    game.take_back();
    assert_eq!(game.outcome(), None);
}

#[test]
fn mate_counts_before_the_clock() {
    let mut game = record("k7/8/1K6/8/8/8/7Q/8 w - - 99 80");
    play(&mut game, "h2h8");
    assert_eq!(
        game.outcome(),
        Some(Outcome::Win(Color::White, WinReason::Checkmate))
    );
    let mut game = record("k7/8/1K6/8/8/8/7Q/8 w - - 99 80");
    play(&mut game, "h2g1");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Clock)));
}

#[test]
fn a_resigned_game_is_over_until_taken_back() {
    let mut game = record("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    play(&mut game, "a1a2");
    game.resign(Color::Black);
    let resigned = Outcome::Win(Color::White, WinReason::Resignation);
    assert_eq!(game.outcome(), Some(resigned));
    let mv = game.variant().legal_moves(game.position())[0];
    assert_eq!(game.play(mv), Err(IllegalMove));
    assert_eq!(game.take_back().map(|ply| ply.san), Some("Ra2".to_owned()));
    assert_eq!(game.outcome(), None);
}

fn vary(record: &mut Record, mut at: NodeId, moves: &str) -> NodeId {
    for text in moves.split_whitespace() {
        let position = &record.game().tree.node(at).position;
        let mv = find_move(record.variant(), position, text).expect(text);
        at = record.vary(at, mv).expect(text);
    }
    at
}

#[test]
fn moves_after_the_end_do_not_change_the_outcome() {
    let mut game = record("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    play(&mut game, "a1a7");
    game.resign(Color::Black);
    let resigned = game.outcome();
    let end = game.end();
    let beyond = vary(&mut game, end, "e8f8 a7a8");
    assert_eq!((game.len(), game.outcome()), (1, resigned));
    assert_eq!(game.game().outcome(), resigned);
    assert_eq!(game.game().tree.path(beyond).len(), 4);
    game.edit(|tree| tree.delete(beyond));
    assert_eq!((game.len(), game.outcome()), (1, resigned));
}

#[test]
fn a_promoted_variation_becomes_the_game() {
    let mut game = record("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    play(&mut game, "a1a7 e8f8");
    let side = vary(&mut game, Tree::ROOT, "a1b1 e8d8 b1b7");
    assert_eq!(game.len(), 2, "a variation leaves the game alone");
    game.edit(|tree| tree.promote_to_main(side));
    assert_eq!((game.len(), game.end()), (3, side));
    let first = game.line()[1];
    game.edit(|tree| tree.delete(first));
    let sans: Vec<&str> = game.plies().map(|ply| ply.san.as_str()).collect();
    assert_eq!(sans, ["Ra7", "Kf8"], "the other line is the game again");
}

#[test]
fn time_loses_only_to_a_side_that_can_win() {
    let mut game = record("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    game.run_out_of_time(Color::Black);
    let lost = Outcome::Win(Color::White, WinReason::Time);
    assert_eq!(game.outcome(), Some(lost));
    game.take_back();
    game.run_out_of_time(Color::White);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Time)));
}

#[test]
fn a_king_alone_wins_by_time_where_a_side_without_a_move_loses() {
    let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
    let start = parse_fen(&variant, "7k/8/8/8/8/8/8/L6K w - - 0 1").unwrap();
    let mut game = Record::new(Arc::new(variant), start);
    game.run_out_of_time(Color::White);
    let lost = Outcome::Win(Color::Black, WinReason::Time);
    assert_eq!(game.outcome(), Some(lost));
}
