//! Which pieces can force mate alone: the figures of the built-in games, solved once.

use std::sync::LazyLock;

/// King and one piece against a king, in a game on one of its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AloneEnding {
    /// The id of the game.
    pub game: &'static str,
    /// The layout.
    pub layout: &'static str,
    /// The pieces, such as `KRk`.
    pub pieces: &'static str,
    /// The legal positions with White to move.
    pub positions: u64,
    /// Those that White wins.
    pub wins: u64,
    /// The plies of the longest win.
    pub longest_win: u16,
    /// The legal positions with Black to move.
    pub defences: u64,
    /// Those that Black loses.
    pub losses: u64,
    /// A position of the longest win with White to move, as FEN, and its best moves; `None` if White cannot win.
    pub line: Option<(&'static str, Vec<&'static str>)>,
}

impl AloneEnding {
    /// The letter of White's piece besides the king.
    pub fn letter(&self) -> Option<char> {
        self.pieces.chars().nth(1)
    }
}

/// The figures of all games without hands, in the order of the games. Chess pieces have lines in games with only such
/// pieces.
pub fn alone() -> &'static [AloneEnding] {
    static ALONE: LazyLock<Vec<AloneEnding>> = LazyLock::new(|| {
        let lines = include_str!("../../assets/endings/alone.txt").lines();
        lines.filter_map(read).collect()
    });
    &ALONE
}

/// Reads a line; `None` for a comment.
fn read(line: &'static str) -> Option<AloneEnding> {
    let mut parts = line.split('|').map(str::trim);
    let mut words = parts.next()?.split(' ');
    let (game, layout, pieces) = (words.next()?, words.next()?, words.next()?);
    let mut number = || words.next()?.parse::<u64>().ok();
    Some(AloneEnding {
        game,
        layout,
        pieces,
        positions: number()?,
        wins: number()?,
        longest_win: u16::try_from(number()?).ok()?,
        defences: number()?,
        losses: number()?,
        line: parts
            .next()
            .zip(parts.next().map(|moves| moves.split(' ').collect())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        let text = include_str!("../../assets/endings/alone.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(alone().len(), lines);
        let rook = |ending: &&AloneEnding| {
            (ending.game, ending.layout, ending.pieces) == ("chess", "8x8", "KRk")
        };
        let rook = alone().iter().find(rook).unwrap();
        assert_eq!(
            (rook.letter(), rook.longest_win),
            (Some('R'), 31),
            "published: 16 moves"
        );
        for ending in alone() {
            let moves = ending.line.as_ref().map_or(0, |(_, moves)| moves.len());
            assert_eq!(moves, usize::from(ending.longest_win), "{ending:?}");
        }
    }
}
