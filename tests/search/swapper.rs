//! Swapper Chess: a Swapper one rank before the last swaps places with a pawn, which promotes on its next move. It
//! may not swap the pawn onto the last rank.

use super::{HASH_MIB, checked, position};
use baroque::rules::{Color, Move, Outcome, Position, Travel, Variant};
use baroque::search::{Engine, Limits};
use baroque::variant_file::Catalogue;
use std::sync::atomic::AtomicBool;

/// The nodes of the winning side and of the defender.
const NODES: [u64; 2] = [10_000, 2_000];
/// The number of plies after which a game counts as not won.
const LONGEST: usize = 160;

/// Plays a whole game from a position in which the winning side is to move.
fn play(variant: &Variant, start: Position) -> (Vec<Position>, Vec<Move>) {
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(HASH_MIB);
    let (mut history, mut moves) = (vec![start], Vec::new());
    while moves.len() < LONGEST && variant.outcome(&history[moves.len()]).is_none() {
        let limits = Limits::nodes(NODES[moves.len() % 2]);
        engine.clear();
        let report = engine.search(variant, &history, &limits, &stop, &mut |_| {});
        let at = &history[moves.len()];
        let best = checked(variant, at, &report.unwrap());
        history.push(variant.play(at, best));
        moves.push(best);
    }
    (history, moves)
}

/// An enemy pawn blocks the pawn, the Swapper alone cannot mate, and both kings are too far away to matter.
#[test]
fn a_pawn_is_swapped_next_to_promotion_promotes_and_wins() {
    for (layout, fen, before) in [
        // Sj9 attacks the pawn on e4 along the diagonal: the swap puts the pawn on j9.
        ("10x10", "10/1k7S/10/10/10/4p5/4P5/10/1K8/10 w - - 0 1", 0),
        // The same for Black on eight ranks: Sd2 attacks the pawn on g5, whose last rank is the first.
        ("10x8", "K9/10/10/6p3/6P3/10/3s6/9k b - - 0 1", 0),
        // The Swapper has to move to j9 first.
        ("10x10", "10/1k8/10/10/10/4p5/4P5/9S/1K8/10 w - - 0 1", 1),
    ] {
        let catalogue = Catalogue::built_in();
        let swapper = catalogue.variant("swapper-chess", Some(layout), &[]);
        let swapper = swapper.unwrap();
        let (history, moves) = play(&swapper, position(&swapper, fen));
        let winner = history[0].turn();
        // The winner's moves: `before` others, the swap, the promotion.
        let (swap, promotion) = (moves[2 * before], moves[2 * before + 2]);
        assert_eq!(swap.travel, Travel::Swap, "{fen}: {moves:?}");
        let short = match winner {
            Color::White => swapper.geometry().rows().count() - 2,
            Color::Black => 1,
        };
        assert_eq!(swapper.geometry().rank(swap.from), short, "{fen}");
        assert_eq!(promotion.from, swap.from, "{fen}: {moves:?}");
        assert!(promotion.promotion.is_some(), "{fen}: {moves:?}");
        let outcome = swapper.outcome(history.last().unwrap());
        assert!(
            matches!(outcome, Some(Outcome::Win(color, _)) if color == winner),
            "{fen}: {outcome:?}"
        );
    }
}
