//! The analysis panel: evaluation and best lines, or the exact values of an ending.

pub mod bar;
mod book;
mod ending;
mod lines;
pub mod review;
mod view;

pub use view::{AnalysisContext, AnalysisView};

use crate::app::analysis::AnalysisAction;
use crate::app::analysis::ending::is_ending;
use crate::app::analysis::found::{FoundLines, count};
use crate::app::analysis::{Pointed, Silence, plays_lines};
use crate::app::play::table::Table;
use crate::app::settings::LINES;
use crate::app::settings::SettingsAction;
use crate::app::ui::widgets::{bold, muted, section, section_height, small_button};
use baroque::texts::text;
use bevy_egui::egui::{
    Align, FontId, Label, Layout, RichText, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// The heights of the header and of the footer.
const HEADER_HEIGHT: f32 = 30.0;
const FOOTER_HEIGHT: f32 = 20.0;

const FRAME_MARGIN: f32 = 7.0;

/// The height of the panel: zero while the analysis is off. It does not depend on the engine's results.
pub fn height(cx: &AnalysisContext) -> f32 {
    if !cx.view.analysis.on {
        return 0.0;
    }
    let contents = HEADER_HEIGHT + body_height(cx) + FOOTER_HEIGHT;
    section_height(FRAME_MARGIN, contents)
}

/// The height between header and footer. It is the same for all positions of an ending, so that the buttons below the
/// panel stay in place while the user steps through the game.
fn body_height(cx: &AnalysisContext) -> f32 {
    let lines = cx.settings.lines() as f32 * lines::ROW;
    let table = cx.view.playing.table.as_ref();
    book::height(cx)
        + match table.is_some_and(|table| is_ending(table.position())) {
            true => ending::height_beside(lines),
            false => lines,
        }
}

/// Shows the panel.
pub fn show(ui: &mut Ui, cx: &mut AnalysisContext) {
    let AnalysisView {
        analysis, playing, ..
    } = cx.view;
    let Some(table) = &playing.table else {
        return;
    };
    let decided = matches!(analysis.silence, Some(Silence::Decided(_)));
    let found = analysis.last_found().filter(|_| !decided);
    let current = found.is_some_and(|found| found.position == *table.position());
    let mut pointed = None;
    section(cx, FRAME_MARGIN).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        ui.set_min_size(ui.available_size());
        if let Some(moves) = ending::moves(cx) {
            ending::header(ui, cx);
            pointed = ending::list(ui, cx, moves, body_height(cx));
            let message = pointed.as_ref().filter(|_| !analysis.shy);
            return footer(ui, cx, None, message, false);
        }
        let plays = book::show(ui, cx, &mut pointed);
        ending::work(ui, cx);
        header(ui, cx, found);
        let count = cx.settings.lines();
        pointed = lines::show(ui, cx, found, count, current).or(pointed.take());
        let message = pointed.as_ref().filter(|_| !analysis.shy);
        footer(ui, cx, found, message, plays);
    });
    let still = ui.input(|input| input.pointer.delta() == Vec2::ZERO);
    // Lines that change under a resting pointer must not count as pointed at.
    if !(analysis.shy && still) && (analysis.shy || pointed != analysis.pointed) {
        cx.send(AnalysisAction::Point(pointed));
    }
}

/// The evaluation, the depth, and the choice of the number of lines.
fn header(ui: &mut Ui, cx: &mut AnalysisContext, found: Option<&FoundLines>) {
    let size = vec2(ui.available_width(), HEADER_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        how_many(ui, cx);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let silence = cx.view.analysis.silence;
            let evaluation = found.and_then(FoundLines::evaluation);
            if let Some(evaluation) = evaluation {
                let text = RichText::new(evaluation.to_string()).font(bold(17.0));
                let words = evaluation.words();
                let response = ui.label(text).on_hover_text(&words);
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
            }
            let words = match (silence, found) {
                (Some(Silence::Decided(_)), _) => text!("analysis-decided").to_owned(),
                (Some(Silence::Paused), _) => text!("analysis-waits-computer").to_owned(),
                (Some(Silence::Reviewing), _) => text!("analysis-waits-review").to_owned(),
                (None, None) => text!("analysis-thinks").to_owned(),
                (None, Some(found)) => {
                    let (depth, most) = found.depth;
                    text!("analysis-depth", depth = depth, most = most)
                }
            };
            ui.add(Label::new(muted(cx, &words)).truncate());
        });
    });
}

/// Two buttons for fewer and more lines, with their number between them.
fn how_many(ui: &mut Ui, cx: &mut AnalysisContext) {
    let lines = cx.settings.lines() as u8;
    let more = (lines < *LINES.end()).then(|| SettingsAction::SetLines(lines + 1));
    let fewer = (lines > *LINES.start()).then(|| SettingsAction::SetLines(lines - 1));
    small_button(ui, cx, "plus", text!("analysis-more"), more);
    let number = RichText::new(lines.to_string()).font(FontId::proportional(16.0));
    ui.label(number).on_hover_text(text!("analysis-how-many"));
    small_button(ui, cx, "minus", text!("analysis-fewer"), fewer);
}

/// What a click does, while the pointer is on a move, or else nodes and speed.
fn footer(
    ui: &mut Ui,
    cx: &AnalysisContext,
    found: Option<&FoundLines>,
    pointed: Option<&Pointed>,
    plays: bool,
) {
    let table = cx.view.playing.table.as_ref();
    let goes_on = table.is_some_and(Table::goes_on);
    let words = match (pointed, found) {
        (Some(Pointed::Ahead(_)), _) if plays => text!("analysis-click-plays-one").to_owned(),
        (Some(Pointed::Ahead(_)), _) if table.is_some_and(plays_lines) => match goes_on {
            true => text!("analysis-click-plays").to_owned(),
            false => text!("analysis-click-varies").to_owned(),
        },
        (Some(Pointed::Ahead(_)), _) => text!("analysis-click-keeps").to_owned(),
        (_, Some(found)) => work(found),
        (_, None) => String::new(),
    };
    let size = vec2(ui.available_width(), FOOTER_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(muted(cx, &words)).truncate());
    });
}

fn work(found: &FoundLines) -> String {
    let (nodes, speed) = (count(found.nodes), count(found.speed));
    let full = (found.fullness + 5) / 10;
    text!(
        "analysis-work",
        positions = nodes,
        speed = speed,
        full = full
    )
}
