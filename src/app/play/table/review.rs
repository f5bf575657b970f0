//! The review of the game on the table. It changes the tree only on request.

use super::{Looked, Player, Table, edit};
use baroque::game::{Judgement, NodeId, PositionAnalysis, Review, Tree};
use baroque::notation::pgn::glyph_signs;
use baroque::rules::{Color, Move, Outcome, WinReason};
use std::sync::Arc;

/// With at least these expected points, a side is not lost.
const NOT_LOST: f32 = 0.35;

/// A question of the review: which move the player would make now in the place of a mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewQuestion {
    /// The number of plies up to and including the mistake.
    pub ply: usize,
    /// The move that the player has tried last.
    pub tried: Option<Move>,
    /// Whether that move is no mistake, once it is known.
    pub sound: Option<bool>,
    /// Whether the best move is shown.
    pub shown: bool,
}

impl Table {
    /// Whether the page of the review is open.
    pub fn shows_review_page(&self) -> bool {
        self.looked.page && self.looked.review.is_some()
    }

    /// Opens the page of the review, and starts or continues the review. On the open page, stops or continues the
    /// review, or closes the page of a whole one.
    pub fn open_review(&mut self) {
        let open = self.shows_review_page();
        if open || !self.looked.goes_on {
            self.toggle_review();
        }
        self.looked.page = !open || self.next_to_review().is_some();
    }

    /// Closes the page of the review. A game in progress against the computer or a clock goes on in its current position.
    pub fn close_review(&mut self) {
        self.looked.page = false;
        self.looked.question = None;
        if !self.is_free() {
            self.show_newest();
        }
    }

    /// Shows the position before a mistake, and asks for a better move.
    pub fn ask_in_review(&mut self, ply: usize) {
        let review = self.looked.review.as_ref();
        let before = review.and_then(|review| review.place(ply.checked_sub(1)?));
        if let Some(before) = before {
            self.go(before);
            let skipped = self.looked.question.map(|question| question.ply);
            self.looked.told.extend(skipped);
            self.looked.told.remove(&ply);
            self.looked.question = Some(ReviewQuestion {
                ply,
                tried: None,
                sound: None,
                shown: false,
            });
        }
    }

    /// The question of the review about the shown position.
    pub fn review_question(&self) -> Option<ReviewQuestion> {
        let question = self.looked.question.filter(|_| self.shows_review_page())?;
        let before = self.looked.review.as_ref()?.place(question.ply - 1)?;
        (before == self.at()).then_some(question)
    }

    /// Shows the best move in the place of the mistake that the question is about.
    pub fn show_best(&mut self) {
        if let Some(question) = self.review_question() {
            self.looked.question = Some(ReviewQuestion {
                shown: true,
                ..question
            });
            self.looked.told.insert(question.ply);
        }
    }

    /// Takes a move as the answer to the question of the review. Returns whether there is one.
    pub fn answer_review(&mut self, mv: Move) -> bool {
        let Some(question) = self.review_question() else {
            return false;
        };
        let review = self.looked.review.as_ref();
        let best = review.and_then(|review| review.better(question.ply)?.line.first().copied());
        let sound = (best == Some(mv)).then_some(true);
        let tried = Some(mv);
        self.judge_answer(ReviewQuestion {
            tried,
            sound,
            ..question
        });
        true
    }

    /// The answer to the question of the review, while nobody knows whether it is a mistake.
    pub fn unjudged_answer(&self) -> Option<Move> {
        let question = self.review_question()?;
        question.tried.filter(|_| question.sound.is_none())
    }

    /// Judges the answer by the analysis of the position after it. Without one, only the best move is right.
    pub fn learn_answer(&mut self, after: Option<&PositionAnalysis>) {
        if let (Some(question), Some(review)) = (self.review_question(), &self.looked.review) {
            let mistake = |after| review.mistake_instead(question.ply, after);
            let sound = Some(after.is_some_and(|after| mistake(after).is_none()));
            self.judge_answer(ReviewQuestion { sound, ..question });
        }
    }

    fn judge_answer(&mut self, question: ReviewQuestion) {
        self.looked.question = Some(question);
        if question.sound == Some(true) {
            self.looked.told.insert(question.ply);
        }
        self.numbers.edition = edit::fresh_edition();
    }

    /// Whether the review may tell the better move in the place of a mistake. Its page asks for it first.
    pub fn tells_better(&self, ply: usize) -> bool {
        !self.shows_review_page() || self.looked.told.contains(&ply)
    }

    /// The side of the player, if a human has played the computer.
    pub fn own_side(&self) -> Option<Color> {
        let human = |color: &Color| self.players[*color] == Player::Human;
        let mut humans = Color::ALL.into_iter().filter(human);
        humans.next().filter(|_| humans.next().is_none())
    }

    /// The analysis of the last position, if the player resigned there without need.
    pub fn needless_resignation(&self) -> Option<&PositionAnalysis> {
        let side = self.own_side()?;
        if self.outcome()? != Outcome::Win(!side, WinReason::Resignation) {
            return None;
        }
        let review = self.looked.review.as_ref()?;
        let last = review.analysis(review.progress().1.checked_sub(1)?)?;
        (last.points_of(side) >= NOT_LOST).then_some(last)
    }

