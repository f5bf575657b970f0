//! Why squares and moves belong to an answer or not, in sentences.

use super::{FeedbackRemark, NEAR_MISSES, REFUTATION, SPARED_ON_LINE, each, remark};
use crate::explain::{
    Ability, Power, Threat, abilities, describe_move, outcome_in_words, refusal, threats_by,
};
use crate::notation::write_squares;
use crate::rules::{Bitboard, Effect, Move, Outcome, Position, Square};
use crate::texts::{Argument, Joint, Noun, Phrase, phrase};
use crate::training::exercise::{Exercise, the};
use crate::training::near_miss::{Examined, WhyNot};
use crate::training::prover::Prover;
use crate::training::task::{Answer, Step, Task};

impl Exercise {
    /// Why no square belongs to the answer.
    pub(super) fn why_nothing(&self) -> Vec<FeedbackRemark> {
        let turn = self.position.turn();
        let text = match &self.task {
            Task::Predict(mv) => {
                let examined = Examined::new(&self.variant, &self.position, *mv);
                let mut near = examined.spared_on_line();
                near.truncate(SPARED_ON_LINE);
                near.extend(examined.near_misses().into_iter().take(NEAR_MISSES));
                if !near.is_empty() {
                    let about = |at| remark(self.spared(&examined, *mv, at), Bitboard::of(at));
                    return near.into_iter().map(about).collect();
                }
                self.about_mover(*mv)
            }
            Task::Danger => {
                phrase!("answer-nothing-captured", side = turn, enemy = !turn).sentence()
            }
            Task::Safe(piece) => {
                let piece = self.the(*piece);
                phrase!("answer-captured-everywhere", piece = piece, enemy = !turn).sentence()
            }
            Task::Frozen => phrase!("answer-nothing-frozen").sentence(),
            _ => return Vec::new(),
        };
        vec![remark(text, Bitboard::EMPTY)]
    }

    /// How the piece that moves captures.
    fn about_mover(&self, mv: Move) -> String {
        let Some(piece) = self.position.piece(mv.from) else {
            return String::new();
        };
        let captures =
            |ability| matches!(ability, Ability::Capture(_) | Ability::Power(Power::Mimic));
        let sentences = abilities(&self.variant, piece).into_iter();
        let sentences = sentences.filter(|(ability, _)| captures(*ability));
        let sentences: Vec<String> = sentences.map(|(_, sentence)| sentence).collect();
        let the = self.the(mv.from);
        match sentences.is_empty() {
            true => phrase!("answer-captures-nothing", piece = the).sentence(),
            false => {
                let abilities = Argument::list(sentences, Joint::Space);
                phrase!("answer-look-at", piece = the, abilities = abilities).sentence()
            }
        }
    }

    /// Why squares belong to the answer.
    pub(super) fn lacking(&self, squares: Bitboard) -> Vec<FeedbackRemark> {
        match &self.task {
            Task::Predict(mv) => {
                let transition = self.variant.transition(&self.position, *mv);
                let captured = transition.effects.iter().enumerate();
                let captured: Vec<(usize, Square)> = captured
                    .filter_map(|(index, effect)| match *effect {
                        Effect::Capture { at, .. } => Some((index, at)),
                        _ => None,
                    })
                    .collect();
                let sentences = describe_move(&self.variant, &self.position, &transition);
                // A sentence begins with the first of its effects.
                let sentence = |at: Square| {
                    let index = captured.iter().find(|&&(_, square)| square == at)?.0;
                    let mut before = sentences
                        .iter()
                        .rev()
                        .filter(|sentence| sentence.effect <= index);
                    let named = before.find(|sentence| sentence.squares.contains(at));
                    named.map(|sentence| sentence.text.clone())
                };
                let plain = |at| phrase!("answer-captured", piece = self.the(at)).sentence();
                each(squares, |at| sentence(at).unwrap_or_else(|| plain(at)))
            }
            Task::Danger => {
                let threats = threats_by(&self.variant, &self.position, !self.position.turn());
                let passed = self.variant.pass(&self.position);
                each(squares, |at| self.threatened(at, &passed, &threats))
            }
            Task::Safe(piece) => each(squares, |at| {
                let (square, piece) = (self.variant.geometry().name(at), self.the(*piece));
                let enemy = !self.position.turn();
                phrase!("answer-safe", piece = piece, square = square, enemy = enemy).sentence()
            }),
            Task::Frozen => each(squares, |at| {
                let by = self.each_of(&self.position, self.variant.freezers_of(&self.position, at));
                phrase!("refusal-frozen", piece = self.the(at), by = by).sentence()
            }),
            _ => Vec::new(),
        }
    }

