//! The games of a run as PGN.

use super::record::{GameRecord, TOO_LONG};
use crate::game::Record;
use crate::notation::{find_move, parse_fen};
use crate::rules::{DrawReason, Outcome, Variant};
use std::sync::Arc;

/// All games, in the order of their series and numbers. A game that was stopped is adjudicated a draw. `None` if a game
/// is not one of these rules.
pub fn pgn(variant: &Arc<Variant>, records: &[GameRecord]) -> Option<String> {
    let mut sorted: Vec<&GameRecord> = records.iter().collect();
    sorted.sort_by_key(|game| game.id);
    let games: Option<Vec<String>> = sorted.iter().map(|game| one(variant, game)).collect();
    games.map(|games| games.join("\n"))
}

fn one(variant: &Arc<Variant>, game: &GameRecord) -> Option<String> {
    Some(replay(variant, game)?.game().write())
}

/// A game move by move. `None` if it is not one of these rules.
pub fn replay(variant: &Arc<Variant>, game: &GameRecord) -> Option<Record> {
    let start = match &game.start {
        Some(fen) => parse_fen(variant, fen).ok()?,
        None => variant.start().clone(),
    };
    let mut record = Record::new(variant.clone(), start);
    for text in game.moves.split_whitespace() {
        let mv = find_move(variant, record.position(), text)?;
        record.play(mv).ok()?;
    }
    if game.end == TOO_LONG {
        record.conclude(Outcome::Draw(DrawReason::Adjudication));
    }
    let tags = record.tags_mut();
    tags.set("Event", format!("Playtest, {}", game.id.series.name()));
    tags.set("Round", (game.id.number + 1).to_string());
    for side in ["White", "Black"] {
        tags.set(side, "Baroque".to_owned());
    }
    Some(record)
}
