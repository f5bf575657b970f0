//! The fields of a layout as text, from a position or for a new board.

use super::drawn::{castlings, picture, squares_text};
use super::write::{LEVEL, block, list, quote};
use crate::notation::write_hands;
use crate::rules::{Position, Variant};
use crate::variant_file::decode::Spanned;
use crate::variant_file::schema::{CastlingFile, SetupFile, ZoneFile};

/// The fields of a layout in a game file; `None` for missing fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayoutText {
    /// The rows of the array's picture, top rank first: letters, `.` empty, `#` no square.
    pub array: Option<Vec<String>>,
    /// The pieces in hand that the sides place before the first move, as in a FEN.
    pub hands: Option<String>,
    /// The letters of the files, left to right.
    pub files: Option<String>,
    /// The names of the ranks, from the bottom.
    pub ranks: Option<Vec<String>>,
    /// The ranks in the order of the picture.
    pub rows: Option<Vec<String>>,
    /// The ranks of each sheet, from the bottom.
    pub sheets: Option<Vec<Vec<String>>>,
    /// All zones of the layout.
    pub zones: Option<Vec<ZoneText>>,
    /// All castlings of the layout.
    pub castling: Option<Vec<CastlingText>>,
    /// Whether the game is drawn in dead positions.
    pub dead_positions_draw: Option<bool>,
}

/// A zone: its name, and each side's squares as a game file writes them (`*10 a* e4`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneText {
    /// Its name.
    pub name: String,
    /// White's squares.
    pub white: String,
    /// Black's squares.
    pub black: String,
}

/// A castling: the files of the king and of the rook, from and to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingText {
    /// The king's two files, from and to, such as `fi`.
    pub king: String,
    /// The rook's two files, from and to.
    pub rook: String,
    /// The id of the piece that castles with the king. Needed only if one side lacks it.
    pub partner: Option<String>,
}

impl LayoutText {
    /// A position as an array: its picture, and the castlings that are still possible if some are not.
    /// Hands are part of it only if they are placed before the first move. An array has no side to move.
    pub fn of(variant: &Variant, position: &Position) -> LayoutText {
        let all = &variant.settings().castlings;
        let lost = all
            .iter()
            .any(|castling| !position.castling().has(castling.right));
        LayoutText {
            array: Some(picture(variant, position)),
            hands: hands(variant, position),
            castling: lost.then(|| castlings(variant, position)),
            ..LayoutText::default()
        }
    }

    /// A position as a full layout, with names, sheets, zones and castlings too.
    pub fn whole(variant: &Variant, position: &Position) -> LayoutText {
        let geometry = variant.geometry();
        let plan = geometry.plan();
        let default_files: String = ('a'..='z').take(plan.files.len()).collect();
        let files: String = plan.files.iter().collect();
        let default_ranks = plan.ranks.iter().enumerate();
        let default_ranks = default_ranks
            .into_iter()
            .all(|(at, name)| *name == (at + 1).to_string());
        let default_rows = plan.rows.iter().eq(plan.ranks.iter().rev());
        let zones: Vec<ZoneText> = variant
            .zones()
            .map(|(name, squares)| ZoneText {
                name: name.to_owned(),
                white: squares_text(geometry, squares.white),
                black: squares_text(geometry, squares.black),
            })
            .collect();
        let castling = castlings(variant, position);
        LayoutText {
            array: Some(picture(variant, position)),
            hands: hands(variant, position),
            files: (files != default_files).then_some(files),
            ranks: (!default_ranks).then(|| plan.ranks.clone()),
            rows: (!default_rows).then(|| plan.rows.clone()),
            sheets: (plan.sheets.len() > 1).then(|| plan.sheets.clone()),
            zones: (!zones.is_empty()).then_some(zones),
            castling: (!castling.is_empty()).then_some(castling),
            dead_positions_draw: variant.settings().dead_positions_draw.then_some(true),
        }
    }

    /// An array of chess pieces for a board of this size, with the zones that pawns need. A wide board
    /// has empty squares in the orthodox array, a narrow one has fewer pieces.
    pub fn chess(width: usize, height: usize) -> LayoutText {
        let back = back_rank(width);
        let mut rows = vec![".".repeat(width); height];
        let pawns = height >= 5;
        let (last, home) = (height.saturating_sub(1), height.saturating_sub(2));
        if let [top, .., bottom] = rows.as_mut_slice() {
            *top = back.clone();
            *bottom = back.to_uppercase();
        }
        if pawns {
            rows[1] = "p".repeat(width);
            rows[last - 1] = "P".repeat(width);
        }
        let rank = |white: usize| {
            (
                format!("*{white}"),
                format!("*{}", (height + 1).saturating_sub(white)),
            )
        };
        let zone = |name: &str, (white, black): (String, String)| ZoneText {
            name: name.to_owned(),
            white,
            black,
        };
        let zones = vec![
            zone("first rank", rank(1)),
            zone("home", rank(2)),
            zone(
                "double step end",
                rank((height / 2).clamp(2, 5).min(home.max(2))),
            ),
            zone("last rank", rank(height)),
        ];
        LayoutText {
            array: Some(rows),
            zones: Some(zones),
            ..LayoutText::default()
        }
    }

