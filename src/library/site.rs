//! Reads games of Game Courier and Zillions of Games: finds the game that a text means, by its name or by its moves.

use super::find::{Lookup, id_of, plain};
use crate::game::sites::{self, Fit};
use crate::game::{Form, Game, GameName, form_of, name_of};
use crate::notation::site::{SiteGame, begins_with_squares, courier, zillions};
use crate::notation::{Note, Read, parse_fen};
use crate::rules::{Position, Variant};
use crate::variant_file::GameInfo;
use std::cmp::Reverse;
use std::sync::Arc;

/// The most lines before the first ply that may name the game.
const MOST_HEADINGS: usize = 20;

/// The most words of a line that names the game besides other words.
const MOST_WORDS: usize = 8;

/// The most games that a note names.
const MOST_NAMED: usize = 4;

/// The form of a text of games. Squares alone are a list of Game Courier if the line before them names a game.
pub fn form(games: &impl Lookup, text: &str) -> Form {
    let form = form_of(text);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut next = || lines.next().unwrap_or_default();
    match form == Form::Pgn && named_by(games, next()).is_some() && begins_with_squares(next()) {
        true => Form::Courier,
        false => form,
    }
}

/// The text of a game, in a form other than PGN.
pub fn parse(form: Form, text: &str) -> SiteGame {
    match form {
        Form::Zillions => zillions::read(text),
        Form::Courier | Form::Pgn => courier::read(text),
    }
}

/// Reads a game. Without a name it is the game that the text names, else `board` if its moves fit, else the game
/// whose rules fit best.
///
/// # Errors
///
/// If no game has the name, or no game has the moves, in words.
pub fn read(
    games: &impl Lookup,
    site: &SiteGame,
    name: GameName,
    board: Option<&Arc<Variant>>,
) -> Result<Read<Game>, String> {
    let mut notes = Vec::new();
    let contenders = contenders(games, site, name, board, &mut notes)?;
    let known = contenders.known;
    let mut fits: Vec<(Fit, Arc<Variant>, Position)> = contenders
        .variants
        .into_iter()
        .filter_map(|variant| {
            let start = start(site, &variant)?;
            Some((sites::fit(site, &variant, start.clone()), variant, start))
        })
        .collect();
    // The sort keeps the order of those that fit alike.
    fits.sort_by_key(|(fit, ..)| (Reverse(fit.plies), fit.notes));
    let (fit, variant, start) = match fits.first() {
        None => return Err("the position in its tags fits no board".to_owned()),
        Some((fit, ..)) if fit.plies == 0 && !known => {
            return Err(match site.plies.is_empty() {
                true => "there are no moves".to_owned(),
                false => "the text names no game, and its moves fit none".to_owned(),
            });
        }
        Some(best) => best.clone(),
    };
    if !known {
        notes.extend(alike(&fits, fit, &variant));
    }
    let mut read = sites::read(site, variant, start);
    notes.append(&mut read.notes);
    Ok(Read {
        value: read.value,
        notes,
    })
}

/// The rules to try.
struct Contenders {
    variants: Vec<Arc<Variant>>,
    /// Whether they belong to a game that is named.
    known: bool,
}

