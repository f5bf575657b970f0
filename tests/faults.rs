//! Saving while a disk fails: each operation on files fails once, for every kind of file of the library. Then the file
//! is the old one or the new one, whole, and the next try works.

use baroque::game::collection::CollectionEntry;
use baroque::library::faults::with_fault;
use baroque::library::lines::Lines;
use baroque::library::pgn_file::{self, Refusal, SaveTarget};
use baroque::library::write_guard::{Keep, WriteGuard};
use baroque::library::{
    copy_aside, lock, put, put_aside, saved_games, write_game, write_new, write_whole,
};
use baroque::progress::{self, Event, LessonRun, Progress};
use baroque::puzzles::{Puzzle, PuzzleFile, load_own_puzzles, save_own_puzzles};
use std::fs;
use std::path::{Path, PathBuf};

/// More operations than any kind of file needs.
const MOST: usize = 40;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-faults-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The whole files of a folder and of those below: name and text. Half-written ones, whose names say so, and locks are
/// left out.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            let below = files(&path).into_iter();
            found.extend(below.map(|(file, text)| (format!("{name}/{file}"), text)));
        } else if !name.ends_with(".new") && !name.ends_with(".lock") {
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    found.sort();
    found
}

/// Lets each operation of `save` fail once. `is_whole` says whether the files are good, and is told whether saving
/// claims to have worked.
fn assert_safe(
    name: &str,
    prepare: impl Fn(&Path),
    save: impl Fn(&Path) -> Result<(), String>,
    is_whole: impl Fn(&[(String, String)], bool) -> bool,
) {
    for before in 0..MOST {
        let folder = folder(name);
        prepare(&folder);
        let (saved, failed) = with_fault(before, || save(&folder));
        let found = files(&folder);
        let place = format!("{name}, operation {before}: {saved:?}, {found:?}");
        assert!(is_whole(&found, saved.is_ok()), "{place}");
        if let Err(words) = &saved {
            assert!(
                failed && words.contains("full") || words.contains("space"),
                "{place}"
            );
            save(&folder).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert!(is_whole(&files(&folder), true), "{place}");
        }
        fs::remove_dir_all(folder).unwrap();
        if !failed {
            assert!(before > 0 && saved.is_ok(), "{place}");
            return;
        }
    }
    panic!("{name} needs more than {MOST} operations");
}

fn only(files: &[(String, String)], name: &str, text: &str) -> bool {
    files == [(name.to_owned(), text.to_owned())]
}

fn in_words(error: std::io::Error) -> String {
    error.to_string()
}

#[test]
fn a_file_is_the_old_one_or_the_new_one() {
    let write_old = |folder: &Path| fs::write(folder.join("a"), "old old old").unwrap();
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "a", "new") || !saved && only(files, "a", "old old old")
    };
    let save = |folder: &Path| write_whole(&folder.join("a"), b"new").map_err(in_words);
    assert_safe("whole", write_old, save, whole);
    let save = |folder: &Path| put(&folder.join("deep/a"), b"new").map_err(in_words);
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "deep/a", "new") || !saved && files.is_empty()
    };
    assert_safe("put", |_| (), save, whole);
    let save = |folder: &Path| {
        let path = folder.join("a");
        // The first try may have left the whole file.
        if path.exists() {
            return Ok(());
        }
        write_new(&path, b"new").map_err(in_words)
    };
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "a", "new") || !saved && files.is_empty()
    };
    assert_safe("new", |_| (), save, whole);
}

/// A file of lines never loses a finished one, and an unfinished one goes before the next.
#[test]
fn lines_are_never_lost() {
    let killed = |folder: &Path| fs::write(folder.join("a"), "one\ntw").unwrap();
    let save = |folder: &Path| {
        let (mut file, old) = Lines::open(&folder.join("a")).map_err(in_words)?;
        match old.len() {
            1 => file.add("two").map_err(in_words),
            _ => Ok(()),
        }
    };
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "a", "one\ntwo\n") || !saved && files[0].1.starts_with("one\n")
    };
    assert_safe("lines", killed, save, whole);
}

