//! Tests of pages and games while game files change.

use super::*;
use crate::app::action::GameFileAction;
use crate::app::play::Playing;
use crate::app::shell::Overlay;
use crate::app::variants::{
    Copied, FileEvent, FileJob, ForeignText, GameLibrary, ImportResult, MadeGame, written_path,
};
use baroque::notation::{parse_fen, write_fen};
use baroque::variant_file::{Catalogue, Diagnostic, Source};
use std::path::PathBuf;

/// The built-in games, and one more with this text.
fn library(text: &str) -> Arc<GameLibrary> {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("own.ron", Source::new("/games/own.ron", text));
    Arc::new(GameLibrary::from(catalogue))
}

const GAME: &str = "(format: 1, base: \"ultima\", name: \"Own\")";
const OTHER: &str = "(format: 1, base: \"ultima\", name: \"Own\", rules: (clock: 20))";

fn changed(session: &mut Program, text: &str) {
    session.apply(GameFileAction::Take(FileEvent::Changed(library(text))));
}

fn playing() -> Program {
    let mut session = Program::new(Catalogue::built_in());
    changed(&mut session, GAME);
    start(&mut session, "own");
    let table = session.table();
    let mv = table.legal_moves()[0];
    session.apply(BoardAction::Play(mv));
    session
}

fn plies(session: &Program) -> usize {
    session.table().record.len()
}

#[test]
fn changed_rules_are_asked_about_and_changed_comments_are_not() {
    let mut session = playing();
    changed(&mut session, &format!("// Mine.\n{GAME}"));
    assert_eq!(session.variants().question, None);
    changed(&mut session, &GAME.replace("Own", "Mine"));
    assert_eq!(session.variants().question, None, "a name is not a rule");
    changed(&mut session, OTHER);
    assert!(session.variants().question.is_some());
    changed(&mut session, GAME);
    assert_eq!(
        session.variants().question,
        None,
        "the rules are the same again"
    );
}

#[test]
fn the_game_continues_with_its_old_rules_and_the_question_is_not_repeated() {
    let mut session = playing();
    let before = session.table().record.variant().clone();
    changed(&mut session, OTHER);
    session.apply(GameFileAction::KeepRules);
    assert_eq!(plies(&session), 1);
    assert!(Arc::ptr_eq(session.table().record.variant(), &before));
    changed(&mut session, &format!("// Again.\n{OTHER}"));
    assert_eq!(session.variants().question, None);
    changed(&mut session, &OTHER.replace("20", "30"));
    assert!(session.variants().question.is_some());
}

#[test]
fn a_restart_keeps_the_position_that_was_set_up() {
    let mut session = playing();
    let variant = session.table().record.variant().clone();
    let start = parse_fen(&variant, "k7/8/8/8/8/8/8/K6P w - - 0 1").unwrap();
    let players = session.table().players;
    session.part_mut::<Playing>().table = Some(Table::new(variant, start, players));
    changed(&mut session, OTHER);
    session.apply(GameFileAction::NewRules);
    let table = session.table();
    assert_eq!(table.variant().settings().clock, 20);
    let fen = write_fen(table.variant(), table.position());
    assert!(fen.starts_with("k7/8/8/8/8/8/8/K6P w"), "{fen}");
}

#[test]
fn a_restart_uses_the_new_rules_and_keeps_the_players() {
    let mut session = playing();
    session.apply(BoardAction::Flip);
    let players = session.table().players;
    changed(&mut session, OTHER);
    session.apply(GameFileAction::NewRules);
    let table = session.table();
    assert_eq!((plies(&session), table.players), (0, players));
    assert_eq!(table.variant().settings().clock, 20);
    assert!(table.view().flipped());
    assert_eq!(session.variants().question, None);
}

#[test]
fn a_layout_that_no_longer_exists_is_replaced_by_the_default() {
    let mut session = Program::new(Catalogue::built_in());
    let two = "(format: 1, base: \"chess\", name: \"Own\", setups: {\"8x8\": (), \"10x8\": ()})";
    changed(&mut session, two);
    session.apply(NewGameAction::Open("own".to_owned()));
    let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    choice.layout = "10x8".to_owned();
    session.apply(NewGameAction::Choose(choice.clone()));
    session.apply(NewGameAction::Start(choice));
    changed(
        &mut session,
        "(format: 1, base: \"chess\", name: \"Own\", setups: {\"8x8\": ()})",
    );
    session.apply(GameFileAction::NewRules);
    assert_eq!(session.table().variant().layout(), "8x8");
    assert_eq!(
        session.new_game().draft.as_ref().unwrap().choice.layout,
        "8x8"
    );
}

#[test]
fn the_options_of_a_game_that_no_longer_exists_are_closed() {
    let mut session = Program::new(Catalogue::built_in());
    changed(&mut session, GAME);
    session.apply(NewGameAction::Open("own".to_owned()));
    let gone = Arc::new(GameLibrary::from(Catalogue::built_in()));
    session.apply(GameFileAction::Take(FileEvent::Changed(gone)));
    assert_eq!(
        (session.shell().shown(), session.new_game().draft.is_none()),
        (Screen::Start, true)
    );
}

