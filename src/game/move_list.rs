//! The content of the move list: the main line in two columns, with comments and variations below their moves.

use super::annotation::Annotation;
use super::{Node, NodeId, Place, Remark, Says, Tree};
use crate::notation::SquareNotation;
use crate::notation::pgn::glyph_signs;
use crate::rules::Color;

/// An entry of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum ListEntry {
    /// A row of the main line: the move number (none while the array is being chosen), White's move and Black's.
    Pair(Option<u32>, [Option<MoveCell>; 2]),
    /// Text about the move above: a comment or a variation.
    Text(Vec<ListWord>),
}

/// A move of the main line.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveCell {
    /// The node after it.
    pub at: NodeId,
    /// The number of plies to it.
    pub ply: usize,
    /// The move with its glyphs.
    pub text: String,
}

/// A part of text: a move, a comment or a parenthesis.
#[derive(Clone, Debug, PartialEq)]
pub enum ListWord {
    /// A move, with its number where needed.
    Move(MoveCell),
    /// A comment.
    Comment(String),
    /// The parentheses around a nested variation.
    Open,
    /// The end of these parentheses.
    Close,
}

/// The entries of a game. `sign` gives the glyph of the review for a move.
pub fn entries(
    tree: &Tree,
    sign: impl Fn(NodeId, usize) -> Option<&'static str>,
) -> Vec<ListEntry> {
    let writer = Writer { tree, sign: &sign };
    let mut entries = Vec::new();
    let texts =
        |entries: &mut Vec<ListEntry>, node: &Node, comment: &str, places: fn(Place) -> bool| {
            let mut words = Vec::new();
            writer.comment(&mut words, comment);
            writer.remarks(&mut words, node, places);
            entries.extend(words.into_iter().map(|word| ListEntry::Text(vec![word])));
        };
    let root = tree.node(Tree::ROOT);
    texts(&mut entries, root, &root.comment, |_| true);
    for (index, at) in tree.line_after(Tree::ROOT).enumerate() {
        let node = tree.node(at);
        texts(&mut entries, node, &node.preface, |place| {
            place == Place::Before
        });
        writer.main(&mut entries, at, index + 1);
        texts(&mut entries, node, &node.comment, |place| {
            place == Place::After
        });
        for &variation in tree.alternatives(at).iter().skip(1) {
            entries.push(ListEntry::Text(writer.variation(variation, index + 1)));
        }
        texts(&mut entries, node, "", |place| {
            matches!(place, Place::Behind(_))
        });
    }
    entries
}

/// A part of a variation that is still to be written.
enum WritingTask {
    Open,
    Move(NodeId, usize),
    LineAfter(NodeId, usize),
    Close,
}

struct Writer<'a, S> {
    tree: &'a Tree,
    sign: &'a S,
}

impl<S: Fn(NodeId, usize) -> Option<&'static str>> Writer<'_, S> {
    /// The number of the move to a node, and its side.
    fn number(&self, at: NodeId) -> (Option<u32>, Color) {
        let before = self.tree.node(at).parent().unwrap_or(Tree::ROOT);
        let before = &self.tree.node(before).position;
        let arranging = self.tree.variant().is_arranging(before);
        let number = (!arranging).then_some(before.fullmove());
        (number, before.turn())
    }

    fn main(&self, entries: &mut Vec<ListEntry>, at: NodeId, ply: usize) {
        let (number, turn) = self.number(at);
        let column = turn as usize;
        let cell = self.cell(at, ply);
        match entries.last_mut() {
            Some(ListEntry::Pair(known, cells))
                if *known == number && cells[column..].iter().all(Option::is_none) =>
            {
                cells[column] = Some(cell);
            }
            _ => {
                let mut cells = [None, None];
                cells[column] = Some(cell);
                entries.push(ListEntry::Pair(number, cells));
            }
        }
    }

    /// A move with its glyphs.
    fn cell(&self, at: NodeId, ply: usize) -> MoveCell {
        let node = self.tree.node(at);
        let before = node.parent().map(|at| &self.tree.node(at).position);
        let made = before.zip(node.ply.as_ref());
        let mut text = made.map_or_else(String::new, |(before, ply)| {
            let mv = ply.transition.mv;
            SquareNotation::new(self.tree.variant(), before, mv, &ply.san).to_string()
        });
        let mut judged = false;
        for &nag in &node.nags {
            judged |= glyph_signs(nag).is_some();
            text.push_str(&nag_text(nag));
        }
        if let Some(sign) = (self.sign)(at, ply).filter(|_| !judged) {
            text.push_str(sign);
        }
        MoveCell { at, ply, text }
    }

