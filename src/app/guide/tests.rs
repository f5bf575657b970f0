//! Scenes and tries of the guide without a window.

use super::*;

fn viewer() -> GuideViewer {
    let mut viewer = GuideViewer::default();
    viewer.open(Some("withdrawer")).unwrap();
    assert_eq!(viewer.guide().unwrap().problems, []);
    viewer
}

fn open(viewer: &mut GuideViewer) -> &mut OpenPage {
    viewer.open.as_mut().unwrap()
}

#[test]
fn a_scene_loops_pauses_and_steps() {
    let mut viewer = viewer();
    let length = open(&mut viewer).film.length();
    viewer.advance(length + 1.0, None);
    assert!((open(&mut viewer).clock - 1.0).abs() < 0.01);
    viewer.toggle_play();
    viewer.advance(1.0, None);
    assert!((open(&mut viewer).clock - 1.0).abs() < 0.01);
    viewer.step(true);
    let frame = open(&mut viewer).frame();
    assert!(frame.step.is_some());
    viewer.step(false);
    viewer.seek(1e9);
    assert_eq!(open(&mut viewer).clock, length);
    viewer.toggle_play();
    assert_eq!(open(&mut viewer).clock, 0.0);
    viewer.looping = false;
    viewer.advance(length + 1.0, None);
    assert!(!viewer.playing);
}

#[test]
fn a_scene_that_plays_once_ends_with_its_last_result() {
    let mut viewer = viewer();
    viewer.looping = false;
    let wanted = {
        let film = &open(&mut viewer).film;
        film.announcements().last().unwrap()
    };
    for _ in 0..6000 {
        viewer.advance(1.0 / 60.0, None);
    }
    assert!(!viewer.playing);
    let page = open(&mut viewer);
    assert!(page.clock > wanted && page.clock < page.film.length());
    let frame = page.frame();
    assert!(frame.seen.is_infinite() && page.step(&frame).is_some());
    // The next start begins at the first move.
    viewer.toggle_play();
    assert_eq!(open(&mut viewer).clock, 0.0);
}

#[test]
fn a_try_is_judged_by_the_effects_of_its_move() {
    let mut viewer = viewer();
    let page = open(&mut viewer);
    let scene = page.scenes[0].clone();
    page.try_it(false);
    let trial = page.trial.as_mut().unwrap();
    let wanted = scene.lines[0][0].mv;
    let other = scene
        .variant
        .legal_moves(&scene.start)
        .into_iter()
        .find(|&mv| {
            scene.variant.captured(&scene.start, mv).is_empty()
                && scene.lines.iter().all(|line| line[0].mv != mv)
        })
        .unwrap();
    trial.table.play(other, false);
    trial.judge(&scene);
    assert_eq!(trial.verdict, TrialState::Other);
    assert!(trial.table.legal_moves().is_empty());
    page.try_it(false);
    let trial = page.trial.as_mut().unwrap();
    trial.table.play(wanted, false);
    trial.judge(&scene);
    assert_ne!(trial.verdict, TrialState::Other);
}

#[test]
fn a_missing_page_opens_the_contents() {
    let mut viewer = viewer();
    viewer.open(Some("no such page")).unwrap();
    assert!(viewer.open.is_none());
    assert_eq!(viewer.neighbours(), (None, None));
}
