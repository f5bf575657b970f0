//! Reads all games of a text in any form: PGN, Game Courier or Zillions of Games.

use super::find::{Lookup, find};
use super::site;
use crate::game::collection::decode;
use crate::game::{Form, Game, GameName, Tree, form_of, name_of};
use crate::notation::pgn::{self, RawGame};
use crate::notation::{Note, Read};
use crate::rules::Variant;
use std::sync::Arc;

/// The number of bytes of a file that decide its form.
const HEAD: usize = 1 << 16;

/// The form of a file of games. Its beginning decides.
pub fn form_of_file(bytes: &[u8]) -> Form {
    form_of(&decode(&bytes[..bytes.len().min(HEAD)]))
}

/// Reads the games of a text. `name` says which game it is; without it the text does. A game that cannot be read is a
/// note on why. `board` is the game to try first if the text names none.
pub fn read_all(
    games: &impl Lookup,
    text: &str,
    name: &GameName,
    board: Option<&Arc<Variant>>,
) -> Vec<Result<Read<Game>, Note>> {
    let form = form_of(text);
    if form != Form::Pgn {
        return vec![read_site(games, form, text, name, board)];
    }
    let mut read: Vec<Result<Read<Game>, Note>> = pgn::games(text)
        .filter(|raw| !raw.is_empty())
        .map(|raw| read_pgn(games, &raw, name, board))
        .collect();
    // A list of moves that are no PGN may be one of Game Courier, even without its own signs.
    let is_game = |game: &Result<Read<Game>, Note>| {
        let read = game.as_ref().ok();
        read.is_some_and(|read| !read.value.tree.is_empty() || !read.value.tags.is_empty())
    };
    if !read.iter().any(is_game) {
        let other = read_site(games, Form::Courier, text, name, board);
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

fn read_site(
    games: &impl Lookup,
    form: Form,
    text: &str,
    name: &GameName,
    board: Option<&Arc<Variant>>,
) -> Result<Read<Game>, Note> {
    let game = site::parse(form, text);
    site::read(games, &game, name.clone(), board).map_err(|message| Note {
        line: 1,
        column: 1,
        message,
    })
}

fn read_pgn(
    games: &impl Lookup,
    raw: &RawGame,
    (id, layout, options): &GameName,
    board: Option<&Arc<Variant>>,
) -> Result<Read<Game>, Note> {
    let (own_id, own_layout, own_options) = name_of(&raw.tags);
    let options = if options.is_empty() {
        own_options
    } else {
        options.clone()
    };
    let name = (id.or(own_id), layout.or(own_layout), options);
    let read = Game::read(raw, |_| find(games, name, raw.tags.fen(), board))?;
    Ok(Read {
        value: read.game,
        notes: read.notes,
    })
}

/// Whether a game has variations, which only PGN keeps.
pub fn has_variations(game: &Game) -> bool {
    game.tree.len() > game.tree.line_after(Tree::ROOT).count()
}
