//! What analysis and hints show.

use super::advice::advised;
use super::evaluation::Evaluation;
use super::found::{AnalysisLine, FoundLines};
use super::hint::{Hint, HintStep};
use super::{Analysis, Pointed, Silence};
use crate::app::action::{Action, AnalysisAction, BoardAction, NewGameAction, ShellAction};
use crate::app::play::table::{Advice, Player, Table};
use crate::app::tests::Program;
use baroque::diagram::{BoardView, Item, Shape};
use baroque::notation::{find_move, parse_fen};
use baroque::rules::{Color, DrawReason, Move, Outcome, WinReason};
use baroque::variant_file::Catalogue;

/// A game between two humans, or against the computer.
fn session(black: Player) -> Program {
    let mut session = Program::new(Catalogue::built_in());
    session.apply(NewGameAction::Open("chess".to_owned()));
    let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    choice.layout = "8x8".to_owned();
    choice.players.black = black;
    session.apply(NewGameAction::Start(choice));
    session
}

fn table(session: &Program) -> &Table {
    session.table()
}

/// A line of moves from the position on the board.
fn line(table: &Table, text: &str) -> Vec<Move> {
    let variant = table.variant();
    let mut position = table.position().clone();
    let step = |text| {
        let mv = find_move(variant, &position, text).unwrap();
        position = variant.play(&position, mv);
        mv
    };
    text.split_whitespace().map(step).collect()
}

fn analysis(table: &Table, lines: &[&str], centipawns: i32) -> Analysis {
    let evaluation = Evaluation {
        centipawns,
        mate: None,
    };
    let line = |text: &&str| AnalysisLine {
        evaluation,
        moves: line(table, text),
        texts: text.split_whitespace().map(str::to_owned).collect(),
    };
    let found = FoundLines {
        position: table.position().clone(),
        lines: lines.iter().map(line).collect(),
        depth: (1, 1),
        nodes: 1,
        speed: 1,
        fullness: 0,
        time: std::time::Duration::ZERO,
    };
    let mut analysis = Analysis {
        on: true,
        ..Analysis::default()
    };
    analysis.learn(found, true);
    analysis
}

#[test]
fn only_the_best_line_has_an_arrow_or_the_line_under_the_pointer() {
    let session = session(Player::Human);
    let table = table(&session);
    let mut analysis = analysis(table, &["e2e4 e7e5", "g1f3", "d2d4"], 20);
    let arrow = |mv| {
        let transition = table.variant().transition(table.position(), mv);
        let pieces = table.position().occupied();
        baroque::diagram::advice(table.view(), pieces, &transition, 1.0)
    };
    let best = arrow(line(table, "e2e4")[0]);
    assert_eq!(analysis.advice(table).marks, best);
    let other = line(table, "d2d4")[0];
    analysis.pointed = Some(Pointed::Line(other));
    assert_eq!(analysis.advice(table).marks, arrow(other));
}

#[test]
fn a_leap_has_one_arrow() {
    let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
    let position = parse_fen(&variant, "7k/8/8/8/8/8/8/L1p1p2K w - - 0 1").unwrap();
    let mv = find_move(&variant, &position, "a1f1").unwrap();
    let marks = advised(&variant, &BoardView::of(&variant, false), &position, mv);
    let arrow = |item: &&Item| matches!(item.shape, Shape::Arrow(_) | Shape::Head);
    assert_eq!(marks.iter().filter(arrow).count(), 1);
}

#[test]
fn the_pointer_on_a_move_previews_its_position() {
    let session = session(Player::Human);
    let table = table(&session);
    let mut analysis = analysis(table, &["e2e4 d7d5 e4d5"], 20);
    let moves = line(table, "e2e4 d7d5 e4d5");
    analysis.pointed = Some(Pointed::Ahead(moves.clone()));
    let ahead = analysis.advice(table).ahead.unwrap();
    let fen = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    let expected = parse_fen(table.variant(), fen).unwrap();
    assert!(ahead.position.same_as(&expected));
    let rings = ahead.marks.iter();
    assert_eq!(rings.filter(|item| item.shape == Shape::Ring).count(), 1);
    // After a click, the position stays until the user removes it.
    analysis.pointed = None;
    analysis.pinned = Some(moves);
    assert_eq!(analysis.advice(table).ahead, Some(ahead));
    analysis.pinned = None;
    assert_eq!(analysis.advice(table).ahead, None);
}

