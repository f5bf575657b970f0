//! The array of the user's own game, in its file.

use super::*;
use crate::app::action::{EditorAction, InventAction, ShellAction};
use crate::app::editor::Edit;
use crate::app::tests::Program;
use baroque::library;
use baroque::notation::write_fen;
use baroque::variant_file::Catalogue;
use std::fs;
use std::path::PathBuf;

fn edit(session: &mut Program, edit: Edit) {
    session.apply(EditorAction::Edit(edit));
}

fn start_of(session: &Program, id: &str) -> String {
    let game = session.variants().games.variant(id, None, &[]).unwrap();
    write_fen(&game, game.start())
}

/// A program with a game of the user's own in a folder, and its array in the editor.
fn placing(name: &str) -> (Program, PathBuf) {
    let folder = std::env::temp_dir().join(format!("baroque-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("mine.ron");
    let text = "(format: 1, base: \"ultima\", name: \"Mine\", pieces: { 'G': (name: \"Griffin\", moves: \"mQ\") })";
    fs::write(&path, text).unwrap();
    let mut games = Catalogue::built_in();
    games.add("mine.ron", library::read(&path).unwrap());
    let mut session = Program::new(games);
    session.apply(InventAction::Open(Some("mine".to_owned())));
    session.apply(EditorAction::OpenStart("mine".to_owned(), Some('G')));
    session.advance(0.1);
    assert!(session.shell().shows(Screen::Editor));
    (session, path)
}

/// Does the jobs of the last action.
fn work(session: &mut Program) {
    for job in session.sent::<SetupJob>() {
        session.send(job.report());
    }
}

fn put(session: &mut Program, square: &str, letter: char) {
    let editor = session.editor();
    let at = editor.variant().geometry().square(square).unwrap();
    let piece = editor.variant().piece(letter).unwrap();
    edit(session, Edit::Put(at, piece, false));
}

#[test]
fn a_placed_piece_is_saved_and_played() {
    let (mut session, path) = placing("placed");
    put(&mut session, "d2", 'G');
    put(&mut session, "d7", 'g');
    assert!(session.editor().has_unsaved_array());
    session.apply(EditorAction::SaveArray(AfterSaving::Play));
    work(&mut session);
    assert!(session.shell().shows(Screen::Game));
    let start = write_fen(session.table().variant(), session.table().position());
    assert!(
        start.starts_with("ilxkwxlc/pppgpppp/8/8/8/8/PPPGPPPP/ILXKWXLC "),
        "{start}"
    );
    assert_eq!(start_of(&session, "mine"), start);
    assert!(fs::read_to_string(&path).unwrap().contains("PPPGPPPP"));
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn going_back_saves_the_array_too() {
    let (mut session, path) = placing("back");
    put(&mut session, "d2", 'G');
    session.apply(ShellAction::Back);
    assert!(session.shell().shows(Screen::Invent));
    session.advance(0.1);
    work(&mut session);
    assert!(start_of(&session, "mine").contains("/PPPGPPPP/"));
    assert!(!session.editor().has_unsaved_array());
    // Nothing has changed since then, so nothing is saved.
    session.apply(EditorAction::OpenStart("mine".to_owned(), Some('G')));
    session.advance(0.1);
    session.apply(ShellAction::Back);
    session.advance(0.1);
    assert!(session.sent::<SetupJob>().is_empty());
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn an_array_that_cannot_be_played_stays_in_the_editor() {
    let (mut session, path) = placing("stays");
    let before = fs::read_to_string(&path).unwrap();
    edit(&mut session, Edit::Clear);
    put(&mut session, "d2", 'G');
    session.apply(ShellAction::Back);
    session.advance(0.1);
    assert!(session.sent::<SetupJob>().is_empty());
    let notices = session.shell().notices.shown();
    assert!(notices[0].text.starts_with("The array is not saved."));
    session.apply(EditorAction::OpenStart("mine".to_owned(), Some('G')));
    assert_eq!(session.editor().sketch.setup().pieces.len(), 1);
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
}
