//! What is kept of a game: its moves, its result, and what happened in it, as plain data.

use super::plan::{GameId, Side};
use super::self_play::{Ended, Played, is_quiet};
use super::sheet::{method_id, power};
use crate::game::hands_count;
use crate::notation::{write_fen, write_move};
use crate::rules::{
    Color, DrawReason, Effect, Fate, Outcome, PieceType, Position, Transition, Travel, Variant,
    WinReason,
};
use crate::texts::text;
use serde::{Deserialize, Serialize};

/// The end of a game that was too long.
pub(super) const TOO_LONG: &str = "too-long";

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Its series and number.
    #[serde(flatten)]
    pub id: GameId,
    /// The FEN of the starting position, if it is not that of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The number of plies of the opening.
    pub opening: usize,
    /// The moves, opening included, separated by spaces.
    pub moves: String,
    /// White's points, doubled: 2 for a win, 0 for a loss.
    pub points: u8,
    /// How it ended.
    pub end: String,
    /// For each ply after the opening: the engine's score for White, in hundredths of a pawn.
    pub scores: Vec<i32>,
    /// For each ply after the opening: the number of legal moves.
    pub choices: Vec<u64>,
    /// The captures, in order.
    pub captures: Vec<Capture>,
    /// The uses of powers, in order.
    pub uses: Vec<Use>,
    /// The quiet positions after the opening.
    pub material: Vec<Material>,
}

/// A piece captured by another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Capture {
    /// The ply, counted from 0.
    pub ply: usize,
    /// The number of the captor's type.
    pub piece: usize,
    /// The method.
    pub method: String,
    /// The number of the victim's type.
    pub victim: usize,
    /// The side that moved. Older records do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// A power used by a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// The ply, counted from 0.
    pub ply: usize,
    /// The number of its type.
    pub piece: usize,
    /// The name of the power.
    pub power: String,
}

/// Quiet positions that follow each other with the same pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Material {
    /// How many of them there are.
    pub positions: u64,
    /// How many more pieces of each type White has.
    pub lead: Vec<i32>,
}

/// What the engine said about a ply.
pub(super) struct Note {
    /// The score for White; `None` in the opening.
    pub score: Option<i32>,
    /// The number of legal moves.
    pub choices: u64,
}

impl GameRecord {
    /// The number of plies.
    pub fn plies(&self) -> usize {
        self.opening + self.scores.len()
    }

    /// The record of a game that was played.
    pub(super) fn new(id: GameId, played: &Played<Note, ()>) -> GameRecord {
        let (record, notes) = (&played.record, &played.plies);
        let variant = record.variant();
        let (points, end) = match played.ended {
            Ended::ByRules(outcome) => (points(outcome), end_id(outcome)),
            Ended::Early(()) => (1, TOO_LONG),
        };
        let opening = notes.iter().filter(|note| note.score.is_none()).count();
        let start = &record.positions()[0];
        let mut game = GameRecord {
            id,
            start: (start != variant.start()).then(|| write_fen(variant, start)),
            opening,
            moves: String::new(),
            points,
            end: end.to_owned(),
            scores: notes.iter().filter_map(|note| note.score).collect(),
            choices: notes
                .iter()
                .skip(opening)
                .map(|note| note.choices)
                .collect(),
            captures: Vec::new(),
            uses: Vec::new(),
            material: Vec::new(),
        };
        let positions = record.positions().windows(2);
        for (ply, (step, around)) in record.plies().zip(positions).enumerate() {
            let [before, after] = around else { continue };
            if ply > 0 {
                game.moves.push(' ');
            }
            let mv = step.transition.mv;
            game.moves.push_str(&write_move(variant, mv));
            game.add_effects(variant, ply, &step.transition, before, after);
            if ply >= opening && is_quiet(variant, before, mv) {
                game.add_material(lead(variant, before));
            }
        }
        game
    }

