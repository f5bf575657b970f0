//! Changes the tags of a game's text without reading its moves.

use crate::notation::pgn::{Tags, Token, games};

/// A game's text with changed tags. The text after the tags stays the same, and a comment before them follows them.
pub fn retag(text: &str, change: impl FnOnce(&mut Tags)) -> String {
    let Some(game) = games(text).next() else {
        return text.to_owned();
    };
    let early = game
        .tokens
        .iter()
        .take_while(|(byte, _)| *byte < game.tags_end);
    let comments: String = early
        .filter_map(|(_, token)| match token {
            Token::Comment(text) => Some(format!("{{{}}}\n", text.replace('}', ")"))),
            _ => None,
        })
        .collect();
    let moves = text[game.tags_end..].trim_start();
    let mut tags = game.tags;
    change(&mut tags);
    format!("{}\n{comments}{moves}", tags.write())
}
