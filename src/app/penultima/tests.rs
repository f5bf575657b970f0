//! Games of secret rules: tries, the notebook, the computer, files.

use super::game::{Declared, PenultimaGame};
use super::jobs::{PenultimaJob, PenultimaReport};
use super::saved::{read, write};
use super::*;
use crate::app::board::action::BoardAction;
use crate::app::board::tries::{TryInput, TryPlayer};
use crate::app::guide::GuideAction;
use crate::app::my_games::ShowGame;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Outbox, Say};
use crate::app::sound::Cue;
use crate::app::tests::Program;
use baroque::penultima::{
    Attempts, Difficulty, Guess, GuessCheck, Hidden, Movement, Role, Rule, Rules, Secret, Verdict,
};
use baroque::progress::{self, Event};
use baroque::rules::{Color, MethodName, Outcome, WinReason};
use baroque::search::Level;

/// A secret in which only the rook is hidden. It moves as in chess and captures so.
pub(in crate::app) fn rook(method: MethodName) -> Secret {
    let rule = Rule::new(Movement::Rook, [method], []);
    let hidden = Hidden {
        role: Role::Rook,
        name: "Ab".to_owned(),
    };
    let rules = Rules::default().with(Role::Rook, rule);
    Secret::of(Difficulty::ALL[0], 1, vec![hidden], rules).unwrap()
}

/// A game for two, without a file.
pub(in crate::app) fn game_for_two(secret: Secret) -> Box<PenultimaGame> {
    Box::new(PenultimaGame::begin(secret, Attempts::Limited(1), None).unwrap())
}

pub(in crate::app) fn show(program: &mut Program, game: Box<PenultimaGame>) {
    program.send(PenultimaAction::Open);
    program.send(PenultimaReport::Begun(Ok(game)));
}

/// A game as its file has it.
pub(in crate::app) fn saved(game: &PenultimaGame) -> String {
    write(game)
}

/// The feature without a program. Jobs are done at once.
#[derive(Default)]
struct Bench {
    state: Penultima,
    outbox: Outbox,
}

impl Bench {
    fn with(game: PenultimaGame) -> Bench {
        let mut bench = Bench::default();
        let begun = PenultimaReport::Begun(Ok(Box::new(game)));
        bench.state.take(begun, &mut bench.outbox);
        bench.settle();
        bench
    }

    fn two(method: MethodName) -> Bench {
        Bench::with(*game_for_two(rook(method)))
    }

    fn ask(&mut self, action: GameAction) {
        let action = PenultimaAction::Game(action);
        self.state.apply(&action, &mut self.outbox);
        self.settle();
    }

    fn settle(&mut self) {
        for job in self.outbox.take::<PenultimaJob>() {
            if let Some(report) = job.report() {
                self.state.take(report, &mut self.outbox);
            }
        }
    }

    fn game(&self) -> &PenultimaGame {
        self.state.game.as_ref().unwrap()
    }

    fn tries(&mut self, texts: &str) {
        for text in texts.split_whitespace() {
            self.ask(GameAction::Write(text.to_owned()));
            self.ask(GameAction::Enter);
            assert_eq!(self.game().board.typed, "", "{text}");
        }
    }

    fn guess(&mut self, method: MethodName) {
        self.ask(GameAction::Guess(Guess {
            movement: Movement::Rook,
            method: Some(method),
            power: None,
        }));
    }

    fn message(&self) -> &str {
        &self.game().message
    }
}

/// Rook h3-g3 and g3-f3: the second move goes away from the pawn that has come to h3.
const WITHDRAWAL: &str = "a2a4 h7h5 a1a3 h5h4 a3h3 b7b6 h3g3 h4h3 g3f3";

