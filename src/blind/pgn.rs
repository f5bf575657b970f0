//! A whole blind game as PGN. Tries and announcements are comments, so other programs read it as any game.
//!
//! `{tried: e2e5 impossible, d4e5, any? 2}` stands before the move that was played, and `{umpire: Black lost d5 pawn,
//! check}` after it. The tag `Umpire` has what is announced. Reading plays the game again, so the announcements follow
//! from the moves; one that differs gets a note.

use super::knowledge::OwnTurn;
use super::options::UmpireOptions;
use super::umpire::{Answer, Umpire};
use super::words::{check_words, removed_words};
use crate::game::{Game, GameName, NodeId, Place, Record, Says, Tree};
use crate::notation::pgn::{RawGame, Tags};
use crate::notation::{Note, write_move};
use crate::rules::{Color, Variant};
use std::sync::Arc;

/// The tag with the umpire's options. A game with it was played blind.
pub const UMPIRE: &str = "Umpire";

/// A comment with the refused tries of a turn begins so.
const TRIED: &str = "tried: ";

/// A comment with the announcements after a ply begins so.
const SAID: &str = "umpire: ";

/// A question for the captures of orthodox pawns.
const ASKED: &str = "any?";

/// A game that was read, with what is wrong in its text.
#[derive(Clone, Debug)]
pub struct ReadUmpire {
    /// The game.
    pub umpire: Umpire,
    /// Its tags.
    pub tags: Tags,
    /// What was not read as written.
    pub notes: Vec<Note>,
}

/// A game as PGN, with everything that was hidden. `tags` may name the players.
pub fn write_pgn(umpire: &Umpire, tags: &Tags) -> String {
    let mut record = umpire.record().clone();
    *record.tags_mut() = tags.clone();
    record.tags_mut().remove("Result");
    record.tags_mut().set(UMPIRE, umpire.options().to_string());
    let line = record.line().to_vec();
    record.edit(|tree| {
        for (index, &at) in line.iter().enumerate().skip(1) {
            let node = tree.node_mut(at);
            node.preface = tried(umpire, index - 1);
            node.comment = said(umpire, index - 1);
        }
        let open = tried_words(umpire.knowledge(umpire.turn()).turn());
        if let Some(&last) = line.last().filter(|_| !open.is_empty()) {
            tree.node_mut(last).add(Place::After, Says::Comment(open));
        }
    });
    record.game().write()
}

/// The tries before the ply with this index, as a comment; empty if there were none.
fn tried(umpire: &Umpire, index: usize) -> String {
    let own = Color::ALL.into_iter().find_map(|side| {
        let ply = umpire.knowledge(side).plies().get(index)?;
        ply.own.as_ref()
    });
    own.map(|own| tried_words(&own.turn)).unwrap_or_default()
}

fn tried_words(turn: &OwnTurn) -> String {
    let refused = turn.refused.iter().map(|refusal| match refusal.impossible {
        true => format!("{} impossible", refusal.text),
        false => refusal.text.clone(),
    });
    let asked = turn.asked.map(|tries| format!("{ASKED} {tries}"));
    let words: Vec<String> = asked.into_iter().chain(refused).collect();
    match words.is_empty() {
        true => String::new(),
        false => format!("{TRIED}{}", words.join(", ")),
    }
}

/// The announcements after the ply with this index, as a comment; empty if there were none.
fn said(umpire: &Umpire, index: usize) -> String {
    let variant = umpire.record().variant();
    let mut words = Vec::new();
    for side in Color::ALL {
        let Some(ply) = umpire.knowledge(side).plies().get(index) else {
            continue;
        };
        let lost = ply.news.lost.iter();
        words.extend(
            lost.map(|&removed| format!("{side} lost {}", removed_words(variant, removed))),
        );
        words.extend(
            ply.news
                .tries
                .filter(|&tries| tries > 0)
                .map(|tries| format!("{side} has tries {tries}")),
        );
        let check = ply
            .news
            .check
            .as_ref()
            .filter(|_| side == ply.news.own.turn);
        words.extend(check.map(check_words));
    }
    match words.is_empty() {
        true => String::new(),
        false => format!("{SAID}{}", words.join(", ")),
    }
}

