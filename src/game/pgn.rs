//! Reads and writes whole games in Portable Game Notation.
//!
//! Besides the standard tags a game has `Variant` (the game's id), `Layout` and `Options` (`id=choice`,
//! separated by spaces). It always has `SetUp` and `FEN`, so that it can be read after its game file
//! has changed the array. `Termination` says how the game ended if the board does not show it.

mod writer;

use self::writer::Writer;
use super::{NodeId, Tree};
use crate::notation::pgn::{PgnError, RawGame, Tags, Token, glyph_of};
use crate::notation::{parse_fen, read_san, write_fen, write_move};
use crate::rules::{Color, DrawReason, Outcome, Position, Variant, WinReason};
use std::sync::Arc;

/// The tags that every game has, in order, with their values if unknown.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Outcomes that the board does not show, by their names in the tag `Termination`.
const TERMINATIONS: [(&str, WinReason, DrawReason); 3] = [
    ("resignation", WinReason::Resignation, DrawReason::Agreement),
    ("time forfeit", WinReason::Time, DrawReason::Time),
    (
        "adjudication",
        WinReason::Adjudication,
        DrawReason::Adjudication,
    ),
];

/// A game with its tags and variations.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its tags.
    pub tags: Tags,
    /// Its moves.
    pub tree: Tree,
    /// The outcome that the players agreed on or a clock decided, if any.
    pub ended: Option<Outcome>,
}

/// A game as far as it could be read.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game up to the first mistake.
    pub game: Game,
    /// The mistake, if any.
    pub error: Option<PgnError>,
}

/// What names a game in its tags: id, layout, and choices of its options. A missing id usually means chess.
pub type GameName<'a> = (Option<&'a str>, Option<&'a str>, Vec<(String, String)>);