#[test]
fn the_referee_answers_and_an_illegal_try_loses_the_turn() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.tries("a1b3");
    assert_eq!(
        bench.message(),
        "White: Ab a1-b3. Illegal. The turn is lost."
    );
    assert_eq!(bench.game().public().turn(), Color::Black);
    assert_eq!(bench.outbox.take::<Cue>(), [Cue::Refused]);
    bench.tries("e7-e5");
    assert_eq!(bench.message(), "Black: Pawn e7-e5. Legal.");
    assert_eq!(bench.outbox.take::<Cue>(), [Cue::Move]);
    bench.tries("e7e4");
    assert!(bench.message().contains("not yours"), "{}", bench.message());
    bench.tries("zz");
    assert!(
        bench.message().contains("“zz” is not a try"),
        "{}",
        bench.message()
    );
    assert_eq!(bench.game().public().log().len(), 2);
    assert!(!bench.outbox.take::<Say>().is_empty());
}

#[test]
fn an_illegal_try_costs_nothing_unless_players_choose_so() {
    let attempts = Setup::default().attempts;
    let game = PenultimaGame::begin(rook(MethodName::Withdraw), attempts, None);
    let mut bench = Bench::with(game.unwrap());
    bench.tries("a1b3 a1c3");
    assert_eq!(bench.message(), "White: Ab a1-c3. Illegal.");
    assert_eq!(bench.game().public().turn(), Color::White);
}

#[test]
fn what_is_gone_is_said_and_heard_as_any_move() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.tries(WITHDRAWAL);
    assert_eq!(
        bench.message(),
        "White: Ab g3-f3. Legal. The piece on h3 is gone."
    );
    assert_eq!(bench.outbox.take::<Cue>(), [Cue::Move; 9]);
}

#[test]
fn the_notebook_finds_the_tries_that_contradict_a_guess() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.tries(WITHDRAWAL);
    bench.guess(MethodName::Advance);
    bench.ask(GameAction::Check);
    // Nothing stands in line ahead of f3, so only the last move tells.
    let verdict = Verdict::Contradicted(vec![8]);
    assert_eq!(bench.game().notebook.checked, GuessCheck::Is(verdict));
    bench.guess(MethodName::Withdraw);
    assert_eq!(bench.game().notebook.checked, GuessCheck::Not);
    bench.ask(GameAction::Check);
    let checked = &bench.game().notebook.checked;
    assert_eq!(*checked, GuessCheck::Is(Verdict::Consistent));
    bench.tries("b6b5");
    assert_eq!(bench.game().notebook.checked, GuessCheck::Not);
}

#[test]
fn a_rule_is_declared_once_in_a_turn_and_kept_if_it_is_right() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.guess(MethodName::Leap);
    bench.ask(GameAction::Declare);
    assert_eq!(bench.message(), "That is not the rule.");
    assert_eq!(bench.game().declared, Declared::After(0));
    bench.guess(MethodName::Withdraw);
    bench.ask(GameAction::Declare);
    assert_eq!(bench.message(), "That is not the rule.");
    bench.tries("e2e4");
    bench.ask(GameAction::Declare);
    assert_eq!(bench.message(), "That is the rule.");
    let rule = Rule::new(Movement::Rook, [MethodName::Withdraw], []);
    assert_eq!(bench.game().rule_of_page(), Some(&rule));
    assert!(bench.game().secret().is_none(), "the game is not over");
}

#[test]
fn the_end_shows_the_rules_their_pages_and_a_replay() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.ask(GameAction::Reveal(0));
    bench.ask(GameAction::Replay(0));
    assert!(bench.outbox.take::<GuideAction>().is_empty());
    assert!(bench.outbox.take::<ShowGame>().is_empty());
    bench.tries(WITHDRAWAL);
    bench.ask(GameAction::Resign);
    let won = Outcome::Win(Color::White, WinReason::Resignation);
    assert_eq!(bench.game().outcome(), Some(won));
    assert_eq!(bench.game().tab, Tab::Rules);
    assert!(bench.game().secret().is_some());
    bench.ask(GameAction::Reveal(0));
    let pages = bench.outbox.take::<GuideAction>();
    assert!(matches!(pages[..], [GuideAction::OpenMade(..)]));
    bench.ask(GameAction::Replay(0));
    let replays = bench.outbox.take::<ShowGame>();
    assert_eq!(replays[0].game.tree.len(), 9);
    assert!(replays[0].rules.as_ref().unwrap().contains("Withdraw"));
    let plain = bench.game().position().clone();
    bench
        .state
        .apply_to_board(&BoardAction::Back, &mut bench.outbox);
    assert_eq!(bench.game().board.looked, Some(8));
    assert_eq!(*bench.game().position(), plain, "the last try led here");
}