/// Reads a game that [`write_pgn`] has written. `find` returns the variant of a name.
///
/// # Errors
///
/// If there is no such game, its moves cannot be read, or it cannot be played blind. The note says where.
pub fn read_pgn(
    raw: &RawGame,
    find: impl FnOnce(GameName) -> Result<Arc<Variant>, String>,
) -> Result<ReadUmpire, Note> {
    let read = Game::read(raw, find)?;
    let (game, mut notes) = (read.game, read.notes);
    let wrong = |message: String| raw.note_at(raw.start, message);
    let options: UmpireOptions = game
        .tags
        .get(UMPIRE)
        .unwrap_or_default()
        .parse()
        .map_err(|error| wrong(format!("{UMPIRE}: {error}")))?;
    let variant = game.tree.variant().clone();
    let start = game.tree.node(Tree::ROOT).position.clone();
    let umpire = Umpire::new(variant, start, options).map_err(|error| wrong(error.to_string()))?;
    let mut reader = Replay {
        umpire,
        faults: Vec::new(),
    };
    reader.replay(&Record::of(game.clone()));
    if let Some(outcome) = game.ended {
        reader.umpire.conclude(outcome);
    }
    notes.extend(reader.faults.into_iter().map(wrong));
    Ok(ReadUmpire {
        umpire: reader.umpire,
        tags: game.tags,
        notes,
    })
}

/// A game that is played again from its text.
struct Replay {
    umpire: Umpire,
    faults: Vec<String>,
}

impl Replay {
    fn replay(&mut self, record: &Record) {
        let tree = &record.game().tree;
        for (index, &at) in record.line().iter().enumerate() {
            if let Some(ply) = &tree.node(at).ply {
                let text = write_move(tree.variant(), ply.transition.mv);
                // The reader of the game has checked the move.
                let _ = self.umpire.attempt(&text);
            }
            let comments = comments(tree, at);
            if index > 0 {
                self.compare(&comments, index - 1);
            }
            for tried in comments.iter().filter_map(|text| text.strip_prefix(TRIED)) {
                self.try_again(tried);
            }
        }
    }

    fn compare(&mut self, comments: &[String], index: usize) {
        let expected = said(&self.umpire, index);
        let written = comments.iter().find(|text| text.starts_with(SAID));
        if written.is_some_and(|written| *written != expected) {
            self.faults.push(format!(
                "ply {}: the announcement does not fit the move, so it was left out",
                index + 1
            ));
        }
    }

    fn try_again(&mut self, tried: &str) {
        for attempt in tried.split(',') {
            let text = attempt.split_whitespace().next().unwrap_or_default();
            let fits = match text {
                "" => true,
                ASKED => self.umpire.ask().is_ok(),
                _ => self.refuses(text),
            };
            if !fits {
                self.faults.push(format!(
                    "the try {text} is a legal move, so it was left out"
                ));
            }
        }
    }

    /// Makes a try that must be refused. A legal one is left out.
    fn refuses(&mut self, text: &str) -> bool {
        let mut next = self.umpire.clone();
        match next.attempt(text) {
            Ok(Answer::No | Answer::Impossible) => {
                self.umpire = next;
                true
            }
            Ok(Answer::Played) | Err(_) => false,
        }
    }
}

/// All comments at a node, each on one line.
fn comments(tree: &Tree, at: NodeId) -> Vec<String> {
    let node = tree.node(at);
    let remarks = node.remarks.iter().filter_map(|remark| match &remark.says {
        Says::Comment(text) => Some(text),
        Says::Nag(_) => None,
    });
    let texts = [&node.preface, &node.comment].into_iter().chain(remarks);
    let line = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    texts.filter(|text| !text.is_empty()).map(line).collect()
}
