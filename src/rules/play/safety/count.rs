//! Counts legal moves without listing those that are surely legal.

use super::guard::Guard;
use crate::rules::board::{Bitboard, Color, Square, Word};
use crate::rules::definition::Facts;
use crate::rules::moves::Move;
use crate::rules::piece::{Capture, Movement, Piece, PieceKind, Travel};
use crate::rules::play::{captures, castlings, movegen, stops};
use crate::rules::power::{drive, drop, freeze, swap};
use smallvec::SmallVec;

/// The number of legal moves of a position in play.
pub(in crate::rules) fn count<W: Word>(facts: &Facts<W>) -> u64 {
    let mut count = Count {
        facts,
        guard: Guard::new(facts),
        color: facts.position.turn(),
        shields: Bitboard::EMPTY,
        must_test: Bitboard::EMPTY,
        entered: Bitboard::EMPTY,
        list: Vec::new(),
    };
    count.shields = count.guard.shields();
    count.must_test = count.guard.must_test();
    count.entered = count.guard.entered();
    count.all()
}

struct Count<'a, W: Word> {
    facts: &'a Facts<'a, W>,
    guard: Guard<'a, W>,
    color: Color,
    /// Enemies whose capture could open an attack on the king.
    shields: Bitboard<W>,
    /// Pieces whose every move must be tested.
    must_test: Bitboard<W>,
    /// Empty squares on which every arrival must be tested.
    entered: Bitboard<W>,
    list: Vec<Move>,
}

