//! The threats of pieces, and the pieces that keep others from moving, as marks on a board.

use super::board_view::BoardView;
use super::marks::{LINE, capture_line};
use super::motion::MethodLook;
use super::planned::PlannedCapture;
use super::point::Point;
use super::scene::{Ink, Item, Shape};
use crate::rules::{Bitboard, Effect, Square, Transition};

/// Marks of threatened pieces, each given with a move that captures it. Every one gets a ring and the lines of the
/// method. If the threatening piece has to move elsewhere, a faint line shows its path.
pub fn threat_marks<'a>(
    view: &BoardView,
    threats: impl IntoIterator<Item = (Square, &'a Transition)>,
) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut victims: Bitboard = Bitboard::EMPTY;
    for (victim, transition) in threats {
        victims.insert(victim);
        for item in threat(view, victim, transition) {
            // Several threats of one move share its path.
            if !items.contains(&item) {
                items.push(item);
            }
        }
    }
    let ring = |square| Item::new(Shape::Ring, Ink::Capture, view.center(square));
    items.extend(victims.into_iter().map(ring));
    items
}

/// The lines of one threat.
fn threat(view: &BoardView, victim: Square, transition: &Transition) -> Vec<Item> {
    let mut effects = transition.effects.iter();
    let capture = effects.find(|effect| match **effect {
        Effect::Capture { at, .. } => at == victim,
        _ => false,
    });
    let Some((planned, by)) =
        capture.and_then(|capture| PlannedCapture::new(view, transition, capture))
    else {
        return Vec::new();
    };
    let look = MethodLook::of(by);
    let mut items = Vec::new();
    let mv = transition.mv;
    if mv.from != mv.to && (look.works.apart() || mv.travel.shoves()) {
        items.push(approach(view, transition));
    }
    items.extend((look.threat)(&planned));
    items
}

/// The path of a piece to its stop.
fn approach(view: &BoardView, transition: &Transition) -> Item {
    let (from, to) = (
        view.center(transition.mv.from),
        view.center(transition.mv.to),
    );
    let start = from + (to - from).unit() * 0.4;
    Item::bar(start, to, 0.7 * LINE, Ink::Go).faded(0.5)
}

/// A line from the edge of one piece to the ring around another.
fn from_rim(start: Point, end: Point, ink: Ink) -> Item {
    let start = start + (end - start).unit() * 0.35;
    Item {
        ink,
        ..capture_line(start, end)
    }
}

/// The pieces that keep a piece from moving. Each gets a ring, with a line to that piece.
pub fn refusal_marks(
    view: &BoardView,
    target: Square,
    culprits: Bitboard,
    frozen: bool,
) -> Vec<Item> {
    let ink = if frozen { Ink::Frost } else { Ink::Capture };
    let end = view.center(target);
    let mark = |square| {
        let at = view.center(square);
        let ring = Item::new(Shape::Ring, ink, at).faded(0.9);
        [ring, from_rim(at, end, ink)]
    };
    culprits
        .without(target)
        .into_iter()
        .flat_map(mark)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::rules::Variant;
    use crate::variant_file::Catalogue;

    /// A move of a game, its victims, and the marks of its threat.
    fn marks(game: &str, fen: &str, mv: &str) -> (Variant, BoardView, Bitboard, Vec<Item>) {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mv = find_move(&variant, &position, mv).unwrap();
        let transition = variant.transition(&position, mv);
        let view = BoardView::new(variant.geometry(), false);
        let victims = transition.captured();
        let threats = victims.into_iter().map(|victim| (victim, &transition));
        let items = threat_marks(&view, threats);
        (variant, view, victims, items)
    }

    fn bars(items: &[Item], ink: Ink) -> usize {
        let bar = |item: &&Item| item.shape == Shape::Bar && item.ink == ink;
        items.iter().filter(bar).count()
    }

    #[test]
    fn victims_are_ringed_and_joined_to_those_who_take_them() {
        // Two corners with the King, a line from each partner to each, and one path.
        let ultima = |fen, mv| marks("ultima", fen, mv);
        let (_, view, victims, items) = ultima("7k/8/8/8/p7/8/8/K2C2p1 w - - 0 1", "d1g4");
        let rings = |items: &[Item]| -> Vec<Point> {
            let ring = |item: &&Item| item.shape == Shape::Ring && item.ink == Ink::Capture;
            items.iter().filter(ring).map(|item| item.at).collect()
        };
        let centers = |victims: Bitboard| -> Vec<Point> {
            victims.into_iter().map(|at| view.center(at)).collect()
        };
        assert_eq!(rings(&items), centers(victims));
        assert_eq!((bars(&items, Ink::Go), bars(&items, Ink::Capture)), (1, 4));
        // A leap goes round its victims: one bent line for both.
        let (_, _, victims, items) = ultima("7k/8/8/8/3p4/8/3p4/K2L4 w - - 0 1", "d1d5");
        assert_eq!(rings(&items), centers(victims));
        let strokes: Vec<&Item> = items
            .iter()
            .filter(|item| item.shape == Shape::Bar)
            .collect();
        assert!(strokes.iter().all(|stroke| stroke.ink == Ink::Capture));
        for (index, stroke) in strokes.iter().enumerate() {
            assert!(!strokes[..index].contains(stroke), "drawn twice");
        }
        let reached = |end: Point| {
            strokes
                .iter()
                .any(|stroke| (stroke.at - end).length() < 0.8)
        };
        assert!(reached(view.center(victims.into_iter().next().unwrap())));
        // A withdrawal: a line from the start, and the path in the other direction.
        let (_, _, _, items) = ultima("7k/8/8/8/3p4/3W4/8/K7 w - - 0 1", "d3d2");
        assert_eq!((bars(&items, Ink::Go), bars(&items, Ink::Capture)), (1, 1));
        // Captures of chess pieces need only one line.
        let (_, _, _, items) = marks("chess", "3k4/8/8/8/3p4/8/3R4/K7 w - - 0 1", "d2d4");
        assert_eq!((bars(&items, Ink::Go), bars(&items, Ink::Capture)), (0, 1));
    }

    #[test]
    fn culprits_are_ringed_in_frost_or_red() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let view = BoardView::new(variant.geometry(), true);
        let square = |name| variant.geometry().square(name).unwrap();
        let culprits = Bitboard::of(square("d5")).with(square("f5"));
        for (frozen, ink) in [(true, Ink::Frost), (false, Ink::Capture)] {
            let items = refusal_marks(&view, square("e4"), culprits, frozen);
            assert!(items.iter().all(|item| item.ink == ink));
            assert_eq!((items.len(), bars(&items, ink)), (4, 2));
        }
    }
}
