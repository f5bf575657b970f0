//! What may be said of the rules that belong to no single piece, and of their options.

use super::ManEntry;
use crate::variant_file::decode::{Entries, Overlay, Spanned, choice, record};

record! {
    /// The rules that belong to no single piece.
    RulesFile = "the rules" overlay {
        /// How the game is won: `Check` (checkmate) or `Capture` of the king.
        /// Left out: `Check`.
        royal: Option<RoyalFile>,
        /// What a side without a legal move gets when it is not in check: `Draws` or `Loses`.
        /// Left out: `Draws`.
        no_moves: Option<EndFile>,
        /// The zone in which a king loses that has no legal move though it is not attacked.
        /// Left out: nowhere.
        lost_stalemates: Option<Spanned<String>>,
        /// What the third occurrence of a position means: `Draws`, or the side that brings it about
        /// `Loses`.
        /// Left out: `Draws`.
        repetition: Option<EndFile>,
        /// After how many plies on the halfmove clock the game is drawn; 0 for never.
        /// Left out: 0.
        clock: Option<u16>,
        /// Whether king against king is a draw.
        /// Left out: `false`.
        bare_kings_draw: Option<bool>,
        /// Whether a side left with its king alone loses.
        /// Left out: `false`.
        bare_king_loses: Option<bool>,
        /// The zone that wins the game for a side whose pieces stand on every square of it.
        /// Left out: there are no goals.
        goals: Option<Spanned<String>>,
        /// The zone in which a side may have one of its own pieces.
        /// Left out: there is no palace.
        palace: Option<Spanned<String>>,
        /// The zone that a move may touch only for a capture or a swap that the piece cannot make
        /// otherwise.
        /// Left out: there is no edge.
        edge: Option<Spanned<String>>,
        /// Where captured pieces go: `Gone`, `ToOwnHand` or `ToCaptorsHand`.
        /// Left out: `Gone`.
        captured: Option<CapturedFile>,
        /// Whether a frozen piece, but no king, may be removed by its owner as a move.
        /// Left out: `false`.
        suicide: Option<bool>,
        /// Whether two enemies that can swap may not be swapped back at once.
        /// Left out: `false`.
        swap_ban: Option<bool>,
        /// Whether pieces in hand may be put on empty squares: `Free`, or `WithoutCheck`, so that the enemy
        /// king is not attacked afterwards.
        /// Left out: pieces in hand stay there.
        drops: Option<DropsFile>,
        /// What a swap or a drive may do with a pawn and its own last rank: `Forbidden` or `Promote`.
        /// Left out: `Forbidden`.
        swapped_pawns: Option<SwappedPawnsFile>,
        /// Whether a frozen king or rook may castle.
        /// Left out: `false`.
        frozen_castling: Option<bool>,
        /// Whether a king or rook that a swap has moved may still castle.
        /// Left out: `false`.
        swapped_castling: Option<bool>,
        /// Whether a piece on the Nth rank from its owner's side moves at most N squares, those that it
        /// leaps over included.
        /// Left out: `false`.
        rank_limit: Option<bool>,
        /// Exchanges of pieces that the sides may make before the first move, one after another.
        /// Left out: none.
        array_choices: Option<Vec<Spanned<ExchangeFile>>>,
    }
}

record! {
    /// A choice of one side before the first move: to exchange two of its pieces, or not to.
    ExchangeFile = "an exchange" {
        /// Whose choice it is, `White` or `Black`. Needed.
        side: SideFile,
        /// The files of the two pieces on the rank of the side's king, such as `de`. Needed.
        files: String,
    }
}

choice! {
    /// A side of the board.
    SideFile = "side" {
        /// The side that moves first.
        White,
        /// The other one.
        Black,
    }
}

choice! {
    /// How a game is won.
    RoyalFile = "way to win" {
        /// By checkmate.
        Check,
        /// By capturing the king.
        Capture,
    }
}

choice! {
    /// What a side gets.
    EndFile = "end of a game" {
        /// A draw.
        Draws,
        /// A loss.
        Loses,
    }
}

choice! {
    /// Where captured pieces go.
    CapturedFile = "place for captured pieces" {
        /// Off the board for good.
        Gone,
        /// To their own side's hand, with all else that leaves the board and can come back by promotion.
        ToOwnHand,
        /// To the hand of the side that took them, whose pieces they are now.
        ToCaptorsHand,
    }
}

choice! {
    /// How pieces come from the hand.
    DropsFile = "rule for drops" {
        /// On any empty square.
        Free,
        /// On an empty square, but without check.
        WithoutCheck,
    }
}

choice! {
    /// What a swap may do with a pawn and its own last rank.
    SwappedPawnsFile = "rule for swapped pawns" {
        /// It puts none there.
        Forbidden,
        /// A pawn put there promotes, the player on move choosing.
        Promote,
    }
}

record! {
    /// A rule that players may choose.
    OptionFile = "an option" {
        /// Its name for players. Needed.
        name: String,
        /// Whether the published rules leave it open, so that the usual choice is a house rule.
        /// Left out: `false`.
        house_rule: Option<bool>,
        /// The choices by id; the first is the usual one unless `usual` says otherwise. Needed.
        choices: Entries<String, ChoiceFile>,
    }
}

impl Overlay for OptionFile {
    fn overlay(&mut self, over: Self) {
        *self = over;
    }
}

record! {
    /// One choice of an option: what it changes.
    ChoiceFile = "a choice" {
        /// What it means, for players. Needed.
        text: String,
        /// Rules that it changes.
        /// Left out: none.
        rules: Option<RulesFile>,
        /// Pieces that it changes, by letter.
        /// Left out: none.
        pieces: Entries<char, ManEntry>,
    }
}
