//! The scene of a board: a list of items, the lowest first.

use super::{Table, ahead};
use crate::app::board::cursor::places;
use crate::app::board::interact::{Interaction, Pick};
use baroque::diagram::{
    self, Ink, Item, Point, Shape, all_frozen, all_neutralized, annotations, board, check, frost,
    hands, held_pieces, last_move, marked, muted, picked, pieces, preview, reach, shields, targets,
    tint, traces,
};
use baroque::rules::{Bitboard, Move, Outcome, Piece, Position, Transition};

/// The offset of the mark of a beaten king from the centre of its square.
const CORNER: Point = Point::new(0.32, -0.32);

impl Table {
    /// All places where the board cursor can be, on the board and beside it, with their points.
    pub fn places(&self) -> Vec<(Pick, Point)> {
        places(self.view(), self.variant(), self.position())
    }

    /// The move under the pointer, on the board or in the open choice.
    pub fn previewed(&self) -> Option<Move> {
        match &self.interaction.chooser {
            Some(chooser) => chooser.moves.get(chooser.pointed).copied(),
            None if self.advice.silent => None,
            None => self.interaction.previewed(self.legal_moves()),
        }
    }
}

/// Composes the scene of a game on the board.
pub fn compose(table: &Table) -> Vec<Item> {
    if let (Some(ahead), None) = (&table.advice.ahead, table.motion()) {
        let last = Some(&ahead.last);
        let scene = diagram::static_board(table.view(), table.variant(), &ahead.position, last);
        return marked(scene, ahead.marks.clone());
    }
    let mut items = board(table.view(), table.variant());
    match table.motion() {
        Some(motion) => {
            let (timeline, time) = motion.now();
            let still = motion.before.occupied() - timeline.hidden();
            items.extend(pieces(table.view(), &motion.before, still));
            items.extend(frost(table.view(), motion.frozen));
            items.extend(muted(table.view(), motion.neutralized));
            items.extend(timeline.at(time));
            let held = hands(table.view(), table.variant(), &motion.before);
            items.extend(held_pieces(&held));
        }
        None => rest(table, &mut items),
    }
    items
}

/// The board without an animation, with all its marks.
fn rest(table: &Table, items: &mut Vec<Item>) {
    let (view, position) = (table.view(), table.position());
    items.extend(last_move(view, table.variant(), table.last_transition()));
    let selected = table.interaction.picked_square().into();
    items.extend(picked(view, selected));
    let previewed = table.previewed();
    let stop: Bitboard = previewed.map(|mv| mv.to).into();
    items.extend(tint(view, stop - selected, Ink::Go, 0.45));
    items.extend(ahead::tints(table));
    items.extend(sheets(table));
    items.extend(check(view, table.variant(), position));
    let carried = table.interaction.carried();
    let lifted: Bitboard = carried.and_then(|drag| drag.from.square()).into();
    items.extend(pieces(view, position, position.occupied() - lifted));
    let mut traces = traces(view, position, table.last_transition());
    traces.retain(|item| item.shape != Shape::Cross || !table.advice.hides_crosses);
    items.extend(traces);
    items.extend(
        pieces(view, position, lifted)
            .into_iter()
            .map(|piece| piece.faded(0.25)),
    );
    if !table.advice.hides_frost {
        items.extend(frost(view, all_frozen(table.variant(), position)));
    }
    items.extend(muted(view, all_neutralized(table.variant(), position)));
    *items = marked(std::mem::take(items), table.advice.marks.clone());
    hints(table, position, previewed, items);
    items.extend(ahead::marks(table));
    let Interaction {
        answer, threatened, ..
    } = &table.interaction;
    items.extend(answer.iter().flat_map(|answer| &answer.marks));
    let moving = answer.iter().filter_map(|answer| answer.moving.as_ref());
    items.extend(moving.flat_map(|(timeline, clock)| timeline.at(*clock)));
    items.extend(threatened.iter().flat_map(|shown| &shown.marks));
    items.extend(annotations(view, &table.comment_marks()));
    items.extend(annotations(view, &table.drawing.shown(table.place())));
    items.extend(beaten(table));
    hand(table, position, items);
    if let Some(drag) = carried
        && let Some(piece) = lifted_piece(position, drag.from)
    {
        items.push(Item::new(Shape::Piece(piece), Ink::Own, drag.at).sized(1.06));
    }
}

