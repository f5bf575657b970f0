//! Versions of a game side by side.

use super::{FEW, Tested};
use crate::app::playtest::{Compared, PlaytestAction, measurable};
use crate::app::shell::Screen;
use crate::app::variants::PlaytestRequest;
use baroque::library::rules_hash;
use baroque::playtest::are_armies_swapped;
use std::sync::Arc;

#[test]
fn another_version_is_compared_with_the_same_openings() {
    let mut tested = Tested::new("compare");
    tested.act(PlaytestAction::Start);
    tested.act(PlaytestAction::ToggleCompare);
    let base = tested.run().base.clone();
    tested.act(PlaytestAction::Compare(base));
    let compared = tested.playtest().compared.as_ref().unwrap();
    let comparison = compared.comparison.as_ref().unwrap();
    assert_eq!((comparison.pairs, comparison.same_openings), (2, 2));
    for figure in &comparison.figures {
        let more = figure.difference.unwrap();
        assert!((more.value, more.error) == (0.0, 0.0), "{}", figure.figure);
    }
    // The page is left with the comparison open, which ends by its own button.
    tested.act(PlaytestAction::Leave);
    assert!(!tested.program.shell().shows(Screen::Playtest));
    assert!(tested.playtest().compared.is_some());
    tested.act(PlaytestAction::ToggleCompare);
    assert!(tested.playtest().compared.is_none());
}

/// The game of the tests rests on chess, and chess has two boards.
#[test]
fn versions_are_named_by_game_and_board() {
    let mut tested = Tested::new("versions");
    tested.act(PlaytestAction::Start);
    tested.act(PlaytestAction::ToggleCompare);
    let versions = &tested.playtest().compared.as_ref().unwrap().versions;
    let (name, base) = &versions[0];
    assert!(name.starts_with("The game it rests on: Chess, "), "{name}");
    assert_eq!(base.id(), "chess");
    let games = &tested.program.variants().games;
    assert_eq!(
        (games.base_of("small"), games.base_of("no-game")),
        (Some("chess"), None)
    );
    let chess = Arc::new(games.variant("chess", None, &[]).unwrap());
    let others = games.info("chess").unwrap().layouts.len() - 1;
    let compared = Compared::new(&chess, tested.program.variants());
    let boards = compared
        .versions
        .iter()
        .filter(|(_, version)| version.id() == "chess" && version.layout() != chess.layout());
    let names: Vec<&String> = boards.map(|(name, _)| name).collect();
    assert_eq!(names.len(), others);
    assert!(
        names.iter().all(|name| name.starts_with("Chess, ")),
        "{names:?}"
    );
}

#[test]
fn the_report_of_a_built_in_game_is_about_its_own_rules() {
    let mut tested = Tested::new("built-in");
    assert!(tested.run().built_in.is_none(), "a game of the user's own");
    let games = &tested.program.variants().games;
    let ultima = Arc::new(games.variant("ultima", None, &[]).unwrap());
    let mut options = ultima.options().to_vec();
    let suicide = options.iter_mut().find(|(option, _)| option == "suicide");
    suicide.unwrap().1 = "off".to_owned();
    let other = Arc::new(games.variant("ultima", None, &options).unwrap());
    tested.program.send(PlaytestRequest::Rules(ultima));
    let report = tested.run().built_in.clone().unwrap();
    assert_eq!(report.games, 400);
    assert!(
        report
            .engine
            .iter()
            .any(|value| value.piece == "immobilizer")
    );
    tested.program.send(PlaytestRequest::Rules(other));
    assert!(tested.run().built_in.is_none());
}

#[test]
fn two_armies_meet_with_both_colours() {
    let mut tested = Tested::new("armies");
    let mixed = tested
        .program
        .variants()
        .games
        .variant("mixed", Some("8x8"), &[]);
    tested
        .program
        .send(PlaytestRequest::Rules(Arc::new(mixed.unwrap())));
    tested.act(PlaytestAction::Choose(FEW));
    tested.act(PlaytestAction::Start);
    tested.act(PlaytestAction::ToggleCompare);
    let compared = tested.playtest().compared.as_ref().unwrap();
    let (name, swapped) = compared.versions[0].clone();
    assert_eq!(name, "Armies swapped");
    let first = tested.run();
    assert!(are_armies_swapped(first.base.options(), swapped.options()));
    let white = first.report.as_ref().unwrap().white.score.unwrap();
    tested.act(PlaytestAction::Compare(swapped));
    let compared = tested.playtest().compared.as_ref().unwrap();
    let black = compared
        .other
        .as_ref()
        .unwrap()
        .report
        .as_ref()
        .unwrap()
        .white;
    let army = compared.comparison.as_ref().unwrap().army.unwrap();
    assert!((army.value - (white + 1.0 - black.score.unwrap()) / 2.0).abs() < 1e-9);
}

/// A match at odds is a run of its own: the games of the open run stay as they are.
#[test]
fn a_piece_is_measured_at_odds_beside_the_run() {
    let mut tested = Tested::new("odds");
    tested.act(PlaytestAction::Start);
    let first = tested.run().folder.clone();
    let pieces: Vec<String> = measurable(&tested.run().sheet)
        .into_iter()
        .map(|(id, _)| id)
        .collect();
    assert!(pieces.contains(&"knight".to_owned()));
    assert!(!pieces.contains(&"king".to_owned()) && !pieces.contains(&"pawn".to_owned()));
    let measure = PlaytestAction::Measure("knight".to_owned());
    tested.program.send(measure);
    let odds = tested.playtest().odds.as_ref().unwrap();
    assert!(odds.is_playing() && odds.folder != first);
    assert_eq!(odds.folder.parent(), first.parent());
    let plan = &odds.sheet.plan;
    assert_eq!((plan.games, plan.deep), (0, 0));
    assert_eq!(plan.odds.as_ref().unwrap().piece, "knight");
    assert!(!tested.playtest().can_start());
    tested.program.send(PlaytestAction::Stop);
    tested.work();
    assert!(tested.playtest().can_start());
    assert_eq!((tested.run().games(), &tested.run().folder), (4, &first));
    // What the match has told says nothing about the game itself.
    let base = tested.run().base.clone();
    let mut outbox = crate::app::shell::Outbox::default();
    tested.playtest().scan(&mut outbox);
    tested.program.hear(&mut outbox);
    tested.work();
    let known = &tested.program.variants().characters;
    assert_eq!(known.of(&base, &rules_hash(&base)).unwrap().games, 4);
}
