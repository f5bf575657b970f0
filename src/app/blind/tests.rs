//! Blind games: tries, the veil, guesses, the computer, files.

use super::game::BlindGame;
use super::guesses::Guess;
use super::jobs::{BlindJob, BlindReport};
use super::saved::{read, write};
use super::*;
use crate::app::board::action::BoardAction;
use crate::app::board::interact::{Pick, PointerInput};
use crate::app::board::tries::TryInput;
use crate::app::my_games::{KeepGame, ShowBlind, ShowGame};
use crate::app::shell::{Outbox, Say};
use crate::app::tests::Program;
use crate::app::variants::{Games, Variants};
use baroque::diagram::{Item, Shape};
use baroque::notation::parse_fen;
use baroque::rules::{Color, Outcome, Piece, Position, Square, Variant, WinReason};
use baroque::search::Level;
use baroque::variant_file::Catalogue;
use std::sync::Arc;

/// The feature without a program. Jobs are done at once, but the computer makes no tries by itself.
#[derive(Default)]
pub(in crate::app) struct BlindBench {
    state: Blind,
    outbox: Outbox,
}

fn variant(game: &str) -> Arc<Variant> {
    Arc::new(Catalogue::built_in().variant(game, None, &[]).unwrap())
}

impl BlindBench {
    fn new(game: &str, fen: Option<&str>, players: Players) -> BlindBench {
        let variant = variant(game);
        let start = match fen {
            Some(fen) => parse_fen(&variant, fen).unwrap(),
            None => variant.start().clone(),
        };
        let mut bench = BlindBench::default();
        bench.act(&BlindAction::OpenGame(variant, Box::new(start)));
        let setup = bench.state.setup.as_mut().unwrap();
        setup.players = players;
        setup.level = Level::Newcomer;
        bench.act(&BlindAction::Begin);
        bench
    }

    fn act(&mut self, action: &BlindAction) {
        let variants = Variants::default();
        self.state.apply(action, &variants, &mut self.outbox);
        self.reckon();
    }

    fn ask(&mut self, action: BlindGameAction) {
        self.act(&BlindAction::Game(action));
    }

    /// Does the jobs but those of the computer.
    fn reckon(&mut self) {
        for job in self.outbox.take::<BlindJob>() {
            if let job @ BlindJob::Reckon { .. } = job {
                let report = job.report().unwrap();
                self.state.take(report, &mut self.outbox);
            }
        }
    }

    /// The computer makes a try.
    fn computer(&mut self, text: &str) {
        let game = self.game();
        let moment = game.asked.unwrap();
        let report = BlindReport::Thought(game.id, moment, Some(text.to_owned()));
        self.state.take(report, &mut self.outbox);
        self.reckon();
    }

    fn game(&self) -> &BlindGame {
        self.state.game.as_ref().unwrap()
    }

    fn tries(&mut self, text: &str) {
        self.ask(BlindGameAction::Write(text.to_owned()));
        self.ask(BlindGameAction::Enter);
    }

    fn click(&mut self, square: &str) {
        let square = at(self.game().variant(), square);
        self.ask(BlindGameAction::Hand(TryInput::Click(square)));
    }

    fn message(&self) -> &str {
        &self.game().message
    }

    /// The pieces that the board shows, guesses included.
    fn pieces(&self) -> Vec<Piece> {
        let piece = |item: Item| match item.shape {
            Shape::Piece(piece) => Some(piece),
            _ => None,
        };
        self.state
            .stage()
            .unwrap()
            .items()
            .into_iter()
            .filter_map(piece)
            .collect()
    }
}

fn at(variant: &Variant, name: &str) -> Square {
    variant.geometry().split_square(name).unwrap().0
}

fn count(pieces: &[Piece], color: Color) -> usize {
    pieces.iter().filter(|piece| piece.color() == color).count()
}

#[test]
fn the_umpire_refuses_a_try_and_the_computer_answers_unseen() {
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    assert_eq!(count(&bench.pieces(), Color::White), 16);
    assert_eq!(count(&bench.pieces(), Color::Black), 0);
    // An Ultima pawn goes as a rook: d7 is occupied, and a1–h8 is no line of a pawn.
    bench.click("e2");
    bench.click("e7");
    assert_eq!(bench.message(), "e2-e7: no. Try another move.");
    bench.tries("e2-d4");
    assert_eq!(
        bench.message(),
        "e2-d4: impossible, whatever stands there. Try another move."
    );
    bench.tries("e2 e5");
    assert_eq!(bench.message(), "White: e2-e5.");
    assert!(bench.game().computer_moves());
    bench.tries("e5e6");
    assert_eq!(bench.message(), "It is the computer’s turn.");
    bench.computer("a7a1");
    assert!(bench.game().computer_moves(), "the try was refused");
    assert_eq!(bench.message(), "It is the computer’s turn.");
    bench.computer("a7a6");
    assert_eq!(bench.message(), "White: e2-e5. Black has moved.");
    assert_eq!(count(&bench.pieces(), Color::Black), 0);
}

