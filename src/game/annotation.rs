//! What a comment says to programs: commands such as `[%clk 0:05:00]` within its text.
//!
//! A comment stays one text, so that it is written back as it came. [`Annotation::read`] takes it apart for showing,
//! and [`with_text`] changes its words and leaves its commands alone.

use crate::rules::{Geometry, Square};
use std::time::Duration;

/// A comment for people, and its commands for programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// The words without the commands.
    pub text: String,
    /// The arrows and circles, in order.
    pub marks: Vec<Mark>,
    /// The time on the clock of the side that moved.
    pub clock: Option<Duration>,
    /// The time that the move took.
    pub elapsed: Option<Duration>,
    /// An engine's evaluation of the position after the move.
    pub evaluation: Option<Evaluation>,
}

/// An arrow, or a circle around a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The square of a circle, or the first of an arrow.
    pub from: Square,
    /// The last square of an arrow; `None` for a circle.
    pub to: Option<Square>,
    /// The colour.
    pub color: MarkColor,
}

/// The colours of arrows and circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkColor {
    /// The letter `G`, and every letter that is not known.
    Green,
    /// The letter `R`.
    Red,
    /// The letter `Y`.
    Yellow,
    /// The letter `B`.
    Blue,
}

impl MarkColor {
    fn of(letter: char) -> MarkColor {
        match letter.to_ascii_uppercase() {
            'R' => MarkColor::Red,
            'Y' => MarkColor::Yellow,
            'B' => MarkColor::Blue,
            _ => MarkColor::Green,
        }
    }
}

/// An evaluation from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; below zero, Black mates.
    Mate(i32),
}

/// A part of a comment.
enum AnnotationPart<'t> {
    Text(&'t str),
    /// A command as written, with its name and its value.
    Command(&'t str, &'t str, &'t str),
}

impl Annotation {
    /// Reads a comment. A command that is not known, or says nothing on this board, is left out.
    pub fn read(comment: &str, board: &Geometry) -> Annotation {
        let mut annotation = Annotation::default();
        for part in parts(comment) {
            match part {
                AnnotationPart::Text(text) => annotation.add_text(text),
                AnnotationPart::Command(_, name, value) => {
                    annotation.add_command(name, value, board)
                }
            }
        }
        annotation
    }

    fn add_text(&mut self, text: &str) {
        let text = text.trim();
        if !self.text.is_empty() && !text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(text);
    }

    fn add_command(&mut self, name: &str, value: &str, board: &Geometry) {
        match name.to_ascii_lowercase().as_str() {
            "cal" | "csl" => {
                let words = value.split([',', ' ', '\n', '\r', '\t']);
                let marks = words.filter_map(|word| mark(word, board));
                self.marks.extend(marks);
            }
            "clk" => self.clock = time(value).or(self.clock),
            "emt" => self.elapsed = time(value).or(self.elapsed),
            "eval" => self.evaluation = evaluation(value).or(self.evaluation),
            _ => {}
        }
    }
}

/// The comment with other words for people and the same commands.
pub fn with_text(comment: &str, text: &str) -> String {
    let mut text = Some(text.trim()).filter(|text| !text.is_empty());
    let mut parts: Vec<&str> = parts(comment)
        .filter_map(|part| match part {
            AnnotationPart::Text(words) if words.trim().is_empty() => None,
            AnnotationPart::Text(_) => text.take(),
            AnnotationPart::Command(source, ..) => Some(source),
        })
        .collect();
    parts.extend(text);
    parts.join(" ")
}

/// The words and commands of a comment, in order.
fn parts(comment: &str) -> impl Iterator<Item = AnnotationPart<'_>> {
    // A command without its bracket is words. Nothing is searched twice.
    let closed = comment.rfind(']').unwrap_or(0);
    let (mut at, mut next) = (0, None);
    std::iter::from_fn(move || {
        if let Some(command) = next.take() {
            return Some(command);
        }
        let rest = comment.get(at..).filter(|rest| !rest.is_empty())?;
        let begin = rest.find("[%").filter(|begin| at + begin < closed);
        let Some((begin, end)) = begin.and_then(|begin| Some((begin, rest[begin..].find(']')?)))
        else {
            at = comment.len();
            return Some(AnnotationPart::Text(rest));
        };
        let source = &rest[begin..=begin + end];
        let inner = &source[2..end];
        let (name, value) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
        at += begin + source.len();
        next = Some(AnnotationPart::Command(source, name, value.trim()));
        Some(AnnotationPart::Text(&rest[..begin]))
    })
}

