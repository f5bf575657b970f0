//! What the rules of a game are made of.

use super::geometry::{Grid, Sq};
use super::options::Options;

/// Which section's pieces a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Section 3 and orthodox chess.
    Chess,
    /// Section 4 and its relatives.
    Ultima,
    /// Section 5.
    Rococo,
    /// Section 6.
    Maxima,
    /// Section 7.
    Renaissance,
    /// Section 8.
    Chessma,
    /// Section 9.
    Hyper,
    /// Section 13.
    Fugue,
}

/// How far a leap may go (sections 1, 4, 7 and 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaping {
    /// No leaps.
    Never,
    /// Any number of pieces, landing anywhere before the next.
    Many,
    /// One piece, landing right behind it.
    OneClose,
    /// One piece, landing anywhere before the next.
    OneFar,
}

/// The files that castling uses (sections 3 and 8).
#[derive(Clone, Copy)]
pub struct Castling {
    /// The king's file.
    pub king: usize,
    /// The home rank, counted from the owner's edge of the first sheet, from 0.
    pub depth: usize,
    /// For the king's side, then the queen's: rook before, king after, rook after.
    pub wings: [(usize, usize, usize); 2],
}

/// How pawns of the chess family run and promote; ranks count from the owner's edge, from 0.
pub struct PawnRules {
    /// Where they stand in the array.
    pub home: usize,
    /// How far a run may bring them.
    pub reach: usize,
    /// Whether one put back before its home rank may run as well.
    pub runs_from_first: bool,
    /// Where they promote.
    pub last: usize,
    /// The letters that they promote to.
    pub promotions: String,
}

/// What a game's rules say where the games differ.
pub struct Rules {
    /// Frozen pieces other than kings may be removed.
    pub suicide: bool,
    /// Taking the king wins, and there is no check.
    pub king_capture: bool,
    /// Having no legal move loses, check or not.
    pub no_move_loses: bool,
    /// A hundred plies on the halfmove field draw.
    pub clock: bool,
    /// King against king draws.
    pub bare_kings_draw: bool,
    /// The FEN has a hand.
    pub hand: bool,
    /// Whom nothing captures.
    pub untouchable: Option<char>,
    /// Whom nothing freezes.
    pub never_frozen: Option<char>,
    /// How a Long Leaper leaps, and a Chameleon over one.
    pub leaping: Leaping,
    /// Whom a Chameleon of Ultima's kind replaces from an adjacent square.
    pub stepped_on: &'static str,
    /// Castling, where there is any.
    pub castling: Option<Castling>,
    /// Pawns that go forward, where there are any.
    pub pawns: Option<PawnRules>,
    /// Section 4's switches.
    pub options: Options,
    /// The pairs of squares whose pieces may be exchanged before play, White's and Black's in turn.
    pub setup: Vec<(Sq, Sq)>,
}

/// A game as the rulebook names it, its layout and its options.
pub struct Game {
    pub(super) id: String,
    pub(super) family: Family,
    pub(super) grid: Grid,
    pub(super) array: String,
    pub(super) rules: Rules,
}

impl Rules {
    /// The rules that most games share; the others are named where they differ.
    pub fn usual(options: Options) -> Rules {
        Rules {
            suicide: false,
            king_capture: false,
            no_move_loses: false,
            clock: true,
            bare_kings_draw: false,
            hand: false,
            untouchable: None,
            never_frozen: None,
            leaping: Leaping::Many,
            stepped_on: "K",
            castling: None,
            pawns: None,
            options,
            setup: Vec::new(),
        }
    }
}