fn contenders(
    games: &impl Lookup,
    site: &SiteGame,
    (name, layout, options): GameName,
    board: Option<&Arc<Variant>>,
    notes: &mut Vec<Note>,
) -> Result<Contenders, String> {
    let (tagged, tagged_layout, tagged_options) = name_of(&site.tags);
    let layout = layout.or(tagged_layout);
    let options = if options.is_empty() {
        tagged_options
    } else {
        options
    };
    let id = match name {
        Some(name) => Some(id_of(games, name).ok_or_else(|| format!("there is no game `{name}`"))?),
        None => named(games, site),
    };
    let known = id.is_some();
    if let Some(name) = tagged.filter(|_| !known) {
        let message = format!("no game is called `{name}`, so the moves decide");
        notes.push(Note {
            line: 1,
            column: 1,
            message,
        });
    }
    if let Some(id) = id {
        let layouts = match layout {
            Some(layout) => vec![layout.to_owned()],
            None => games.info(&id).map_err(|error| error.to_string())?.layouts,
        };
        let made = layouts
            .iter()
            .map(|layout| games.variant(&id, Some(layout), &options));
        let made = made.map(|made| made.map(Arc::new).map_err(|error| error.to_string()));
        let variants = made.collect::<Result<Vec<_>, _>>()?;
        return Ok(Contenders { variants, known });
    }
    let mut variants: Vec<Arc<Variant>> = board.cloned().into_iter().collect();
    // Of games that fit alike, the oldest is read.
    let infos = games.ids().into_iter().filter_map(|id| games.info(id).ok());
    let mut infos: Vec<GameInfo> = infos.collect();
    infos.sort_by_key(|info| info.year.unwrap_or(u16::MAX));
    for GameInfo { id, layouts, .. } in &infos {
        let wanted = layouts
            .iter()
            .filter(|own| layout.is_none_or(|layout| layout == own.as_str()));
        let made = wanted.filter_map(|layout| games.variant(id, Some(layout), &[]).ok());
        variants.extend(made.map(Arc::new));
    }
    Ok(Contenders { variants, known })
}

/// The starting position of a game: that of its tags, or the usual one.
fn start(site: &SiteGame, variant: &Variant) -> Option<Position> {
    match site.tags.get("FEN") {
        Some(fen) => parse_fen(variant, fen).ok(),
        None => Some(variant.start().clone()),
    }
}

/// The id of the game that the text names.
fn named(games: &impl Lookup, site: &SiteGame) -> Option<String> {
    let lines = site.tags.get("Variant").into_iter();
    let lines = lines.chain(site.headings.iter().map(String::as_str).take(MOST_HEADINGS));
    let lines: Vec<&str> = lines.collect();
    let whole = lines.iter().find_map(|line| named_by(games, line));
    whole.or_else(|| lines.iter().find_map(|line| mentioned(games, line)))
}

/// The id of the game whose name a line is, perhaps after a colon or before a parenthesis.
fn named_by(games: &impl Lookup, line: &str) -> Option<String> {
    let before = line.split('(').next().unwrap_or_default();
    let after = line.rsplit(':').next().unwrap_or_default();
    [line, before, after]
        .into_iter()
        .filter(|name| !plain(name).is_empty())
        .find_map(|name| id_of(games, name))
}

/// The game with the longest name among the words of a line.
fn mentioned(games: &impl Lookup, line: &str) -> Option<String> {
    let words: Vec<String> = line.split_whitespace().map(plain).collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let runs =
        (0..words.len()).flat_map(|start| (start + 1..=words.len()).map(move |end| (start, end)));
    let mut runs: Vec<String> = runs
        .map(|(start, end)| words[start..end].concat())
        .collect();
    runs.sort_by_key(|run| Reverse(run.len()));
    let names = runs.iter().filter(|name| !name.is_empty());
    names.into_iter().find_map(|name| id_of(games, name))
}

/// A note on the games that fit the moves as well as the chosen one.
fn alike(fits: &[(Fit, Arc<Variant>, Position)], best: Fit, chosen: &Variant) -> Option<Note> {
    let mut names: Vec<&str> = Vec::new();
    for (_, variant, _) in fits.iter().filter(|(fit, ..)| *fit == best) {
        if !names.contains(&variant.name()) {
            names.push(variant.name());
        }
    }
    let more = names.len().saturating_sub(MOST_NAMED);
    names.truncate(MOST_NAMED);
    let last = match more {
        0 => names.pop().filter(|_| !names.is_empty())?.to_owned(),
        more => format!("{more} more games"),
    };
    Some(Note {
        line: 1,
        column: 1,
        message: format!(
            "the text names no game; these moves fit {} and {last}; they are read as {}",
            names.join(", "),
            chosen.name()
        ),
    })
}
