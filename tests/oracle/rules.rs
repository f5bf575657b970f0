//! The rules in which games differ.

use super::geometry::{Grid, Sq};
use super::options::Options;

/// The section with the pieces of a game.
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
    /// Section 17.
    Draft,
}

/// The allowed leaps (sections 1, 4, 7 and 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaping {
    /// No leaps.
    Never,
    /// Over any number of pieces, with any landing square before the next piece.
    Many,
    /// Over one piece, to the square right behind it.
    OneClose,
    /// Over one piece, with any landing square before the next piece.
    OneFar,
}

/// The files that castling uses (sections 3 and 8).
#[derive(Clone, Copy)]
pub struct Castling {
    /// The king's file.
    pub king: usize,
    /// The home rank, counted from the owner's edge of the first sheet, from 0.
    pub depth: usize,
    /// For the king's side, then the queen's side: the rook's file before, the king's file after, the rook's file
    /// after.
    pub wings: [(usize, usize, usize); 2],
}

/// How pawns of the chess family make double steps and promote. Ranks count from the owner's edge, from 0.
pub struct PawnRules {
    /// Their rank in the array.
    pub home: usize,
    /// The farthest rank of a double step.
    pub reach: usize,
    /// Whether a pawn that has returned behind its home rank may make a double step too.
    pub runs_from_first: bool,
    /// The rank on which they promote.
    pub last: usize,
    /// The letters that they promote to.
    pub promotions: String,
}

/// The rules in which games differ.
pub struct Rules {
    /// Frozen pieces other than kings may be removed.
    pub suicide: bool,
    /// Capturing the king wins, and there is no check.
    pub king_capture: bool,
    /// A side without legal moves loses, in check or not.
    pub no_move_loses: bool,
    /// A hundred plies on the halfmove clock are a draw.
    pub clock: bool,
    /// King against king is a draw.
    pub bare_kings_draw: bool,
    /// The draws of FIDE's article 5.2.2 for lack of material.
    pub lack_of_material_draws: bool,
    /// The FEN has a hand.
    pub hand: bool,
    /// How many pieces of a pool each side places; 0 without a pool.
    pub of_pool: usize,
    /// The types that nothing captures.
    pub untouchable: Option<char>,
    /// The types that nothing freezes.
    pub never_frozen: Option<char>,
    /// The type that freezes the first piece on each of its lines.
    pub line_freezer: Option<char>,
    /// Swaps move no king.
    pub kings_stay: bool,
    /// The ranks, counted from the owner's edge, on which a Cannon Pawn may promote.
    pub cannon_promotion: &'static [usize],
    /// The leaps of a Long Leaper, and of a Chameleon over one.
    pub leaping: Leaping,
    /// The types that a Chameleon of Ultima's kind displaces from an adjacent square.
    pub stepped_on: &'static str,
    /// Castling, if there is any.
    pub castling: Option<Castling>,
    /// Pawns that only go forward, if there are any.
    pub pawns: Option<PawnRules>,
    /// The options of section 4.
    pub options: Options,
    /// The pairs of squares whose pieces may be swapped before play, White's and Black's in turn.
    pub setup: Vec<(Sq, Sq)>,
}

/// A game of the rulebook with its layout and options.
pub struct Game {
    pub(super) id: String,
    pub(super) family: Family,
    pub(super) grid: Grid,
    pub(super) array: String,
    pub(super) rules: Rules,
}

impl Rules {
    /// The rules that most games share.
    pub fn default(options: Options) -> Rules {
        Rules {
            suicide: false,
            king_capture: false,
            no_move_loses: false,
            clock: true,
            bare_kings_draw: false,
            lack_of_material_draws: false,
            hand: false,
            of_pool: 0,
            untouchable: None,
            never_frozen: None,
            line_freezer: None,
            kings_stay: false,
            cannon_promotion: &[],
            leaping: Leaping::Many,
            stepped_on: "K",
            castling: None,
            pawns: None,
            options,
            setup: Vec::new(),
        }
    }
}
