//! Whether an exercise has a point, and the features that make it difficult.

use super::grade::Features;
use super::near_miss::{Examined, is_displacement};
use super::task::{Answer, Goal, Step, Task};
use crate::explain::{NoWay, Reason, refusal, threats_by};
use crate::rules::{
    Bitboard, Color, Effect, MethodName, Move, Position, Square, Transition, Travel, TypeSet,
    Variant,
};
use crate::search::oddity;
use std::collections::BTreeSet;

/// The most squares to mark, so that nobody has to count.
const MOST_MARKS: usize = 8;
/// The most different moves that answer a question.
const MOST_MOVES: usize = 3;
/// The extra difficulty of a capture that mimics its victim.
const MIMICKED: u32 = 15;

/// Whether pieces of a game capture in other ways than pieces of chess. If not, displacement is all that can be asked.
pub(super) fn is_unusual(variant: &Variant) -> bool {
    let mut kinds = variant.kinds().iter();
    kinds.any(|kind| kind.captures.iter().any(|capture| !capture.is_orthodox()))
}

/// Whether a move is what everybody knows from chess: an orthodox piece captures nothing but the piece onto which it goes.
pub(super) fn is_plain(
    variant: &Variant,
    position: &Position,
    mv: Move,
    captured: Bitboard,
) -> bool {
    let mover = position.piece(mv.from);
    let orthodox = mover.is_some_and(|mover| variant.kind(mover.piece_type()).is_orthodox());
    orthodox && is_displacement(mv, captured)
}

/// The features of an exercise; nothing if it has no point: nothing to see, or too much.
pub(super) fn measure(
    variant: &Variant,
    position: &Position,
    task: &Task,
    answer: &Answer,
) -> Option<Features> {
    let features = Features {
        pieces: position.occupied().len(),
        ..Features::default()
    };
    match (task, answer) {
        (Task::Predict(mv), Answer::Squares(captured)) => {
            predict(variant, position, *mv, *captured, features)
        }
        (Task::Find(at, goal), Answer::Moves(moves)) => {
            find(variant, position, (*at, *goal), moves, features)
        }
        (Task::Danger, Answer::Squares(attacked)) => danger(variant, position, *attacked, features),
        (Task::Safe(at), Answer::Squares(stops)) => safe(variant, position, *at, *stops, features),
        (Task::Frozen, Answer::Squares(frozen)) => frost(variant, position, *frozen, features),
        (Task::Thaw(at), Answer::Moves(moves)) => thaw(variant, position, *at, moves, features),
        (Task::Legal(steps), Answer::Steps(legal)) => {
            legality(variant, position, steps, legal, features)
        }
        (Task::Win(number), Answer::Moves(moves)) => {
            win(variant, position, *number, moves, features)
        }
        _ => None,
    }
}

/// Whether an exercise is about pieces of these types; always if there are none.
pub(super) fn concerns(
    variant: &Variant,
    position: &Position,
    task: &Task,
    answer: &Answer,
    about: TypeSet,
) -> bool {
    let pieces = position.of_types(about);
    let moves = |mv: &Move| mv.travel != Travel::Drop && pieces.contains(mv.from);
    about.is_empty()
        || match (task, answer) {
            (Task::Predict(mv), _) => moves(mv),
            (Task::Find(at, _) | Task::Safe(at), _) => pieces.contains(*at),
            (Task::Danger, Answer::Squares(attacked)) => {
                let threats = threats_by(variant, position, !position.turn());
                threats
                    .iter()
                    .any(|threat| pieces.contains(threat.from) && attacked.contains(threat.victim))
            }
            (Task::Legal(steps), _) => steps.iter().any(|step| pieces.contains(step.from)),
            (Task::Win(_), Answer::Moves(winning)) => winning.iter().all(moves),
            // Freezing has no shorter way to ask who freezes.
            (Task::Frozen | Task::Thaw(_), _) => pieces.any(),
            (Task::Danger | Task::Win(_), _) => false,
        }
}

