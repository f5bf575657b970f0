//! The tab with the size of the board and the file of a setup.

use crate::app::editor::EditorAction;
use crate::app::editor::ui::Desk;
use crate::app::editor::{Edit, FileForm, SIDE, Saving, Shape};
use crate::app::shell::FileChoice;
use crate::app::texts::text;
use crate::app::ui::access;
use crate::app::ui::widgets::{muted, strong};
use bevy_egui::egui::{
    Button, DragValue, Id, Label, Response, RichText, TextEdit, Ui, WidgetInfo, WidgetType, vec2,
};

/// Shows the fields.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    let Some(form) = desk.view.editor.open.as_ref().map(|editor| &editor.file) else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 6.0;
    board(ui, desk, form);
    ui.add_space(4.0);
    names(ui, desk, form);
    path(ui, desk, form);
    match &form.asked {
        Some(asked) => question(ui, desk, &asked.display().to_string(), form),
        None => buttons(ui, desk),
    }
    told(ui, desk, form);
    let about = text!("setup-about");
    ui.label(muted(desk, about));
}

/// The result of the last job, at the bottom so that the fields do not move.
fn told(ui: &mut Ui, desk: &mut Desk, form: &FileForm) {
    let Some(told) = &form.told else {
        return;
    };
    let text = RichText::new(told).color(desk.theme.accent);
    // Diagnostics mark a column of the line above, so they need a monospaced font.
    let text = match told.contains('^') {
        true => text.monospace().size(11.0),
        false => text,
    };
    let response = ui.add(Label::new(text).wrap());
    desk.landmarks.note("Told", response.rect);
}

fn ask(desk: &mut Desk, edit: Edit) {
    desk.ask(EditorAction::Edit(edit));
}

/// The size of a new board.
fn board(ui: &mut Ui, desk: &mut Desk, form: &FileForm) {
    let (mut width, mut height) = form.size;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.x = 40.0;
        ui.label(strong(text!("setup-new-board")));
        let range = SIDE;
        let files = ui.add(DragValue::new(&mut width).range(range.clone()).speed(0.05));
        access::name(&files, text!("setup-files"));
        desk.landmarks.note("Files", files.rect);
        ui.label("×");
        let ranks = ui.add(DragValue::new(&mut height).range(range).speed(0.05));
        access::name(&ranks, text!("setup-ranks"));
        desk.landmarks.note("Ranks", ranks.rect);
        let problem = Shape::new(width, height).problem();
        let button = ui.add_enabled(problem.is_none(), Button::new(text!("setup-make")));
        desk.landmarks.note("Make board", button.rect);
        if button
            .on_disabled_hover_text(problem.unwrap_or_default())
            .on_hover_text(text!("setup-make-help"))
            .clicked()
        {
            ask(desk, Edit::NewBoard);
        }
    });
    if (width, height) != form.size {
        ask(desk, Edit::Size(width, height));
    }
    if let Some(problem) = Shape::new(width, height).problem() {
        ui.label(RichText::new(problem).color(desk.theme.accent));
    }
}

fn names(ui: &mut Ui, desk: &mut Desk, form: &FileForm) {
    let mut name = form.name.clone();
    let mut layout = form.layout.clone();
    if field(ui, desk, text!("setup-game"), &mut name).changed() {
        ask(desk, Edit::Name(name));
    }
    if field(ui, desk, text!("setup-layout"), &mut layout).changed() {
        ask(desk, Edit::Layout(layout));
    }
}

fn path(ui: &mut Ui, desk: &mut Desk, form: &FileForm) {
    let mut path = form.path.clone();
    let response = field(ui, desk, text!("setup-file"), &mut path);
    if response.changed() {
        ask(desk, Edit::Path(path.clone()));
    }
    response.on_hover_text(path);
}

/// A text field with its label.
fn field(ui: &mut Ui, desk: &mut Desk, name: &str, text: &mut String) -> Response {
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(52.0, 32.0), |ui| {
            ui.set_min_width(52.0);
            ui.label(strong(name));
        });
        let edit = TextEdit::singleline(text)
            // A fixed id keeps the focus on the field when other parts appear or disappear.
            .id(Id::new(("setup file", name)))
            .margin(vec2(8.0, 6.0))
            .desired_width(ui.available_width() - 16.0);
        let response = ui.add(edit);
        let label = WidgetInfo::labeled(WidgetType::TextEdit, true, name);
        response.widget_info(|| label.clone());
        desk.landmarks
            .note(&format!("Field: {name}"), response.rect);
        response
    })
    .inner
}

fn buttons(ui: &mut Ui, desk: &mut Desk) {
    ui.horizontal_wrapped(|ui| {
        for (name, help, edit) in [
            (
                text!("setup-save"),
                text!("setup-save-help"),
                Edit::Save(Saving::New),
            ),
            (
                text!("setup-open"),
                text!("setup-open-help"),
                Edit::OpenFile,
            ),
            (
                text!("setup-save-to"),
                text!("setup-save-to-help"),
                Edit::Browse(FileChoice::SaveSetup),
            ),
            (
                text!("setup-choose"),
                text!("setup-choose-help"),
                Edit::Browse(FileChoice::OpenSetup),
            ),
        ] {
            button(ui, desk, name, help, edit);
        }
    });
}

fn button(ui: &mut Ui, desk: &mut Desk, name: &str, help: &str, edit: Edit) {
    ui.spacing_mut().button_padding.x = 8.0;
    let response = ui.add(Button::new(name).min_size(vec2(0.0, 34.0)));
    desk.landmarks.note(name, response.rect);
    if response.on_hover_text(help).clicked() {
        ask(desk, edit);
    }
}

/// The question about an existing file.
fn question(ui: &mut Ui, desk: &mut Desk, path: &str, form: &FileForm) {
    let text = text!("setup-taken", path = path);
    ui.add(Label::new(RichText::new(text).color(desk.theme.accent)).wrap());
    ui.horizontal_wrapped(|ui| {
        let into = text!("setup-into", layout = form.layout.as_str());
        for (name, help, edit) in [
            (
                into.as_str(),
                text!("setup-into-help"),
                Edit::Save(Saving::Into),
            ),
            (
                text!("setup-replace"),
                text!("setup-replace-help"),
                Edit::Save(Saving::Over),
            ),
            (
                text!("setup-leave"),
                text!("setup-leave-help"),
                Edit::Save(Saving::Not),
            ),
        ] {
            let into = edit == Edit::Save(Saving::Into);
            let landmark = if into { "Set its layout" } else { name };
            ui.spacing_mut().button_padding.x = 8.0;
            let response = ui.add(Button::new(name).min_size(vec2(0.0, 34.0)));
            desk.landmarks.note(landmark, response.rect);
            if response.on_hover_text(help).clicked() {
                ask(desk, edit);
            }
        }
    });
}
