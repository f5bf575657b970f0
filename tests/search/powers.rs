//! Games without one of their powers, to measure what the power is worth.

use baroque::rules::{ByColor, Drops, PieceKind, Settings, TypeSet, Variant, VariantParts};

/// The same game without this power: a capture method in lower case (kings keep displacement), or another power that
/// makes a piece dangerous.
pub(crate) fn without(variant: &Variant, power: &str) -> Variant {
    let mut pieces = variant.kinds().to_vec();
    let mut settings = variant.settings().clone();
    pieces.iter_mut().for_each(|piece| disarm(piece, power));
    restrict(&mut settings, power);
    let changed = pieces != variant.kinds() || settings != *variant.settings();
    assert!(changed, "{} has no power `{power}`", variant.id());
    Variant::new(VariantParts {
        id: variant.id().to_owned(),
        name: variant.name().to_owned(),
        layout: variant.layout().to_owned(),
        options: variant.options().to_vec(),
        geometry: variant.geometry().clone(),
        zones: Vec::new(),
        kinds: pieces,
        armies: ByColor::new_with(|color| variant.army(color)),
        settings,
        start: variant.start().setup(),
    })
    .unwrap()
}

fn disarm(kind: &mut PieceKind, power: &str) {
    match power {
        "mimic" => kind.captures.retain(|capture| !capture.mimicked),
        "freeze" => kind.freezes = TypeSet::NONE,
        "swap" => kind.swap = None,
        "drive" => kind.drive = None,
        "push" => kind.pushes = false,
        "pull" => kind.pulls = false,
        "resurrect" => kind.resurrects = false,
        "promote" => kind.promotion = None,
        "immune" => kind.immune = false,
        "replace" if kind.royal => {}
        method => kind.captures.retain(|capture| {
            let name = format!("{:?}", capture.method.name()).to_lowercase();
            capture.mimicked || name != method
        }),
    }
}

fn restrict(settings: &mut Settings, power: &str) {
    match power {
        "drop" => settings.drops = Drops::None,
        "goals" => settings.goals = ByColor::default(),
        "suicide" => settings.suicide = false,
        _ => {}
    }
}
