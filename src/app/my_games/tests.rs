//! Actions on game files. These tests run each task at once, as its thread would.

mod autosaves;
mod copying;
mod safety;

use super::tasks::run;
use super::*;
use crate::app::action::{
    Action, BoardAction, GameFileAction, NewGameAction, ShellAction, commanded,
};
use crate::app::my_games::details::Obstacle;
use crate::app::play::table::Player;
use crate::app::settings::{Recent, Settings};
use crate::app::shell::{Screen, ScreenRequest};
use crate::app::tests::Program;
use crate::app::variants::{FileJob, GameWritten};
use baroque::library::saved_games;
use baroque::notation::find_move;
use baroque::rules::ByColor;
use baroque::search::Level;
use baroque::variant_file::{Catalogue, Source};
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

fn session() -> Program {
    Program::new(Catalogue::built_in())
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-saved-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn act(session: &mut Program, action: SavedAction) {
    session.apply(action);
    work(session);
}

/// Runs all tasks that do not touch the user's own folders.
fn work(session: &mut Program) {
    while !session.saved().tasks.is_empty() {
        for task in std::mem::take(&mut session.saved_mut().tasks) {
            if matches!(task, GameTask::GameList(_)) {
                continue;
            }
            take(session, answers(task));
        }
    }
}

fn answers(task: GameTask) -> Vec<TaskResult> {
    let messages = RefCell::new(Vec::new());
    run(task, &|result| messages.borrow_mut().push(result));
    messages.into_inner()
}

fn take(session: &mut Program, messages: Vec<TaskResult>) {
    for messages in messages {
        session.apply(SavedAction::Take(messages));
    }
}

fn begin(session: &mut Program, id: &str, black: Player) {
    session.apply(NewGameAction::Open(id.to_owned()));
    let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    choice.players = ByColor {
        white: Player::Human,
        black,
    };
    session.apply(NewGameAction::Start(choice));
}

fn play(session: &mut Program, moves: &str) {
    for text in moves.split_whitespace() {
        let table = session.table();
        let mv = find_move(table.variant(), table.record.position(), text).expect(text);
        session.apply(BoardAction::Play(mv));
    }
}

fn plies(session: &Program) -> usize {
    session.table().record.len()
}

fn game(white: &str, moves: &str) -> String {
    format!(
        "[Event \"Cup\"]\n[White \"{white}\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n\n{moves} *\n\n"
    )
}

fn message(session: &Program) -> String {
    let notices = session
        .shell()
        .notices
        .shown()
        .iter()
        .map(|notice| notice.text.as_str());
    notices.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_file_of_one_game_opens_on_the_board() {
    let folder = folder("one");
    let path = folder.join("one.pgn");
    fs::write(&path, game("Anna", "1. e4 e5 2. Nf3")).unwrap();
    let mut session = session();
    session.apply(GameFileAction::OpenFile(path.clone()));
    work(&mut session);
    assert_eq!(
        (session.shell().shown(), plies(&session)),
        (Screen::Game, 3)
    );
    assert!(session.saved().collection.is_none());
    assert_eq!(
        session.settings().recent.iter().next(),
        Some(&Recent::File(path))
    );
    session.keep();
    assert_eq!(session.saved().to_keep, [], "the game has not changed");
    play(&mut session, "b8c6");
    session.keep();
    assert_eq!(session.saved().to_keep.len(), 1);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_of_several_games_is_listed_and_saving_changes_one() {
    let folder = folder("many");
    let path = folder.join("many.pgn");
    let whites = ["Anna", "Bert", "Cleo"];
    let text: String = whites.map(|white| game(white, "1. e4")).concat();
    fs::write(&path, &text).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenGames(path.clone()));
    assert_eq!(session.shell().shown(), Screen::Collection);
    act(&mut session, SavedAction::OpenRow(1));
    assert_eq!(
        (session.shell().shown(), plies(&session)),
        (Screen::Game, 1)
    );
    play(&mut session, "e7e5");
    act(&mut session, SavedAction::Save);
    let now = fs::read_to_string(&path).unwrap();
    assert!(now.starts_with(&game("Anna", "1. e4")) && now.ends_with(&game("Cleo", "1. e4")));
    assert!(now.contains("1. e4 e5 *"), "{now}");
    act(&mut session, SavedAction::NextGame);
    let tags = &session.table().game().tags;
    assert_eq!(tags.get("White"), Some("Cleo"));
    act(&mut session, SavedAction::NextGame);
    assert!(message(&session).contains("last game"));
    act(&mut session, SavedAction::PreviousGame);
    assert_eq!(plies(&session), 2, "the saved version is read");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_list_marks_games_that_the_rules_do_not_read_whole() {
    let folder = folder("marked");
    let path = folder.join("marked.pgn");
    let texts = [
        game("Anna", "1. e4"),
        game("Bert", "1. e4 Ke5 2. d4"),
        game("Cleo", "1. e4 e5 2. --"),
        format!("[FEN \"8/8 w\"]\n{}", game("Dora", "1. e4")),
        game("Emil", "1. e4 e5"),
    ];
    fs::write(&path, texts.concat()).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenGames(path.clone()));
    let collection = session.saved().collection.as_ref().unwrap();
    let entries = collection.listing.entries.iter();
    let marked: Vec<bool> = entries.map(|entry| !entry.notes.is_empty()).collect();
    assert_eq!(marked, [false, true, true, true, false]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn no_file_is_replaced_without_a_question() {
    let folder = folder("asked");
    let path = folder.join("there.pgn");
    fs::write(&path, game("Anna", "1. d4")).unwrap();
    let mut session = session();
    begin(&mut session, "chess", Player::Computer(Level::Club));
    play(&mut session, "e2e4");
    session.part_mut::<Settings>().name = "Dora".to_owned();
    act(&mut session, SavedAction::Save);
    let mut form = session.saved().form.clone().unwrap();
    assert_eq!(form.fields[..2], ["Dora", "Computer, level 6"]);
    form.path = path.display().to_string();
    form.fields[2] = "Evening".to_owned();
    act(&mut session, SavedAction::WriteForm(form));
    act(&mut session, SavedAction::Store);
    let form = session.saved().form.clone().unwrap();
    assert_eq!(form.obstacle, Some(Obstacle::Taken(1)));
    assert_eq!(fs::read_to_string(&path).unwrap(), game("Anna", "1. d4"));
    act(&mut session, SavedAction::Append);
    assert_eq!(session.saved().form, None);
    let both = fs::read_to_string(&path).unwrap();
    assert!(both.starts_with(&game("Anna", "1. d4")) && both.contains("[Event \"Evening\"]"));
    play(&mut session, "e7e5");
    let longer = both.clone() + &game("Emil", "");
    fs::write(&path, &longer).unwrap();
    act(&mut session, SavedAction::Save);
    let form = session.saved().form.clone().unwrap();
    assert_eq!(form.obstacle, Some(Obstacle::Changed(true)));
    assert_eq!(fs::read_to_string(&path).unwrap(), longer);
    act(&mut session, SavedAction::Replace);
    let now = fs::read_to_string(&path).unwrap();
    assert!(
        now.ends_with(&game("Emil", "")) && now.contains("1. e4 e5 *"),
        "{now}"
    );
    fs::write(&path, game("Emil", "")).unwrap();
    act(&mut session, SavedAction::Save);
    let form = session.saved().form.clone().unwrap();
    assert_eq!(form.obstacle, Some(Obstacle::Changed(false)));
    act(&mut session, SavedAction::Replace);
    assert_eq!(fs::read_to_string(&path).unwrap(), game("Emil", ""));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_failed_save_shows_a_notice_and_the_game_stays() {
    let mut session = session();
    begin(&mut session, "chess", Player::Human);
    play(&mut session, "e2e4");
    act(&mut session, SavedAction::SaveAs);
    let mut form = session.saved().form.clone().unwrap();
    form.path = "/dev/null/a.pgn".to_owned();
    act(&mut session, SavedAction::WriteForm(form));
    act(&mut session, SavedAction::Store);
    assert!(
        message(&session).contains("/dev/null/a.pgn"),
        "{}",
        message(&session)
    );
    assert_eq!(plies(&session), 1);
    assert!(session.saved().form.is_some());
}

#[test]
fn bad_games_are_listed_and_shown_as_far_as_they_are_valid() {
    let folder = folder("bad");
    let path = folder.join("bad.pgn");
    let unknown = game("Cleo", "").replace("chess", "no-such-game");
    let text = [
        game("Anna", "1. e4 Ke4"),
        game("Bert", "1. e4 {open"),
        unknown,
    ]
    .concat();
    fs::write(&path, &text).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenGames(path.clone()));
    assert_eq!(session.saved().collection.as_ref().unwrap().found.len(), 3);
    act(&mut session, SavedAction::OpenRow(0));
    assert_eq!(plies(&session), 1);
    assert!(
        message(&session).contains("line 6, column 7"),
        "{}",
        message(&session)
    );
    act(&mut session, SavedAction::Save);
    assert!(
        session.saved().form.is_some(),
        "unreadable moves must not be lost"
    );
    session.apply(ShellAction::Cancel);
    act(&mut session, SavedAction::ShowList);
    act(&mut session, SavedAction::OpenRow(2));
    assert_eq!(session.shell().shown(), Screen::Collection);
    assert!(
        message(&session).contains("no-such-game"),
        "{}",
        message(&session)
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    for (name, bytes) in [("empty.pgn", &b""[..]), ("binary.pgn", b"\0\x01\x02")] {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        act(&mut session, SavedAction::OpenGames(path));
        assert!(message(&session).contains(name), "{}", message(&session));
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn no_command_panics_with_a_list_and_autosaved_games() {
    let folder = folder("safe");
    let path = folder.join("two.pgn");
    fs::write(&path, [game("A", ""), game("B", "")].concat()).unwrap();
    for action in commanded() {
        for open_list in [false, true] {
            let mut session = session();
            act(&mut session, SavedAction::OpenGames(path.clone()));
            assert_eq!(session.shell().shown(), Screen::Collection);
            if open_list {
                session.apply(SavedAction::OpenMyGames);
                assert_eq!(session.shell().shown(), Screen::MyGames);
            }
            session.apply(action.clone());
            session.apply(ShellAction::Cancel);
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn my_games_leads_back_to_the_page_that_opened_it() {
    let mut session = session();
    for from in [Screen::Start, Screen::Game, Screen::Puzzles] {
        session.send(ScreenRequest::Show(from));
        session.apply(SavedAction::OpenMyGames);
        assert_eq!(session.shell().shown(), Screen::MyGames);
        session.apply(ShellAction::Back);
        assert_eq!(session.shell().shown(), from);
    }
}
