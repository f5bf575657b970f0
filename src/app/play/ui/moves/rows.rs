//! The rows of the move list, laid out once for each change of the game or the width.

use baroque::game::NodeId;
use baroque::game::move_list::{ListEntry, ListWord, MoveCell};
use std::collections::HashMap;

/// The heights of a row of the main line, and of a line of text.
pub const PAIR: f32 = 26.0;
pub const LINE: f32 = 21.0;

/// The indent of text.
pub const INDENT: f32 = 28.0;

/// The space on both sides of a move in text.
pub const AROUND: f32 = 3.0;

/// The most characters of an unbroken word. Longer ones, such as addresses, may break at the end of a line.
const LONGEST_PART: usize = 16;

/// A row of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    /// The distance from the top of the list.
    pub top: f32,
    /// The content.
    pub kind: MoveRowKind,
}

/// The content of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveRowKind {
    /// Two columns, with the move number.
    Pair(Option<u32>, [Option<MoveCell>; 2]),
    /// A line of a comment or variation.
    Line(Vec<Piece>),
}

/// A part of a line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// The distance from the left of the list, and the width.
    pub left: f32,
    pub width: f32,
    pub text: String,
    /// If it is a move: its node.
    pub at: Option<NodeId>,
}

impl MoveRow {
    pub fn bottom(&self) -> f32 {
        self.top + self.height()
    }

    fn height(&self) -> f32 {
        match self.kind {
            MoveRowKind::Pair(..) => PAIR,
            MoveRowKind::Line(_) => LINE,
        }
    }
}

/// All rows, from top to bottom.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    rows: Vec<MoveRow>,
    places: HashMap<NodeId, usize>,
}

impl Rows {
    /// The rows of a sheet for a width. `measure` gives the width of a text.
    pub fn new(entries: Vec<ListEntry>, width: f32, measure: impl Fn(&str) -> f32) -> Rows {
        let mut rows = Rows::default();
        for entry in entries {
            match entry {
                ListEntry::Pair(number, cells) => rows.push(MoveRowKind::Pair(number, cells)),
                ListEntry::Text(words) => {
                    for line in break_lines(words, width, &measure) {
                        rows.push(MoveRowKind::Line(line));
                    }
                }
            }
        }
        rows
    }

    fn push(&mut self, kind: MoveRowKind) {
        let index = self.rows.len();
        match &kind {
            MoveRowKind::Pair(_, cells) => {
                let cells = cells.iter().flatten();
                self.places.extend(cells.map(|cell| (cell.at, index)));
            }
            MoveRowKind::Line(pieces) => {
                let moves = pieces.iter().filter_map(|piece| piece.at);
                self.places.extend(moves.map(|at| (at, index)));
            }
        }
        let top = self.height();
        self.rows.push(MoveRow { top, kind });
    }

    pub fn height(&self) -> f32 {
        self.rows.last().map_or(0.0, MoveRow::bottom)
    }

    /// The rows between two heights, including partly visible ones.
    pub fn between(&self, top: f32, bottom: f32) -> &[MoveRow] {
        let first = self.rows.partition_point(|row| row.bottom() <= top);
        let last = self.rows.partition_point(|row| row.top < bottom);
        &self.rows[first..last.max(first)]
    }

    pub fn of(&self, at: NodeId) -> Option<&MoveRow> {
        self.rows.get(*self.places.get(&at)?)
    }
}

/// Breaks words into lines. A move stays together with its number.
fn break_lines(words: Vec<ListWord>, width: f32, measure: impl Fn(&str) -> f32) -> Vec<Vec<Piece>> {
    let mut paragraph = Paragraph {
        width,
        space: measure(" "),
        lines: vec![Vec::new()],
        left: INDENT,
        tight: true,
        joined: false,
        after_move: false,
    };
    for word in words {
        match word {
            ListWord::Move(cell) => {
                let room = measure(&cell.text) + 2.0 * AROUND;
                paragraph.put(&cell.text, room, Some(cell.at));
            }
            ListWord::Comment(text) => {
                for word in text.split_whitespace() {
                    for part in parts(word) {
                        paragraph.put(part, measure(part), None);
                        paragraph.joined = true;
                    }
                    paragraph.joined = false;
                }
            }
            ListWord::Open => {
                paragraph.put("(", measure("("), None);
                paragraph.tight = true;
            }
            ListWord::Close => {
                paragraph.tight = true;
                paragraph.put(")", measure(")"), None);
            }
        }
    }
    paragraph.lines
}