    /// A variation as text, with nested ones in parentheses.
    fn variation(&self, at: NodeId, ply: usize) -> Vec<ListWord> {
        let mut words = Vec::new();
        let mut tasks = vec![WritingTask::LineAfter(at, ply), WritingTask::Move(at, ply)];
        while let Some(task) = tasks.pop() {
            match task {
                WritingTask::Open => words.push(ListWord::Open),
                WritingTask::Close => words.push(ListWord::Close),
                WritingTask::Move(at, ply) => self.running(&mut words, at, ply),
                WritingTask::LineAfter(at, ply) => {
                    let children = self.tree.node(at).children();
                    let Some((&next, variations)) = children.split_first() else {
                        continue;
                    };
                    let ply = ply + 1;
                    tasks.push(WritingTask::LineAfter(next, ply));
                    for &variation in variations.iter().rev() {
                        tasks.push(WritingTask::Close);
                        tasks.push(WritingTask::LineAfter(variation, ply));
                        tasks.push(WritingTask::Move(variation, ply));
                        tasks.push(WritingTask::Open);
                    }
                    tasks.push(WritingTask::Move(next, ply));
                }
            }
        }
        words
    }

    /// A move in text. White's moves have numbers, and Black's where they do not follow White's.
    fn running(&self, words: &mut Vec<ListWord>, at: NodeId, ply: usize) {
        let node = self.tree.node(at);
        self.comment(words, &node.preface);
        self.remarks(words, node, |place| place == Place::Before);
        let mut cell = self.cell(at, ply);
        let follows = matches!(words.last(), Some(ListWord::Move(_)));
        cell.text = match self.number(at) {
            (Some(number), Color::White) => format!("{number}. {}", cell.text),
            (Some(number), Color::Black) if !follows => format!("{number}… {}", cell.text),
            _ => cell.text,
        };
        words.push(ListWord::Move(cell));
        self.comment(words, &node.comment);
        self.remarks(words, node, |place| place != Place::Before);
    }

    /// The words of a comment. The board shows its commands.
    fn comment(&self, words: &mut Vec<ListWord>, comment: &str) {
        let text = Annotation::read(comment, self.tree.variant().geometry()).text;
        words.extend((!text.is_empty()).then_some(ListWord::Comment(text)));
    }

    /// The words of further comments and glyphs in some places of a move.
    fn remarks(&self, words: &mut Vec<ListWord>, node: &Node, places: fn(Place) -> bool) {
        for Remark { place, says } in &node.remarks {
            match says {
                _ if !places(*place) => {}
                Says::Comment(text) => self.comment(words, text),
                Says::Nag(number) => {
                    let text = nag_text(*number).trim_start().to_owned();
                    words.push(ListWord::Comment(text));
                }
            }
        }
    }
}

