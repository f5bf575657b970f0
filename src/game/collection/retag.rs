//! Other tags for a game that is text, without a look at its moves.

use crate::notation::pgn::{Tags, games};

/// A game's text with its tags changed. All that follows them stays as it is.
pub fn retag(text: &str, change: impl FnOnce(&mut Tags)) -> String {
    let Some(game) = games(text).next() else {
        return text.to_owned();
    };
    let mut tags = game.tags;
    change(&mut tags);
    let moves = game.tokens.first().map_or(game.end, |(start, _)| *start);
    // Numbers belong to moves and are no tokens of their own.
    let moves = text[..moves].rfind(']').map_or(game.start, |end| end + 1);
    format!("{}\n{}", tags.write(), text[moves..].trim_start())
}
