//! Makes a task of each kind for a position of a game.

use super::kind::Kind;
use super::measure::{is_plain, is_unusual, near_freezers};
use super::near_miss::Examined;
use super::task::{Goal, Step, Task};
use crate::explain::{NoWay, Reason, refusal};
use crate::rules::{
    Bitboard, CastlingRights, Color, Move, Mover, Position, Setup, Square, Travel, TypeSet, Variant,
};
use crate::search::random::Random;
use std::collections::{BTreeSet, HashSet};

/// The number of moves in an exercise of the kind `legal`.
const STEPS: usize = 5;
/// The most pieces that stay on the board although the answer does not need them, because they look as if it did.
const DECOYS: usize = 4;

/// What was decided about an exercise before its position is known, so that the shares are right.
#[derive(Clone, Copy, Debug)]
pub(super) struct PosePlan {
    /// Whether the answer has no squares.
    pub nothing: bool,
    /// The moves of a win.
    pub moves: u32,
    /// About how many pieces are wanted.
    pub pieces: usize,
}

/// A task, and what matters for it on the board.
pub(super) struct Posed {
    pub position: Position,
    pub task: Task,
    /// Pieces that stay on the board.
    pub keep: Bitboard,
    /// The squares where the exercise takes place.
    pub middle: Bitboard,
}

/// Poses tasks on one position.
pub(super) struct Poser<'a> {
    pub variant: &'a Variant,
    pub position: &'a Position,
    pub plan: PosePlan,
    /// Only pieces of these types move, if there are any.
    pub about: TypeSet,
    pub random: &'a mut Random,
}