/// The parts of a word, each short enough for a line.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let end = rest.char_indices().nth(LONGEST_PART).map(|(end, _)| end);
        let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        (!part.is_empty()).then_some(part)
    })
}

/// Text that is being broken into lines.
struct Paragraph {
    width: f32,
    space: f32,
    lines: Vec<Vec<Piece>>,
    /// The end of the last line.
    left: f32,
    /// Whether the next part follows without a space.
    tight: bool,
    /// Whether the next part belongs to the same word. It may still go on the next line.
    joined: bool,
    /// Whether the last part was a move, which has space around it.
    after_move: bool,
}

impl Paragraph {
    fn put(&mut self, text: &str, room: f32, at: Option<NodeId>) {
        let moves = [self.after_move, at.is_some()];
        let around = AROUND * moves.iter().filter(|&&is| is).count() as f32;
        let gap = match self.tight {
            true if self.left == INDENT => 0.0,
            true => -around,
            false if self.joined => 0.0,
            false => (self.space - around).max(0.0),
        };
        self.after_move = at.is_some();
        if !self.tight && self.left + gap + room > self.width {
            self.lines.push(Vec::new());
            self.left = INDENT;
        } else {
            self.left += gap;
        }
        self.tight = false;
        let piece = Piece {
            left: self.left,
            width: room,
            text: text.to_owned(),
            at,
        };
        self.left += room;
        if let Some(line) = self.lines.last_mut() {
            line.push(piece);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::game::Tree;

    /// The width of each letter in these tests.
    const LETTER: f32 = 10.0;

    fn comment(text: &str) -> ListEntry {
        ListEntry::Text(vec![ListWord::Comment(text.to_owned())])
    }

    fn rows(entries: Vec<ListEntry>, width: f32) -> Rows {
        Rows::new(entries, width, |text| text.chars().count() as f32 * LETTER)
    }

    fn pair() -> ListEntry {
        let cell = MoveCell {
            at: Tree::ROOT,
            ply: 1,
            text: "e4".to_owned(),
        };
        ListEntry::Pair(Some(1), [Some(cell), None])
    }

    #[test]
    fn text_breaks_between_words_and_no_line_is_too_wide() {
        let text = "a move that nobody had seen before the game";
        let width = INDENT + 12.0 * LETTER;
        let rows = rows(vec![comment(text)], width);
        let lines: Vec<String> = rows
            .between(0.0, f32::MAX)
            .iter()
            .map(|row| match &row.kind {
                MoveRowKind::Line(pieces) => {
                    let last = pieces.last().unwrap();
                    assert!(last.left + last.width <= width);
                    let texts: Vec<&str> = pieces.iter().map(|piece| piece.text.as_str()).collect();
                    texts.join(" ")
                }
                MoveRowKind::Pair(..) => panic!("text only"),
            })
            .collect();
        assert_eq!(
            lines,
            ["a move that", "nobody had", "seen before", "the game"]
        );
    }

    #[test]
    fn a_word_longer_than_a_line_is_broken() {
        let word: String = ('a'..='z').cycle().take(100_000).collect();
        let width = INDENT + 20.0 * LETTER;
        let rows = rows(vec![comment(&format!("see {word}"))], width);
        let mut written = String::new();
        for row in rows.between(0.0, f32::MAX) {
            let MoveRowKind::Line(pieces) = &row.kind else {
                panic!("text only")
            };
            let last = pieces.last().unwrap();
            assert!(last.left + last.width <= width);
            written.extend(pieces.iter().map(|piece| piece.text.as_str()));
        }
        assert_eq!(written, format!("see{word}"));
    }

    #[test]
    fn only_visible_rows_are_returned() {
        let many = (0..100).map(|_| pair()).collect();
        let rows = rows(many, 300.0);
        assert_eq!(rows.height(), 100.0 * PAIR);
        let seen = rows.between(10.0 * PAIR, 12.0 * PAIR);
        let tops: Vec<f32> = seen.iter().map(|row| row.top / PAIR).collect();
        assert_eq!(tops, [10.0, 11.0]);
        assert_eq!(rows.between(-50.0, 0.0), []);
        assert_eq!(rows.between(1e6, 2e6), []);
        assert!(rows.of(Tree::ROOT).is_some());
    }
}
