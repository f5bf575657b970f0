//! Tests of autosaved games.

use super::*;
use crate::app::analysis::evaluation::{Evaluation, SURE};
use crate::app::analysis::read_review;
use baroque::game::PositionAnalysis;
use baroque::notation::find_move;

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
    assert_eq!(second.saved().to_keep, [], "it was only opened");
    play(&mut second, "g1f3");
    second.keep();
    assert_eq!(second.saved_mut().to_keep.pop().unwrap().path, keep.path);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_whole_review_is_autosaved_with_its_game() {
    let folder = folder("reviewed");
    let mut first = session();
    begin(&mut first, "chess", Player::Human);
    first.saved_mut().board.saved_game = Some(folder.join("game.pgn"));
    play(&mut first, "f2f3 e7e5 g2g4 d8h4");
    let table = first.table_mut();
    table.toggle_review();
    let better = find_move(table.variant(), table.variant().start(), "e2e4").unwrap();
    let analyses: Vec<PositionAnalysis> = [
        (35, None),
        (-120, None),
        (0, None),
        (-SURE, Some(-1)),
        (-SURE, None),
    ]
    .into_iter()
    .map(|(centipawns, mate)| {
        let evaluation = Evaluation { centipawns, mate };
        PositionAnalysis {
            points: evaluation.share(),
            centipawns,
            evaluation: evaluation.to_string(),
            line: Vec::new(),
        }
    })
    .collect();
    for (ply, analysis) in analyses.iter().enumerate() {
        let line = if ply == 0 { vec![better] } else { Vec::new() };
        let analysis = analysis.clone();
        table.learn(ply, PositionAnalysis { line, ..analysis });
    }
    first.keep();
    let keep = first.saved_mut().to_keep.pop().unwrap();
    saved_games::write(&keep.path, &keep.text, None).unwrap();

    let mut second = session();
    act(&mut second, SavedAction::OpenKept(keep.path.clone()));
    let (kept, read) = (
        first.table().review().unwrap(),
        second.table().review().unwrap(),
    );
    assert_eq!(read.progress(), (5, 5));
    for ply in 0..4 {
        assert_eq!(read.analysis(ply), kept.analysis(ply), "{ply}");
    }
    let end = read.analysis(4).unwrap();
    assert_eq!(end.points, 0.0, "Black has won");
    let (tree, line) = (second.table().tree(), second.table().record.line());
    let broken = read_review(tree, line, "35 e2e9; é; ;#; = x; 1; 2");
    assert_eq!(broken.progress(), (2, 5), "what is wrong is left out");
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
