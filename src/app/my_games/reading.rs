//! Reads games from files, as far as they are valid, with messages about problems.

use super::notes::{about_notes, note_words};
use super::saved_game_meta::SavedGameMeta;
use super::tasks::{OpenedGame, TaskResult};
use crate::app::variants::Games;
use baroque::game::collection::{CollectionEntry, decode, decode_part};
use baroque::game::{Form, Game, GameName, Tree};
use baroque::library::find::find;
use baroque::library::pgn_file::{self, Listing, SaveTarget};
use baroque::library::played::{head, notes_on_all, read_all};
use baroque::library::saved_games;
use baroque::library::site;
use baroque::notation::pgn::games;
use baroque::texts::text;
use baroque::variant_file::Source;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Reads a file. A single game is opened, several are listed. It sends nothing after `stop`.
pub fn open(path: &Path, games: &Games, stop: &AtomicBool, report: &dyn Fn(TaskResult)) {
    let result = read(path, games, stop, report);
    if !stop.load(Ordering::Relaxed) {
        report(result.unwrap_or_else(|words| TaskResult::NotRead(path.to_owned(), words)));
    }
}

fn read(
    path: &Path,
    games: &Games,
    stop: &AtomicBool,
    report: &dyn Fn(TaskResult),
) -> Result<TaskResult, String> {
    let bytes = pgn_file::read(path)?;
    if site::form(games, &head(&bytes)) != Form::Pgn {
        return site_game(path, &bytes, games);
    }
    let go_on = |count: usize, read: usize| {
        if count > 1 {
            report(TaskResult::Reading(
                path.to_owned(),
                count,
                read as f32 / bytes.len() as f32,
            ));
        }
        !stop.load(Ordering::Relaxed)
    };
    let listing = pgn_file::list(path, &bytes, go_on)?;
    match listing.entries.len() {
        0 => Err(text!("games-none", path = path.display().to_string())),
        1 => match pick(&listing, &bytes, 0, games) {
            Ok(opened) => Ok(TaskResult::Opened(Box::new(opened))),
            // Without a tag and a legal move, the file may be something other than a game.
            Err(problem) if listing.entries[0].tags.is_empty() => Err(problem),
            Err(problem) => {
                report(TaskResult::Listed(listing));
                Err(problem)
            }
        },
        _ => {
            report(TaskResult::Listed(listing.clone()));
            Ok(check(&listing, &bytes, games, stop))
        }
    }
}

/// Reads all games of a listed file by their rules, for the notes on each.
fn check(listing: &Listing, bytes: &[u8], games: &Games, stop: &AtomicBool) -> TaskResult {
    let text = decode(bytes);
    let notes = notes_on_all(games, &text).take_while(|_| !stop.load(Ordering::Relaxed));
    TaskResult::Checked(listing.path.clone(), listing.checksum, notes.collect())
}

/// Reads the first game of a file that is not PGN. It is saved as PGN in another file, so its place is not kept.
fn site_game(path: &Path, bytes: &[u8], games: &Games) -> Result<TaskResult, String> {
    let place = path.display().to_string();
    let mut all = read_all(games, &decode(bytes), &GameName::default(), None).into_iter();
    let first = all
        .next()
        .ok_or_else(|| text!("games-none", path = place.clone()))?;
    let read = first.map_err(|note| {
        text!(
            "games-wrong",
            path = place,
            line = note.line,
            problem = note.message
        )
    })?;
    let mut words = note_words(&read.notes);
    if all.len() > 0 {
        words.push(' ');
        words += &text!("paste-first-of", count = all.len() + 1);
    }
    Ok(TaskResult::Opened(Box::new(OpenedGame {
        game: read.value,
        home: None,
        place: Some((path.to_owned(), 0)),
        saved_game: None,
        rules: None,
        meta: SavedGameMeta::default(),
        words: Some(words.trim().to_owned())
            .filter(|words| !words.is_empty())
            .into_iter()
            .collect(),
    })))
}

/// Reads a game of a listed file again.
///
/// # Errors
///
/// If the file has changed, or the game cannot be shown, in words.
pub fn pick_again(
    listing: &Listing,
    index: usize,
    games: &Games,
    report: &dyn Fn(TaskResult),
) -> Result<TaskResult, String> {
    let bytes = pgn_file::read(&listing.path)?;
    if pgn_file::checksum(&bytes) != listing.checksum {
        let now = pgn_file::list(&listing.path, &bytes, |_, _| true)?;
        report(TaskResult::Listed(now));
        let path = listing.path.display().to_string();
        return Err(text!("games-changed", path = path));
    }
    pick(listing, &bytes, index, games).map(|opened| TaskResult::Opened(Box::new(opened)))
}

