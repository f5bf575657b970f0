//! What may be said of a piece.

use crate::variant_file::decode::{Spanned, choice, record};

record! {
    /// A man: how it moves, how it captures, and what else it can do.
    ManFile = "a piece" overlay {
        /// The piece of the piece book that this one starts from, by id.
        /// Left out: the piece is described from nothing.
        like: Option<Spanned<String>>,
        /// Its name for players. Needed unless it is `like` another.
        name: Option<String>,
        /// How it moves, in Betza's notation: `mQ` a queen's moves without capture. Needed.
        moves: Option<Spanned<String>>,
        /// How it captures besides the replacing captures of `moves`.
        /// Left out: none besides.
        captures: Option<Vec<CaptureFile>>,
        /// What else it can do.
        /// Left out: none.
        powers: Option<Vec<PowerFile>>,
        /// A pawn's multi-step from home.
        /// Left out: no run.
        double_step: Option<RunFile>,
        /// Where it promotes and to what.
        /// Left out: never.
        promotes: Option<PromotionFile>,
        /// The id of the piece that it turns into when it goes to a hand.
        /// Left out: itself.
        turns_into: Option<Spanned<String>>,
        /// Its drawing: the name of one of the program's own, such as `withdrawer`, or an SVG file in the folder
        /// of this file or below it, such as `griffin.svg`, which lies on the light disk of White's pieces and the
        /// dark one of Black's. A drawing of one colour takes the ink of its side; in one of several colours,
        /// what is painted in `currentColor` does. It may hold shapes, groups, gradients and clips, in 256 KiB
        /// at most. A file that cannot be used leaves a disk with the piece's letter.
        /// Left out: the drawing with its id, or its letter on a disk.
        picture: Option<Spanned<String>>,
        /// What it does, in a sentence or two for players.
        /// Left out: nothing is said.
        text: Option<String>,
        /// Who invented it.
        /// Left out: nobody is named.
        source: Option<String>,
    }
}

choice! {
    /// A capture method.
    CaptureFile = "capture method" {
        /// Takes the enemy that it moves directly away from.
        Withdraw {
            /// The exact length that the move must have.
            /// Left out: any length.
            steps: Option<u8>,
        },
        /// Takes the enemy that it moves right up to.
        Advance,
        /// Takes the enemies that it leaps over on one line.
        Leap {
            /// `true`: one piece a move only.
            /// Left out: `false`.
            single: Option<bool>,
            /// `Beyond` the last piece jumped as far as the way is free, or right `Behind` it.
            /// Left out: `Beyond`.
            landing: Option<LandingFile>,
            /// `true`: its leaps may end on a piece that it replaces, swaps with or drives.
            /// Left out: `false`.
            onward: Option<bool>,
        },
        /// Jumps over one adjacent piece of either side onto the square right beyond it, and takes the
        /// enemy there if there is one.
        Cannon,
        /// Takes the enemies on the corners between it and a partner.
        Coordinate {
            /// The partners.
            /// Left out: the king.
            with: Option<Vec<PartnerFile>>,
            /// `Both` corners, or only `New` or `Balanced` ones.
            /// Left out: `Both`.
            corners: Option<CornersFile>,
            /// The exact length that the move must have.
            /// Left out: any length.
            steps: Option<u8>,
            /// `true`: the player may leave the capture alone.
            /// Left out: `false`.
            optional: Option<bool>,
        },
        /// Takes each enemy between it and a friend, after a rook's move.
        Pinch {
            /// The friends.
            /// Left out: any friend.
            with: Option<Vec<PartnerFile>>,
        },
        /// Takes an adjacent enemy and itself, staying where it is.
        Destroy {
            /// `false`: not while a friend protects it.
            /// Left out: `true`.
            protected: Option<bool>,
        },
        /// Takes a pawn that has just run past, by its own way of capturing.
        EnPassant,
        /// Takes a group of enemies, joined along ranks and files, that its stop leaves without an empty
        /// neighbour there. They go to its side's hand if pieces in hand may be dropped.
        Enclose {
            /// `true`: to capture so it may go to any empty square.
            /// Left out: `false`.
            teleport: Option<bool>,
            /// The id of the piece that it becomes when it has captured so.
            /// Left out: it stays what it is.
            spent: Option<Spanned<String>>,
        },
        /// Blows up all its neighbours of both sides and itself, staying where it is. Not mimicked.
        Explode,
        /// Shoots: without moving it captures the first piece on a line, if that is near or a friend of its
        /// own spots it.
        Shoot {
            /// The most squares to a target that nobody spots, a neighbour being 1.
            /// Left out: 2.
            range: Option<u8>,
            /// The most squares from a spotter, any other friend, to the target. Beyond 1 it must stand in a
            /// straight line with the target, with nobody in between. 0: nobody spots.
            /// Left out: 2.
            spotter: Option<u8>,
            /// `false`: a frozen friend spots nothing.
            /// Left out: `true`.
            frozen_spotters: Option<bool>,
        },
        /// Takes each enemy by that enemy's own methods.
        Mimic {
            /// Those methods only.
            /// Left out: all methods.
            of: Option<Vec<MethodFile>>,
            /// Methods by which it takes alone: a move that captures by one of them captures by no
            /// other. Those that a piece has a move of its own for: `Replace`, `Leap`, `Cannon`.
            /// Left out: all its methods go together.
            alone: Option<Vec<MethodFile>>,
            /// The ids of pieces that it replaces from an adjacent square, and not along their own moves.
            /// Left out: none.
            adjacent: Option<Vec<Spanned<String>>>,
            /// `true`: its leaps may end on a piece that it replaces, swaps with or drives.
            /// Left out: `false`.
            onward: Option<bool>,
        },
    }
}