impl Game {
    /// A game without moves, from this position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Game {
        Game {
            tags: Tags::default(),
            tree: Tree::new(variant, start),
            ended: None,
        }
    }

    /// The outcome of the main line, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.standing())
    }

    /// The outcome that the board shows at the end of the main line.
    pub(super) fn standing(&self) -> Option<Outcome> {
        let last = self.tree.line_after(Tree::ROOT).last();
        self.tree.outcome(last.unwrap_or(Tree::ROOT))
    }

    /// Reads a game; `find` returns the variant of a name. After a mistake in the moves, the moves
    /// before it are kept.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot begin from the position in the tags.
    pub fn read(
        raw: &RawGame,
        find: impl FnOnce(GameName) -> Result<Arc<Variant>, String>,
    ) -> Result<ReadGame, PgnError> {
        let wrong = |message: String| PgnError::at(raw.text, raw.start, message);
        let variant = find(name_of(&raw.tags)).map_err(wrong)?;
        let start = match raw.tags.get("FEN") {
            Some(fen) => {
                parse_fen(&variant, fen).map_err(|error| wrong(format!("FEN: {error}")))?
            }
            None => variant.start().clone(),
        };
        let mut game = Game::new(variant, start);
        game.tags = raw.tags.clone();
        let error = game.read_moves(raw).err().or_else(|| raw.error.clone());
        game.ended = game.declared_end();
        Ok(ReadGame { game, error })
    }

    fn read_moves(&mut self, raw: &RawGame) -> Result<(), PgnError> {
        let tree = &mut self.tree;
        let variant = tree.variant().clone();
        let mut at = Tree::ROOT;
        // The places to return to after the open variations, and a comment before its move.
        let mut behind: Vec<NodeId> = Vec::new();
        let mut preface = String::new();
        let mut fresh = false;
        for &(byte, token) in &raw.tokens {
            match token {
                Token::Move(text) => {
                    let node = tree.node(at);
                    let mv = read_san(tree.variant(), &node.position, text);
                    let mv = mv.map_err(|error| PgnError::at(raw.text, byte, error.to_string()))?;
                    at = tree
                        .play(at, mv)
                        .map_err(|error| PgnError::at(raw.text, byte, error.to_string()))?;
                    let node = tree.node_mut(at);
                    append(&mut node.preface, &std::mem::take(&mut preface));
                    let wire = write_move(&variant, mv);
                    let signs = text.strip_prefix(&wire).unwrap_or(text);
                    let signs = signs.trim_start_matches(|sign| sign != '!' && sign != '?');
                    add_nag(&mut node.nags, glyph_of(signs));
                    fresh = false;
                }
                Token::Nag(number) => add_nag(&mut tree.node_mut(at).nags, Some(number)),
                Token::Comment(text) if fresh => append(&mut preface, text),
                Token::Comment(text) => append(&mut tree.node_mut(at).comment, text),
                Token::Open => {
                    let parent = tree.node(at).parent();
                    let parent = parent.ok_or_else(|| {
                        PgnError::at(raw.text, byte, "a variation needs a move before it")
                    })?;
                    behind.push(at);
                    at = parent;
                    fresh = true;
                }
                Token::Close => {
                    at = behind.pop().unwrap_or(Tree::ROOT);
                    // A variation without a move is a comment on the move that it replaces.
                    append(
                        &mut tree.node_mut(at).comment,
                        &std::mem::take(&mut preface),
                    );
                    fresh = false;
                }
                Token::Result(_) => {}
            }
        }
        Ok(())
    }

    /// The outcome that the tags give, if the board does not show it.
    pub(super) fn declared_end(&self) -> Option<Outcome> {
        let declared = self.declared_result()?;
        (result(self.standing()) != result(Some(declared))).then_some(declared)
    }

    fn declared_result(&self) -> Option<Outcome> {
        let termination = self.tags.get("Termination").unwrap_or_default();
        let known = TERMINATIONS
            .iter()
            .find(|(name, ..)| termination.eq_ignore_ascii_case(name));
        let (_, win, draw) = known.unwrap_or(&TERMINATIONS[0]);
        match self.tags.get("Result")? {
            "1-0" => Some(Outcome::Win(Color::White, *win)),
            "0-1" => Some(Outcome::Win(Color::Black, *win)),
            "1/2-1/2" => Some(Outcome::Draw(*draw)),
            _ => None,
        }
    }

    /// The game as PGN, with all variations, comments and glyphs.
    pub fn write(&self) -> String {
        let mut text = self.all_tags().write();
        text.push('\n');
        let mut writer = Writer::default();
        writer.comment(&self.tree.node(Tree::ROOT).comment);
        writer.line(&self.tree);
        writer.word(result(self.outcome()));
        text.push_str(&writer.text);
        text.push('\n');
        text
    }

    /// The result as PGN writes it: `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that is not over.
    pub fn result(&self) -> &'static str {
        result(self.outcome())
    }

    /// The tags as they are written, with those that every game has.
    pub(super) fn all_tags(&self) -> Tags {
        let variant = self.tree.variant();
        let mut tags = Tags::default();
        for (name, unknown) in ROSTER {
            tags.set(name, self.tags.get(name).unwrap_or(unknown));
        }
        tags.set("Result", result(self.outcome()));
        tags.set("Variant", variant.id());
        tags.set("Layout", variant.layout());
        let choices = variant.options().iter();
        let choices: Vec<String> = choices
            .map(|(id, choice)| format!("{id}={choice}"))
            .collect();
        tags.set("Options", choices.join(" "));
        tags.set("SetUp", "1");
        tags.set(
            "FEN",
            write_fen(variant, &self.tree.node(Tree::ROOT).position),
        );
        tags.set("Termination", self.termination());
        for (name, value) in self.tags.iter() {
            if tags.get(name).is_none() {
                tags.set(name, value);
            }
        }
        tags
    }

    /// The tag `Termination`. A text from another program stays while the outcome is the same.
    fn termination(&self) -> &str {
        let termination = self.tags.get("Termination").unwrap_or_default();
        let declared_result = self.tags.get("Result").unwrap_or_default();
        let same_result = result(self.outcome()) == declared_result;
        match self.own_termination() {
            Some(name) if !same_result || self.ended != self.declared_end() => name,
            None if !same_result => "",
            _ => termination,
        }
    }

    /// Our own text for an outcome that the board does not show.
    fn own_termination(&self) -> Option<&'static str> {
        let ended = self.ended?;
        let same = |(_, win, draw): &&(&str, WinReason, DrawReason)| match ended {
            Outcome::Win(_, reason) => reason == *win,
            Outcome::Draw(reason) => reason == *draw,
        };
        let known = TERMINATIONS.iter().find(same);
        known
            .filter(|_| self.outcome() == self.ended)
            .map(|(name, ..)| *name)
    }
}

fn append(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

fn add_nag(nags: &mut Vec<u8>, number: Option<u8>) {
    nags.extend(number.filter(|number| !nags.contains(number)));
}

/// The name of a game in tags.
pub fn name_of(tags: &Tags) -> GameName<'_> {
    let options = tags.get("Options").unwrap_or_default();
    let choices = options
        .split_whitespace()
        .filter_map(|choice| choice.split_once('='));
    let choices = choices.map(|(id, choice)| (id.to_owned(), choice.to_owned()));
    (tags.get("Variant"), tags.get("Layout"), choices.collect())
}

/// The PGN result of an outcome.
fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Color::White, _)) => "1-0",
        Some(Outcome::Win(Color::Black, _)) => "0-1",
        Some(Outcome::Draw(_)) => "1/2-1/2",
        None => "*",
    }
}

#[cfg(test)]
mod tests;