/// Reads one of a file's games, as far as it is valid.
fn pick(listing: &Listing, bytes: &[u8], index: usize, all: &Games) -> Result<OpenedGame, String> {
    let place = listing.path.display();
    let home = listing
        .home(index, bytes)
        .ok_or_else(|| text!("games-no-such", path = place.to_string()))?;
    let line = listing.entries[index].line;
    let text = decode_part(bytes, home.range.clone());
    let wrong = |problem: String| {
        text!(
            "games-wrong",
            path = place.to_string(),
            line = line,
            problem = problem
        )
    };
    let raw = games(&text)
        .next()
        .ok_or_else(|| wrong(text!("games-wrong-none").to_owned()))?;
    let found = |name: GameName| find(all, name, raw.tags.fen(), None);
    let mut read = Game::read(&raw, found).map_err(|error| wrong(error.message))?;
    let meta = SavedGameMeta::take(&mut read.game.tags);
    let mut words = Vec::new();
    for note in read.notes.iter_mut().chain(&mut read.cut) {
        note.line += line - 1;
    }
    if let Some(cut) = &read.cut {
        let (path, cut) = (place.to_string(), cut.to_string());
        let count = read.game.tree.line_after(Tree::ROOT).count();
        if count == 0 && raw.tags.is_empty() {
            return Err(text!("games-no-game", path = path, place = cut));
        }
        words.push(text!(
            "games-partly",
            path = path,
            place = cut,
            count = count
        ));
    }
    words.extend(about_notes(&place.to_string(), &read));
    Ok(OpenedGame {
        game: read.game,
        // A save must not overwrite moves that could not be read.
        home: Some(home).filter(|_| read.cut.is_none()),
        place: Some((listing.path.clone(), index)),
        saved_game: None,
        rules: None,
        meta: SavedGameMeta {
            title: None,
            ..meta
        },
        words,
    })
}

/// Reads an autosaved game with the rules that it was started with.
///
/// # Errors
///
/// If it cannot be shown, in words.
pub fn open_kept(path: &Path, all: &Games) -> Result<OpenedGame, String> {
    let bytes = pgn_file::read(path)?;
    let text = decode(&bytes);
    let place = path.display();
    let raw = games(&text)
        .next()
        .ok_or_else(|| text!("games-holds-none", path = place.to_string()))?;
    let (mut words, mut own) = (Vec::new(), None);
    let fen = raw.tags.fen();
    let found = |name: GameName| {
        let now = find(all, name.clone(), fen, None);
        let Some((id, rules)) = name.0.zip(saved_games::rules(path)) else {
            return now;
        };
        let file = format!("{id}.ron");
        let source = Source::new(place.to_string(), rules.clone());
        let then = find(&all.with(&file, source), name, fen, None);
        match (now, then) {
            (Ok(now), Ok(then)) if now.plays_like(&then) => Ok(now),
            (now, Err(_)) => now,
            (now, Ok(then)) => {
                words.push(match now {
                    Ok(now) => text!("games-rules-changed", game = now.name()),
                    Err(_) => text!("games-rules-gone", game = then.name()),
                });
                own = Some(rules);
                Ok(then)
            }
        }
    };
    let mut read = Game::read(&raw, found).map_err(|error| {
        let (path, problem) = (place.to_string(), error.message);
        text!("games-cannot-go-on", path = path, problem = problem)
    })?;
    if let Some(cut) = &read.cut {
        words.push(text!(
            "games-goes-wrong",
            path = place.to_string(),
            place = cut.to_string()
        ));
    }
    words.extend(about_notes(&place.to_string(), &read));
    let whole = read.cut.is_none();
    let meta = SavedGameMeta::take(&mut read.game.tags);
    let home = meta.home.as_deref().filter(|_| whole);
    Ok(OpenedGame {
        home: home.and_then(|home| still_at(home, &read.game)),
        game: read.game,
        place: None,
        saved_game: whole.then(|| (path.to_owned(), pgn_file::checksum(&bytes))),
        rules: own,
        meta,
        words,
    })
}

/// The place of an autosaved game in the file where the user saved it, if that still has it unchanged.
fn still_at(path: &Path, game: &Game) -> Option<SaveTarget> {
    let bytes = pgn_file::read(path).ok()?;
    let listing = pgn_file::list(path, &bytes, |_, _| true).ok()?;
    let text = game.write();
    let same = |entry: &CollectionEntry| {
        decode_part(&bytes, entry.range.clone()).replace('\r', "") == text.trim_end()
    };
    let index = listing.entries.iter().position(same)?;
    listing.home(index, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::Catalogue;
    use std::cell::RefCell;

    #[test]
    fn a_file_without_a_tag_and_a_legal_move_is_no_game() {
        let path = std::env::temp_dir().join(format!("baroque-no-game-{}.pgn", std::process::id()));
        let opened = |text: &str| {
            std::fs::write(&path, text).unwrap();
            let results = RefCell::new(Vec::new());
            let games = Games::from(Catalogue::built_in());
            let report = |result| results.borrow_mut().push(result);
            open(&path, &games, &AtomicBool::new(false), &report);
            results.into_inner()
        };
        let results = opened("hello this is no game ((( $$$");
        assert!(
            matches!(&results[..], [TaskResult::NotRead(_, words)] if words.contains("no game")),
            "{results:?}"
        );
        for text in ["1. e4 e5 2. Ke8 *", "[White \"A\"]\n\n1. Ke8 *"] {
            let results = opened(text);
            assert!(matches!(results[..], [TaskResult::Opened(_)]), "{text}");
        }
        std::fs::remove_file(path).unwrap();
    }
}
