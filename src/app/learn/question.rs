//! A question on a board, and the player's answer.

use super::marks;
use crate::app::board::interact::Pick;
use crate::app::play::table::{PERSONS, Table};
use baroque::rules::{Bitboard, Move, Square};
use baroque::texts::text;
use baroque::training::{Answer, Exercise, Feedback, GivenAnswer, Step, Task};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerWay {
    /// By marking squares.
    Squares,
    /// By a move on the board.
    Move,
    /// By choosing from a list of moves.
    List,
}

/// A question on a board.
#[derive(Debug)]
pub struct Asked {
    pub exercise: Exercise,
    /// A sentence before the question.
    pub text: Option<String>,
    /// The squares that the sentence is about.
    pub about: Bitboard,
    /// The board.
    pub table: Table,
    /// The squares that are marked.
    pub marked: Bitboard,
    /// Whether the answer is "nothing".
    pub nothing: bool,
    /// The chosen moves of the list.
    pub chosen: Vec<Step>,
    /// The move of the list that is shown on the board.
    pub pointed: Option<Step>,
    /// A wrong first answer, with its feedback. The player may try again.
    pub tried: Option<(GivenAnswer, Feedback)>,
    /// The feedback, after the check of the answer.
    pub feedback: Option<Feedback>,
    /// Whether the player asked for the answer.
    pub shown: bool,
    /// The square that the pointer has pressed.
    pub(super) pressed: Option<Square>,
}

impl Asked {
    /// An open question.
    pub fn new(exercise: Exercise, text: Option<String>, quiet: bool) -> Asked {
        let position = exercise.position().clone();
        let mut table = Table::new(exercise.variant().clone(), position, PERSONS);
        table.quiet = quiet;
        table.advice.silent = true;
        let mut asked = Asked {
            exercise,
            text,
            about: Bitboard::EMPTY,
            table,
            marked: Bitboard::EMPTY,
            nothing: false,
            chosen: Vec::new(),
            pointed: None,
            tried: None,
            feedback: None,
            shown: false,
            pressed: None,
        };
        asked.table.locked = asked.way() != AnswerWay::Move;
        asked.mark();
        asked
    }

    /// The same question with marks on the squares that its sentence is about.
    pub fn about(mut self, squares: Bitboard) -> Asked {
        self.about = squares;
        self.mark();
        self
    }

    pub fn way(&self) -> AnswerWay {
        match self.exercise.answer() {
            Answer::Squares(_) => AnswerWay::Squares,
            Answer::Moves(_) => AnswerWay::Move,
            Answer::Steps(_) => AnswerWay::List,
        }
    }

    pub fn is_answered(&self) -> bool {
        self.feedback.is_some()
    }

    /// The question without its list of moves.
    pub fn question(&self) -> String {
        let question = self.exercise.question();
        match self.exercise.task() {
            Task::Legal(_) => {
                let end = question.find('?').map_or(question.len(), |at| at + 1);
                question[..end].to_owned()
            }
            _ => question,
        }
    }

    /// The moves to choose from.
    pub fn list(&self) -> &[Step] {
        match self.exercise.task() {
            Task::Legal(steps) => steps,
            _ => &[],
        }
    }

    /// Marks a square or removes the mark. Returns whether the square is marked.
    pub(super) fn toggle(&mut self, square: Square) -> Option<bool> {
        if self.is_answered() || self.way() != AnswerWay::Squares {
            return None;
        }
        let marks = !self.marked.contains(square);
        self.marked = match marks {
            true => self.marked.with(square),
            false => self.marked.without(square),
        };
        self.nothing = false;
        self.mark();
        Some(marks)
    }

    /// Sets or clears the answer "nothing".
    pub(super) fn toggle_nothing(&mut self) {
        if !self.is_answered() && self.way() != AnswerWay::Move {
            self.nothing = !self.nothing;
            self.marked = Bitboard::EMPTY;
            self.chosen.clear();
            self.mark();
        }
    }

    /// Chooses a move of the list, or clears the choice.
    pub(super) fn choose(&mut self, index: usize) {
        let Some(&step) = self.list().get(index).filter(|_| !self.is_answered()) else {
            return;
        };
        match self.chosen.iter().position(|known| *known == step) {
            Some(known) => _ = self.chosen.remove(known),
            None => self.chosen.push(step),
        }
        self.nothing = false;
        self.mark();
    }

    /// Shows a move of the list on the board.
    pub(super) fn point(&mut self, index: Option<usize>) {
        self.pointed = index.and_then(|index| self.list().get(index).copied());
        self.mark();
    }

    /// The answer that is ready to be checked.
    pub fn given(&self) -> Option<GivenAnswer> {
        if self.is_answered() {
            return None;
        }
        let given = match self.way() {
            AnswerWay::Squares => {
                (self.nothing || self.marked.any()).then_some(GivenAnswer::Squares(self.marked))
            }
            AnswerWay::List => {
                let chosen = self.nothing || !self.chosen.is_empty();
                chosen.then(|| GivenAnswer::Steps(self.chosen.clone()))
            }
            AnswerWay::Move => None,
        };
        // A second click on the button is no second answer.
        let tried = self.tried.as_ref().map(|(tried, _)| tried);
        given.filter(|given| tried != Some(given))
    }

