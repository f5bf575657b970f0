use super::*;
use crate::notation::find_move;
use crate::variant_file::Catalogue;
use std::sync::Arc;

/// A game of four plies, and its main line.
fn game() -> (Tree, Vec<NodeId>) {
    let variant = Catalogue::built_in()
        .variant("chess", Some("8x8"), &[])
        .unwrap();
    let start = variant.start().clone();
    let mut tree = Tree::new(Arc::new(variant), start);
    let mut at = Tree::ROOT;
    for text in ["e2e4", "e7e5", "g1f3", "b8c6"] {
        let mv = find_move(tree.variant(), &tree.node(at).position, text).unwrap();
        at = tree.play(at, mv).unwrap();
    }
    let line = tree.path(at);
    (tree, line)
}

fn analysis(points: f32) -> PositionAnalysis {
    PositionAnalysis {
        points,
        centipawns: 0,
        evaluation: String::new(),
        line: Vec::new(),
    }
}

/// A review with these expected points for White, position by position.
fn review(points: &[f32]) -> Review {
    let (tree, line) = game();
    let mut review = Review::new(&tree, &line);
    for (ply, &points) in points.iter().enumerate() {
        review.learn(ply, analysis(points));
    }
    review
}

#[test]
fn the_loss_of_a_move_decides_its_kind_of_mistake() {
    for (lost, judgement) in [
        (0.0, None),
        (0.049, None),
        (0.06, Some(Judgement::Inaccuracy)),
        (0.12, Some(Judgement::Mistake)),
        (0.16, Some(Judgement::Blunder)),
        (1.0, Some(Judgement::Blunder)),
    ] {
        assert_eq!(Judgement::of(lost), judgement, "{lost}");
    }
}

#[test]
fn another_move_is_judged_as_the_move_of_the_game_is() {
    // After 1. e4 e5, White’s second move loses 0.3.
    let review = review(&[0.5, 0.5, 0.5, 0.2, 0.2]);
    for (points, judgement) in [
        (0.6, None),
        (0.46, None),
        (0.42, Some(Judgement::Inaccuracy)),
        (0.2, review.judgement(3)),
    ] {
        assert_eq!(review.mistake_instead(3, &analysis(points)), judgement);
    }
    // Black’s moves lose what White gains.
    assert_eq!(review.mistake_instead(4, &analysis(0.1)), None);
    assert_eq!(
        review.mistake_instead(4, &analysis(0.4)),
        Some(Judgement::Blunder)
    );
    assert_eq!(review.mistake_instead(0, &analysis(0.5)), None);
}

#[test]
fn each_side_loses_by_its_own_moves() {
    // White's first move loses a little and Black's second everything; the other two lose nothing.
    let review = review(&[0.5, 0.42, 0.42, 0.45, 1.0]);
    let judgements: Vec<(usize, Judgement)> = review.judgements().collect();
    assert_eq!(
        judgements,
        [(1, Judgement::Inaccuracy), (4, Judgement::Blunder)]
    );
    let white = review.tally(Color::White);
    assert_eq!((white.moves, white.count(Judgement::Inaccuracy)), (2, 1));
    assert!((white.lost - 0.08).abs() < 1e-6);
    let black = review.tally(Color::Black);
    assert_eq!((black.moves, black.count(Judgement::Blunder)), (2, 1));
    assert!((black.lost - 0.55).abs() < 1e-6);
}

#[test]
fn a_blunder_weighs_more_than_good_moves() {
    let accuracy = |points: &[f32]| review(points).accuracy(Color::White).unwrap();
    assert!((accuracy(&[0.5, 0.5, 0.5, 0.5, 0.5]) - 100.0).abs() < 0.01);
    // White's moves have 100 and 103.1668 · e^(−4.354 · 0.3) − 3.1669 = 24.78 %, with the weights 0.5 (the least) and 12
    // (the most). The weighted mean is 27.79, the harmonic one 39.71.
    assert!((accuracy(&[0.5, 0.5, 0.5, 0.2, 0.2]) - 33.75).abs() < 0.01);
    assert_eq!(review(&[0.5]).accuracy(Color::White), None);
}

#[test]
fn the_best_move_is_no_mistake() {
    let mut review = review(&[0.5, 0.2]);
    assert_eq!(review.judgement(1), Some(Judgement::Blunder));
    let played = review.steps[1].played.unwrap().1;
    let line = vec![played];
    review.learn(
        0,
        PositionAnalysis {
            line,
            ..analysis(0.5)
        },
    );
    assert_eq!(review.judgement(1), None);
}

#[test]
fn a_review_goes_from_the_start_to_the_end() {
    let (tree, line) = game();
    let mut review = Review::new(&tree, &line);
    let mut order = Vec::new();
    while let Some((ply, at)) = review.next() {
        assert_eq!(review.ply_of(at), Some(ply));
        order.push(ply);
        assert_eq!(review.progress(), (ply, 5));
        review.learn(ply, analysis(0.5));
    }
    assert_eq!(order, [0, 1, 2, 3, 4]);
    assert_eq!(review.graph().count(), 5);
}

#[test]
fn a_longer_game_keeps_its_analysis() {
    let (tree, line) = game();
    let mut short = Review::new(&tree, &line[..3]);
    for (ply, points) in [0.5, 0.3, 0.5].into_iter().enumerate() {
        short.learn(ply, analysis(points));
    }
    let long = short.along(&tree, &line);
    assert_eq!(long.progress(), (3, 5));
    let judgements: Vec<usize> = long.judgements().map(|(ply, _)| ply).collect();
    assert_eq!(judgements, [1, 2]);
    assert_eq!(long.along(&tree, &line[..2]).progress(), (2, 2));
}

#[test]
fn a_blunder_in_a_lost_game_is_a_milder_blunder() {
    let (tree, line) = game();
    let review = |centipawns: [i32; 2]| {
        let mut review = Review::new(&tree, &line);
        for (ply, centipawns) in centipawns.into_iter().enumerate() {
            let points = 1.0 / (1.0 + (-0.00368 * centipawns as f32).exp());
            review.learn(
                ply,
                PositionAnalysis {
                    centipawns,
                    ..analysis(points)
                },
            );
        }
        (review.judgement(1), review.was_losing(1))
    };
    // White is a rook and two pawns behind and loses the queen too.
    assert_eq!(review([-700, -1600]), (Some(Judgement::Blunder), true));
    assert_eq!(review([-700, -860]), (Some(Judgement::Mistake), true));
    assert_eq!(review([-700, -760]), (None, false));
    // A queen lost in an even game counts in full.
    assert_eq!(review([0, -900]), (Some(Judgement::Blunder), false));
    // Mate in ten or in two makes no difference: both are lost.
    assert_eq!(review([-30_000, -30_000]), (None, false));
    assert_eq!(review([-2_500, -30_000]), (None, false));
    // A side that still wins, only by less, has lost nothing.
    assert_eq!(review([1_900, 1_400]), (None, false));
}