/// An arrow such as `Ge2e4`, or a circle such as `Re4`.
fn mark(word: &str, board: &Geometry) -> Option<Mark> {
    let mut signs = word.chars();
    let color = MarkColor::of(signs.next()?);
    let squares = signs.as_str();
    let circle = board.square(squares).map(|from| (from, None));
    let arrow = || {
        let (from, to) = board.split_square(squares)?;
        Some((from, Some(board.square(to)?)))
    };
    let (from, to) = circle.or_else(arrow)?;
    Some(Mark { from, to, color })
}

/// A time such as `1:02:03.4`, `2:03` or `123`.
fn time(text: &str) -> Option<Duration> {
    let mut seconds = 0.0;
    for part in text.split(':') {
        let part: f64 = part.trim().parse().ok().filter(|part| *part >= 0.0)?;
        seconds = seconds * 60.0 + part;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

/// An evaluation such as `0.17`, `#-3` or `-1.5,20`, which names the depth of the search too.
fn evaluation(text: &str) -> Option<Evaluation> {
    let value = text.split([',', ' ']).next()?;
    if let Some(moves) = value.strip_prefix('#') {
        return moves.parse().ok().map(Evaluation::Mate);
    }
    let pawns: f64 = value.parse().ok().filter(|pawns: &f64| pawns.is_finite())?;
    Some(Evaluation::Centipawns((pawns * 100.0).round() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    fn read_on(layout: &str, comment: &str) -> (Annotation, Vec<String>) {
        let variant = Catalogue::built_in()
            .variant("chess", Some(layout), &[])
            .unwrap();
        let board = variant.geometry();
        let annotation = Annotation::read(comment, board);
        let name = |mark: &Mark| {
            let to = mark.to.map_or("", |to| board.name(to));
            format!("{:?} {}{to}", mark.color, board.name(mark.from))
        };
        let marks = annotation.marks.iter().map(name).collect();
        (annotation, marks)
    }

    #[test]
    fn commands_are_told_from_the_words() {
        let comment = "Sharp. [%eval 0.17] [%clk 0:09:58] Black [%csl Ra4,Gb5] waits\n[%cal Ge2e4,Yg1f3, Bd2d4]";
        let (read, marks) = read_on("8x8", comment);
        assert_eq!(read.text, "Sharp. Black waits");
        assert_eq!(read.clock, Some(Duration::from_secs(598)));
        assert_eq!(read.evaluation, Some(Evaluation::Centipawns(17)));
        let expected = [
            "Red a4",
            "Green b5",
            "Green e2e4",
            "Yellow g1f3",
            "Blue d2d4",
        ];
        assert_eq!(marks, expected);
    }

    #[test]
    fn ranks_may_have_two_digits() {
        let (_, marks) = read_on("10x10", "[%cal Gj1j10,Ra10b1][%csl Rj10,Bj1]");
        assert_eq!(marks, ["Green j1j10", "Red a10b1", "Red j10", "Blue j1"]);
    }

    #[test]
    fn times_and_evaluations_have_several_forms() {
        let seconds = |text: &str| time(text).map(|time| time.as_secs_f64());
        assert_eq!(seconds("1:02:03"), Some(3723.0));
        assert_eq!(seconds("2:03.5"), Some(123.5));
        assert_eq!(seconds("7"), Some(7.0));
        for wrong in ["", "1:-2", "soon", "1e400", "nan", "inf"] {
            assert_eq!(time(wrong), None, "{wrong}");
        }
        assert_eq!(evaluation("-1.25,18"), Some(Evaluation::Centipawns(-125)));
        assert_eq!(evaluation("+0.5"), Some(Evaluation::Centipawns(50)));
        assert_eq!(evaluation("#-3"), Some(Evaluation::Mate(-3)));
        assert_eq!(evaluation("#+4,30"), Some(Evaluation::Mate(4)));
        for wrong in ["", "#", "good", "nan"] {
            assert_eq!(evaluation(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_no_command_is_text() {
        for text in ["see [1] and [%", "[%clk 0:01:00", "50 % [%", "[x]", "é[%é"] {
            let (read, marks) = read_on("8x8", text);
            assert_eq!((read.text.as_str(), marks.len()), (text, 0));
        }
        let (read, marks) = read_on("8x8", "[%csl Rz9,,G][%mdl 64][%clk][%]");
        assert_eq!((read, marks.len()), (Annotation::default(), 0));
    }

    #[test]
    fn other_words_leave_the_commands_as_they_came() {
        let comment = "old [%clk 1:00:00]\n[%mdl 64] words";
        assert_eq!(with_text(comment, " new "), "new [%clk 1:00:00] [%mdl 64]");
        assert_eq!(with_text(comment, ""), "[%clk 1:00:00] [%mdl 64]");
        assert_eq!(with_text("[%eval #3]", "mate"), "[%eval #3] mate");
        assert_eq!(with_text("", "a"), "a");
    }
}
