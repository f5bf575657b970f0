//! How a game ends.

use super::{dead, legal_moves, threat};
use crate::rules::board::{Color, Word};
use crate::rules::definition::{BareKings, Facts, NoMoves, Royal};
use crate::rules::power::palace;
use std::fmt;

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side has won.
    Win(Color, WinReason),
    /// No one has won.
    Draw(DrawReason),
}

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The enemy king is checkmated.
    Checkmate,
    /// The enemy king has been captured.
    KingCaptured,
    /// The winner's pieces stand on all of its goals.
    Goals,
    /// A piece of the winner has reached a square where that wins.
    Arrival,
    /// The enemy has only its king left, and this game counts that as a loss.
    BareKing,
    /// The enemy has no legal move, and this game counts that as a loss.
    NoMoves,
    /// The enemy has repeated a position for the third time, and this game counts that as a loss.
    Repetition,
    /// The enemy has resigned.
    Resignation,
    /// The enemy's time has run out.
    Time,
    /// An arbiter or a program has decided so.
    Adjudication,
    /// The record of the game has the result without a reason.
    Unstated,
}

/// Why the game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Both kings are gone.
    KingsGone,
    /// Only the kings are left.
    BareKings,
    /// Neither side has the pieces for checkmate.
    DeadPosition,
    /// Too many plies without an irreversible move.
    Clock,
    /// The third occurrence of a position.
    Repetition,
    /// A side's time has run out, but the enemy has nothing left to win with.
    Time,
    /// The players have agreed.
    Agreement,
    /// An arbiter or a program has decided so.
    Adjudication,
    /// The record of the game has the result without a reason.
    Unstated,
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WinReason::Checkmate => "checkmate",
            WinReason::KingCaptured => "king captured",
            WinReason::Goals => "goals occupied",
            WinReason::Arrival => "goal reached",
            WinReason::BareKing => "bare king",
            WinReason::NoMoves => "no legal move",
            WinReason::Repetition => "threefold repetition",
            WinReason::Resignation => "resignation",
            WinReason::Time => "time",
            WinReason::Adjudication => "adjudication",
            WinReason::Unstated => "by the record",
        })
    }
}

impl fmt::Display for DrawReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawReason::Stalemate => "stalemate",
            DrawReason::KingsGone => "both kings gone",
            DrawReason::BareKings => "bare kings",
            DrawReason::DeadPosition => "insufficient material",
            DrawReason::Clock => "no progress",
            DrawReason::Repetition => "threefold repetition",
            DrawReason::Time => "time, against a bare king",
            DrawReason::Agreement => "agreement",
            DrawReason::Adjudication => "adjudication",
            DrawReason::Unstated => "by the record",
        })
    }
}

/// Writes the outcome as text: `White wins: checkmate`, `Draw: threefold repetition`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(color, WinReason::Unstated) => write!(f, "{color} wins"),
            Outcome::Draw(DrawReason::Unstated) => f.write_str("Draw"),
            Outcome::Win(color, reason) => write!(f, "{color} wins: {reason}"),
            Outcome::Draw(reason) => write!(f, "Draw: {reason}"),
        }
    }
}

/// A win that ends the game at once, whatever moves there are.
pub(in crate::rules) fn won_on_board<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    kings_gone(facts)
        .or_else(|| goals(facts))
        .or_else(|| arrival(facts))
        .or_else(|| bare_king(facts))
}

fn kings_gone<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    if facts.settings().royal == Royal::Check {
        return None;
    }
    // A king that is still to be placed is not lost.
    let in_hand = |color| {
        let types = facts.position.hand(color).types();
        !types.and(facts.rules.royals()).is_empty()
    };
    let alive = |color| facts.kings(color).any() || in_hand(color);
    match (alive(Color::White), alive(Color::Black)) {
        (true, true) => None,
        (true, false) => Some(Outcome::Win(Color::White, WinReason::KingCaptured)),
        (false, true) => Some(Outcome::Win(Color::Black, WinReason::KingCaptured)),
        (false, false) => Some(Outcome::Draw(DrawReason::KingsGone)),
    }
}

fn goals<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    let reached = |color| palace::reached(facts.settings(), facts.position, color);
    just_moved_first(facts)
        .into_iter()
        .find(|&color| reached(color))
        .map(|color| Outcome::Win(color, WinReason::Goals))
}

fn arrival<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    just_moved_first(facts)
        .into_iter()
        .find(|&color| palace::arrived(facts.settings(), facts.position, color).any())
        .map(|color| Outcome::Win(color, WinReason::Arrival))
}

/// A win against a side with only its king left, in games with that rule.
fn bare_king<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    if facts.settings().bare_kings != BareKings::Loses {
        return None;
    }
    just_moved_first(facts)
        .into_iter()
        .find(|&color| is_bare(facts, !color))
        .map(|color| Outcome::Win(color, WinReason::BareKing))
}

/// Whether a side has only its king left. A piece in hand that it may drop counts as left.
fn is_bare<W: Word>(facts: &Facts<W>, color: Color) -> bool {
    let position = facts.position;
    position.pieces(color) == facts.kings(color)
        && (!facts.settings().puts_from_hand() || position.hand(color).is_empty())
}

fn just_moved_first<W: Word>(facts: &Facts<W>) -> [Color; 2] {
    let turn = facts.position.turn();
    [!turn, turn]
}

/// The outcome of a position. A win or a lack of moves counts before the halfmove clock. No game ends
/// while the array is being chosen.
pub(in crate::rules) fn outcome<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    if facts.position.choice() != 0 {
        return None;
    }
    won_on_board(facts)
        .or_else(|| no_moves(facts))
        .or_else(|| bare_kings(facts))
        .or_else(|| dead_position(facts))
        .or_else(|| clock(facts))
}

/// The outcomes that need no move generation.
pub(in crate::rules) fn without_moves<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    won_on_board(facts)
        .or_else(|| bare_kings(facts))
        .or_else(|| dead_position(facts))
        .or_else(|| clock(facts))
}

fn no_moves<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    let turn = facts.position.turn();
    if legal_moves::has_legal(facts) {
        return None;
    }
    let check = facts.settings().royal == Royal::Check
        && threat::king_attacked(facts, facts.position.turn());
    let lost = facts.settings().lost_stalemates[turn]
        .cast()
        .meets(facts.kings(turn));
    Some(match facts.settings().no_moves {
        _ if check => Outcome::Win(!turn, WinReason::Checkmate),
        _ if lost => Outcome::Win(!turn, WinReason::NoMoves),
        NoMoves::Loses => Outcome::Win(!turn, WinReason::NoMoves),
        NoMoves::Draws => Outcome::Draw(DrawReason::Stalemate),
    })
}

fn bare_kings<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    // Where a king may win by arriving, two kings play on.
    let draws = facts.settings().bare_kings == BareKings::Draw
        && !facts
            .settings()
            .wins_by_arrival(facts.rules.groups().royals);
    (draws && Color::ALL.into_iter().all(|color| is_bare(facts, color)))
        .then_some(Outcome::Draw(DrawReason::BareKings))
}

fn dead_position<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    dead::is_dead(facts).then_some(Outcome::Draw(DrawReason::DeadPosition))
}

fn clock<W: Word>(facts: &Facts<W>) -> Option<Outcome> {
    let limit = facts.settings().clock;
    (limit > 0 && facts.position.halfmove() >= limit).then_some(Outcome::Draw(DrawReason::Clock))
}