#[test]
fn an_answered_try_leaves_the_field_empty() {
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    for (text, answer) in [
        ("e4e5", "None of your pieces stands on e4."),
        ("e2d4", "e2-d4: impossible"),
        ("e2e2", "e2 removed: no."),
        ("what", "“what” is not a try."),
    ] {
        bench.tries(text);
        assert!(bench.message().starts_with(answer), "{}", bench.message());
        assert_eq!(bench.game().board.typed, "", "{text}");
    }
}

#[test]
fn the_level_of_the_last_game_is_that_of_the_next() {
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    bench.state.setup = None;
    let rules = variant("chess");
    let start = rules.start().clone();
    bench.act(&BlindAction::OpenGame(rules, Box::new(start)));
    assert_eq!(bench.state.setup.as_ref().unwrap().level, Level::Newcomer);
}

#[test]
fn between_two_players_the_board_is_empty_until_the_next_is_alone() {
    let mut bench = BlindBench::new("ultima", None, Players::Two);
    bench.tries("e2e5");
    assert!(bench.game().veiled);
    assert_eq!(bench.pieces(), []);
    assert!(bench.game().position().occupied().is_empty());
    bench.tries("e7e6");
    assert!(bench.game().veiled, "nobody makes a try behind the veil");
    bench.outbox.take::<Say>();
    bench.ask(BlindGameAction::Lift);
    assert_eq!(
        bench.outbox.take::<Say>(),
        [Say("White has moved. Black to move.".to_owned())]
    );
    assert_eq!(count(&bench.pieces(), Color::White), 0);
    assert_eq!(count(&bench.pieces(), Color::Black), 16);
    assert!(bench.game().board.view.flipped());
}

#[test]
fn a_promotion_is_chosen_among_those_that_may_be_legal() {
    let fen = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    let mut bench = BlindBench::new("chess", Some(fen), Players::Computer);
    bench.click("e7");
    bench.click("e8");
    let choices = bench.game().choosing.clone();
    assert_eq!(choices, ["e7e8b", "e7e8n", "e7e8q", "e7e8r"]);
    bench.ask(BlindGameAction::Try("e7e8n".to_owned()));
    assert_eq!(bench.game().plies(), 1);
    assert!(bench.game().choosing.is_empty());
    let knight = bench.game().variant().piece('N').unwrap();
    assert!(bench.pieces().contains(&knight));
}

#[test]
fn guesses_stay_until_something_else_is_known() {
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    let king = bench.game().variant().piece('k').unwrap();
    let tool = Guess::Piece(king.piece_type());
    bench.ask(BlindGameAction::Guess(Some(tool)));
    for square in ["d8", "e5", "e2", "a8"] {
        bench.click(square);
    }
    bench.click("a8");
    assert_eq!(bench.game().plies(), 0, "a click with a tool is no try");
    let noted = |bench: &BlindBench| {
        let variant = bench.game().variant();
        let notes = bench.game().guesses[Color::White].iter();
        let mut names: Vec<_> = notes
            .map(|(square, _)| variant.geometry().name(square).to_owned())
            .collect();
        names.sort();
        names
    };
    assert_eq!(noted(&bench), ["d8", "e5"], "e2 has an own piece");
    assert_eq!(
        bench
            .pieces()
            .iter()
            .filter(|piece| **piece == king)
            .count(),
        2
    );
    bench.tries("e2e5");
    assert_eq!(noted(&bench), ["d8"]);
    assert_eq!(bench.game().tool, None);
}

