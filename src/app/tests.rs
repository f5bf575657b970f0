//! Tests of actions.

mod files;
mod pieces;
mod play;
mod program;
pub mod pseudo;
mod texts;

pub use program::Program;

use crate::app::action::{
    Action, AnalysisAction, BoardAction, EditorAction, GuideAction, InventAction, LearnAction,
    MovesAction, NewGameAction, PlayAction, SceneAction, SettingsAction, ShellAction, commanded,
};
use crate::app::penultima::{self, PenultimaAction};
use crate::app::play::table::{GameChoice, PERSONS, Player, Table};
use crate::app::play::{SetChoice, SetWay};
use crate::app::shell::{Screen, ScreenRequest};
use crate::app::variants::{Card, GamesChanged, Variants};
use baroque::notation::{find_move, write_fen};
use baroque::rules::{ByColor, MethodName};
use baroque::search::Level;
use baroque::variant_file::Catalogue;
use std::sync::Arc;

fn session() -> Program {
    Program::new(Catalogue::built_in())
}

fn start(session: &mut Program, id: &str) {
    session.apply(NewGameAction::Open(id.to_owned()));
    let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    choice.players.black = Player::Human;
    session.apply(NewGameAction::Start(choice));
}

#[test]
fn every_game_can_be_chosen_and_started_in_every_layout() {
    let mut session = session();
    let cards = session.variants().cards.clone();
    for Card { info, .. } in cards {
        for layout in &info.layouts {
            session.apply(NewGameAction::Open(info.id.clone()));
            let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
            choice.layout.clone_from(layout);
            session.apply(NewGameAction::Choose(choice.clone()));
            session.apply(NewGameAction::Start(choice));
            let table = session.table();
            assert_eq!(table.variant().id(), info.id);
            assert_eq!(table.variant().layout(), layout);
            assert_eq!(session.shell().shown(), Screen::Game);
        }
    }
    assert_eq!(session.shell().notices.shown(), []);
}

#[test]
fn a_game_begins_with_the_chosen_pieces_to_place() {
    let mut session = session();
    session.apply(NewGameAction::Open("draft".to_owned()));
    let draft = |session: &Program| session.new_game().draft.clone().unwrap();
    let before = draft(&session).choice;
    let picked = |letters: &str| GameChoice {
        players: PERSONS,
        sets: SetChoice {
            way: SetWay::Picked,
            letters: ByColor {
                white: letters.to_owned(),
                black: String::new(),
            },
            ..SetChoice::default()
        },
        ..before.clone()
    };
    session.apply(NewGameAction::Choose(picked("QRB")));
    assert!(draft(&session).start.is_err());
    session.apply(NewGameAction::Choose(picked("QRBNWLASU")));
    session.apply(NewGameAction::Start(draft(&session).choice));
    let fen = |session: &Program| {
        let table = session.table();
        write_fen(table.variant(), table.position())
    };
    assert!(fen(&session).contains("[ABKLNQRSUWabklnqrsuw]"));
    // The next game has them too.
    session.apply(NewGameAction::Again);
    let sets = draft(&session).choice.sets;
    assert_eq!((sets.way, sets.letters.white.len()), (SetWay::Picked, 9));
    // Sets that are drawn have a seed.
    let mut drawn = draft(&session).choice;
    drawn.sets = SetChoice {
        way: SetWay::Drawn,
        ..SetChoice::default()
    };
    session.apply(NewGameAction::Choose(drawn));
    assert_ne!(draft(&session).choice.sets.seed, 0);
    assert!(draft(&session).start.is_ok());
}

#[test]
fn a_board_without_the_chosen_army_says_so() {
    let mut session = session();
    session.apply(NewGameAction::Open("mixed".to_owned()));
    let draft = |session: &Program| session.new_game().draft.clone().unwrap();
    let choose = |session: &mut Program, layout: &str, white: &str| {
        let mut choice = draft(session).choice;
        choice.layout = layout.to_owned();
        let army = choice.options.iter_mut().find(|(id, _)| id == "white");
        army.unwrap().1 = white.to_owned();
        session.apply(NewGameAction::Choose(choice));
    };
    choose(&mut session, "10x10", "swapper");
    assert_eq!(draft(&session).replaced, [""; 0]);
    choose(&mut session, "8x8", "swapper");
    let [words] = &draft(&session).replaced[..] else {
        panic!("one army has been replaced");
    };
    assert!(words.contains("Swapper"), "{words}");
    choose(&mut session, "8x8", "ultima");
    assert_eq!(draft(&session).replaced, [""; 0]);
}

