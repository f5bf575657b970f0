//! The weights of the evaluation, by name.
//!
//! They are in hundredths of a pawn where nothing else is said, and belong to powers of men, never to a
//! game. `baroque tune` fits them to the results of games.

/// Declares the weights: each with its meaning, its name and its value.
macro_rules! parameters {
    ($($(#[doc = $doc:literal])+ $name:ident = $value:literal;)+) => {
        /// All weights of the evaluation.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(super) struct Parameters {
            $($(#[doc = $doc])+ pub $name: f64,)+
        }

        impl Default for Parameters {
            fn default() -> Parameters {
                Parameters { $($name: f64::from($value),)+ }
            }
        }

        impl Parameters {
            /// The names of the weights, in their order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// All weights, in the order of their names.
            pub fn as_mut(&mut self) -> Vec<&mut f64> {
                vec![$(&mut self.$name,)+]
            }
        }
    };
}

parameters! {
    /// For each square that a man can go to.
    per_move = 17;
    /// For each square that it can capture on …
    per_capture = 38;
    /// … and again, in hundredths, times the number of these squares, as targets attacked at once are
    /// forked.
    per_fork = 197;
    /// For each square on which it freezes.
    per_freeze = 98;
    /// For each square with which it can swap.
    per_swap = 6;
    /// The part, in thousandths, of what a man gains by promoting that its hope of doing so is worth.
    hope = 0;
    /// How good a capture by withdrawal is, in hundredths of one by replacement. A man that captures from
    /// afar does not stand where the victim's friends guard. Against that, men stay away from a line or a
    /// corner that only a few squares of the board lie on, need a partner for it, or pay with themselves.
    by_withdrawal = 222;
    /// By approach.
    by_advance = 162;
    /// By leaping over.
    by_leap = 127;
    /// By a jump over a neighbour.
    by_cannon = 108;
    /// By coordination.
    by_coordination = 90;
    /// By closing in between two.
    by_pinch = 33;
    /// By giving itself up.
    by_sacrifice = 56;
    /// What an officer is worth more in the end game, in thousandths.
    officer_end = 2;
    /// What a man that promotes is worth more in the middle game, …
    pawn = -26;
    /// … and in the end game.
    pawn_end = -13;
    /// For two men of a type that is bound to a part of the board, on different parts.
    pair = 14;
    /// The same in the end game.
    pair_end = 17;
    /// For an officer in the centre rather than on the edge.
    centre = 12;
    /// How much a man's worth changes, in thousandths, by what it reaches from its square.
    place = 64;
    /// For a king in the centre.
    king_centre = -40;
    /// The same in the end game.
    king_centre_end = 29;
    /// For each row that a king has left home.
    king_row = -7;
    /// For a man about to promote.
    advance = 33;
    /// The same in the end game.
    advance_end = 74;
    /// For freedom: reaching twice as many squares as is usual, of men that replace …
    freedom = 6;
    /// … and again by the root of that number, so that the first squares count for more.
    freedom_root = 33;
    /// The same for all other men.
    roaming = 17;
    /// And by the root.
    roaming_root = 5;
    /// What a frozen man loses, in thousandths of its worth.
    frozen = 218;
    /// What a frozen king loses.
    frozen_king = 65;
    /// For being on move.
    tempo = 37;
    /// Of the most that the side on move threatens to win, in thousandths …
    threat = 11;
    /// … and of the second most.
    second_threat = 4;
    /// The same for the side that is not on move …
    waiting_threat = 34;
    /// … which can carry out one of two.
    second_waiting_threat = 20;
    /// For each man that the side on move threatens to win something by …
    threatened = 32;
    /// … and the other side.
    waiting_threatened = 29;
    /// Of what is threatened and cannot move, in thousandths.
    held_threat = 11;
    /// For a pawn with no friend on the files beside it.
    isolated = -16;
    /// The same in the end game.
    isolated_end = -19;
    /// For a pawn with a friend in front of it on its file.
    doubled = -8;
    /// The same in the end game.
    doubled_end = -6;
    /// For a man that promotes and is guarded by another, …
    supported = 6;
    /// … and for one beside another.
    phalanx = 5;
    /// The same for men about to promote …
    supported_ahead = 8;
    /// … and beside each other.
    phalanx_ahead = 9;
    /// For a pawn about to promote that no enemy pawn can stop.
    passed = 33;
    /// The same in the end game.
    passed_end = 220;
    /// For one with a way that no enemy stands on or guards …
    free_way = 23;
    /// … and in the end game.
    free_way_end = 76;
    /// For one whose next step no enemy bars or guards.
    free_step = 5;
    /// The same in the end game.
    free_step_end = 21;
    /// For one whose next step a friend guards.
    backed = 7;
    /// The same in the end game.
    backed_end = 22;
    /// For one with an enemy right before it, in the end game.
    barred = -24;
    /// For each step that the own king is nearer to its next square, in the end game.
    escort = 27;
    /// For each step that the enemy's king is further away from there.
    pursuit = 52;
    /// For one that the enemy's king, without officers, does not catch.
    runaway = 141;
    /// For each step from the king to the nearest pawn, in the end game.
    king_pawns = -12;
    /// For a man that rides along files only, on one without own pawns …
    open_file = 19;
    /// … and without any.
    free_file = 16;
    /// For an officer that a pawn guards and no pawn can drive away.
    outpost = 20;
    /// For each own man next to the king.
    shelter = 6;
    /// For a pawn right before the king or beside that square, …
    cover = 12;
    /// … and for one a step further.
    far_cover = -11;
    /// For each file on or beside the king's without own pawns, while the enemy has men that ride there.
    draught = -17;
    /// Danger to a king: for each square next to it that a man reaches and each square that this man
    /// captures on, in hundredths of a point.
    assault = 49;
    /// The same for men that do not replace.
    menace = 30;
    /// Points, in tenths, for each man that takes part and replaces, as all that follows.
    assailants = 18;
    /// Points, in tenths, for each reached square next to the king that only the king guards.
    weak_square = 3;
    /// Points, in tenths, for each man that can give check where no enemy guards.
    safe_check = 92;
    /// Points, in tenths, for each file on or beside the king's without own pawns.
    bare_file = 11;
}
