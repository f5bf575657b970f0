//! Actions on game files. These tests run each task at once, as its thread would.

mod safety;

use super::tasks::run;
use super::*;
use crate::app::action::{
    Action, BoardAction, GameFileAction, NewGameAction, ShellAction, commanded,
};
use crate::app::my_games::details::Obstacle;
use crate::app::play::table::Player;
use crate::app::settings::{Recent, Settings};
use crate::app::shell::Screen;
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

/// Every ply is saved. An opened game has the same rules, players and side at the bottom.
#[test]
fn an_autosaved_game_continues_unchanged() {
    let folder = folder("saved_game");
    let own =
        "(format: 1, base: \"chess\", name: \"Own\", rules: (clock: 20), setups: {\"8x8\": ()})";
    let mut catalogue = Catalogue::built_in();
    catalogue.add("own.ron", Source::new("/games/own.ron", own));
    let mut first = Program::new(catalogue);
    begin(&mut first, "own", Player::Computer(Level::Master));
    first.keep();
    assert_eq!(first.saved().to_keep, [], "there is no move yet");
    first.saved_mut().board.saved_game = Some(folder.join("game.pgn"));
    play(&mut first, "e2e4 e7e5");
    first.apply(Action::Board(BoardAction::Flip));
    first.keep();
    let keep = first.saved_mut().to_keep.pop().unwrap();
    assert_eq!(keep.rules.as_deref(), Some(own));
    saved_games::write(&keep.path, &keep.text, keep.rules.as_deref()).unwrap();
    first.keep();
    assert_eq!(first.saved().to_keep, [], "nothing has changed");

    // The user's own file is deleted. The game still opens.
    let mut second = session();
    act(&mut second, SavedAction::OpenKept(keep.path.clone()));
    let table = second.table();
    assert_eq!(
        (table.record.len(), table.variant().settings().clock),
        (2, 20)
    );
    assert_eq!(table.players.black, Player::Computer(Level::Master));
    assert!(table.view().flipped() && table.at_end());
    assert!(message(&second).contains("is gone"), "{}", message(&second));
    second.keep();
    let again = second.saved_mut().to_keep.pop();
    assert!(again.is_none_or(|again| again.text == keep.text));
    play(&mut second, "g1f3");
    second.keep();
    assert_eq!(second.saved_mut().to_keep.pop().unwrap().path, keep.path);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_game_is_autosaved_before_the_next_one_starts() {
    let mut session = session();
    begin(&mut session, "chess", Player::Human);
    session.saved_mut().board.saved_game = Some(PathBuf::from("/games/first.pgn"));
    play(&mut session, "e2e4");
    begin(&mut session, "ultima", Player::Human);
    let saved_game: Vec<&Path> = session
        .saved()
        .to_keep
        .iter()
        .map(|keep| keep.path.as_path())
        .collect();
    assert_eq!(saved_game, [Path::new("/games/first.pgn")]);
    assert_eq!(session.saved().board.saved_game, None);
}

#[test]
fn positions_and_games_can_be_copied_and_pasted() {
    let mut session = session();
    begin(&mut session, "chess", Player::Human);
    play(&mut session, "e2e4 e7e5");
    act(&mut session, SavedAction::CopyPosition);
    let fen = session.saved_mut().clipboard.take().unwrap();
    act(&mut session, SavedAction::CopyGame);
    let text = session.saved_mut().clipboard.take().unwrap();
    begin(&mut session, "chess", Player::Human);
    act(&mut session, SavedAction::PasteText(text));
    assert_eq!(plies(&session), 2);
    act(&mut session, SavedAction::PasteText(fen.clone()));
    assert_eq!(plies(&session), 0);
    act(&mut session, SavedAction::CopyPosition);
    assert_eq!(session.saved_mut().clipboard.take(), Some(fen));
    act(&mut session, SavedAction::PasteText("nonsense".to_owned()));
    assert!(
        message(&session).contains("nonsense"),
        "{}",
        message(&session)
    );
}

#[test]
fn a_pasted_or_opened_game_of_another_program_is_imported() {
    let folder = folder("foreign");
    let text = "[one:chess]\nmaxRank = 8\n";
    let mut session = session();
    act(&mut session, SavedAction::PasteText(text.to_owned()));
    let path = folder.join("variants.ini");
    fs::write(&path, text).unwrap();
    session.apply(GameFileAction::OpenFile(path.clone()));
    work(&mut session);
    fs::write(&path, "This is a page without a diagram.").unwrap();
    session.apply(GameFileAction::OpenFile(path));
    work(&mut session);
    let jobs: Vec<FileJob> = session.sent();
    let files: Vec<&str> = jobs
        .iter()
        .map(|job| match job {
            FileJob::Import(foreign, None) => foreign.file.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(files, ["The pasted text", "variants.ini", "variants.ini"]);
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
fn a_game_opened_by_its_file_is_remembered_by_that_file() {
    let mut session = session();
    let path = folder("by-path").join("owls.ron");
    let text = "(format: 1, base: \"chess\", name: \"Owls\")";
    fs::write(&path, text).unwrap();
    let written = GameWritten {
        file: "owls.ron".to_owned(),
        path: path.clone(),
        source: Source::new("owls.ron", text),
    };
    session.send(written);
    begin(&mut session, "owls", Player::Human);
    begin(&mut session, "chess", Player::Human);
    let recent: Vec<&Recent> = session.settings().recent.iter().collect();
    let wanted = [
        &Recent::Game("chess".to_owned()),
        &Recent::File(path.clone()),
    ];
    assert_eq!(recent, wanted);
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn the_last_unfinished_game_of_some_rules_is_found() {
    let mut session = session();
    let folder = folder("unfinished");
    let write = |name: &str, tags: &str, end: &str| {
        let text = format!("[Variant \"chess\"]\n[Result \"{end}\"]\n{tags}\n1. e4 {end}\n");
        saved_games::write(&folder.join(name), &text, None).unwrap();
    };
    let alone = "[WhitePlayer \"person\"]\n[BlackPlayer \"person\"]\n[FEN \"x\"]\n";
    write("over.pgn", "", "1-0");
    write("tried.pgn", alone, "*");
    session.saved_mut().list.games = saved_games::list(&folder).0;
    assert!(session.saved().unfinished("chess").is_none());
    write("going.pgn", "", "*");
    session.saved_mut().list.games = saved_games::list(&folder).0;
    let found = session
        .saved()
        .unfinished("chess")
        .map(|saved_game| saved_game.path.clone());
    assert_eq!(found, Some(folder.join("going.pgn")));
    assert!(session.saved().unfinished("ultima").is_none());
    fs::remove_dir_all(folder).unwrap();
}
