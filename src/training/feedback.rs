//! Feedback on an answer in words: a sentence for each square or move that is wrong.

mod reasons;

use super::exercise::Exercise;
use super::task::{Answer, GivenAnswer, Step, Task};
use crate::rules::{Bitboard, Move, Square};
use crate::texts::text;

/// The most positions that are searched to refute a move.
const REFUTATION: usize = 200_000;

/// The most near misses that are explained if the move captures nothing.
const NEAR_MISSES: usize = 2;

/// The most pieces on the line of the move that are explained if it captures nothing.
const SPARED_ON_LINE: usize = 1;

/// A sentence or two about a square or a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedbackRemark {
    /// The sentences.
    pub text: String,
    /// The squares that they are about.
    pub squares: Bitboard,
}

/// The result of checking an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// Whether the answer is right.
    pub right: bool,
    /// The missing squares or moves. If the question asks for one move, all right moves.
    pub missing: Answer,
    /// The wrong squares or moves.
    pub extra: Answer,
    /// Why, for each of both. At least one if the answer is wrong. About a right move: what it does. Where nothing is
    /// the answer: why. If all pieces in danger are found: why others are safe.
    pub remarks: Vec<FeedbackRemark>,
}

impl Feedback {
    /// The remarks about what is wrong in the answer, without those that name what is missing.
    pub fn about_wrong(&self) -> impl Iterator<Item = &FeedbackRemark> {
        let names_missing = |squares: Bitboard| match &self.missing {
            Answer::Squares(missing) => missing.meets(squares),
            Answer::Steps(missing) => missing
                .iter()
                .any(|step| squares == Bitboard::of(step.from).with(step.to)),
            // The only remark is about the move that was made.
            Answer::Moves(_) => false,
        };
        let remarks = self.remarks.iter();
        remarks.filter(move |remark| !names_missing(remark.squares))
    }
}

impl Exercise {
    /// Checks an answer.
    pub fn check(&self, given: &GivenAnswer) -> Feedback {
        match (&self.answer, given) {
            (Answer::Squares(right), GivenAnswer::Squares(squares)) => {
                self.check_squares(*right, *squares)
            }
            (Answer::Moves(right), GivenAnswer::Move(mv)) => self.check_move(right, *mv),
            (Answer::Steps(right), GivenAnswer::Steps(steps)) => self.check_steps(right, steps),
            (right, _) => {
                let text = match right {
                    Answer::Squares(_) => text!("answer-wants-squares"),
                    Answer::Moves(_) => text!("answer-wants-move"),
                    Answer::Steps(_) => text!("answer-wants-steps"),
                };
                Feedback {
                    right: false,
                    missing: right.clone(),
                    extra: match right {
                        Answer::Squares(_) => Answer::Squares(Bitboard::EMPTY),
                        Answer::Moves(_) => Answer::Moves(Vec::new()),
                        Answer::Steps(_) => Answer::Steps(Vec::new()),
                    },
                    remarks: vec![remark(text.to_owned(), Bitboard::EMPTY)],
                }
            }
        }
    }

    /// The answer in sentences.
    pub fn explanation(&self) -> Vec<String> {
        let remarks: Vec<FeedbackRemark> = match (&self.task, &self.answer) {
            (Task::Predict(mv), _) => return self.sentences(&self.position, *mv),
            (_, Answer::Moves(moves)) => {
                let Some(&mv) = moves.first() else {
                    return Vec::new();
                };
                return self.sentences(&self.position, mv);
            }
            (_, Answer::Squares(squares)) => self.lacking(*squares),
            (_, Answer::Steps(_)) => {
                return self.refusals().into_iter().map(|(_, why)| why).collect();
            }
        };
        remarks.into_iter().map(|remark| remark.text).collect()
    }

    fn check_squares(&self, right: Bitboard, given: Bitboard) -> Feedback {
        let (missing, extra) = (right - given, given - right);
        let mut remarks = self.lacking(missing);
        remarks.extend(self.too_many(extra));
        if right.is_empty() && given.is_empty() {
            remarks = self.why_nothing();
        } else if right == given && self.task == Task::Danger {
            remarks = self.kept_safe();
        }
        Feedback {
            right: missing.is_empty() && extra.is_empty(),
            missing: Answer::Squares(missing),
            extra: Answer::Squares(extra),
            remarks,
        }
    }

    fn check_move(&self, right: &[Move], mv: Move) -> Feedback {
        if right.contains(&mv) {
            return Feedback {
                right: true,
                missing: Answer::Moves(Vec::new()),
                extra: Answer::Moves(Vec::new()),
                // Another move may be right too, so the remarks are about this one.
                remarks: each_sentence(self.sentences(&self.position, mv), mv),
            };
        }
        let text = self.wrong_move(mv);
        Feedback {
            right: false,
            missing: Answer::Moves(right.to_vec()),
            extra: Answer::Moves(vec![mv]),
            remarks: vec![remark(text, Bitboard::of(mv.from).with(mv.to))],
        }
    }

    fn check_steps(&self, right: &[Step], given: &[Step]) -> Feedback {
        let lacks = |these: &[Step], other: &[Step]| -> Vec<Step> {
            let lacking = these.iter().filter(|step| !other.contains(step));
            lacking.copied().collect()
        };
        let (missing, extra) = (lacks(right, given), lacks(given, right));
        let about = |step: &Step, text: String| remark(text, Bitboard::of(step.from).with(step.to));
        let mut remarks: Vec<FeedbackRemark> = missing
            .iter()
            .map(|step| about(step, self.legal_step(*step)))
            .collect();
        remarks.extend(
            extra
                .iter()
                .map(|step| about(step, self.illegal_step(*step))),
        );
        Feedback {
            right: missing.is_empty() && extra.is_empty(),
            missing: Answer::Steps(missing),
            extra: Answer::Steps(extra),
            remarks,
        }
    }
}

fn remark(text: String, squares: Bitboard) -> FeedbackRemark {
    FeedbackRemark { text, squares }
}

fn each_sentence(sentences: Vec<String>, mv: Move) -> Vec<FeedbackRemark> {
    let about = |text| remark(text, Bitboard::of(mv.from).with(mv.to));
    sentences.into_iter().map(about).collect()
}

fn each(squares: Bitboard, text: impl Fn(Square) -> String) -> Vec<FeedbackRemark> {
    let about = |at| remark(text(at), Bitboard::of(at));
    squares.into_iter().map(about).collect()
}
