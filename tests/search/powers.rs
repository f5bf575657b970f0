//! Games without one of their powers, to see what the power is worth.

use baroque::rules::{ByColor, Drops, Man, Settings, TypeSet, Variant, VariantParts};

/// The same game without this power: a capture method (in small letters; kings go on
/// replacing), or what else makes a piece dangerous.
pub(crate) fn without(variant: &Variant, power: &str) -> Variant {
    let mut men = variant.men().to_vec();
    let mut settings = variant.settings().clone();
    men.iter_mut().for_each(|man| disarm(man, power));
    restrict(&mut settings, power);
    let changed = men != variant.men() || settings != *variant.settings();
    assert!(changed, "{} has no power `{power}`", variant.id());
    Variant::new(VariantParts {
        id: variant.id().to_owned(),
        name: variant.name().to_owned(),
        layout: variant.layout().to_owned(),
        options: variant.options().to_vec(),
        geometry: variant.geometry().clone(),
        zones: Vec::new(),
        men,
        armies: ByColor::new_with(|color| variant.army(color)),
        settings,
        start: variant.start().setup(),
    })
    .unwrap()
}

fn disarm(man: &mut Man, power: &str) {
    match power {
        "mimic" => man.captures.retain(|capture| !capture.mimicked),
        "freeze" => man.freezes = TypeSet::NONE,
        "swap" => man.swap = None,
        "drive" => man.drive = None,
        "push" => man.pushes = false,
        "pull" => man.pulls = false,
        "resurrect" => man.resurrects = false,
        "promote" => man.promotion = None,
        "immune" => man.immune = false,
        "replace" if man.royal => {}
        method => man.captures.retain(|capture| {
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