impl Poser<'_> {
    /// A task of a kind, if the position offers one.
    pub fn pose(&mut self, kind: Kind) -> Option<Posed> {
        match kind {
            Kind::Predict => self.predict(),
            Kind::Find => self.find(),
            Kind::Danger => self.danger(),
            Kind::Safe => self.safe(),
            Kind::Frozen => self.frozen(),
            Kind::Thaw => self.thaw(),
            Kind::Legal => self.legal(),
            Kind::Mate => self.mate(),
        }
    }

    fn posed(&self, task: Task, keep: Bitboard, middle: Bitboard) -> Option<Posed> {
        Some(Posed {
            position: self.position.clone(),
            task,
            keep,
            middle: middle | keep,
        })
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.random.below(from.len())).copied()
    }

    /// Some of these squares.
    fn some(&mut self, squares: impl IntoIterator<Item = Square>) -> Bitboard {
        let most = self.random.below(DECOYS + 1);
        squares.into_iter().take(most).collect()
    }

    /// The legal moves whose text doesn't give the captures away.
    fn moves(&self) -> impl Iterator<Item = (Move, Bitboard)> + '_ {
        let open = |mv: &Move| {
            let message = mv.declines || mv.choices.group().is_some();
            !message && !matches!(mv.travel, Travel::Drop | Travel::Castle | Travel::Suicide)
        };
        let about = self.position.of_types(self.about);
        let any = self.about.is_empty();
        let legal = self.variant.legal_moves(self.position).into_iter();
        let legal = legal.filter(move |mv| any || about.contains(mv.from));
        let with_captures = |mv| (mv, self.variant.captured(self.position, mv));
        legal.filter(open).map(with_captures)
    }

    /// The moves that capture otherwise than by displacement alone, if the game has such captures.
    fn captures(&self) -> Vec<(Move, Bitboard)> {
        let unusual = is_unusual(self.variant);
        let is_good = |&(mv, captured): &(Move, Bitboard)| {
            let plain = unusual && is_plain(self.variant, self.position, mv, captured);
            captured.any() && !plain
        };
        self.moves().filter(is_good).collect()
    }

    fn predict(&mut self) -> Option<Posed> {
        let shown = match self.plan.nothing {
            false => {
                let captures = self.captures();
                // Every other time as many captures as there are.
                let most = captures.iter().map(|(_, captured)| captured.len()).max()?;
                let least = if self.random.below(2) == 0 { most } else { 1 };
                let good: Vec<Move> = captures
                    .into_iter()
                    .filter(|(_, captured)| captured.len() >= least)
                    .map(|(mv, _)| mv)
                    .collect();
                self.pick(&good)?
            }
            true => {
                let goes = |&(mv, captured): &(Move, Bitboard)| {
                    captured.is_empty() && mv.travel.mover() == Mover::Goes
                };
                let enemies = self.position.pieces(!self.position.turn());
                let geometry = self.variant.geometry();
                let near = |mv: &Move| {
                    let around = geometry.within(mv.to, 2) | geometry.neighbours(mv.from);
                    around.meets(enemies)
                };
                let quiet: Vec<Move> = self
                    .moves()
                    .filter(goes)
                    .map(|(mv, _)| mv)
                    .filter(near)
                    .collect();
                self.pick(&quiet)?
            }
        };
        let examined = Examined::new(self.variant, self.position, shown);
        let near = examined.near_misses();
        if near.is_empty() && self.plan.nothing && is_unusual(self.variant) {
            return None;
        }
        let keep = match self.plan.nothing {
            true => self.some(near.iter().copied().skip(1)) | near.first().copied().into(),
            false => self.some(near.iter().copied()),
        };
        let middle = examined.captured().with(shown.from).with(shown.to);
        self.posed(Task::Predict(shown), keep.with(shown.from), middle)
    }

    fn find(&mut self) -> Option<Posed> {
        let captures = self.captures();
        let (mv, targets) = self.pick(&captures)?;
        let most = captures
            .iter()
            .filter(|(other, _)| other.from == mv.from)
            .map(|(_, captured)| captured.len())
            .max()?;
        let goal = match targets.len() == most && most > 1 && self.random.below(2) == 0 {
            true => Goal::Most,
            false => Goal::Exactly(targets),
        };
        let others = captures.iter().filter(|(other, _)| other.from == mv.from);
        let decoys = others.fold(Bitboard::EMPTY, |set, &(_, captured)| set | captured);
        let keep = self.some(decoys - targets) | targets;
        self.posed(
            Task::Find(mv.from, goal),
            keep.with(mv.from),
            keep.with(mv.to),
        )
    }

    fn danger(&mut self) -> Option<Posed> {
        let turn = self.position.turn();
        let own = self.position.pieces(turn);
        let attacked = |&at: &Square| self.variant.is_attacked(self.position, at, !turn);
        let (hit, safe): (Vec<Square>, Vec<Square>) = own.into_iter().partition(attacked);
        if hit.is_empty() != self.plan.nothing {
            return None;
        }
        let geometry = self.variant.geometry();
        let enemies = self.position.pieces(!turn);
        let near = safe
            .into_iter()
            .filter(|&at| geometry.within(at, 2).meets(enemies));
        let near: Vec<Square> = near.collect();
        let keep = self.some(near);
        let middle = hit.into_iter().collect::<Bitboard>() | keep;
        let middle = if middle.is_empty() { own } else { middle };
        self.posed(Task::Danger, keep, middle)
    }

    fn safe(&mut self) -> Option<Posed> {
        let kings = self.variant.kings(self.position, self.position.turn());
        let movers: Bitboard = self.moves().map(|(mv, _)| mv.from).collect();
        let movers: Vec<Square> = (movers - kings).into_iter().collect();
        let at = self.pick(&movers)?;
        let stops: Bitboard = self
            .moves()
            .filter(|(mv, _)| mv.from == at)
            .map(|(mv, _)| mv.to)
            .collect();
        self.posed(Task::Safe(at), Bitboard::of(at), stops.with(at))
    }

    fn frozen(&mut self) -> Option<Posed> {
        let frozen = self.variant.frozen(self.position, Color::White)
            | self.variant.frozen(self.position, Color::Black);
        if frozen.is_empty() != self.plan.nothing {
            return None;
        }
        let near = near_freezers(self.variant, self.position, frozen);
        let keep = match self.plan.nothing {
            true => near,
            false => self.some(near),
        };
        let middle = frozen | near;
        if middle.is_empty() {
            return None;
        }
        self.posed(Task::Frozen, keep, middle)
    }

    fn thaw(&mut self) -> Option<Posed> {
        let frozen = self.variant.frozen(self.position, self.position.turn());
        let kings = self.variant.kings(self.position, self.position.turn());
        let frozen: Vec<Square> = (frozen - kings).into_iter().collect();
        let at = self.pick(&frozen)?;
        let middle = self.variant.freezers_of(self.position, at).with(at);
        self.posed(Task::Thaw(at), Bitboard::of(at), middle)
    }

    fn legal(&mut self) -> Option<Posed> {
        let legal: Vec<Move> = self.variant.legal_moves(self.position);
        let legal: BTreeSet<Step> = legal
            .into_iter()
            .filter(|mv| mv.travel != Travel::Drop)
            .map(Step::of)
            .collect();
        let good: Vec<Step> = legal
            .iter()
            .copied()
            .filter(|step| step.from != step.to)
            .collect();
        let wanted = 1 + self.random.below(STEPS - 1);
        let mut steps: Vec<Step> = Vec::new();
        for _ in 0..4 * STEPS {
            let step = self.pick(&good)?;
            if steps.len() < wanted && !steps.contains(&step) {
                steps.push(step);
            }
        }
        let own: Vec<Square> = self
            .position
            .pieces(self.position.turn())
            .into_iter()
            .collect();
        let geometry = self.variant.geometry();
        let mut kinds = HashSet::new();
        for attempt in 0..12 * STEPS {
            if steps.len() == STEPS {
                break;
            }
            let from = self.pick(&own)?;
            // Squares that a piece might reach look like its moves.
            let stops = geometry.lines(from) | geometry.within(from, 2);
            let stops: Vec<Square> = stops.without(from).into_iter().collect();
            let step = Step {
                from,
                to: self.pick(&stops)?,
            };
            if legal.contains(&step) || steps.contains(&step) {
                continue;
            }
            let refusal = refusal(self.variant, self.position, step.from, Some(step.to));
            let Some(reason) = refusal.and_then(|refusal| refusal.reasons.into_iter().next())
            else {
                continue;
            };
            let new = kinds.insert(std::mem::discriminant(&reason));
            let unable = matches!(
                reason,
                Reason::NoWay {
                    why: NoWay::Unable,
                    ..
                }
            );
            // At first each reason once.
            if !unable && (new || attempt >= 6 * STEPS) {
                steps.push(step);
            }
        }
        if steps.len() < STEPS {
            return None;
        }
        steps.sort_unstable();
        let middle: Bitboard = steps.iter().flat_map(|step| [step.from, step.to]).collect();
        let keep = steps.iter().map(|step| step.from).collect();
        self.posed(Task::Legal(steps), keep, middle)
    }

    /// Wins are found where the enemy has few pieces left.
    fn mate(&mut self) -> Option<Posed> {
        let task = Task::Win(self.plan.moves);
        let turn = self.position.turn();
        let kings = self.variant.kings(self.position, !turn);
        if self.plan.moves == 1 && self.random.below(2) == 0 {
            return self.posed(task, Bitboard::EMPTY, kings);
        }
        let mut setup = Setup {
            castling: CastlingRights::NONE,
            en_passant: Bitboard::EMPTY,
            ban: None,
            halfmove: 0,
            fullmove: 1,
            ..self.position.setup()
        };
        let royals = self.position.of_types(self.variant.royals());
        // A proof with few pieces is quick.
        let most = match self.plan.moves {
            1 => 12,
            2 => 9,
            _ => 6,
        };
        let wanted = self.plan.pieces.clamp(4, most);
        while setup.pieces.len() > wanted {
            let index = self.random.below(setup.pieces.len());
            let (at, piece) = setup.pieces[index];
            // The enemy loses more.
            let spared = piece.color() == turn && self.random.below(3) > 0;
            if !royals.contains(at) && !spared {
                setup.pieces.swap_remove(index);
            } else if setup.pieces.iter().all(|&(at, _)| royals.contains(at)) {
                break;
            }
        }
        if self.plan.moves > 1 && self.random.below(3) > 0 {
            self.put_at_the_edge(&mut setup, kings)?;
        }
        let position = self.variant.position(&setup).ok()?;
        if self.variant.outcome(&position).is_some() {
            return None;
        }
        Some(Posed {
            position,
            task,
            keep: Bitboard::EMPTY,
            middle: kings,
        })
    }

    /// Moves a king to a square with few neighbours, where it has fewer ways out.
    fn put_at_the_edge(&mut self, setup: &mut Setup, kings: Bitboard) -> Option<()> {
        let geometry = self.variant.geometry();
        let taken: Bitboard = setup.pieces.iter().map(|&(at, _)| at).collect();
        let narrow = |at: &Square| geometry.neighbours(*at).len() < 8;
        let free = geometry.squares() - taken;
        let edge: Vec<Square> = free.into_iter().filter(narrow).collect();
        let to = self.pick(&edge)?;
        let mut pieces = setup.pieces.iter_mut();
        let (at, _) = pieces.find(|(at, _)| kings.contains(*at))?;
        *at = to;
        Some(())
    }
}
