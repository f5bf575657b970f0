//! The position that the computer searches, and for how long.

use crate::app::play::table::{Player, Table};
use baroque::search::{Level, Limits};
use std::time::Duration;

/// The pause between the end of an animation and the computer's answer.
const MOVE_PAUSE: Duration = Duration::from_millis(400);

/// The longest search of a level, even on a slow machine.
const MAX_SEARCH_TIME: Duration = Duration::from_millis(2_500);

/// A pause is at most the time left, divided by this number.
const MOVES_LEFT: u32 = 40;

/// With less time on its clock, the computer does not wait for animations.
const HURRY_CLOCK_TIME: Duration = Duration::from_secs(20);

/// A position to search.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Order {
    /// The game's number, the number of plies and the position's hash.
    at: (u64, usize, u64),
    /// The limits of the search.
    pub limits: Limits,
    /// The level that chooses the move, or full strength.
    pub level: Option<Level>,
    /// The least time before the answer.
    pub pause: Duration,
    /// Whether the computer answers during animations.
    pub hurries: bool,
}

impl Order {
    /// A search that evaluates the position on a table, at full strength.
    pub fn to_judge(table: &Table, limits: Limits) -> Order {
        Order {
            at: place(table),
            limits,
            level: None,
            pause: Duration::ZERO,
            hurries: false,
        }
    }

    /// The search that a table needs now, if any. For the position of the search `before`, it stays the same, although
    /// the limits depend on the clock.
    pub fn of(table: &Table, before: Option<&Order>) -> Option<Order> {
        let (limits, level) = allowed(table.player_on_move())?;
        let wanted = table.goes_on() || table.course.step && table.outcome().is_none();
        if !wanted {
            return None;
        }
        let at = place(table);
        if let Some(known) = before.filter(|known| known.at == at && known.level == level) {
            return Some(known.clone());
        }
        let side = table.record.turn();
        let clock = table.clock.as_ref();
        let left = clock.map(|clock| clock.left(side));
        let increment = clock.map(|clock| clock.control()[side].increment);
        let share = left.zip(increment);
        let share = share.map(|(left, increment)| Limits::clock(left, increment, None));
        Some(Order {
            at,
            limits: limits.within(share.unwrap_or_default()),
            level,
            pause: left.map_or(MOVE_PAUSE, |left| MOVE_PAUSE.min(left / MOVES_LEFT)),
            hurries: left.is_some_and(|left| left < HURRY_CLOCK_TIME),
        })
    }
}

fn place(table: &Table) -> (u64, usize, u64) {
    let record = &table.record;
    (table.number(), record.len(), record.position().hash())
}

/// The limits and the level of a player without a clock. `None` for a human.
fn allowed(player: Player) -> Option<(Limits, Option<Level>)> {
    match player {
        Player::Human => None,
        Player::Computer(level) => {
            let limits = level.limits().within(Limits::movetime(MAX_SEARCH_TIME));
            Some((limits, Some(level)))
        }
        Player::Custom(effort) => Some((effort.limits(), None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::game::{Clock, TimeControl};
    use baroque::rules::{ByColor, Color};
    use baroque::search::Effort;
    use baroque::variant_file::Catalogue;
    use std::sync::Arc;

    fn table(white: Player) -> Table {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let start = variant.start().clone();
        let players = ByColor {
            white,
            black: Player::Human,
        };
        Table::new(Arc::new(variant), start, players)
    }

    fn timed(left: Duration) -> Table {
        let mut table = table(Player::Computer(Level::Full));
        let control = ByColor {
            white: TimeControl::new(1, 0),
            black: TimeControl::new(1, 0),
        };
        let left = ByColor {
            white: left,
            black: left,
        };
        table.clock = Some(Clock::at(control, left));
        table
    }

    #[test]
    fn the_computer_searches_only_when_it_is_to_move() {
        let mut table = table(Player::Computer(Level::Beginner));
        let order = Order::of(&table, None).unwrap();
        assert_eq!(order.level, Some(Level::Beginner));
        table.set_paused(true);
        assert_eq!(Order::of(&table, None), None);
        table.course.step = true;
        assert_eq!(Order::of(&table, None), Some(order));
        let mv = table.variant().legal_moves(table.position())[0];
        table.play(mv, false);
        assert_eq!(Order::of(&table, None), None);
    }

    #[test]
    fn the_search_never_exceeds_the_clock() {
        for millis in [1, 100, 3_000, 60_000, 600_000] {
            let left = Duration::from_millis(millis);
            let order = Order::of(&timed(left), None).unwrap();
            let spent = order.limits.movetime.unwrap() + order.pause;
            assert!(spent < left, "{left:?}: {spent:?}");
        }
        let plenty = Order::of(&timed(Duration::from_secs(3_600)), None).unwrap();
        assert_eq!(plenty.limits, Level::Full.limits());
    }

    #[test]
    fn a_search_request_does_not_change_with_the_clock() {
        let mut table = timed(Duration::from_secs(30));
        let order = Order::of(&table, None).unwrap();
        let clock = table.clock.as_mut().unwrap();
        clock.start(Color::White);
        clock.pass(Duration::from_secs(9));
        assert_eq!(Order::of(&table, Some(&order)), Some(order.clone()));
        assert_ne!(Order::of(&table, None), Some(order));
    }

    #[test]
    fn a_search_request_belongs_to_its_game() {
        let before = table(Player::Custom(Effort::Depth(7)));
        let order = Order::of(&before, None).unwrap();
        let after = table(Player::Custom(Effort::Depth(3)));
        let next = Order::of(&after, Some(&order)).unwrap();
        assert_eq!(next.limits, Limits::depth(3));
    }

    #[test]
    fn a_custom_limit_is_kept() {
        let table = table(Player::Custom(Effort::Depth(7)));
        let order = Order::of(&table, None).unwrap();
        assert_eq!((order.limits, order.level), (Limits::depth(7), None));
    }
}
