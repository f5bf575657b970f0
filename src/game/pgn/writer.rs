//! The moves of a game, put into lines.

use crate::game::{NodeId, Tree};
use crate::notation::pgn::glyph_signs;
use crate::notation::write_move;
use crate::rules::{Color, Travel};

/// How long the lines of moves are, in characters.
pub(super) const WIDTH: usize = 80;

/// Room at the end of a line for parentheses, which follow without a space.
const CLOSING: usize = 2;

/// Something that is yet to be written.
enum Task {
    Open,
    Move(NodeId),
    LineAfter(NodeId),
    Close,
}

/// Words on lines of at most [`WIDTH`] characters.
#[derive(Default)]
pub(super) struct Writer {
    pub text: String,
    column: usize,
    /// Whether Black's next move is numbered too.
    numbered: bool,
    /// Whether the next word follows an opening parenthesis.
    tight: bool,
}

impl Writer {
    pub fn word(&mut self, word: &str) {
        let length = word.chars().count();
        match (self.column, std::mem::take(&mut self.tight)) {
            (0, _) | (_, true) => {}
            (column, _) if column + 1 + length + CLOSING > WIDTH => {
                self.text.push('\n');
                self.column = 0;
            }
            _ => {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(word);
        self.column += length;
    }

    /// A closing brace cannot stand in a comment: it becomes a parenthesis.
    pub fn comment(&mut self, comment: &str) {
        let words: Vec<&str> = comment.split_whitespace().collect();
        if words.is_empty() {
            return;
        }
        let text = words.join(" ").replace('{', "(").replace('}', ")");
        for word in format!("{{{text}}}").split(' ') {
            self.word(word);
        }
        self.numbered = true;
    }

    /// The main line and its variations, each behind the move that it varies.
    pub fn line(&mut self, tree: &Tree) {
        self.numbered = true;
        let mut tasks = vec![Task::LineAfter(Tree::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open => {
                    self.word("(");
                    self.tight = true;
                    self.numbered = true;
                }
                Task::Close => {
                    self.tight = true;
                    self.word(")");
                    self.numbered = true;
                }
                Task::Move(at) => self.ply(tree, at),
                Task::LineAfter(at) => {
                    let Some((&next, variations)) = tree.node(at).children().split_first() else {
                        continue;
                    };
                    tasks.push(Task::LineAfter(next));
                    for &variation in variations.iter().rev() {
                        tasks.extend([
                            Task::Close,
                            Task::LineAfter(variation),
                            Task::Move(variation),
                            Task::Open,
                        ]);
                    }
                    tasks.push(Task::Move(next));
                }
            }
        }
    }

    fn ply(&mut self, tree: &Tree, at: NodeId) {
        let node = tree.node(at);
        let (Some(ply), Some(parent)) = (&node.ply, node.parent()) else {
            return;
        };
        self.comment(&node.preface);
        let before = &tree.node(parent).position;
        let number = before.fullmove();
        match before.turn() {
            Color::White => self.word(&format!("{number}.")),
            Color::Black if self.numbered => self.word(&format!("{number}...")),
            Color::Black => {}
        }
        self.numbered = false;
        let mv = ply.transition.mv;
        // The choice of an array is several words, which would not stay together.
        let mut word = match mv.travel {
            Travel::Keep | Travel::Exchange => write_move(tree.variant(), mv),
            _ => ply.san.clone(),
        };
        let (signs, numbers): (Vec<u8>, Vec<u8>) = node
            .nags
            .iter()
            .partition(|&&nag| glyph_signs(nag).is_some());
        word.extend(signs.first().copied().and_then(glyph_signs));
        self.word(&word);
        for nag in signs.iter().skip(1).chain(&numbers) {
            self.word(&format!("${nag}"));
        }
        self.comment(&node.comment);
    }
}