fn predict(
    variant: &Variant,
    position: &Position,
    mv: Move,
    captured: Bitboard,
    features: Features,
) -> Option<Features> {
    let near = Examined::new(variant, position, mv).near_misses().len();
    let unusual = is_unusual(variant);
    let plain = is_plain(variant, position, mv, captured);
    if unusual && near == 0 && (captured.is_empty() || plain) || captured.len() > MOST_MARKS {
        return None;
    }
    let transition = variant.changes(position, mv);
    let features = captures(variant, [&transition], features);
    Some(Features {
        near_misses: near,
        ..features
    })
}

fn find(
    variant: &Variant,
    position: &Position,
    (at, goal): (Square, Goal),
    moves: &[Move],
    features: Features,
) -> Option<Features> {
    let first = *moves.first()?;
    let captured = variant.captured(position, first);
    let legal = variant.legal_moves(position).into_iter();
    let own: Vec<Move> = legal
        .filter(|mv| mv.from == at && mv.travel != Travel::Drop)
        .collect();
    let sets: BTreeSet<u128> = own
        .iter()
        .map(|&mv| variant.captured(position, mv))
        .filter(|&other| other.any() && other != captured)
        .map(|other| other.0)
        .collect();
    let plain = is_plain(variant, position, first, captured) && is_unusual(variant);
    let few = goal == Goal::Most && (captured.len() < 2 || sets.is_empty());
    let stops = stops(&own);
    if captured.is_empty() || plain || few || stops < 3 || self::stops(moves) > MOST_MOVES {
        return None;
    }
    let transition = variant.changes(position, first);
    let features = captures(variant, [&transition], features);
    Some(Features {
        near_misses: sets.len(),
        choices: stops,
        ..features
    })
}

fn danger(
    variant: &Variant,
    position: &Position,
    attacked: Bitboard,
    features: Features,
) -> Option<Features> {
    let turn = position.turn();
    let safe = position.pieces(turn) - attacked;
    let threats = threats_by(variant, position, !turn);
    let plain =
        |transition: &Transition| is_plain(variant, position, transition.mv, transition.captured());
    let only_plain = threats.iter().all(|threat| plain(&threat.transition));
    let near = near_enemies(variant, position, safe, !turn);
    let pointless = match attacked.is_empty() {
        true => near < 2,
        false => is_unusual(variant) && only_plain,
    };
    if pointless || safe.is_empty() || attacked.len() > MOST_MARKS {
        return None;
    }
    let features = captures(
        variant,
        threats.iter().map(|threat| &threat.transition),
        features,
    );
    Some(Features {
        answers: attacked.len(),
        near_misses: near,
        ..features
    })
}

/// The number of these pieces within two squares of an enemy.
fn near_enemies(variant: &Variant, position: &Position, pieces: Bitboard, enemy: Color) -> usize {
    let geometry = variant.geometry();
    let enemies = position.pieces(enemy);
    let near = |&at: &Square| geometry.within(at, 2).meets(enemies);
    pieces.into_iter().filter(near).count()
}

fn safe(
    variant: &Variant,
    position: &Position,
    at: Square,
    safe: Bitboard,
    features: Features,
) -> Option<Features> {
    let legal = variant.legal_moves(position).into_iter();
    let own: Vec<Move> = legal
        .filter(|mv| mv.from == at && mv.travel != Travel::Drop)
        .collect();
    let attacked: Vec<Move> = own
        .iter()
        .copied()
        .filter(|mv| !safe.contains(mv.to))
        .collect();
    if safe.is_empty() || attacked.is_empty() || safe.len() > MOST_MARKS {
        return None;
    }
    let threats: Vec<Transition> = attacked
        .iter()
        .take(MOST_MARKS)
        .filter_map(|&mv| {
            let after = variant.play(position, mv);
            let threats = threats_by(variant, &after, after.turn()).into_iter();
            let mut own = threats.filter(|threat| threat.victim == mv.to);
            own.next().map(|threat| threat.transition)
        })
        .collect();
    let features = captures(variant, &threats, features);
    Some(Features {
        answers: safe.len(),
        near_misses: stops(&attacked),
        choices: stops(&own),
        ..features
    })
}

fn frost(
    variant: &Variant,
    position: &Position,
    frozen: Bitboard,
    features: Features,
) -> Option<Features> {
    let near = near_freezers(variant, position, frozen).len();
    let few = if frozen.is_empty() { 2 } else { 1 };
    if near < few || frozen.len() > MOST_MARKS {
        return None;
    }
    Some(Features {
        answers: frozen.len(),
        near_misses: near,
        oddity: 10,
        ..features
    })
}

