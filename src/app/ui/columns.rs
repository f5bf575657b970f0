//! The two columns of a page with a board: the board at the left, and one panel at it.

use super::widgets::PAGE_MARGIN;
use bevy_egui::egui::{Frame, Margin, Panel, Ui, Vec2};

/// The widths of the panel with its margin: the least one in a wide window, and the largest one.
const PANEL_WIDTHS: (f32, f32) = (374.0, 454.0);

/// The least part of a narrower window that the panel has, and its least width.
const PANEL_SHARE: f32 = 0.38;
const LEAST_PANEL_WIDTH: f32 = 272.0;

/// The space between the panel and the edge of the window. The margin of the board separates the columns.
const MARGIN: i8 = 14;

/// The widths of the columns.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    /// The width of the panel.
    panel: f32,
    /// The space on each side of both columns.
    side: f32,
}

impl Columns {
    /// The columns in a window, for a board that needs a width. The panel takes what the board leaves, up to a width. If
    /// that is more than enough, both columns are in the middle.
    fn new(window: f32, board: f32, most: f32) -> Columns {
        let least = least_panel(window);
        let panel = (window - board).clamp(least, most);
        let panel = panel.min(window * 0.5);
        Columns {
            panel,
            side: ((window - board - panel) / 2.0).max(0.0).floor(),
        }
    }
}

/// The width that the panel beside a board has at least in a window of this width.
fn least_panel(window: f32) -> f32 {
    (window * PANEL_SHARE).clamp(LEAST_PANEL_WIDTH, PANEL_WIDTHS.0)
}

/// The width, with its margins, that the panel has beside a square board as high as a window of this size.
pub fn panel_beside_square(window: Vec2) -> f32 {
    let panel = (window.x - window.y).clamp(least_panel(window.x), PANEL_WIDTHS.1);
    panel + 2.0 * f32::from(MARGIN)
}

/// Whether the panel is beside the board in a window of this size, and not below it.
pub fn are_beside(window: Vec2) -> bool {
    window.x >= window.y
}

/// Shows the panel at the right of a board that needs a width. The rest of `ui` is for the board.
pub fn panel_beside<R>(
    ui: &mut Ui,
    id: &'static str,
    board: f32,
    panel: impl FnOnce(&mut Ui) -> R,
) -> R {
    let columns = Columns::new(ui.available_width(), board, PANEL_WIDTHS.1);
    beside(ui, id, (columns, MARGIN), panel)
}

/// The same below the bar of a page: the board is at the left side of the page, and the panel takes all that the board
/// leaves.
pub fn panel_below_bar<R>(
    ui: &mut Ui,
    id: &'static str,
    board: f32,
    panel: impl FnOnce(&mut Ui) -> R,
) -> R {
    let window = ui.available_width();
    let least = Columns::new(window, board, f32::INFINITY).panel;
    let columns = Columns {
        panel: least.max(window - board),
        side: 0.0,
    };
    beside(ui, id, (columns, PAGE_MARGIN), panel)
}

fn beside<R>(
    ui: &mut Ui,
    id: &'static str,
    (columns, right): (Columns, i8),
    panel: impl FnOnce(&mut Ui) -> R,
) -> R {
    // The frames have no fill. Scenes play all the time, and large fills are slow in software rendering.
    let column = |panel: Panel, width: f32| {
        panel
            .exact_size(width)
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::new())
    };
    if columns.side > 0.0 {
        column(Panel::left("left of the board"), columns.side).show(ui, |_| {});
        column(Panel::right("right of the panel"), columns.side).show(ui, |_| {});
    }
    let margin = Margin {
        left: 0,
        right,
        ..Margin::same(MARGIN)
    };
    column(Panel::right(id), columns.panel)
        .frame(Frame::new().inner_margin(margin))
        .show(ui, panel)
        .inner
}

/// Shows the panel below the board, with a height. The rest of `ui` is for the board.
pub fn panel_below<R>(
    ui: &mut Ui,
    id: &'static str,
    height: f32,
    panel: impl FnOnce(&mut Ui) -> R,
) -> R {
    Panel::bottom(id)
        .exact_size(height)
        .resizable(false)
        .frame(Frame::new().inner_margin(Margin::same(MARGIN)))
        .show(ui, panel)
        .inner
}

/// Shows a strip with a height at the bottom of the room. The rest of `ui` is above it. Unlike a panel of egui alone, it
/// stays within a scroll area.
pub fn at_bottom<R>(
    ui: &mut Ui,
    id: &'static str,
    height: f32,
    strip: impl FnOnce(&mut Ui) -> R,
) -> R {
    let clip = ui.clip_rect();
    Panel::bottom(id)
        .exact_size(height)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| {
            ui.shrink_clip_rect(clip);
            strip(ui)
        })
        .inner
}

/// The height of the margins of a panel below the board.
pub const MARGINS_HEIGHT: f32 = 2.0 * MARGIN as f32;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_panel_is_360_to_440_wide_at_a_wide_window_and_stands_at_the_board() {
        for (window, board) in [(1280.0, 800.0), (1900.0, 1000.0), (2560.0, 1440.0)] {
            let columns = Columns::new(window, board, PANEL_WIDTHS.1);
            let inside = columns.panel - f32::from(MARGIN);
            assert!((360.0..=440.0).contains(&inside), "{window}: {inside}");
            let rest = window - board - columns.panel - 2.0 * columns.side;
            assert!((0.0..2.0).contains(&rest), "{window}: {rest}");
        }
        // A wide board leaves less than the panel needs.
        let columns = Columns::new(1280.0, 1000.0, PANEL_WIDTHS.1);
        assert_eq!((columns.panel, columns.side), (374.0, 0.0));
    }

    #[test]
    fn in_a_small_window_the_board_keeps_half() {
        for window in [320.0, 500.0, 640.0, 800.0] {
            let columns = Columns::new(window, window, PANEL_WIDTHS.1);
            assert!(columns.panel <= window * 0.5, "{window}");
            assert_eq!(columns.side, 0.0);
        }
    }
}
