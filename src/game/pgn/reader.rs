//! Reads the moves of a game's text into a tree.
//!
//! A mistake loses as little as possible. A word that can be no move is left out with a note. Any other mistake ends
//! its line, and the unread rest stays as a comment that begins with `unread:`. So saving loses nothing. The list of
//! games, the book and the window all read games this way.

use crate::game::tree::{Place, Says};
use crate::game::{NodeId, Tree};
use crate::notation::pgn::{Fault, RawGame, Token, glyph_of, quoted, split_glyphs};
use crate::notation::{Note, names_a_move, read_fen, read_san, write_move};
use crate::rules::{Move, Position, Variant};
use crate::words::{one_line, without_braces};

/// The first position of a game, with what is wrong in its tag.
pub(crate) struct Start {
    pub value: Position,
    pub faults: Vec<Fault>,
}

/// The position where a game begins.
///
/// # Errors
///
/// If the tag `FEN` leaves no position of the game, in words.
pub(crate) fn start_of(variant: &Variant, raw: &RawGame) -> Result<Start, String> {
    let Some(fen) = raw.tags.fen() else {
        return Ok(Start {
            value: variant.start().clone(),
            faults: Vec::new(),
        });
    };
    let read = read_fen(variant, fen).map_err(|error| format!("FEN: {error}"))?;
    let fault = |note: Note| (raw.fen_at, format!("FEN: {}", note.message));
    Ok(Start {
        value: read.value,
        faults: read.notes.into_iter().map(fault).collect(),
    })
}

