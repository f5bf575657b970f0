//! A turn: one way to move, what it does to the board, and the position after it.

use super::geometry::{Grid, Sq};
use super::position::{Board, Piece, Position, pair};
use super::rules::{Castling, Family, Game};

/// One pseudo-legal move. Squares are those of the position before it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// The move on the wire.
    pub text: String,
    /// The captured pieces.
    pub captures: Vec<Sq>,
    /// Pieces that leave the board without being captured: a suicide, a destroyer, a bomb.
    pub gone: Vec<Sq>,
    /// Pieces that change squares, the mover first.
    pub shifts: Vec<(Sq, Sq)>,
    /// Pieces that appear, or become another type, after the shifts.
    pub puts: Vec<(Sq, Piece)>,
    /// The squares open to en passant afterwards.
    pub ep: Vec<Sq>,
    /// The two squares that may not be swapped back.
    pub ban: Option<(Sq, Sq)>,
    /// Whether it is a forward-going pawn's own move.
    pub pawn: bool,
    /// Whether a piece comes from the hand as the whole move.
    pub drop: bool,
    /// Pieces that go to a hand, under the colour of the hand's owner.
    pub hand_in: Vec<Piece>,
    /// Pieces that leave a hand.
    pub hand_out: Vec<Piece>,
    /// The squares after the start, the stop included (the edge rule).
    pub path: Vec<Sq>,
    /// The piece swapped with (the edge rule).
    pub partner: Option<Sq>,
}

impl Turn {
    /// One piece goes from a square to another.
    pub fn shift(grid: &Grid, from: Sq, to: Sq) -> Turn {
        Turn {
            text: format!("{}{}", grid.name(from), grid.name(to)),
            shifts: vec![(from, to)],
            path: vec![to],
            ..Turn::default()
        }
    }

    /// The same, with captures.
    pub fn taking(grid: &Grid, from: Sq, to: Sq, captures: Vec<Sq>) -> Turn {
        Turn {
            captures,
            ..Turn::shift(grid, from, to)
        }
    }

    /// Two pieces exchange squares.
    pub fn swap(grid: &Grid, from: Sq, to: Sq) -> Turn {
        Turn {
            shifts: vec![(from, to), (to, from)],
            partner: Some(to),
            ..Turn::shift(grid, from, to)
        }
    }

    /// A frozen piece is removed.
    pub fn suicide(grid: &Grid, sq: Sq) -> Turn {
        Turn {
            text: format!("{0}{0}", grid.name(sq)),
            gone: vec![sq],
            ..Turn::default()
        }
    }

    /// A piece goes down together with an adjacent enemy.
    pub fn destroy(grid: &Grid, sq: Sq, victim: Sq) -> Turn {
        Turn {
            text: format!("{}{}!", grid.name(sq), grid.name(victim)),
            captures: vec![victim],
            gone: vec![sq],
            ..Turn::default()
        }
    }

    /// The square that the mover starts from, if it changes squares.
    pub fn start(&self) -> Option<Sq> {
        self.shifts.first().map(|shift| shift.0)
    }

    /// Everybody that leaves the board.
    pub fn removed(&self) -> Vec<Sq> {
        self.captures.iter().chain(&self.gone).copied().collect()
    }
}

/// The board after some pieces have changed squares all at once.
pub fn shifted(board: &Board, shifts: &[(Sq, Sq)]) -> Board {
    let mut after = board.clone();
    for (from, _) in shifts {
        after[*from] = None;
    }
    for (from, to) in shifts {
        after[*to] = board[*from];
    }
    after
}

/// The position after a turn (section 2 for the counters and fields).
pub fn apply(game: &Game, before: &Position, turn: &Turn) -> Position {
    let removed = turn.removed();
    let mut board = before.board.clone();
    removed.iter().for_each(|sq| board[*sq] = None);
    // A piece may be captured on the square it was pushed or pulled to: then it stays nowhere.
    let staying = |shift: &&(Sq, Sq)| !removed.contains(&shift.0);
    let shifts: Vec<(Sq, Sq)> = turn.shifts.iter().filter(staying).copied().collect();
    board = shifted(&board, &shifts);
    for (sq, piece) in &turn.puts {
        board[*sq] = Some(*piece);
    }
    let restart = !removed.is_empty() || turn.pawn;
    Position {
        board,
        white: !before.white,
        castling: rights_left(game, before, turn),
        ep: turn.ep.clone(),
        halfmove: if restart { 0 } else { before.halfmove + 1 },
        fullmove: before.fullmove + u32::from(!before.white),
        ban: turn.ban,
        setup: None,
        hand: hand_after(before, turn),
    }
}

