//! Tests of copied and pasted games.

use super::*;

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