#[test]
fn a_replay_ends_where_a_turn_was_lost() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.tries("e2e4 e7e5 a1b3 d7d5 d2d4");
    bench.ask(GameAction::Resign);
    for (from, moves) in [(0, 2), (2, 2), (3, 2), (4, 1)] {
        bench.ask(GameAction::Replay(from));
        let replay = bench.outbox.take::<ShowGame>();
        assert_eq!(replay[0].game.tree.len(), moves, "from {from}");
    }
}

#[test]
fn the_computer_answers_and_only_on_its_turn() {
    let opponent = TryPlayer {
        side: Color::Black,
        level: Level::Newcomer,
        seed: 3,
    };
    let game = PenultimaGame::begin(rook(MethodName::Leap), Attempts::Limited(1), Some(opponent));
    let mut bench = Bench::with(game.unwrap());
    assert!(!bench.game().computer_moves());
    assert_eq!(words::state(bench.game()), "Your move: 1 try.");
    let action = GameAction::Write("e2e4".to_owned());
    bench.ask(action);
    let enter = PenultimaAction::Game(GameAction::Enter);
    bench.state.apply(&enter, &mut bench.outbox);
    assert!(bench.game().computer_moves());
    bench.state.apply(
        &PenultimaAction::Game(GameAction::Resign),
        &mut Outbox::default(),
    );
    assert!(
        bench.game().is_over(),
        "the player resigns, whoever is to move"
    );
    assert_eq!(
        bench.game().outcome(),
        Some(Outcome::Win(Color::Black, WinReason::Resignation))
    );
    bench.settle();
    assert_eq!(
        bench.game().public().log().len(),
        1,
        "its answer comes too late"
    );
}

#[test]
fn the_computer_as_white_begins() {
    let opponent = TryPlayer {
        side: Color::White,
        level: Level::Newcomer,
        seed: 3,
    };
    let game = PenultimaGame::begin(rook(MethodName::Leap), Attempts::Limited(1), Some(opponent));
    let bench = Bench::with(game.unwrap());
    assert!(bench.game().board.view.flipped());
    let log = bench.game().public().log();
    assert_eq!((log.len(), log[0].side()), (1, Color::White));
}

#[test]
fn a_laboratory_counts_and_ends_when_all_is_found() {
    let mut bench = Bench::with(PenultimaGame::alone(rook(MethodName::Leap), None).unwrap());
    bench.tries("a1a5 a1a5");
    bench.ask(GameAction::SetUpAgain);
    bench.guess(MethodName::Shoot);
    bench.ask(GameAction::Declare);
    bench.ask(GameAction::Declare);
    let score = |bench: &Bench| bench.game().laboratory().unwrap().score();
    assert_eq!(score(&bench), 12, "2 tries and 2 wrong declarations");
    bench.guess(MethodName::Leap);
    bench.ask(GameAction::Declare);
    assert!(bench.game().is_over());
    let kept = bench.outbox.take::<ProgressAction>();
    let [ProgressAction::Record(Event::Score(kept))] = &kept[..] else {
        panic!("{kept:?}");
    };
    assert_eq!((kept.mode, kept.points), (progress::Mode::Laboratory, 12));
    assert_eq!(score(&bench), 12);
    assert_eq!(bench.game().tab, Tab::Rules);
}