#[test]
fn the_result_of_another_position_draws_no_arrows() {
    let mut session = session(Player::Human);
    let analysis = analysis(table(&session), &["e2e4"], 20);
    let mv = line(table(&session), "d2d4")[0];
    session.apply(BoardAction::Play(mv));
    assert_eq!(analysis.advice(table(&session)), Advice::default());
    assert!(analysis.last_found().is_some());
}

#[test]
fn the_bar_follows_the_evaluation_or_the_result() {
    let session = session(Player::Human);
    let mut analysis = analysis(table(&session), &["e2e4"], 0);
    assert_eq!(analysis.bar.shown(), 0.5);
    for (outcome, share) in [
        (Outcome::Win(Color::White, WinReason::Checkmate), 1.0),
        (Outcome::Win(Color::Black, WinReason::Checkmate), 0.0),
        (Outcome::Draw(DrawReason::Stalemate), 0.5),
    ] {
        analysis.fall_silent(Silence::Decided(outcome), true);
        assert_eq!(analysis.bar.shown(), share);
    }
}

#[test]
fn a_pinned_line_of_another_position_is_not_shown() {
    let mut session = session(Player::Human);
    let mut analysis = analysis(table(&session), &["e2e4"], 0);
    analysis.on = true;
    analysis.pinned = Some(line(table(&session), "e2e4 e7e5"));
    assert!(analysis.advice(table(&session)).ahead.is_some());
    let mv = line(table(&session), "e2e4")[0];
    session.apply(BoardAction::Play(mv));
    assert_eq!(analysis.advice(table(&session)), Advice::default());
}

#[test]
fn lines_are_played_in_the_game_or_as_a_variation() {
    let mut between = session(Player::Human);
    let moves = line(table(&between), "e2e4 e7e5 g1f3");
    between.apply(Action::Analysis(AnalysisAction::PlayLine(moves.clone())));
    assert_eq!(table(&between).record.len(), 3);
    between.apply(Action::Board(BoardAction::Back));
    let other = line(table(&between), "h2h3 b8c6");
    between.apply(Action::Analysis(AnalysisAction::PlayLine(other)));
    assert_eq!(table(&between).record.len(), 3, "the game has not changed");
    assert_eq!(
        (table(&between).tree().len(), table(&between).shown()),
        (5, 4)
    );
    let mut against = session(Player::Computer(baroque::search::Level::Beginner));
    against.apply(Action::Analysis(AnalysisAction::PlayLine(moves)));
    assert_eq!(table(&against).record.len(), 0);
}

#[test]
fn a_hint_shows_the_piece_then_the_move_then_nothing() {
    let mut session = session(Player::Human);
    let words = |session: &Program| {
        let answer = table(session).interaction.answer.clone();
        answer.map_or_else(String::new, |answer| answer.words.to_string())
    };
    session.apply(AnalysisAction::Hint);
    assert!(session.analysis().awaits_hint());
    let mv = line(table(&session), "g1f3")[0];
    session.part_mut::<Analysis>().hint.as_mut().unwrap().mv = Some(mv);
    let analysis = session.analysis().clone();
    analysis.show_hint(session.table_mut());
    assert_eq!(words(&session), "Move the Knight on g1.");
    session.apply(AnalysisAction::Hint);
    assert!(words(&session).contains("g1") && words(&session).contains("f3"));
    let answer = table(&session).interaction.answer.clone().unwrap();
    assert!(
        answer
            .marks
            .iter()
            .any(|item| matches!(item.shape, Shape::Arrow(_)))
    );
    session.apply(AnalysisAction::Hint);
    assert_eq!(words(&session), "");
    assert_eq!(session.analysis().hint, None);
}