#[test]
fn a_guess_is_moved_by_two_clicks_or_dragged() {
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    bench.ask(BlindGameAction::Guess(Some(Guess::Mark)));
    bench.click("e6");
    bench.ask(BlindGameAction::Guess(None));
    let noted = |bench: &BlindBench, name| {
        let square = at(bench.game().variant(), name);
        bench.game().guesses[Color::White].on(square)
    };
    bench.click("e6");
    bench.click("c5");
    assert_eq!(noted(&bench, "e6"), None);
    assert_eq!(noted(&bench, "c5"), Some(Guess::Mark));
    assert_eq!(bench.game().plies(), 0);
    let variant = bench.game().variant().clone();
    let [from, to] = ["c5", "d4"].map(|name| at(&variant, name));
    let over = |square| Some(Pick::Board(square));
    let place = |square| bench.game().board.view.center(square);
    let (begun, ended) = (place(from), place(to));
    for input in [
        PointerInput::Press(over(from), begun),
        PointerInput::Point(over(to), ended, 0.1),
    ] {
        bench.ask(BlindGameAction::Hand(TryInput::Pointer(input)));
    }
    let items = bench.state.stage().unwrap().items();
    let marks = items.iter().filter(|item| item.shape == Shape::Unknown);
    let marks: Vec<_> = marks.map(|item| item.at).collect();
    assert_eq!(marks, [ended], "it follows the pointer");
    let release = PointerInput::Release(over(to));
    bench.ask(BlindGameAction::Hand(TryInput::Pointer(release)));
    assert_eq!(noted(&bench, "d4"), Some(Guess::Mark));
    // A picked own piece goes to a square with a guess.
    bench.click("d2");
    bench.click("d4");
    assert_eq!(bench.game().plies(), 1);
    assert_eq!(noted(&bench, "d4"), None);
}

#[test]
fn shares_are_those_of_the_known_start_and_only_on_request() {
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    let square = |bench: &BlindBench, name| bench.game().share(at(bench.game().variant(), name));
    assert_eq!(square(&bench, "e7"), None);
    bench.ask(BlindGameAction::ToggleShares);
    assert_eq!(square(&bench, "e7"), Some(1.0));
    assert_eq!(square(&bench, "e5"), Some(0.0));
    bench.ask(BlindGameAction::ToggleShares);
    assert_eq!(square(&bench, "e7"), None);
}

/// Black's king on h8 is mated by the queen on g7, which the king on f6 protects.
const MATE: &str = "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1";

#[test]
fn the_end_shows_both_sides_and_opens_as_a_game_with_the_tries() {
    let mut bench = BlindBench::new("chess", Some(MATE), Players::Computer);
    bench.ask(BlindGameAction::Replay);
    assert!(bench.outbox.take::<ShowGame>().is_empty());
    assert_eq!(bench.game().seen_by(Color::Black), None);
    bench.tries("f6g8");
    bench.tries("f6g7");
    bench.tries("g2g7");
    let won = Outcome::Win(Color::White, WinReason::Checkmate);
    assert_eq!(bench.game().outcome(), Some(won));
    assert_eq!(count(&bench.pieces(), Color::Black), 1);
    let seen = |side| {
        let seen: Position = bench.game().seen_by(side).unwrap();
        seen.occupied().len()
    };
    assert_eq!([seen(Color::White), seen(Color::Black)], [2, 1]);
    bench.ask(BlindGameAction::Replay);
    let shown = bench.outbox.take::<ShowGame>();
    let text = shown[0].game.write();
    assert!(text.contains("tried: f6g8 impossible, f6g7"), "{text}");
    let back = BoardAction::Back;
    bench.state.apply_to_board(&back, &mut bench.outbox);
    assert_eq!(bench.game().shown_plies(), 0);
    assert_eq!(bench.game().position().occupied().len(), 3);
}

#[test]
fn a_finished_game_is_kept_among_all_games_and_opens_with_both_views() {
    let mut bench = BlindBench::new("chess", Some(MATE), Players::Computer);
    let file = std::path::PathBuf::from("/games/blind.json");
    bench.state.game.as_mut().unwrap().path = Some(file.clone());
    bench.tries("f6g7");
    assert!(bench.outbox.take::<KeepGame>().is_empty());
    let act = BlindAction::Game(BlindGameAction::Try("g2g7".to_owned()));
    let variants = Variants::default();
    bench.state.apply(&act, &variants, &mut bench.outbox);
    let jobs = bench.outbox.take::<BlindJob>();
    let removes = |job: &BlindJob| matches!(job, BlindJob::Remove(path) if *path == file);
    assert_eq!(jobs.iter().filter(|job| removes(job)).count(), 1);
    let mut kept = bench.outbox.take::<KeepGame>();
    let KeepGame { game, players, .. } = kept.pop().unwrap();
    assert!(kept.is_empty());

    let mut other = BlindBench::default();
    let shown = ShowBlind { game, players };
    other.state.show(&shown, &mut other.outbox);
    let won = Outcome::Win(Color::White, WinReason::Checkmate);
    assert_eq!(other.game().outcome(), Some(won));
    let seen = |side| other.game().seen_by(side).unwrap().occupied().len();
    assert_eq!([seen(Color::White), seen(Color::Black)], [2, 1]);
    let refused = &other.game().own_ply(0).unwrap().turn.refused;
    assert_eq!(refused.len(), 1);
    assert_eq!(
        other.game().opponent.map(|opponent| opponent.level),
        Some(Level::Newcomer)
    );
    other.act(&BlindAction::Open);
    assert!(other.state.shown().is_none(), "it is over");
}

