//! Reads all games of a text in any form: PGN, Game Courier or Zillions of Games.

use super::find::{Finder, Lookup};
use super::site;
use crate::game::collection::decode;
use crate::game::{Form, Game, GameName, Tree, name_of};
use crate::notation::pgn::{self, RawGame};
use crate::notation::site::split;
use crate::notation::{Note, Read};
use crate::rules::Variant;
use std::sync::Arc;

/// The number of bytes of a file that decide its form.
const HEAD: usize = 1 << 16;

/// The beginning of a file of games, which decides its form.
pub fn head(bytes: &[u8]) -> String {
    decode(&bytes[..bytes.len().min(HEAD)])
}

/// Reads the games of a text. `name` says which game it is; without it the text does. A game that cannot be read is a
/// note on why. `board` is the game to try first if the text names none.
pub fn read_all(
    games: &impl Lookup,
    text: &str,
    name: &GameName,
    board: Option<&Arc<Variant>>,
) -> Vec<Result<Read<Game>, Note>> {
    let form = site::form(games, text);
    if form != Form::Pgn {
        let parts = split(form, text).into_iter();
        return parts
            .map(|part| read_site(games, form, part, name, board))
            .collect();
    }
    let mut finder = Finder::new(games, board);
    let mut read: Vec<Result<Read<Game>, Note>> = pgn::games(text)
        .filter(|raw| !raw.is_empty())
        .map(|raw| read_pgn(&mut finder, &raw, name))
        .collect();
    // A list of moves that are no PGN may be one of Game Courier, even without its own signs.
    let is_game = |game: &Result<Read<Game>, Note>| {
        let read = game.as_ref().ok();
        read.is_some_and(|read| !read.value.tree.is_empty() || !read.value.tags.is_empty())
    };
    if !read.iter().any(is_game) {
        let other = read_site(games, Form::Courier, (0, text), name, board);
        if other
            .as_ref()
            .is_ok_and(|other| !other.value.tree.is_empty())
        {
            return vec![other];
        }
        for game in &mut read {
            if let Ok(Read { notes, .. }) = game {
                let first = notes.pop().unwrap_or(Note {
                    line: 1,
                    column: 1,
                    message: "there is no game".to_owned(),
                });
                *game = Err(first);
            }
        }
    }
    read
}

/// The notes on each game of a PGN text in order, by the rules of its game. One that cannot be read has a note on why.
pub fn notes_on_all<'t>(
    games: &'t impl Lookup,
    text: &'t str,
) -> impl Iterator<Item = Vec<Note>> + 't {
    let mut finder = Finder::new(games, None);
    pgn::games(text)
        .filter(|raw| !raw.is_empty())
        .map(
            move |raw| match read_pgn(&mut finder, &raw, &GameName::default()) {
                Ok(read) => read.notes,
                Err(note) => vec![note],
            },
        )
}

/// Reads a game from a part of a text, with the number of lines before it.
fn read_site(
    games: &impl Lookup,
    form: Form,
    (lines, text): (usize, &str),
    name: &GameName,
    board: Option<&Arc<Variant>>,
) -> Result<Read<Game>, Note> {
    let game = site::parse(form, text);
    match site::read(games, &game, name.clone(), board) {
        Ok(mut read) => {
            read.notes.iter_mut().for_each(|note| note.line += lines);
            Ok(read)
        }
        Err(message) => Err(Note {
            line: lines + 1,
            column: 1,
            message,
        }),
    }
}

fn read_pgn(
    finder: &mut Finder<impl Lookup>,
    raw: &RawGame,
    (id, layout, options): &GameName,
) -> Result<Read<Game>, Note> {
    let (own_id, own_layout, own_options) = name_of(&raw.tags);
    let options = if options.is_empty() {
        own_options
    } else {
        options.clone()
    };
    let name = (id.or(own_id), layout.or(own_layout), options);
    let read = Game::read(raw, |_| finder.find(name, raw.tags.fen()))?;
    Ok(Read {
        value: read.game,
        notes: read.notes,
    })
}

/// Whether a game has variations, which only PGN keeps.
pub fn has_variations(game: &Game) -> bool {
    game.tree.len() > game.tree.line_after(Tree::ROOT).count()
}
