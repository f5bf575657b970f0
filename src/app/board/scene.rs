//! All that the board shows at a moment, as one list of items: lowest first.

use crate::app::table::{Table, all_frozen};
use crate::diagram::{Ink, Item, Shape, attack_lines, board, frost, men, preview, targets, tint};
use crate::rules::{Bitboard, Effect, Move, Position, Royal, Transition};

/// Composes the scene of a game on the board.
pub fn compose(table: &Table) -> Vec<Item> {
    let mut items = board(table.view(), table.variant());
    match table.motion() {
        Some(motion) => {
            let (timeline, time) = motion.now();
            let still = motion.before.occupied() - timeline.hidden();
            items.extend(men(table.view(), &motion.before, still));
            items.extend(frost(table.view(), motion.frozen));
            items.extend(timeline.at(time));
        }
        None => rest(table, &mut items),
    }
    items
}

/// The board at rest, with all its marks.
fn rest(table: &Table, items: &mut Vec<Item>) {
    let (view, position) = (table.view(), table.position());
    let moved = table.last_transition().map_or(Bitboard::EMPTY, touched);
    items.extend(tint(view, moved, Ink::LastMove, 0.45));
    let selected = table.interaction.selected.into();
    items.extend(tint(view, selected, Ink::Selected, 0.65));
    let previewed = previewed(table);
    let stop: Bitboard = previewed.map(|mv| mv.to).into();
    items.extend(tint(view, stop - selected, Ink::Go, 0.45));
    check(table, position, items);
    let carried = table.interaction.carried();
    let lifted: Bitboard = carried.map(|drag| drag.from).into();
    items.extend(men(view, position, position.occupied() - lifted));
    items.extend(
        men(view, position, lifted)
            .into_iter()
            .map(|man| man.faded(0.25)),
    );
    items.extend(frost(view, all_frozen(table.variant(), position)));
    hints(table, position, previewed, items);
    if let Some(drag) = carried
        && let Some(man) = position.man(drag.from)
    {
        items.push(Item::new(Shape::Man(man), Ink::Own, drag.at).sized(1.06));
    }
}

/// The squares that a move has left and reached.
fn touched(transition: &Transition) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for effect in &transition.effects {
        match *effect {
            Effect::Travel { from, to, .. } => squares |= Bitboard::of(from).with(to),
            Effect::Sacrifice { at, .. } | Effect::Drop { at, .. } => squares.insert(at),
            _ => {}
        }
    }
    squares
}

/// A glow under a king in check, and a line from each attacker.
fn check(table: &Table, position: &Position, items: &mut Vec<Item>) {
    let variant = table.variant();
    if variant.settings().royal != Royal::Check {
        return;
    }
    let turn = position.turn();
    for king in variant.kings(position, turn) {
        let attackers = variant.attackers(position, king, !turn);
        if attackers.any() {
            let glow = Item::new(Shape::Glow, Ink::Check, table.view().center(king));
            items.push(glow.sized(1.7));
            items.extend(attack_lines(table.view(), attackers, king));
        }
    }
}

/// The move under the pointer, on the board or in the question that is open.
fn previewed(table: &Table) -> Option<Move> {
    match &table.interaction.chooser {
        Some(chooser) => chooser.moves.get(chooser.pointed).copied(),
        None => table.interaction.previewed(table.legal_moves()),
    }
}

/// Where the picked man may go, and what the previewed move would do.
fn hints(table: &Table, position: &Position, previewed: Option<Move>, items: &mut Vec<Item>) {
    let own = table.interaction.selected.into();
    let squares = table.interaction.targets(table.legal_moves()) - own;
    items.extend(targets(table.view(), position, squares));
    if let Some(mv) = previewed {
        let transition = table.variant().transition(position, mv);
        items.extend(preview(table.view(), &transition));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::Player;
    use crate::notation::find_move;
    use crate::rules::ByColor;
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    fn count(items: &[Item], wanted: impl Fn(&Item) -> bool) -> usize {
        items.iter().filter(|item| wanted(item)).count()
    }

    fn is_man(item: &Item) -> bool {
        matches!(item.shape, Shape::Man(_))
    }

    fn table() -> Table {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant("swapper-chess", None, &[]).unwrap();
        let start = variant.start().clone();
        let players = ByColor {
            white: Player::Human,
            black: Player::Human,
        };
        Table::new(Arc::new(variant), start, players)
    }

    #[test]
    fn shows_every_square_and_man_at_rest_and_in_motion() {
        let mut table = table();
        let items = compose(&table);
        let squares = |item: &Item| matches!(item.ink, Ink::Light | Ink::Dark);
        assert_eq!(count(&items, squares), 100);
        assert_eq!(count(&items, is_man), 40);
        let mv = find_move(table.variant(), table.record.position(), "c1b2").unwrap();
        table.play(mv, false);
        table.advance(0.1);
        assert_eq!(
            count(&compose(&table), is_man),
            40,
            "none is lost in motion"
        );
        table.rest();
        let items = compose(&table);
        assert_eq!(count(&items, |item| item.ink == Ink::LastMove), 2);
    }

    #[test]
    fn a_picked_man_shows_its_targets_and_the_pointer_what_a_move_does() {
        let mut table = table();
        let square = |table: &Table, name| table.variant().geometry().square(name);
        table.interaction.selected = square(&table, "c1");
        table.interaction.hover = square(&table, "b1");
        let items = compose(&table);
        assert!(count(&items, |item| item.ink == Ink::Go) > 0);
        assert!(count(&items, |item| item.shape == Shape::DashedRing) > 0);
    }
}
