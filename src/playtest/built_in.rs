//! The reports of built-in games, which come with the program. `benches/README.md` has the command that makes them.

use super::report::Report;
use include_dir::{Dir, include_dir};
use std::sync::LazyLock;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/playtest");

static REPORTS: LazyLock<Vec<Report>> = LazyLock::new(|| {
    let texts = FILES.files().filter_map(|file| file.contents_utf8());
    texts
        .filter_map(|text| serde_json::from_str(text).ok())
        .collect()
});

/// The report about 400 games of a built-in game with its first layout and its default options.
pub fn built_in(game: &str) -> Option<&'static Report> {
    REPORTS.iter().find(|report| report.game == game)
}