#[test]
fn the_computers_level_outlives_the_program() {
    let mut session = session();
    session.apply(NewGameAction::First);
    let level = baroque::search::Level::Newcomer.number();
    assert_eq!(session.settings().level, level);
    session.apply(NewGameAction::Open("ultima".to_owned()));
    let players = session.new_game().draft.as_ref().unwrap().choice.players;
    assert_eq!(
        players.black,
        Player::Computer(baroque::search::Level::Newcomer)
    );
}

#[test]
fn the_board_turns_to_the_side_to_move_after_the_animation() {
    let mut session = session();
    start(&mut session, "chess");
    let flipped = |session: &Program| session.table().view().flipped();
    let play = |session: &mut Program, text: &str| {
        let table = session.table();
        let mv = find_move(table.variant(), table.record.position(), text).unwrap();
        session.apply(BoardAction::Play(mv));
    };
    session.advance(0.01);
    play(&mut session, "e2e4");
    for _ in 0..100 {
        session.advance(0.05);
    }
    assert!(!flipped(&session), "the board does not turn by default");
    session.apply(SettingsAction::ToggleTurning);
    session.advance(0.01);
    assert!(flipped(&session));
    play(&mut session, "e7e5");
    session.advance(0.01);
    assert!(flipped(&session), "the animation is still running");
    for _ in 0..100 {
        session.advance(0.05);
    }
    assert!(!flipped(&session));
    session.apply(BoardAction::Flip);
    session.advance(0.05);
    assert!(flipped(&session), "the player can still flip the board");
}

#[test]
fn the_interface_size_stays_within_its_range() {
    let mut session = session();
    session.apply(SettingsAction::Reduce);
    assert_eq!(session.settings().scale(), 100);
    session.apply(SettingsAction::Enlarge);
    assert_eq!(session.settings().scale(), 125);
    for _ in 0..20 {
        session.apply(SettingsAction::Enlarge);
    }
    assert_eq!(session.settings().scale(), 300);
    session.apply(SettingsAction::UsualScale);
    assert_eq!(session.settings().scale(), 100);
}

#[test]
fn every_command_is_safe_on_every_page() {
    let mut session = session();
    let pages: [fn(&mut Program); 11] = [
        |session| session.apply(ShellAction::OpenStart),
        |session| session.apply(GuideAction::OpenContents),
        |session| session.apply(GuideAction::Open(Some("withdrawer".to_owned()))),
        |session| {
            session.apply(GuideAction::Open(Some("withdrawer".to_owned())));
            session.apply(SceneAction::Try);
        },
        |session| session.apply(LearnAction::Open),
        |session| {
            session.apply(LearnAction::Open);
            session.apply(LearnAction::Begin("withdrawer".to_owned()));
            (0..2).for_each(|_| session.apply(LearnAction::Continue));
        },
        |session| session.apply(NewGameAction::Open("swapper-chess".to_owned())),
        |session| start(session, "swapper-chess"),
        |session| {
            start(session, "swapper-chess");
            session.apply(EditorAction::Open);
            assert_eq!(session.shell().shown(), Screen::Editor);
        },
        |session| session.send(PenultimaAction::Open),
        |session| {
            penultima::tests::show(
                session,
                penultima::tests::game_for_two(penultima::tests::rook(MethodName::Leap)),
            );
            assert_eq!(session.shell().shown(), Screen::Penultima);
        },
    ];
    for page in pages {
        for action in commanded() {
            page(&mut session);
            session.apply(action.clone());
            session.advance(0.3);
        }
    }
    assert!(session.shell().quits);
}

#[test]
fn a_move_can_be_taken_back_and_played_again() {
    let mut session = session();
    start(&mut session, "coordinator-chess");
    let table = session.table();
    let mv = find_move(table.variant(), table.position(), "e2e5").unwrap();
    session.apply(BoardAction::Play(mv));
    let played = session.table().position().clone();
    session.apply(BoardAction::TakeBack);
    assert_eq!(session.table().record.len(), 0);
    session.apply(BoardAction::Play(mv));
    assert_eq!(*session.table().position(), played);
}

#[test]
fn the_start_page_leads_back_to_the_game() {
    let mut session = session();
    start(&mut session, "chess");
    session.apply(ShellAction::OpenStart);
    session.apply(ShellAction::Continue);
    assert_eq!(session.shell().shown(), Screen::Game);
}

#[test]
fn a_game_that_does_not_exist_is_a_notice() {
    let mut session = session();
    session.apply(NewGameAction::Open("chezz".to_owned()));
    assert_eq!(session.shell().shown(), Screen::Start);
    assert!(
        session.shell().notices.shown()[0]
            .text
            .contains("did you mean `chess`?")
    );
    session.advance(100.0);
    assert_eq!(session.shell().notices.shown(), []);
}

