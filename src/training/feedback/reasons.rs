//! Why squares and moves belong to an answer or not, in sentences.

use super::{FeedbackRemark, NEAR_MISSES, REFUTATION, capital, each, remark};
use crate::explain::{Ability, Power, Threat, abilities, describe_move, refusal, threats_by};
use crate::notation::write_squares;
use crate::rules::{Bitboard, Effect, Move, Outcome, Position, Square};
use crate::training::exercise::{Exercise, the};
use crate::training::near_miss::{Examined, WhyNot};
use crate::training::prover::Prover;
use crate::training::task::{Answer, Step, Task};
use crate::words::with_article;

impl Exercise {
    /// Why no square belongs to the answer.
    pub(super) fn why_nothing(&self) -> Vec<FeedbackRemark> {
        let turn = self.position.turn();
        let text = match &self.task {
            Task::Predict(mv) => {
                let examined = Examined::new(&self.variant, &self.position, *mv);
                let near: Bitboard = examined
                    .near_misses()
                    .into_iter()
                    .take(NEAR_MISSES)
                    .collect();
                if near.any() {
                    return each(near, |at| self.spared(&examined, *mv, at));
                }
                self.about_mover(*mv)
            }
            Task::Danger => format!("No move of {} captures a piece of {turn}.", !turn),
            Task::Safe(piece) => {
                let (enemy, piece) = (!turn, self.the(*piece));
                format!("{enemy} could capture {piece} wherever it goes.")
            }
            Task::Frozen => "No piece stands where an enemy freezes it.".to_owned(),
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
            true => capital(&format!("{the} captures nothing.")),
            false => format!("Look at {the}. {}", sentences.join(" ")),
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
                let plain = |at: Square| format!("The move captures {}.", self.the(at));
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
                capital(&format!(
                    "{piece} is safe on {square}: no move of {enemy} captures it there."
                ))
            }),
            Task::Frozen => each(squares, |at| {
                let by = self.variant.freezers_of(&self.position, at);
                let by: Vec<String> = by.into_iter().map(|by| self.the(by)).collect();
                capital(&format!(
                    "{} is frozen by {}.",
                    self.the(at),
                    by.join(" and ")
                ))
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
                    capital(&format!("nothing freezes {}.", self.the(at)))
                }
                Some(_) => capital(&format!(
                    "{} is not frozen: no enemy freezes it where it stands.",
                    self.the(at)
                )),
            }),
            _ => Vec::new(),
        }
    }

    fn empty(&self, at: Square) -> String {
        format!("There is no piece on {}.", self.variant.geometry().name(at))
    }

    /// Why a move does not capture the piece on a square.
    fn spared(&self, examined: &Examined, mv: Move, at: Square) -> String {
        let Some(piece) = self.position.piece(at) else {
            return self.empty(at);
        };
        let (mover, the) = (self.the(mv.from), self.the(at));
        if at == mv.from {
            return capital(&format!("{the} makes the move."));
        }
        let spared = format!("{the} is not captured");
        let kind = |kind| with_article(&self.variant.kind(kind).name);
        let why = match examined.why_not(at) {
            _ if piece.color() == self.position.turn() => "it is on the same side".to_owned(),
            Some(WhyNot::Protected(by)) => format!("{} protects it", self.the(by)),
            Some(WhyNot::Friend(square, only)) => {
                let square = self.variant.geometry().name(square);
                match only {
                    None => format!("there is no friend of {mover} on {square}"),
                    Some(only) => format!(
                        "there is not {} of {} on {square}",
                        kind(only),
                        self.position.turn()
                    ),
                }
            }
            Some(WhyNot::Without(by)) => format!("{} prevents that", self.the(by)),
            Some(WhyNot::Type) => {
                format!(
                    "{mover} does not capture {} by this move",
                    kind(piece.piece_type())
                )
            }
            // The other move is the answer.
            Some(WhyNot::Other(_)) if matches!(self.task, Task::Find(..)) => {
                format!("{mover} captures it by another move")
            }
            Some(WhyNot::Other(other)) => {
                let other = write_squares(&self.variant, &self.position, other);
                format!("{mover} captures it by another move, {other}")
            }
            None => return capital(&format!("{spared}. {}", self.about_mover(mv))),
        };
        capital(&format!("{spared}: {why}."))
    }

    /// How the enemy could capture the piece on a square.
    fn threatened(&self, at: Square, passed: &Position, threats: &[Threat]) -> String {
        let by = threats.iter().find(|threat| threat.victim == at);
        let how = match by {
            Some(threat) => self.sentences(passed, threat.transition.mv).join(" "),
            None => String::new(),
        };
        let enemy = !self.position.turn();
        let text = capital(&format!("{enemy} could capture {}. {how}", self.the(at)));
        text.trim_end().to_owned()
    }

    fn unthreatened(&self, at: Square) -> String {
        let turn = self.position.turn();
        match self.position.piece(at) {
            None => self.empty(at),
            Some(piece) if piece.color() != turn => {
                capital(&format!("{} is not a piece of {turn}.", self.the(at)))
            }
            Some(_) => format!("No move of {} captures {}.", !turn, self.the(at)),
        }
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
        let how = match by {
            Some(threat) => self.sentences(&after, threat.transition.mv).join(" "),
            None => String::new(),
        };
        let square = self.variant.geometry().name(at);
        format!("On {square} {} could capture it. {how}", after.turn())
            .trim_end()
            .to_owned()
    }

    /// Why a move is not the answer.
    pub(super) fn wrong_move(&self, mv: Move) -> String {
        let legal = self.variant.legal_moves(&self.position);
        if !legal.contains(&mv) {
            return self.illegal_step(Step::of(mv));
        }
        let san = write_squares(&self.variant, &self.position, mv);
        match &self.task {
            Task::Find(at, _) if *at != mv.from => {
                format!("{san} is not a move of {}.", self.the(*at))
            }
            Task::Find(..) => self.wrong_capture(mv),
            Task::Thaw(at) => {
                let after = self.variant.play(&self.position, mv);
                if mv.from == *at {
                    return format!("{san} does not free {}.", self.the(*at));
                }
                let by = self.variant.freezers_of(&after, *at).into_iter();
                let by: Vec<String> = by.map(|by| the(&self.variant, &after, by)).collect();
                let by = by.join(" and ");
                format!("After {san} {} is still frozen by {by}.", self.the(*at))
            }
            Task::Win(moves) => self.not_winning(mv, &san, *moves),
            _ => format!("{san} is not the answer."),
        }
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
            let count = |squares: Bitboard| crate::words::count(squares.len(), "piece");
            let san = write_squares(&self.variant, &self.position, mv);
            return format!(
                "{san} captures {}. Another move captures {}.",
                count(captured),
                count(wanted)
            );
        }
        let examined = Examined::new(&self.variant, &self.position, mv);
        let mut texts: Vec<String> = (wanted - captured)
            .into_iter()
            .map(|at| self.spared(&examined, mv, at))
            .collect();
        let more = captured - wanted;
        if more.any() {
            let more: Vec<String> = more.into_iter().map(|at| self.the(at)).collect();
            texts.push(format!("Your move captures {}.", more.join(" and ")));
        }
        texts.join(" ")
    }

    /// Why a move does not win soon enough.
    fn not_winning(&self, mv: Move, san: &str, moves: u32) -> String {
        let after = self.variant.play(&self.position, mv);
        match self.variant.outcome(&after) {
            Some(outcome @ Outcome::Win(..)) => {
                return format!("After {san} the game is over: {outcome}.");
            }
            Some(Outcome::Draw(reason)) => {
                return format!("After {san} the game is drawn: {reason}.");
            }
            None => {}
        }
        let mut prover = Prover::new(&self.variant, REFUTATION);
        let defence = match moves {
            0 | 1 => self.variant.legal_moves(&after).first().copied(),
            _ => prover.defence(&after, moves - 1).flatten(),
        };
        match defence {
            Some(defence) => {
                let defence = write_squares(&self.variant, &after, defence);
                let moves = crate::words::count(moves as usize, "move");
                format!(
                    "{san} does not win in {moves}: {} answers {defence}.",
                    after.turn()
                )
            }
            None => format!("{san} does not win soon enough."),
        }
    }

    pub(super) fn legal_step(&self, step: Step) -> String {
        let moves = self.variant.legal_moves(&self.position).into_iter();
        let mut moves = moves.filter(|&mv| Step::of(mv) == step);
        let how = moves
            .next()
            .map(|mv| self.sentences(&self.position, mv).join(" "));
        let (text, how) = (step.text(&self.variant), how.unwrap_or_default());
        format!("{text} is legal. {how}").trim_end().to_owned()
    }

    pub(super) fn illegal_step(&self, step: Step) -> String {
        let text = step.text(&self.variant);
        let refusal = refusal(&self.variant, &self.position, step.from, Some(step.to));
        let why = refusal.map_or(String::new(), |refusal| refusal.text(&self.variant));
        format!("{text} is not legal. {why}").trim_end().to_owned()
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