/// A right is lost as soon as anything happens on its king's or its rook's square, unless swaps
/// are forgiven.
fn rights_left(game: &Game, before: &Position, turn: &Turn) -> Vec<char> {
    let Some(castling) = game.rules.castling else {
        return Vec::new();
    };
    if game.rules.options.swap_keeps_castling {
        return rights_despite_swaps(game, before, turn, castling);
    }
    let mut touched = turn.removed();
    touched.extend(turn.shifts.iter().flat_map(|(from, to)| [*from, *to]));
    let intact = |right: &char| {
        let white = right.is_ascii_uppercase();
        let wing = usize::from(right.eq_ignore_ascii_case(&'Q'));
        let home = |file| game.grid.own(file, castling.depth, white);
        !touched.contains(&home(castling.king)) && !touched.contains(&home(castling.wings[wing].0))
    };
    before.castling.iter().copied().filter(intact).collect()
}

/// Where a swap is no move of the king or the rook (section 3's option): a right is lost when its king
/// moves by itself, wherever it stands; when a rook moves by itself from or to the rook's home; and
/// when a rook is captured there. What else stands or happens on those squares is nothing to the right.
fn rights_despite_swaps(
    game: &Game,
    before: &Position,
    turn: &Turn,
    castling: Castling,
) -> Vec<char> {
    let moved = |piece: Piece| {
        let own = |shift: &&(Sq, Sq)| before.board[shift.0] == Some(piece);
        let shifts = turn.shifts.iter().filter(own);
        let of_its_own = shifts.filter(|_| turn.partner.is_none());
        let places = of_its_own.flat_map(|(from, to)| [*from, *to]);
        let taken = turn.removed().into_iter();
        let taken = taken.filter(move |sq| before.board[*sq] == Some(piece));
        places.chain(taken).collect::<Vec<Sq>>()
    };
    let intact = |right: &char| {
        let white = right.is_ascii_uppercase();
        let wing = usize::from(right.eq_ignore_ascii_case(&'Q'));
        let home = game.grid.own(castling.wings[wing].0, castling.depth, white);
        let [king, rook] = ['K', 'R'].map(|kind| moved(Piece { white, kind }));
        king.is_empty() && !rook.contains(&home)
    };
    before.castling.iter().copied().filter(intact).collect()
}

fn hand_after(before: &Position, turn: &Turn) -> Vec<Piece> {
    let mut hand = before.hand.clone();
    for piece in &turn.hand_out {
        let place = hand.iter().position(|other| other == piece);
        hand.remove(place.expect("a piece in hand"));
    }
    hand.extend(&turn.hand_in);
    hand.sort_by_key(|piece| piece.letter());
    hand
}

/// Turns with one text made into one with the captures of both (two sheets, section 8).
pub fn merged(turns: Vec<Turn>) -> Vec<Turn> {
    let mut kept: Vec<Turn> = Vec::new();
    for turn in turns {
        let same = kept.iter_mut().find(|other| other.text == turn.text);
        let Some(other) = same else {
            kept.push(turn);
            continue;
        };
        assert_eq!(other.shifts, turn.shifts, "two meanings of {}", turn.text);
        other.captures.extend(turn.captures);
        other.captures.sort_unstable();
        other.captures.dedup();
    }
    kept
}

/// Every pawn that a turn puts on its last rank promotes, one letter each in the order of the
/// shifts, the player to move choosing (sections 3 and 8).
pub fn promoting(game: &Game, position: &Position, turn: Turn) -> Vec<Turn> {
    let Some(pawns) = &game.rules.pawns else {
        return vec![turn];
    };
    let mut ways = vec![turn.clone()];
    for (from, to) in &turn.shifts {
        let piece = position.board[*from].expect("a piece that is shifted");
        if piece.kind != 'P' || game.grid.depth(*to, piece.white) < pawns.last {
            continue;
        }
        let promoted = |way: &Turn, letter: char| {
            let mut way = way.clone();
            way.text.push(letter);
            let kind = letter.to_ascii_uppercase();
            way.puts.push((*to, Piece { kind, ..piece }));
            way
        };
        let letters = |way: &Turn| -> Vec<Turn> {
            let each = |letter| promoted(way, letter);
            pawns.promotions.chars().map(each).collect()
        };
        ways = ways.iter().flat_map(letters).collect();
    }
    ways
}

/// A swap with its ban, where the game has one and the partner could swap back (sections 3 and 5).
pub fn with_ban(game: &Game, turn: Turn, enemy_swaps: bool) -> Turn {
    let bans = matches!(game.family, Family::Chess | Family::Rococo);
    let (from, to) = turn.shifts[0];
    let ban = (bans && enemy_swaps).then(|| pair(from, to));
    Turn { ban, ..turn }
}
