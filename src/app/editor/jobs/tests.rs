//! Setups in files.

use super::*;
use crate::app::action::{EditorAction, InventAction, ShellAction};
use crate::app::editor::{Edit, Editor, SetupEditor};
use crate::app::play::table::PERSONS;
use crate::app::shell::Screen;
use crate::app::tests::Program;
use baroque::notation::write_fen;
use baroque::variant_file::Catalogue;
use std::fs;

/// A program with a chess position in the editor, and a temporary folder.
fn session(name: &str) -> (Program, PathBuf) {
    let folder = std::env::temp_dir().join(format!("baroque-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut session = Program::new(Catalogue::built_in());
    let chess = session
        .variants()
        .games
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let setup = chess.start().setup();
    let editor = Editor::new(Arc::new(chess), setup, PERSONS);
    session.part_mut::<SetupEditor>().open = Some(editor);
    session.apply(EditorAction::Open);
    let fen = "4k3/pppp4/8/8/8/8/4PPPP/4K2R w K - 0 1";
    edit(&mut session, Edit::Fen(fen.to_owned()));
    (session, folder)
}

fn edit(session: &mut Program, edit: Edit) {
    session.apply(EditorAction::Edit(edit));
    for job in session.sent::<SetupJob>() {
        session.send(job.report());
    }
}

fn set_path(session: &mut Program, path: &Path) {
    edit(session, Edit::Path(path.display().to_string()));
}

fn message(session: &Program) -> &str {
    let editor = session.editor();
    editor.file.message.as_deref().unwrap_or_default()
}

fn asked(session: &Program) -> bool {
    session.editor().file.asked.is_some()
}

fn start_of(session: &Program, id: &str) -> String {
    let game = session.variants().games.variant(id, None, &[]).unwrap();
    write_fen(&game, game.start())
}

#[test]
fn a_saved_setup_is_a_game_with_that_start() {
    let (mut session, folder) = session("saved-setup");
    set_path(&mut session, &folder.join("deeper/end-game.ron"));
    edit(&mut session, Edit::Name("End Game".to_owned()));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).ends_with("start page."),
        "{}",
        message(&session)
    );
    let wanted = "4k3/pppp4/8/8/8/8/4PPPP/4K2R w K - 0 1";
    assert_eq!(start_of(&session, "end-game"), wanted);
    assert!(
        session
            .variants()
            .cards
            .iter()
            .any(|card| card.info.name == "End Game")
    );
    let (games, _) = library::load(&[folder.join("deeper")]);
    assert!(games.variant("end-game", None, &[]).is_ok());
    // Saving again changes the same file without a question, because no other program has changed it.
    edit(&mut session, Edit::Turn(baroque::rules::Color::Black));
    edit(&mut session, Edit::Clear);
    edit(&mut session, Edit::Undo);
    edit(&mut session, Edit::Save(Saving::New));
    assert!(!asked(&session) && message(&session).starts_with("Saved as"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_setup_has_no_castlings_of_its_base() {
    let (mut session, folder) = session("no-castling");
    let fen = "4k3/8/2b5/8/8/8/8/R3K3 w - - 0 1";
    edit(&mut session, Edit::Fen(fen.to_owned()));
    set_path(&mut session, &folder.join("rook-and-bishop.ron"));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).ends_with("start page."),
        "{}",
        message(&session)
    );
    assert_eq!(start_of(&session, "rook-and-bishop"), fen);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_existing_file_stays_until_the_user_decides() {
    let (mut session, folder) = session("asked-setup");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("mine.ron");
    let text = "// Mine.\n(\n    format: 1, base: \"chess\",\n    name: \"Mine\", // a name\n    setups: {\"8x8\": ()},\n)\n";
    fs::write(&path, text).unwrap();
    set_path(&mut session, &path);
    edit(&mut session, Edit::Save(Saving::New));
    assert!(asked(&session));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    edit(&mut session, Edit::Save(Saving::Not));
    assert!(!asked(&session));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    edit(&mut session, Edit::Save(Saving::Into));
    let changed = fs::read_to_string(&path).unwrap();
    assert!(changed.starts_with("// Mine.") && changed.contains("// a name"));
    assert!(
        changed.contains("4k3") || changed.contains("....k..."),
        "{changed}"
    );
    assert!(start_of(&session, "mine").starts_with("4k3/pppp4/"));
    edit(&mut session, Edit::Save(Saving::Over));
    assert!(!fs::read_to_string(&path).unwrap().contains("// a name"));
    assert!(start_of(&session, "mine").starts_with("4k3/pppp4/"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn harmful_saves_are_refused_with_a_reason() {
    let (mut session, folder) = session("refused-setup");
    for (file, words) in [
        ("chess.ron", "A game `chess` already exists"),
        ("ultima.ron", "A game `ultima` already exists"),
        ("pieces.ron", "the piece book"),
        ("end.txt", "ends in `.ron`"),
        ("", "ends in `.ron`"),
    ] {
        set_path(&mut session, &folder.join(file));
        edit(&mut session, Edit::Save(Saving::New));
        assert!(
            message(&session).contains(words),
            "{file}: {}",
            message(&session)
        );
    }
    assert!(!folder.exists());
    set_path(&mut session, Path::new("/dev/null/end.ron"));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).contains("/dev/null"),
        "{}",
        message(&session)
    );
    set_path(&mut session, &folder.join("nothing.ron"));
    edit(&mut session, Edit::OpenFile);
    assert!(
        message(&session).contains("cannot be read"),
        "{}",
        message(&session)
    );
}

#[test]
fn an_opened_file_is_changed_and_mistakes_are_shown() {
    let (mut session, folder) = session("opened-setup");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("opened.ron");
    let text = "(format: 1, base: \"ultima\", name: \"Opened\", /* here */ setups: {\"8x8\": ()})";
    fs::write(&path, text).unwrap();
    set_path(&mut session, &path);
    edit(&mut session, Edit::OpenFile);
    let editor = session.editor();
    assert_eq!(editor.variant().id(), "opened");
    let square = editor.variant().geometry().square("a2").unwrap();
    edit(&mut session, Edit::Erase(square, false));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).starts_with("Saved as"),
        "{}",
        message(&session)
    );
    assert!(fs::read_to_string(&path).unwrap().contains("/* here */"));
    assert!(start_of(&session, "opened").contains("/1PPPPPPP/"));
    fs::write(folder.join("broken.ron"), "(format: 1, base: \"chezz\")").unwrap();
    set_path(&mut session, &folder.join("broken.ron"));
    edit(&mut session, Edit::OpenFile);
    assert!(message(&session).contains("chezz"), "{}", message(&session));
    assert_eq!(session.shell().shown(), Screen::Editor);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_custom_board_is_saved_with_its_zones_and_played() {
    let (mut session, folder) = session("own-board");
    edit(&mut session, Edit::Start);
    edit(&mut session, Edit::Size(9, 10));
    edit(&mut session, Edit::NewBoard);
    set_path(&mut session, &folder.join("nine.ron"));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).starts_with("Saved as"),
        "{}",
        message(&session)
    );
    let wanted = "rnbq1kbnr/pppp1pppp/9/9/9/9/9/9/PPPP1PPPP/RNBQ1KBNR w KQkq - 0 1";
    assert_eq!(start_of(&session, "nine"), wanted);
    session.apply(EditorAction::PlayFromHere);
    assert_eq!(session.shell().shown(), Screen::Game);
    let table = session.table();
    assert_eq!(write_fen(table.variant(), table.position()), wanted);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_game_is_never_saved_into_another_games_file() {
    let (mut session, folder) = session("other-file");
    let path = folder.join("end-game.ron");
    set_path(&mut session, &path);
    edit(&mut session, Edit::Save(Saving::New));
    let saved = fs::read_to_string(&path).unwrap();
    session.apply(EditorAction::OpenStart("ultima".to_owned(), None));
    let file = &session.editor().file;
    assert_ne!(Path::new(&file.path), path);
    assert_eq!((message(&session), file.opened.is_none()), ("", true));
    // By its path, it needs a question like any other file.
    set_path(&mut session, &path);
    edit(&mut session, Edit::Save(Saving::New));
    assert!(asked(&session));
    assert_eq!(fs::read_to_string(&path).unwrap(), saved);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_game_is_not_saved_if_its_base_would_be_missing() {
    let (mut session, folder) = session("lost-base");
    let far = folder.join("far/owls.ron");
    set_path(&mut session, &far);
    edit(&mut session, Edit::Save(Saving::New));
    session.apply(EditorAction::OpenStart("owls".to_owned(), None));
    let path = folder.join("near/more-owls.ron");
    set_path(&mut session, &path);
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).contains("`owls.ron`"),
        "{}",
        message(&session)
    );
    assert!(!path.exists());
    set_path(&mut session, &folder.join("far/more-owls.ron"));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).starts_with("Saved"),
        "{}",
        message(&session)
    );
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_form_for_a_piece_and_the_editor_can_be_closed() {
    let (mut session, _) = session("way-back");
    session.apply(InventAction::Open(None));
    session.apply(EditorAction::Open);
    session.apply(InventAction::Open(None));
    let mut seen = Vec::new();
    for _ in 0..4 {
        session.apply(ShellAction::Cancel);
        seen.push(session.shell().shown());
    }
    assert!(seen.contains(&Screen::Start), "{seen:?}");
}

