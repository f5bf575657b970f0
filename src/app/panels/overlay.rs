//! What lies over a page: the keys, the settings, and notices.

use super::widgets::{choices, heading, muted, strong};
use super::{Desk, keys, machine, open_file, problems, read_out, saved};
use crate::app::action::Action;
use crate::app::saved::Deed;
use crate::app::settings::Speed;
use crate::diagram::{BoardTheme, PieceSet};
use bevy_egui::egui::{self, Align2, Area, Context, Frame, Order, RichText, Ui, vec2};

/// How wide a notice of one line is at most, and one of several lines.
const NOTICE: (f32, f32) = (280.0, 560.0);

/// How many notices are shown at once, and how many lines of one.
const NOTICES: usize = 3;
const LINES: usize = 8;

/// Shows all that is open.
pub fn show(ctx: &Context, desk: &mut Desk) {
    if desk.session.help {
        window(ctx, desk, "Keys", &Action::ToggleHelp, keys::help);
    }
    if desk.session.settings_open {
        window(ctx, desk, "Settings", &Action::ToggleSettings, settings);
    }
    if desk.session.problems_open {
        wide_window(
            ctx,
            desk,
            "Problems",
            &Action::ToggleProblems,
            problems::show,
        );
    }
    if desk.session.read_out.is_some() {
        window(ctx, desk, "Position", &Action::ReadOut, read_out::show);
    }
    if desk.session.open_path.is_some() {
        window(
            ctx,
            desk,
            "Open a file",
            &Action::ToggleOpen,
            open_file::show,
        );
    }
    if desk.session.saved.form.is_some() {
        let close = Action::Saved(Deed::CloseForm);
        window(ctx, desk, "Save the game", &close, saved::form::show);
    }
    notices(ctx, desk);
}

fn window(
    ctx: &Context,
    desk: &mut Desk,
    title: &str,
    close: &Action,
    contents: impl FnOnce(&mut Ui, &mut Desk),
) {
    window_of(ctx, desk, title, 460.0, close, contents);
}

/// A window for lines out of files, which are long.
fn wide_window(
    ctx: &Context,
    desk: &mut Desk,
    title: &str,
    close: &Action,
    contents: impl FnOnce(&mut Ui, &mut Desk),
) {
    window_of(ctx, desk, title, 860.0, close, contents);
}

fn window_of(
    ctx: &Context,
    desk: &mut Desk,
    title: &str,
    width: f32,
    close: &Action,
    contents: impl FnOnce(&mut Ui, &mut Desk),
) {
    let frame = Frame::window(&ctx.global_style()).inner_margin(24);
    let modal = egui::Modal::new(egui::Id::new(title)).frame(frame);
    let response = modal.show(ctx, |ui| {
        ui.set_width(width.min(ctx.viewport_rect().width() - 80.0));
        ui.label(heading(title, 24.0));
        ui.add_space(4.0);
        contents(ui, desk);
        ui.add_space(8.0);
        let button = ui.button("Close");
        desk.landmarks.note(&format!("Close {title}"), button.rect);
        if button.clicked() {
            desk.actions.push(close.clone());
        }
    });
    if response.backdrop_response.clicked() {
        desk.actions.push(close.clone());
    }
}

fn settings(ui: &mut Ui, desk: &mut Desk) {
    let height = (ui.ctx().viewport_rect().height() - 200.0).max(200.0);
    egui::ScrollArea::vertical()
        .max_height(height)
        .show(ui, |ui| all_settings(ui, desk));
}

