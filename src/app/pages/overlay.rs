//! The windows above a page: shortcuts, settings, opening a file, and errors in game files.

use super::windows::PageWindow;
use super::{LOW_WINDOW_HEIGHT, PageContext};
use super::{about, keys, read_out, settings};
use crate::app::action::{Action, ShellAction};
use crate::app::my_games;
use crate::app::shell::Overlay;
use crate::app::ui::columns;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{heading, small_icon, tabs};
use crate::app::variants::ui::{import, open_file, problems};
use baroque::texts::text;
use bevy_egui::egui::{self, Align, Context, Frame, Layout, Ui};

/// The height around the list of shortcuts.
const AROUND_LIST_HEIGHT: f32 = 260.0;

/// The width of an overlay, and of one with long lines of a file.
const OVERLAY_WIDTHS: (f32, f32) = (460.0, 860.0);

/// In a window of this width, the settings are at the right, over the panel, so that the board shows what they change.
const BESIDE_WINDOW_WIDTH: f32 = 720.0;

/// The margin inside a window there.
const BESIDE_MARGIN: i8 = 18;

/// The least width there. Narrower ones have no room for the names of their tabs.
const LEAST_BESIDE_WIDTH: f32 = 400.0;

/// The height of the title, with the space around everything.
const EDGES_HEIGHT: f32 = 64.0;

/// Shows the windows above the page.
pub fn show(ctx: &Context, cx: &mut PageContext) {
    type Contents = fn(&mut Ui, &mut PageContext);
    for window in cx.view.windows() {
        let (title, width, contents): (&str, f32, Contents) = match window {
            PageWindow::Save => (text!("overlay-save"), OVERLAY_WIDTHS.0, |ui, cx| {
                my_games::ui::form::show(ui, &mut cx.my_games());
            }),
            PageWindow::Position => (text!("overlay-position"), OVERLAY_WIDTHS.0, read_out::show),
            PageWindow::Shell(Overlay::Help) => (text!("overlay-help"), OVERLAY_WIDTHS.0, help),
            PageWindow::Shell(Overlay::Settings) => {
                (text!("overlay-settings"), OVERLAY_WIDTHS.0, settings::show)
            }
            PageWindow::Shell(Overlay::Problems) => {
                (text!("overlay-problems"), OVERLAY_WIDTHS.1, |ui, cx| {
                    problems::show(ui, &mut cx.variants());
                })
            }
            PageWindow::Shell(Overlay::Import) => {
                (text!("overlay-import"), OVERLAY_WIDTHS.1, |ui, cx| {
                    import::show(ui, &mut cx.variants());
                })
            }
            PageWindow::Shell(Overlay::OpenFile) => {
                (text!("overlay-open"), OVERLAY_WIDTHS.0, |ui, cx| {
                    open_file::show(ui, &mut cx.variants());
                })
            }
        };
        let beside = window == PageWindow::Shell(Overlay::Settings);
        let look = (title, width, beside);
        show_window(ctx, cx, look, &window.close(), contents);
    }
}

/// Shows a window: its title, its width, and whether it is beside the board.
fn show_window(
    ctx: &Context,
    cx: &mut PageContext,
    (title, width, beside): (&str, f32, bool),
    close: &Action,
    contents: impl FnOnce(&mut Ui, &mut PageContext),
) {
    let view = ctx.viewport_rect();
    let beside = beside && view.width() >= BESIDE_WINDOW_WIDTH && columns::are_beside(view.size());
    let margin = match (view.height() < LOW_WINDOW_HEIGHT, beside) {
        (true, _) => 8,
        (false, true) => BESIDE_MARGIN,
        (false, false) => 24,
    };
    let width = match beside {
        true => {
            let panel = columns::panel_beside_square(view.size());
            (panel - 2.0 * f32::from(margin)).max(LEAST_BESIDE_WIDTH)
        }
        false => width,
    };
    let frame = Frame::window(&ctx.global_style()).inner_margin(margin);
    let frame = if beside {
        frame.corner_radius(0)
    } else {
        frame
    };
    let id = egui::Id::new(title);
    let modal = egui::Modal::new(id).frame(frame);
    let modal = match beside {
        // The board shows at once what changes. The window covers the panel.
        true => {
            let area = egui::Modal::default_area(id);
            let area = area.anchor(egui::Align2::RIGHT_TOP, egui::Vec2::ZERO);
            modal.area(area).backdrop_color(egui::Color32::TRANSPARENT)
        }
        false => modal,
    };
    let response = modal.show(ctx, |ui| {
        ui.set_width(width.min(view.width() - 2.0 * f32::from(margin) - 16.0));
        if beside {
            ui.set_min_height(view.height() - 2.0 * f32::from(margin) - 2.0);
        }
        let low = view.height() < LOW_WINDOW_HEIGHT;
        ui.horizontal(|ui| {
            ui.label(heading(title, if low { 18.0 } else { 24.0 }));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                // Always visible, because the contents scroll below it.
                if small_icon(ui, cx, "close", text!("overlay-close")).clicked() {
                    close.clone().send(cx.outbox);
                }
            });
        });
        ui.add_space(4.0);
        let most = view.height() - 2.0 * f32::from(margin) - EDGES_HEIGHT;
        egui::ScrollArea::vertical()
            .id_salt(title)
            .max_height(most.max(40.0))
            // Without this, the contents cannot grow beyond their last height.
            .min_scrolled_height(most.max(40.0))
            .follow_focus(ui, |ui| {
                ui.set_width(ui.available_width());
                contents(ui, cx);
            });
    });
    if response.backdrop_response.clicked() {
        close.clone().send(cx.outbox);
    }
}

/// The keyboard shortcuts, or the page about the program.
fn help(ui: &mut Ui, cx: &mut PageContext) {
    let names = [text!("overlay-keys"), text!("overlay-about")].map(str::to_owned);
    let chosen = usize::from(cx.view.shell().about);
    let clicked = tabs(ui, cx, &names, chosen);
    if clicked.is_some_and(|index| index != chosen) {
        cx.send(ShellAction::ToggleAbout);
    }
    ui.add_space(4.0);
    let height = (ui.ctx().viewport_rect().height() - AROUND_LIST_HEIGHT).max(80.0);
    match cx.view.shell().about {
        true => about::show(ui, cx, height),
        false => keys::help(ui, cx, height),
    }
}
