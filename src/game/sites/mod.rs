//! Plays and writes games as Game Courier and Zillions of Games keep them.
//!
//! The first part of a ply with a start and a stop names the move. The other parts decide where several legal moves
//! share these squares. The reader compares the pieces that they remove and put down with the rules. A difference is
//! a note.

mod components;
mod names;
mod ply;
mod write;

pub use write::{write_courier, write_zillions};

use super::{Game, Tree};
use crate::notation::pgn::glyph_of;
use crate::notation::site::{Ending, SiteGame, SitePly};
use crate::notation::{Note, Read};
use crate::rules::{Color, DrawReason, Move, Outcome, Position, Travel, Variant, WinReason};
use ply::{Difference, DifferenceKind, find_ply};
use std::collections::HashSet;
use std::sync::Arc;

/// Reads a game by the rules of `variant` from `start`. After a ply that fits no legal move, the rest becomes a comment.
pub fn read(site: &SiteGame, variant: Arc<Variant>, start: Position) -> Read<Game> {
    let mut replay = Replay::new(site, &variant, start.clone());
    let mut game = Game::new(variant.clone(), start);
    game.tags = site.tags.clone();
    for name in ["Variant", "Layout", "Options", "FEN", "SetUp"] {
        game.tags.remove(name);
    }
    game.tree
        .node_mut(Tree::ROOT)
        .comment
        .clone_from(&site.comment);
    let (mut at, mut read) = (Tree::ROOT, 0);
    while let Some(moves) = replay.next_ply() {
        let played = moves.iter().try_fold(at, |at, &mv| game.tree.play(at, mv));
        let Ok(next) = played else {
            break;
        };
        at = next;
        let node = game.tree.node_mut(at);
        (node.nags, node.comment) = split_nags(&site.plies[read].comment);
        read += 1;
    }
    let unread = &site.plies[read..];
    if !unread.is_empty() {
        let comment = &mut game.tree.node_mut(at).comment;
        let words = unread
            .iter()
            .flat_map(|ply| [ply.text.as_str(), ply.comment.as_str()]);
        let words = [comment.as_str(), "unread:"].into_iter().chain(words);
        let words: Vec<&str> = words.filter(|words| !words.is_empty()).collect();
        *comment = words.join(" ");
    }
    let turn = replay.position.turn();
    game.ended = match site.ending.filter(|_| unread.is_empty()) {
        Some(ending) => game.standing().is_none().then(|| outcome(ending, turn)),
        None => game.declared_end(),
    };
    let mut notes = site.notes.clone();
    notes.extend(replay.notes);
    notes.sort_by_key(|note| (note.line, note.column));
    Read { value: game, notes }
}

/// How well a game fits some rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The number of plies that are legal moves, from the start.
    pub plies: usize,
    /// The number of notes on them.
    pub notes: usize,
}

/// How well a game fits the rules of `variant` from `start`.
pub fn fit(site: &SiteGame, variant: &Variant, start: Position) -> Fit {
    let mut replay = Replay::new(site, variant, start);
    while replay.next_ply().is_some() {}
    Fit {
        plies: replay.read,
        notes: replay.notes.len(),
    }
}

fn outcome(ending: Ending, turn: Color) -> Outcome {
    match ending {
        Ending::Draw => Outcome::Draw(DrawReason::Agreement),
        Ending::Won(color) => Outcome::Win(color, WinReason::Unstated),
        Ending::Resigned(loser) => Outcome::Win(!loser.unwrap_or(turn), WinReason::Resignation),
        Ending::OutOfTime(loser) => Outcome::Win(!loser.unwrap_or(turn), WinReason::Time),
    }
}

/// The glyphs at the beginning of a comment, and the rest.
fn split_nags(comment: &str) -> (Vec<u8>, String) {
    let (mut nags, mut rest) = (Vec::new(), comment.trim());
    loop {
        let word = rest.split_whitespace().next().unwrap_or_default();
        let number = word
            .strip_prefix('$')
            .and_then(|number| number.parse().ok());
        let Some(nag) = number.or_else(|| glyph_of(word)) else {
            return (nags, rest.to_owned());
        };
        if !nags.contains(&nag) {
            nags.push(nag);
        }
        rest = rest[word.len()..].trim_start();
    }
}

/// Plays the plies of a game one by one.
struct Replay<'a> {
    site: &'a SiteGame,
    variant: &'a Variant,
    position: Position,
    /// The number of plies played.
    read: usize,
    notes: Vec<Note>,
    /// Whether no ply says anything besides its move.
    bare: bool,
    /// What needs no second note.
    told: HashSet<String>,
}

impl<'a> Replay<'a> {
    fn new(site: &'a SiteGame, variant: &'a Variant, start: Position) -> Replay<'a> {
        Replay {
            site,
            variant,
            position: start,
            read: 0,
            notes: Vec::new(),
            bare: site.plies.iter().all(|ply| ply.components.len() < 2),
            told: HashSet::new(),
        }
    }

    /// The moves of the next ply: one, and the choices of an array before it that the text leaves out.
    fn next_ply(&mut self) -> Option<Vec<Move>> {
        let ply = self.site.plies.get(self.read)?;
        let mut moves = Vec::new();
        let mut found = find_ply(self.variant, &self.position, ply);
        while found.is_err() && self.position.choice() != 0 {
            let legal = self.variant.legal_moves(&self.position);
            let keep = legal.into_iter().find(|mv| mv.travel == Travel::Keep)?;
            self.position = self.variant.play(&self.position, keep);
            moves.push(keep);
            found = find_ply(self.variant, &self.position, ply);
        }
        match found {
            Ok(found) => {
                if !moves.is_empty() {
                    self.note(
                        ply,
                        "the text chooses no array, so the pieces stay where they are".to_owned(),
                    );
                }
                for difference in found.differences {
                    self.note_difference(ply, difference);
                }
                self.position = self.variant.play(&self.position, found.mv);
                self.read += 1;
                moves.push(found.mv);
                Some(moves)
            }
            Err(problem) => {
                let name = self.variant.name();
                let text = &ply.text;
                let message = format!(
                    "`{text}` is no legal move of {name}: {problem}; the game ends before it, and the rest became a comment"
                );
                self.note(ply, message);
                None
            }
        }
    }

    /// Notes a difference, unless it was noted before and the text says the same at many plies.
    fn note_difference(&mut self, ply: &SitePly, difference: Difference) {
        let mut message = difference.sentence;
        let once = match difference.kind {
            DifferenceKind::Name => Some(message.clone()),
            DifferenceKind::Unlisted if self.bare => {
                message.push_str("; the text names only moves, so this is said once");
                Some(String::new())
            }
            DifferenceKind::Unlisted | DifferenceKind::Other => None,
        };
        if once.is_none_or(|once| self.told.insert(once)) {
            self.note(ply, message);
        }
    }

    fn note(&mut self, ply: &SitePly, message: String) {
        self.notes.push(Note {
            line: ply.line,
            column: ply.column,
            message,
        });
    }
}

#[cfg(test)]
mod tests;
