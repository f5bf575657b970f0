//! The clocks beside the board.

use super::*;
use baroque::game::{Clock, TimeControl};
use baroque::rules::{DrawReason, WinReason};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

fn timed(mut table: Table) -> Table {
    let minute = TimeControl::new(1, 2);
    table.clock = Some(Clock::new(ByColor {
        white: minute,
        black: minute,
    }));
    table
}

fn left(table: &Table) -> [u64; 2] {
    let clock = table.clock.as_ref().unwrap();
    Color::ALL.map(|color| clock.left(color).as_secs())
}

#[test]
fn the_first_moves_take_no_time() {
    let mut table = timed(table(Player::Human, Player::Human));
    table.pass_time(SECOND * 30);
    play(&mut table, "e2e4");
    table.pass_time(SECOND * 30);
    play(&mut table, "e7e5");
    assert_eq!(left(&table), [60, 60]);
    table.pass_time(SECOND * 5);
    assert_eq!(left(&table), [55, 60]);
    play(&mut table, "d2d4");
    assert_eq!(left(&table), [57, 60], "a move adds two seconds");
    table.pass_time(SECOND * 10);
    assert_eq!(left(&table), [57, 50]);
}

#[test]
fn a_pause_stops_clocks_and_moves() {
    let mut table = timed(table(Player::Human, Player::Human));
    play(&mut table, "e2e4 e7e5");
    table.pass_time(SECOND);
    assert!(table.until_tick().is_some());
    table.set_paused(true);
    table.pass_time(SECOND * 50);
    assert_eq!((left(&table), table.until_tick()), ([59, 60], None));
    assert!(table.legal_moves().is_empty());
    table.set_paused(false);
    table.pass_time(SECOND);
    assert_eq!(left(&table), [58, 60]);
    assert!(!table.legal_moves().is_empty());
}

#[test]
fn a_takeback_returns_no_time() {
    let mut table = timed(table(Player::Human, Player::Human));
    play(&mut table, "e2e4 e7e5");
    table.pass_time(SECOND * 20);
    play(&mut table, "d2d4");
    table.take_back();
    assert_eq!(table.record.turn(), Color::White);
    assert_eq!(left(&table), [42, 60]);
    table.pass_time(SECOND);
    assert_eq!(left(&table), [41, 60]);
}

#[test]
fn a_loss_on_time_is_final() {
    let mut table = timed(table(Player::Human, Player::Human));
    play(&mut table, "e2e4 e7e5");
    table.pass_time(SECOND * 61);
    let lost = Outcome::Win(Color::Black, WinReason::Time);
    assert_eq!(table.outcome(), Some(lost));
    assert!(!table.continues() && !table.can_take_back());
    table.take_back();
    assert_eq!((table.outcome(), table.record.len()), (Some(lost), 2));
}

#[test]
fn a_bare_king_cannot_win_on_time() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let mut table = timed(table_at(fen, Player::Human, Player::Human));
    play(&mut table, "a1a2 e8e7");
    table.pass_time(SECOND * 61);
    assert_eq!(table.outcome(), Some(Outcome::Draw(DrawReason::Time)));
}

#[test]
fn choosing_the_array_takes_no_time_and_is_no_move() {
    let variant = Catalogue::built_in().variant("baroque", None, &[]).unwrap();
    let start = variant.start().clone();
    let mut table = timed(Table::new(Arc::new(variant), start, PERSONS));
    while table.position().choice() != 0 {
        table.pass_time(SECOND * 9);
        let keep = table.legal_moves()[0];
        table.play(keep, false);
    }
    table.pass_time(SECOND * 9);
    assert_eq!(left(&table), [60, 60]);
    assert!(table.record.len() >= 2);
}
