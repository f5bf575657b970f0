//! The form without a window.

mod array;
mod idle;

use super::apply::{InventInputs, apply, renew, take};
use super::jobs::{GameFile, InventJob, InventReport, Then, drawing};
use super::{Home, InventAction, InventState, Outcome, PieceDrawing, PieceForm, TICKS, middle};
use crate::app::editor::EditorAction;
use crate::app::play::action::NewGameAction;
use crate::app::shell::{Notify, Outbox};
use crate::app::variants::{GameWritten, Games};
use baroque::diagram::{PieceSet, built_in};
use baroque::explain::{Ability, Power, abilities};
use baroque::rules::{Color, Effect, MethodName, Piece, Square, betza};
use baroque::variant_file::Catalogue;
use std::path::PathBuf;
use std::sync::Arc;

fn tick(form: &mut PieceForm, ability: Ability) {
    let index = TICKS
        .iter()
        .position(|tick| tick.ability == ability)
        .unwrap();
    form.ticks[index].on = true;
}

fn griffin(game: &str) -> PieceForm {
    let mut form = PieceForm::new(game);
    form.name = "Griffin".to_owned();
    form.letter = "g".to_owned();
    tick(&mut form, Ability::Capture(MethodName::Withdraw));
    tick(&mut form, Ability::Power(Power::Freeze));
    form
}

fn outcome(form: &PieceForm) -> Outcome {
    let catalogue = Catalogue::built_in();
    let base = catalogue.variant(&form.game, None, &[]).unwrap();
    let drawing = match &form.drawn {
        PieceDrawing::File(path) => Some(drawing(path)),
        PieceDrawing::Named(_) => None,
    };
    Outcome::of(form, &base, &catalogue, None, drawing)
}

fn words(form: &PieceForm) -> String {
    let outcome = outcome(form);
    assert!(outcome.game.is_none());
    let troubles = outcome
        .troubles
        .iter()
        .map(|trouble| trouble.message.clone());
    troubles.collect::<Vec<String>>().join("\n")
}

#[test]
fn every_ability_has_a_picture() {
    let catalogue = Catalogue::built_in();
    let games = catalogue
        .ids()
        .filter_map(|id| catalogue.variant(id, None, &[]).ok());
    let mut known: Vec<Ability> = Vec::new();
    for game in games {
        for kind in game.army(Color::White).iter() {
            let all = abilities(&game, Piece::new(Color::White, kind));
            known.extend(all.into_iter().map(|(ability, _)| ability));
        }
    }
    for tick in TICKS.iter().filter(|tick| !known.contains(&tick.ability)) {
        let drawing = built_in(PieceSet::Disks, &tick.ron.to_lowercase(), Color::White);
        assert!(drawing.is_some(), "{}", tick.ron);
    }
}