/// A white cross on a red disc at each king of the losing side, at the end of the game.
fn beaten(table: &Table) -> Vec<Item> {
    let winner = match table.outcome() {
        Some(Outcome::Win(winner, _)) if table.at_newest() => winner,
        _ => return Vec::new(),
    };
    let kings = table.variant().kings(table.position(), !winner);
    let badge = |king| {
        let at = table.view().center(king) + CORNER;
        let disc = Item::new(Shape::Disc, Ink::Check, at).sized(0.38);
        [disc, Item::new(Shape::Cross, Ink::Own, at).sized(0.26)]
    };
    kings.into_iter().flat_map(badge).collect()
}

/// The piece that is dragged from the board, or from the hand of the side to move.
fn lifted_piece(position: &Position, pick: Pick) -> Option<Piece> {
    match pick {
        Pick::Board(square) => position.piece(square),
        Pick::Hand(piece_type) => Some(Piece::new(position.turn(), piece_type)),
    }
}

/// The pieces in hand. The picked one has a background.
fn hand(table: &Table, position: &Position, items: &mut Vec<Item>) {
    let held = hands(table.view(), table.variant(), position);
    if let Some(Pick::Hand(piece_type)) = table.interaction.picked {
        let piece = Piece::new(position.turn(), piece_type);
        let picked = held.iter().find(|held| held.piece == piece);
        items.extend(picked.map(|held| {
            let field = Item::new(Shape::Disc, Ink::Selected, held.at);
            field.sized(held.size * 1.16).faded(0.9)
        }));
    }
    items.extend(held_pieces(&held));
}

/// On a board of several sheets, the squares of the sheets on which the picked or pointed piece moves, as far as the
/// other sheets lack them.
fn sheets(table: &Table) -> Vec<Item> {
    let geometry = table.variant().geometry();
    let Interaction { picked, hover, .. } = table.interaction;
    let Some(pick) = picked.or(hover) else {
        return Vec::new();
    };
    let moves = table.legal_moves().iter().filter(|mv| pick.begins(mv));
    let ways: Vec<Bitboard> = moves.map(|mv| Bitboard::of(mv.from).with(mv.to)).collect();
    (0..geometry.sheets())
        .filter(|&sheet| {
            let squares = geometry.sheet(sheet);
            ways.iter().any(|&way| (way - squares).is_empty())
        })
        .flat_map(|sheet| tint(table.view(), geometry.only_on(sheet), Ink::Go, 0.3))
        .collect()
}

/// The targets of the picked piece, and the effects of the previewed move.
fn hints(table: &Table, position: &Position, previewed: Option<Move>, items: &mut Vec<Item>) {
    let own: Bitboard = table.interaction.picked_square().into();
    let legal = table.legal_moves();
    let squares = table.interaction.targets(legal);
    if table.advice.silent {
        return items.extend(targets(table.view(), position, squares));
    }
    let moves = table.interaction.moves(legal);
    items.extend(reach(table.view(), table.variant(), position, moves));
    // A second click on a piece that can remove itself asks for a choice.
    items.extend((squares & own).into_iter().map(|square| {
        Item::new(Shape::DashedRing, Ink::Capture, table.view().center(square)).faded(0.9)
    }));
    if let Some(mv) = previewed {
        let transition = table.variant().transition(position, mv);
        *items = marked(std::mem::take(items), preview(table.view(), &transition));
    } else if let Some(prevented) = prevented(table, position) {
        items.extend(shields(table.view(), &prevented));
    }
}