/// A glyph as it follows a move.
fn nag_text(nag: u8) -> String {
    match (glyph_signs(nag), nag) {
        (Some(signs), _) => signs.to_owned(),
        (None, 7) => " □".to_owned(),
        (None, 10..=12) => " =".to_owned(),
        (None, 13) => " ∞".to_owned(),
        (None, 14) => " +=".to_owned(),
        (None, 15) => " =+".to_owned(),
        (None, 16) => " ±".to_owned(),
        (None, 17) => " −/+".to_owned(),
        (None, 18) => " +−".to_owned(),
        (None, 19) => " −+".to_owned(),
        (None, nag) => format!(" ${nag}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{find_move, parse_fen};
    use crate::variant_file::Catalogue;
    use std::sync::Arc;

    fn tree(game: &str, layout: Option<&str>, fen: Option<&str>) -> Tree {
        let variant = Catalogue::built_in().variant(game, layout, &[]).unwrap();
        let start = fen.map_or(variant.start().clone(), |fen| {
            parse_fen(&variant, fen).unwrap()
        });
        Tree::new(Arc::new(variant), start)
    }

    fn play(tree: &mut Tree, mut at: NodeId, moves: &str) -> NodeId {
        for text in moves.split_whitespace() {
            let mv = find_move(tree.variant(), &tree.node(at).position, text).expect(text);
            at = tree.play(at, mv).expect(text);
        }
        at
    }

    /// The entries as text: `|` between columns, and a line for each variation.
    fn written(tree: &Tree) -> Vec<String> {
        let word = |word: &ListWord| match word {
            ListWord::Move(cell) => cell.text.clone(),
            ListWord::Comment(text) => format!("{{{text}}}"),
            ListWord::Open => "(".to_owned(),
            ListWord::Close => ")".to_owned(),
        };
        let cell =
            |cell: &Option<MoveCell>| cell.as_ref().map_or("…".to_owned(), |c| c.text.clone());
        let entry = |entry: &ListEntry| match entry {
            ListEntry::Pair(number, [white, black]) => {
                let number = number.map_or(String::new(), |number| format!("{number} "));
                format!("{number}{} | {}", cell(white), cell(black))
            }
            ListEntry::Text(words) => words.iter().map(word).collect::<Vec<_>>().join(" "),
        };
        entries(tree, |_, _| None).iter().map(entry).collect()
    }

    #[test]
    fn moves_have_numbers_but_choices_of_the_array_do_not() {
        let mut tree = tree("baroque", None, None);
        let moves = "setup:keep setup:exchange setup:keep setup:keep e2e4 e7e5";
        play(&mut tree, Tree::ROOT, moves);
        let numbers: Vec<Option<u32>> = entries(&tree, |_, _| None)
            .iter()
            .map(|entry| match entry {
                ListEntry::Pair(number, [Some(_), Some(_)]) => *number,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(numbers, [None, None, Some(1)]);
    }

    #[test]
    fn a_game_that_black_starts_has_an_empty_cell_for_white() {
        let fen = "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7";
        let mut tree = tree("chess", Some("8x8"), Some(fen));
        play(&mut tree, Tree::ROOT, "e7e5 e2e4");
        assert_eq!(written(&tree), ["7 … | e7-e5", "8 e2-e4 | …"]);
    }

    #[test]
    fn variations_and_comments_follow_their_moves() {
        let mut tree = tree("chess", Some("8x8"), None);
        let first = play(&mut tree, Tree::ROOT, "e2e4");
        play(&mut tree, first, "e7e5 g1f3 b8c6");
        play(&mut tree, Tree::ROOT, "d2d4 d7d5 c2c4");
        let queens = play(&mut tree, Tree::ROOT, "d2d4");
        play(&mut tree, queens, "g8f6 c2c4");
        let third = play(&mut tree, first, "e7e5 g1f3");
        tree.node_mut(third).comment = "Good".to_owned();
        tree.node_mut(third).nags = vec![1, 14];
        let expected = [
            "1 e2-e4 | …",
            "1. d2-d4 d7-d5 ( 1… g8-f6 2. c2-c4 ) 2. c2-c4",
            "1 … | e7-e5",
            "2 g1-f3! += | …",
            "{Good}",
            "2 … | b8-c6",
        ];
        assert_eq!(written(&tree), expected);
    }

    #[test]
    fn commands_in_comments_are_left_out() {
        let mut tree = tree("chess", Some("8x8"), None);
        let first = play(&mut tree, Tree::ROOT, "e2e4");
        tree.node_mut(first).comment = "[%clk 0:10:00]".to_owned();
        let second = play(&mut tree, first, "e7e5");
        tree.node_mut(second).comment = "[%eval 0.2] Solid [%csl Ge5]".to_owned();
        let other = play(&mut tree, first, "c7c5");
        tree.node_mut(other).comment = "[%clk 0:01:00] sharp".to_owned();
        let expected = ["1 e2-e4 | e7-e5", "{Solid}", "1… c7-c5 {sharp}"];
        assert_eq!(written(&tree), expected);
    }

    #[test]
    fn the_review_adds_glyphs_only_to_unjudged_moves() {
        let mut tree = tree("chess", Some("8x8"), None);
        let end = play(&mut tree, Tree::ROOT, "e2e4 e7e5");
        tree.node_mut(end).nags = vec![5];
        let entries = entries(&tree, |_, _| Some("??"));
        let ListEntry::Pair(_, [Some(white), Some(black)]) = &entries[0] else {
            panic!("{entries:?}");
        };
        assert_eq!(
            (white.text.as_str(), black.text.as_str()),
            ("e2-e4??", "e7-e5!?")
        );
    }
}
