//! The user's game files, saved games and files of games, by clicks.

use super::person::{CTRL, folder, reports};
use super::*;
use crate::app::action::GameFileAction;
use crate::app::my_games::GameTask;
use crate::app::variants::{FileEvent, FileJob, GameFileLoader, GameLibrary};
use baroque::library::saved_games;
use baroque::variant_file::Source;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn game(more: &str) -> String {
    format!("(format: 1, base: \"chess\", name: \"Own\", setups: {{\"8x8\": ()}}, {more})")
}

/// The user's file gets this content.
fn write(window: &mut Window, text: &str) {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("own.ron", Source::new("/games/own.ron", text));
    let library = Arc::new(GameLibrary::from(catalogue));
    let changed = FileEvent::Changed(library);
    window.session.apply(GameFileAction::Take(changed));
}

#[test]
fn a_game_file_that_is_wrong_is_told_and_the_others_play() {
    let mut window = Window::new();
    let mut loader = GameFileLoader::new(&[PathBuf::from("tests/broken")], &[]);
    window.session = Program::new(loader.read().unwrap());
    let problems = &window.session.variants().problems;
    assert!(
        problems
            .iter()
            .any(|problem| problem.file.ends_with("typo.ron"))
    );
    assert!(window.is_told(" mistakes in "));
    let count = window.session.variants().problems.len();
    assert!(window.sees(&format!("{count} mistakes")));
    assert!(window.sees("Withdrawer Chess"));
}

#[test]
fn all_mistakes_of_a_file_are_shown_and_lead_to_the_editor_until_they_are_mended() {
    let mut window = Window::new();
    let broken =
        "(\n    format: 1,\n    base: \"chezz\",\n    nmae: \"Own\",\n    year: soon,\n)\n";
    write(&mut window, broken);
    window.click("3 mistakes");
    assert!(window.session.shell().overlays.contains(&Overlay::Problems));
    for place in [(3, 11), (4, 5), (5, 11)] {
        assert!(window.sees(&format!("own.ron, line {}, column {}", place.0, place.1)));
    }
    window.click("own.ron, line 4, column 5");
    let jobs: Vec<FileJob> = window.session.sent();
    let [FileJob::Edit(place)] = &jobs[..] else {
        panic!("{jobs:?}");
    };
    assert_eq!(place.path, Path::new("/games/own.ron"));
    assert_eq!((place.line, place.column), (4, 5));
    window.keys(&[Key::Escape]);
    assert!(window.session.shell().overlays.is_empty());
    window.keys(&[Key::P]);
    assert!(window.session.shell().overlays.contains(&Overlay::Problems));
    write(&mut window, &game(""));
    assert!(window.reads("All game files are correct."));
    window.keys(&[Key::Escape]);
    let mut cards = window.session.variants().cards.iter();
    assert!(cards.any(|card| card.info.name == "Own"));
    assert!(!window.sees("3 mistakes"));
}

#[test]
fn rules_that_change_during_a_game_are_asked_about() {
    let mut window = Window::new();
    write(&mut window, &game(""));
    window.choose("own", "Player", "Player");
    window.begin();
    window.play("e2", "e4");
    let fen = window.fen();
    let question = "The rules of Own have changed.";
    write(&mut window, &game("summary: \"Mine.\""));
    assert!(!window.reads(question), "words are no rules");
    write(&mut window, &game("rules: (repetition: Loses)"));
    assert!(window.reads(question));
    window.click("Keep playing");
    assert!(!window.reads(question));
    assert_eq!(window.fen(), fen);
    window.play("e7", "e5");

    write(&mut window, &game("pieces: {'Q': \"withdrawer\"}"));
    assert!(window.reads(question));
    window.click("Restart");
    assert!(window.fen().ends_with(" w KQkq - 0 1"), "{}", window.fen());
    window.play("e2", "e4");
    assert_eq!(window.session.table().record.len(), 1);
}