choice! {
    /// The name of a method that a piece can mimic.
    MethodFile = "method to mimic" {
        /// Replacement.
        Replace,
        /// Withdrawal.
        Withdraw,
        /// Advance.
        Advance,
        /// Leap.
        Leap,
        /// Cannon jump, to capture only.
        Cannon,
        /// Coordination.
        Coordinate,
        /// Pinch.
        Pinch,
        /// Mutual destruction.
        Destroy,
        /// Enclosing; a piece that mimics it is never spent.
        Enclose,
        /// Shot.
        Shoot,
    }
}

choice! {
    /// Where a leap lands.
    LandingFile = "landing of a leap" {
        /// On any empty square beyond the last piece jumped, before the next.
        Beyond,
        /// On the square right behind it.
        Behind,
    }
}

choice! {
    /// Which corners of a coordination count.
    CornersFile = "choice of corners" {
        /// Both.
        Both,
        /// Those that the move has made.
        New,
        /// Those with as many pieces between them and the partner as between them and the mover.
        Balanced,
    }
}

record! {
    /// Friends that a capture needs.
    PartnerFile = "a partner" {
        /// Their ids. Needed.
        pieces: Vec<Spanned<String>>,
        /// The ids of the enemies against whom they serve.
        /// Left out: all enemies.
        against: Option<Vec<Spanned<String>>>,
    }
}

choice! {
    /// A power besides moving and capturing.
    PowerFile = "power" {
        /// The game turns on its life.
        Royal,
        /// Counts as a pawn.
        Pawn,
        /// Adjacent enemies cannot move.
        Freeze {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// The ids of enemies that hold it: adjacent to one of them it freezes that one and
            /// nobody else, adjacent to two nobody at all.
            /// Left out: nobody holds it.
            held_by: Option<Vec<Spanned<String>>>,
        },
        /// Nothing freezes it.
        Unfreezable,
        /// Nothing captures it.
        Immune,
        /// It never captures two pieces in one move: a move that would is illegal.
        OneCapture,
        /// Nothing captures the friends next to it. It does not protect itself.
        Protect {
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// `false`: not while it is frozen.
            /// Left out: `true`.
            frozen: Option<bool>,
        },
        /// Changes places with the first piece on a line.
        Swap {
            /// `true`: with friends of other types too, not only with enemies.
            /// Left out: `false`.
            friends: Option<bool>,
            /// Only with pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
            /// `true`: only with neighbours.
            /// Left out: `false`.
            adjacent: Option<bool>,
        },
        /// Goes onto the square of the first enemy on a line and drives it along the line before it.
        Drive {
            /// `true`: as far as it goes, with every piece that is met, until all are packed at the end of
            /// the line; otherwise to the last empty square.
            /// Left out: `false`.
            train: Option<bool>,
            /// Only pieces with these ids.
            /// Left out: all pieces.
            only: Option<Vec<Spanned<String>>>,
        },
        /// May not move without capturing if it can capture.
        Compelled,
        /// Drives an adjacent piece of either side one square straight away, stepping after it.
        Push,
        /// Steps straight away from an adjacent piece of either side, which follows.
        Pull,
        /// Steps to an adjacent square and leaves a piece from its side's hand where it stood.
        Resurrect,
    }
}

record! {
    /// A multi-step straight ahead.
    RunFile = "a run" {
        /// The zones where it may begin. Needed.
        from: Vec<Spanned<String>>,
        /// The zone that it may not pass. Needed.
        until: Spanned<String>,
    }
}

record! {
    /// Promotion.
    PromotionFile = "a promotion" {
        /// The zone where the piece promotes. Needed.
        zone: Spanned<String>,
        /// The ids of the pieces that it may become.
        /// Left out: all pieces of its army but kings and pawns.
        to: Option<Vec<Spanned<String>>>,
        /// `true`: the player may leave it alone.
        /// Left out: `false`.
        optional: Option<bool>,
        /// `true`: only to types of which a piece is in hand, which is used up.
        /// Left out: `false`.
        from_hand: Option<bool>,
    }
}
