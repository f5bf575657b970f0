//! Writes the moves of a game as lines of text.

use crate::game::tree::{Place, Says};
use crate::game::{Node, NodeId, Tree};
use crate::notation::pgn::glyph_signs;
use crate::notation::write_move;
use crate::rules::{Color, Travel};

/// The longest line of moves, in characters.
pub(super) const WIDTH: usize = 80;

/// Space at the end of a line for closing parentheses.
const CLOSING: usize = 2;

/// A part of the text that is not written yet.
enum WriterTask {
    Open,
    Move(NodeId),
    LineAfter(NodeId),
    Close,
    /// The remarks behind this many variations of a move, or behind more of them.
    Behind(NodeId, usize, bool),
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

    /// Writes a comment as it is, with its own line ends. A closing brace would end it. So a comment with one is written
    /// up to the end of its line, or else with parentheses.
    fn comment(&mut self, comment: &str) {
        // A file with zero characters would not count as text.
        let comment = comment.replace('\0', " ");
        let comment = comment.trim();
        if comment.is_empty() {
            return;
        }
        self.numbered = true;
        if comment.contains('}') && !comment.contains(['\n', '\r']) {
            self.word(&format!("; {comment}"));
            self.text.push('\n');
            self.column = 0;
            return;
        }
        let text = without_tag_lines(&comment.replace('}', ")"));
        self.word(&format!("{{{text}}}"));
        if let Some((_, last)) = text.rsplit_once('\n') {
            self.column = last.chars().count() + 1;
        }
    }

    /// Writes the remarks of a node in some places.
    fn remarks(&mut self, node: &Node, places: impl Fn(Place) -> bool) {
        for remark in node.remarks.iter().filter(|remark| places(remark.place)) {
            match &remark.says {
                Says::Comment(text) => self.comment(text),
                Says::Nag(number) => self.word(&format!("${number}")),
            }
        }
    }

    /// Writes the main line, with each variation after the move that it replaces.
    pub fn line(&mut self, tree: &Tree) {
        let root = tree.node(Tree::ROOT);
        for number in &root.nags {
            self.word(&format!("${number}"));
        }
        self.comment(&root.comment);
        self.remarks(root, |_| true);
        self.numbered = true;
        let mut tasks = vec![WriterTask::LineAfter(Tree::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                WriterTask::Open => {
                    self.word("(");
                    self.tight = true;
                    self.numbered = true;
                }
                WriterTask::Close => {
                    self.tight = true;
                    self.word(")");
                    self.numbered = true;
                }
                WriterTask::Move(at) => self.ply(tree, at),
                WriterTask::Behind(at, count, more) => {
                    self.remarks(tree.node(at), |place| match place {
                        Place::Behind(known) => known == count || more && known > count,
                        _ => false,
                    })
                }
                WriterTask::LineAfter(at) => {
                    let Some((&next, variations)) = tree.node(at).children().split_first() else {
                        continue;
                    };
                    tasks.push(WriterTask::LineAfter(next));
                    let last = variations.len();
                    for (index, &variation) in variations.iter().enumerate().rev() {
                        tasks.extend([
                            WriterTask::Behind(next, index + 1, index + 1 == last),
                            WriterTask::Close,
                            WriterTask::LineAfter(variation),
                            WriterTask::Behind(variation, 0, true),
                            WriterTask::Move(variation),
                            WriterTask::Open,
                        ]);
                    }
                    if last == 0 {
                        tasks.push(WriterTask::Behind(next, 0, true));
                    }
                    tasks.push(WriterTask::Move(next));
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
        self.remarks(node, |place| place == Place::Before);
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
        // The signs of the first glyph follow the move at once, unless the move ends in such a sign itself.
        let mut glyphs = node.nags.iter();
        if !word.ends_with(['!', '?'])
            && let Some(signs) = node.nags.first().copied().and_then(glyph_signs)
        {
            word.push_str(signs);
            glyphs.next();
        }
        self.word(&word);
        for number in glyphs {
            self.word(&format!("${number}"));
        }
        self.comment(&node.comment);
        self.remarks(node, |place| place == Place::After);
    }
}

/// A comment whose lines do not begin like tags, if it has what looks like the end of a game too: a reader would think
/// that its closing brace is missing.
fn without_tag_lines(comment: &str) -> String {
    if !comment.contains(['{', '*', '0', '/']) {
        return comment.to_owned();
    }
    let mut text = String::with_capacity(comment.len());
    for (index, line) in comment.split(['\n', '\r']).enumerate() {
        let begun = line.trim_start();
        let tag = begun.starts_with('[') && !begun.starts_with("[%");
        match (index, tag) {
            (0, _) => {}
            (_, true) => {
                text.truncate(text.trim_end().len());
                text.extend([" ", begun]);
                continue;
            }
            (_, false) => text.push('\n'),
        }
        text.push_str(line);
    }
    text
}
