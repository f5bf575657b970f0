//! The page *Which pieces mate alone?*, made from the solved endings of king and one piece, or two, against a king.

use super::contents::{GuideGames, Page, PageEnding};
use super::scene::{Scene, SceneStep};
use crate::endings::{AloneEnding, alone, pairs};
use crate::explain::how_ended;
use crate::notation::{find_move, parse_fen};
use crate::rules::{Bitboard, Move, NoMoves, PieceType, Position, Variant};
use crate::words::{count, percent, plural};
use std::sync::Arc;

/// The id of the page *Which pieces mate alone?*
pub const MATING_ALONE: &str = "mating-alone";

const TEXT: [&str; 4] = [
    "Can king and one piece force a win against a king? Baroque has solved all these endings, so the answers are exact.",
    "The list tells how often White wins with White to move, and in how many moves at most. Both sides play perfectly. \
     Draws by repetition and by the 50-move rule do not count.",
    "In some games a lone king has lost already. The list leaves them out. It also leaves out pieces that can bring \
     captured pieces back to the board.",
    "Choose an ending with a win to see its longest one, or to practise it against a perfect defence. Other moves may be \
     as good.",
];

/// What stands above the list of pairs.
const PAIRS: &str = "Two pieces that do not mate alone, or rarely, may mate together:";

/// The endings of a piece, or of two, in games in which they are the same.
struct Entry {
    /// The games, each with its name.
    games: Vec<String>,
    /// The name of the piece, or of both.
    piece: String,
    /// The endings in the first of the games, one for each board.
    endings: Vec<&'static AloneEnding>,
    /// The first game on the first of the boards.
    variant: Arc<Variant>,
}

/// The page; `None` if a game is missing.
pub(super) fn page(games: &mut GuideGames) -> Option<Page> {
    let (entries, of_pairs) = (entries(games, alone()), entries(games, pairs()));
    let mut text: Vec<String> = TEXT.into_iter().map(str::to_owned).collect();
    text.extend(stalemates(&entries));
    let mut endings = Vec::new();
    for (entries, heading) in [(&entries, None), (&of_pairs, Some(PAIRS))] {
        text.extend(heading.map(str::to_owned));
        for entry in entries {
            endings.push(PageEnding {
                paragraph: text.len(),
                scene: entry.longest().map(|ending| entry.title(ending)),
                practice: entry.practice(),
            });
            text.push(entry.line());
        }
    }
    let title = "Which pieces mate alone?".to_owned();
    let source = "Solved by Baroque, November 2026".to_owned();
    let variant = entries.first()?.variant.clone();
    let words = (title, text, source);
    Some(Page::of_endings(
        MATING_ALONE.to_owned(),
        words,
        variant,
        endings,
    ))
}

/// A scene for each piece and pair that can win, on the first board of its game.
pub(super) fn scenes(games: &mut GuideGames) -> Vec<Scene> {
    let entries = [alone(), pairs()].map(|endings| entries(games, endings));
    let entries = entries.iter().flatten();
    entries.filter_map(Entry::scene).collect()
}

/// The pieces of all games, or the pairs. Games in which all figures of a piece are the same share an entry. Where a king alone has
/// lost already, there is nothing to tell.
fn entries(games: &mut GuideGames, endings: &'static [AloneEnding]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let told = endings.iter();
    for ending in told.filter(|ending| ending.wins == 0 || ending.longest_win > 0) {
        let known = entries.iter_mut().find(|entry| {
            let first = entry.endings[0];
            (first.game, first.pieces) == (ending.game, ending.pieces)
        });
        if let Some(entry) = known {
            entry.endings.push(ending);
            continue;
        }
        let Ok(variant) = games.game_in(ending.game, ending.layout) else {
            continue;
        };
        let Some(piece) = name(ending, &variant) else {
            continue;
        };
        entries.push(Entry {
            games: vec![variant.name().to_owned()],
            piece,
            endings: vec![ending],
            variant,
        });
    }
    merged(entries)
}

/// The name of the piece of an ending, or of both.
fn name(ending: &AloneEnding, variant: &Variant) -> Option<String> {
    let names = ending.letters().map(|letter| {
        let piece = variant.piece(letter)?;
        Some(variant.kind(piece.piece_type()).name.as_str())
    });
    let names: Vec<&str> = names.collect::<Option<_>>()?;
    Some(match names[..] {
        [one, other] if one == other => format!("Two {}", plural(one)),
        _ => names.join(" and "),
    })
}