#[test]
fn a_file_put_aside_is_there_under_one_name() {
    let write_old = |folder: &Path| fs::write(folder.join("a"), "old").unwrap();
    let old = |name: &str| (name.to_owned(), "old".to_owned());
    let save = |folder: &Path| match folder.join("a").exists() {
        true => put_aside(&folder.join("a"), "broken")
            .map(drop)
            .map_err(in_words),
        false => Ok(()),
    };
    let whole = |files: &[(String, String)], saved: bool| {
        files == [old("a.broken")] || !saved && files == [old("a")]
    };
    assert_safe("aside", write_old, save, whole);
    let save = |folder: &Path| {
        copy_aside(&folder.join("a"), "broken")
            .map(drop)
            .map_err(in_words)
    };
    let whole = |files: &[(String, String)], saved: bool| {
        files == [old("a"), old("a.broken")] || !saved && files == [old("a")]
    };
    assert_safe("copy", write_old, save, whole);
}

fn lesson(when: u64) -> Progress {
    let mut progress = Progress::default();
    let run = LessonRun {
        id: format!("lesson {when}"),
        game: "g".to_owned(),
        stars: 2,
        mistakes: 1,
    };
    progress.record(Event::Lesson(run), when);
    progress
}

#[test]
fn progress_is_never_lost() {
    let prepare = |damage: &'static str| {
        move |folder: &Path| {
            let path = folder.join("progress.jsonl");
            progress::save(&path, &lesson(1)).unwrap();
            let text = fs::read_to_string(&path).unwrap();
            fs::write(path, text + damage).unwrap();
        }
    };
    let save = |folder: &Path| progress::save(&folder.join("progress.jsonl"), &lesson(2)).map(drop);
    for (name, damage) in [("progress", ""), ("damaged-progress", "junk")] {
        let whole = |files: &[(String, String)], saved: bool| {
            let (_, text) = files
                .iter()
                .find(|(name, _)| name == "progress.jsonl")
                .unwrap();
            let junk = files.iter().any(|(_, text)| text.ends_with(damage));
            text.contains("lesson 1") && junk && (!saved || text.contains("lesson 2"))
        };
        assert_safe(name, prepare(damage), save, whole);
    }
}

fn puzzles(line: &str) -> Vec<Puzzle> {
    PuzzleFile::read("ultima", line).unwrap().puzzles
}

const ONE: &str = "1200;gain;pinch;a2a4;8/8 w - - 0 1;8x8;\n";
const TWO: &str = "1300;win;quiet;a2a4;8/9 w - - 0 1;8x8;\n";

#[test]
fn puzzles_are_never_lost() {
    for (name, damage) in [("puzzles", ""), ("damaged-puzzles", "junk\n")] {
        let prepare = |folder: &Path| {
            save_own_puzzles(folder, "ultima", &puzzles(ONE)).unwrap();
            let path = folder.join("ultima.txt");
            let text = fs::read_to_string(&path).unwrap();
            fs::write(path, text + damage).unwrap();
        };
        let save = |folder: &Path| save_own_puzzles(folder, "ultima", &puzzles(TWO));
        let whole = |files: &[(String, String)], saved: bool| {
            let (_, text) = files.iter().find(|(name, _)| name == "ultima.txt").unwrap();
            let junk = files.iter().any(|(_, text)| text.ends_with(damage));
            text.contains(ONE) && junk && (!saved || text.contains(TWO))
        };
        assert_safe(name, prepare, save, whole);
    }
}

/// Several programs add puzzles to one file at once.
#[test]
fn puzzles_of_several_programs_are_all_kept() {
    let folder = folder("together");
    std::thread::scope(|scope| {
        for number in 0..8 {
            let folder = &folder;
            scope.spawn(move || {
                for round in 0..5 {
                    let line = ONE.replace("8/8", &format!("{number}/{round}"));
                    save_own_puzzles(folder, "ultima", &puzzles(&line)).unwrap();
                }
            });
        }
    });
    let own = load_own_puzzles(&folder);
    assert_eq!((own.puzzles.len(), &own.problems[..]), (40, &[][..]));
    fs::remove_dir_all(folder).unwrap();
}

