//! What came of a text with games of another program: the choice of a game, what its game file does not say, or why
//! there is none.

use crate::app::ui::widgets::muted;
use crate::app::variants::ui::GameFilesContext;
use crate::app::variants::ui::problems::entry;
use crate::app::variants::{FileLocation, ForeignText, GameFileAction, ImportResult, MadeGame};
use baroque::texts::text;
use baroque::variant_file::Diagnostic;
use bevy_egui::egui::{Label, Ui};

pub fn show(ui: &mut Ui, cx: &mut GameFilesContext) {
    match &cx.view.variants.import {
        Some(ImportResult::Choice(foreign, names)) => choice(ui, cx, foreign, names),
        Some(ImportResult::Made(made)) => report(ui, cx, made),
        Some(ImportResult::Failed(mistakes)) => {
            ui.add(Label::new(text!("import-failed")).wrap());
            ui.add_space(8.0);
            entries(ui, cx, mistakes);
        }
        None => {}
    }
}

/// A button for each game.
fn choice(ui: &mut Ui, cx: &mut GameFilesContext, foreign: &ForeignText, names: &[String]) {
    ui.add(Label::new(text!("import-choose", count = names.len())).wrap());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        for name in names {
            let action = GameFileAction::Import(foreign.clone(), Some(name.clone()));
            let button = ui.button(name);
            cx.on_click(button, action);
        }
    });
}

/// The warnings, and a way to the file.
fn report(ui: &mut Ui, cx: &mut GameFilesContext, made: &MadeGame) {
    let (game, count) = (made.name.as_str(), made.warnings.len());
    ui.add(Label::new(text!("import-warnings", game = game, count = count)).wrap());
    ui.add(Label::new(muted(cx, text!("import-warnings-how"))).wrap());
    ui.add_space(8.0);
    entries(ui, cx, &made.warnings);
    let edit = ui.button(text!("files-edit-file"));
    let place = FileLocation::start(made.path.clone());
    cx.on_click(edit, GameFileAction::EditAt(place));
}

fn entries(ui: &mut Ui, cx: &mut GameFilesContext, all: &[Diagnostic]) {
    for problem in all {
        entry(ui, cx, problem);
        ui.add_space(8.0);
    }
}
