//! Puzzles as text: a file for each game, a line for each puzzle.
//!
//! The fields of a line are separated by `;`: rating, end, themes, moves, FEN, layout, and any options that are not
//! the default ones. Lines that begin with `#` are comments, except `# seeds: N`, which gives the number of mined
//! seeds.

use super::{End, Puzzle, Theme};
use crate::words::count;
use std::fmt;
use std::ops::RangeInclusive;

/// The ratings of puzzles.
pub const RATINGS: RangeInclusive<u16> = 400..=3_000;

/// The comment with the number of seeds.
const SEEDS: &str = "# seeds:";

/// The puzzles of a game, and how far they have been mined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFile {
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
    /// So many seeds have been mined, from 0 on.
    pub seeds: u64,
}

/// What is wrong with a file of puzzles, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what to do.
    pub problem: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for TextError {}

impl PuzzleFile {
    /// Reads the puzzles of a game.
    ///
    /// # Errors
    ///
    /// When a line has not the right fields. Whether a position and its moves fit the game is not looked at.
    pub fn read(game: &str, text: &str) -> Result<PuzzleFile, TextError> {
        let mut file = PuzzleFile::default();
        for (index, line) in text.lines().enumerate() {
            let at = |problem: String| TextError {
                line: index + 1,
                problem,
            };
            if let Some(seeds) = line.strip_prefix(SEEDS) {
                let wanted = || at(format!("`{}`: expected a number of seeds", seeds.trim()));
                file.seeds = seeds.trim().parse().map_err(|_| wanted())?;
            } else if !line.starts_with('#') && !line.trim().is_empty() {
                file.puzzles.push(read_line(game, line).map_err(at)?);
            }
        }
        Ok(file)
    }

    /// The text of the puzzles.
    pub fn write(&self, game: &str) -> String {
        let mut text = format!(
            "# Puzzles of {game}, found and proved by `baroque puzzles mine {game}`.\n\
             # rating;end;themes;moves;FEN;layout;options\n\
             {SEEDS} {}\n",
            self.seeds
        );
        for puzzle in &self.puzzles {
            text.push_str(&write_line(puzzle));
            text.push('\n');
        }
        text
    }
}

fn read_line(game: &str, line: &str) -> Result<Puzzle, String> {
    let fields: Vec<&str> = line.split(';').collect();
    let [rating, end, themes, moves, fen, layout, options] = fields[..] else {
        let found = count(fields.len(), "field");
        return Err(format!(
            "{found}, expected 7: rating;end;themes;moves;FEN;layout;options"
        ));
    };
    let rating = rating
        .parse()
        .ok()
        .filter(|rating| RATINGS.contains(rating))
        .ok_or_else(|| {
            let (low, high) = RATINGS.into_inner();
            format!("the rating `{rating}`: expected a number from {low} to {high}")
        })?;
    let end = End::ALL.into_iter().find(|known| known.name() == end);
    let line: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    if line.len().is_multiple_of(2) {
        return Err(format!(
            "the moves `{moves}`: expected an odd number, since the solver has the first and the last"
        ));
    }
    Ok(Puzzle {
        game: game.to_owned(),
        layout: layout.to_owned(),
        options: read_options(options)?,
        fen: fen.to_owned(),
        line,
        end: end
            .ok_or_else(|| format!("the end `{}`: expected win, gain or defence", fields[1]))?,
        rating,
        themes: read_themes(themes)?,
    })
}

fn read_themes(text: &str) -> Result<Vec<Theme>, String> {
    let mut themes: Vec<Theme> = Vec::new();
    for name in text.split_whitespace() {
        let theme = name.parse().map_err(|unknown| format!("{unknown}"))?;
        if themes.last().is_some_and(|&last| last >= theme) {
            return Err(format!(
                "the theme `{name}` is not in the order of the themes"
            ));
        }
        themes.push(theme);
    }
    Ok(themes)
}

fn read_options(text: &str) -> Result<Vec<(String, String)>, String> {
    let option = |text: &str| {
        let parts = text.split_once('=');
        let parts = parts.map(|(option, choice)| (option.to_owned(), choice.to_owned()));
        parts.ok_or_else(|| format!("the option `{text}`: expected OPTION=CHOICE"))
    };
    text.split_whitespace().map(option).collect()
}

fn write_line(puzzle: &Puzzle) -> String {
    let themes: Vec<String> = puzzle.themes.iter().map(Theme::to_string).collect();
    let options = puzzle.options.iter();
    let options: Vec<String> = options
        .map(|(option, choice)| format!("{option}={choice}"))
        .collect();
    [
        puzzle.rating.to_string(),
        puzzle.end.to_string(),
        themes.join(" "),
        puzzle.line.join(" "),
        puzzle.fen.clone(),
        puzzle.layout.clone(),
        options.join(" "),
    ]
    .join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "1200;gain;pinch quiet;a2a4 b7b5 a4b5;8/8 w - - 0 1;8x8;suicide=off";

    #[test]
    fn puzzles_are_read_as_they_are_written() {
        let file = PuzzleFile::read("ultima", &format!("# seeds: 12\n\n# more\n{LINE}\n")).unwrap();
        assert_eq!(file.seeds, 12);
        let puzzle = &file.puzzles[0];
        assert_eq!((puzzle.moves(), puzzle.rating), (2, 1200));
        assert_eq!(puzzle.options, [("suicide".to_owned(), "off".to_owned())]);
        assert_eq!(
            PuzzleFile::read("ultima", &file.write("ultima")),
            Ok(file.clone())
        );
        assert!(file.write("ultima").ends_with(&format!("{LINE}\n")));
    }

    #[test]
    fn mistakes_are_told_with_their_line() {
        for (from, into, message) in [
            ("1200", "30000", "rating"),
            ("1200", "many", "rating"),
            ("gain", "loss", "end"),
            ("pinch", "pinchh", "theme"),
            ("pinch quiet", "quiet pinch", "order"),
            (" a4b5", "", "odd"),
            ("suicide=off", "suicide", "OPTION=CHOICE"),
            (";8x8", "", "7"),
        ] {
            let text = format!("# seeds: 1\n{}\n", LINE.replacen(from, into, 1));
            let error = PuzzleFile::read("ultima", &text).unwrap_err();
            assert!(
                error.line == 2 && error.problem.contains(message),
                "{error}"
            );
        }
        assert!(PuzzleFile::read("ultima", "# seeds: x").is_err());
    }
}
