//! All that a side knows of a blind game. It cannot hold anything hidden, so nothing made from it can show it.

use super::news::{CheckNews, News, Removed, Ruling};
use super::options::UmpireOptions;
use super::own_side::OwnSide;
use crate::rules::{Color, Outcome, Position, Variant};
use std::sync::Arc;

/// A try that the umpire has refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedTry {
    /// The try, as it was made.
    pub text: String,
    /// Whether it could not be legal, whatever stands on the other squares.
    pub impossible: bool,
}

/// What a side did in a turn before its move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnTurn {
    /// Its refused tries, in order.
    pub refused: Vec<RefusedTry>,
    /// The umpire's answer, if it asked for the captures of its orthodox pawns: their number.
    pub asked: Option<usize>,
}

impl OwnTurn {
    /// Whether a try was refused in this turn.
    pub fn has_refused(&self, text: &str) -> bool {
        self.refused.iter().any(|refusal| refusal.text == text)
    }
}

/// An own ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPly {
    /// What came before the move.
    pub turn: OwnTurn,
    /// The try that was played, as it was made.
    pub played: String,
}

/// A ply of either side, as one side heard it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeardPly {
    /// The side that moved.
    pub mover: Color,
    /// The move, if it was an own one.
    pub own: Option<OwnPly>,
    /// What the side saw and heard.
    pub news: News,
}

/// All that a side knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    variant: Arc<Variant>,
    options: UmpireOptions,
    start: Position,
    start_side: OwnSide,
    plies: Vec<HeardPly>,
    turn: OwnTurn,
    outcome: Option<Outcome>,
}

impl Knowledge {
    /// What a side knows at the start. Both sides know the starting position.
    pub(super) fn new(
        variant: Arc<Variant>,
        start: Position,
        options: UmpireOptions,
        side: Color,
    ) -> Knowledge {
        Knowledge {
            start_side: OwnSide::of(&variant, &start, side),
            variant,
            options,
            start,
            plies: Vec::new(),
            turn: OwnTurn::default(),
            outcome: None,
        }
    }

    /// The rules.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// What the umpire announces.
    pub fn options(&self) -> UmpireOptions {
        self.options
    }

    /// The rules with what the umpire announces.
    pub fn ruling(&self) -> Ruling<'_> {
        Ruling {
            variant: &self.variant,
            options: self.options,
        }
    }

    /// The side.
    pub fn side(&self) -> Color {
        self.start_side.side
    }

    /// The starting position, which both sides know.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The plies so far.
    pub fn plies(&self) -> &[HeardPly] {
        &self.plies
    }

    /// What the side sees now.
    pub fn own(&self) -> &OwnSide {
        self.own_after(self.plies.len())
    }

    /// What the side saw after this many plies; after all if there were fewer.
    pub fn own_after(&self, plies: usize) -> &OwnSide {
        let last = self.plies.get(..plies).unwrap_or(&self.plies).last();
        last.map_or(&self.start_side, |ply| &ply.news.own)
    }

    /// The side to move.
    pub fn to_move(&self) -> Color {
        self.own().turn
    }

    /// Whether the side may try a move now.
    pub fn may_try(&self) -> bool {
        self.outcome.is_none() && self.to_move() == self.side()
    }

    /// What the side did in this turn so far.
    pub fn turn(&self) -> &OwnTurn {
        &self.turn
    }

    /// The announced check of the side to move.
    pub fn check(&self) -> Option<&CheckNews> {
        self.plies.last()?.news.check.as_ref()
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// All enemy pieces that have left the board or changed sides, in the order of their captures.
    pub fn taken(&self) -> impl Iterator<Item = &Removed> {
        self.plies.iter().flat_map(|ply| &ply.news.took)
    }

    /// The own pieces as in the placement of a FEN.
    pub fn placement(&self) -> String {
        self.own().placement(&self.variant)
    }

    pub(super) fn refuse(&mut self, text: &str, impossible: bool) {
        self.turn.refused.push(RefusedTry {
            text: text.to_owned(),
            impossible,
        });
    }

    pub(super) fn answer_asked(&mut self, tries: usize) {
        self.turn.asked = Some(tries);
    }

    pub(super) fn hear(&mut self, mover: Color, played: &str, news: News) {
        self.outcome = news.outcome;
        let own = (mover == self.side()).then(|| OwnPly {
            turn: std::mem::take(&mut self.turn),
            played: played.to_owned(),
        });
        self.plies.push(HeardPly { mover, own, news });
    }

    pub(super) fn conclude(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}
