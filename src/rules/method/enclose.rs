//! **Enclosing**: the piece fills the last empty neighbour of a group of enemies and captures the group,
//! as in Go. Groups are joined along ranks and files.
//!
//! ```text
//!     . P . .        . P . .
//!     P r E .   <-   P r . .      the piece on b has no empty neighbour left and is captured;
//!     . P . .        . P . .      for a group, each of its pieces must have none
//! ```
//!
//! The group must touch the stop, and all sheets of a board count. The rule looks at the board before
//! any piece is removed. Captured pieces go to the captor's hand if the game has hands. If a move
//! encloses several groups, the player chooses one. Source: the Encloser of A. Fourrière's Chessma 84
//! (2002).

use crate::rules::ask::{
    AttackRule, Attackers, Board, CaptureRule, CheckRule, EstimateRule, Journey, KingExposure,
    Mimic, Mimicked, MoveListRule, Origin, Threat, ThreatEstimate, Verdict,
};
use crate::rules::board::{Bitboard, Color, Geometry, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::{Fate, Move};
use crate::rules::piece::{Enclose, Method, Mover, Piece, PieceKind, PieceType, Travel};
use smallvec::SmallVec;

/// The board after a move, with only a replaced piece removed.
struct BoardAfter<W: Word> {
    enemies: Bitboard<W>,
    occupied: Bitboard<W>,
    /// The old squares of the pieces that the move has moved.
    moved: Bitboard<W>,
}

impl<W: Word> CaptureRule<W> for Enclose {
    /// A mimic does not change its type by this method.
    fn mimicked(&self, _: &Mimic<W>) -> Mimicked<W> {
        let spent = None;
        Mimicked::As(Box::new(Method::Enclose(Enclose { spent, ..*self })))
    }

    fn spent(&self) -> Option<PieceType> {
        self.spent
    }

    fn victims(&self, journey: &Journey<W>) -> Bitboard<W> {
        let board_after = board_after(journey);
        let groups = groups(journey, &board_after);
        let group = match journey.choices.group() {
            Some(lowest) => groups.iter().find(|group| group.first() == Some(lowest)),
            None => groups.first(),
        };
        group.map_or(Bitboard::EMPTY, |&group| {
            group & (journey.capturable - board_after.moved)
        })
    }

    fn fate(&self, facts: &Facts<W>, captor: Color, victim: Piece) -> Option<Fate> {
        let to_hand = facts.settings().fills_hands() && !facts.kind(victim).royal;
        Some(match to_hand {
            true => Fate::Hand(Piece::new(captor, victim.piece_type())),
            false => Fate::Gone,
        })
    }
}

impl<W: Word> MoveListRule<W> for Enclose {
    /// Adds teleports to the last empty neighbour of a group. Another step removes those that the piece
    /// can also walk.
    fn moves(&self, origin: &Origin<W>, out: &mut Vec<Move>) {
        if !self.teleport {
            return;
        }
        let position = origin.facts.position;
        let geometry = origin.facts.geometry();
        let occupied = position.occupied().without(origin.from);
        let mut rest = position.pieces(!origin.piece.color());
        let mut stops = Bitboard::EMPTY;
        while let Some(first) = rest.first() {
            let (group, around) = group(geometry, first, rest);
            rest -= group;
            let free = around - occupied;
            if !free.several() && group.meets(origin.capturable) {
                stops |= free;
            }
        }
        let teleport = |to| Move::new(origin.from, to, Travel::Teleport);
        out.extend(stops.without(origin.from).into_iter().map(teleport));
    }

    fn brings_quiet_moves(&self) -> bool {
        false
    }

    fn offers_choices(&self) -> bool {
        true
    }

    fn choices(&self, journey: &Journey<W>) -> SmallVec<[Square; 4]> {
        let groups = groups(journey, &board_after(journey));
        groups.iter().filter_map(|group| group.first()).collect()
    }

    /// The last empty neighbours of groups of enemies. A stop next to a group is one of its empty
    /// neighbours, so a move there encloses the group only if it was the last one.
    fn arriving(&self, facts: &Facts<W>, by: Color, _: Bitboard<W>) -> Bitboard<W> {
        let occupied = facts.position.occupied();
        let mut rest = facts.position.pieces(!by);
        let mut found = Bitboard::EMPTY;
        while let Some(first) = rest.first() {
            let (group, around) = group(facts.geometry(), first, rest);
            rest -= group;
            let free = around - occupied;
            if !free.several() {
                found |= free;
            }
        }
        found
    }
}

impl<W: Word> AttackRule<W> for Enclose {
    /// A move fills only one square, so a group with two empty neighbours is safe, unless the attacker
    /// also removes or moves pieces.
    fn suspects(&self, threat: &Threat<W>) -> Bitboard<W> {
        let facts = threat.facts;
        let enemies = facts.position.pieces(!threat.by);
        let (_, around) = group(facts.geometry(), threat.target, enemies);
        let free = around - facts.position.occupied();
        let piece = threat
            .pieces
            .first()
            .and_then(|at| facts.position.piece(at));
        let interferes = piece.is_some_and(|piece| interferes(facts.kind(piece)));
        match free.several() && !interferes {
            true => Bitboard::EMPTY,
            false => threat.pieces,
        }
    }

    fn attacks_king(&self, attackers: &Attackers<W>) -> Verdict {
        match free_neighbours(attackers.board).several() && !interferes(attackers.piece()) {
            true => Verdict::Safe,
            false => Verdict::Unknown,
        }
    }

    fn expose(&self, attackers: &Attackers<W>, exposure: &mut KingExposure<W>) {
        let (core, free) = core(attackers.board);
        exposure.core |= core;
        exposure.test_all |= free.len() < 3 || interferes(attackers.piece());
    }
}

impl<W: Word> CheckRule<W> for Enclose {
    fn checking_squares(&self, facts: &Facts<W>, king: Square) -> Bitboard<W> {
        facts.geometry().lines(king) | facts.geometry().neighbours(king)
    }
}

impl<W: Word> EstimateRule<W> for Enclose {
    /// Leaves out all threats by enclosing.
    fn threatened(&self, _: &ThreatEstimate<W>) -> Option<Bitboard<W>> {
        Some(Bitboard::EMPTY)
    }
}

/// Some pieces joined to the king along ranks and files, and their empty neighbours. The search stops
/// once it has three such neighbours. While these pieces stay and at most one of the squares is filled,
/// no single move encloses the king.
fn core<W: Word>(board: &Board<W>) -> (Bitboard<W>, Bitboard<W>) {
    let geometry = board.geometry();
    let mut core = Bitboard::of(board.target);
    loop {
        let near = core.into_iter().fold(Bitboard::EMPTY, |near, square| {
            near | geometry.orthogonal_neighbours(square)
        });
        let free = near - board.occupied;
        let further = core | near & board.unmoved;
        if free.len() >= 3 || further == core {
            return (core, free);
        }
        core = further;
    }
}

/// The empty neighbours of the target's group, along ranks and files.
pub(in crate::rules) fn free_neighbours<W: Word>(board: &Board<W>) -> Bitboard<W> {
    let friends = match board.moved {
        Some((square, _)) => board.unmoved.with(square),
        None => board.unmoved,
    };
    let (_, around) = group(board.geometry(), board.target, friends);
    around - board.occupied
}

/// Whether a piece has moves that remove pieces from a group or move other pieces.
fn interferes<W: Word>(kind: &PieceKind<W>) -> bool {
    kind.swap.is_some() || kind.drive.is_some() || kind.replaces()
}

fn board_after<W: Word>(journey: &Journey<W>) -> BoardAfter<W> {
    let position = journey.facts.position;
    let enemy = !journey.piece.color();
    let (from, to) = (journey.from, journey.to);
    let mut board_after = BoardAfter {
        enemies: position.pieces(enemy).without(to),
        occupied: position.occupied().without(from).with(to),
        moved: Bitboard::EMPTY,
    };
    if !journey.shifts.is_empty() {
        board_after.shift(journey);
    }
    board_after
}

impl<W: Word> BoardAfter<W> {
    /// Records the pieces that the mover puts on other squares. The mover itself is on its stop
    /// already.
    fn shift(&mut self, journey: &Journey<W>) {
        let lifted: Bitboard<W> = journey.shifts.iter().map(|shift| shift.0).collect();
        let theirs = journey.facts.position.pieces(!journey.piece.color()) & lifted;
        self.enemies -= lifted;
        self.occupied = (self.occupied - lifted).with(journey.to);
        for &(old, new) in &journey.shifts {
            self.occupied.insert(new);
            if theirs.contains(old) {
                self.enemies.insert(new);
            }
        }
        self.moved = lifted;
    }
}

/// The groups that a move encloses and from which it may capture at least one piece.
fn groups<W: Word>(
    journey: &Journey<W>,
    board_after: &BoardAfter<W>,
) -> SmallVec<[Bitboard<W>; 4]> {
    let mut found = SmallVec::new();
    if journey.travel.mover() != Mover::Goes {
        return found;
    }
    let geometry = journey.facts.geometry();
    let mut rest = geometry.orthogonal_neighbours(journey.to) & board_after.enemies;
    while let Some(first) = rest.first() {
        let (group, around) = group(geometry, first, board_after.enemies);
        rest -= group;
        let capturable = group & (journey.capturable - board_after.moved);
        if (around - board_after.occupied).is_empty() && capturable.any() {
            found.push(group);
        }
    }
    found
}

/// The group of `pieces` that contains `first`, joined along ranks and files, and all neighbours of its
/// pieces there.
fn group<W: Word>(
    geometry: &Geometry<W>,
    first: Square,
    pieces: Bitboard<W>,
) -> (Bitboard<W>, Bitboard<W>) {
    let mut group = Bitboard::of(first);
    let mut around = Bitboard::EMPTY;
    let mut fresh = group;
    while fresh.any() {
        let near = fresh.into_iter().fold(Bitboard::EMPTY, |near, square| {
            near | geometry.orthogonal_neighbours(square)
        });
        around |= near;
        fresh = (near & pieces) - group;
        group |= fresh;
    }
    (group, around)
}
