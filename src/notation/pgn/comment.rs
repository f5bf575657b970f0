//! Finds the end of a comment, also of one that is not closed.

use super::tag::begins_tag;

/// The tag at the start of a game that follows the standard.
pub(super) const FIRST_TAG: &str = "Event";

/// What lies ahead in a text. It remembers what it has searched, so the text is searched once.
pub(super) struct Lookahead<'t> {
    text: &'t str,
    close: TextSearch,
    game: TextSearch,
    /// The last `{` before the next `}`.
    open: Option<usize>,
}

/// A search that was done: where it began, and the place that it found, or the end of the text.
#[derive(Clone, Copy)]
struct TextSearch {
    from: usize,
    found: usize,
}

impl TextSearch {
    const NOTHING: TextSearch = TextSearch { from: 0, found: 0 };

    /// What comes after a place. `search` looks in a part of the text.
    fn after(
        &mut self,
        start: usize,
        end: usize,
        search: impl Fn(usize, usize) -> Option<usize>,
    ) -> usize {
        if start >= self.found {
            let found = search(start, end).unwrap_or(end);
            *self = TextSearch { from: start, found };
        } else if start < self.from {
            // Only the part before the searched one is new.
            let found = search(start, self.from).unwrap_or(self.found);
            *self = TextSearch { from: start, found };
        }
        self.found
    }
}

impl<'t> Lookahead<'t> {
    pub fn new(text: &'t str) -> Lookahead<'t> {
        Lookahead {
            text,
            close: TextSearch::NOTHING,
            game: TextSearch::NOTHING,
            open: None,
        }
    }

    /// The end of the comment that begins with a brace at this byte, and whether a brace closes it.
    ///
    /// A comment may quote a game. But if the tags of a game are in it, and a result stands before them or another
    /// comment begins after them, its own closing brace is missing.
    pub fn comment_end(&mut self, start: usize) -> (usize, bool) {
        let (text, end) = (self.text, self.text.len());
        let before = self.close.found;
        let close = self.close.after(start, end, |start, end| {
            let length = text[start..end].find('}')?;
            Some(start + length)
        });
        if close != before || self.open.is_none() {
            let open = text[start..close].rfind('{');
            self.open = open.map(|open| start + open);
        }
        let game = self
            .game
            .after(start, end, |start, end| game_between(text, start, end));
        let quoted = game >= close
            || self.open.is_none_or(|open| open < game) && !ends_game(&text[start..game]);
        match close < end && quoted {
            true => (close, true),
            false => (game, false),
        }
    }
}

/// Whether a text ends with a result.
fn ends_game(text: &str) -> bool {
    let text = text.trim_end();
    ["*", "1-0", "0-1", "1/2-1/2"]
        .iter()
        .any(|result| text.ends_with(result))
}

/// The first line after a place that begins the tags of a game: with `[Event "`, or with another tag after a blank line.
fn game_between(text: &str, start: usize, end: usize) -> Option<usize> {
    let mut after_blank = false;
    let mut at = start;
    for line in text[start..].split_inclusive(['\n', '\r']) {
        if at > end {
            return None;
        }
        let begun = line.trim_start_matches([' ', '\t']);
        let begins = begins_tag(begun)
            .is_some_and(|(name, quote)| quote && (after_blank || name == FIRST_TAG));
        // The rest of the first line begins no game.
        if begins && at > start {
            return Some(at);
        }
        // The second half of a line end `\r\n` is no blank line.
        if line != "\n" || !text[..at].ends_with('\r') {
            after_blank = begun.trim().is_empty();
        }
        at += line.len();
    }
    None
}
