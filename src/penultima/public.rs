//! The public facts of a game of hidden rules.

use super::difficulty::Difficulty;
use super::vocabulary::Role;
use super::workshop::{self, role_of};
use crate::notation::write_fen;
use crate::rules::{
    Bitboard, Color, DrawReason, Outcome, PieceType, Position, Square, Variant, WinReason,
};
use crate::texts::text;
use crate::variant_file::quote;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The number of occurrences of a position that makes a draw.
const OCCURRENCES: usize = 3;

/// A piece with a hidden rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hidden {
    /// The orthodox piece that its picture shows.
    #[serde(rename = "piece")]
    pub role: Role,
    /// Its name.
    pub name: String,
}

/// The number of illegal tries that loses the turn. A side in check never loses its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempts {
    /// After so many illegal tries; 1 is the original rule.
    Limited(u8),
    /// Never.
    Unlimited,
}

/// A try: a piece is moved from a square to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Try {
    /// The piece's square.
    pub from: Square,
    /// The square that it is moved to or aimed at.
    pub to: Square,
    /// The new type of a pawn that promotes; a queen if none is named.
    pub promotion: Option<PieceType>,
}

/// The referee's answer to a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The piece cannot do that here.
    Illegal,
    /// The move would leave its own king in check.
    Exposes,
    /// The move is played, and everybody sees what it does.
    Played {
        /// The position after it.
        after: Box<Position>,
        /// Whether it gives check.
        check: bool,
        /// The end of the game, if it ends.
        outcome: Option<Outcome>,
    },
}

/// A try with all that was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TryEntry {
    /// The position before it, with the side that tried.
    pub before: Position,
    /// The try.
    pub attempt: Try,
    /// The referee's answer.
    pub ruling: Ruling,
    /// Whether the side lost its turn.
    pub turn_lost: bool,
}

impl TryEntry {
    /// The side that tried.
    pub fn side(&self) -> Color {
        self.before.turn()
    }

    /// Where the pieces stood that the move has removed from the board.
    pub fn removed(&self) -> Bitboard {
        let Ruling::Played { after, .. } = &self.ruling else {
            return Bitboard::EMPTY;
        };
        let Try { from, to, .. } = self.attempt;
        let lost = |color| self.before.pieces(color).len() - after.pieces(color).len();
        let enemies = self.before.pieces(!self.side());
        let changed = |&at: &Square| after.piece(at) != self.before.piece(at);
        let mut removed: Bitboard = enemies.into_iter().filter(changed).collect();
        if removed.len() > lost(!self.side()) {
            // It was swapped or driven away.
            removed.remove(to);
        }
        if lost(self.side()) > 0 {
            removed.insert(from);
        }
        removed
    }
}

/// A game of hidden rules as everybody sees it. It holds no rule of a hidden piece.
#[derive(Clone, Debug)]
pub struct PublicGame {
    board: Arc<Variant>,
    difficulty: Difficulty,
    hidden: Vec<Hidden>,
    attempts: Attempts,
    positions: Vec<Position>,
    log: Vec<TryEntry>,
    /// The numbers of tries after which the pieces were set up again.
    set_ups: Vec<usize>,
    refused: u8,
    outcome: Option<Outcome>,
}

impl PublicGame {
    /// A game that begins; nothing if the built-in pieces cannot be read.
    pub(super) fn new(
        difficulty: Difficulty,
        hidden: Vec<Hidden>,
        attempts: Attempts,
    ) -> Option<PublicGame> {
        let bare = format!(
            "moves: \"\", text: {}",
            quote(text!("penultima-rule-is-secret"))
        );
        let bare = |piece: &Hidden| (piece.role, piece.name.clone(), bare.clone());
        let board = workshop::compile(workshop::file(hidden.iter().map(bare)))?;
        Some(PublicGame {
            positions: vec![board.start().clone()],
            board: Arc::new(board),
            difficulty,
            hidden,
            attempts,
            log: Vec::new(),
            set_ups: Vec::new(),
            refused: 0,
            outcome: None,
        })
    }

    /// Board, pieces and their names, to draw them. Its hidden pieces cannot move: it says nothing about rules.
    pub fn board(&self) -> &Arc<Variant> {
        &self.board
    }

    /// The difficulty.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The hidden pieces.
    pub fn hidden(&self) -> &[Hidden] {
        &self.hidden
    }

    /// Whether a type of piece has a hidden rule, so that its picture gets a mark.
    pub fn is_hidden(&self, piece_type: PieceType) -> bool {
        role_of(&self.board, piece_type)
            .is_some_and(|role| self.hidden.iter().any(|piece| piece.role == role))
    }

    /// The number of illegal tries that loses the turn.
    pub fn attempts(&self) -> Attempts {
        self.attempts
    }

    /// The number of tries that the side to move has left. `None` without a limit.
    pub fn attempts_left(&self) -> Option<u8> {
        match self.attempts {
            Attempts::Limited(most) if !self.in_check() => Some(most.saturating_sub(self.refused)),
            _ => None,
        }
    }

    /// All tries so far.
    pub fn log(&self) -> &[TryEntry] {
        &self.log
    }

