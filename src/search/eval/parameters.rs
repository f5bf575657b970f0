//! The weights of the evaluation, by name.
//!
//! Their unit is a hundredth of a pawn unless a comment names another. One set serves all games: the weights belong
//! to methods and powers, and their effect in a game follows from what its pieces can do. `baroque lab tune` fits
//! them to the results of games.

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
    /// For each square that a piece can move to.
    per_move = 17;
    /// For each square on which it can capture …
    per_capture = 38;
    /// … and again, in hundredths, times the number of these squares, because a piece that attacks several targets
    /// forks them.
    per_fork = 197;
    /// For each square on which it freezes.
    per_freeze = 98;
    /// For each square with which it can swap.
    per_swap = 6;
    /// The part of the gain by a promotion that the hope of it is worth, in thousandths.
    hope = 0;
    /// How good a capture by withdrawal is, in hundredths of one by displacement. A piece that captures at a distance
    /// does not land where the victim's friends guard. But some methods are easy to avoid, need a partner, or cost
    /// the captor.
    by_withdrawal = 222;
    /// By approach.
    by_advance = 162;
    /// By leaping over.
    by_leap = 127;
    /// By a jump over a neighbour.
    by_cannon = 108;
    /// By coordination.
    by_coordination = 90;
    /// By custodial capture.
    by_pinch = 33;
    /// By sacrificing itself.
    by_sacrifice = 56;
    /// How much more an officer is worth in the end game, in thousandths.
    officer_end = 2;
    /// How much more a piece that promotes is worth in the middle game, …
    pawn = -18;
    /// … and in the end game.
    pawn_end = -28;
    /// For two pieces of a type bound to a part of the board, on different parts.
    pair = 12;
    /// The same in the end game.
    pair_end = 18;
    /// For an officer in the centre rather than on the edge.
    centre = 12;
    /// How much a piece's value changes by what it reaches from its square, in thousandths.
    place = 64;
    /// For a king in the centre.
    king_centre = -40;
    /// The same in the end game.
    king_centre_end = 29;
    /// For each rank between a king and its home rank.
    king_row = -7;
    /// For a piece that is about to promote.
    advance = 44;
    /// The same in the end game.
    advance_end = 48;
    /// How much more a piece that promotes and can move backwards is worth in the middle game, …
    wanderer = -26;
    /// … in the end game, …
    wanderer_end = -13;
    /// … when it is about to promote, …
    wanderer_ahead = 33;
    /// … in the end game, …
    wanderer_ahead_end = 74;
    /// … and again if no enemy pawn can stop it, …
    wanderer_passed = 33;
    /// … in the end game.
    wanderer_passed_end = 220;
    /// For mobility: for twice the average number of reached squares, of pieces that capture by displacement …
    freedom = 12;
    /// … the same in the end game …
    freedom_end = -7;
    /// … and again by the root of that number, so that the first squares count most: of leapers, …
    leaping_freedom = 45;
    /// … in the end game, …
    leaping_freedom_end = 31;
    /// … of sliders on diagonals, …
    diagonal_freedom = 48;
    /// … in the end game, …
    diagonal_freedom_end = 24;
    /// … of sliders on files and ranks, …
    straight_freedom = 20;
    /// … in the end game, …
    straight_freedom_end = 40;
    /// … and of sliders on both, …
    full_freedom = 82;
    /// … in the end game.
    full_freedom_end = 32;
    /// The same for all other pieces.
    roaming = 17;
    /// And by the root of that number.
    roaming_root = 5;
    /// The loss for a frozen piece, in thousandths of its value.
    frozen = 218;
    /// The loss for a frozen king.
    frozen_king = 65;
    /// For the side to move.
    tempo = 37;
    /// The part of the largest gain that the side to move threatens, in thousandths …
    threat = 11;
    /// … and of the second largest.
    second_threat = 4;
    /// The same for the other side …
    waiting_threat = 34;
    /// … which can carry out one of two threats.
    second_waiting_threat = 20;
    /// For each piece whose capture would gain material for the side to move …
    threatened = 32;
    /// … and the other side.
    waiting_threatened = 29;
    /// The part of the threats against pieces that cannot move, in thousandths.
    held_threat = 11;
    /// For a pawn without friendly pawns on the files beside it.
    isolated = -2;
    /// The same in the end game.
    isolated_end = -8;
    /// For a pawn with a friendly pawn in front of it on its file.
    doubled = 2;
    /// The same in the end game.
    doubled_end = -12;
    /// For a piece that promotes and is guarded by another such piece, …
    supported = 11;
    /// … and for one beside another.
    phalanx = 10;
    /// The same for pieces about to promote …
    supported_ahead = 14;
    /// … and beside each other.
    phalanx_ahead = 5;
    /// For a passed pawn that is about to promote.
    passed = 57;
    /// The same in the end game.
    passed_end = 145;
    /// For a passed pawn whose way no enemy occupies or guards …
    free_way = 28;
    /// … and in the end game.
    free_way_end = 109;
    /// For a passed pawn whose next step no enemy blocks or guards.
    free_step = 11;
    /// The same in the end game.
    free_step_end = 24;
    /// For a passed pawn whose next step a friend guards.
    backed = 11;
    /// The same in the end game.
    backed_end = 26;
    /// For a passed pawn with an enemy right before it, in the end game.
    barred = -26;
    /// For each step that its own king is closer to its next square, in the end game.
    escort = 22;
    /// For each step that the enemy king is further away from there.
    pursuit = 48;
    /// For a passed pawn that an enemy king without officers cannot catch.
    runaway = 150;
    /// For each step from the king to the nearest pawn, in the end game.
    king_pawns = -7;
    /// For a slider on files and ranks only, on a file without its own pawns …
    open_file = 14;
    /// … and without any pawns.
    free_file = 25;
    /// For an officer that a pawn guards and no enemy pawn can attack.
    outpost = 14;
    /// For each friendly piece next to the king.
    shelter = 6;
    /// For the nearest friendly pawn on the king's file, one rank before it, …
    cover = 41;
    /// … two …
    cover_two = 24;
    /// The same on a file beside the king's: one rank …
    cover_beside = 29;
    /// … two …
    cover_beside_two = 16;
    /// For the enemy's nearest pawn on one of these files, one rank before the king, …
    storm = -12;
    /// … two, …
    storm_two = -33;
    /// … three …
    storm_three = -36;
    /// … and four ranks, …
    storm_four = -6;
    /// … and for one that a friendly pawn blocks.
    stopped_storm = -15;
    /// Danger to a king, in hundredths of a point: for each square next to it that a piece without displacement
    /// reaches, and for each square on which this piece captures.
    menace = 30;
    /// Points, in tenths, for each piece that attacks squares around a king, times the number of these pieces: for a
    /// leaper, …
    leaping_assailant = 41;
    /// … for a slider on diagonals, …
    diagonal_assailant = 15;
    /// … on files and ranks, …
    straight_assailant = 25;
    /// … and on both.
    full_assailant = 2;
    /// Points, in tenths, for a safe check by a leaper, …
    leaping_check = 165;
    /// … by a slider on diagonals, …
    diagonal_check = 119;
    /// … on files and ranks, …
    straight_check = 233;
    /// … and on both.
    full_check = 181;
    /// Points, in tenths, for each attacked and badly guarded square around the king.
    weak_square = 55;
    /// Points, in tenths, for each piece that alone stands between the king and an enemy slider.
    pinned = 134;
    /// Points, in parts of 10,000, for the square of the number of attacks on the king's part of the board.
    flank_attack = 246;
    /// Points, in tenths, if no enemy slides on both files and diagonals.
    without_both = -186;
    /// Points, in tenths, if a friendly leaper guards a square next to the king.
    leaping_guard = -25;
    /// Points, in hundredths, for each hundredth of a pawn of the king's shelter.
    sheltered = -3;
    /// The value of 400 points in the end game.
    danger_end = 40;
    /// For each square of room behind one's own pawns, times the square of the number of pieces, in parts of 16384.
    space = 53;
    /// For each guarded square that one's own pieces attack too, in tenths.
    restricted = 22;
    /// For an attack on an officer by a leaper or a slider on diagonals, …
    light_attack = 34;
    /// … in the end game, …
    light_attack_end = 14;
    /// … and there again if the officer slides on files.
    light_on_heavy_end = 26;
    /// For an attack on a badly guarded officer by a slider on files and ranks only, …
    straight_attack = 32;
    /// … in the end game.
    straight_attack_end = 30;
    /// For a king that attacks a badly guarded piece, in the end game.
    king_attack = 39;
    /// For an officer attacked by a safe pawn, …
    pawn_attack = 38;
    /// … and in the end game.
    pawn_attack_end = 27;
    /// For an officer that a pawn could attack from its next square, …
    pawn_push = 30;
    /// … and in the end game.
    pawn_push_end = 15;
    /// For a slider on files and ranks only that is trapped beside its king.
    trapped = -18;
    /// For a leaper that can move to an outpost.
    outpost_near = 17;
    /// For a leaper or a slider on diagonals right behind a pawn.
    behind_pawn = 12;
    /// For each friendly pawn on the part of the board to which a piece is bound.
    pawns_alike = -1;
    /// The same in the end game.
    pawns_alike_end = -17;
    /// The growth of an advantage in the end game: for each pawn, …
    each_pawn = 10;
    /// … for pawns on both wings, …
    both_wings = 13;
    /// … without officers, …
    only_pawns = 23;
    /// … for each file between the kings and each rank by which they have passed each other, …
    outflanking = 1;
    /// … and in every case.
    simple = -47;
}
