//! The forms in which games and reports are exported.

use super::job::from_base;
use super::run::Records;
use baroque::playtest::{GameRecord, Report, csv, pgn, picture, png_picture};
use baroque::rules::Variant;
use baroque::texts::text;
use std::sync::{Arc, PoisonError};

/// What is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportKind {
    /// The games as PGN.
    Pgn,
    /// The games as a table.
    Csv,
    /// The report as data.
    Json,
    /// The report as a picture of lines and letters.
    Svg,
    /// The report as a picture of pixels.
    Png,
}

impl ExportKind {
    pub const ALL: [ExportKind; 5] = [
        ExportKind::Pgn,
        ExportKind::Csv,
        ExportKind::Json,
        ExportKind::Svg,
        ExportKind::Png,
    ];

    /// The extension of its files, as a list.
    pub fn endings(self) -> &'static [&'static str] {
        match self {
            ExportKind::Pgn => &["pgn"],
            ExportKind::Csv => &["csv"],
            ExportKind::Json => &["json"],
            ExportKind::Svg => &["svg"],
            ExportKind::Png => &["png"],
        }
    }
}

/// An export of a run.
pub(super) struct Export {
    pub kind: ExportKind,
    /// The game with the position that is tested, and with its own.
    pub variants: [Arc<Variant>; 2],
    pub records: Records,
    pub report: Arc<Report>,
}

impl Export {
    /// The file. The error is a message for the user.
    pub fn contents(&self) -> Result<Vec<u8>, String> {
        let records = self.records.read().unwrap_or_else(PoisonError::into_inner);
        Ok(match self.kind {
            ExportKind::Pgn => {
                let [variant, base] = &self.variants;
                let games = records.iter().map(|game| from_base(game, [variant, base]));
                let games: Vec<GameRecord> = games.collect();
                pgn(base, &games)
                    .ok_or(text!("playtest-other-rules"))?
                    .into_bytes()
            }
            ExportKind::Csv => csv(&records).into_bytes(),
            ExportKind::Json => {
                serde_json::to_vec_pretty(&*self.report).map_err(|error| error.to_string())?
            }
            ExportKind::Svg => picture(&self.report).into_bytes(),
            ExportKind::Png => png_picture(&self.report).map_err(|error| error.to_string())?,
        })
    }
}