/// What all pieces of one type of the side to move have in common.
struct Kind<'a, W: Word> {
    piece: Piece,
    piece_kind: &'a PieceKind<W>,
    never_captures_sliding: bool,
    /// Stops on which a walk may capture one of the `shields`.
    capture_stops: Bitboard<W>,
    /// The squares where it promotes.
    promotes: Bitboard<W>,
    /// Its replacements, each with the enemies that it can replace.
    replacing: SmallVec<[(&'a Movement<W>, Bitboard<W>); 2]>,
    /// Its captures by other kinds of travel, each with the pieces that it may remove.
    others: SmallVec<[(&'a Capture<W>, Bitboard<W>); 1]>,
}

impl<'a, W: Word> Count<'a, W> {
    fn all(&mut self) -> u64 {
        let facts = self.facts;
        let color = self.color;
        let frozen = freeze::frozen(facts, color);
        let mut sum = 0;
        for (piece_type, piece_kind, pieces) in facts.types(color) {
            let pieces = pieces - frozen;
            if pieces.is_empty() {
                continue;
            }
            let piece = Piece::new(color, piece_type);
            if !facts.rules.groups().countable.contains(piece_type) {
                for from in pieces {
                    sum += self.count_listed(from, piece_kind);
                }
                continue;
            }
            let kind = self.kind(piece, piece_kind);
            for from in pieces {
                let counted = self.count_by_stops(&kind, from);
                sum += counted.unwrap_or_else(|| self.count_listed(from, piece_kind));
            }
        }
        if facts.settings().suicide && frozen.any() {
            let suicide = |square| Move::new(square, square, Travel::Suicide);
            let removable = frozen - facts.kings(color);
            self.list.clear();
            self.list.extend(removable.into_iter().map(suicide));
            sum += self.allowed();
        }
        self.list.clear();
        drop::moves(facts, color, &mut self.list);
        if !facts.position.castling().is_empty() {
            castlings::moves(facts, color, &mut self.list);
        }
        sum + self.allowed()
    }

    /// How many moves of the list are legal.
    fn allowed(&self) -> u64 {
        let allowed = self.list.iter().filter(|&&mv| self.guard.allows(mv));
        allowed.count() as u64
    }

    /// The number of a piece's legal moves, found by listing them.
    fn count_listed(&mut self, from: Square, piece_kind: &PieceKind<W>) -> u64 {
        self.list.clear();
        movegen::piece_moves(self.facts, from, &mut self.list);
        let all = self.allowed();
        if !piece_kind.compelled || all == 0 {
            return all;
        }
        self.list
            .retain(|&mv| captures::captured(self.facts, mv).any());
        match self.allowed() {
            0 => all,
            captures => captures,
        }
    }

    /// Collects what the pieces of a type have in common.
    fn kind(&self, piece: Piece, piece_kind: &'a PieceKind<W>) -> Kind<'a, W> {
        let facts = self.facts;
        let never_captures_sliding = facts
            .rules
            .groups()
            .never_capture_walking
            .contains(piece.piece_type());
        let promotion = piece_kind.promotion.as_ref();
        let promotion = promotion.map(|promotion| &promotion[self.color]);
        let mut kind = Kind {
            piece,
            piece_kind,
            never_captures_sliding,
            capture_stops: match never_captures_sliding {
                true => Bitboard::EMPTY,
                false => self.capture_stops(piece_kind),
            },
            promotes: promotion.map_or(Bitboard::EMPTY, |promotion| promotion.zone),
            replacing: SmallVec::new(),
            others: SmallVec::new(),
        };
        for capture in &piece_kind.captures {
            if let Some(reach) = capture.replacement() {
                let capturable = captures::capturable(facts, piece, capture);
                if capturable.any() {
                    kind.replacing.push((&reach[self.color], capturable));
                }
            } else if let Some(capturable) = captures::capturable_by_moves(facts, piece, capture) {
                kind.others.push((capture, capturable));
            }
        }
        kind
    }

    /// The number of a piece's legal moves, with a test only where needed; `None` if they must be
    /// listed.
    fn count_by_stops(&mut self, kind: &Kind<W>, from: Square) -> Option<u64> {
        if self.must_test.contains(from) {
            return None;
        }
        let risky = self.entered;
        let facts = self.facts;
        let geometry = facts.geometry();
        let occupied = facts.position.occupied();
        let near = match facts.settings().rank_limit {
            true => geometry.within(from, facts.rank(self.color, from)),
            false => Bitboard::FULL,
        };
        let walk = kind.piece_kind.walk[self.color].reach(geometry, from, occupied) - occupied;
        let walk = walk & near;
        let runs = match kind.piece_kind.run.is_some() {
            true => movegen::run_stops(facts, kind.piece, from) & near,
            false => Bitboard::EMPTY,
        };
        let mut replaced = Bitboard::EMPTY;
        for (movement, capturable) in &kind.replacing {
            replaced |= movement.reach(geometry, from, occupied) & *capturable;
        }
        replaced &= near;
        if (walk | runs | replaced).meets(kind.promotes) || walk.meets(runs) {
            return None;
        }
        let mut sum = 0;
        let relocates = kind.piece_kind.swap.is_some() || kind.piece_kind.drive.is_some();
        if relocates || !kind.others.is_empty() {
            sum += self.others(kind, from, near)?;
        }
        let tested_stops = match kind.never_captures_sliding {
            true => risky,
            false => risky | kind.capture_stops | self.withdrawn(kind.piece_kind, from),
        };
        let tested_replacements = match kind.never_captures_sliding || self.guard.is_free() {
            true => risky | self.guard.replaced(),
            false => Bitboard::FULL,
        };
        let tested = ((walk | runs) & tested_stops) | (replaced & tested_replacements);
        sum += ((walk | runs | replaced) - tested).len() as u64;
        if tested.any() {
            sum += self.count_legal(from, walk & tested, Travel::Walk);
            sum += self.count_legal(from, runs & tested, Travel::Run);
            sum += self.count_legal(from, replaced & tested, Travel::Replace);
        }
        Some(sum)
    }

    /// The number of a piece's legal moves that are neither walks nor replacements; `None` if they must
    /// be listed.
    fn others(&mut self, kind: &Kind<W>, from: Square, near: Bitboard<W>) -> Option<u64> {
        self.list.clear();
        for &other in &kind.others {
            captures::moves_by(self.facts, (kind.piece, from), None, other, &mut self.list);
        }
        if kind.piece_kind.swap.is_some() || kind.piece_kind.drive.is_some() {
            let leaps = captures::leap_ends(self.facts, kind.piece, from);
            swap::moves(self.facts, kind.piece, from, &leaps, &mut self.list);
            drive::moves(self.facts, kind.piece, from, &leaps, &mut self.list);
        }
        self.list.retain(|mv| near.contains(mv.to));
        let promotes = |mv: &Move| kind.promotes.contains(mv.to);
        match self.list.iter().any(promotes) {
            true => None,
            false => Some(self.allowed()),
        }
    }

    /// The number of legal moves among the moves to some squares.
    fn count_legal(&self, from: Square, stops: Bitboard<W>, travel: Travel) -> u64 {
        let legal = |to: &Square| self.guard.allows(Move::new(from, *to, travel));
        stops.into_iter().filter(legal).count() as u64
    }

    /// The stops on which a piece of this kind may capture one of the `shields`, wherever it comes
    /// from.
    fn capture_stops(&self, piece_kind: &PieceKind<W>) -> Bitboard<W> {
        match self.shields.is_empty() {
            true => Bitboard::EMPTY,
            false => stops::arriving(self.facts, self.color, piece_kind, self.shields),
        }
    }

    /// The stops to which the piece may move to capture one of the `shields` by departure.
    fn withdrawn(&self, piece_kind: &PieceKind<W>, from: Square) -> Bitboard<W> {
        let enemies = self.facts.position.pieces(!self.color) & self.shields;
        stops::leaving(self.facts, piece_kind, from, enemies)
    }
}
