//! The computer's moves: it mates, captures hanging pieces, keeps its own pieces, obeys its limits, and plays every
//! game.

mod endings;
mod kings;
mod krk;
mod levels;
mod limits;
mod mates;
mod play;
mod powers;
mod proof;
mod swapper;
mod tactics;

use baroque::notation::parse_fen;
use baroque::rules::{Move, Position, Variant};
use baroque::search::{Engine, Limits, SearchReport};
use baroque::variant_file::Catalogue;
use std::sync::atomic::AtomicBool;

/// A small table, so that many searches are fast.
const HASH_MIB: usize = 4;

fn game(id: &str, layout: Option<&str>) -> Variant {
    Catalogue::built_in().variant(id, layout, &[]).unwrap()
}

fn position(variant: &Variant, fen: &str) -> Position {
    parse_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The answer of a new engine.
fn search(variant: &Variant, history: &[Position], limits: &Limits) -> Option<SearchReport> {
    let stop = AtomicBool::new(false);
    Engine::new(HASH_MIB).search(variant, history, limits, &stop, &mut |_| {})
}

/// Checks that a report has a move and that its line is legal. Returns the move.
fn checked(variant: &Variant, position: &Position, report: &SearchReport) -> Move {
    let mut at = position.clone();
    for &mv in &report.line {
        assert!(variant.legal_moves(&at).contains(&mv), "{mv:?} in {at:?}");
        at = variant.play(&at, mv);
    }
    report.best().expect("a move")
}