#[test]
fn a_saved_game_comes_back_and_a_changed_one_gets_a_sentence() {
    let games = Games::from(Catalogue::built_in().clone());
    let mut bench = BlindBench::new("ultima", None, Players::Computer);
    bench.ask(BlindGameAction::Guess(Some(Guess::Mark)));
    bench.click("e6");
    bench.ask(BlindGameAction::ToggleShares);
    bench.tries("e2e7");
    bench.tries("e2e5");
    let text = write(bench.game());
    let back = read(&text, &games).unwrap();
    assert_eq!(back.knowledge(), bench.game().knowledge());
    assert_eq!(back.opponent, bench.game().opponent);
    assert_eq!(write(&back).len(), text.len());
    assert!(back.shows_shares && !back.veiled);
    assert_eq!(back.guesses[Color::White].len(), 1);
    let sealed = text.find("\"sealed\"").unwrap() + 40;
    let mut changed = text.clone();
    let other = if &text[sealed..=sealed] == "A" {
        "B"
    } else {
        "A"
    };
    changed.replace_range(sealed..=sealed, other);
    let cases = [
        (String::new(), "not a saved blind game"),
        ("{}".to_owned(), "not a saved blind game"),
        (
            text.replacen("\"format\": 1", "\"format\": 9", 1),
            "format 9",
        ),
        (changed, "`sealed` was changed"),
    ];
    for (text, expected) in cases {
        let problem = read(&text, &games).unwrap_err();
        assert!(problem.contains(expected), "{problem}");
    }
    let two = BlindBench::new("ultima", None, Players::Two);
    assert!(read(&write(two.game()), &games).unwrap().veiled);
}

#[test]
fn a_choice_of_the_array_is_open_and_is_named() {
    let mut bench = BlindBench::new("baroque", None, Players::Computer);
    assert_eq!(
        bench.game().reckoned().unwrap().tries,
        ["setup:exchange", "setup:keep"]
    );
    bench.ask(BlindGameAction::Try("setup:keep".to_owned()));
    assert_eq!(bench.message(), "White keeps the array.");
}

#[test]
fn pieces_in_hand_are_placed() {
    let mut bench = BlindBench::new("draft", None, Players::Two);
    let hand = bench.game().knowledge().own().hand;
    let kind = hand.types().iter().next().unwrap();
    let letter = bench.game().variant().kind(kind).letter;
    bench.tries(&format!("{letter}@e1"));
    assert_eq!(bench.game().plies(), 1);
    bench.ask(BlindGameAction::Lift);
    assert!(bench.game().takes_tries());
    // A rank of pawns and a rank of Guards stand there from the start.
    assert_eq!(count(&bench.pieces(), Color::White), 0);
    assert_eq!(bench.game().position().occupied().len(), 20);
}

/// A game against the computer, without a file, on the page.
pub(in crate::app) fn show(program: &mut Program) {
    let variant = variant("ultima");
    let start = variant.start().clone();
    program.send(BlindAction::OpenGame(variant, Box::new(start)));
    program.send(BlindAction::Begin);
    program.part_mut::<Blind>().game.as_mut().unwrap().path = None;
}

/// The computer makes a try in the game on the page.
pub(in crate::app) fn computer(program: &mut Program, text: &str) {
    let game = program.part::<Blind>().game.as_ref().unwrap();
    let report = BlindReport::Thought(game.id, game.asked.unwrap(), Some(text.to_owned()));
    program.send(report);
}

/// What is computed about the current moment of a game.
pub(in crate::app) fn shares(game: &BlindGame) -> BlindReport {
    let reckon = BlindJob::Reckon {
        game: game.id,
        knowledge: Box::new(game.knowledge().clone()),
        reckoner: Some(game.reckoner[game.viewer].clone()),
    };
    reckon.report().unwrap()
}

/// A game as its file has it.
pub(in crate::app) fn saved(program: &Program) -> String {
    write(program.part::<Blind>().game.as_ref().unwrap())
}
