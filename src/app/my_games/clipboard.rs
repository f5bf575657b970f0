//! Recognizes a text from the clipboard or a file: a position, a game, or moves.

use super::notes::{about_notes, note_words};
use crate::app::variants::Games;
use baroque::game::{Form, Game, GameName, ReadGame, Tree, sites};
use baroque::library::find::find;
use baroque::library::site;
use baroque::notation::pgn::{self, RawGame};
use baroque::notation::{Read, placement_fits, read_fen, write_fen};
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use std::sync::Arc;

/// A game from a text, and a message that says what the text was.
#[derive(Debug)]
pub struct Pasted {
    pub game: Game,
    /// What was pasted, and where it stopped being valid.
    pub words: String,
}

/// Reads a text. `board` is the game on the board, whose rules come first.
///
/// # Errors
///
/// If it is neither a position nor a game nor moves, in words.
pub fn read(text: &str, games: &Games, board: Option<&Game>) -> Result<Pasted, String> {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.is_empty() {
        return Err(text!("paste-nothing").to_owned());
    }
    let on_board = board.map(|game| game.tree.variant());
    let form = site::form(games, text);
    if form != Form::Pgn {
        return site_game(text, form, games, board);
    }
    if text.lines().any(|line| line.trim_start().starts_with('[')) {
        return game(text, games, on_board);
    }
    match looks_like_fen(text) {
        true => position(text, games, on_board),
        false => moves(text, games, board).or_else(|problem| {
            // Moves with their start and stop may be a list of Game Courier, also without its own signs.
            let list = site_game(text, Form::Courier, games, board);
            list.ok()
                .filter(|pasted| !pasted.game.tree.is_empty())
                .ok_or(problem)
        }),
    }
}

/// Whether a text is a link, or one of its first words has ranks between slashes. Results and dates have fewer slashes.
fn looks_like_fen(text: &str) -> bool {
    let has_ranks = |word: &str| word.matches('/').count() + word.matches("%2").count() > 2;
    text.contains("://") || text.split_whitespace().take(3).any(has_ranks)
}

/// A game of Game Courier or Zillions. Moves that fit only from the current position continue the game on the board.
fn site_game(
    text: &str,
    form: Form,
    games: &Games,
    board: Option<&Game>,
) -> Result<Pasted, String> {
    let site = site::parse(form, text);
    let on_board = board.map(|game| game.tree.variant());
    let read = site::read(games, &site, (None, None, Vec::new()), on_board);
    let begun = read.as_ref().map_or(0, |read| count(&read.value));
    if let Some(board) = board {
        let variant = board.tree.variant();
        let last = board.tree.line_after(Tree::ROOT).last();
        let end = &board.tree.node(last.unwrap_or(Tree::ROOT)).position;
        if sites::fit(&site, variant, end.clone()).plies > begun {
            let more = sites::read(&site, variant.clone(), end.clone());
            let mut pasted = continued(board, &more.value, None);
            pasted.words += &note_words(&more.notes);
            return Ok(pasted);
        }
    }
    let read = read.map_err(|problem| text!("paste-cannot-be-shown", problem = problem))?;
    let (game, plies) = (read.value.tree.variant().name(), count(&read.value));
    let words = text!("paste-game", game = game, count = plies) + &note_words(&read.notes);
    Ok(Pasted {
        game: read.value,
        words,
    })
}

fn game(text: &str, games: &Games, on_board: Option<&Arc<Variant>>) -> Result<Pasted, String> {
    let mut all = pgn::games(text).filter(|raw| !raw.is_empty());
    let raw = all.next().ok_or(text!("paste-no-game"))?;
    let more = all.count();
    let mut pasted = read_raw(&raw, games, on_board)?;
    if more > 0 {
        pasted.words.push(' ');
        pasted.words += &text!("paste-first-of", count = more + 1);
    }
    Ok(pasted)
}

fn read_raw(
    raw: &RawGame,
    games: &Games,
    on_board: Option<&Arc<Variant>>,
) -> Result<Pasted, String> {
    let fen = raw.tags.fen();
    let read_by = |board| Game::read(raw, |name: GameName| find(games, name, fen, board));
    let read = better(read_by(on_board), || read_by(None))
        .map_err(|error| text!("paste-cannot-be-shown", problem = error.message))?;
    let name = read.game.tree.variant().name();
    let plies = count(&read.game);
    let mut words = match &read.cut {
        None => text!("paste-game", game = name, count = plies),
        Some(error) => {
            let place = error.to_string();
            text!(
                "paste-part-of-game",
                game = name,
                count = plies,
                place = place
            )
        }
    };
    if let Some(notes) = about_notes(text!("paste-text"), &read) {
        words.push(' ');
        words += &notes;
    }
    Ok(Pasted {
        game: read.game,
        words,
    })
}

/// What was read by the rules of the game on the board, or by orthodox chess if that goes further.
fn better<E>(
    here: Result<ReadGame, E>,
    elsewhere: impl FnOnce() -> Result<ReadGame, E>,
) -> Result<ReadGame, E> {
    let plies = match &here {
        Ok(read) if read.cut.is_none() && !read.game.tree.is_empty() => return here,
        Ok(read) => count(&read.game),
        Err(_) => 0,
    };
    match elsewhere() {
        Ok(other) if count(&other.game) > plies => Ok(other),
        _ => here,
    }
}

