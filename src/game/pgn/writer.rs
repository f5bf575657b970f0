//! Writes the moves of a game as lines of text.

use crate::game::{NodeId, Tree};
use crate::notation::pgn::glyph_signs;
use crate::notation::write_move;
use crate::rules::{Color, Travel};

/// The longest line of moves, in characters.
pub(super) const WIDTH: usize = 80;

/// Space at the end of a line for closing parentheses.
const CLOSING: usize = 2;

/// A part of the text that is not written yet.
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
    /// Whether Black's next move needs a number.
    numbered: bool,
    /// Whether the last word was an opening parenthesis, so that no space follows.
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

    /// Writes a comment. A closing brace would end it, so it becomes a parenthesis.
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

    /// Writes the main line, with each variation after the move that it replaces.
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
        // A choice of an array is several words, which must stay on one line.
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