#[test]
fn cancel_leaves_the_guide_step_by_step() {
    let mut session = session();
    start(&mut session, "ultima");
    session.apply(GuideAction::Open(Some("ultima".to_owned())));
    assert_eq!(session.shell().shown(), Screen::Guide);
    session.apply(SceneAction::Try);
    session.apply(ShellAction::Cancel);
    assert!(session.stage().is_some_and(|stage| stage.scene.is_some()));
    session.apply(ShellAction::Cancel);
    assert_eq!(session.shell().shown(), Screen::Game);
    session.apply(GuideAction::OpenContents);
    session.apply(GuideAction::Open(Some("ultima".to_owned())));
    session.apply(ShellAction::Cancel);
    assert!(session.stage().is_none(), "the contents have no board");
    session.apply(ShellAction::Cancel);
    assert_eq!(session.shell().shown(), Screen::Game);
    assert_eq!(session.shell().notices.shown(), []);
}

#[test]
fn the_review_changes_the_game_only_on_request() {
    use baroque::game::PositionAnalysis;
    let mut session = session();
    session.open(
        Catalogue::built_in()
            .variant("chess", Some("8x8"), &[])
            .unwrap(),
        None,
    );
    let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    choice.players.black = Player::Human;
    session.apply(NewGameAction::Start(choice));
    for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        let table = session.table();
        let mv = find_move(table.variant(), table.position(), text).unwrap();
        session.apply(BoardAction::Play(mv));
    }
    session.apply(AnalysisAction::Review);
    let table = session.table_mut();
    let better = {
        let before = &table.record.positions()[2];
        find_move(table.variant(), before, "e2e4").unwrap()
    };
    while let Some((ply, _)) = table.to_review() {
        let (points, line) = match ply {
            0..=1 => (0.5, Vec::new()),
            2 => (0.4, vec![better]),
            _ => (0.0, Vec::new()),
        };
        let evaluation = "-0.50".to_owned();
        let analysis = PositionAnalysis {
            centipawns: 0,
            points,
            evaluation,
            line,
        };
        table.learn(ply, analysis);
    }
    let text = |session: &Program| session.table().game().write();
    assert!(text(&session).contains("1. f3 e5 2. g4 Qh4# 0-1"));
    session.apply(AnalysisAction::KeepReview(Some(3)));
    let kept = "1. f3 e5 2. g4?? (2. e4 {-0.50}) 2... Qh4# 0-1";
    assert!(text(&session).contains(kept), "{}", text(&session));
    // The user's own sign stays.
    session.apply(EditorAction::Edit(crate::app::editor::Edit::Undo));
    let place = session.table().record.line()[3];
    session.apply(MovesAction::ToggleNag(place, 5));
    session.apply(AnalysisAction::KeepReview(None));
    assert!(text(&session).contains("2. g4!? (2. e4 {-0.50})"));
    session.apply(AnalysisAction::ClearReview);
    assert!(session.table().review().is_none());
}

#[test]
fn players_keep_their_names_when_they_swap_colours() {
    let mut session = session();
    session.apply(NewGameAction::Open("chess".to_owned()));
    let choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    let names = ByColor {
        white: " Anna ".to_owned(),
        black: "Bert".to_owned(),
    };
    session.apply(NewGameAction::Start(GameChoice {
        players: PERSONS,
        names,
        ..choice.clone()
    }));
    let message = |session: &Program| {
        let tags = &session.table().game().tags;
        ["White", "Black"].map(|side| tags.get(side).unwrap_or_default().to_owned())
    };
    assert_eq!(message(&session), ["Anna", "Bert"]);
    session.apply(PlayAction::Resign);
    session.apply(PlayAction::Resign);
    session.apply(PlayAction::Rematch);
    assert_eq!(message(&session), ["Bert", "Anna"]);
    // The colours are random, so both come up.
    let random = GameChoice {
        players: ByColor {
            white: Player::Human,
            black: Player::Computer(Level::Casual),
        },
        random: true,
        ..choice
    };
    let mut seen = [false; 2];
    for _ in 0..200 {
        session.apply(NewGameAction::Start(random.clone()));
        let white = session.table().players.white;
        seen[usize::from(white == Player::Human)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn the_window_counts_moves_and_not_plies() {
    let mut session = session();
    start(&mut session, "chess");
    let table = session.table_mut();
    for text in ["e2e4", "e7e5", "g1f3"] {
        let mv = find_move(table.variant(), table.record.position(), text).unwrap();
        table.play(mv, false);
    }
    let numbers: Vec<Option<u32>> = (0..=3).map(|plies| table.number_of(plies)).collect();
    assert_eq!(numbers, [None, Some(1), Some(1), Some(2)]);
}
