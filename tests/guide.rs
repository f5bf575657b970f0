//! The illustrated guide agrees with the rules: the tests play every scene of every page.

use baroque::diagram::{Item, Shape};
use baroque::guide::{Guide, PageKind, Plate, check};
use baroque::rules::{Color, Effect, MethodName, Travel};
use baroque::variant_file::{Catalogue, Source};
use std::fs;
use std::path::Path;

/// Every page on disk agrees with the rules, and is in the contents.
#[test]
fn every_scene_does_what_its_captions_say() {
    let catalogue = Catalogue::built_in();
    let folder = Path::new("assets/guide");
    let contents = fs::read_to_string(folder.join("contents.ron")).unwrap();
    let mut problems = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if id == "contents" {
            continue;
        }
        let source = Source::new(format!("{id}.ron"), fs::read_to_string(&path).unwrap());
        let found = check(&source, &catalogue);
        problems.extend(found.iter().map(ToString::to_string));
        if !contents.contains(&format!("\"{id}\"")) {
            problems.push(format!("{id} is not in the contents"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n\n"));
}

fn guide() -> (Catalogue, Guide) {
    let catalogue = Catalogue::built_in();
    let guide = Guide::built_in(&catalogue);
    assert_eq!(guide.problems, []);
    (catalogue, guide)
}

/// All effects that some scene shows.
fn shown() -> Vec<Effect> {
    let (catalogue, guide) = guide();
    let scenes = guide
        .pages()
        .flat_map(|page| page.scenes(&catalogue).unwrap());
    let mut effects = Vec::new();
    for scene in scenes {
        for line in &scene.lines {
            let mut position = scene.start.clone();
            for step in line {
                effects.extend(scene.variant.transition(&position, step.mv).effects);
                position = scene.variant.play(&position, step.mv);
            }
        }
    }
    effects
}

#[test]
fn every_capture_method_has_a_scene() {
    let shown = shown();
    for &method in MethodName::ALL {
        // The generated pages show methods that only games of a person have (`generated_guide`).
        if method == MethodName::Charge {
            continue;
        }
        let has = |effect: &Effect| matches!(*effect, Effect::Capture { by, .. } if by == method);
        assert!(shown.iter().any(has), "{method:?}");
    }
    // A mimic uses each of the methods of pieces that it can capture.
    for method in [
        MethodName::Replace,
        MethodName::Withdraw,
        MethodName::Advance,
        MethodName::Leap,
        MethodName::Cannon,
        MethodName::Coordinate,
        MethodName::Pinch,
        MethodName::Enclose,
        MethodName::Destroy,
    ] {
        let has = |effect: &Effect| matches!(*effect, Effect::Capture { by, mimicked: true, .. } if by == method);
        assert!(shown.iter().any(has), "mimicked {method:?}");
    }
}

#[test]
fn every_other_power_has_a_scene() {
    let shown = shown();
    for travel in [
        Travel::Run,
        Travel::Castle,
        Travel::Swap,
        Travel::Drive,
        Travel::Push,
        Travel::Pull,
        Travel::Exchange,
    ] {
        let has = |effect: &Effect| matches!(*effect, Effect::Travel { by, .. } if by == travel);
        assert!(shown.iter().any(has), "{travel:?}");
    }
    let kinds: [(&str, fn(&Effect) -> bool); 6] = [
        ("freeze", |effect| matches!(effect, Effect::Freeze { .. })),
        ("thaw", |effect| matches!(effect, Effect::Thaw { .. })),
        ("promotion", |effect| {
            matches!(effect, Effect::Promotion { .. })
        }),
        ("recall", |effect| matches!(effect, Effect::Recall { .. })),
        ("drop", |effect| matches!(effect, Effect::Drop { .. })),
        ("sacrifice", |effect| {
            matches!(effect, Effect::Sacrifice { .. })
        }),
    ];
    for (name, is) in kinds {
        assert!(shown.iter().any(is), "{name}");
    }
}

#[test]
fn every_piece_and_every_game_has_a_page() {
    let (catalogue, guide) = guide();
    for id in catalogue.ids() {
        assert!(guide.of_game(id).is_some(), "{id}");
        let variant = catalogue.variant(id, None, &[]).unwrap();
        for color in Color::ALL {
            for piece in variant.army(color).iter() {
                let page = guide.of_piece(&variant, piece);
                let Some(page) = page else {
                    panic!("{id}: {}", variant.kind(piece).name)
                };
                let PageKind::Piece(about) = page.kind else {
                    panic!("{}", page.id)
                };
                let about = page.variant.kind(about.piece_type());
                assert_eq!(
                    about.picture,
                    variant.kind(piece).picture,
                    "{id}: {}",
                    page.id
                );
            }
        }
    }
}

#[test]
fn every_page_has_scenes_and_words_and_every_film_ends_as_it_begins() {
    let (catalogue, guide) = guide();
    for page in guide.pages() {
        assert!(
            !page.text.is_empty() && !page.source.is_empty(),
            "{}",
            page.id
        );
        let scenes = page.scenes(&catalogue).unwrap();
        assert!(!scenes.is_empty(), "{}", page.id);
        for scene in scenes {
            for quiet in [false, true] {
                let film = scene.film(quiet);
                assert!(film.length() > 1.0);
                let pieces = |time: f32| {
                    let frame = film.at(time);
                    let piece =
                        |item: &Item| matches!(item.shape, Shape::Piece(_)) && item.alpha > 0.5;
                    let pieces = frame.items.into_iter().filter(piece);
                    let mut places: Vec<String> = pieces
                        .map(|item| format!("{:?} {:.1} {:.1}", item.shape, item.at.x, item.at.y))
                        .collect();
                    places.sort();
                    places
                };
                assert_eq!(
                    pieces(0.0),
                    pieces(film.length() - 1e-3),
                    "{}: {}",
                    page.id,
                    scene.title
                );
            }
        }
    }
}

/// The published example of a Chameleon that captures six pieces with one move.
#[test]
fn the_start_page_has_a_scene_with_six_captures() {
    let plate = Plate::built_in(&Catalogue::built_in()).unwrap();
    assert_eq!((plate.page.as_str(), plate.captures()), ("chameleon", 6));
}
