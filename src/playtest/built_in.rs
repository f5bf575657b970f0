//! The reports of built-in games, which come with the program. `benches/README.md` has the command that makes them.

use super::report::Report;
use super::sheet::rules;
use crate::rules::Variant;
use include_dir::{Dir, include_dir};

static REPORTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/playtest");

/// The report about 400 games of a built-in game with its first layout. `None` if the game is another one, or has other
/// rules than when the games were played.
pub fn built_in(variant: &Variant) -> Option<Report> {
    let name = format!("{}.json", variant.id());
    let text = REPORTS.get_file(name)?.contents_utf8()?;
    let report: Report = serde_json::from_str(text).ok()?;
    (report.rules == rules(variant)).then_some(report)
}