/// The same entries, with one for all games in which a piece has the same figures.
fn merged(entries: Vec<Entry>) -> Vec<Entry> {
    let mut merged: Vec<Entry> = Vec::new();
    for entry in entries {
        let alike = |known: &&mut Entry| {
            let mut pairs = known.endings.iter().zip(&entry.endings);
            known.piece == entry.piece
                && known.endings.len() == entry.endings.len()
                && pairs.all(|(a, b)| (a.layout, figures(a)) == (b.layout, figures(b)))
        };
        match merged.iter_mut().find(alike) {
            Some(known) => known.games.extend(entry.games),
            None => merged.push(entry),
        }
    }
    merged
}

/// Why a piece wins in one game and not in another, where the end of the game without a legal move tells: a sentence or
/// two for each such piece.
fn stalemates(entries: &[Entry]) -> Vec<String> {
    let mut told: Vec<&str> = Vec::new();
    let mut sentences = Vec::new();
    for winner in entries {
        let other = |entry: &&Entry| entry.piece == winner.piece && entry.draws_by_no_moves();
        let first = winner.wins_by_no_moves() && !told.contains(&winner.piece.as_str());
        let Some(other) = entries.iter().find(other).filter(|_| first) else {
            continue;
        };
        told.push(&winner.piece);
        let all = winner
            .endings
            .iter()
            .all(|ending| ending.wins == ending.positions);
        let often = if all { "always" } else { "nearly always" };
        let none = other.endings.iter().all(|ending| ending.wins == 0);
        let rarely = if none { "never win" } else { "hardly ever win" };
        sentences.push(format!(
            "In {} a side without a legal move loses, so king and {} {often} win. In {} that is a draw, and they {rarely}.",
            winner.games[0], winner.piece, other.games[0]
        ));
    }
    sentences
}

fn figures(ending: &AloneEnding) -> (u64, u64, u16) {
    (ending.positions, ending.wins, ending.longest_win)
}

impl Entry {
    /// The figures as an item of a list.
    fn line(&self) -> String {
        let boards: Vec<String> = self.endings.iter().map(|ending| on_board(ending)).collect();
        format!(
            "- {} in {}: {}.",
            self.piece,
            self.games.join(" / "),
            boards.join("; ")
        )
    }

    /// Whether nearly every position is a win, in a game in which a side without a legal move loses.
    fn wins_by_no_moves(&self) -> bool {
        let mut endings = self.endings.iter();
        self.variant.settings().no_moves == NoMoves::Loses
            && endings.all(|ending| ending.wins * 10 >= ending.positions * 9)
    }

    /// Whether hardly any position is a win, in a game in which that is a draw.
    fn draws_by_no_moves(&self) -> bool {
        let mut endings = self.endings.iter();
        self.variant.settings().no_moves == NoMoves::Draws
            && endings.all(|ending| ending.wins * 10 <= ending.positions)
    }

    /// The ending with the longest win on the first board.
    fn longest(&self) -> Option<&'static AloneEnding> {
        let layout = self.variant.layout();
        let mut endings = self.endings.iter().copied();
        endings.find(|ending| ending.line.is_some() && ending.layout == layout)
    }

    /// The game and the piece, if it is alone and the ending is worth practice.
    fn practice(&self) -> Option<(Arc<Variant>, PieceType)> {
        let ending = self.longest().filter(|ending| ending.is_worth_practice())?;
        let mut letters = ending.letters();
        let piece = self.variant.piece(letters.next()?)?;
        let alone = letters.next().is_none();
        alone.then(|| (self.variant.clone(), piece.piece_type()))
    }

    /// The title of the scene with the longest win.
    fn title(&self, ending: &AloneEnding) -> String {
        let total = count(usize::from(ending.longest_win).div_ceil(2), "move");
        let (game, board) = (self.variant.name(), board(ending));
        format!("{} in {game}, {board}: {total}", self.piece)
    }

    /// The longest win. The captions tell how many moves are left.
    fn scene(&self) -> Option<Scene> {
        let ending = self.longest()?;
        let (fen, moves) = ending.line.as_ref()?;
        let variant = self.variant.clone();
        let start = parse_fen(&variant, fen).ok()?;
        let mut position = start.clone();
        let mut line = Vec::new();
        for (ply, text) in moves.iter().enumerate() {
            let mv = find_move(&variant, &position, text)?;
            let before = position;
            position = variant.play(&before, mv);
            let left = (moves.len() - ply - 1).div_ceil(2);
            let caption = match left {
                0 => ended(&variant, &before, mv),
                1 => "1 move left.".to_owned(),
                left => format!("{left} moves left."),
            };
            line.push(SceneStep { mv, caption });
        }
        Some(Scene {
            title: self.title(ending),
            start,
            lines: vec![line],
            refused: Vec::new(),
            task: None,
            targets: Bitboard::EMPTY,
            variant,
        })
    }
}

