//! Files of puzzles: a game on the first line, then the file. What is written and read again is equal. A puzzle that
//! fits its game has a legal line.

use super::games::{GAMES, first_line};
use super::repository;
use baroque::puzzles::{Puzzle, PuzzleFile};

pub fn check(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    let (game, text) = first_line(text);
    match PuzzleFile::read(game, text) {
        Ok(file) => {
            let written = file.write(game);
            assert_eq!(
                PuzzleFile::read(game, &written),
                Ok(file.clone()),
                "{written}"
            );
            file.puzzles.iter().take(10).for_each(check_puzzle);
        }
        Err(error) => assert!(error.to_string().len() < 4000, "{error}"),
    }
}

fn check_puzzle(puzzle: &Puzzle) {
    let _ = puzzle.id();
    let name = format!("{}:{}", puzzle.game, puzzle.layout);
    let Some((_, game)) = GAMES.iter().find(|(known, _)| *known == name) else {
        return;
    };
    if let Ok(opened) = puzzle.open_in((**game).clone()) {
        assert_eq!(opened.line.len(), puzzle.line.len());
        assert!(game.legal_moves(&opened.position).contains(&opened.line[0]));
    }
}

pub fn seeds() -> Vec<Vec<u8>> {
    let files = repository::texts("assets/puzzles", "txt");
    let files = files.into_iter().filter_map(|text| {
        let game = text
            .lines()
            .next()?
            .split(' ')
            .nth(3)?
            .trim_end_matches(',')
            .to_owned();
        let lines: Vec<&str> = text.lines().take(8).collect();
        Some(format!("{game}\n{}\n", lines.join("\n")).into_bytes())
    });
    files.collect()
}
