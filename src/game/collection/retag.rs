//! Changes the tags of a game's text without reading its moves.

use crate::notation::pgn::{Tags, games};

/// A game's text with changed tags. The text after the tags stays the same.
pub fn retag(text: &str, change: impl FnOnce(&mut Tags)) -> String {
    let Some(game) = games(text).next() else {
        return text.to_owned();
    };
    let mut tags = game.tags;
    change(&mut tags);
    let moves = game.tokens.first().map_or(game.end, |(start, _)| *start);
    // A move number is not a token, so the moves may begin before the first token.
    let moves = text[..moves].rfind(']').map_or(game.start, |end| end + 1);
    format!("{}\n{}", tags.write(), text[moves..].trim_start())
}
