//! Panels about game files: errors, the author of a game, and changed rules.

use crate::app::shell::Overlay;
use crate::app::shell::ShellAction;
use crate::app::ui::access;
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::{Face, icon_button, question, strong};
use crate::app::variants::GameFileAction;
use crate::app::variants::{Card, Export, ExportForm, PuzzleRequest, Variants, new_kinds};
use baroque::puzzles::built_in_games;
use baroque::rules::{Position, Variant};
use baroque::texts::text;
use baroque::variant_file::GameInfo;
use baroque::variant_file::schema::Family;
use bevy::ecs::message::Message;
use bevy_egui::egui::{self, Button, Rect, RichText, Ui, WidgetType, vec2};

/// The size of the mark of a game with errors.
const MARK_SIZE: f32 = 26.0;

/// In a narrower window, buttons show only icons.
const WIDE_WINDOW_WIDTH: f32 = 1100.0;

/// A button that shows the errors in files, if there are any.
pub fn problems_button(ui: &mut Ui, tools: &mut Tools, variants: &Variants, words: bool) {
    let count = variants.problems.len();
    if count == 0 {
        return;
    }
    let text = text!("files-mistakes", count = count);
    let icon = tools
        .art
        .icon(ui.ctx(), "warning", 18.0, tools.theme.accent);
    let button = match words {
        true => Button::image_and_text(icon, RichText::new(&text).color(tools.theme.accent)),
        false => Button::image(icon),
    };
    let response = ui.add(button.min_size(vec2(0.0, 34.0)));
    access::label(&response, WidgetType::Button, true, &text);
    let help = text!("files-mistakes-help", count = count);
    if response.on_hover_text(help).clicked() {
        tools.send(ShellAction::Toggle(Overlay::Problems));
    }
}

/// The mark of a game whose file has errors.
pub fn trouble_mark(ui: &Ui, tools: &mut Tools, picture: Rect) {
    let place = Rect::from_min_size(picture.min, vec2(MARK_SIZE, MARK_SIZE));
    ui.painter().circle(
        place.center(),
        MARK_SIZE / 2.0,
        tools.theme.card,
        egui::Stroke::new(1.5, tools.theme.accent),
    );
    let icon = tools
        .art
        .icon(ui.ctx(), "warning", 16.0, tools.theme.accent);
    icon.paint_at(ui, Rect::from_center_size(place.center(), vec2(16.0, 16.0)));
}

/// A menu with the actions on a game's file.
pub fn card_menu(ui: &mut Ui, tools: &mut Tools, card: &Card) {
    ui.set_min_width(200.0);
    ui.label(strong(&card.info.name));
    let id = card.info.id.clone();
    let copy = GameFileAction::Duplicate(id.clone());
    entry(ui, tools, "copy", text!("files-duplicate-and-edit"), copy);
    if card.file.is_some() {
        let edit = GameFileAction::EditGame(id);
        entry(ui, tools, "edit", text!("files-edit-file"), edit);
    }
    if card.troubled {
        let show = ShellAction::Toggle(Overlay::Problems);
        entry(ui, tools, "warning", text!("files-show-mistakes"), show);
    }
}

fn entry(ui: &mut Ui, tools: &mut Tools, icon: &str, words: &str, action: impl Message) {
    let picture = tools.art.icon(ui.ctx(), icon, 16.0, tools.theme.ink);
    let button = Button::image_and_text(picture, words).frame_when_inactive(false);
    let response = ui.add(button.min_size(vec2(200.0, 30.0)));
    if response.clicked() {
        tools.send(action);
        ui.close();
    }
}

/// The buttons for a game's file on the page with its options. Without `words`, a narrow window shows only their icons.
pub fn file_buttons(
    ui: &mut Ui,
    tools: &mut Tools,
    variants: &Variants,
    (id, variant): (&str, Option<&Variant>),
    words: bool,
) {
    let wide = words || ui.ctx().viewport_rect().width() >= WIDE_WINDOW_WIDTH;
    let face = if wide { Face::Words } else { Face::Icon };
    let card = variants.cards.iter().find(|card| card.info.id == id);
    let own = card.is_some_and(|card| card.file.is_some());
    if own {
        let help = text!("files-edit-help");
        let response = icon_button(ui, tools, face, ["edit", text!("files-edit"), help]);
        tools.on_click(response, GameFileAction::EditGame(id.to_owned()));
    }
    let duplicate = match own {
        true => text!("files-duplicate"),
        false => text!("files-duplicate-and-edit"),
    };
    let help = text!("files-duplicate-help");
    let response = icon_button(ui, tools, face, ["copy", duplicate, help]);
    tools.on_click(response, GameFileAction::Duplicate(id.to_owned()));
    let chosen = variant.filter(|variant| {
        let mut options = variant.options().iter();
        !own && options.any(|(option, _)| option == "white")
    });
    let armies = chosen.map(|chosen| (chosen.layout().to_owned(), chosen.options().to_vec()));
    export_button(ui, tools, id, (own, armies), words);
}