/// The pieces within two squares of an enemy that freezes, which are not frozen.
pub(super) fn near_freezers(variant: &Variant, position: &Position, frozen: Bitboard) -> Bitboard {
    let geometry = variant.geometry();
    let freezes = |&at: &Square| {
        let piece = position.piece(at);
        piece.is_some_and(|piece| !variant.kind(piece.piece_type()).freezes.is_empty())
    };
    let freezers = position.occupied().into_iter().filter(freezes);
    let near = freezers.fold(Bitboard::EMPTY, |set, at| {
        let enemy = position.piece(at).map(|piece| !piece.color());
        let enemies = enemy.map_or(Bitboard::EMPTY, |color| position.pieces(color));
        set | geometry.within(at, 2) & enemies
    });
    near - frozen
}

fn thaw(
    variant: &Variant,
    position: &Position,
    at: Square,
    moves: &[Move],
    features: Features,
) -> Option<Features> {
    let first = *moves.first()?;
    let all = stops(&variant.legal_moves(position));
    if stops(moves) > MOST_MOVES || all < 5 {
        return None;
    }
    let transition = variant.changes(position, first);
    let features = captures(variant, [&transition], features);
    let distance = variant.geometry().distance(first.to, at);
    Some(Features {
        answers: 1,
        distance: features.distance.max(distance),
        near_misses: variant.freezers_of(position, at).len(),
        choices: all,
        ..features
    })
}

fn legality(
    variant: &Variant,
    position: &Position,
    steps: &[Step],
    legal: &[Step],
    features: Features,
) -> Option<Features> {
    let mut kinds = BTreeSet::new();
    let mut strange = 0;
    for step in steps.iter().filter(|step| !legal.contains(step)) {
        let refusal = refusal(variant, position, step.from, Some(step.to))?;
        match refusal.reasons.first()? {
            Reason::NoWay {
                why: NoWay::Unable, ..
            } => strange += 1,
            reason => {
                kinds.insert(refusal_kind(reason));
            }
        }
    }
    if legal.is_empty() || legal.len() == steps.len() || strange > 1 || kinds.is_empty() {
        return None;
    }
    Some(Features {
        answers: legal.len(),
        methods: kinds.len(),
        near_misses: steps.len() - legal.len() - strange,
        oddity: 20,
        ..features
    })
}

/// The name of a reason, so that reasons of the same kind count once.
fn refusal_kind(reason: &Reason) -> String {
    let text = format!("{reason:?}");
    let end = text.find([' ', '(']).unwrap_or(text.len());
    text[..end].to_owned()
}

fn win(
    variant: &Variant,
    position: &Position,
    number: u32,
    moves: &[Move],
    features: Features,
) -> Option<Features> {
    let first = *moves.first()?;
    if stops(moves) != 1 {
        return None;
    }
    let transition = variant.changes(position, first);
    let features = captures(variant, [&transition], features);
    Some(Features {
        answers: 1,
        depth: number as usize,
        choices: stops(&variant.legal_moves(position)),
        ..features
    })
}

/// The number of different steps among these moves.
fn stops(moves: &[Move]) -> usize {
    let steps: BTreeSet<Step> = moves.iter().map(|&mv| Step::of(mv)).collect();
    steps.len()
}

/// The features of what these moves capture.
fn captures<'a>(
    variant: &Variant,
    transitions: impl IntoIterator<Item = &'a Transition>,
    features: Features,
) -> Features {
    let mut methods: BTreeSet<MethodName> = BTreeSet::new();
    let mut features = features;
    for transition in transitions {
        for effect in &transition.effects {
            if let Effect::Capture {
                at, by, mimicked, ..
            } = *effect
            {
                methods.insert(by);
                let hard = oddity(by) + if mimicked { MIMICKED } else { 0 };
                features.oddity = features.oddity.max(hard.min(100));
                let distance = variant.geometry().distance(transition.mv.to, at);
                features.distance = features.distance.max(distance);
            }
        }
        features.answers = features.answers.max(transition.captured().len());
    }
    features.methods = features.methods.max(methods.len());
    features
}
