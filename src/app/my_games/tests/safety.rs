//! Nothing is lost: damaged files, late results, several jobs at once.

use super::*;
use crate::app::tests::Program;
use baroque::library::pgn_file;

/// A program that has opened a file of one game.
fn opened(name: &str, text: &str) -> (Program, PathBuf) {
    let path = folder(name).join("one.pgn");
    fs::write(&path, text).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenGames(path.clone()));
    assert_eq!(session.shell().shown(), Screen::Game);
    (session, path)
}

fn only_task(session: &mut Program) -> GameTask {
    let mut tasks = std::mem::take(&mut session.saved_mut().tasks);
    assert_eq!(tasks.len(), 1, "{tasks:?}");
    tasks.remove(0)
}

fn begin_and_play(session: &mut Program, moves: &str) {
    begin(session, "chess", Player::Human);
    play(session, moves);
}

#[test]
fn a_damaged_autosave_is_never_overwritten() {
    let folder = folder("damaged");
    let path = folder.join("game.pgn");
    let text = game("Anna", "1. e4 e5 2. Ke3 Nf6 3. d4");
    fs::write(&path, &text).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenKept(path.clone()));
    assert_eq!(plies(&session), 2);
    assert!(
        message(&session).contains("in a new game"),
        "{}",
        message(&session)
    );
    session.keep();
    assert_eq!(session.saved().to_keep, []);
    play(&mut session, "g1f3");
    session.keep();
    let keep = session.saved_mut().to_keep.pop().unwrap();
    assert_ne!(keep.path, path);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    fs::remove_dir_all(folder).unwrap();
}

/// The rules that only an autosaved game has stay with it, whatever file it is saved in next.
#[test]
fn a_deleted_game_that_continues_keeps_its_rules() {
    let folder = folder("rules");
    let path = folder.join("game.pgn");
    let own = "(format: 1, base: \"chess\", name: \"Own\", setups: {\"8x8\": ()})";
    let text = game("Anna", "1. e4").replace("\"chess\"", "\"own\"");
    saved_games::write(&path, &text, Some(own)).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenKept(path.clone()));
    act(&mut session, SavedAction::Delete(path.clone()));
    session.keep();
    assert_eq!(session.saved().to_keep, []);
    play(&mut session, "e7e5");
    session.keep();
    let keep = session.saved_mut().to_keep.pop().unwrap();
    assert_ne!(keep.path, path);
    assert_eq!(keep.rules.as_deref(), Some(own));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_result_applies_only_to_its_own_game() {
    let (mut session, path) = opened("answer", &game("Anna", "1. e4"));
    play(&mut session, "e7e5");
    session.apply(SavedAction::Save);
    let save = only_task(&mut session);
    begin_and_play(&mut session, "d2d4");
    take(&mut session, answers(save));
    assert!(
        message(&session).contains("Saved in"),
        "{}",
        message(&session)
    );
    assert_eq!(session.saved().board.home, None, "the new game has no file");
    act(&mut session, SavedAction::Save);
    assert!(session.saved().form.is_some(), "it asks for a file");
    assert!(fs::read_to_string(path).unwrap().contains("1. e4 e5 *"));
}

#[test]
fn a_change_by_another_program_is_shown_on_every_page() {
    let (mut session, path) = opened("elsewhere", &game("Anna", "1. e4"));
    play(&mut session, "e7e5");
    session.apply(SavedAction::Save);
    let save = only_task(&mut session);
    let theirs = game("Anna", "1. e4 c5");
    fs::write(&path, &theirs).unwrap();
    session.apply(ShellAction::OpenStart);
    take(&mut session, answers(save));
    let form = session.saved().form.clone().expect("a question");
    assert_eq!(form.obstacle, Some(Obstacle::Changed(false)));
    session.apply(SavedAction::CloseForm);

    session.saved_mut().tasks.clear();
    session.apply(ShellAction::Continue);
    session.apply(SavedAction::SaveAs);
    let mut form = session.saved().form.clone().unwrap();
    form.path = path.display().to_string();
    session.apply(SavedAction::WriteForm(form));
    session.apply(SavedAction::Append);
    let save = only_task(&mut session);
    begin_and_play(&mut session, "d2d4");
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    take(&mut session, answers(save));
    assert!(
        message(&session).contains("is a folder"),
        "{}",
        message(&session)
    );
    assert!(
        message(&session).contains("My games"),
        "{}",
        message(&session)
    );
    assert_eq!(session.saved().form, None);
}