#[test]
fn a_second_setup_with_another_name_has_its_own_file() {
    let (mut session, folder) = session("second-setup");
    set_path(&mut session, &folder.join("end-game.ron"));
    edit(&mut session, Edit::Name("End game".to_owned()));
    edit(&mut session, Edit::Save(Saving::New));
    let first = fs::read_to_string(folder.join("end-game.ron")).unwrap();
    let rook = session.editor().variant().clone();
    let square = rook.geometry().square("h1").unwrap();
    edit(&mut session, Edit::Erase(square, false));
    edit(&mut session, Edit::Name("Pawns only".to_owned()));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).starts_with("Saved as"),
        "{}",
        message(&session)
    );
    let kept = fs::read_to_string(folder.join("end-game.ron")).unwrap();
    assert_eq!(kept, first);
    let name = |id: &str| session.variants().games.info(id).unwrap().name;
    assert_eq!(name("pawns-only"), "Pawns only");
    assert_eq!(name("end-game"), "End game");
    assert!(start_of(&session, "end-game").contains("/4K2R "));
    assert!(start_of(&session, "pawns-only").contains("/4K3 "));
    // The first name leads back to its file. A new name never leads to another game's file without a question.
    edit(&mut session, Edit::Name("Pawns only!".to_owned()));
    edit(&mut session, Edit::Save(Saving::New));
    assert!(asked(&session), "{}", message(&session));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_opened_game_keeps_its_name_in_the_form() {
    let (mut session, folder) = session("opened-name");
    set_path(&mut session, &folder.join("end-game.ron"));
    edit(&mut session, Edit::Name("End game".to_owned()));
    edit(&mut session, Edit::Save(Saving::New));
    edit(&mut session, Edit::OpenFile);
    let file = &session.editor().file;
    assert_eq!(file.name, "End game");
    assert_eq!(Path::new(&file.path), folder.join("end-game.ron"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_board_of_ones_own_is_corrected_in_its_file_after_opening_it_again() {
    let (mut session, folder) = session("corrected");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("corrected.ron");
    let text = "(format: 1, base: \"chess\", name: \"Corrected\", setups: {\"mine\": (array: \"
        #nbqkbn#
        pppppppp
        ........
        ........
        ........
        ........
        PPPPPPPP
        #NBQKBN#
    \", // The zones of pawns
    zones: {
        \"first rank\": (white: \"*1\", black: \"*8\"),
        \"home\": (white: \"*2\", black: \"*7\"),
        \"double step end\": (white: \"*4\", black: \"*5\"),
        \"last rank\": (white: \"*8\", black: \"*1\"), // here they promote
    })})";
    fs::write(&path, text).unwrap();
    set_path(&mut session, &path);
    edit(&mut session, Edit::OpenFile);
    let variant = session.editor().variant().clone();
    let middle = variant.geometry().square("d4").unwrap();
    edit(&mut session, Edit::RemoveSquare(middle));
    let zone = variant.zones().position(|(name, _)| name == "last rank");
    let a7 = session.editor().variant().geometry().square("a7").unwrap();
    edit(
        &mut session,
        Edit::Zone(zone.unwrap(), baroque::rules::Color::White, a7, false),
    );
    edit(&mut session, Edit::Save(Saving::New));
    assert!(
        message(&session).starts_with("Saved as"),
        "{}",
        message(&session)
    );
    let kept = fs::read_to_string(&path).unwrap();
    assert!(kept.contains("// The zones of pawns"), "{kept}");
    assert!(kept.contains("// here they promote"), "{kept}");
    let info = session.variants().games.info("corrected").unwrap();
    assert_eq!(
        (&*info.name, &*info.layouts),
        ("Corrected", &["mine".to_owned()][..])
    );
    let game = session.variants().games.variant("corrected", None, &[]);
    let game = game.unwrap();
    assert_eq!(game.geometry().len(), 59);
    let a7 = game.geometry().square("a7").unwrap();
    let promotes = game
        .zones()
        .any(|(name, sides)| name == "last rank" && sides.white.contains(a7));
    assert!(promotes);
    fs::remove_dir_all(folder).unwrap();
}