#[test]
fn errors_and_their_end_are_each_reported_once() {
    let mut session = Program::new(Catalogue::built_in());
    changed(&mut session, "(format: 1, base: \"chezz\")");
    assert_eq!(session.variants().problems.len(), 1);
    assert!(
        session.shell().notices.shown()[0]
            .text
            .starts_with("1 mistake in own.ron.")
    );
    changed(&mut session, GAME);
    let messages: Vec<&str> = session
        .shell()
        .notices
        .shown()
        .iter()
        .map(|notice| notice.text.as_str())
        .collect();
    assert_eq!(messages, ["All game files are correct again."]);
    session.apply(ShellAction::Toggle(Overlay::Problems));
    session.apply(ShellAction::Cancel);
    assert!(!session.shell().overlays.contains(&Overlay::Problems));
}

#[test]
fn a_game_is_copied_opened_and_edited() {
    let mut session = Program::new(Catalogue::built_in());
    session.apply(GameFileAction::Duplicate("ultima".to_owned()));
    let Some(FileJob::Duplicate(original)) = session.sent().pop() else {
        panic!("no job to copy a game");
    };
    assert_eq!(
        (original.id.as_str(), original.name.as_str()),
        ("ultima", "Ultima")
    );
    changed(&mut session, GAME);
    let path = PathBuf::from("/games/own.ron");
    session.apply(GameFileAction::Take(FileEvent::Copied(Copied {
        id: "own".to_owned(),
        name: "Own".to_owned(),
        path: path.clone(),
    })));
    assert_eq!(session.shell().shown(), Screen::NewGame);
    assert!(
        session.shell().notices.shown()[0]
            .text
            .contains("/games/own.ron")
    );
    let jobs = session.sent();
    assert!(matches!(&jobs[..], [FileJob::Edit(place)] if place.path == path));
}

#[test]
fn opening_a_file_shows_its_game_or_its_errors() {
    let mut session = Program::new(Catalogue::built_in());
    session.apply(ShellAction::Toggle(Overlay::OpenFile));
    session.apply(GameFileAction::OpenFile(PathBuf::from("own.ron")));
    let jobs: Vec<FileJob> = session.sent();
    assert_eq!(jobs, [FileJob::Open(PathBuf::from("own.ron"))]);
    changed(&mut session, "(");
    session.apply(GameFileAction::Take(FileEvent::Opened("own".to_owned())));
    assert!(session.shell().overlays.contains(&Overlay::Problems));
    changed(&mut session, GAME);
    session.apply(GameFileAction::Take(FileEvent::Opened("own".to_owned())));
    assert_eq!(session.shell().shown(), Screen::NewGame);
    assert!(!session.shell().overlays.contains(&Overlay::OpenFile));
}

#[test]
fn paths_may_be_quoted_or_start_with_the_home_folder() {
    assert_eq!(written_path("  "), None);
    assert_eq!(
        written_path(" \"/a b/c.ron\" "),
        Some(PathBuf::from("/a b/c.ron"))
    );
    let home = written_path("~/c.ron").unwrap();
    assert!(home.is_absolute() && home.ends_with("c.ron"));
}

#[test]
fn a_game_of_another_program_opens_its_page_and_says_what_is_missing() {
    let made = |warnings| {
        let made = MadeGame {
            id: "own".to_owned(),
            name: "Own".to_owned(),
            path: PathBuf::from("/games/own.ron"),
            warnings,
        };
        GameFileAction::Take(FileEvent::Imported(ImportResult::Made(made)))
    };
    for warned in [false, true] {
        let mut session = Program::new(Catalogue::built_in());
        session.apply(ShellAction::Toggle(Overlay::OpenFile));
        changed(&mut session, GAME);
        let warning = Diagnostic::file("text", "no drops");
        session.apply(made(warned.then_some(warning).into_iter().collect()));
        assert_eq!(session.shell().shown(), Screen::NewGame);
        let overlays: Vec<Overlay> = session.shell().overlays.iter().copied().collect();
        let expected: &[Overlay] = if warned { &[Overlay::Import] } else { &[] };
        assert_eq!(overlays, expected);
    }
}

#[test]
fn several_games_of_another_program_are_a_choice_and_a_mistake_changes_nothing() {
    let mut session = Program::new(Catalogue::built_in());
    let text = "[one:chess]\nmaxRank = 8\n[two:chess]\nmaxRank = 8\n";
    let foreign = ForeignText::of("variants.ini", text).unwrap();
    let names = vec!["one".to_owned(), "two".to_owned()];
    let choice = ImportResult::Choice(foreign.clone(), names);
    session.apply(GameFileAction::Take(FileEvent::Imported(choice)));
    assert!(session.shell().overlays.contains(&Overlay::Import));
    let chosen = Some("two".to_owned());
    session.apply(GameFileAction::Import(foreign.clone(), chosen.clone()));
    assert!(!session.shell().overlays.contains(&Overlay::Import));
    let jobs: Vec<FileJob> = session.sent();
    assert_eq!(jobs, [FileJob::Import(foreign, chosen)]);
    let failed = ImportResult::Failed(vec![Diagnostic::file("text", "no board")]);
    session.apply(GameFileAction::Take(FileEvent::Imported(failed)));
    assert!(session.shell().overlays.contains(&Overlay::Import));
    assert_eq!(session.shell().shown(), Screen::Start);
}
