//! Generated pages about pieces, compared with the rules.

use baroque::guide::{Page, Scene, page_about};
use baroque::rules::{
    Color, Effect, Fate, MethodName, Piece, PieceKind, Position, Royal, Transition, Travel, Variant,
};
use baroque::variant_file::{Catalogue, Source};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The moves of a page's scenes, played by the rules.
fn played(page: &Page, scenes: &[Scene]) -> Vec<(Position, Transition)> {
    let mut played = Vec::new();
    for scene in scenes {
        let variant = &scene.variant;
        for line in &scene.lines {
            let mut position = scene.start.clone();
            for step in line {
                let about = format!("{} in {}: {}", page.title, variant.name(), scene.title);
                let legal = variant.legal_moves(&position);
                assert!(legal.contains(&step.mv), "{about}: {:?}", step.mv);
                let transition = variant.transition(&position, step.mv);
                for at in transition.captured() {
                    let name = variant.geometry().name(at);
                    assert!(step.caption.contains(name), "{about}: {}", step.caption);
                }
                let next = variant.play(&position, step.mv);
                played.push((position, transition));
                position = next;
            }
        }
        for quiet in [false, true] {
            let film = scene.film(quiet);
            for moment in [0.0, 0.4, 1.2, 2.0, film.length()] {
                assert!(!film.at(moment).items.is_empty());
            }
        }
    }
    played
}

fn captures(transition: &Transition, by: MethodName, mimicked: bool) -> bool {
    transition.effects.iter().any(|effect| {
        matches!(*effect, Effect::Capture { by: method, mimicked: as_victim, .. }
            if method == by && as_victim == mimicked)
    })
}

/// The methods of a piece, each with whether it works against all pieces that can be captured.
fn methods(variant: &Variant, piece: Piece) -> Vec<(MethodName, bool)> {
    let kind = variant.kind(piece.piece_type());
    let runs = |kind: &baroque::rules::PieceType| variant.kind(*kind).run.is_some();
    let takable = |kind: &baroque::rules::PieceType| {
        let victim = variant.kind(*kind);
        let only_checked = victim.royal && variant.settings().royal == Royal::Check;
        !victim.immune && !only_checked
    };
    let mut found = Vec::new();
    for capture in &kind.captures {
        let enemies = variant.army(!piece.color()).and(capture.victims);
        let way = (capture.method.name(), capture.mimicked);
        let passed = way.0 != MethodName::EnPassant || enemies.iter().any(|kind| runs(&kind));
        if passed && enemies.iter().any(|kind| takable(&kind)) && !found.contains(&way) {
            found.push(way);
        }
    }
    found
}

