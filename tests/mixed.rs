//! Random games of any two armies on any board keep every position consistent.

use baroque::notation::{find_move, parse_fen, write_fen, write_move, write_san};
use baroque::rules::{Color, Position, Royal, Variant};
use baroque::variant_file::{Catalogue, Source};
use std::collections::HashSet;

/// A small pseudo-random sequence (SplitMix64), so that each run tests the same games.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

/// Checks a position: its FEN reads back with the same hash, and its moves have different texts, leave no king
/// attacked, and change only the pieces of their transitions.
fn hold(variant: &Variant, position: &Position) {
    let fen = write_fen(variant, position);
    let again = parse_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(again, *position, "{fen}");
    assert_eq!(again.hash(), position.hash(), "{fen}");
    let mut texts = HashSet::new();
    for mv in variant.legal_moves(position) {
        let text = write_move(variant, mv);
        assert!(texts.insert(text.clone()), "{fen}: {text} twice");
        assert_eq!(
            find_move(variant, position, &text),
            Some(mv),
            "{fen}: {text}"
        );
        assert!(!write_san(variant, position, mv).is_empty());
        let next = variant.play(position, mv);
        let checked = variant.settings().royal == Royal::Check;
        let mover = position.turn();
        assert!(
            !checked || !variant.is_attacked_king(&next, mover),
            "{fen}: {text}"
        );
        let captured = variant.transition(position, mv).captured();
        assert_eq!(captured, variant.captured(position, mv), "{fen}: {text}");
        for color in Color::ALL {
            let own = variant.army(color);
            let mut pieces = next.pieces(color).into_iter();
            assert!(pieces.all(|at| {
                next.piece(at)
                    .is_some_and(|piece| own.contains(piece.piece_type()))
            }));
        }
    }
}

fn play(variant: &Variant, random: &mut Random) {
    let mut position = variant.start().clone();
    for ply in 0..70 {
        if ply % 12 == 0 {
            hold(variant, &position);
        }
        let moves = variant.legal_moves(&position);
        if variant.outcome(&position).is_some() {
            return;
        }
        let captures: Vec<_> = moves
            .iter()
            .filter(|&&mv| variant.captured(&position, mv).any())
            .collect();
        let mv = match captures.len() {
            few if few > 0 && random.below(2) == 0 => *captures[random.below(few)],
            _ => moves[random.below(moves.len())],
        };
        position = variant.play(&position, mv);
    }
}

/// The ids of the armies that a layout offers.
fn armies(catalogue: &Catalogue, layout: &str) -> Vec<String> {
    let info = catalogue.info_in("mixed", layout).unwrap();
    let white = &info.options[0];
    assert_eq!(
        (white.id.as_str(), info.options[1].id.as_str()),
        ("white", "black")
    );
    white.choices.iter().map(|(id, _)| id.clone()).collect()
}

fn meeting(white: &str, black: &str) -> [(String, String); 2] {
    [("white", white), ("black", black)].map(|(side, army)| (side.to_owned(), army.to_owned()))
}

#[test]
fn any_two_armies_that_fit_can_meet() {
    let catalogue = Catalogue::built_in();
    let mut random = Random(1986);
    for layout in catalogue.info("mixed").unwrap().layouts {
        let armies = armies(&catalogue, &layout);
        assert!(armies.len() >= 2, "{layout}");
        for white in &armies {
            for black in &armies {
                let options = meeting(white, black);
                let variant = catalogue.variant("mixed", Some(&layout), &options).unwrap();
                assert_eq!(variant.options(), options);
                play(&variant, &mut random);
            }
        }
    }
}

#[test]
fn an_army_that_does_not_fit_is_refused_in_words() {
    let catalogue = Catalogue::built_in();
    let options = meeting("renaissance", "ultima");
    let error = catalogue
        .variant("mixed", Some("8x8"), &options)
        .unwrap_err();
    assert!(
        error
            .to_string()
            .contains("`white` has no choice `renaissance`")
    );
    let info = catalogue.info_in("mixed", "8x8").unwrap();
    let mut chosen = meeting("swapper", "ultima");
    info.settle(&mut chosen);
    assert_eq!(chosen, meeting("orthodox", "ultima"));
}

/// A file names two armies, and either places them itself or uses their own arrays.
#[test]
fn a_file_can_name_two_armies() {
    let drawn = "....\n.k.c\n....\nQ...\n..K.";
    let empty = ["........"; 8].join("\n");
    for (array, placement) in [
        (drawn, "4/1k1c/4/Q3/2K1"),
        (&empty, "ilxkwxlc/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    ] {
        let text = format!(
            "(format: 1, base: \"mixed\", name: \"Heuer's meeting\",
              armies: (white: \"orthodox\", black: \"ultima\"),
              setups: {{ \"8x8\": (array: {array:?}, castling: [], zones: {{
                \"home\": (white: \"*2\", black: \"*4\"),
                \"double step end\": (white: \"*3\", black: \"*3\"),
                \"first rank\": (white: \"*1\", black: \"*5\"),
                \"last rank\": (white: \"*5\", black: \"*1\"),
              }}) }})"
        );
        let mut catalogue = Catalogue::built_in();
        catalogue.add("meeting.ron", Source::new("meeting.ron", text));
        let variant = catalogue
            .variant("meeting", None, &[])
            .unwrap_or_else(|error| panic!("{error}"));
        let fen = write_fen(&variant, variant.start());
        assert_eq!(fen.split(' ').next(), Some(placement));
        assert!(catalogue.info("meeting").unwrap().options.is_empty());
    }
}
