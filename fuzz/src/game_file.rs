//! Game files: any text gets some mistakes or a game. The game can be exported and played in every layout, and its
//! positions and moves can be written and read.

use super::games::{CATALOGUE, Random, assert_fen_round_trips, assert_moves_round_trip};
use super::repository;
use baroque::rules::Variant;
use baroque::variant_file::{Catalogue, Diagnostic, Source};
use std::cell::RefCell;

/// The most mistakes that are reported for one file, and the longest text about one, in characters.
const MOST_MISTAKES: usize = 101;
const LONGEST_MISTAKE: usize = 4000;

/// How many of its layouts are played, and how many plies each.
const LAYOUTS: usize = 3;
const PLIES: usize = 12;

thread_local! {
    static GAMES: RefCell<Catalogue> = RefCell::new(CATALOGUE.clone());
}

pub fn check(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    GAMES.with_borrow_mut(|games| {
        games.add("fuzz.ron", Source::new("fuzz.ron", text));
        let mistakes = games.check("fuzz");
        let info = games.info("fuzz");
        if !mistakes.is_empty() {
            assert!(mistakes.len() <= MOST_MISTAKES);
            return check_texts(&mistakes);
        }
        check_texts(&games.remarks("fuzz"));
        // The exported file has been read again.
        if let Err(error) = games.export("fuzz") {
            let error = error.to_string();
            assert!(error.contains("too large for one file"), "{error}");
        }
        let mut random = Random::of(input);
        let layouts = info.unwrap().layouts;
        for _ in 0..LAYOUTS.min(layouts.len()) {
            let layout = &layouts[random.below(layouts.len())];
            let game = games.variant("fuzz", Some(layout), &[]).unwrap();
            play(&game, &mut random);
        }
    });
}

fn check_texts(mistakes: &[Diagnostic]) {
    for mistake in mistakes {
        assert!(
            mistake.to_string().chars().count() < LONGEST_MISTAKE,
            "{mistake}"
        );
        if let Some(span) = &mistake.span {
            assert!(
                span.source.text.get(span.range.clone()).is_some(),
                "{mistake}"
            );
        }
    }
}

/// Plays random moves. The hash that a move changes is that of a position set up anew.
fn play(game: &Variant, random: &mut Random) {
    let mut position = game.start().clone();
    for _ in 0..PLIES {
        let anew = game.position(&position.setup()).unwrap();
        assert_eq!((anew.hash(), &anew), (position.hash(), &position));
        assert_fen_round_trips(game, &position);
        assert_moves_round_trip(game, &position);
        if game.outcome(&position).is_some() {
            return;
        }
        position = random
            .play(game, &position)
            .expect("a game that is not over has a move");
    }
}

pub fn seeds() -> Vec<Vec<u8>> {
    let folders = [
        "variants",
        "tests/own",
        "tests/broken",
        "src/variant_file/manual/examples",
    ];
    let files = folders
        .iter()
        .flat_map(|folder| repository::files(folder, "ron"));
    files.collect()
}