/// Several programs add games to one file and change their own games in it, all at once.
#[test]
fn games_of_several_programs_are_all_kept() {
    let folder = folder("games-together");
    let path = folder.join("games.pgn");
    let game =
        |number: usize, round: usize| format!("[Event \"{number}\"]\n[Round \"{round}\"]\n\n*\n");
    std::thread::scope(|scope| {
        for number in 0..6 {
            let path = &path;
            scope.spawn(move || {
                let mut home = pgn_file::append(path, &game(number, 0)).unwrap().home;
                for round in 1..5 {
                    pgn_file::append(path, &game(100 + number, round)).unwrap();
                    home = loop {
                        home = match pgn_file::put_back(&home, &game(number, round)) {
                            Ok(stored) => break stored.home,
                            Err(Refusal::Changed(_, Some(there))) => there,
                            Err(other) => panic!("{other:?}"),
                        };
                    }
                }
            });
        }
    });
    let bytes = fs::read(&path).unwrap();
    let listing = pgn_file::list(&path, &bytes, |_, _| true).unwrap();
    let named = |entry: &CollectionEntry| {
        let tag = |name| entry.tags.get(name).unwrap().parse::<usize>().unwrap();
        (tag("Event"), tag("Round"))
    };
    let mut found: Vec<(usize, usize)> = listing.entries.iter().map(named).collect();
    found.sort_unstable();
    let changed = (0..6).map(|number| (number, 4));
    let added = (0..6).flat_map(|number| (1..5).map(move |round| (100 + number, round)));
    let mut expected: Vec<(usize, usize)> = changed.chain(added).collect();
    expected.sort_unstable();
    assert_eq!(found, expected);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_lock_waits_for_the_other() {
    let folder = folder("lock");
    let path = folder.join("a");
    let held = lock(&path).unwrap();
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            let _lock = lock(&path).unwrap();
            fs::read_to_string(&path).unwrap()
        });
        fs::write(&path, "done").unwrap();
        drop(held);
        assert_eq!(waiting.join().unwrap(), "done");
    });
    fs::remove_dir_all(folder).unwrap();
}

const GAME: &str = "[Event \"A\"]\n\n1. e4 *\n";
const RULES: &str = "(format: 1)";

/// Whether the game is at one of these places, with its rules beside it.
fn is_at(files: &[(String, String)], names: &[&str]) -> bool {
    let has = |name: String, text: &str| {
        files
            .iter()
            .any(|(known, has)| *known == name && has == text)
    };
    names
        .iter()
        .any(|name| has(format!("{name}.pgn"), GAME) && has(format!("{name}.ron"), RULES))
}

#[test]
fn saved_games_keep_their_rules() {
    let path = |folder: &Path| folder.join("g.pgn");
    let prepare = |folder: &Path| saved_games::write(&path(folder), GAME, Some(RULES)).unwrap();
    let save = |folder: &Path| {
        saved_games::write(&path(folder), GAME, Some(RULES)).map_err(|error| error.to_string())
    };
    let whole = |files: &[(String, String)], saved: bool| match saved {
        true => is_at(files, &["g"]),
        false => files.iter().all(|(_, text)| text == GAME || text == RULES),
    };
    assert_safe("saved", |_| (), save, whole);
    let delete = |folder: &Path| match path(folder).exists() {
        true => saved_games::delete(&path(folder)),
        false => Ok(()),
    };
    let whole = |files: &[(String, String)], saved: bool| match saved {
        true => is_at(files, &["deleted/g"]),
        false => is_at(files, &["g"]),
    };
    assert_safe("deleted", prepare, delete, whole);
    let prepare = |folder: &Path| {
        prepare(folder);
        saved_games::delete(&path(folder)).unwrap();
    };
    let restore = |folder: &Path| match path(folder).exists() {
        true => Ok(()),
        false => saved_games::bring_back(&folder.join("deleted/g.pgn")),
    };
    let whole = |files: &[(String, String)], saved: bool| match saved {
        true => is_at(files, &["g"]),
        false => is_at(files, &["deleted/g"]),
    };
    assert_safe("restored", prepare, restore, whole);
}

