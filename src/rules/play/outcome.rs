//! How a game ends.

use super::{dead, legal_moves, threat};
use crate::rules::board::{Color, Word};
use crate::rules::definition::{BareKings, NoMoves, Royal, View};
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
pub(in crate::rules) fn won_on_board<W: Word>(view: View<W>) -> Option<Outcome> {
    kings_gone(view)
        .or_else(|| goals(view))
        .or_else(|| bare_king(view))
}

fn kings_gone<W: Word>(view: View<W>) -> Option<Outcome> {
    if view.settings().royal == Royal::Check {
        return None;
    }
    let alive = |color| view.kings(color).any();
    match (alive(Color::White), alive(Color::Black)) {
        (true, true) => None,
        (true, false) => Some(Outcome::Win(Color::White, WinReason::KingCaptured)),
        (false, true) => Some(Outcome::Win(Color::Black, WinReason::KingCaptured)),
        (false, false) => Some(Outcome::Draw(DrawReason::KingsGone)),
    }
}

fn goals<W: Word>(view: View<W>) -> Option<Outcome> {
    let reached = |color| palace::reached(view.settings(), view.position, color);
    just_moved_first(view)
        .into_iter()
        .find(|&color| reached(color))
        .map(|color| Outcome::Win(color, WinReason::Goals))
}

/// A win against a side with only its king left, in games with that rule.
fn bare_king<W: Word>(view: View<W>) -> Option<Outcome> {
    if view.settings().bare_kings != BareKings::Loses {
        return None;
    }
    let bare = |color| view.position.pieces(color) == view.kings(color);
    just_moved_first(view)
        .into_iter()
        .find(|&color| bare(!color))
        .map(|color| Outcome::Win(color, WinReason::BareKing))
}

fn just_moved_first<W: Word>(view: View<W>) -> [Color; 2] {
    let turn = view.position.turn();
    [!turn, turn]
}

/// The outcome of a position. A win or a lack of moves counts before the halfmove clock. No game ends
/// while the array is being chosen.
pub(in crate::rules) fn outcome<W: Word>(view: View<W>) -> Option<Outcome> {
    if view.position.choice() != 0 {
        return None;
    }
    won_on_board(view)
        .or_else(|| no_moves(view))
        .or_else(|| bare_kings(view))
        .or_else(|| dead_position(view))
        .or_else(|| clock(view))
}

/// The outcomes that need no move generation.
pub(in crate::rules) fn without_moves<W: Word>(view: View<W>) -> Option<Outcome> {
    won_on_board(view)
        .or_else(|| bare_kings(view))
        .or_else(|| dead_position(view))
        .or_else(|| clock(view))
}

fn no_moves<W: Word>(view: View<W>) -> Option<Outcome> {
    let turn = view.position.turn();
    if legal_moves::has_legal(view) {
        return None;
    }
    let check =
        view.settings().royal == Royal::Check && threat::king_attacked(view, view.position.turn());
    let lost = view.settings().lost_stalemates[turn]
        .cast()
        .meets(view.kings(turn));
    Some(match view.settings().no_moves {
        _ if check => Outcome::Win(!turn, WinReason::Checkmate),
        _ if lost => Outcome::Win(!turn, WinReason::NoMoves),
        NoMoves::Loses => Outcome::Win(!turn, WinReason::NoMoves),
        NoMoves::Draws => Outcome::Draw(DrawReason::Stalemate),
    })
}

fn bare_kings<W: Word>(view: View<W>) -> Option<Outcome> {
    let kings = view.kings(Color::White) | view.kings(Color::Black);
    let bare = view.position.occupied() == kings;
    (bare && view.settings().bare_kings == BareKings::Draw)
        .then_some(Outcome::Draw(DrawReason::BareKings))
}

fn dead_position<W: Word>(view: View<W>) -> Option<Outcome> {
    dead::is_dead(view).then_some(Outcome::Draw(DrawReason::DeadPosition))
}

fn clock<W: Word>(view: View<W>) -> Option<Outcome> {
    let limit = view.settings().clock;
    (limit > 0 && view.position.halfmove() >= limit).then_some(Outcome::Draw(DrawReason::Clock))
}
