//! The moments of a game that its review talks about: the mistakes of a side, and its best captures.

use baroque::game::{Judgement, Review};
use baroque::rules::Color;

/// The most mistakes, and the most captures.
const MOST_MISTAKES: usize = 6;
const MOST_CAPTURES: usize = 2;

/// With this many moments, small mistakes are left out.
const ENOUGH: usize = 3;

/// A moment of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The number of plies up to and including the move.
    pub ply: usize,
    /// How bad the move was; none for the best move.
    pub judgement: Option<Judgement>,
}

/// The moments of a side, or of both, in the order of the game. `captures` is the number of pieces that a move
/// captured.
pub fn moments(
    review: &Review,
    side: Option<Color>,
    captures: impl Fn(usize) -> usize,
) -> Vec<Moment> {
    let plies = 1..review.progress().1;
    let own: Vec<(usize, f32)> = plies
        .filter_map(|ply| {
            let (mover, lost) = review.lost(ply)?;
            side.is_none_or(|side| side == mover).then_some((ply, lost))
        })
        .collect();
    let mut mistakes: Vec<(usize, f32, Judgement)> = own
        .iter()
        .filter_map(|&(ply, lost)| Some((ply, lost, review.judgement(ply)?)))
        .collect();
    mistakes.sort_by(|a, b| b.2.cmp(&a.2).then(b.1.total_cmp(&a.1)));
    let large = mistakes
        .iter()
        .filter(|(.., judgement)| *judgement > Judgement::Inaccuracy);
    let count = large.count().clamp(ENOUGH, MOST_MISTAKES);
    mistakes.truncate(count);
    let mut best: Vec<(usize, usize)> = own
        .iter()
        .filter(|(ply, _)| review.was_best(*ply))
        .map(|&(ply, _)| (captures(ply), ply))
        .filter(|&(captured, _)| captured > 0)
        .collect();
    best.sort_by_key(|&(captured, _)| std::cmp::Reverse(captured));
    best.truncate(MOST_CAPTURES);
    let bad = mistakes.into_iter().map(|(ply, _, judgement)| Moment {
        ply,
        judgement: Some(judgement),
    });
    let good = best.into_iter().map(|(_, ply)| Moment {
        ply,
        judgement: None,
    });
    let mut moments: Vec<Moment> = bad.chain(good).collect();
    moments.sort_by_key(|moment| moment.ply);
    moments
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::game::{PositionAnalysis, Tree};
    use baroque::notation::find_move;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    /// A review of 1. e4 d5 2. exd5 Qxd5, with White's points after each ply, and whether each move was the best one.
    fn review(points: [f32; 5], best: [bool; 4]) -> Review {
        let variant = Catalogue::built_in()
            .variant("chess", Some("8x8"), &[])
            .unwrap();
        let variant = Arc::new(variant);
        let mut tree = Tree::new(variant.clone(), variant.start().clone());
        let (mut line, mut moves) = (vec![Tree::ROOT], Vec::new());
        for text in ["e2e4", "d7d5", "e4d5", "d8d5"] {
            let at = *line.last().unwrap();
            let mv = find_move(&variant, &tree.node(at).position, text).unwrap();
            moves.push(mv);
            line.push(tree.play(at, mv).unwrap());
        }
        let mut review = Review::new(&tree, &line);
        for (ply, points) in points.into_iter().enumerate() {
            let line = match best.get(ply) {
                Some(true) => vec![moves[ply]],
                _ => Vec::new(),
            };
            let analysis = PositionAnalysis {
                points,
                centipawns: 0,
                evaluation: String::new(),
                line,
            };
            review.learn(ply, analysis);
        }
        review
    }

    fn plies(review: &Review, side: Option<Color>) -> Vec<(usize, bool)> {
        let captures = |ply: usize| usize::from(ply >= 3);
        let moments = moments(review, side, captures).into_iter();
        moments
            .map(|moment| (moment.ply, moment.judgement.is_none()))
            .collect()
    }

    #[test]
    fn a_side_hears_of_its_own_mistakes_and_captures_only() {
        // Black's first move loses a fifth of a point, White's capture is best, and Black's only loses a little.
        let review = review([0.5, 0.5, 0.7, 0.7, 0.76], [true, false, true, false]);
        assert_eq!(plies(&review, Some(Color::White)), [(3, true)]);
        assert_eq!(plies(&review, Some(Color::Black)), [(2, false), (4, false)]);
        assert_eq!(plies(&review, None), [(2, false), (3, true), (4, false)]);
    }

    #[test]
    fn a_game_without_mistakes_and_captures_has_no_moments() {
        let review = review([0.5; 5], [false; 4]);
        assert_eq!(plies(&review, None), []);
    }
}
