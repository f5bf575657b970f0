//! A report as a picture, SVG or PNG, with the results, the lengths, the ends, the captures, the pieces that decide games, their values
//! and their endings.

use super::fairness::{results, verdict};
use super::record::end_words;
use super::report::Report;
use super::values::Scale;
use super::words::{
    Topic, in_words, lone_ending, name, noun, options, range, strength, title, whole_percent,
};
use crate::diagram::{EncodeError, png, rasterize, text_path};
use crate::texts::{Phrase, decimal, phrase, text};
use std::fmt::Write;

/// The width of the picture.
const WIDTH: f64 = 760.0;
/// The margin on all sides.
const MARGIN: f64 = 24.0;
/// Where bars begin, to the right of their names.
const BARS: f64 = 370.0;
/// The width of the amounts to the right of the bars.
const AMOUNT: f64 = 100.0;
/// The height of a line.
const LINE: f64 = 22.0;
/// The width of a letter on average, for a font of size 1.
const LETTER: f64 = 0.56;
/// The most captures that it shows. The data has all.
const MOST_CAPTURES: usize = 12;
/// The colours of White's wins, of draws, and of Black's wins.
const RESULTS: [&str; 3] = ["#e8e2d0", "#9a9a9a", "#3a3a3a"];
/// The colour of other bars.
const BAR: &str = "#5b7fa6";

/// A bar with its name and amount, and the ends of an interval if it has one.
struct Line {
    name: String,
    value: f64,
    interval: Option<(f64, f64)>,
    amount: String,
}

/// A bar for a number.
fn bar(name: String, amount: u64) -> Line {
    Line {
        name,
        value: amount as f64,
        interval: None,
        amount: amount.to_string(),
    }
}

/// The pixels of the PNG for one unit of the SVG, if the picture is not too high.
const SHARPNESS: f64 = 2.0;
/// The largest height of the PNG in pixels.
const MOST_PIXELS: f64 = 4096.0;

/// The picture of a report as SVG, with the fonts of the program that shows it.
pub fn picture(report: &Report) -> String {
    let (svg, _) = drawn(report, Letters::Text);
    svg
}

/// The picture of a report as a PNG file.
///
/// # Errors
///
/// If the picture is too large.
pub fn png_picture(report: &Report) -> Result<Vec<u8>, EncodeError> {
    let (svg, height) = drawn(report, Letters::Outlines);
    let scale = SHARPNESS.min(MOST_PIXELS / height);
    let [width, height] = [WIDTH, height].map(|length| (length * scale).round() as u32);
    png(&rasterize(&svg, width, height))
}

/// How a picture has its texts.
#[derive(Clone, Copy)]
enum Letters {
    Text,
    Outlines,
}

/// The picture of a report as SVG, and its height.
fn drawn(report: &Report, letters: Letters) -> (String, f64) {
    let mut page = PicturePage {
        body: String::new(),
        y: MARGIN,
        letters,
    };
    page.paragraph(18.0, &title(report));
    page.paragraph(11.0, &strength(report));
    if let Some(options) = options(report) {
        page.paragraph(11.0, &options);
    }
    page.results(report);
    let lengths = report.plies.histogram.iter();
    let lengths = lengths.map(|range| {
        let name = text!("report-picture-bar", from = range.from, to = range.to);
        bar(name, range.games)
    });
    page.chart(text!("report-picture-lengths"), lengths.collect());
    let mut ends: Vec<(&String, &u64)> = report.ends.iter().collect();
    ends.sort_by_key(|(_, games)| std::cmp::Reverse(**games));
    let ends = ends.into_iter();
    let ends = ends.map(|(end, games)| bar(end_words(end).to_owned(), *games));
    page.chart(Topic::Ends.heading(), ends.collect());
    page.captures(report);
    let deciding = report.deciding.iter();
    let deciding = deciding.map(|count| bar(noun(report, &count.piece).to_string(), count.games));
    page.chart(Topic::Deciding.heading(), deciding.collect());
    page.values(report);
    page.endings(report);
    let height = page.y + MARGIN;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" fill=\"#222\">\n<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n{}</svg>\n",
        page.body
    );
    (svg, height)
}

struct PicturePage {
    body: String,
    /// How far down the next line begins.
    y: f64,
    letters: Letters,
}