/// A position of the game on the board or, if it cannot be read there as written, of another game.
fn position(text: &str, games: &Games, on_board: Option<&Arc<Variant>>) -> Result<Pasted, String> {
    let first = on_board.map(|variant| (variant.clone(), read_fen(variant, text)));
    let problem = match &first {
        Some((variant, Err(problem))) => {
            let (game, problem) = (variant.name(), problem.to_string());
            text!("paste-position-of-none-but", game = game, problem = problem)
        }
        _ => text!("paste-position-of-none").to_owned(),
    };
    if let Some((variant, Err(_))) = &first
        && placement_fits(variant, text)
    {
        return Err(problem);
    }
    let others = games.ids().flat_map(|id| {
        let layouts = games.info(id).map(|info| info.layouts).unwrap_or_default();
        let variants = layouts.into_iter();
        variants.filter_map(move |layout| games.variant(id, Some(&layout), &[]).ok())
    });
    let others = others.map(|variant| {
        let read = read_fen(&variant, text);
        (Arc::new(variant), read)
    });
    let mut best: Option<(Arc<Variant>, Read<Position>)> = None;
    for (variant, read) in first.into_iter().chain(others) {
        let Ok(read) = read else { continue };
        let better = best
            .as_ref()
            .is_none_or(|(_, best)| read.notes.len() < best.notes.len());
        let exact = read.notes.is_empty();
        if better {
            best = Some((variant, read));
        }
        if exact {
            break;
        }
    }
    let (variant, read) = best.ok_or(problem)?;
    let mut words = text!("paste-position", game = variant.name());
    for note in &read.notes {
        words += &format!(" {}.", note.message);
    }
    Ok(Pasted {
        words,
        game: Game::new(variant, read.value),
    })
}

/// Moves from the start of the game on the board, or from its current position.
fn moves(text: &str, games: &Games, board: Option<&Game>) -> Result<Pasted, String> {
    let on_board = board.map(|game| game.tree.variant());
    let from = |position: Option<&Position>| {
        let mut raw = pgn::games(text).next().ok_or(text!("paste-no-moves"))?;
        if let (Some(variant), Some(position)) = (on_board, position) {
            raw.tags.set("FEN", write_fen(variant, position));
        }
        let found = |name: GameName| find(games, name, raw.tags.fen(), on_board);
        Game::read(&raw, found).map_err(|error| error.message)
    };
    let root = board.map(|game| &game.tree.node(Tree::ROOT).position);
    let begun = from(root)?;
    let last = |game: &Game| {
        game.tree
            .line_after(Tree::ROOT)
            .last()
            .unwrap_or(Tree::ROOT)
    };
    if let Some(board) = board.filter(|_| begun.game.tree.is_empty() || begun.cut.is_some()) {
        let end = last(board);
        let on = from(Some(&board.tree.node(end).position))?;
        if on.game.tree.len() > begun.game.tree.len() {
            let error = on.cut.map(|error| error.to_string());
            return Ok(continued(board, &on.game, error));
        }
    }
    let elsewhere = || {
        let raw = pgn::games(text).next().ok_or(text!("paste-no-moves"))?;
        let found = |name: GameName| find(games, name, raw.tags.fen(), None);
        Game::read(&raw, found).map_err(|error| error.message)
    };
    let begun = better(Ok(begun), elsewhere)?;
    let mut game = begun.game;
    let name = game.tree.variant().name().to_owned();
    game.tags = pgn::Tags::default();
    let problem = begun.cut.clone().or(begun.notes.first().cloned());
    match (game.tree.is_empty(), begun.cut) {
        (true, _) if problem.is_some() => Err(text!(
            "paste-nonsense",
            game = name,
            problem = problem.map_or(String::new(), |note| note.message)
        )),
        (true, _) => Err(text!("paste-no-moves").to_owned()),
        (false, None) => Ok(Pasted {
            words: text!("paste-moves", game = name, count = count(&game))
                + &note_words(&begun.notes),
            game,
        }),
        (false, Some(error)) => Ok(Pasted {
            words: text!(
                "paste-moves-up-to",
                game = name,
                count = count(&game),
                place = error.to_string()
            ),
            game,
        }),
    }
}

/// The game on the board with more moves.
fn continued(board: &Game, more: &Game, error: Option<String>) -> Pasted {
    let mut game = board.clone();
    let mut at = game
        .tree
        .line_after(Tree::ROOT)
        .last()
        .unwrap_or(Tree::ROOT);
    for node in more.tree.line_after(Tree::ROOT) {
        let mv = more
            .tree
            .node(node)
            .ply
            .as_ref()
            .map(|ply| ply.transition.mv);
        match mv.map(|mv| game.tree.play(at, mv)) {
            Some(Ok(next)) => at = next,
            _ => break,
        }
    }
    game.ended = None;
    let words = match error {
        Some(error) => text!("paste-goes-on-up-to", count = count(more), place = error),
        None => text!("paste-goes-on", count = count(more)),
    };
    Pasted { game, words }
}

/// The number of plies of a game.
fn count(game: &Game) -> usize {
    game.tree.line_after(Tree::ROOT).count()
}

#[cfg(test)]
mod tests;