#[test]
fn an_export_ends_even_after_its_form_was_closed() {
    let folder = folder("export");
    let path = folder.join("saved_game.pgn");
    saved_games::write(&path, &game("Anna", "1. e4"), None).unwrap();
    let mut session = session();
    begin_and_play(&mut session, "d2d4");
    session.saved_mut().list.games = saved_games::list(&folder).0;
    session.apply(SavedAction::Export(path));
    let mut form = session.saved().form.clone().unwrap();
    form.path = folder.join("mine").display().to_string();
    session.apply(SavedAction::WriteForm(form));
    session.apply(SavedAction::Store);
    session.apply(SavedAction::CloseForm);
    work(&mut session);
    assert!(folder.join("mine.pgn").exists());
    assert_eq!(session.saved().board.home, None);
    fs::remove_dir_all(folder).unwrap();
}

/// A question about one path must not be shown for another that was written meanwhile.
#[test]
fn a_question_about_one_file_is_not_shown_for_another() {
    let folder = folder("question");
    let (taken, other) = (folder.join("taken.pgn"), folder.join("other.pgn"));
    fs::write(&taken, game("Anna", "1. d4")).unwrap();
    let mut session = session();
    begin_and_play(&mut session, "e2e4");
    session.apply(SavedAction::SaveAs);
    let mut form = session.saved().form.clone().unwrap();
    form.path = taken.display().to_string();
    session.apply(SavedAction::WriteForm(form.clone()));
    session.apply(SavedAction::Store);
    form.path = other.display().to_string();
    session.apply(SavedAction::WriteForm(form));
    work(&mut session);
    assert_eq!(session.saved().form.as_ref().unwrap().obstacle, None);
    assert!(message(&session).contains("taken.pgn already exists"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn two_saves_in_a_row_store_the_last_state() {
    let (mut session, path) = opened("twice", &game("Anna", "1. e4"));
    play(&mut session, "e7e5");
    session.apply(SavedAction::Save);
    play(&mut session, "g1f3");
    session.apply(SavedAction::Save);
    work(&mut session);
    assert_eq!(
        session.saved().form,
        None,
        "no other program has changed the file"
    );
    assert!(fs::read_to_string(path).unwrap().contains("2. Nf3 *"));
}

#[test]
fn a_file_that_is_opened_while_another_is_read_still_opens() {
    let folder = folder("overtaken");
    let (first, second) = (folder.join("first.pgn"), folder.join("second.pgn"));
    fs::write(&first, game("Anna", "1. e4")).unwrap();
    let two = [game("Bert", "1. d4"), game("Cleo", "1. c4")].concat();
    fs::write(&second, two).unwrap();
    for remove in [false, true] {
        let mut session = session();
        session.apply(SavedAction::OpenGames(first.clone()));
        let slow = only_task(&mut session);
        // The file may be read to its end, or fail, just before another one is opened.
        if remove {
            fs::remove_file(&first).unwrap();
        }
        let late = answers(slow);
        assert_eq!(late.len(), 1);
        session.apply(SavedAction::OpenGames(second.clone()));
        take(&mut session, late);
        work(&mut session);
        let collection = session
            .saved()
            .collection
            .as_ref()
            .expect("the second file");
        assert_eq!(collection.listing.path, second);
        assert_eq!(
            (session.shell().shown(), collection.found.len()),
            (Screen::Collection, 2)
        );
    }
    let mut session = session();
    session.apply(SavedAction::OpenGames(first));
    let stopped = only_task(&mut session);
    session.apply(SavedAction::OpenGames(second));
    assert_eq!(answers(stopped), [], "the reading was stopped");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn tags_of_a_file_stay_unchanged() {
    let text = "[Variant \"chess\"]\n[Layout \"8x8\"]\n[Annotator \"Emil\"]\n\n1. e4 *\n";
    let (mut session, path) = opened("tags", text);
    session.part_mut::<Settings>().name = "Dora".to_owned();
    play(&mut session, "e7e5");
    act(&mut session, SavedAction::Save);
    let now = fs::read_to_string(path).unwrap();
    for line in [
        "[Date \"????.??.??\"]",
        "[White \"?\"]",
        "[Annotator \"Emil\"]",
    ] {
        assert!(now.contains(line), "{now}");
    }
    begin_and_play(&mut session, "e2e4");
    act(&mut session, SavedAction::CopyGame);
    let own = session.saved_mut().clipboard.take().unwrap();
    assert!(
        own.contains("[White \"Dora\"]") && !own.contains("[Date \"?"),
        "{own}"
    );
}

#[test]
fn an_autosaved_game_that_moves_to_another_file_follows_it() {
    let mut session = session();
    begin_and_play(&mut session, "e2e4");
    let (from, to) = (
        PathBuf::from("/games/a.pgn"),
        PathBuf::from("/games/a 1.pgn"),
    );
    session.saved_mut().board.saved_game = Some(from.clone());
    let result = TaskResult::KeptElsewhere(from, to.clone());
    take(&mut session, vec![result.clone(), result]);
    assert_eq!(session.saved().board.saved_game, Some(to));
    assert_eq!(message(&session).matches("a separate game").count(), 1);
}

#[test]
fn the_name_of_the_game_on_the_board_is_autosaved() {
    let folder = folder("named");
    let path = folder.join("game.pgn");
    saved_games::write(&path, &game("Anna", "1. e4"), None).unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenKept(path.clone()));
    session.apply(SavedAction::BeginRename(Some(path.clone())));
    session.apply(SavedAction::WriteName(" Evening ".to_owned()));
    session.apply(SavedAction::Rename);
    let keep = session.saved_mut().to_keep.pop().unwrap();
    assert!(keep.text.contains("[Title \"Evening\"]"), "{}", keep.text);
    let bytes = pgn_file::read(&path).unwrap();
    assert_eq!(
        keep.read,
        Some(pgn_file::checksum(&bytes)),
        "the game came from this content"
    );
    assert!(session.saved().tasks.iter().all(|task| !task.writes()));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_program_stays_when_a_save_fails_and_ends_when_it_is_closed_again() {
    let (mut session, path) = opened("leaving", &game("Anna", "1. e4"));
    play(&mut session, "e7e5");
    session.apply(SavedAction::Save);
    session.apply(ShellAction::Quit);
    fs::remove_file(&path).unwrap();
    work(&mut session);
    assert!(!session.shell().quits);
    assert!(
        message(&session).contains("again to quit anyway"),
        "{}",
        message(&session)
    );
    session.apply(ShellAction::Quit);
    assert!(session.shell().quits);
}

#[test]
fn a_file_that_changes_after_the_question_needs_another_one() {
    let folder = folder("since");
    let path = folder.join("taken.pgn");
    fs::write(&path, game("Anna", "1. d4")).unwrap();
    let mut session = session();
    begin_and_play(&mut session, "e2e4");
    session.apply(SavedAction::SaveAs);
    let mut form = session.saved().form.clone().unwrap();
    form.path = path.display().to_string();
    act(&mut session, SavedAction::WriteForm(form));
    act(&mut session, SavedAction::Store);
    let theirs = [game("Anna", "1. d4"), game("Bert", "1. c4")].concat();
    fs::write(&path, &theirs).unwrap();
    act(&mut session, SavedAction::Replace);
    let form = session.saved().form.as_ref().unwrap();
    assert_eq!(form.obstacle, Some(Obstacle::Taken(2)));
    assert_eq!(fs::read_to_string(&path).unwrap(), theirs);
    act(&mut session, SavedAction::Replace);
    assert!(fs::read_to_string(&path).unwrap().contains("1. e4 *"));
    fs::remove_dir_all(folder).unwrap();
}

/// Going to the next game before the save has ended is no change by another program.
#[test]
fn the_next_game_waits_for_the_save() {
    let folder = folder("next");
    let path = folder.join("two.pgn");
    fs::write(
        &path,
        [game("Anna", "1. d4"), game("Bert", "1. c4")].concat(),
    )
    .unwrap();
    let mut session = session();
    act(&mut session, SavedAction::OpenGames(path));
    act(&mut session, SavedAction::OpenRow(0));
    play(&mut session, "d7d5");
    session.apply(SavedAction::Save);
    session.apply(SavedAction::NextGame);
    work(&mut session);
    let tags = &session.table().game().tags;
    assert_eq!(tags.get("White"), Some("Bert"));
    assert!(
        !message(&session).contains("another program"),
        "{}",
        message(&session)
    );
    fs::remove_dir_all(folder).unwrap();
}

/// A full disk may have space again when the user quits.
#[test]
fn a_failed_autosave_is_tried_again_at_the_end() {
    let mut session = session();
    begin_and_play(&mut session, "e2e4");
    session.saved_mut().board.saved_game = Some(PathBuf::from("/games/a.pgn"));
    session.keep();
    let keep = session.saved_mut().to_keep.pop().unwrap();
    let full = || vec![TaskResult::NotKept("The disk is full.".to_owned())];
    take(&mut session, full());
    session.keep();
    assert_eq!(
        session.saved().to_keep,
        [],
        "not after every pointer movement"
    );
    session.apply(ShellAction::Quit);
    session.keep();
    assert_eq!(session.saved_mut().to_keep.pop().as_ref(), Some(&keep));
    take(&mut session, full());
    assert!(!session.shell().quits);
    session.apply(ShellAction::Quit);
    session.keep();
    assert_eq!(session.saved().to_keep, []);
    assert!(session.shell().quits);
}
