//! Inventing without a window.

use super::{Drawn, Form, Home, Outcome, TICKS};
use crate::explain::{Ability, Power};
use crate::rules::{Effect, MethodName, betza};
use crate::variant_file::Catalogue;
use std::sync::Arc;

fn tick(form: &mut Form, ability: Ability) {
    let index = TICKS
        .iter()
        .position(|tick| tick.ability == ability)
        .unwrap();
    form.ticks[index].on = true;
}

fn griffin(game: &str) -> Form {
    let mut form = Form::new(game);
    form.name = "Griffin".to_owned();
    form.letter = "g".to_owned();
    tick(&mut form, Ability::Capture(MethodName::Withdraw));
    tick(&mut form, Ability::Power(Power::Freeze));
    form
}

fn outcome(form: &Form) -> Outcome {
    let catalogue = Catalogue::built_in();
    let base = catalogue.variant(&form.game, None, &[]).unwrap();
    Outcome::of(form, &base, &catalogue, None)
}

fn told(form: &Form) -> String {
    let outcome = outcome(form);
    assert!(outcome.game.is_none());
    let troubles = outcome
        .troubles
        .iter()
        .map(|trouble| trouble.message.clone());
    troubles.collect::<Vec<String>>().join("\n")
}

#[test]
fn a_form_becomes_a_game_with_the_man_in_it() {
    let mut form = griffin("ultima");
    form.instead = Some('L');
    form.text = "Says \"boo\".".to_owned();
    let outcome = outcome(&form);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    assert_eq!(outcome.id, "ultima-griffin");
    let (variant, piece) = outcome.piece(&form).unwrap();
    let man = variant.man(piece.piece_type());
    assert_eq!(
        (man.name.as_str(), man.text.as_str()),
        ("Griffin", "Says \"boo\".")
    );
    assert!(!man.freezes.is_empty());
    let name = |square: &str| variant.geometry().square(square).unwrap();
    assert_eq!(variant.start().man(name("b1")), Some(piece));
    assert_eq!(variant.start().man(name("g1")), Some(piece));
    let page = crate::guide::page_about(&variant, piece);
    let scenes = page.scenes(&Catalogue::default()).unwrap();
    let withdraws = scenes.iter().any(|scene| {
        let transition = scene.variant.transition(&scene.start, scene.lines[0][0].mv);
        let is = |effect: &Effect| {
            matches!(
                effect,
                Effect::Capture {
                    by: MethodName::Withdraw,
                    ..
                }
            )
        };
        transition.effects.iter().any(is)
    });
    assert!(withdraws);
}

#[test]
fn every_layout_of_a_game_stays() {
    let mut form = griffin("withdrawer-chess");
    form.instead = Some('W');
    let outcome = outcome(&form);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    let mut catalogue = Catalogue::built_in();
    let source = crate::variant_file::Source::new("x", outcome.text.clone());
    catalogue.add("x.ron", source);
    assert_eq!(catalogue.info("x").unwrap().layouts, ["10x10", "10x8"]);
}

#[test]
fn what_is_missing_or_makes_no_sense_is_told_in_words() {
    let form = Form::new("ultima");
    assert!(told(&form).contains("no name"));
    let mut form = griffin("ultima");
    form.letter = "W".to_owned();
    assert!(told(&form).contains("the Withdrawer"));
    form.letter = "gg".to_owned();
    assert!(told(&form).contains("needs a letter"));
    let mut form = griffin("ultima");
    form.moves = "mQx".to_owned();
    let (at, _) = outcome(&form).moves.unwrap();
    assert_eq!(at, betza::parse("mQx").unwrap_err().at);
    let mut form = griffin("chess");
    form.moves = "Q".to_owned();
    tick(&mut form, Ability::Power(Power::Swap));
    assert!(told(&form).contains("both swap with and replace"));
}

#[test]
fn a_drawing_that_cannot_be_used_is_told_and_keeps_nobody_from_playing() {
    let mut form = griffin("ultima");
    form.drawn = Drawn::File("/no/such/file.svg".to_owned());
    let outcome = outcome(&form);
    assert!(outcome.drawing.unwrap().contains("file.svg"));
    assert!(outcome.game.is_some());
}

#[test]
fn the_file_of_ones_own_game_keeps_its_comments() {
    let text = "// Mine.\n(\n    format: 1,\n    base: \"ultima\", // the best\n    name: \"My Ultima\",\n)\n";
    let mut catalogue = Catalogue::built_in();
    catalogue.add(
        "mine.ron",
        crate::variant_file::Source::new("/x/mine.ron", text),
    );
    let base = Arc::new(catalogue.variant("mine", None, &[]).unwrap());
    let outcome = Outcome::of(&griffin("mine"), &base, &catalogue, None);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    assert_eq!(outcome.id, "mine");
    assert!(outcome.text.starts_with("// Mine."));
    assert!(outcome.text.contains("// the best"));
    assert!(outcome.text.contains("name: \"Griffin\""));
    assert!(catalogue.file_of("ultima").is_none());
}

#[test]
fn a_piece_that_has_been_put_somewhere_is_changed_there() {
    let mut form = griffin("ultima");
    form.instead = Some('L');
    let first = outcome(&form);
    let mut catalogue = Catalogue::built_in();
    let source = crate::variant_file::Source::new("/x/ultima-griffin.ron", first.text);
    catalogue.add("ultima-griffin.ron", source);
    form.name = "Roc".to_owned();
    form.letter = "R".to_owned();
    let home = Home {
        id: "ultima-griffin".to_owned(),
        letter: 'G',
    };
    let base = catalogue.variant("ultima", None, &[]).unwrap();
    let second = Outcome::of(&form, &base, &catalogue, Some(&home));
    assert!(second.troubles.is_empty(), "{:?}", second.troubles);
    assert_eq!(second.id, "ultima-griffin");
    let game = second.game.unwrap();
    assert!(game.piece('G').is_none());
    assert!(
        game.start()
            .of_type(game.piece('R').unwrap().piece_type())
            .any()
    );
}