    /// Why squares don't belong to the answer.
    pub(super) fn too_many(&self, squares: Bitboard) -> Vec<FeedbackRemark> {
        match &self.task {
            Task::Predict(mv) => {
                let examined = Examined::new(&self.variant, &self.position, *mv);
                each(squares, |at| self.spared(&examined, *mv, at))
            }
            Task::Danger => each(squares, |at| self.unthreatened(at)),
            Task::Safe(piece) => each(squares, |at| self.unsafe_stop(*piece, at)),
            Task::Frozen => each(squares, |at| match self.position.piece(at) {
                None => self.empty(at),
                Some(piece) if self.variant.kind(piece.piece_type()).unfreezable => {
                    phrase!("answer-unfreezable", piece = self.the(at)).sentence()
                }
                Some(_) => phrase!("answer-not-frozen", piece = self.the(at)).sentence(),
            }),
            _ => Vec::new(),
        }
    }

    fn empty(&self, at: Square) -> String {
        phrase!(
            "refusal-no-piece",
            square = self.variant.geometry().name(at)
        )
        .sentence()
    }

    /// Why a move does not capture the piece on a square.
    fn spared(&self, examined: &Examined, mv: Move, at: Square) -> String {
        let Some(piece) = self.position.piece(at) else {
            return self.empty(at);
        };
        let (mover, the, turn) = (self.the(mv.from), self.the(at), self.position.turn());
        if at == mv.from {
            return phrase!("answer-makes-move", piece = the).sentence();
        }
        let kind = |kind| Noun::a(&self.variant.kind(kind).name);
        let name = |square| self.variant.geometry().name(square);
        let why = match examined.why_not(at) {
            _ if piece.color() == turn => phrase!("answer-spared-friend", piece = the),
            Some(WhyNot::Protected(by)) => {
                phrase!("answer-spared-protected", piece = the, by = self.the(by))
            }
            Some(WhyNot::Friend(square, None)) => phrase!(
                "answer-spared-no-partner",
                piece = the,
                mover = mover,
                square = name(square)
            ),
            Some(WhyNot::Friend(square, Some(only))) => phrase!(
                "answer-spared-no-kind",
                piece = the,
                kind = kind(only),
                side = turn,
                square = name(square)
            ),
            Some(WhyNot::Without(by)) => {
                phrase!("answer-spared-prevented", piece = the, by = self.the(by))
            }
            Some(WhyNot::Type) => {
                let kind = kind(piece.piece_type());
                phrase!(
                    "answer-spared-kind",
                    piece = the,
                    mover = mover,
                    kind = kind
                )
            }
            // The other move is the answer.
            Some(WhyNot::Other(_)) if matches!(self.task, Task::Find(..)) => {
                phrase!("answer-spared-other", piece = the, mover = mover)
            }
            Some(WhyNot::Other(other)) => {
                let other = write_squares(&self.variant, &self.position, other);
                phrase!(
                    "answer-spared-other-move",
                    piece = the,
                    mover = mover,
                    played = other
                )
            }
            Some(WhyNot::On(square)) => phrase!(
                "answer-spared-elsewhere",
                piece = the,
                square = name(square)
            ),
            None => phrase!("answer-spared", piece = the, about = self.about_mover(mv)),
        };
        why.sentence()
    }

