//! The forms in which games and reports are exported.

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