#[test]
fn a_form_becomes_a_game_with_its_piece() {
    let mut form = griffin("ultima");
    form.instead = Some('L');
    form.text = "Says \"boo\".".to_owned();
    let outcome = outcome(&form);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    assert_eq!(outcome.id, "ultima-griffin");
    let (variant, piece) = outcome.piece(&form).unwrap();
    let kind = variant.kind(piece.piece_type());
    assert_eq!(
        (kind.name.as_str(), kind.text.as_str()),
        ("Griffin", "Says \"boo\".")
    );
    assert!(!kind.freezes.is_empty());
    let name = |square: &str| variant.geometry().square(square).unwrap();
    assert_eq!(variant.start().piece(name("b1")), Some(piece));
    assert_eq!(variant.start().piece(name("g1")), Some(piece));
    let page = baroque::guide::page_about(&variant, piece);
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
fn a_new_piece_keeps_every_layout() {
    let mut form = griffin("withdrawer-chess");
    form.instead = Some('W');
    let outcome = outcome(&form);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    let mut catalogue = Catalogue::built_in();
    let source = baroque::variant_file::Source::new("x", outcome.text.clone());
    catalogue.add("x.ron", source);
    assert_eq!(catalogue.info("x").unwrap().layouts, ["10x10", "10x8"]);
}

#[test]
fn missing_and_invalid_fields_have_messages() {
    let form = PieceForm::new("ultima");
    assert!(words(&form).contains("no name"));
    let mut form = griffin("ultima");
    form.letter = "W".to_owned();
    assert!(words(&form).contains("the Withdrawer"));
    form.letter = "gg".to_owned();
    assert!(words(&form).contains("needs a letter"));
    let mut form = griffin("ultima");
    form.moves = "mQx".to_owned();
    let (at, _) = outcome(&form).moves.unwrap();
    assert_eq!(at, betza::parse("mQx").unwrap_err().at);
    let mut form = griffin("chess");
    form.moves = "Q".to_owned();
    tick(&mut form, Ability::Power(Power::Swap));
    assert!(words(&form).contains("both swap with and replace"));
}

#[test]
fn a_bad_drawing_has_a_message_and_the_game_can_be_played() {
    let mut form = griffin("ultima");
    form.drawn = PieceDrawing::File("/no/such/file.svg".to_owned());
    let outcome = outcome(&form);
    assert!(outcome.drawing.unwrap().contains("file.svg"));
    assert!(outcome.game.is_some());
}

#[test]
fn the_users_game_file_keeps_its_comments() {
    let text = "// Mine.\n(\n    format: 1,\n    base: \"ultima\", // the best\n    name: \"My Ultima\",\n)\n";
    let mut catalogue = Catalogue::built_in();
    catalogue.add(
        "mine.ron",
        baroque::variant_file::Source::new("/x/mine.ron", text),
    );
    let base = Arc::new(catalogue.variant("mine", None, &[]).unwrap());
    let outcome = Outcome::of(&griffin("mine"), &base, &catalogue, None, None);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    assert_eq!(outcome.id, "mine");
    assert!(outcome.text.starts_with("// Mine."));
    assert!(outcome.text.contains("// the best"));
    assert!(outcome.text.contains("name: \"Griffin\""));
    assert!(catalogue.file_of("ultima").is_none());
}

#[test]
fn a_saved_piece_is_changed_in_its_file() {
    let mut form = griffin("ultima");
    form.instead = Some('L');
    let first = outcome(&form);
    let mut catalogue = Catalogue::built_in();
    let source = baroque::variant_file::Source::new("/x/ultima-griffin.ron", first.text);
    catalogue.add("ultima-griffin.ron", source);
    form.name = "Roc".to_owned();
    form.letter = "R".to_owned();
    let home = Home {
        id: "ultima-griffin".to_owned(),
        letter: 'G',
    };
    let base = catalogue.variant("ultima", None, &[]).unwrap();
    let second = Outcome::of(&form, &base, &catalogue, Some(&home), None);
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

#[test]
fn a_placed_piece_keeps_its_places_under_another_letter() {
    let placed = "(format: 1, base: \"ultima\", name: \"Mine\", pieces: { 'G': (name: \"Griffin\", moves: \"mQ\") },
        setups: { \"8x8\": (array: \"
            ilxkwxlc
            pppgpppp
            ........
            ........
            ........
            ........
            PPPGPPPP
            ILXKWXLC
        \") })";
    let mut catalogue = Catalogue::built_in();
    let source = baroque::variant_file::Source::new("/x/mine.ron", placed);
    catalogue.add("mine.ron", source);
    let home = Home {
        id: "mine".to_owned(),
        letter: 'G',
    };
    let mut form = griffin("mine");
    form.letter = "R".to_owned();
    let base = catalogue.variant("ultima", None, &[]).unwrap();
    let outcome = Outcome::of(&form, &base, &catalogue, Some(&home), None);
    assert!(outcome.troubles.is_empty(), "{:?}", outcome.troubles);
    let (game, piece) = outcome.piece(&form).unwrap();
    let d2 = game.geometry().square("d2").unwrap();
    assert_eq!(game.start().piece(d2), Some(piece));
    assert!(game.piece('G').is_none() && outcome.stands(&form));
}

/// Applies actions in turn. Returns the messages that they sent.
fn acted(state: &mut InventState, games: &Games, actions: Vec<InventAction>) -> Outbox {
    let in_sight = InventInputs {
        game: None,
        games,
        first: None,
        folder: Some(PathBuf::from("/x")),
    };
    let mut outbox = Outbox::default();
    for action in actions {
        apply(state, action, &in_sight, &mut outbox);
    }
    outbox
}

fn to_write(mut outbox: Outbox) -> Vec<GameFile> {
    let game = |job| match job {
        InventJob::Write(game) => Some(*game),
        InventJob::Read(_) => None,
    };
    outbox
        .take::<InventJob>()
        .into_iter()
        .filter_map(game)
        .collect()
}

#[test]
fn a_game_is_written_once_and_then_played() {
    let games = Games::from(Catalogue::built_in());
    let mut state = InventState::default();
    let fill = InventAction::Fill(Box::new(griffin("ultima")));
    let twice = vec![fill, InventAction::Play, InventAction::Play];
    let written = to_write(acted(&mut state, &games, twice));
    let [game] = written.as_slice() else {
        panic!("{written:?}");
    };
    assert_eq!(
        (game.id.as_str(), game.then),
        ("ultima-griffin", Then::Play)
    );
    assert_eq!(game.file, None, "the built-in game does not change");
    let path = PathBuf::from("/x/ultima-griffin.ron");
    let source = baroque::variant_file::Source::new("/x/ultima-griffin.ron", game.text.clone());
    let done = InventReport::Written(Box::new(game.clone()), Ok((path.clone(), source)));
    let mut outbox = Outbox::default();
    take(&mut state, done, &games, &mut outbox);
    assert_eq!(outbox.take::<GameWritten>().len(), 1);
    let play = NewGameAction::Play("ultima-griffin".to_owned());
    assert_eq!(outbox.take::<NewGameAction>(), [play]);
    assert_eq!(state.open.as_ref().unwrap().saved, Some(path));
    let again = to_write(acted(&mut state, &games, vec![InventAction::Add]));
    assert!(again.is_empty(), "the file exists already");
}

#[test]
fn a_failed_write_is_reported_and_can_be_repeated() {
    let games = Games::from(Catalogue::built_in());
    let mut state = InventState::default();
    let fill = InventAction::Fill(Box::new(griffin("ultima")));
    let mut written = to_write(acted(&mut state, &games, vec![fill, InventAction::Add]));
    let done = InventReport::Written(
        Box::new(written.remove(0)),
        Err("The disk is full.".to_owned()),
    );
    let mut outbox = Outbox::default();
    take(&mut state, done, &games, &mut outbox);
    let words = Notify("The disk is full.".to_owned());
    assert_eq!(outbox.take::<Notify>(), [words]);
    let again = to_write(acted(&mut state, &games, vec![InventAction::Add]));
    assert_eq!(again.len(), 1);
}

#[test]
fn a_game_is_written_with_its_drawing_and_never_over_another() {
    let folder = std::env::temp_dir().join(format!("baroque-invent-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let svg = folder.join("picture.svg");
    std::fs::write(&svg, "<svg/>").unwrap();
    let mut form = griffin("ultima");
    form.drawn = PieceDrawing::File(svg.display().to_string());
    let game = GameFile {
        text: outcome(&form).text,
        form,
        id: "ultima-griffin".to_owned(),
        file: None,
        folder: folder.join("new"),
        then: Then::Stay,
    };
    let (path, source) = game.write().unwrap();
    assert_eq!(path, folder.join("new/ultima-griffin.ron"));
    assert_eq!(source.text, game.text);
    let drawing = std::fs::read(folder.join("new/griffin.svg")).unwrap();
    assert_eq!(drawing, b"<svg/>");
    assert!(game.write().is_err(), "a file of this name exists");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_first_way_to_capture_puts_enemies_on_the_board() {
    let games = Games::from(Catalogue::built_in());
    let mut state = InventState::default();
    let mut form = PieceForm::new("withdrawer-chess");
    let fill = |form: &PieceForm| vec![InventAction::Fill(Box::new(form.clone()))];
    acted(&mut state, &games, fill(&form));
    assert!(state.open.as_ref().unwrap().enemies.is_empty());
    tick(&mut form, Ability::Capture(MethodName::Withdraw));
    acted(&mut state, &games, fill(&form));
    let open = state.open.as_ref().unwrap();
    let moves = &open.trial.as_ref().unwrap().moves;
    assert!(open.enemies.any());
    for enemy in open.enemies {
        assert!(moves.iter().any(|(_, victims)| victims.contains(enemy)));
    }
    // Enemies that were removed stay away.
    let enemies: Vec<Square> = open.enemies.into_iter().collect();
    let remove = enemies.into_iter().map(InventAction::ToggleEnemy).collect();
    acted(&mut state, &games, remove);
    form.name = "Ebber".to_owned();
    acted(&mut state, &games, fill(&form));
    assert!(state.open.as_ref().unwrap().enemies.is_empty());
}

#[test]
fn enemies_on_the_board_show_what_a_nameless_piece_captures() {
    let games = Games::from(Catalogue::built_in());
    let mut state = InventState::default();
    let mut form = PieceForm::new("withdrawer-chess");
    tick(&mut form, Ability::Capture(MethodName::Withdraw));
    acted(&mut state, &games, vec![InventAction::Fill(Box::new(form))]);
    let open = state.open.as_ref().unwrap();
    let geometry = open.game.geometry();
    let place = |at: Square| (geometry.file(at), geometry.rank(at));
    let at = middle(&open.game);
    let (file, rank) = place(at);
    let squares: Vec<Square> = geometry.squares().into_iter().collect();
    let beside = squares
        .iter()
        .copied()
        .find(|&to| place(to) == (file + 1, rank));
    let beside = beside.unwrap();
    let left: Vec<Square> = squares
        .into_iter()
        .filter(|&to| geometry.rank(to) == rank && geometry.file(to) < file)
        .collect();
    acted(&mut state, &games, vec![InventAction::ToggleEnemy(beside)]);
    let open = state.open.as_ref().unwrap();
    let trial = open.trial.as_ref().unwrap();
    assert!(trial.moves.len() > left.len());
    for &(to, victims) in &trial.moves {
        // It captures what it moves straight away from.
        assert_eq!(victims.contains(beside), left.contains(&to));
    }
    let (own, again) = (
        InventAction::ToggleEnemy(at),
        InventAction::ToggleEnemy(beside),
    );
    acted(&mut state, &games, vec![own, again]);
    let open = state.open.as_ref().unwrap();
    assert!(open.enemies.is_empty() && open.trial.is_none());
}
