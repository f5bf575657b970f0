//! Files of games: the games that are found do not overlap, a game that is written and read again is equal, and putting
//! a game into the file changes no other.

use super::games::{Random, game, some_positions};
use super::repository;
use baroque::game::collection::{CollectionEntry, append, decode_part, index, replace};
use baroque::game::{Game, GameName, ReadGame};
use baroque::notation::pgn::games;
use baroque::rules::Variant;
use std::sync::Arc;

/// How many games of a file are played.
const PLAYED: usize = 2;

pub fn check(input: &[u8]) {
    let Ok(entries) = index(input, |_, _| true) else {
        return;
    };
    for pair in entries.windows(2) {
        assert!(pair[0].range.end <= pair[1].range.start && pair[0].line <= pair[1].line);
    }
    for (number, entry) in entries.iter().enumerate().take(PLAYED) {
        let text = decode_part(input, entry.range.clone());
        let Some(read) = read(&text) else { continue };
        let written = read.game.write();
        let again = self::read(&written).expect("a written game is read");
        assert_eq!(again.game.write(), written);
        assert_eq!(again.notes, [], "{written}");
        assert_eq!(again.game.tree.len(), read.game.tree.len(), "{written}");
        // A game whose end is not clear may be refused.
        if let Some(replaced) = replace(input, &entries, number, &written) {
            assert!(replaced.bytes.starts_with(&input[..entry.range.start]));
            assert!(replaced.bytes.ends_with(&input[entry.range.end..]));
            assert_others_stay(&entries, &found(&replaced.bytes), number, &written);
        }
        let own = written.as_bytes();
        append(own, &found(own), &written).expect("a game can be added to what the program wrote");
        // A file whose end is not clear may be refused.
        let Some(appended) = append(input, &entries, &written) else {
            continue;
        };
        assert!(appended.bytes.starts_with(input));
        assert_others_stay(&entries, &found(&appended.bytes), entries.len(), &written);
    }
}

fn found(bytes: &[u8]) -> Vec<CollectionEntry> {
    index(bytes, |_, _| true).expect("it is still text")
}

/// Checks that all games but one are those from before, and that this one is `written`.
fn assert_others_stay(
    before: &[CollectionEntry],
    after: &[CollectionEntry],
    changed: usize,
    written: &str,
) {
    assert_eq!(after.len(), before.len().max(changed + 1), "{written}");
    for (number, (old, new)) in before.iter().zip(after).enumerate() {
        let same = (&old.tags, old.plies) == (&new.tags, new.plies);
        assert!(
            same || number == changed,
            "game {number}: {old:?} {new:?}\n{written}"
        );
    }
    let own = &found(written.as_bytes())[0];
    assert_eq!(
        (&after[changed].tags, after[changed].plies),
        (&own.tags, own.plies)
    );
}

fn read(text: &str) -> Option<ReadGame> {
    Game::read(&games(text).next()?, |name| Ok(named(name))).ok()
}

fn named((id, layout, _): GameName) -> Arc<Variant> {
    game(&format!(
        "{}:{}",
        id.unwrap_or("chess"),
        layout.unwrap_or_default()
    ))
    .clone()
}

/// Games that version 0.1 wrote, and random games with variations, comments and glyphs.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = repository::files("tests/from-0.1", "pgn");
    for (name, position) in some_positions() {
        let mut random = Random::of(name.as_bytes());
        let mut played = Game::new(game(name).clone(), position);
        for _ in 0..6 {
            let nodes: Vec<_> = played.tree.every_node().collect();
            let at = nodes[random.below(nodes.len())];
            let legal = game(name).legal_moves(&played.tree.node(at).position);
            let Some(&mv) = legal.get(random.below(legal.len())) else {
                continue;
            };
            let Ok(next) = played.tree.play(at, mv) else {
                continue;
            };
            let node = played.tree.node_mut(next);
            node.nags.extend((random.below(2) == 0).then_some(3));
            node.comment = ["", "good", "(a {b] \"c\\"][random.below(3)].to_owned();
        }
        played.tags.set("Event", "An \"event\" \\");
        seeds.push(played.write().into_bytes());
    }
    seeds.into_iter().step_by(4).collect()
}
