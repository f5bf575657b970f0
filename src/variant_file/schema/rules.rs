//! The fields of the rules that belong to no single piece, and of their options.

use super::{PieceEntry, SetupFile};
use crate::variant_file::decode::{Entries, Overlay, Spanned, choice, record};

record! {
    /// The rules that belong to no single piece.
    RulesFile = "the rules" overlay {
        /// How the game is won: `Check` (checkmate) or `Capture` of the king.
        /// Left out: `Check`.
        royal: Option<RoyalFile>,
        /// The result for a side that has no legal move and is not in check: `Draws` or `Loses`.
        /// Left out: `Draws`.
        no_moves: Option<EndFile>,
        /// The zone where a stalemated king loses.
        /// Left out: no zone.
        lost_stalemates: Option<Spanned<String>>,
        /// Threefold repetition: `Draws`, or the side that repeats the position `Loses`.
        /// Left out: `Draws`.
        repetition: Option<EndFile>,
        /// The game is drawn when the halfmove clock reaches this number of plies: 100 is the 50-move rule, 0 is never.
        /// Left out: 0.
        clock: Option<u16>,
        /// `true`: king against king is a draw, unless `bare_king_loses` decides the game before. A piece in hand that
        /// a side may drop keeps the game going.
        /// Left out: `false`.
        bare_kings_draw: Option<bool>,
        /// `true`: a side with only its king, and nothing in hand to drop, loses. If both have only their kings, the side
        /// that has just moved wins.
        /// Left out: `false`.
        bare_king_loses: Option<bool>,
        /// The goal zone: a side with pieces on all its squares wins, whatever pieces they are.
        /// Left out: no goals.
        goals: Option<Spanned<String>>,
        /// Where one piece is enough: a side wins as soon as one of these pieces stands in the zone. Its move must be legal,
        /// so a king does not win on an attacked square.
        /// Left out: no such win.
        arrival: Option<ArrivalFile>,
        /// The palace: the zone where a side may have only one of its own pieces. It keeps no piece inside.
        /// Left out: no palace.
        palace: Option<Spanned<String>>,
        /// The edge: a move may touch this zone only for a capture or a swap that the piece cannot make
        /// without it.
        /// Left out: no edge.
        edge: Option<Spanned<String>>,
        /// Where captured pieces go: `Gone`, `ToOwnHand` or `ToCaptorsHand`.
        /// Left out: `Gone`.
        captured: Option<CapturedFile>,
        /// `true`: a player may remove an own frozen piece as a move, unless it is the king.
        /// Left out: `false`.
        suicide: Option<bool>,
        /// `true`: after two enemies that can swap have swapped, the next move may not swap them back.
        /// Left out: `false`.
        swap_ban: Option<bool>,
        /// Whether pieces in hand may be dropped on empty squares: `Free`, or `WithoutCheck`, if the drop gives
        /// no check. A game begins with the `hands` of its layout.
        /// Left out: no drops.
        drops: Option<DropsFile>,
        /// The sides place the pieces in their `hands` before the first move, one each in turn. A side with pieces to place
        /// has no other moves. Captured pieces are `Gone`, and there are no `drops`.
        /// Left out: no placement.
        placement: Option<PlacementFile>,
        /// A pawn that a swap or a drive puts on its own last rank: `Forbidden` or `Promote`.
        /// Left out: `Forbidden`.
        swapped_pawns: Option<SwappedPawnsFile>,
        /// `true`: a frozen king or rook may castle.
        /// Left out: `false`.
        frozen_castling: Option<bool>,
        /// `true`: a king or rook that a swap moved may still castle.
        /// Left out: `false`.
        swapped_castling: Option<bool>,
        /// `true`: a piece on the Nth rank from its own side moves at most N squares, squares that it leaps over
        /// included.
        /// Left out: `false`.
        rank_limit: Option<bool>,
        /// Swaps of pieces that the sides may make before the first move, in this order.
        /// Left out: none.
        array_choices: Option<Vec<Spanned<ExchangeFile>>>,
    }
}

record! {
    /// A win by the arrival of one piece.
    ArrivalFile = "an arrival" {
        /// The zone. Needed.
        zone: Spanned<String>,
        /// The ids of the pieces that count, such as `["king"]`.
        /// Left out: all pieces.
        pieces: Option<Vec<Spanned<String>>>,
    }
}

record! {
    /// Pieces that the sides place before the first move.
    PlacementFile = "a placement" {
        /// The zone with the squares for them. Needed.
        zone: Spanned<String>,
        /// Where they come from: `Hand` or `Pool`.
        /// Left out: `Hand`.
        from: Option<PlacedFromFile>,
    }
}

choice! {
    /// Where pieces come from that are placed.
    PlacedFromFile = "place for pieces to place" {
        /// From each side's own hand.
        Hand,
        /// From a pool of both sides. What one side places is gone for both. Kings stay in the hands of their sides.
        Pool,
    }
}

record! {
    /// A choice of one side before the first move: to swap two of its pieces or not.
    ExchangeFile = "an array choice" {
        /// Whose choice it is, `White` or `Black`. Needed.
        side: SideFile,
        /// The files of the two pieces, on the rank of the side's king, such as `de`. Needed.
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
    /// A result.
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
        /// They leave the board for good.
        Gone,
        /// To the hand of their own side, with everything else that leaves the board. Promotion can bring them back.
        ToOwnHand,
        /// To the hand of the captor, and they change sides.
        ToCaptorsHand,
    }
}

choice! {
    /// How pieces in hand are dropped.
    DropsFile = "rule for drops" {
        /// On any empty square, except where the piece may never stand: a pawn never on its last rank.
        Free,
        /// On an empty square, if the drop gives no check.
        WithoutCheck,
    }
}

choice! {
    /// Swaps that put a pawn on its own last rank.
    SwappedPawnsFile = "rule for swapped pawns" {
        /// Such a swap is illegal.
        Forbidden,
        /// The pawn promotes. The side to move chooses the piece.
        Promote,
    }
}

record! {
    /// A rule that players may choose.
    OptionFile = "an option" {
        /// Its name for players. Needed.
        name: String,
        /// `true`: the published rules leave it open, so the default is a house rule.
        /// Left out: `false`.
        house_rule: Option<bool>,
        /// The choices by id. The first is the default, unless `defaults` says otherwise. Needed.
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
        /// The rules that it changes.
        /// Left out: none.
        rules: Option<RulesFile>,
        /// The pieces that it changes, by letter.
        /// Left out: none.
        pieces: Entries<char, PieceEntry>,
        /// The layouts that it changes, by name, such as `{"8x8": (array: "…")}` for another array.
        /// Left out: none.
        setups: Entries<String, SetupFile>,
    }
}
