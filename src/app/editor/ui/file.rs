//! The tab with the size of the board and the file of a setup.

use crate::app::editor::ui::EditorContext;
use crate::app::editor::{Edit, EditorAction, FileForm, Saving, fault_words};
use crate::app::ui::access;
use crate::app::ui::widgets::{add_button, muted, strong};
use baroque::sketch::{BoardShape, SIDE};
use baroque::texts::text;
use bevy_egui::egui::{
    Button, DragValue, Id, Label, Response, RichText, TextEdit, Ui, WidgetType, vec2,
};

/// Shows the fields.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(form) = cx.view.editor.open.as_ref().map(|editor| &editor.file) else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 6.0;
    board(ui, cx, form);
    ui.add_space(4.0);
    names(ui, cx, form);
    path(ui, cx, form);
    match &form.asked {
        Some(asked) => question(ui, cx, &asked.display().to_string(), form),
        None => buttons(ui, cx),
    }
    message(ui, cx, form);
    let about = text!("setup-about");
    ui.label(muted(cx, about));
}

/// The result of the last job, at the bottom so that the fields do not move.
fn message(ui: &mut Ui, cx: &mut EditorContext, form: &FileForm) {
    let Some(message) = &form.message else {
        return;
    };
    let text = RichText::new(message).color(cx.theme.accent);
    // Diagnostics mark a column of the line above, so they need a monospaced font.
    let text = match message.contains('^') {
        true => text.monospace().size(11.0),
        false => text,
    };
    ui.add(Label::new(text).wrap());
}

fn ask(cx: &mut EditorContext, edit: Edit) {
    cx.send(EditorAction::Edit(edit));
}

/// The size of a new board.
fn board(ui: &mut Ui, cx: &mut EditorContext, form: &FileForm) {
    let (mut width, mut height) = form.size;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.x = 40.0;
        ui.label(strong(text!("setup-new-board")));
        let range = SIDE;
        let files = ui.add(DragValue::new(&mut width).range(range.clone()).speed(0.05));
        access::name(&files, text!("setup-files"));
        ui.label("×");
        let ranks = ui.add(DragValue::new(&mut height).range(range).speed(0.05));
        access::name(&ranks, text!("setup-ranks"));
        let problem = problem(width, height);
        let button = add_button(ui, problem.is_none(), Button::new(text!("setup-make")));
        if button
            .on_disabled_hover_text(problem.unwrap_or_default())
            .on_hover_text(text!("setup-make-help"))
            .clicked()
        {
            ask(cx, Edit::NewBoard);
        }
    });
    if (width, height) != form.size {
        ask(cx, Edit::Size(width, height));
    }
    if let Some(problem) = problem(width, height) {
        ui.label(RichText::new(problem).color(cx.theme.accent));
    }
}

/// Why no board can have this size.
fn problem(width: usize, height: usize) -> Option<String> {
    let shape = BoardShape::new(width, height);
    let fault = shape.fault()?;
    Some(fault_words(fault, &shape).join("\n"))
}

fn names(ui: &mut Ui, cx: &mut EditorContext, form: &FileForm) {
    let mut name = form.name.clone();
    let mut layout = form.layout.clone();
    if field(ui, text!("setup-game"), &mut name).changed() {
        ask(cx, Edit::Name(name));
    }
    if field(ui, text!("setup-layout"), &mut layout).changed() {
        ask(cx, Edit::Layout(layout));
    }
}

fn path(ui: &mut Ui, cx: &mut EditorContext, form: &FileForm) {
    let mut path = form.path.clone();
    let response = field(ui, text!("setup-file"), &mut path);
    if response.changed() {
        ask(cx, Edit::Path(path.clone()));
    }
    response.on_hover_text(path);
}

/// A text field with its label.
fn field(ui: &mut Ui, name: &str, text: &mut String) -> Response {
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
        access::label(&response, WidgetType::TextEdit, true, name);
        response
    })
    .inner
}

fn buttons(ui: &mut Ui, cx: &mut EditorContext) {
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
                Edit::SaveTo,
            ),
            (
                text!("setup-choose"),
                text!("setup-choose-help"),
                Edit::Choose,
            ),
        ] {
            button(ui, cx, name, help, edit);
        }
    });
}

fn button(ui: &mut Ui, cx: &mut EditorContext, name: &str, help: &str, edit: Edit) {
    ui.spacing_mut().button_padding.x = 8.0;
    let response = ui.add(Button::new(name).min_size(vec2(0.0, 34.0)));
    if response.on_hover_text(help).clicked() {
        ask(cx, edit);
    }
}

/// The question about an existing file.
fn question(ui: &mut Ui, cx: &mut EditorContext, path: &str, form: &FileForm) {
    let text = text!("setup-taken", path = path);
    ui.add(Label::new(RichText::new(text).color(cx.theme.accent)).wrap());
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
            ui.spacing_mut().button_padding.x = 8.0;
            let response = ui.add(Button::new(name).min_size(vec2(0.0, 34.0)));
            if response.on_hover_text(help).clicked() {
                ask(cx, edit);
            }
        }
    });
}