    fn add_effects(
        &mut self,
        variant: &Variant,
        ply: usize,
        transition: &Transition,
        before: &Position,
        after: &Position,
    ) {
        let mut used = |piece: PieceType, power: &str| {
            self.uses.push(Use {
                ply,
                piece: piece.index(),
                power: power.to_owned(),
            });
        };
        for effect in &transition.effects {
            match *effect {
                Effect::Capture {
                    piece,
                    captor,
                    by,
                    mimicked,
                    fate,
                    ..
                } => {
                    let Some(owner) = before.piece(captor) else {
                        continue;
                    };
                    if mimicked {
                        used(owner.piece_type(), power::MIMICRY);
                    }
                    if let Fate::Converted(_) = fate {
                        used(owner.piece_type(), power::CONVERSION);
                    }
                    self.captures.push(Capture {
                        ply,
                        piece: owner.piece_type().index(),
                        method: method_id(by),
                        victim: piece.piece_type().index(),
                        side: Some(before.turn().into()),
                    });
                }
                Effect::Travel {
                    piece, by, from, ..
                } if from == transition.mv.from => {
                    if let Some(power) = travel_power(by) {
                        used(piece.piece_type(), power);
                    }
                }
                Effect::Sacrifice { piece, .. } if transition.mv.travel == Travel::Suicide => {
                    used(piece.piece_type(), power::SUICIDE);
                }
                Effect::Drop { piece, .. } => {
                    let power = match transition.mv.travel {
                        Travel::Resurrect => continue,
                        _ => power::DROP,
                    };
                    used(piece.piece_type(), power);
                }
                Effect::Promotion { from, .. } => used(from.piece_type(), power::PROMOTION),
                Effect::Protect { by, .. } => {
                    if let Some(protector) = before.piece(by).or_else(|| after.piece(by)) {
                        used(protector.piece_type(), power::PROTECTION);
                    }
                }
                Effect::Freeze { at, .. } => {
                    for square in variant.freezers_of(after, at) {
                        if let Some(freezer) = after.piece(square) {
                            used(freezer.piece_type(), power::FREEZING);
                        }
                    }
                }
                Effect::Travel { .. }
                | Effect::Sacrifice { .. }
                | Effect::Recall { .. }
                | Effect::Thaw { .. } => {}
            }
        }
    }

    fn add_material(&mut self, lead: Vec<i32>) {
        match self.material.last_mut() {
            Some(last) if last.lead == lead => last.positions += 1,
            _ => self.material.push(Material { positions: 1, lead }),
        }
    }
}

/// The power that a way of moving belongs to, if it is one that is counted.
fn travel_power(travel: Travel) -> Option<&'static str> {
    match travel {
        Travel::Castle => Some(power::CASTLING),
        Travel::Swap => Some(power::SWAP),
        Travel::Drive => Some(power::DRIVING),
        Travel::Push => Some(power::PUSHING),
        Travel::Pull => Some(power::PULLING),
        Travel::Resurrect => Some(power::RESURRECTION),
        _ => None,
    }
}

/// How many more pieces of each type White has.
fn lead(variant: &Variant, position: &Position) -> Vec<i32> {
    let hands = hands_count(variant);
    let count = |piece: PieceType, side: Color| {
        let board = (position.of_type(piece) & position.pieces(side)).len() as i32;
        match hands {
            true => board + i32::from(position.hand(side).count(piece)),
            false => board,
        }
    };
    let types = (0..variant.kinds().len()).map(PieceType::new);
    types
        .map(|piece| count(piece, Color::White) - count(piece, Color::Black))
        .collect()
}

fn points(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Win(Color::White, _) => 2,
        Outcome::Win(Color::Black, _) => 0,
        Outcome::Draw(_) => 1,
    }
}

/// The name of an end in data.
fn end_id(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(_, WinReason::Checkmate) => "checkmate",
        Outcome::Win(_, WinReason::KingCaptured) => "king-captured",
        Outcome::Win(_, WinReason::Goals) => "goals",
        Outcome::Win(_, WinReason::Arrival) => "arrival",
        Outcome::Win(_, WinReason::BareKing) => "bare-king",
        Outcome::Win(_, WinReason::NoMoves) => "no-moves",
        Outcome::Win(_, WinReason::Repetition) => "repetition-loses",
        Outcome::Draw(DrawReason::Stalemate) => "stalemate",
        Outcome::Draw(DrawReason::KingsGone) => "kings-gone",
        Outcome::Draw(DrawReason::BareKings) => "bare-kings",
        Outcome::Draw(DrawReason::DeadPosition) => "insufficient-material",
        Outcome::Draw(DrawReason::Clock) => "move-rule",
        Outcome::Draw(DrawReason::Repetition) => "repetition",
        // The engine does not resign, agree or lose on time.
        Outcome::Win(
            _,
            WinReason::Resignation
            | WinReason::Time
            | WinReason::Adjudication
            | WinReason::Unstated,
        )
        | Outcome::Draw(
            DrawReason::Time
            | DrawReason::Agreement
            | DrawReason::Adjudication
            | DrawReason::Unstated,
        ) => "other",
    }
}

/// The words for an end.
pub(super) fn end_words(end: &str) -> &str {
    match end {
        "checkmate" => text!("report-end-checkmate"),
        "king-captured" => text!("report-end-king-captured"),
        "goals" => text!("report-end-goals"),
        "arrival" => text!("report-end-arrival"),
        "bare-king" => text!("report-end-bare-king"),
        "no-moves" => text!("report-end-no-moves"),
        "repetition-loses" => text!("report-end-repetition-loses"),
        "stalemate" => text!("report-end-stalemate"),
        "kings-gone" => text!("report-end-kings-gone"),
        "bare-kings" => text!("report-end-bare-kings"),
        "insufficient-material" => text!("report-end-insufficient-material"),
        "move-rule" => text!("report-end-move-rule"),
        "repetition" => text!("report-end-repetition"),
        TOO_LONG => text!("report-end-too-long"),
        other => other,
    }
}