    /// How the enemy could capture the piece on a square.
    fn threatened(&self, at: Square, passed: &Position, threats: &[Threat]) -> String {
        let by = threats.iter().find(|threat| threat.victim == at);
        let how = by.map(|threat| self.sentences(passed, threat.transition.mv));
        let enemy = !self.position.turn();
        let text = phrase!("answer-threatened", enemy = enemy, piece = self.the(at));
        followed(text.sentence(), how)
    }

    fn unthreatened(&self, at: Square) -> String {
        let turn = self.position.turn();
        match self.position.piece(at) {
            None => self.empty(at),
            Some(piece) if piece.color() != turn => {
                phrase!("answer-not-yours", piece = self.the(at), side = turn).sentence()
            }
            Some(_) => {
                phrase!("answer-not-threatened", enemy = !turn, piece = self.the(at)).sentence()
            }
        }
    }

    /// Why pieces of the side to move are safe that a single piece keeps from being captured.
    pub(super) fn kept_safe(&self) -> Vec<FeedbackRemark> {
        let enemy = !self.position.turn();
        let victims = |position: &Position| -> Bitboard {
            let threats = threats_by(&self.variant, position, enemy);
            threats.iter().map(|threat| threat.victim).collect()
        };
        let threatened = victims(&self.position);
        let royals = self.position.of_types(self.variant.royals());
        let mut explained = Bitboard::EMPTY;
        let mut remarks = Vec::new();
        for by in self.position.occupied() - royals {
            let mut setup = self.position.setup();
            setup.pieces.retain(|&(square, _)| square != by);
            let own = self.position.pieces(!enemy).without(by);
            let kept = (victims(&self.variant.sketch(&setup)) & own) - threatened - explained;
            explained |= kept;
            remarks.extend(each(kept, |at| {
                let (piece, by) = (self.the(at), self.the(by));
                phrase!("answer-kept-safe", piece = piece, enemy = enemy, by = by).sentence()
            }));
        }
        remarks.truncate(NEAR_MISSES);
        remarks
    }

    fn unsafe_stop(&self, piece: Square, at: Square) -> String {
        let moves = self.variant.legal_moves(&self.position).into_iter();
        let mut moves = moves.filter(|&mv| {
            Step::of(mv)
                == Step {
                    from: piece,
                    to: at,
                }
        });
        let Some(mv) = moves.next() else {
            return self.illegal_step(Step {
                from: piece,
                to: at,
            });
        };
        let after = self.variant.play(&self.position, mv);
        let threats = threats_by(&self.variant, &after, after.turn());
        let by = threats.iter().find(|threat| threat.victim == at);
        let how = by.map(|threat| self.sentences(&after, threat.transition.mv));
        let square = self.variant.geometry().name(at);
        let text = phrase!("answer-unsafe", square = square, enemy = after.turn());
        followed(text.sentence(), how)
    }

    /// Why a move is not the answer.
    pub(super) fn wrong_move(&self, mv: Move) -> String {
        let legal = self.variant.legal_moves(&self.position);
        if !legal.contains(&mv) {
            return self.illegal_step(Step::of(mv));
        }
        let san = write_squares(&self.variant, &self.position, mv);
        let phrase = match &self.task {
            Task::Find(at, _) if *at != mv.from => {
                phrase!("answer-other-piece", played = san, piece = self.the(*at))
            }
            Task::Find(..) => return self.wrong_capture(mv),
            Task::Thaw(at) if mv.from == *at => {
                phrase!("answer-does-not-free", played = san, piece = self.the(*at))
            }
            Task::Thaw(at) => {
                let after = self.variant.play(&self.position, mv);
                let by = self.each_of(&after, self.variant.freezers_of(&after, *at));
                phrase!(
                    "answer-still-frozen",
                    played = san,
                    piece = self.the(*at),
                    by = by
                )
            }
            Task::Win(moves) => self.not_winning(mv, san, *moves),
            _ => phrase!("answer-is-another", played = san),
        };
        phrase.to_string()
    }

