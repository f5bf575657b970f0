//! The tokens of a game's text.

/// A token of a game's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'t> {
    /// A word that looks like a move, without its number. It may end in signs such as `!?`.
    Move(&'t str),
    /// A null move in one of its spellings, such as `--`.
    Null(&'t str),
    /// Another word: perhaps a move in an unusual spelling, else no part of the game.
    Word(&'t str),
    /// A numeric annotation glyph.
    Nag(u8),
    /// A comment.
    Comment(&'t str),
    /// The start of a variation on the previous move.
    Open,
    /// The end of a variation.
    Close,
    /// The result.
    Result(&'static str),
}
