//! The referee: it knows the secret and says of each try whether it is legal.

use super::public::{Attempts, PublicGame, Ruling, Try, TryEntry, resignation};
use super::secret::Secret;
use super::vocabulary::Role;
use super::workshop::type_of;
use crate::rules::{Color, Move, Position, Variant};
use std::cmp::Reverse;
use std::fmt;

/// Why something is no try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTry {
    /// The game is over.
    GameOver,
    /// The side to move has no piece on the square.
    NotYours,
    /// The piece stays where it stands.
    SameSquare,
}

impl fmt::Display for NoTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoTry::GameOver => "the game is over: start a new one",
            NoTry::NotYours => "this is no piece of the side to move: try one of your own",
            NoTry::SameSquare => "the piece stands there already: move it to another square",
        })
    }
}

impl std::error::Error for NoTry {}

/// A game in play: the secret, and what is public.
#[derive(Clone, Debug)]
pub struct Referee {
    secret: Secret,
    public: PublicGame,
}

impl Referee {
    /// A new game. Nothing only if the built-in pieces cannot be read.
    pub fn new(secret: Secret, attempts: Attempts) -> Option<Referee> {
        let public = PublicGame::new(secret.difficulty(), secret.hidden().to_vec(), attempts)?;
        Some(Referee { secret, public })
    }

    /// The public facts.
    pub fn public(&self) -> &PublicGame {
        &self.public
    }

    /// The secret, which nobody may see before the end.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Answers a try of the side to move.
    ///
    /// # Errors
    ///
    /// When it is no try at all: nothing is noted then.
    pub fn attempt(&mut self, attempt: Try) -> Result<&TryEntry, NoTry> {
        let position = self.public.position();
        let own = position
            .piece(attempt.from)
            .is_some_and(|piece| piece.color() == position.turn());
        match (self.public.outcome(), own) {
            (Some(_), _) => return Err(NoTry::GameOver),
            (None, false) => return Err(NoTry::NotYours),
            (None, true) if attempt.from == attempt.to => return Err(NoTry::SameSquare),
            (None, true) => {}
        }
        let ruling = rule_on(self.secret.variant(), position, attempt);
        self.public.note(attempt, ruling);
        let log = self.public.log();
        Ok(&log[log.len() - 1])
    }

    /// The move that a try was, for the time after the game; nothing if it was refused.
    pub fn played(&self, entry: &TryEntry) -> Option<Move> {
        match entry.ruling {
            Ruling::Played { .. } => resolve(self.secret.variant(), &entry.before, entry.attempt),
            Ruling::Illegal | Ruling::Exposes => None,
        }
    }

    /// A side resigns.
    pub fn resign(&mut self, loser: Color) {
        self.public.conclude(resignation(loser));
    }

    pub(super) fn set_up_again(&mut self) {
        self.public.set_up_again();
    }

    pub(super) fn conclude(&mut self, outcome: crate::rules::Outcome) {
        self.public.conclude(outcome);
    }
}

/// The answer of a game to a try.
pub(super) fn rule_on(variant: &Variant, position: &Position, attempt: Try) -> Ruling {
    let Some(mv) = resolve(variant, position, attempt) else {
        return Ruling::Illegal;
    };
    if !variant.facts(position).guard().allows(mv) {
        return Ruling::Exposes;
    }
    let after = variant.play(position, mv);
    Ruling::Played {
        check: variant.in_check(&after),
        outcome: variant.outcome(&after),
        after: Box::new(after),
    }
}

/// The move that a try means: of several, which rules of the vocabulary do not give, the one that captures most.
pub(super) fn resolve(variant: &Variant, position: &Position, attempt: Try) -> Option<Move> {
    let wanted = attempt.promotion.or(type_of(variant, Role::Queen));
    let mut moves = Vec::new();
    variant.pseudo_legal_moves(position, &mut moves);
    moves.retain(|mv| {
        let promotes = mv.promotion.is_none() || mv.promotion == wanted;
        mv.from == attempt.from && mv.to == attempt.to && promotes
    });
    moves
        .into_iter()
        .max_by_key(|&mv| (variant.captured(position, mv).len(), Reverse(mv)))
}

/// The try that a move is.
pub(super) fn try_of(mv: Move) -> Try {
    Try {
        from: mv.from,
        to: mv.to,
        promotion: mv.promotion,
    }
}
