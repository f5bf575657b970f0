//! Which pieces can force mate alone, or two together: the figures of the built-in games, solved once.

use std::sync::LazyLock;

/// An ending whose longest win has no more plies is not worth practice.
const LONGEST_WITHOUT_PRACTICE: u16 = 3;

/// King and one piece, or two, against a king, in a game on one of its boards.
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
    /// Whether it is worth practice: a win needs some moves.
    pub fn is_worth_practice(&self) -> bool {
        self.longest_win > LONGEST_WITHOUT_PRACTICE
    }

    /// The letter of White's first piece besides the king.
    pub fn letter(&self) -> Option<char> {
        self.letters().next()
    }

    /// The letters of White's pieces besides the king.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        let pieces = self.pieces.chars().skip(1);
        pieces.take_while(|letter| letter.is_uppercase())
    }
}

/// The figures of all games without drops, in the order of the games. Chess pieces have lines in games with only such
/// pieces.
pub fn alone() -> &'static [AloneEnding] {
    static ALONE: LazyLock<Vec<AloneEnding>> =
        LazyLock::new(|| read_all(include_str!("../../assets/endings/alone.txt")));
    &ALONE
}

/// The figures of some pairs of pieces that do not mate alone, in the order of the games.
pub fn pairs() -> &'static [AloneEnding] {
    static PAIRS: LazyLock<Vec<AloneEnding>> =
        LazyLock::new(|| read_all(include_str!("../../assets/endings/pairs.txt")));
    &PAIRS
}

fn read_all(text: &'static str) -> Vec<AloneEnding> {
    text.lines().filter_map(read).collect()
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
        let texts = [
            include_str!("../../assets/endings/alone.txt"),
            include_str!("../../assets/endings/pairs.txt"),
        ];
        for (text, read) in texts.into_iter().zip([alone(), pairs()]) {
            let lines = text.lines().filter(|line| !line.starts_with('#')).count();
            assert_eq!(read.len(), lines);
        }
        let rook = |ending: &&AloneEnding| {
            (ending.game, ending.layout, ending.pieces) == ("chess", "8x8", "KRk")
        };
        let rook = alone().iter().find(rook).unwrap();
        assert_eq!(
            (rook.letter(), rook.longest_win),
            (Some('R'), 31),
            "published: 16 moves"
        );
        assert!(alone().iter().all(|ending| ending.letters().count() == 1));
        assert!(pairs().iter().all(|ending| ending.letters().count() == 2));
        for ending in alone().iter().chain(pairs()) {
            let moves = ending.line.as_ref().map_or(0, |(_, moves)| moves.len());
            assert_eq!(moves, usize::from(ending.longest_win), "{ending:?}");
        }
    }
}