    /// Picks the piece that the question is about, which looks picked, unless another one is picked.
    pub(super) fn pick_subject(&mut self) {
        let hand = &mut self.table.interaction;
        if hand.picked.is_none() && hand.chooser.is_none() {
            let subject = marks::subject(self).into_iter().next();
            self.table.interaction.picked = subject.map(Pick::Board);
        }
    }

    /// Checks an answer, shows what is right on the board, and plays the move that the question is about. After the
    /// first wrong answer, the question stays open. Without an answer it is wrong.
    pub(super) fn answer(&mut self, given: Option<&GivenAnswer>, carried: bool) -> bool {
        let feedback = given.map_or_else(|| self.unanswered(), |given| self.exercise.check(given));
        let right = feedback.right;
        if let Some(given) = given.filter(|_| !right && self.tried.is_none()) {
            self.tried = Some((given.clone(), feedback));
            self.table.interaction.cancel();
            self.mark();
            return false;
        }
        self.feedback = Some(feedback);
        self.shown = given.is_none();
        self.pointed = None;
        if let Some(mv) = self.shown_move(given) {
            let carried = carried && given == Some(&GivenAnswer::Move(mv));
            self.table.locked = false;
            self.table.play(mv, carried);
        }
        self.table.locked = true;
        self.table.interaction.cancel();
        self.mark();
        right
    }

    /// The move that is played after the answer: the move in question, or a right one.
    fn shown_move(&self, given: Option<&GivenAnswer>) -> Option<Move> {
        match (self.exercise.task(), self.exercise.answer(), given) {
            (Task::Predict(mv), ..) => Some(*mv),
            (_, Answer::Moves(right), Some(GivenAnswer::Move(mv))) if right.contains(mv) => {
                Some(*mv)
            }
            (_, Answer::Moves(right), _) => right.first().copied(),
            _ => None,
        }
    }

    /// The feedback without an answer. Marks that are not right are wrong. Where nothing is right, it says why.
    fn unanswered(&self) -> Feedback {
        let (missing, extra) = match self.exercise.answer() {
            Answer::Squares(right) => (
                Answer::Squares(*right - self.marked),
                Answer::Squares(self.marked - *right),
            ),
            right => (right.clone(), Answer::Moves(Vec::new())),
        };
        let nothing = GivenAnswer::Squares(Bitboard::EMPTY);
        Feedback {
            right: false,
            missing,
            extra,
            remarks: match self.exercise.answer() {
                Answer::Squares(right) if right.is_empty() => self.exercise.check(&nothing).remarks,
                _ => Vec::new(),
            },
        }
    }

    /// Whether the right answer is shown besides the remarks, because they do not name it.
    pub fn explains(&self) -> bool {
        let feedback = self.feedback.as_ref();
        feedback
            .is_some_and(|feedback| self.shown || feedback.right != (self.way() == AnswerWay::Move))
    }

    /// The words before the right answer. Where nothing is right, they are the answer.
    pub fn answer_words(&self) -> &'static str {
        match (self.is_nothing_right(), self.way()) {
            (false, _) => text!("learn-shown"),
            (true, AnswerWay::List) => text!("learn-shown-none"),
            (true, AnswerWay::Squares | AnswerWay::Move) => text!("learn-shown-nothing"),
        }
    }

    /// Whether no square and no move of the list is right.
    pub(super) fn is_nothing_right(&self) -> bool {
        match self.exercise.answer() {
            Answer::Squares(right) => right.is_empty(),
            Answer::Steps(right) => right.is_empty(),
            Answer::Moves(_) => false,
        }
    }

    /// Whether the answer was wrong, and the words before the right one follow the remarks.
    pub fn names_answer(&self) -> bool {
        let feedback = self.feedback.as_ref();
        let wrong = feedback.is_some_and(|feedback| !feedback.right);
        wrong && !self.shown && (self.explains() || self.is_nothing_right())
    }

    /// The remarks about the answer. While the player may try again, they are about what is wrong in it, and do not
    /// name what is missing.
    pub fn remarks(&self) -> Vec<&str> {
        let remarks: Vec<_> = match (&self.feedback, &self.tried) {
            (Some(feedback), _) => feedback.remarks.iter().collect(),
            (None, Some((_, tried))) => tried.about_wrong().collect(),
            (None, None) => Vec::new(),
        };
        let texts = remarks.into_iter().map(|remark| remark.text.as_str());
        let missing = text!("learn-something-missing");
        texts.chain(self.lacks().then_some(missing)).collect()
    }

    /// Whether squares or moves were missing in the first answer, while the player may try again.
    fn lacks(&self) -> bool {
        let tried = self.tried.as_ref().filter(|_| !self.is_answered());
        tried.is_some_and(|(_, tried)| match &tried.missing {
            Answer::Squares(squares) => squares.any(),
            Answer::Steps(steps) => !steps.is_empty(),
            Answer::Moves(_) => false,
        })
    }

    fn mark(&mut self) {
        let asks_for_frost = matches!(self.exercise.task(), Task::Frozen);
        self.table.advice.hides_frost = asks_for_frost && !self.is_answered();
        self.table.advice.hides_crosses = self.way() == AnswerWay::Squares;
        self.table.advice.marks = marks::marks(self);
    }
}