/// The arrows of both could contradict each other.
#[test]
fn the_analysis_replaces_a_hint() {
    let mut session = session(Player::Human);
    session.apply(AnalysisAction::Hint);
    let mv = line(table(&session), "g1f3")[0];
    session.part_mut::<Analysis>().hint.as_mut().unwrap().mv = Some(mv);
    let analysis = session.analysis().clone();
    analysis.show_hint(session.table_mut());
    assert!(table(&session).interaction.answer.is_some());
    session.apply(AnalysisAction::Toggle);
    assert!(table(&session).interaction.answer.is_none());
    assert_eq!(session.analysis().hint, None);
}

#[test]
fn a_hint_for_a_quiet_move_says_why() {
    let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
    let said = |fen: &str, moves: &[&str]| {
        let position = parse_fen(&variant, fen).unwrap();
        let mut line = Vec::new();
        let mut at = position.clone();
        for text in moves {
            let mv = find_move(&variant, &at, text).unwrap();
            at = variant.play(&at, mv);
            line.push(mv);
        }
        let hint = Hint {
            position,
            step: HintStep::Move,
            mv: Some(line.remove(0)),
            then: line,
        };
        let view = BoardView::new(variant.geometry(), false);
        hint.answer(&variant, &view).unwrap().words.to_string()
    };
    let rook = "r6k/8/8/8/8/N7/2B5/7K w - - 0 1";
    let words = said(rook, &["c2a4"]);
    assert!(
        words.ends_with("It protects the Knight on a3 from the Rook on a8."),
        "{words}"
    );
    let words = said(rook, &["a3b5"]);
    assert!(
        words.ends_with("It gets away from the Rook on a8."),
        "{words}"
    );
    let words = said("7k/2p5/8/8/8/2N5/8/7K w - - 0 1", &["c3d5"]);
    assert!(words.ends_with("It threatens the Pawn on c7."), "{words}");
    let words = said("7k/8/4p3/8/8/2N5/8/7K w - - 0 1", &["c3a4", "e6e5", "a4c5"]);
    assert!(!words.contains("prepares"), "nothing is captured: {words}");
    let words = said("7k/8/3p4/8/8/8/N7/7K w - - 0 1", &["a2c3", "d6d5", "c3d5"]);
    assert!(!words.contains("d5"), "no pawn stands on d5 yet: {words}");
    // The bishop on a4 leaves the file of the rook, and the knight on a7 stays.
    let opened = "7k/n7/8/8/b7/8/8/R6K w - - 0 1";
    let words = said(opened, &["h1g1", "a4b3", "a1a7"]);
    assert!(
        words.ends_with("It prepares to capture the Knight on a7."),
        "{words}"
    );
    let words = said("7k/8/8/8/8/2p5/8/2R4K w - - 0 1", &["c1c3"]);
    let reasons = ["protects", "gets away", "threatens", "prepares"];
    let reason = reasons.iter().any(|reason| words.contains(reason));
    assert!(!reason, "a capture needs no reason: {words}");
}

#[test]
fn a_hint_that_was_asked_for_twice_shows_the_move_at_once() {
    let mut session = session(Player::Human);
    session.apply(AnalysisAction::Hint);
    session.apply(AnalysisAction::Hint);
    assert_eq!(
        session.analysis().hint.as_ref().unwrap().step,
        HintStep::Move
    );
    session.apply(ShellAction::Cancel);
    assert!(!session.analysis().awaits_hint());
}

#[test]
fn a_new_game_has_no_analysis_of_the_last() {
    let mut session = session(Player::Human);
    session.apply(AnalysisAction::Toggle);
    assert!(session.analysis().on);
    session.apply(NewGameAction::Again);
    session.apply(ShellAction::Continue);
    assert!(!session.analysis().on);
}
