//! Moves as text: a game on the first line, a position on the second, then words. A word that is read is a legal move,
//! and the move's own texts read as the move.

use super::games::{Random, assert_moves_round_trip, first_line, game, some_positions};
use baroque::notation::{
    completions, find_move, names_a_move, read_fen, read_san, write_fen, write_move, write_san,
};

pub fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let (name, rest) = first_line(&text);
    let (fen, words) = first_line(rest);
    let game = game(name);
    let start = game.start().clone();
    let mut position = read_fen(game, fen).map_or(start, |read| read.value);
    assert_moves_round_trip(game, &position);
    for word in words.split_whitespace().take(8) {
        let legal = game.legal_moves(&position);
        for (mv, _) in completions(game, &position, word) {
            assert!(legal.contains(&mv), "{word}");
        }
        let _ = names_a_move(game, word);
        let wire = find_move(game, &position, word);
        assert!(wire.is_none_or(|mv| legal.contains(&mv)), "{word}");
        if let Ok(mv) = read_san(game, &position, word) {
            assert!(legal.contains(&mv), "{word}");
            position = game.play(&position, mv);
        }
    }
}

pub fn seeds() -> Vec<Vec<u8>> {
    let positions = some_positions().into_iter();
    let texts = positions.map(|(name, mut position)| {
        let game = game(name);
        let mut random = Random::of(name.as_bytes());
        let mut text = format!("{name}\n{}\n", write_fen(game, &position));
        for turn in 0..4 {
            let legal = game.legal_moves(&position);
            let Some(&mv) = legal.get(random.below(legal.len())) else {
                break;
            };
            text += &match turn % 2 {
                0 => write_san(game, &position, mv),
                _ => write_move(game, mv),
            };
            text.push(' ');
            position = game.play(&position, mv);
        }
        text
    });
    texts.map(String::into_bytes).collect()
}