/// The legal move that a word means, with the glyphs at its end; `None` if the word can be no move of the game.
///
/// # Errors
///
/// If it looks like a move but is not legal, or means several moves, in words.
pub(crate) fn read_move(
    variant: &Variant,
    position: &Position,
    word: &str,
) -> Result<Option<(Move, Vec<u8>)>, String> {
    let (head, glyphs) = split_glyphs(word);
    let read = read_san(variant, position, word);
    let read = read.or_else(|error| match head == word || head.is_empty() {
        true => Err(error),
        false => read_san(variant, position, head),
    });
    // `N` behind a move is the sign of a novelty, unless it is a promotion.
    if let (Err(_), Some(head)) = (&read, word.strip_suffix('N'))
        && let Ok(mv) = read_san(variant, position, head)
    {
        return Ok(Some((mv, glyph_of("N").into_iter().collect())));
    }
    match read {
        Ok(mv) => {
            // A sign at the end of a move for programs belongs to the move.
            let wire = word.strip_prefix(&write_move(variant, mv));
            let glyphs = wire.map_or(glyphs, |signs| split_glyphs(signs).1);
            Ok(Some((mv, glyphs)))
        }
        Err(_) if !names_a_move(variant, word) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

/// What a note says about words that are no move.
pub(crate) fn left_out(words: &str) -> String {
    let words = quoted(words);
    format!("{words} is no move of the game, so it was left out")
}

/// A part of the text that is not read.
struct UnreadText {
    /// The byte where it begins.
    from: usize,
    /// The variations that are open in it.
    depth: usize,
    /// Whether it ends a variation that has begun.
    ends_variation: bool,
}

pub(super) struct GameReader<'r, 't> {
    raw: &'r RawGame<'t>,
    tree: &'r mut Tree,
    pub faults: Vec<Fault>,
    cut: Option<Fault>,
    at: NodeId,
    /// Where comments and glyphs stand now.
    place: Place,
    /// The places to return to after the open variations.
    behind: Vec<NodeId>,
    /// What stands before the first move of a variation; `None` after it.
    before: Option<Vec<Says>>,
    unread: Option<UnreadText>,
    /// Words that mean nothing: the bytes of the first and of the end of the last.
    noise: Option<(usize, usize)>,
}

impl<'r, 't> GameReader<'r, 't> {
    pub fn new(raw: &'r RawGame<'t>, tree: &'r mut Tree) -> GameReader<'r, 't> {
        GameReader {
            raw,
            tree,
            faults: Vec::new(),
            cut: None,
            at: Tree::ROOT,
            place: Place::After,
            behind: Vec::new(),
            before: None,
            unread: None,
            noise: None,
        }
    }

    pub fn read(&mut self) {
        for &(byte, token) in &self.raw.tokens {
            if self.skips(byte, token) {
                continue;
            }
            if !matches!(token, Token::Word(_) | Token::Move(_)) {
                self.end_noise();
            }
            match token {
                Token::Move(word) | Token::Word(word) => self.word(byte, word),
                Token::Null(word) => {
                    let message = format!("{} is a null move, and no game has one", quoted(word));
                    self.end_line(byte, message);
                }
                Token::Nag(number) => self.say(Says::Nag(number)),
                Token::Comment("") | Token::Result(_) => {}
                Token::Comment(text) => self.say(Says::Comment(lines(text))),
                Token::Open => self.open(byte),
                Token::Close => self.close(),
            }
            if self.cut.is_some() {
                break;
            }
        }
        self.end_noise();
        self.end_unread(self.raw.end);
        while !self.behind.is_empty() {
            self.close();
        }
        self.compare_results();
    }

    /// The notes, and the mistake that ended the main line.
    pub fn finish(self) -> (Vec<Note>, Option<Note>) {
        let cut = self
            .cut
            .map(|(byte, message)| self.raw.note_at(byte, message));
        (self.raw.notes_with(self.faults), cut)
    }

    /// Skips a token that belongs to unread text.
    fn skips(&mut self, byte: usize, token: Token) -> bool {
        let Some(unread) = &mut self.unread else {
            return false;
        };
        match token {
            Token::Open => unread.depth += 1,
            Token::Close if unread.depth == 0 => {
                let ends_variation = unread.ends_variation;
                self.end_unread(byte);
                // The parenthesis is read if its variation has begun.
                return !ends_variation;
            }
            Token::Close => unread.depth -= 1,
            _ => {}
        }
        true
    }

    fn word(&mut self, byte: usize, word: &str) {
        let position = &self.tree.node(self.at).position;
        match read_move(self.tree.variant(), position, word) {
            Ok(Some((mv, glyphs))) => {
                self.end_noise();
                match self.tree.play(self.at, mv) {
                    Ok(next) => self.played(next, glyphs),
                    Err(error) => self.end_line(byte, error.to_string()),
                }
            }
            Ok(None) => {
                let (first, _) = self.noise.unwrap_or((byte, byte));
                self.noise = Some((first, byte + word.len()));
            }
            Err(message) => {
                self.end_noise();
                self.end_line(byte, message);
            }
        }
    }

    fn played(&mut self, next: NodeId, glyphs: Vec<u8>) {
        self.at = next;
        self.place = Place::After;
        // A variation may begin with the move that it replaces. What stands before that move is about the move before it.
        let line_goes_on = self.tree.alternatives(next).first() == Some(&next);
        let parent = self.tree.node(next).parent().filter(|_| line_goes_on);
        let (about, place) = parent.map_or((next, Place::Before), |parent| (parent, Place::After));
        for says in self.before.take().into_iter().flatten() {
            self.tree.node_mut(about).add(place, says);
        }
        for number in glyphs {
            self.tree
                .node_mut(next)
                .add(Place::After, Says::Nag(number));
        }
    }

    fn say(&mut self, says: Says) {
        match &mut self.before {
            Some(before) => before.push(says),
            None => self.tree.node_mut(self.at).add(self.place, says),
        }
    }

    fn open(&mut self, byte: usize) {
        let parent = self.tree.node(self.at).parent();
        let Some(parent) = parent.filter(|_| self.before.is_none()) else {
            self.faults.push((
                byte,
                "a variation needs a move before it, so it stays as a comment".to_owned(),
            ));
            self.unread = Some(UnreadText {
                from: byte + 1,
                depth: 0,
                ends_variation: false,
            });
            return;
        };
        self.behind.push(self.at);
        self.at = parent;
        self.before = Some(Vec::new());
    }

    fn close(&mut self) {
        let Some(at) = self.behind.pop() else {
            return;
        };
        self.at = at;
        self.place = match self.tree.alternatives(at) {
            [main, others @ ..] if *main == at && !others.is_empty() => Place::Behind(others.len()),
            _ => Place::After,
        };
        // A variation without a move is a remark on the move that it replaces.
        for says in self.before.take().into_iter().flatten() {
            self.say(says);
        }
    }

    /// Ends the line at a mistake. The text after it is not read.
    fn end_line(&mut self, byte: usize, message: String) {
        let line = match self.behind.is_empty() {
            true => "main line",
            false => "variation",
        };
        let message = format!("the {line} ends here, and the rest stays as a comment: {message}");
        if self.behind.is_empty() {
            self.cut = Some((byte, message.clone()));
        }
        self.faults.push((byte, message));
        self.unread = Some(UnreadText {
            from: byte,
            depth: 0,
            ends_variation: true,
        });
    }

    /// Keeps the unread text up to a byte as a comment.
    fn end_unread(&mut self, end: usize) {
        let Some(unread) = self.unread.take() else {
            return;
        };
        let end = match self.raw.tokens.last() {
            Some(&(byte, Token::Result(_))) => end.min(byte),
            _ => end,
        };
        let text = self.raw.text.get(unread.from..end).unwrap_or_default();
        let text = without_braces(&one_line(text));
        self.say(Says::Comment(format!("unread: {text}")));
    }

    fn end_noise(&mut self) {
        if let Some((start, end)) = self.noise.take() {
            let words = self.raw.text.get(start..end).unwrap_or_default();
            self.faults.push((start, left_out(words)));
        }
    }

    fn compare_results(&mut self) {
        let (result, in_text) = (self.raw.result(), self.raw.result_in_text());
        let place = self.raw.tokens.iter().rev();
        let place = place
            .into_iter()
            .find(|(_, token)| matches!(token, Token::Result(_)));
        if let (Some(in_text), Some((byte, _))) = (in_text, place)
            && in_text != "*"
            && in_text != result
        {
            let message =
                format!("the result {in_text} is not the one of the tag, {result}, which counts");
            self.faults.push((*byte, message));
        }
    }
}

/// A text with the line ends of this program.
fn lines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}
