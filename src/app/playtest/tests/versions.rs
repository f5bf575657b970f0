//! Versions of a game side by side.

use super::{FEW, Tested};
use crate::app::playtest::PlaytestAction;
use crate::app::variants::PlaytestRequest;
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
    tested.act(PlaytestAction::Leave);
    assert!(tested.playtest().compared.is_none());
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