/// A menu with the ways to export a game: as one file, if it is the user's own or between two armies, and its rules.
/// `named`: whether there is room for its name.
fn export_button(
    ui: &mut Ui,
    tools: &mut Tools,
    id: &str,
    (own, armies): (bool, Option<(String, Vec<(String, String)>)>),
    named: bool,
) {
    let picture = tools.art.icon(ui.ctx(), "save", 18.0, tools.theme.ink);
    let words = text!("export-button");
    let button = match named {
        true => Button::image_and_text(picture, words),
        false => Button::image(picture),
    };
    let button = button.min_size(vec2(0.0, 34.0));
    let menu = egui::containers::menu::MenuButton::from_button(button);
    let (response, _) = menu.ui(ui, |ui| {
        let forms = ExportForm::ALL.into_iter();
        let one_file = own || armies.is_some();
        for form in forms.filter(|&form| one_file || form != ExportForm::Game) {
            let words = match form {
                ExportForm::Game => text!("export-game"),
                ExportForm::Html => text!("export-html"),
                ExportForm::Markdown => text!("export-markdown"),
            };
            let game = id.to_owned();
            let armies = armies.clone();
            let action = GameFileAction::Export(Export { game, form, armies });
            entry(ui, tools, "save", words, action);
        }
    });
    access::label(&response, WidgetType::Button, true, words);
    let help = text!("export-help");
    response.on_hover_text(match named {
        true => help.to_owned(),
        false => text!("icon-button-help", name = words, help = help),
    });
}

/// A button that leads to the puzzles of a game, if the program comes with some.
pub fn puzzles_button(ui: &mut Ui, tools: &mut Tools, game: &str) {
    if !built_in_games().any(|known| known == game) {
        return;
    }
    let icon = tools.art.icon(ui.ctx(), "hint", 16.0, tools.theme.ink);
    let response = ui.add(Button::image_and_text(icon, text!("files-puzzles")));
    let response = response.on_hover_text(text!("files-puzzles-help"));
    tools.on_click(response, PuzzleRequest(game.to_owned()));
}

/// A button that leads to the playtest of a game.
pub fn playtest_button(ui: &mut Ui, tools: &mut Tools, face: Face, playtest: impl Message) {
    let button = [
        "chart",
        text!("playtest-button"),
        text!("playtest-button-help"),
    ];
    let response = icon_button(ui, tools, face, button);
    tools.on_click(response, playtest);
}

/// The inventor of a game, and the year.
pub fn byline(game: &GameInfo) -> String {
    let year = game.year.map(|year| year.to_string());
    let parts: Vec<String> = [Some(game.inventor.clone()), year]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(", ")
}

/// The question which rules to use after those of the game on the board have changed.
pub fn question(ui: &mut Ui, tools: &mut Tools, variants: &Variants) {
    let Some(question) = &variants.question else {
        return;
    };
    let words = text!("files-changed", game = question.variant.name());
    let answers = [
        (
            text!("files-keep-rules"),
            text!("files-keep-rules-help"),
            GameFileAction::KeepRules,
        ),
        (
            text!("files-new-rules"),
            text!("files-new-rules-help"),
            GameFileAction::NewRules,
        ),
    ];
    question::show(ui, tools, &words, &answers);
}

/// The name of a family of games.
pub fn family_name(family: &Family) -> &'static str {
    match family {
        Family::AddedPair => text!("start-family-added-pair"),
        Family::Ultima => text!("start-family-ultima"),
        Family::Beyond => text!("start-family-beyond"),
    }
}

/// How much a newcomer has to learn for a game with this start. New pieces that only move in another way are easy.
pub fn difficulty(variant: &Variant, start: &Position) -> String {
    let count = new_kinds(variant, start).count();
    let hard = new_kinds(variant, start).filter(|&piece| !variant.kind(piece).is_orthodox());
    match hard.count() {
        _ if count == 0 => text!("start-level-known").to_owned(),
        0..=2 => text!("start-level-easy", count = count),
        3..=5 => text!("start-level-medium", count = count),
        _ => text!("start-level-hard", count = count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::rules::Color;
    use baroque::sets::{self, Sets};
    use baroque::variant_file::{Catalogue, Source};

    #[test]
    fn only_the_pieces_with_which_a_game_begins_make_it_difficult() {
        let mut games = Catalogue::built_in();
        let text = r#"(format: 1, base: "draft", name: "Own", pieces: { 'M': "mage" })"#;
        games.add("own.ron", Source::new("own.ron", text));
        let variant = games.variant("own", None, &[]).unwrap();
        let with = |letters| {
            let set = sets::picked(&variant, Color::White, letters).unwrap();
            let start = sets::start(&variant, &Sets::Equal(set)).unwrap();
            difficulty(&variant, &start)
        };
        // The Guards are new too.
        assert_eq!(
            difficulty(&variant, variant.start()),
            "Medium: 6 new pieces"
        );
        assert_eq!(with("QQRRBBNNN"), "Easy: 1 new piece");
        assert_eq!(with("QQRRBBNNM"), "Easy: 2 new pieces");
        assert_eq!(with("QQRRWCLMX"), "Medium: 6 new pieces");
        assert_eq!(with("QRWCLIXAM"), "Advanced: 8 new pieces");
    }
}