/// The effects of the picked piece's move to the pointer, if no Shield protected pieces.
fn prevented(table: &Table, position: &Position) -> Option<Transition> {
    let from = table.interaction.picked_square()?;
    let to = table.interaction.hover?.square()?;
    table.variant().prevented(position, from, to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::table::PERSONS;
    use baroque::diagram::{Annotation, Tone};
    use baroque::notation::{find_move, parse_fen};
    use baroque::rules::Color;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    fn count(items: &[Item], wanted: impl Fn(&Item) -> bool) -> usize {
        items.iter().filter(|item| wanted(item)).count()
    }

    fn is_piece(item: &Item) -> bool {
        matches!(item.shape, Shape::Piece(_))
    }

    fn table() -> Table {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("swapper-chess", None, &[]).unwrap();
        let start = variant.start().clone();
        Table::new(Arc::new(variant), start, PERSONS)
    }

    #[test]
    fn shows_every_square_and_piece_at_rest_and_in_motion() {
        let mut table = table();
        let items = compose(&table);
        let squares = |item: &Item| matches!(item.ink, Ink::Light | Ink::Dark);
        assert_eq!(count(&items, squares), 100);
        assert_eq!(count(&items, is_piece), 40);
        let mv = find_move(table.variant(), table.record.position(), "c1b2").unwrap();
        table.play(mv, false);
        table.advance(0.1);
        assert_eq!(
            count(&compose(&table), is_piece),
            40,
            "every piece is drawn during the animation"
        );
        table.end_animations();
        let items = compose(&table);
        let marked = |item: &Item| matches!(item.ink, Ink::LastMove | Ink::LastMoveOnDark);
        assert_eq!(count(&items, marked), 2);
    }

    #[test]
    fn the_losing_king_has_a_cross_at_the_end() {
        let mut table = table();
        let cross = |item: &Item| item.shape == Shape::Cross;
        assert_eq!(count(&compose(&table), cross), 0);
        let mv = find_move(table.variant(), table.record.position(), "c1b2").unwrap();
        table.play(mv, false);
        table.end_animations();
        table.record.resign(Color::White);
        let items = compose(&table);
        let crosses: Vec<&Item> = items.iter().filter(|item| cross(item)).collect();
        let king = table.variant().kings(table.position(), Color::White);
        let king = table.view().center(king.into_iter().next().unwrap());
        assert_eq!(crosses.len(), 1);
        assert!((crosses[0].at - king).length() < 0.5);
        table.show(0);
        table.end_animations();
        assert_eq!(count(&compose(&table), cross), 0);
    }

    #[test]
    fn captures_stay_marked_until_the_next_move() {
        let variant = Catalogue::built_in().variant("ultima", None, &[]).unwrap();
        let start = parse_fen(&variant, "7k/8/8/2p5/3W4/8/8/K7 w - - 0 1").unwrap();
        let mut table = Table::new(Arc::new(variant), start, PERSONS);
        let crosses = |table: &Table| count(&compose(table), |item| item.shape == Shape::Cross);
        for (mv, expected) in [("d4e3", 1), ("h8h7", 0)] {
            let mv = find_move(table.variant(), table.record.position(), mv).unwrap();
            table.play(mv, false);
            table.end_animations();
            assert_eq!(crosses(&table), expected);
        }
    }

    #[test]
    fn drawings_belong_to_their_position() {
        let mut table = table();
        let square = |name| table.variant().geometry().square(name).unwrap();
        let (from, to) = (square("c1"), square("c4"));
        let tone = Tone::Yellow;
        let ink = |item: &Item| item.ink == Ink::Annotation(tone);
        let place = table.place();
        table.drawing.toggle(place, Annotation { from, to, tone });
        assert!(count(&compose(&table), ink) > 0);
        let mv = find_move(table.variant(), table.record.position(), "c1b2").unwrap();
        table.play(mv, false);
        table.end_animations();
        assert_eq!(count(&compose(&table), ink), 0);
        table.show(0);
        table.end_animations();
        assert!(count(&compose(&table), ink) > 0);
    }

    #[test]
    fn a_shield_is_shown_under_the_pointer_and_where_it_prevents_a_capture() {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("fugue", None, &[]).unwrap();
        // The Shield on d5 protects c4 from the Queen.
        let start = parse_fen(&variant, "7k/8/8/3d4/2p5/8/8/K1Q5[] w - - 0 1").unwrap();
        let mut table = Table::new(Arc::new(variant), start, PERSONS);
        let [from, to] = ["c1", "c4"].map(|name| table.variant().geometry().square(name).unwrap());
        let shield = |table: &Table| count(&compose(table), |item| item.ink == Ink::Protect);
        table.interaction.picked = Some(Pick::Board(from));
        assert_eq!(shield(&table), 0);
        table.interaction.hover = Some(Pick::Board(to));
        let still = shield(&table);
        assert!(still > 0);
        table.interaction = Interaction::default();
        for quiet in [true, false] {
            table.quiet = quiet;
            table.ask(from, Some(to));
            let words = &table.interaction.answer.as_ref().unwrap().words;
            assert!(words.contains("the Shield on d5 protects it"), "{words}");
            assert_eq!(table.is_moving(), !quiet);
        }
        table.advance(0.2);
        assert!(
            shield(&table) > still,
            "moving marks are on top of still ones"
        );
        table.advance(5.0);
        assert!(!table.is_moving());
        assert_eq!(shield(&table), still);
        table.end_animations();
        assert_eq!(shield(&table), still);
    }

    #[test]
    fn a_picked_piece_shows_its_targets_and_the_pointer_shows_effects() {
        let mut table = table();
        let square = |table: &Table, name| table.variant().geometry().square(name);
        table.interaction.picked = square(&table, "c1").map(Pick::Board);
        table.interaction.hover = square(&table, "b1").map(Pick::Board);
        let items = compose(&table);
        assert!(count(&items, |item| item.ink == Ink::Go) > 0);
        assert!(count(&items, |item| item.shape == Shape::DashedRing) > 0);
    }
}
