//! Reading and writing FEN (the rulebook, section 2).

use super::geometry::Grid;
use super::position::{Board, Piece, Position, pair};
use super::rules::Game;

/// Reads a FEN. Missing fields at its end get their default values.
pub fn read(game: &Game, fen: &str) -> Position {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let field = |index: usize, default: &'static str| *fields.get(index).unwrap_or(&default);
    let (placement, hand) = match field(0, "").split_once('[') {
        Some((placement, hand)) => (placement, hand.trim_end_matches(']')),
        None => (field(0, ""), ""),
    };
    let (hand, pool) = hand.split_once('|').unwrap_or((hand, ""));
    let mut position = Position {
        board: read_placement(&game.grid, placement),
        white: field(1, "w") == "w",
        castling: field(2, "-").chars().filter(|c| *c != '-').collect(),
        ep: game.grid.split_names(field(3, "-").trim_matches('-')),
        halfmove: field(4, "0").parse().expect("a halfmove count"),
        fullmove: field(5, "1").parse().expect("a fullmove count"),
        ban: None,
        setup: None,
        hand: hand.chars().map(Piece::of_letter).collect(),
        pool: pool.chars().collect(),
    };
    position.castling.sort_unstable();
    for extra in fields.iter().skip(6) {
        read_extra(game, extra, &mut position);
    }
    position
}

fn read_extra(game: &Game, field: &str, position: &mut Position) {
    match field.split_once(':') {
        Some(("ban", names)) => {
            let squares = game.grid.split_names(names);
            position.ban = Some(pair(squares[0], squares[1]));
        }
        Some(("setup", number)) => position.setup = Some(number.parse().expect("a choice")),
        _ => panic!("unknown field {field}"),
    }
}

fn read_placement(grid: &Grid, placement: &str) -> Board {
    let rows = grid.fen_rows();
    let texts: Vec<&str> = placement.split('/').collect();
    assert_eq!(texts.len(), rows.len(), "ranks in {placement}");
    let mut board: Board = vec![None; grid.len()];
    for (row, text) in rows.iter().zip(texts) {
        let cells = read_row(text);
        assert_eq!(cells.len(), row.len(), "files in {text}");
        for (place, cell) in row.iter().zip(cells) {
            match place {
                Some(sq) => board[*sq] = cell.expect("a square in the FEN"),
                None => assert!(cell.is_none(), "no such square: {text}"),
            }
        }
    }
    board
}

/// The cells of one row: `None` for `*`, otherwise the piece, if any.
fn read_row(text: &str) -> Vec<Option<Option<Piece>>> {
    let (mut cells, mut number) = (Vec::new(), 0);
    for letter in text.chars().chain(['/']) {
        if let Some(digit) = letter.to_digit(10) {
            number = number * 10 + digit;
            continue;
        }
        cells.extend((0..number).map(|_| Some(None)));
        number = 0;
        match letter {
            '/' => {}
            '*' => cells.push(None),
            _ => cells.push(Some(Some(Piece::of_letter(letter)))),
        }
    }
    cells
}

/// Writes a position.
pub fn write(game: &Game, position: &Position) -> String {
    let grid = &game.grid;
    let names = |squares: &[usize]| squares.iter().map(|sq| grid.name(*sq)).collect::<String>();
    let mut fen = format!(
        "{}{} {} {} {} {} {}",
        write_placement(grid, &position.board),
        write_hand(game, &position.hand, &position.pool),
        if position.white { 'w' } else { 'b' },
        dash_if_empty(position.castling.iter().collect()),
        dash_if_empty(names(&position.ep)),
        position.halfmove,
        position.fullmove,
    );
    if let Some((low, high)) = position.ban {
        fen += &format!(" ban:{}", names(&[low, high]));
    }
    if let Some(choice) = position.setup {
        fen += &format!(" setup:{choice}");
    }
    fen
}

fn dash_if_empty(text: String) -> String {
    if text.is_empty() {
        "-".to_string()
    } else {
        text
    }
}

fn write_hand(game: &Game, hand: &[Piece], pool: &[char]) -> String {
    let mut letters: Vec<char> = hand.iter().map(|piece| piece.letter()).collect();
    letters.sort_unstable();
    if !pool.is_empty() {
        letters.push('|');
        letters.extend(pool);
    }
    if game.rules.hand {
        format!("[{}]", letters.iter().collect::<String>())
    } else {
        String::new()
    }
}

fn write_placement(grid: &Grid, board: &Board) -> String {
    let rows = grid.fen_rows();
    let texts: Vec<String> = rows.iter().map(|row| write_row(board, row)).collect();
    texts.join("/")
}

fn write_row(board: &Board, row: &[Option<usize>]) -> String {
    let (mut text, mut gap) = (String::new(), 0);
    for place in row {
        let letter = match place {
            None => '*',
            Some(sq) => board[*sq].map_or('-', Piece::letter),
        };
        if letter == '-' {
            gap += 1;
            continue;
        }
        close_gap(&mut text, &mut gap);
        text.push(letter);
    }
    close_gap(&mut text, &mut gap);
    text
}

fn close_gap(text: &mut String, gap: &mut u32) {
    if *gap > 0 {
        *text += &gap.to_string();
        *gap = 0;
    }
}
