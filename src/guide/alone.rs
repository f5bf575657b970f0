//! The page *Which pieces mate alone?*, made from the solved endings of king and one piece, or two, against a king.

use super::contents::{GuideGames, Page, PageEnding};
use super::scene::{Scene, SceneStep};
use crate::endings::{AloneEnding, alone, pairs};
use crate::explain::how_ended;
use crate::notation::{find_move, parse_fen};
use crate::rules::{Bitboard, Move, NoMoves, PieceType, Position, Variant};
use crate::texts::percent;
use crate::texts::{Argument, Joint, Noun, Phrase, phrase, text};
use std::sync::Arc;

/// The id of the page *Which pieces mate alone?*
pub const MATING_ALONE: &str = "mating-alone";

/// The endings of a piece, or of two, in games in which they are the same.
struct Entry {
    /// The games, each with its name.
    games: Vec<String>,
    /// The name of the piece, or of both.
    piece: Argument,
    /// The endings in the first of the games, one for each board.
    endings: Vec<&'static AloneEnding>,
    /// The first game on the first of the boards.
    variant: Arc<Variant>,
}

/// The page; `None` if a game is missing.
pub(super) fn page(games: &mut GuideGames) -> Option<Page> {
    let (entries, of_pairs) = (entries(games, alone()), entries(games, pairs()));
    let words = [
        text!("mating-what"),
        text!("mating-list"),
        text!("mating-left-out"),
        text!("mating-choose"),
    ];
    let mut text: Vec<String> = words.map(str::to_owned).to_vec();
    text.extend(stalemates(&entries));
    let (mut endings, mut scenes) = (Vec::new(), 0..);
    for (entries, heading) in [(&entries, None), (&of_pairs, Some(text!("mating-pairs")))] {
        text.extend(heading.map(str::to_owned));
        for entry in entries {
            endings.push(PageEnding {
                paragraph: text.len(),
                scene: entry.longest().and_then(|_| scenes.next()),
                practice: entry.practice(),
            });
            text.push(format!("- {}", entry.line()));
        }
    }
    let title = text!("mating-title").to_owned();
    let source = text!("mating-source").to_owned();
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
fn name(ending: &AloneEnding, variant: &Variant) -> Option<Argument> {
    let names = ending.letters().map(|letter| {
        let piece = variant.piece(letter)?;
        Some(variant.kind(piece.piece_type()).name.as_str())
    });
    let names: Vec<&str> = names.collect::<Option<_>>()?;
    Some(match names[..] {
        [one, other] if one == other => phrase!("mating-two", piece = Noun::name(one)).into(),
        [one, other] => {
            let (one, other) = (Noun::name(one), Noun::name(other));
            phrase!("mating-both", one = one, other = other).into()
        }
        _ => Noun::name(names.first()?).into(),
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
    let mut told: Vec<&Argument> = Vec::new();
    let mut sentences = Vec::new();
    for winner in entries {
        let other = |entry: &&Entry| entry.piece == winner.piece && entry.draws_by_no_moves();
        let first = winner.wins_by_no_moves() && !told.contains(&&winner.piece);
        let Some(other) = entries.iter().find(other).filter(|_| first) else {
            continue;
        };
        told.push(&winner.piece);
        let all = winner
            .endings
            .iter()
            .all(|ending| ending.wins == ending.positions);
        let none = other.endings.iter().all(|ending| ending.wins == 0);
        let why = phrase!(
            "mating-why",
            game = winner.games[0].as_str(),
            piece = winner.piece.clone(),
            always = all,
            other = other.games[0].as_str(),
            never = none
        );
        sentences.push(why.to_string());
    }
    sentences
}

fn figures(ending: &AloneEnding) -> (u64, u64, u16) {
    (ending.positions, ending.wins, ending.longest_win)
}

impl Entry {
    /// The figures.
    fn line(&self) -> Phrase {
        let boards = self.endings.iter().map(|ending| on_board(ending));
        phrase!(
            "mating-ending",
            piece = self.piece.clone(),
            games = self.games.join(" / "),
            boards = Argument::list(boards, Joint::Semicolon)
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
        let words = phrase!(
            "mating-longest",
            piece = self.piece.clone(),
            game = self.variant.name(),
            board = board(ending),
            count = usize::from(ending.longest_win).div_ceil(2)
        );
        words.sentence()
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
                left => phrase!("mating-moves-left", count = left).to_string(),
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
    let words = [text!("mating-white-wins").to_owned()].into_iter();
    let words: Vec<String> = words.chain(how.into_iter().flatten()).collect();
    words.join(" ")
}

/// The board of an ending, such as `8×8`.
fn board(ending: &AloneEnding) -> String {
    ending.layout.replace('x', "×")
}

/// The figures of a board, such as `100 % on 8×8, at most 16 moves`.
fn on_board(ending: &AloneEnding) -> Phrase {
    if ending.wins == 0 {
        return phrase!("mating-never", board = board(ending));
    }
    phrase!(
        "mating-share",
        share = percent(ending.wins, ending.positions),
        board = board(ending),
        count = usize::from(ending.longest_win).div_ceil(2)
    )
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
            let line = &page.text[ending.paragraph];
            let (piece, _) = line.trim_start_matches("- ").split_once(" in ").unwrap();
            let shown = |scene: usize| scenes[scene].title.starts_with(&format!("{piece} in "));
            assert!(ending.scene.is_none_or(shown), "{ending:?}");
            assert!(ending.practice.is_none() || ending.scene.is_some());
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
