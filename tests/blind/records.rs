//! Blind games as PGN and as sealed files.

use super::*;
use baroque::game::{Game, GameName};
use baroque::notation::pgn::{Tags, games};
use baroque::rules::Color;

fn find(name: GameName) -> Result<Arc<Variant>, String> {
    let (id, layout, options) = name;
    let variant = GAMES.variant(id.unwrap_or("chess"), layout, &options);
    variant.map(Arc::new).map_err(|error| error.to_string())
}

/// A game with refused tries, by chance.
fn sample(variant: &Arc<Variant>, seed: u64, plies: usize) -> Umpire {
    let mut random = Random(seed);
    let mut umpire = umpire(variant, "captures=piece check=direction tries=asked");
    while umpire.outcome().is_none() && umpire.record().len() < plies {
        let legal = legal_tries(variant, umpire.record().position());
        let tries = [
            any_try(umpire.knowledge(umpire.turn()), &mut random),
            legal[random.below(legal.len())].clone(),
        ];
        if random.below(4) == 0 {
            umpire.ask().unwrap();
        }
        for text in tries {
            if umpire.attempt(&text) == Ok(Answer::Played) {
                break;
            }
        }
    }
    umpire
}

fn same(one: &Umpire, other: &Umpire) {
    for side in Color::ALL {
        assert_eq!(one.knowledge(side), other.knowledge(side));
    }
    assert_eq!(one.record().positions(), other.record().positions());
    assert_eq!(one.outcome(), other.outcome());
}

#[test]
fn a_game_is_read_back_with_all_tries() {
    for (index, variant) in all_games().enumerate() {
        let umpire = sample(&variant, index as u64 + 1, 40);
        let text = write_pgn(&umpire, &Tags::default());
        let raw = games(&text).next().unwrap();
        let read = read_pgn(&raw, find).unwrap();
        assert!(
            read.notes.is_empty(),
            "{}: {:?}\n{text}",
            variant.id(),
            read.notes
        );
        same(&umpire, &read.umpire);
        assert_eq!(write_pgn(&read.umpire, &read.tags), text);
        // Other readers see an ordinary game.
        let plain = Game::read(&raw, find).unwrap();
        assert!(plain.notes.is_empty());
        assert_eq!(plain.game.tree.len(), umpire.record().len());
    }
}

#[test]
fn tries_and_announcements_are_comments() {
    let mut umpire = umpire(&game("chess", Some("8x8")), "");
    for text in ["e2e5", "e2d3", "e2e4", "d7d5", "e4d5"] {
        umpire.attempt(text).unwrap();
    }
    umpire.attempt("d8d4").unwrap();
    umpire.attempt("d8d5").unwrap();
    umpire.attempt("e1e3").unwrap();
    umpire.resign(Color::White);
    let text = write_pgn(&umpire, &Tags::default());
    let moves = text.split("\n\n").nth(1).unwrap().replace('\n', " ");
    assert_eq!(
        moves.trim(),
        "{tried: e2e5 impossible, e2d3} 1. e4 1... d5 {umpire: White has tries 1} 2. exd5 {umpire: Black lost d5 pawn} \
         2... Qxd5 {umpire: White lost d5 pawn, check}"
            .replace(" 2... Qxd5 {umpire: White lost d5 pawn, check}", " {tried: d8d4} 2... Qxd5 {umpire: White lost d5 pawn} {tried: e1e3 impossible} 0-1")
            .replace("1. e4 1... d5", "1. e4 d5")
    );
    assert!(text.contains("[Umpire \"captures=rank check=plain tries=announced\"]"));
    assert!(text.contains("[Termination \"resignation\"]"));
}

#[test]
fn a_wrong_text_gets_a_note() {
    let mut umpire = umpire(&game("chess", Some("8x8")), "");
    play(&mut umpire, "e2e4 d7d5 e4d5");
    let text = write_pgn(&umpire, &Tags::default());
    let notes = |text: &str| read_pgn(&games(text).next().unwrap(), find).unwrap().notes;
    assert!(notes(&text).is_empty());
    let changed = notes(&text.replace("Black lost d5 pawn", "Black lost d5 piece"));
    assert_eq!(
        changed[0].message,
        "ply 3: the announcement does not fit the move, so it was left out"
    );
    let tried = notes(&text.replace("2. exd5", "{tried: e4e5} 2. exd5"));
    assert_eq!(
        tried[0].message,
        "the try e4e5 is a legal move, so it was left out"
    );
    let options = text.replace("check=plain", "check=loud");
    let error = read_pgn(&games(&options).next().unwrap(), find).unwrap_err();
    assert!(
        error
            .message
            .starts_with("Umpire: the umpire has no option `check=loud`"),
        "{}",
        error.message
    );
}

#[test]
fn a_saved_game_is_sealed() {
    let umpire = sample(&game("ultima", None), 3, 30);
    let text = save(&umpire, &Tags::default());
    assert!(!text.contains("tried") && text.matches('\n').count() < 8);
    let (read, _) = load(&text, find).unwrap();
    same(&umpire, &read);
    assert_eq!(save(&read, &Tags::default()), text);
    let changed = text.replacen("a", "b", 30);
    assert!(load(&changed, find).is_err());
    assert!(matches!(load("{}", find), Err(SavedError::Form(_))));
    let newer = text.replacen("\"format\": 1", "\"format\": 2", 1);
    assert_eq!(load(&newer, find).unwrap_err(), SavedError::Version(2));
}