    /// Says which pieces a move captures instead of the right ones.
    fn wrong_capture(&self, mv: Move) -> String {
        let captured = self.variant.captured(&self.position, mv);
        let right = match &self.answer {
            Answer::Moves(moves) => moves.first().copied(),
            _ => None,
        };
        let wanted = right.map_or(Bitboard::EMPTY, |right| {
            self.variant.captured(&self.position, right)
        });
        if let Task::Find(_, crate::training::task::Goal::Most) = self.task {
            return phrase!(
                "answer-more-captures",
                played = write_squares(&self.variant, &self.position, mv),
                captured = captured.len(),
                most = wanted.len()
            )
            .to_string();
        }
        let examined = Examined::new(&self.variant, &self.position, mv);
        let mut texts: Vec<String> = (wanted - captured)
            .into_iter()
            .map(|at| self.spared(&examined, mv, at))
            .collect();
        let more = captured - wanted;
        if more.any() {
            let more = self.each_of(&self.position, more);
            texts.push(phrase!("answer-captures-too", pieces = more).sentence());
        }
        texts.join(" ")
    }

    /// Why a move does not win soon enough.
    fn not_winning(&self, mv: Move, san: String, moves: u32) -> Phrase {
        let after = self.variant.play(&self.position, mv);
        match self.variant.outcome(&after) {
            Some(outcome @ Outcome::Win(..)) => {
                let outcome = outcome_in_words(outcome);
                return phrase!("answer-ends-game", played = san, outcome = outcome);
            }
            Some(outcome @ Outcome::Draw(_)) => {
                let outcome = outcome_in_words(outcome);
                return phrase!("answer-draws", played = san, outcome = outcome);
            }
            None => {}
        }
        let mut prover = Prover::new(&self.variant, REFUTATION);
        let defence = match moves {
            0 | 1 => self.variant.legal_moves(&after).first().copied(),
            _ => prover.defence(&after, moves - 1).flatten(),
        };
        match defence {
            Some(defence) => phrase!(
                "answer-not-winning",
                played = san,
                count = moves as usize,
                enemy = after.turn(),
                answer = write_squares(&self.variant, &after, defence)
            ),
            None => phrase!("answer-too-slow", played = san),
        }
    }

    pub(super) fn legal_step(&self, step: Step) -> String {
        let moves = self.variant.legal_moves(&self.position).into_iter();
        let mut moves = moves.filter(|&mv| Step::of(mv) == step);
        let how = moves.next().map(|mv| self.sentences(&self.position, mv));
        let text = phrase!("answer-legal", played = step.text(&self.variant));
        followed(text.to_string(), how)
    }

    pub(super) fn illegal_step(&self, step: Step) -> String {
        let refusal = refusal(&self.variant, &self.position, step.from, Some(step.to));
        let why = refusal.map(|refusal| vec![refusal.text(&self.variant)]);
        let text = phrase!("answer-not-legal", played = step.text(&self.variant));
        followed(text.to_string(), why)
    }

    /// The pieces of a position on these squares: `the Pawn on e4 and the King on e5`
    fn each_of(&self, position: &Position, squares: Bitboard) -> Argument {
        let pieces = squares
            .into_iter()
            .map(|at| the(&self.variant, position, at));
        Argument::list(pieces, Joint::And)
    }

    /// A move in sentences.
    pub(super) fn sentences(&self, position: &Position, mv: Move) -> Vec<String> {
        let transition = self.variant.transition(position, mv);
        let sentences = describe_move(&self.variant, position, &transition);
        sentences
            .into_iter()
            .map(|sentence| sentence.text)
            .collect()
    }
}

/// A sentence, and those that follow it.
fn followed(sentence: String, more: Option<Vec<String>>) -> String {
    let more = more.into_iter().flatten();
    let sentences: Vec<String> = [sentence].into_iter().chain(more).collect();
    sentences.join(" ")
}