/// The other powers of a piece by the rules, and how a move shows each of them.
fn powers(
    variant: &Variant,
    kind: &PieceKind,
    by: Color,
) -> Vec<(&'static str, fn(&Transition) -> bool)> {
    let enemies = variant.army(!by);
    let freezes = !kind.freezes.and(enemies).is_empty();
    let found: [(&'static str, bool, fn(&Transition) -> bool); 9] = [
        ("freeze", freezes, |t| {
            t.effects
                .iter()
                .any(|effect| matches!(effect, Effect::Freeze { .. }))
        }),
        ("convert", !kind.converts.is_empty(), |t| {
            let turned = |fate: Fate| matches!(fate, Fate::Converted(_));
            t.effects
                .iter()
                .any(|effect| matches!(*effect, Effect::Capture { fate, .. } if turned(fate)))
        }),
        ("swap", kind.swap.is_some(), |t| t.mv.travel == Travel::Swap),
        ("drive", kind.drive.is_some(), |t| {
            t.mv.travel == Travel::Drive
        }),
        ("push", kind.pushes, |t| t.mv.travel == Travel::Push),
        ("pull", kind.pulls, |t| t.mv.travel == Travel::Pull),
        ("resurrect", kind.resurrects, |t| {
            t.mv.travel == Travel::Resurrect
        }),
        ("run", kind.run.is_some(), |t| t.mv.travel == Travel::Run),
        ("promotion", kind.promotion.is_some(), |t| {
            t.effects
                .iter()
                .any(|effect| matches!(effect, Effect::Promotion { .. }))
        }),
    ];
    let has = found.into_iter().filter(|(_, has, _)| *has);
    has.map(|(name, _, shown)| (name, shown)).collect()
}

/// Whether a scene has a capture that only a protector prevents, and says so.
fn is_protected(scene: &Scene) -> bool {
    let at = |name: &str| scene.variant.geometry().square(name);
    scene.refused.iter().any(|refused| {
        let (from, to) = refused.play.split_at(2);
        let squares = at(from).zip(at(to));
        let prevented =
            squares.and_then(|(from, to)| scene.variant.prevented(&scene.start, from, to));
        prevented.is_some() && refused.caption.contains("protect")
    })
}

/// What the pages about a game's pieces should show and do not.
fn missing(variant: &Arc<Variant>) -> Vec<String> {
    let catalogue = Catalogue::default();
    let mut missing = Vec::new();
    for color in Color::ALL {
        for kind in variant.army(color).iter() {
            let piece = Piece::new(color, kind);
            let begun = Instant::now();
            let page = page_about(variant, piece);
            let took = begun.elapsed();
            let scenes = page.scenes(&catalogue).unwrap();
            let played = played(&page, &scenes);
            let kind = variant.kind(kind);
            let about = format!(
                "{} {}: {color}'s {} ({took:?})",
                variant.id(),
                variant.layout(),
                kind.name
            );
            if scenes.is_empty() || page.text.is_empty() {
                missing.push(format!("{about}: any scene, any words"));
            }
            for (by, mimicked) in methods(variant, piece) {
                if !played.iter().any(|(_, done)| captures(done, by, mimicked)) {
                    missing.push(format!("{about}: {by:?}, mimicked {mimicked}"));
                }
            }
            if kind.protects.is_some() && !scenes.iter().any(is_protected) {
                missing.push(format!("{about}: protection"));
            }
            for (name, shown) in powers(variant, kind, color) {
                if !played.iter().any(|(_, done)| shown(done)) {
                    missing.push(format!("{about}: {name}"));
                }
            }
        }
    }
    missing
}

#[test]
fn each_method_of_each_built_in_piece_has_a_scene() {
    let catalogue = Catalogue::built_in();
    let mut found = Vec::new();
    for id in catalogue.ids() {
        for layout in catalogue.info(id).unwrap().layouts {
            let variant = catalogue.variant(id, Some(&layout), &[]).unwrap();
            found.extend(missing(&Arc::new(variant)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Methods and powers that no built-in game has, alone and together with others.
#[test]
fn each_method_that_only_own_games_have_has_a_scene() {
    let mut catalogue = Catalogue::built_in();
    let mut found = Vec::new();
    for (id, text) in [
        ("charges", include_str!("own/charges.ron")),
        ("converts", include_str!("own/converts.ron")),
        ("neutral", include_str!("own/neutral.ron")),
    ] {
        catalogue.add(&format!("{id}.ron"), Source::new(id, text));
        for option in catalogue.info(id).unwrap().options {
            for (choice, _) in &option.choices {
                let chosen = [(option.id.clone(), choice.clone())];
                let variant = catalogue.variant(id, None, &chosen).unwrap();
                found.extend(missing(&Arc::new(variant)));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A xorshift generator, which needs no crate.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.roll(list.len())]
    }

    fn some_of(&mut self, list: &[&str], most: usize) -> String {
        let mut chosen: Vec<&str> = Vec::new();
        for _ in 0..self.roll(most + 1) {
            let next = self.one_of(list);
            if !chosen.contains(&next) {
                chosen.push(next);
            }
        }
        chosen.join(", ")
    }
}

const MOVES: &[&str] = &[
    "mQ", "Q", "mR", "mB", "mK", "K", "N", "mN", "fmW", "cF", "mW2cF", "D", "mA", "NN", "mQ3",
    "R4", "fB", "mH", "cQ", "bmR", "FD",
];

const METHODS: &[&str] = &[
    "Withdraw",
    "Withdraw(steps: 1)",
    "Advance",
    "Charge",
    "Leap",
    "Leap(single: true, landing: Behind)",
    "Cannon",
    "Coordinate",
    "Coordinate(corners: New)",
    "Pinch",
    "Destroy",
    "Enclose",
    "Enclose(teleport: true)",
    "Explode",
    "EnPassant",
    "Shoot",
    "Shoot(range: 2, spotter: 2)",
    "Mimic",
];

const POWERS: &[&str] = &[
    "Freeze",
    "Unfreezable",
    "Immune",
    "Swap",
    "Swap(friends: true)",
    "Drive",
    "Drive(train: true)",
    "Compelled",
    "Push",
    "Pull",
    "Pawn",
    "Protect",
];

/// A game with a random piece.
fn invented(dice: &mut Dice) -> String {
    let base = dice.one_of(&[
        "chess",
        "ultima",
        "rococo",
        "chessma-84",
        "maxima",
        "renaissance",
        "hyper-chess",
    ]);
    let moves = format!(
        "{}{}",
        dice.one_of(MOVES),
        if dice.roll(3) == 0 {
            dice.one_of(MOVES)
        } else {
            ""
        }
    );
    let captures = dice.some_of(METHODS, 3);
    let powers = dice.some_of(POWERS, 2);
    format!(
        "(format: 1, base: \"{base}\", name: \"Dice\", pieces: {{ 'Z': (name: \"Zebu\", moves: \"{moves}\", captures: [{captures}], powers: [{powers}]) }})"
    )
}

/// Any piece has a page, made quickly, and the page is right.
#[test]
fn pieces_that_nobody_has_thought_of_have_pages() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let (mut pages, mut slowest) = (0, Duration::ZERO);
    for _ in 0..300 {
        let text = invented(&mut dice);
        let mut catalogue = Catalogue::built_in();
        catalogue.add("dice.ron", Source::new("dice.ron", text.clone()));
        let Ok(variant) = catalogue.variant("dice", None, &[]) else {
            continue;
        };
        let variant = Arc::new(variant);
        let piece = variant.piece(['Z', 'z'][dice.roll(2)]).unwrap();
        let begun = Instant::now();
        let page = page_about(&variant, piece);
        slowest = slowest.max(begun.elapsed());
        let scenes = page.scenes(&catalogue).unwrap();
        assert!(!scenes.is_empty(), "{text}");
        played(&page, &scenes);
        pages += 1;
    }
    assert!(pages > 100, "{pages}");
    // Builds with optimization need only a fraction of that.
    assert!(slowest < Duration::from_secs(3), "{slowest:?}");
    println!("{pages} pages, the slowest in {slowest:?}");
}
