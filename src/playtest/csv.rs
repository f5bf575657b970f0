//! Games as a table of comma-separated values, for spreadsheets.

use super::deciding::decided;
use super::record::GameRecord;
use super::report::lead_changes;

/// The first line.
const HEAD: &str =
    "series,game,points,end,plies,captures,first_capture,decided,lead_changes,choices,moves";

/// A line for each game, after a line with the names of the columns. Games and plies count from 1.
pub fn csv(records: &[GameRecord]) -> String {
    let mut sorted: Vec<&GameRecord> = records.iter().collect();
    sorted.sort_by_key(|game| game.id);
    let mut text = format!("{HEAD}\n");
    for game in sorted {
        let optional =
            |value: Option<usize>| value.map_or_else(String::new, |value| value.to_string());
        let choices: u64 = game.choices.iter().sum();
        let first = game.captures.first().map(|capture| capture.ply + 1);
        let cells = [
            game.id.series.name().to_owned(),
            (game.id.number + 1).to_string(),
            (f64::from(game.points) / 2.0).to_string(),
            game.end.clone(),
            game.plies().to_string(),
            game.captures.len().to_string(),
            optional(first),
            optional(decided(game)),
            lead_changes(game).to_string(),
            format!("{:.1}", choices as f64 / game.choices.len().max(1) as f64),
            // Some moves have commas.
            format!("\"{}\"", game.moves),
        ];
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}
