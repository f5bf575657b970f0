//! The weights of the evaluation, by name.
//!
//! They are in hundredths of a pawn where nothing else is said, and belong to powers of pieces, never to a
//! game. `baroque lab tune` fits them to the results of games.

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

        #[cfg(feature = "lab")]
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
    /// For each square that a piece can go to.
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
    /// The part, in thousandths, of what a piece gains by promoting that its hope of doing so is worth.
    hope = 0;
    /// How good a capture by withdrawal is, in hundredths of one by replacement. A piece that captures from
    /// afar does not stand where the victim's friends guard. Against that, pieces stay away from a line or a
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
    /// What a piece that promotes is worth more in the middle game, …
    pawn = -18;
    /// … and in the end game.
    pawn_end = -28;
    /// For two pieces of a type that is bound to a part of the board, on different parts.
    pair = 12;
    /// The same in the end game.
    pair_end = 18;
    /// For an officer in the centre rather than on the edge.
    centre = 12;
    /// How much a piece's worth changes, in thousandths, by what it reaches from its square.
    place = 64;
    /// For a king in the centre.
    king_centre = -40;
    /// The same in the end game.
    king_centre_end = 29;
    /// For each row that a king has left home.
    king_row = -7;
    /// For a piece about to promote.
    advance = 44;
    /// The same in the end game.
    advance_end = 48;
    /// What a piece that promotes and may go back is worth more in the middle game, …
    wanderer = -26;
    /// … in the end game, …
    wanderer_end = -13;
    /// … about to promote, …
    wanderer_ahead = 33;
    /// … in the end game, …
    wanderer_ahead_end = 74;
    /// … and that again where no enemy pawn can stop it …
    wanderer_passed = 33;
    /// … in the end game.
    wanderer_passed_end = 220;
    /// For freedom: reaching twice as many squares as on average, of pieces that replace …
    freedom = 12;
    /// … the same in the end game …
    freedom_end = -7;
    /// … and again by the root of that number, so that the first squares count for more: of pieces that leap, …
    leaping_freedom = 45;
    /// … in the end game, …
    leaping_freedom_end = 31;
    /// … that ride along diagonals, …
    aslant_freedom = 48;
    /// … in the end game, …
    aslant_freedom_end = 24;
    /// … along files and ranks, …
    straight_freedom = 20;
    /// … in the end game, …
    straight_freedom_end = 40;
    /// … and along both, …
    full_freedom = 82;
    /// … in the end game.
    full_freedom_end = 32;
    /// The same for all other pieces.
    roaming = 17;
    /// And by the root.
    roaming_root = 5;
    /// The loss of a frozen piece, in thousandths of its value.
    frozen = 218;
    /// The loss for a frozen king.
    frozen_king = 65;
    /// For being to move.
    tempo = 37;
    /// Of the most that the side to move threatens to win, in thousandths …
    threat = 11;
    /// … and of the second most.
    second_threat = 4;
    /// The same for the side that is not to move …
    waiting_threat = 34;
    /// … which can carry out one of two.
    second_waiting_threat = 20;
    /// For each piece that the side to move threatens to win something by …
    threatened = 32;
    /// … and the other side.
    waiting_threatened = 29;
    /// Of what is threatened and cannot move, in thousandths.
    held_threat = 11;
    /// For a pawn with no friend on the files beside it.
    isolated = -2;
    /// The same in the end game.
    isolated_end = -8;
    /// For a pawn with a friend in front of it on its file.
    doubled = 2;
    /// The same in the end game.
    doubled_end = -12;
    /// For a piece that promotes and is guarded by another, …
    supported = 11;
    /// … and for one beside another.
    phalanx = 10;
    /// The same for pieces about to promote …
    supported_ahead = 14;
    /// … and beside each other.
    phalanx_ahead = 5;
    /// For a pawn about to promote that no enemy pawn can stop.
    passed = 57;
    /// The same in the end game.
    passed_end = 145;
    /// For one with a way that no enemy stands on or guards …
    free_way = 28;
    /// … and in the end game.
    free_way_end = 109;
    /// For one whose next step no enemy bars or guards.
    free_step = 11;
    /// The same in the end game.
    free_step_end = 24;
    /// For one whose next step a friend guards.
    backed = 11;
    /// The same in the end game.
    backed_end = 26;
    /// For one with an enemy right before it, in the end game.
    barred = -26;
    /// For each step that the own king is nearer to its next square, in the end game.
    escort = 22;
    /// For each step that the enemy's king is further away from there.
    pursuit = 48;
    /// For one that the enemy's king, without officers, does not catch.
    runaway = 150;
    /// For each step from the king to the nearest pawn, in the end game.
    king_pawns = -7;
    /// For a piece that rides along files only, on one without own pawns …
    open_file = 14;
    /// … and without any.
    free_file = 25;
    /// For an officer that a pawn guards and no pawn can drive away.
    outpost = 14;
    /// For each own piece next to the king.
    shelter = 6;
    /// For the nearest own pawn on the king's file, one row before it, …
    cover = 41;
    /// … two …
    cover_two = 24;
    /// The same on a file beside the king's: one …
    cover_beside = 29;
    /// … two …
    cover_beside_two = 16;
    /// For the enemy's nearest pawn on one of these files, one row before the king, …
    storm = -12;
    /// … two, …
    storm_two = -33;
    /// … three …
    storm_three = -36;
    /// … and four rows, …
    storm_four = -6;
    /// … and for one that an own pawn stops.
    stopped_storm = -15;
    /// Danger to a king: for each square next to it that a piece that does not replace reaches and each square
    /// that this piece captures on, in hundredths of a point.
    menace = 30;
    /// Points, in tenths, for each piece that attacks squares around a king, times the number of these pieces: for
    /// one that leaps, …
    leaping_assailant = 41;
    /// … rides along diagonals, …
    aslant_assailant = 15;
    /// … along files and ranks, …
    straight_assailant = 25;
    /// … and along both.
    full_assailant = 2;
    /// Points, in tenths, for a check where the piece is safe, by one that leaps, …
    leaping_check = 165;
    /// … rides along diagonals, …
    aslant_check = 119;
    /// … along files and ranks, …
    straight_check = 233;
    /// … and along both.
    full_check = 181;
    /// Points, in tenths, for each attacked square around it that is hardly guarded.
    weak_square = 55;
    /// Points, in tenths, for each piece that alone stands between it and an enemy riding there.
    pinned = 134;
    /// Points, in parts of 10,000, for the square of the number of attacks on its part of the board.
    flank_attack = 246;
    /// Points, in tenths, if no enemy rides along both files and diagonals.
    without_both = -186;
    /// Points, in tenths, if one of its pieces guards a square next to it by a leap.
    leaping_guard = -25;
    /// Points, in hundredths, for each hundredth of a pawn that the pawns before it are worth.
    sheltered = -3;
    /// The value of 400 points in the end game.
    danger_end = 40;
    /// For each square of room behind the own pawns and the square of the number of pieces, in parts of 16384.
    space = 53;
    /// For each guarded square that the own pieces attack as well, in tenths.
    restricted = 22;
    /// For an attack on an officer by a piece that leaps or rides along diagonals, …
    light_attack = 34;
    /// … in the end game, …
    light_attack_end = 14;
    /// … and there again where the officer rides along files.
    light_on_heavy_end = 26;
    /// For an attack on a badly guarded officer by a piece that rides along files and ranks only, …
    straight_attack = 32;
    /// … in the end game.
    straight_attack_end = 30;
    /// For a king that attacks a badly guarded piece, in the end game.
    king_attack = 39;
    /// For an officer that a safe pawn attacks, …
    pawn_attack = 38;
    /// … and in the end game.
    pawn_attack_end = 27;
    /// For an officer that a pawn could attack from its next square, …
    pawn_push = 30;
    /// … and in the end game.
    pawn_push_end = 15;
    /// For a piece that rides along files only and is shut in beside its king.
    trapped = -18;
    /// For a leaper that can go to an outpost.
    outpost_near = 17;
    /// For a piece that leaps or rides along diagonals right behind a pawn.
    behind_pawn = 12;
    /// For each own pawn on the part of the board to which a piece is bound.
    pawns_alike = -1;
    /// The same in the end game.
    pawns_alike_end = -17;
    /// The growth of an advantage in the end game: for each pawn, …
    each_pawn = 10;
    /// … for pawns on both wings, …
    both_wings = 13;
    /// … without officers, …
    only_pawns = 23;
    /// … for each file between the kings and row that they are past each other, …
    outflanking = 1;
    /// … and in any case.
    simple = -47;
}