#[test]
fn a_game_is_duplicated_from_its_card_and_from_its_page() {
    let mut window = Window::new();
    window.size = person::TALL;
    let duplicated = |window: &mut Window| {
        let jobs: Vec<FileJob> = window.session.sent();
        let copies = |job: &FileJob| matches!(job, FileJob::Duplicate(game) if game.id == "ultima");
        jobs.iter().filter(|job| copies(job)).count()
    };
    window.click_second("Ultima");
    window.click("Duplicate and edit");
    assert_eq!(duplicated(&mut window), 1);
    window.click("Ultima");
    assert_eq!(window.session.shell().shown(), Screen::NewGame);
    window.click("Duplicate and edit");
    assert_eq!(duplicated(&mut window), 1);
}

#[test]
fn a_file_is_opened_by_its_path() {
    let mut window = Window::new();
    let open = |window: &mut Window, path: &str| {
        window.frame(&[(CTRL, Key::O)]);
        window.frame(&[]);
        window.write(path);
    };
    open(&mut window, "/games/own.ron");
    window.keys(&[Key::Enter]);
    let opened = |path: &str| [FileJob::Open(PathBuf::from(path))];
    assert_eq!(window.session.sent::<FileJob>(), opened("/games/own.ron"));
    write(&mut window, &game(""));
    let event = FileEvent::Opened("own".to_owned());
    window.session.apply(GameFileAction::Take(event));
    assert_eq!(window.session.shell().shown(), Screen::NewGame);
    open(&mut window, "/nowhere.ron");
    window.click("Open");
    assert_eq!(
        window.session.sent::<FileJob>().last(),
        opened("/nowhere.ron").last()
    );
    let failed = FileEvent::Failed("/nowhere.ron is missing.".to_owned());
    window.session.apply(GameFileAction::Take(failed));
    assert!(window.is_told("/nowhere.ron"));
}

fn pgn(white: &str, moves: &str) -> String {
    format!(
        "[Event \"Cup\"]\n[White \"{white}\"]\n[Variant \"chess\"]\n[Layout \"8x8\"]\n\n{moves} *\n\n"
    )
}

/// Does all tasks with files. Those that look into the user's own folders are left out.
fn work(window: &mut Window) {
    while !window.session.saved().tasks.is_empty() {
        for task in std::mem::take(&mut window.session.saved_mut().tasks) {
            if matches!(task, GameTask::GameList(_)) {
                continue;
            }
            for result in reports(task) {
                window.session.apply(SavedAction::Take(result));
            }
        }
    }
}

