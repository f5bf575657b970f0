//! The games that a bar or a cell of a chart stands for.

use baroque::playtest::{Capture, GameId, GameRecord, Series, Sheet, deciding_capture, words};
use baroque::texts::{Noun, text};

/// Some games of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Selection {
    /// All games of the computer against itself.
    All,
    /// Those with this result: White's points, doubled.
    Result(u8),
    /// Those with a length from the first to the second number of plies.
    Length(usize, usize),
    /// Those with this end.
    End(String),
    /// Those in which a piece captures another, by any method or by this one.
    Capture {
        piece: String,
        victim: String,
        method: Option<String>,
    },
    /// Those that this piece decides.
    Deciding(String),
    /// Those in which a side was ahead by this piece: its value comes from them.
    Ahead(String),
    /// Those in which this side has four times the nodes.
    Deep,
}

impl Selection {
    /// Whether it contains a game.
    pub fn has(&self, game: &GameRecord, sheet: &Sheet) -> bool {
        let series = match self {
            Selection::Deep => Series::Deep,
            _ => Series::SelfPlay,
        };
        let id = |piece: usize| {
            sheet
                .pieces
                .get(piece)
                .map_or("", |piece| piece.id.as_str())
        };
        game.id.series == series
            && match self {
                Selection::All | Selection::Deep => true,
                Selection::Capture { .. } | Selection::Deciding(_) => {
                    self.capture(game, sheet).is_some()
                }
                Selection::Result(points) => game.points == *points,
                Selection::Length(from, to) => (*from..=*to).contains(&game.plies()),
                Selection::End(end) => game.end == *end,
                Selection::Ahead(piece) => game.material.iter().any(|material| {
                    let mut leads = material.lead.iter().enumerate();
                    leads.any(|(kind, lead)| *lead != 0 && id(kind) == piece)
                }),
            }
    }

    /// The capture for which a game is in it.
    fn capture<'a>(&self, game: &'a GameRecord, sheet: &Sheet) -> Option<&'a Capture> {
        let is =
            |piece: usize, id: &str| sheet.pieces.get(piece).is_some_and(|known| known.id == id);
        match self {
            Selection::Capture {
                piece,
                victim,
                method,
            } => game.captures.iter().find(|capture| {
                is(capture.piece, piece)
                    && is(capture.victim, victim)
                    && method
                        .as_ref()
                        .is_none_or(|method| *method == capture.method)
            }),
            Selection::Deciding(piece) => {
                deciding_capture(game).filter(|capture| is(capture.piece, piece))
            }
            _ => None,
        }
    }

    /// Its games in words.
    pub fn title(&self, sheet: &Sheet) -> String {
        let name = |id: &str| {
            let piece = sheet.pieces.iter().find(|piece| piece.id == id);
            piece.map_or_else(|| id.to_owned(), |piece| Noun::name(&piece.name).label())
        };
        match self {
            Selection::All => text!("playtest-list-all").to_owned(),
            Selection::Result(2) => text!("playtest-list-white").to_owned(),
            Selection::Result(1) => text!("playtest-list-draws").to_owned(),
            Selection::Result(_) => text!("playtest-list-black").to_owned(),
            Selection::Length(from, to) => text!("playtest-list-length", from = *from, to = *to),
            Selection::End(end) => text!("playtest-list-end", end = words::end(end)),
            Selection::Capture {
                piece,
                victim,
                method: None,
            } => text!(
                "playtest-list-capture",
                piece = name(piece),
                victim = name(victim)
            ),
            Selection::Capture {
                piece,
                victim,
                method: Some(method),
            } => text!(
                "playtest-list-capture-by",
                piece = name(piece),
                victim = name(victim),
                method = words::in_words(method)
            ),
            Selection::Deciding(piece) => text!("playtest-list-deciding", piece = name(piece)),
            Selection::Ahead(piece) => text!("playtest-list-ahead", piece = name(piece)),
            Selection::Deep => text!("playtest-list-deep").to_owned(),
        }
    }
}

/// The games of a selection.
#[derive(Clone, Debug, PartialEq)]
pub struct GameList {
    /// Which games they are, in words.
    pub title: String,
    pub rows: Vec<GameRow>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    pub id: GameId,
    /// The result, such as `1–0`.
    pub result: &'static str,
    /// How it ended, in words.
    pub end: String,
    pub plies: usize,
    /// The number of plies until the capture for which it is in the list.
    pub at: Option<usize>,
}

impl GameList {
    /// The games of a selection, in the order of their numbers.
    pub fn new(selection: &Selection, records: &[GameRecord], sheet: &Sheet) -> GameList {
        let games = records.iter().filter(|game| selection.has(game, sheet));
        let mut rows: Vec<GameRow> = games
            .map(|game| GameRow {
                id: game.id,
                result: match game.points {
                    2 => "1–0",
                    1 => "½–½",
                    _ => "0–1",
                },
                end: words::end(&game.end).to_owned(),
                plies: game.plies(),
                at: selection
                    .capture(game, sheet)
                    .map(|capture| capture.ply + 1),
            })
            .collect();
        rows.sort_by_key(|row| row.id);
        GameList {
            title: selection.title(sheet),
            rows,
        }
    }
}