    /// The mistake at a ply that the review talks about: one of the player, or of any side without a computer.
    pub fn own_mistake(&self, ply: usize) -> Option<Judgement> {
        let review = self.looked.review.as_ref()?;
        let (mover, _) = review.lost(ply)?;
        let own = self.own_side().is_none_or(|side| side == mover);
        review.judgement(ply).filter(|_| own)
    }

    /// The plies of the mistakes and blunders that may become puzzles.
    pub fn own_mistakes(&self) -> impl Iterator<Item = usize> + '_ {
        let review = self.looked.review.iter();
        let judged = review.flat_map(|review| review.judgements());
        let plies = judged.map(|(ply, _)| ply);
        plies.filter(|&ply| self.own_mistake(ply) >= Some(Judgement::Mistake))
    }

    fn next_to_review(&self) -> Option<(usize, NodeId)> {
        self.looked.review.as_ref()?.next()
    }

    /// The review, if the user asked for one.
    pub fn review(&self) -> Option<&Arc<Review>> {
        self.looked.review.as_ref()
    }

    /// Starts, continues or stops the review.
    pub fn toggle_review(&mut self) {
        if self.looked.goes_on {
            self.looked.goes_on = false;
            return;
        }
        let (tree, line) = (self.tree(), self.record.line());
        let review = match &self.looked.review {
            Some(known) => known.along(tree, line),
            None => Review::new(tree, line),
        };
        self.looked.goes_on = review.next().is_some() && !self.record.is_empty();
        self.looked.review = (!self.record.is_empty()).then(|| Arc::new(review));
        self.numbers.edition = edit::fresh_edition();
    }

    /// Shows a review that another program made, if there is one.
    pub fn show_review(&mut self, review: Option<Review>) {
        if let Some(review) = review {
            self.looked.review = Some(Arc::new(review));
            self.numbers.edition = edit::fresh_edition();
        }
    }

    /// Removes the review.
    pub fn clear_review(&mut self) {
        self.looked = Looked::default();
        self.numbers.edition = edit::fresh_edition();
    }

    /// The next position to analyse, while the review is running.
    pub fn to_review(&self) -> Option<(usize, NodeId)> {
        self.looked
            .review
            .as_ref()
            .filter(|_| self.looked.goes_on)?
            .next()
    }

    /// Adds the analysis of the position after this number of plies.
    pub fn learn(&mut self, ply: usize, analysis: PositionAnalysis) {
        if let Some(review) = &mut self.looked.review {
            Arc::make_mut(review).learn(ply, analysis);
            self.looked.goes_on = review.next().is_some();
            self.numbers.edition = edit::fresh_edition();
        }
    }

    /// The glyph of a move that the review calls a mistake.
    pub fn judgement_sign(&self, at: NodeId, ply: usize) -> Option<&'static str> {
        let review = self.looked.review.as_ref()?;
        let judgement = review
            .judgement(ply)
            .filter(|_| review.place(ply) == Some(at))?;
        glyph_signs(judgement.nag())
    }

    /// Adds what the review says about one move, or about all, to the game: glyphs where a move has none, and better
    /// lines as variations with their evaluation.
    pub fn keep_review(&mut self, only: Option<usize>) {
        let Some(review) = self.looked.review.clone() else {
            return;
        };
        let wanted = |ply: &usize| only.is_none_or(|only| only == *ply);
        let judgements: Vec<usize> = review.judgements().map(|(ply, _)| ply).collect();
        self.write(|tree| {
            for ply in judgements.into_iter().filter(wanted) {
                keep(tree, &review, ply);
            }
        });
    }

    /// Removes the deleted nodes from the review.
    pub(super) fn shorten_review(&mut self) {
        let Some(review) = &self.looked.review else {
            return;
        };
        let tree = &self.record.game().tree;
        if review
            .places()
            .next_back()
            .is_none_or(|at| tree.contains(at))
        {
            return;
        }
        let held: Vec<NodeId> = review
            .places()
            .take_while(|&at| tree.contains(at))
            .collect();
        self.looked.review = Some(Arc::new(review.along(tree, &held)));
    }
}

/// Adds what the review says about the move at a ply to the tree.
fn keep(tree: &mut Tree, review: &Review, ply: usize) {
    let (Some(at), Some(judgement), Some(better)) =
        (review.place(ply), review.judgement(ply), review.better(ply))
    else {
        return;
    };
    let node = tree.node_mut(at);
    if !node.nags.iter().any(|&nag| edit::judges(nag)) {
        node.nags.insert(0, judgement.nag());
    }
    let Some(mut place) = tree.node(at).parent() else {
        return;
    };
    for (index, &mv) in better.line.iter().enumerate() {
        let Ok(next) = tree.play(place, mv) else {
            return;
        };
        place = next;
        let comment = &mut tree.node_mut(place).comment;
        if index == 0 && comment.is_empty() {
            comment.clone_from(&better.evaluation);
        }
    }
}