    /// The numbers of tries after which the pieces were set up again.
    pub fn set_ups(&self) -> &[usize] {
        &self.set_ups
    }

    /// The positions of the game so far, one for each turn.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The position to move in.
    pub fn position(&self) -> &Position {
        // There is one from the beginning.
        &self.positions[self.positions.len() - 1]
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Whether the referee has announced that the side to move is in check.
    pub fn in_check(&self) -> bool {
        let played = self
            .log
            .iter()
            .rev()
            .find(|entry| entry.turn_lost || matches!(entry.ruling, Ruling::Played { .. }));
        let here = |after: &Position| after == self.position();
        matches!(played.map(|entry| &entry.ruling), Some(Ruling::Played { after, check: true, .. }) if here(after))
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position as a FEN.
    pub fn fen(&self) -> String {
        write_fen(&self.board, self.position())
    }

    /// A try as programs write it, such as `a2a4`.
    pub fn text(&self, attempt: Try) -> String {
        let geometry = self.board.geometry();
        let promotion = attempt
            .promotion
            .map(|into| self.board.kind(into).letter.to_ascii_lowercase());
        let promotion = promotion.map(String::from).unwrap_or_default();
        format!(
            "{}{}{promotion}",
            geometry.name(attempt.from),
            geometry.name(attempt.to)
        )
    }

    /// Reads a try.
    pub fn read(&self, text: &str) -> Option<Try> {
        let geometry = self.board.geometry();
        let (from, rest) = geometry.split_square(text)?;
        let (to, rest) = geometry.split_square(rest)?;
        let promotion = match rest.chars().next() {
            Some(letter) => Some(self.board.piece(letter.to_ascii_uppercase())?.piece_type()),
            None => None,
        };
        (rest.len() < 2).then_some(Try {
            from,
            to,
            promotion,
        })
    }

    /// Notes a try and what the referee said, and goes to the next turn if it is over.
    pub(super) fn note(&mut self, attempt: Try, ruling: Ruling) {
        let before = self.position().clone();
        let (next, turn_lost) = match &ruling {
            Ruling::Played { after, outcome, .. } => {
                self.outcome = *outcome;
                (Some((**after).clone()), false)
            }
            Ruling::Illegal | Ruling::Exposes => {
                self.refused = self.refused.saturating_add(1);
                let lost = self.attempts_left() == Some(0);
                (lost.then(|| self.board.pass(&before)), lost)
            }
        };
        self.log.push(TryEntry {
            before,
            attempt,
            ruling,
            turn_lost,
        });
        if let Some(next) = next {
            self.refused = 0;
            self.positions.push(next);
            self.outcome = self.outcome.or_else(|| self.drawn());
        }
    }

    /// A draw that counts of public positions give.
    fn drawn(&self) -> Option<Outcome> {
        let same = self
            .positions
            .iter()
            .filter(|known| known.same_as(self.position()));
        let limit = self.board.settings().clock;
        match (
            same.count() >= OCCURRENCES,
            limit > 0 && self.position().halfmove() >= limit,
        ) {
            (true, _) => Some(Outcome::Draw(DrawReason::Repetition)),
            (_, true) => Some(Outcome::Draw(DrawReason::Clock)),
            _ => None,
        }
    }

    /// Sets the pieces up again; the log stays.
    pub(super) fn set_up_again(&mut self) {
        self.set_ups.push(self.log.len());
        self.positions = vec![self.board.start().clone()];
        self.refused = 0;
        self.outcome = None;
    }

    /// Ends the game, unless it is over.
    pub(super) fn conclude(&mut self, outcome: Outcome) {
        self.outcome.get_or_insert(outcome);
    }

    /// The game as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "game": workshop::ID,
            "level": self.difficulty.number(),
            "hidden": self.hidden,
            "attempts": self.attempts.number(),
            "fen": self.fen(),
            "outcome": self.outcome.map(|outcome| outcome.to_string()),
            "tries": self.log.iter().map(|entry| self.described(entry)).collect::<Vec<_>>(),
        })
    }

    fn described(&self, entry: &TryEntry) -> serde_json::Value {
        let name = |square| self.board.geometry().name(square);
        let (result, check) = match &entry.ruling {
            Ruling::Illegal => ("illegal", false),
            Ruling::Exposes => ("exposes the king", false),
            Ruling::Played { check, .. } => ("played", *check),
        };
        serde_json::json!({
            "side": entry.side().to_string(),
            "try": self.text(entry.attempt),
            "result": result,
            "removed": entry.removed().into_iter().map(name).collect::<Vec<_>>(),
            "check": check,
            "turn_lost": entry.turn_lost,
        })
    }
}

impl Attempts {
    /// The number of tries; nothing without a limit.
    pub fn number(self) -> Option<u8> {
        match self {
            Attempts::Limited(most) => Some(most),
            Attempts::Unlimited => None,
        }
    }

    /// The option with this number of tries.
    pub fn of(number: Option<u8>) -> Attempts {
        number.map_or(Attempts::Unlimited, |most| Attempts::Limited(most.max(1)))
    }
}

/// The end for a side that resigns.
pub(super) fn resignation(loser: Color) -> Outcome {
    Outcome::Win(!loser, WinReason::Resignation)
}