fn all_settings(ui: &mut Ui, desk: &mut Desk) {
    let settings = desk.session.settings.clone();
    ui.label(strong("Board"));
    let names = BoardTheme::ALL.map(|theme| theme.name().to_owned());
    let chosen = BoardTheme::ALL
        .iter()
        .position(|&theme| theme == settings.board);
    if let Some(index) = choices(ui, desk, "Colours", &names, chosen.unwrap_or(0)) {
        desk.actions.push(Action::SetBoard(BoardTheme::ALL[index]));
    }
    ui.label(strong("Men"));
    let names = PieceSet::ALL.map(|set| set.name().to_owned());
    let chosen = PieceSet::ALL.iter().position(|&set| set == settings.pieces);
    if let Some(index) = choices(ui, desk, "Men", &names, chosen.unwrap_or(0)) {
        desk.actions.push(Action::SetPieces(PieceSet::ALL[index]));
    }
    ui.label(strong("Speed of motion"));
    let names = Speed::ALL.map(|speed| speed.name().to_owned());
    let chosen = Speed::ALL.iter().position(|&speed| speed == settings.speed);
    if let Some(index) = choices(ui, desk, "Speed", &names, chosen.unwrap_or(0)) {
        desk.actions.push(Action::SetSpeed(Speed::ALL[index]));
    }
    let switches = [
        (
            "Coordinates",
            settings.coordinates,
            Action::ToggleCoordinates,
            ["Off", "On"],
        ),
        (
            "Motion",
            settings.reduced_motion,
            Action::ToggleReduced,
            ["Full", "Reduced: fades and marks"],
        ),
        ("Sound", settings.sound, Action::ToggleSound, ["Off", "On"]),
        (
            "Panels",
            settings.dark,
            Action::ToggleDark,
            ["Light", "Dark"],
        ),
    ];
    for (name, on, action, words) in switches {
        ui.label(strong(name));
        let chosen = usize::from(on);
        let clicked = choices(ui, desk, name, &words.map(str::to_owned), chosen);
        if clicked.is_some_and(|index| index != chosen) {
            desk.actions.push(action);
        }
    }
    machine::show(ui, desk);
    saved::name_setting(ui, desk);
    editor(ui, desk, &settings.editor);
    keys::choose(ui, desk);
}

/// The command of the person's editor.
fn editor(ui: &mut Ui, desk: &mut Desk, command: &str) {
    ui.label(strong("Editor for game files"));
    let mut written = command.to_owned();
    let field = egui::TextEdit::singleline(&mut written)
        .hint_text("found by itself")
        .margin(egui::Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    desk.landmarks.note("Editor", response.rect);
    if response.changed() {
        desk.actions.push(Action::SetEditor(written));
    }
    let example = "A command such as: code --goto {file}:{line}:{column}";
    ui.label(muted(desk, example));
}

/// Quiet notices beside the board, one below the other.
fn notices(ctx: &Context, desk: &mut Desk) {
    let notices: Vec<String> = desk
        .session
        .notices()
        .iter()
        .map(|notice| notice.text.clone())
        .collect();
    if notices.is_empty() {
        return;
    }
    let mut dismissed = None;
    Area::new("notices".into())
        .order(Order::Foreground)
        .anchor(Align2::RIGHT_TOP, vec2(-12.0, 76.0))
        .show(ctx, |ui| {
            for (index, text) in notices.iter().take(NOTICES).enumerate() {
                Frame::popup(ui.style()).show(ui, |ui| {
                    ui.horizontal(|ui| {
                        let (text, width) = notice_text(text);
                        ui.set_max_width(width.min(ctx.content_rect().width() - 48.0));
                        let icon = desk.art.icon(ctx, "info", 18.0, desk.theme.accent);
                        ui.add(icon);
                        ui.add(egui::Label::new(text).wrap());
                        let icon = desk.art.icon(ctx, "close", 14.0, desk.theme.muted);
                        if ui.add(egui::Button::image(icon).frame(false)).clicked() {
                            dismissed = Some(index);
                        }
                    });
                });
            }
            if notices.len() > NOTICES {
                let more = format!("and {} more", notices.len() - NOTICES);
                Frame::popup(ui.style()).show(ui, |ui| ui.label(more));
            }
        });
    if let Some(index) = dismissed {
        desk.session.dismiss(index);
    }
}

/// The words of a notice and how wide they are at most. Lines out of a file, with marks below them,
/// are left to the terminal: the panels' letters are not all of one width.
fn notice_text(text: &str) -> (RichText, f32) {
    let before_bar = |letter: char| letter == ' ' || letter.is_ascii_digit();
    let quotes = |line: &&str| line.trim_start_matches(before_bar).starts_with('|');
    let mut lines: Vec<&str> = text.lines().filter(|line| !quotes(line)).collect();
    let width = match lines.len() {
        0 | 1 => NOTICE.0,
        _ => NOTICE.1,
    };
    if lines.len() > LINES {
        lines.truncate(LINES);
        lines.push("…");
    }
    (RichText::new(lines.join("\n")), width)
}
