//! A turn: one way to move, its effects on the board, and the position after it.

use super::draft::place;
use super::geometry::{Grid, Sq};
use super::position::{Board, Piece, Position, pair};
use super::rules::{Castling, Family, Game};

/// One pseudo-legal move. Squares are those of the position before it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// The move in UCI notation.
    pub text: String,
    /// The captured pieces.
    pub captures: Vec<Sq>,
    /// Pieces that leave the board uncaptured: by suicide, mutual destruction or explosion.
    pub gone: Vec<Sq>,
    /// Pieces that change squares, the mover first.
    pub shifts: Vec<(Sq, Sq)>,
    /// Pieces that appear or change their type, after the shifts.
    pub puts: Vec<(Sq, Piece)>,
    /// The en passant squares afterwards.
    pub ep: Vec<Sq>,
    /// The two squares that may not be swapped back.
    pub ban: Option<(Sq, Sq)>,
    /// Whether it is a forward-going pawn's own move.
    pub pawn: bool,
    /// Whether the move is a drop from the hand.
    pub drop: bool,
    /// The piece that the move places before the first move (section 17).
    pub placed: Option<Piece>,
    /// Pieces that go to a hand, in the colour of the hand's owner.
    pub hand_in: Vec<Piece>,
    /// Pieces that leave a hand.
    pub hand_out: Vec<Piece>,
    /// The squares after the start, including the stop (for the edge rule).
    pub path: Vec<Sq>,
    /// The square of the piece swapped with (for the edge rule).
    pub partner: Option<Sq>,
}

impl Turn {
    /// One piece moves from a square to another.
    pub fn shift(grid: &Grid, from: Sq, to: Sq) -> Turn {
        Turn {
            text: format!("{}{}", grid.name(from), grid.name(to)),
            shifts: vec![(from, to)],
            path: vec![to],
            ..Turn::default()
        }
    }

    /// The same with captures.
    pub fn taking(grid: &Grid, from: Sq, to: Sq, captures: Vec<Sq>) -> Turn {
        Turn {
            captures,
            ..Turn::shift(grid, from, to)
        }
    }

    /// Two pieces swap squares.
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

    /// A piece is removed together with an adjacent enemy.
    pub fn destroy(grid: &Grid, sq: Sq, victim: Sq) -> Turn {
        Turn {
            text: format!("{}{}!", grid.name(sq), grid.name(victim)),
            captures: vec![victim],
            gone: vec![sq],
            ..Turn::default()
        }
    }

    /// The start of the mover, if it changes squares.
    pub fn start(&self) -> Option<Sq> {
        self.shifts.first().map(|shift| shift.0)
    }

    /// All pieces that leave the board.
    pub fn removed(&self) -> Vec<Sq> {
        self.captures.iter().chain(&self.gone).copied().collect()
    }
}

/// The board after some pieces changed squares at the same time.
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
    if let Some(piece) = turn.placed {
        return place(before, turn, piece);
    }
    let removed = turn.removed();
    let mut board = before.board.clone();
    removed.iter().for_each(|sq| board[*sq] = None);
    // A piece may be captured on the square to which it was pushed or pulled.
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
        pool: before.pool.clone(),
    }
}

/// The remaining castling rights. A right is lost as soon as anything happens on its king's or its rook's square,
/// unless swaps do not count.
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

/// The rights if a swap is no move of the king or the rook (the option of section 3). A right is lost when its king
/// moves by itself from any square, when a rook moves by itself from or to the rook's home, and when a rook is
/// captured there. Other pieces and events on those squares do not matter.
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

/// Merges turns with the same text into one with the captures of all (two sheets, section 8).
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

/// Every pawn promotes that a turn moves to its last rank. The player to move chooses, with one letter for each in
/// the order of the shifts (sections 3 and 8).
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

/// A swap with its ban, if the game has one and the partner could swap back (sections 3 and 5).
pub fn with_ban(game: &Game, turn: Turn, enemy_swaps: bool) -> Turn {
    let bans = matches!(game.family, Family::Chess | Family::Rococo | Family::Draft);
    let (from, to) = turn.shifts[0];
    let ban = (bans && enemy_swaps).then(|| pair(from, to));
    Turn { ban, ..turn }
}
