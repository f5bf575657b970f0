//! Positions as text: a game on the first line, then what is pasted. What is read is a position of the game, its FEN
//! reads as the same without a note, and a FEN that is read exactly is read leniently as the same.

use super::games::{assert_fen_round_trips, first_line, game, some_positions};
use baroque::notation::{parse_fen, placement_fits, read_fen, read_setup, read_start, write_fen};

pub fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let (name, text) = first_line(&text);
    let game = game(name);
    let exact = parse_fen(game, text);
    match read_fen(game, text) {
        Ok(read) => {
            assert_fen_round_trips(game, &read.value);
            let again = read_fen(game, &write_fen(game, &read.value)).unwrap();
            assert_eq!((&again.value, &again.notes[..]), (&read.value, &[][..]));
            if let Ok(exact) = exact {
                assert_eq!(exact, read.value);
            }
            assert!(read_setup(game, text).is_ok());
            assert!(placement_fits(game, text));
        }
        Err(error) => {
            assert!(exact.is_err());
            assert!(error.to_string().len() < 4000, "{error}");
        }
    }
    let _ = read_start(game, text);
}

pub fn seeds() -> Vec<Vec<u8>> {
    let positions = some_positions().into_iter();
    let fens =
        positions.map(|(name, position)| format!("{name}\n{}", write_fen(game(name), &position)));
    fens.map(String::into_bytes).collect()
}