#[test]
fn a_long_file_is_looked_through_and_one_of_its_games_is_changed() {
    let folder = folder("long-file");
    let path = folder.join("long.pgn");
    let games: Vec<String> = (1..=20_000)
        .map(|number| match number {
            7 => pgn("Broken", "1. e4 {open"),
            number => pgn(&format!("P{number}"), "1. e4"),
        })
        .collect();
    fs::write(&path, games.concat()).unwrap();
    let mut window = Window::new();
    window.session.apply(SavedAction::OpenGames(path.clone()));
    work(&mut window);
    assert_eq!(window.session.shell().shown(), Screen::Collection);
    assert!(window.reads("20000 games"));
    window.click_field();
    window.write("P12345");
    assert!(window.reads("1 of 20000 games"));
    window.keys(&[Key::Enter, Key::Enter]);
    work(&mut window);
    assert_eq!(window.session.shell().shown(), Screen::Game);
    window.play("e7", "e5");
    window.frame(&[(CTRL, Key::S)]);
    work(&mut window);
    assert!(window.is_told("Saved in"));
    let now = fs::read_to_string(&path).unwrap();
    let (before, after) = (games[..12_344].concat(), games[12_345..].concat());
    assert!(now.starts_with(&before) && now.ends_with(&after));
    assert!(now[before.len()..].starts_with("[Event \"Cup\"]"));
    assert!(now.contains("1. e4 e5 *"));
    window.frame(&[(CTRL, Key::L)]);
    window.click_field();
    window.frame(&[(CTRL, Key::A)]);
    window.write("Broken");
    assert!(window.reads("1 of 20000 games") && window.reads("Game 7: "));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_game_is_saved_into_a_file_that_is_there_only_after_a_question() {
    let folder = folder("saved-form");
    let path = folder.join("mine.pgn");
    fs::write(&path, pgn("Anna", "1. d4")).unwrap();
    let mut window = Window::new();
    window.choose("chess", "Player", "Player");
    window.begin();
    window.play("e2", "e4");
    window.frame(&[(CTRL, Key::S)]);
    window.fill("Black", "Bert");
    window.fill("Path of a .pgn file", path.to_str().unwrap());
    window.keys(&[Key::Enter]);
    work(&mut window);
    assert!(window.reads("The file already exists and has one game."));
    window.click("Add to file");
    work(&mut window);
    assert!(window.is_told("Saved in"));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(&pgn("Anna", "1. d4")), "{text}");
    let added = text.contains("[Black \"Bert\"]") && text.ends_with("1. e4 *\n");
    assert!(added, "{text}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_saved_game_is_renamed_deleted_and_brought_back() {
    let folder = folder("renamed");
    let path = folder.join("game.pgn");
    saved_games::write(&path, &pgn("Anna", "1. e4 e5 2. Nf3"), None).unwrap();
    let mut window = Window::new();
    window.keys(&[Key::B]);
    window.session.saved_mut().tasks.clear();
    assert_eq!(window.session.shell().shown(), Screen::MyGames);
    let list = |window: &mut Window| {
        let list = &mut window.session.saved_mut().list;
        (list.games, list.deleted) = saved_games::list(&folder);
        (list.games.len(), list.deleted.len())
    };
    assert_eq!(list(&mut window), (1, 0));
    window.click("Rename");
    window.write("Evening");
    window.keys(&[Key::Enter]);
    work(&mut window);
    assert_eq!(list(&mut window), (1, 0));
    assert!(window.reads("Evening"));
    window.click("Delete");
    work(&mut window);
    assert_eq!(list(&mut window), (0, 1));
    window.click("Restore");
    work(&mut window);
    assert_eq!(list(&mut window), (1, 0));
    let text = fs::read_to_string(&window.session.saved().list.games[0].path).unwrap();
    let whole = text.contains("[Title \"Evening\"]") && text.contains("2. Nf3");
    assert!(whole, "{text}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn any_piece_of_the_book_can_be_picked_for_a_game_with_placement() {
    let mut window = Window::new();
    window.size = person::TALL;
    window.click("Draft");
    window.click("Picked");
    assert!(window.reads("All are picked."));
    window.click("Queen");
    assert!(!window.reads("All are picked."));
    window.click("More pieces");
    window.click("Gorgon");
    let jobs: Vec<FileJob> = window.session.sent();
    let [FileJob::Extend(extension)] = &jobs[..] else {
        panic!("{jobs:?}");
    };
    assert_eq!((extension.from.as_str(), &extension.file), ("draft", &None));
    let game = &extension.game;
    let name = format!("/games/{}.ron", game.id);
    let mut catalogue = Catalogue::built_in();
    catalogue.add(
        &format!("{}.ron", game.id),
        Source::new(name, game.text.as_str()),
    );
    let library = Arc::new(GameLibrary::from(catalogue));
    for event in [
        FileEvent::Changed(library),
        FileEvent::Extended(extension.clone()),
    ] {
        window.session.apply(GameFileAction::Take(event));
    }
    window.frame(&[]);
    // The game with the piece is shown. The piece and what was picked before are picked.
    assert!(window.reads("Draft with more pieces"));
    let letters = window
        .session
        .new_game()
        .draft
        .as_ref()
        .unwrap()
        .choice
        .sets
        .letters
        .white
        .clone();
    assert_eq!(letters, format!("RBNWLCIX{}", game.letter));
    window.click("Play");
    let fen = window.fen();
    let hand = fen.split(['[', ']']).nth(1).unwrap();
    assert!(hand.contains(game.letter) && !hand.contains('Q'), "{fen}");
}