#[test]
fn a_saved_game_comes_back_with_all_notes() {
    let mut bench = Bench::two(MethodName::Withdraw);
    bench.tries(WITHDRAWAL);
    bench.guess(MethodName::Withdraw);
    bench.ask(GameAction::Remark("It walks away.".to_owned()));
    bench.ask(GameAction::Star(8));
    bench.ask(GameAction::Declare);
    let text = write(bench.game());
    let again = read(&text).unwrap();
    assert_eq!(again.public().log(), bench.game().public().log());
    assert_eq!(again.notebook.pages, bench.game().notebook.pages);
    assert_eq!(again.notebook.starred, bench.game().notebook.starred);
    assert_eq!(again.found, bench.game().found);
    assert_eq!(write(&again), text);
}

#[test]
fn a_laboratory_comes_back_as_it_was_set_up() {
    let mut bench = Bench::with(
        PenultimaGame::alone(rook(MethodName::Leap), Some("2026-05-31".to_owned())).unwrap(),
    );
    bench.tries("g1f3 g8f6 f3g1 f6g8");
    bench.ask(GameAction::SetUpAgain);
    bench.tries("g1f3 g8f6 f3g1 f6g8");
    bench.ask(GameAction::SetUpAgain);
    let again = read(&write(bench.game())).unwrap();
    assert_eq!(again.public().fen(), bench.game().public().fen());
    assert_eq!(again.public().set_ups(), [4, 8]);
    assert_eq!(again.day.as_deref(), Some("2026-05-31"));
    assert!(again.takes_tries());
}

#[test]
fn a_bad_file_is_an_error_in_words() {
    let good = write(&game_for_two(rook(MethodName::Leap)));
    let swapped = |from: &str, to: &str| good.replacen(from, to, 1);
    for (text, wanted) in [
        (String::new(), "not a saved game"),
        ("{}".to_owned(), "not a saved game"),
        (good[..good.len() / 2].to_owned(), "not a saved game"),
        (swapped("\"format\": 1", "\"format\": 9"), "format 9"),
        (swapped("\"sealed\": \"", "\"sealed\": \"0"), "sealed"),
        (swapped("\"tries\": []", "\"tries\": [\"e2\"]"), "try 1"),
        (
            swapped("\"tries\": []", "\"set_ups\": [3], \"tries\": []"),
            "",
        ),
    ] {
        match read(&text) {
            Err(problem) => assert!(!wanted.is_empty() && problem.contains(wanted), "{problem}"),
            Ok(_) => assert_eq!(wanted, "", "{text}"),
        }
    }
}

#[test]
fn a_seed_that_is_no_number_is_refused_before_anything_is_drawn() {
    let mut bench = Bench::default();
    let setup = Setup {
        seed: "seven".to_owned(),
        ..Setup::default()
    };
    bench
        .state
        .apply(&PenultimaAction::Choose(setup), &mut bench.outbox);
    bench
        .state
        .apply(&PenultimaAction::Begin, &mut bench.outbox);
    assert!(bench.state.problem.is_some() && !bench.state.drawing);
    assert!(bench.outbox.take::<PenultimaJob>().is_empty());
}

#[test]
fn the_hand_makes_tries_to_any_square_and_picks_another_piece() {
    let mut bench = Bench::two(MethodName::Withdraw);
    let mut click = |name: &str| {
        let board = bench.game().public().board();
        let at = board.geometry().square(name).unwrap();
        bench.ask(GameAction::Hand(TryInput::Click(at)));
        bench.game().public().log().len()
    };
    // The rook is picked, then the knight, which is tried far away: Black is to move.
    assert_eq!(["a1", "b1", "b5"].map(&mut click), [0, 0, 1]);
    // White's pieces cannot be picked now. Black tries a pawn.
    assert_eq!(["a2", "a4", "a7", "a5"].map(&mut click), [1, 1, 1, 2]);
}