#[test]
fn files_of_games_keep_every_game() {
    let path = |folder: &Path| folder.join("games.pgn");
    let refused =
        |refusal: pgn_file::Refusal| format!("{refusal:?}").replace("StorageFull", "full");
    let prepare = |folder: &Path| fs::write(path(folder), GAME).unwrap();
    let new = GAME.replace('A', "B");
    let append = |folder: &Path| match fs::read_to_string(path(folder)).unwrap().contains(&new) {
        true => Ok(()),
        false => pgn_file::append(&path(folder), &new)
            .map(drop)
            .map_err(refused),
    };
    let both = format!("{GAME}\n{new}");
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "games.pgn", &both) || !saved && only(files, "games.pgn", GAME)
    };
    assert_safe("append", prepare, append, whole);
    let replace = |folder: &Path| {
        let bytes = fs::read(path(folder)).unwrap();
        let listing = pgn_file::list(&path(folder), &bytes, |_, _| true).unwrap();
        let home: SaveTarget = listing.home(0, &bytes).unwrap();
        pgn_file::put_back(&home, &new).map(drop).map_err(refused)
    };
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "games.pgn", &new) || !saved && only(files, "games.pgn", GAME)
    };
    assert_safe("replace", prepare, replace, whole);
}

const DRAWING: &str = "<svg/>";

#[test]
fn a_game_of_the_users_names_no_missing_drawing() {
    let path = |folder: &Path| folder.join("deep/g.ron");
    let save = |folder: &Path| match path(folder).exists() {
        true => Ok(()),
        false => write_game(&path(folder), RULES, true, Some(("a.svg", DRAWING)))
            .map_err(|(_, error)| error.to_string()),
    };
    let drawing = ("deep/a.svg".to_owned(), DRAWING.to_owned());
    let game = ("deep/g.ron".to_owned(), RULES.to_owned());
    let whole = |files: &[(String, String)], saved: bool| {
        files == [drawing.clone(), game.clone()]
            || !saved && (files.is_empty() || files == [drawing.clone()])
    };
    assert_safe("own", |_| (), save, whole);
    let prepare = |folder: &Path| {
        put(&path(folder), b"old").unwrap();
    };
    let save = |folder: &Path| {
        write_game(&path(folder), RULES, false, None).map_err(|(_, error)| error.to_string())
    };
    let whole = |files: &[(String, String)], saved: bool| {
        only(files, "deep/g.ron", RULES) || !saved && only(files, "deep/g.ron", "old")
    };
    assert_safe("changed", prepare, save, whole);
    let folder = folder("there");
    write_game(&folder.join("g.ron"), RULES, true, Some(("a.svg", DRAWING))).unwrap();
    let other = write_game(&folder.join("h.ron"), RULES, true, Some(("a.svg", "<g/>")));
    let (place, error) = other.unwrap_err();
    assert_eq!(place, folder.join("a.svg"));
    assert_eq!(error.kind(), std::io::ErrorKind::AlreadyExists);
    assert_eq!(files(&folder).len(), 2);
    fs::remove_dir_all(folder).unwrap();
}

/// An autosave replaces the state before it, or that stays.
#[test]
fn an_autosave_is_never_lost() {
    let path = |folder: &Path| folder.join("g.pgn");
    let new = GAME.replace('*', "e5 *");
    let prepare = |folder: &Path| saved_games::write(&path(folder), GAME, None).unwrap();
    let save = |folder: &Path| {
        let keep = Keep {
            path: path(folder),
            text: new.clone(),
            rules: Some(RULES.to_owned()),
            read: fs::read(path(folder))
                .ok()
                .as_deref()
                .map(pgn_file::checksum),
        };
        let moved = WriteGuard::default().keep(&keep).map_err(in_words)?;
        assert_eq!(moved, None);
        Ok(())
    };
    let whole = |files: &[(String, String)], saved: bool| {
        let text_of = |wanted: &str| files.iter().find(|(name, _)| name == wanted);
        let text = text_of("g.pgn").map(|(_, text)| text.as_str());
        let rules = text_of("g.ron").map(|(_, text)| text.as_str());
        text == Some(&new) && rules == Some(RULES)
            || !saved && text == Some(GAME) && rules.is_none_or(|rules| rules == RULES)
    };
    assert_safe("autosave", prepare, save, whole);
}