impl PicturePage {
    /// A text in the middle of the line.
    fn text(&mut self, x: f64, size: f64, text: &str) {
        let y = self.y + LINE / 2.0 + size * 0.35;
        let element = match self.letters {
            Letters::Text => {
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                format!("<text x=\"{x}\" y=\"{y:.1}\" font-size=\"{size}\">{text}</text>")
            }
            Letters::Outlines => text_path(text, [x, y], size),
        };
        let _ = writeln!(self.body, "{element}");
    }

    /// A text over the whole width, on as many lines as it needs.
    fn paragraph(&mut self, size: f64, text: &str) {
        let most = ((WIDTH - 2.0 * MARGIN) / (size * LETTER)) as usize;
        let mut line = String::new();
        for word in text.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > most {
                self.text(MARGIN, size, &line);
                self.y += LINE;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        self.text(MARGIN, size, &line);
        self.y += LINE;
    }

    fn rect(&mut self, x: f64, width: f64, height: f64, fill: &str) {
        let y = self.y + (LINE - height) / 2.0;
        let width = width.max(0.0);
        let _ = writeln!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height}\" fill=\"{fill}\"/>"
        );
    }

    fn heading(&mut self, text: &str) {
        self.y += LINE * 0.7;
        self.text(MARGIN, 14.0, text);
        self.y += LINE;
    }

    /// White's wins, draws and Black's wins in one bar, and what they say.
    fn results(&mut self, report: &Report) {
        let white = &report.white;
        let all = (white.wins + white.draws + white.losses).max(1) as f64;
        self.heading(&results(report));
        let room = WIDTH - 2.0 * MARGIN;
        let mut x = MARGIN;
        for (games, fill) in [white.wins, white.draws, white.losses]
            .into_iter()
            .zip(RESULTS)
        {
            let width = room * games as f64 / all;
            self.rect(x, width, 16.0, fill);
            x += width;
        }
        if let (Some(score), Some(error)) = (white.score, white.error) {
            let (low, high) = ((score - error).max(0.0), (score + error).min(1.0));
            self.y += LINE * 0.6;
            self.rect(MARGIN + room * low, room * (high - low), 3.0, "#b03030");
            // Where both sides score alike.
            self.rect(MARGIN + room / 2.0 - 0.5, 1.0, 12.0, "#222");
            self.y += LINE * 0.6;
            let words = text!(
                "report-picture-score",
                score = whole_percent(score),
                low = whole_percent(low),
                high = whole_percent(high)
            );
            self.paragraph(11.0, &words);
        } else {
            self.y += LINE;
        }
        if let Some(verdict) = verdict(report) {
            self.paragraph(14.0, &verdict);
        }
    }

    /// Who captures whom, how.
    fn captures(&mut self, report: &Report) {
        let captures = report.captures.iter().take(MOST_CAPTURES);
        let lines = captures.map(|capture| {
            let [piece, victim] = [&capture.piece, &capture.victim].map(|id| noun(report, id));
            let words = phrase!(
                "report-picture-capture",
                piece = piece,
                victim = victim,
                method = in_words(&capture.method)
            );
            bar(words.sentence(), capture.count)
        });
        self.chart(Topic::Captures.heading(), lines.collect());
        let rarer: u64 = report
            .captures
            .iter()
            .skip(MOST_CAPTURES)
            .map(|capture| capture.count)
            .sum();
        if rarer > 0 {
            self.paragraph(11.0, &text!("report-picture-rarer", count = rarer));
        }
    }

    /// The values that the games show, or the engine's own.
    fn values(&mut self, report: &Report) {
        let Some(unit) = &report.unit else { return };
        let unit = noun(report, unit);
        let shown = report.values.iter().map(|value| Line {
            name: noun(report, &value.piece).to_string(),
            value: value.value,
            interval: Some((value.value - value.error, value.value + value.error)),
            amount: range(value.estimate()),
        });
        let engine = report.engine.iter().map(|value| Line {
            name: noun(report, &value.piece).to_string(),
            value: value.value,
            interval: None,
            amount: decimal(value.value, 1),
        });
        let (lines, source): (Vec<Line>, Phrase) = match report.values.is_empty() {
            true => (
                engine.collect(),
                phrase!("report-picture-engine", unit = unit),
            ),
            false if report.scale == Scale::Army => {
                (shown.collect(), phrase!("report-picture-army", unit = unit))
            }
            false => (
                shown.collect(),
                phrase!("report-picture-results", unit = unit),
            ),
        };
        if !lines.is_empty() {
            self.chart(Topic::Values.heading(), lines);
            self.paragraph(11.0, &source.to_string());
        }
    }

    /// What each piece achieves alone, if that is solved.
    fn endings(&mut self, report: &Report) {
        let solved = report.endings.as_deref().unwrap_or_default();
        if !solved.is_empty() {
            self.heading(Topic::Endings.heading());
        }
        for ending in solved {
            self.paragraph(12.0, &lone_ending(name(report, &ending.piece), ending));
        }
    }

    fn chart(&mut self, heading: &str, lines: Vec<Line>) {
        if lines.is_empty() {
            return;
        }
        self.heading(heading);
        let most = lines
            .iter()
            .map(|line| line.interval.map_or(line.value, |(_, high)| high));
        let most = most.fold(f64::MIN_POSITIVE, f64::max);
        let room = WIDTH - BARS - MARGIN - AMOUNT - 10.0;
        let at = |value: f64| room * (value / most).clamp(0.0, 1.0);
        for line in lines {
            self.text(MARGIN, 12.0, &line.name);
            self.rect(BARS, at(line.value), 12.0, BAR);
            if let Some((low, high)) = line.interval {
                self.rect(BARS + at(low), at(high) - at(low), 3.0, "#222");
            }
            self.text(WIDTH - MARGIN - AMOUNT, 12.0, &line.amount);
            self.y += LINE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playtest::endings::LoneEnding;
    use crate::playtest::plan::{Series, Side};
    use crate::playtest::record::Capture;
    use crate::playtest::report::tests::{game, sheet};
    use resvg::usvg::{Options, Tree};

    /// The picture of these games is valid SVG, and has letters as PNG too.
    fn valid(report: &Report) -> String {
        let svg = picture(report);
        let tree = Tree::from_str(&svg, &Options::default());
        assert!(tree.is_ok(), "{svg}");
        let (outlines, height) = drawn(report, Letters::Outlines);
        assert!(!outlines.contains("<text"), "{outlines}");
        // The title stands at the top on the left.
        let page = rasterize(&outlines, WIDTH as u32, height as u32);
        let rows = page.rgba.chunks_exact(4 * WIDTH as usize).take(46);
        let dark = rows.flat_map(|row| row.chunks_exact(4));
        assert!(dark.filter(|pixel| pixel[0] < 100).count() > 100);
        let file = png_picture(report).unwrap();
        assert_eq!(&file[..4], b"\x89PNG");
        svg
    }

    #[test]
    fn a_picture_is_drawn_of_any_report() {
        let games: Vec<_> = (0..8)
            .map(|number| game(Series::SelfPlay, number, (number % 3) as u8, &[50; 9]))
            .collect();
        for count in [0, 1, 8] {
            let mut sheet = sheet();
            sheet.name = "Mages & <more>".to_owned();
            valid(&Report::new(&sheet, &games[..count]));
        }
    }

    /// A line at half of the width, and the same words as in the report.
    #[test]
    fn the_verdict_and_an_even_score_are_in_it() {
        let games: Vec<_> = (0..40)
            .map(|number| game(Series::SelfPlay, number, 2, &[50; 9]))
            .collect();
        let svg = valid(&Report::new(&sheet(), &games));
        for words in [
            "White has a clear advantage.",
            "The mark is at 50 %.",
            "x=\"379.5\"",
        ] {
            assert!(svg.contains(words), "{words}: {svg}");
        }
    }

    #[test]
    fn captures_values_and_endings_are_in_it() {
        let mut won = game(Series::SelfPlay, 0, 2, &[200; 9]);
        won.captures = vec![Capture {
            ply: 4,
            piece: 1,
            method: "mutual-destruction".to_owned(),
            victim: 2,
            side: Some(Side::White),
        }];
        let mut report = Report::new(&sheet(), &[won]);
        report.endings = Some(vec![LoneEnding {
            piece: "mage".to_owned(),
            positions: 100,
            wins: 0,
            longest_win: 0,
        }]);
        let svg = valid(&report);
        for words in [
            "MAGE captures PAWN (mutual destruction)",
            Topic::Deciding.heading(),
            "For the engine, in PAWNs",
            "King and MAGE cannot force a win",
        ] {
            assert!(svg.contains(words), "{words}: {svg}");
        }
    }
}
