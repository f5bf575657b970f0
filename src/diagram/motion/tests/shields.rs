//! Protection is shown before a move, in motion, and for a refused capture.

use super::*;
use crate::diagram::shields;

fn fugue() -> Variant {
    Catalogue::built_in().variant("fugue", None, &[]).unwrap()
}

/// The numbers of rings and lines that show protection, and the protected square.
fn protection(items: &[Item]) -> (usize, usize, Option<Point>) {
    let shown = |shape| {
        let shown = move |item: &&Item| item.ink == Ink::Protect && item.shape == shape;
        items.iter().filter(shown).filter(|item| item.alpha > 0.5)
    };
    let ringed = shown(Shape::Ring).map(|item| item.at).next();
    (
        shown(Shape::Ring).count(),
        shown(Shape::Bar).count(),
        ringed,
    )
}

#[test]
fn a_withdrawal_from_a_protected_piece_shows_the_shield() {
    let variant = fugue();
    // The Shield on b5 protects c4, so that the Pushme-Pullyu leaves it uncaptured.
    let position = parse_fen(&variant, "7k/8/8/1d6/2pU4/8/8/K7[] w - - 0 1").unwrap();
    let mv = find_move(&variant, &position, "d4e4").unwrap();
    let view = BoardView::of(&variant, false);
    let square = |name| view.center(variant.geometry().square(name).unwrap());
    let transition = variant.transition(&position, mv);
    assert_eq!(
        protection(&preview(&view, &transition)),
        (2, 1, Some(square("c4")))
    );
    for timeline in [
        timeline(&view, &transition),
        reduced_motion(&view, &transition),
    ] {
        let length = timeline.length();
        let seen = (0..100).any(|step| {
            let items = timeline.at(length * step as f32 / 100.0);
            protection(&items) == (2, 1, Some(square("c4")))
        });
        assert!(seen);
        assert_eq!(protection(&timeline.at(length)), (0, 0, None));
    }
    // Nothing protects a piece further away.
    let position = parse_fen(&variant, "7k/8/d7/8/2pU4/8/8/K7[] w - - 0 1").unwrap();
    let transition = variant.transition(&position, mv);
    assert_eq!(protection(&preview(&view, &transition)), (0, 0, None));
}

#[test]
fn a_refused_capture_moves_nothing_but_shows_the_shield() {
    let variant = fugue();
    let position = parse_fen(&variant, "7k/8/8/3d4/2p5/8/8/K1Q5[] w - - 0 1").unwrap();
    let square = |name| variant.geometry().square(name).unwrap();
    let prevented = variant.prevented(&position, square("c1"), square("c4"));
    let transition = prevented.unwrap();
    let view = BoardView::of(&variant, false);
    let at = view.center(square("c4"));
    assert_eq!(protection(&shields(&view, &transition)), (2, 1, Some(at)));
    let timeline = timeline(&view, &transition);
    assert!(timeline.hidden().is_empty());
    let middle = timeline.at(timeline.length() / 2.0);
    assert_eq!(protection(&middle), (2, 1, Some(at)));
    let is_mark = |item: &Item| item.ink == Ink::Protect;
    assert!(middle.iter().all(is_mark));
}