    /// The layout as RON text.
    pub(super) fn record(&self) -> String {
        let mut fields: Vec<String> = self
            .written()
            .into_iter()
            .map(|(field, value)| format!("{field}: {value}"))
            .collect();
        if let Some(zones) = &self.zones {
            let entries: Vec<String> = zones
                .iter()
                .map(|zone| format!("{}: {}", quote(&zone.name), zone.record()))
                .collect();
            let later = [self.castling.is_some(), self.dead_positions_draw.is_some()];
            let place = fields.len() - later.into_iter().filter(|&is_there| is_there).count();
            fields.insert(place, format!("zones: {}", block('{', &entries, '}')));
        }
        block('(', &fields, ')')
    }

    /// The fields that differ from the layout in the file, with their values; zones are not included.
    pub(super) fn changes(&self, known: &SetupFile) -> Vec<(&'static str, String)> {
        let text = |text: &Option<Spanned<String>>| text.as_ref().map(|text| text.value.clone());
        let names =
            |names: &Option<Spanned<Vec<String>>>| names.as_ref().map(|names| names.value.clone());
        let same = LayoutText {
            array: text(&known.array).map(|array| rows_of(&array)),
            hands: text(&known.hands),
            files: text(&known.files),
            ranks: names(&known.ranks),
            rows: names(&known.rows),
            sheets: known.sheets.as_ref().map(|sheets| sheets.value.clone()),
            zones: None,
            castling: known.castling.as_ref().map(|all| {
                all.iter()
                    .map(|castling| CastlingText::from_file(&castling.value))
                    .collect()
            }),
            dead_positions_draw: known.dead_positions_draw,
        };
        let same = same.written();
        let mut changes = self.written();
        changes.retain(|change| !same.contains(change));
        changes
    }

    /// The fields without the zones, in the order of the manual.
    fn written(&self) -> Vec<(&'static str, String)> {
        let sheets = self.sheets.as_ref().map(|sheets| {
            let sheets: Vec<String> = sheets.iter().map(|sheet| list(sheet)).collect();
            block('[', &sheets, ']')
        });
        let castling = self.castling.as_ref().map(|castling| {
            let records: Vec<String> = castling.iter().map(CastlingText::record).collect();
            match records.len() {
                0..=2 if castling.iter().all(|castling| castling.partner.is_none()) => {
                    format!("[{}]", records.join(", "))
                }
                _ => block('[', &records, ']'),
            }
        });
        let array = self.array.as_ref().map(|rows| {
            let rows: String = rows
                .iter()
                .map(|row| format!("{LEVEL}{}\n", inner(row)))
                .collect();
            format!("\"\n{rows}\"")
        });
        let fields = [
            ("array", array),
            ("hands", self.hands.as_ref().map(|hands| quote(hands))),
            ("files", self.files.as_ref().map(|files| quote(files))),
            ("ranks", self.ranks.as_ref().map(|ranks| list(ranks))),
            ("rows", self.rows.as_ref().map(|rows| list(rows))),
            ("sheets", sheets),
            ("castling", castling),
            (
                "dead_positions_draw",
                self.dead_positions_draw.map(|draws| draws.to_string()),
            ),
        ];
        fields
            .into_iter()
            .filter_map(|(field, value)| Some((field, value?)))
            .collect()
    }
}

/// The pieces that the sides place before the first move, as in a FEN.
fn hands(variant: &Variant, position: &Position) -> Option<String> {
    let placed = variant.settings().placement.is_some();
    placed.then(|| write_hands(variant, position))
}

/// A row of a picture, escaped for a quoted string.
fn inner(row: &str) -> String {
    let quoted = quote(row);
    quoted[1..quoted.len() - 1].to_owned()
}

/// The rows of a picture in a file, without blanks.
fn rows_of(array: &str) -> Vec<String> {
    let rows = array.lines();
    let rows = rows.map(|row| {
        row.chars()
            .filter(|cell| !cell.is_whitespace())
            .collect::<String>()
    });
    rows.filter(|row| !row.is_empty()).collect()
}

impl ZoneText {
    pub(super) fn record(&self) -> String {
        format!(
            "(white: {}, black: {})",
            quote(&self.white),
            quote(&self.black)
        )
    }

    /// Whether the file has the same zone already.
    pub(super) fn is(&self, known: Option<&ZoneFile>) -> bool {
        known
            .is_some_and(|known| known.white.value == self.white && known.black.value == self.black)
    }
}

impl CastlingText {
    fn from_file(file: &CastlingFile) -> CastlingText {
        CastlingText {
            king: file.king.clone(),
            rook: file.rook.clone(),
            partner: file.partner.clone(),
        }
    }

    fn record(&self) -> String {
        let partner = self.partner.as_ref();
        let partner = partner.map_or(String::new(), |id| format!(", partner: {}", quote(id)));
        format!(
            "(king: {}, rook: {}{partner})",
            quote(&self.king),
            quote(&self.rook)
        )
    }
}

/// Black's first rank of chess pieces on a board of this width.
fn back_rank(width: usize) -> String {
    let narrow = ["", "k", "qk", "rqk", "rqkr", "rbqkr", "rbqkbr", "rnbqkbr"];
    if let Some(rank) = narrow.get(width) {
        return (*rank).to_owned();
    }
    let spare = width - 8;
    let (left, right) = (spare.div_ceil(2), spare / 2);
    format!("rn{}bqkb{}nr", ".".repeat(left), ".".repeat(right))
}
