//! Games that version 0.1 kept are still found and read. `tests/from-0.1` has files that the program wrote then.

use baroque::game::{Game, Record};
use baroque::library::{find::find, saved_games};
use baroque::notation::pgn::games;
use baroque::notation::write_fen;
use baroque::variant_file::Catalogue;
use std::fs;
use std::path::Path;

#[test]
fn a_kept_game_is_found_and_read_to_its_end() {
    let (found, deleted) = saved_games::list(Path::new("tests/from-0.1/games"));
    assert!(deleted.is_empty());
    let [game] = &found[..] else {
        panic!("one game, not {found:?}");
    };
    assert!(game.goes_on());
    let text = fs::read_to_string(&game.path).unwrap();
    let raw = games(&text).next().unwrap();
    let catalogue = Catalogue::built_in();
    let read = Game::read(&raw, |name| {
        find(&catalogue, name, raw.tags.get("FEN"), None)
    });
    let read = read.unwrap();
    assert!(read.notes.is_empty());
    let record = Record::of(read.game);
    assert_eq!(
        write_fen(record.variant(), record.position()),
        "R3k3/8/8/8/8/8/8/4K3 b - - 1 1"
    );
}