/// How the last move wins.
fn ended(variant: &Variant, before: &Position, mv: Move) -> String {
    let outcome = variant.outcome(&variant.play(before, mv));
    let transition = variant.transition(before, mv);
    let how = outcome.map(|outcome| how_ended(variant, before, &transition, outcome));
    let words = ["White wins.".to_owned()].into_iter();
    let words: Vec<String> = words.chain(how.into_iter().flatten()).collect();
    words.join(" ")
}

/// The board of an ending, such as `8×8`.
fn board(ending: &AloneEnding) -> String {
    ending.layout.replace('x', "×")
}

/// The figures of a board, such as `100 % on 8×8, at most 16 moves`.
fn on_board(ending: &AloneEnding) -> String {
    let board = board(ending);
    if ending.wins == 0 {
        return format!("never on {board}");
    }
    let share = percent(ending.wins, ending.positions);
    match ending.longest_win.div_ceil(2) {
        1 => format!("{share} % on {board}, in one move"),
        moves => format!("{share} % on {board}, at most {moves} moves"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Color, Outcome};
    use crate::variant_file::Catalogue;

    #[test]
    fn the_page_names_every_piece_and_its_scenes_end_with_a_win() {
        let catalogue = Catalogue::built_in();
        let page = page(&mut GuideGames::new(&catalogue)).unwrap();
        let text = page.text.join("\n");
        // The longest published wins on 8×8: 10 moves with a queen, 16 with a rook, 28 with a pawn.
        for line in [
            "- Queen in Chess",
            "100 % on 8×8, at most 10 moves",
            "100 % on 8×8, at most 16 moves",
            "at most 28 moves",
            "- Withdrawer in Withdrawer Chess: 100 % on 10×10, at most 31 moves",
            // Two pairs: 19 and 33 moves.
            "- Two Bishops in Chess: 49.2 % on 8×8, at most 19 moves",
            "- Bishop and Knight in Chess: 99.5 % on 8×8, at most 33 moves",
            // With stalemate as a draw, the Long Leaper wins 0.8 % in Ultima too.
            "In Ultima a side without a legal move loses, so king and Long Leaper always win. \
             In Long Leaper Chess that is a draw, and they hardly ever win.",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        // The Immobilizer wins on one board and not on the other, so its reason is another one.
        assert!(!text.contains("king and Immobilizer"), "{text}");
        let scenes = page.scenes(&catalogue).unwrap();
        for ending in page.endings() {
            assert!(page.text[ending.paragraph].starts_with("- "), "{ending:?}");
            let scene = ending.scene.as_ref();
            let shown = |title: &String| scenes.iter().any(|scene| scene.title == *title);
            assert!(scene.is_none_or(shown), "{scene:?}");
            assert!(ending.practice.is_none() || scene.is_some());
        }
        let practised = page
            .endings()
            .iter()
            .filter(|ending| ending.practice.is_some());
        assert!(practised.count() > 10);
        assert!(scenes.len() > 15, "{}", scenes.len());
        for scene in scenes {
            let mut position = scene.start.clone();
            let last = &scene.lines[0].last().unwrap().caption;
            assert!(last.len() > "White wins. ".len(), "{last}");
            for step in &scene.lines[0] {
                position = scene.variant.play(&position, step.mv);
            }
            let outcome = scene.variant.outcome(&position);
            assert!(
                matches!(outcome, Some(Outcome::Win(Color::White, _))),
                "{}",
                scene.title
            );
        }
    }
}
