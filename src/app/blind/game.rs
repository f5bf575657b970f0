//! A game in play.

use super::guesses::{Guess, Guesses};
use super::thinker::{BlindThinker, Reckoner, Share};
use crate::app::board::tries::{TryHand, TryPlayer};
use baroque::blind::{Knowledge, PawnTries, Umpire};
use baroque::diagram::BoardView;
use baroque::rules::{ByColor, Color, Outcome, Position, Setup, Square, Variant};
use std::path::PathBuf;
use std::sync::Arc;

/// A moment of a game: the number of plies, and of tries that were refused since.
pub type BlindMoment = (usize, usize);

/// What was computed about a moment.
#[derive(Debug, Default)]
pub struct Reckoned {
    pub moment: Option<BlindMoment>,
    /// All tries that might be legal.
    pub tries: Vec<String>,
    /// How likely an enemy stands on the squares. Empty if that was not asked for.
    pub shares: Vec<Share>,
}

/// A game in play.
#[derive(Debug)]
pub struct BlindGame {
    pub(super) id: u64,
    /// Its file, if the platform has a place for one.
    pub(super) path: Option<PathBuf>,
    pub(super) umpire: Umpire,
    /// The computer, if it plays.
    pub opponent: Option<TryPlayer>,
    /// The side whose view is shown.
    pub(super) viewer: Color,
    /// Whether the board is hidden, because the next player may not be alone yet.
    pub veiled: bool,
    pub board: TryHand,
    /// The position that is shown: the own pieces, or all of them after the end.
    position: Position,
    /// Tries with the same squares, of which the player chooses one.
    pub choosing: Vec<String>,
    pub guesses: ByColor<Guesses>,
    /// What a click on a square notes. `None` if it makes tries.
    pub tool: Option<Guess>,
    /// Whether the shares of the squares are shown.
    pub shows_shares: bool,
    pub(super) reckoned: Reckoned,
    /// The umpire's last answer.
    pub message: String,
    /// Whether a question is open: to resign?
    pub resigning: bool,
    pub(super) thinker: BlindThinker,
    pub(super) reckoner: ByColor<Reckoner>,
    /// The moment of the computer's last search.
    pub(super) asked: Option<BlindMoment>,
}

impl Drop for BlindGame {
    fn drop(&mut self) {
        self.thinker.stop();
    }
}

impl BlindGame {
    pub(super) fn new(umpire: Umpire, opponent: Option<TryPlayer>) -> BlindGame {
        let viewer = opponent.map_or(umpire.turn(), |opponent| !opponent.side);
        let variant = umpire.record().variant();
        let view = BoardView::of(variant, viewer == Color::Black);
        let position = variant.sketch(&Setup::empty());
        let mut game = BlindGame {
            id: 0,
            path: None,
            umpire,
            opponent,
            viewer,
            veiled: false,
            board: TryHand::new(view),
            position,
            choosing: Vec::new(),
            guesses: ByColor::default(),
            tool: None,
            shows_shares: false,
            reckoned: Reckoned::default(),
            message: String::new(),
            resigning: false,
            thinker: BlindThinker::default(),
            reckoner: ByColor::default(),
            asked: None,
        };
        game.draw();
        game
    }

    /// The rules.
    pub fn variant(&self) -> &Arc<Variant> {
        self.knowledge().variant()
    }

    /// What the side that looks at the board knows.
    pub fn knowledge(&self) -> &Knowledge {
        self.umpire.knowledge(self.viewer)
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.knowledge().outcome()
    }

    /// Whether everything may be shown.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The number of plies.
    pub fn plies(&self) -> usize {
        self.knowledge().plies().len()
    }

    /// The number of plies before the position that is shown.
    pub fn shown_plies(&self) -> usize {
        self.board.looked.unwrap_or(self.plies())
    }

    pub fn computer_moves(&self) -> bool {
        let turn = self.knowledge().to_move();
        !self.is_over() && self.opponent.is_some_and(|opponent| opponent.side == turn)
    }

    /// Whether the player who looks at the board can make a try.
    pub fn takes_tries(&self) -> bool {
        !self.veiled && self.knowledge().may_try()
    }

    /// Whether the player can ask for the captures of the own orthodox pawns.
    pub fn takes_questions(&self) -> bool {
        let knowledge = self.knowledge();
        self.takes_tries()
            && knowledge.options().tries == PawnTries::Asked
            && knowledge.turn().asked.is_none()
    }

    /// The moment of the side that looks at the board.
    pub(super) fn moment(&self) -> BlindMoment {
        moment_of(self.knowledge())
    }

    /// What was computed about this moment.
    pub fn reckoned(&self) -> Option<&Reckoned> {
        let known = &self.reckoned;
        (known.moment == Some(self.moment()) && !self.veiled).then_some(known)
    }

    /// How likely an enemy stands on a square, if that is shown.
    pub fn share(&self, square: Square) -> Option<f64> {
        let shares = self.shares()?;
        if self.knowledge().own().piece(square).is_some() {
            return None;
        }
        let known = shares.iter().find(|(known, _)| *known == square);
        Some(known.map_or(0.0, |&(_, share)| share))
    }

    /// The shares that are shown.
    pub fn shares(&self) -> Option<&[Share]> {
        let shown = self.shows_shares && !self.is_over() && !self.board.looks_back();
        let shares = self.reckoned().filter(|_| shown)?;
        (!shares.shares.is_empty()).then_some(&shares.shares)
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Looks at the position after so many plies, or at the current one.
    pub(super) fn look(&mut self, plies: Option<usize>) {
        self.board.interaction.cancel();
        self.board.looked = plies.filter(|&plies| plies < self.plies());
        self.draw();
    }

    /// Shows the board to the side to move.
    pub(super) fn lift(&mut self) {
        self.veiled = false;
        self.viewer = self.umpire.turn();
        let flipped = self.viewer == Color::Black;
        self.board.view = BoardView::of(self.knowledge().variant(), flipped);
        self.draw();
    }

    /// Finds the position that is shown. This must run after every change of what is known, or of who looks.
    pub(super) fn draw(&mut self) {
        let plies = self.shown_plies();
        let all = self.is_over().then(|| self.umpire.record().positions());
        let all = all.and_then(|all| all.get(plies).cloned());
        self.position = all.unwrap_or_else(|| {
            let setup = match self.veiled {
                true => Setup::empty(),
                false => self.knowledge().own_after(plies).setup(),
            };
            self.variant().sketch(&setup)
        });
    }
}

/// The moment of a side's knowledge.
pub(super) fn moment_of(knowledge: &Knowledge) -> BlindMoment {
    (knowledge.plies().len(), knowledge.turn().refused.len())
}
