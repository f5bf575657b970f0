//! A card of the report: a heading, sentences, and a chart that can be a table.

use super::PlaytestContext;
use crate::app::playtest::{PlaytestAction, Selection};
use crate::app::ui::access;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{heading, muted, strong};
use baroque::playtest::words::Section;
use baroque::texts::text;
use bevy_egui::egui::{
    Align, Button, Frame, Grid, Id, Label, Layout, ProgressBar, Rect, Response, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetType, vec2,
};

/// The space between the cells of tables.
const TABLE_SPACING: Vec2 = vec2(24.0, 4.0);

/// A row of a table.
pub struct TableRow {
    pub cells: Vec<String>,
    /// The games that it stands for.
    pub games: Option<Selection>,
}

/// The numbers of a chart.
#[derive(Default)]
pub struct Table {
    /// The names of the columns.
    pub heads: Vec<String>,
    pub rows: Vec<TableRow>,
}

/// Shows a card with a chart, or the same as a table.
pub fn show(
    ui: &mut Ui,
    cx: &mut PlaytestContext,
    section: &Section,
    table: &Table,
    chart: impl FnOnce(&mut Ui, &mut PlaytestContext),
) {
    show_with(ui, cx, section, table, chart, |_, _| {});
}

/// The same, with something below both the chart and the table.
pub fn show_with(
    ui: &mut Ui,
    cx: &mut PlaytestContext,
    section: &Section,
    table: &Table,
    chart: impl FnOnce(&mut Ui, &mut PlaytestContext),
    below: impl FnOnce(&mut Ui, &mut PlaytestContext),
) {
    frame(ui, cx, |ui, cx| {
        let id = Id::new(("playtest table", section.topic.heading()));
        let mut tabular: bool = ui.data(|data| data.get_temp(id).unwrap_or(false));
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if !table.rows.is_empty() {
                let words = match tabular {
                    true => text!("playtest-as-chart"),
                    false => text!("playtest-as-table"),
                };
                let button = ui.add(Button::new(muted(cx, words)).min_size(vec2(0.0, 26.0)));
                let name = text!(
                    "playtest-switch",
                    heading = section.topic.heading(),
                    form = words
                );
                access::label(&button, WidgetType::Button, true, &name);
                if button.clicked() {
                    tabular = !tabular;
                    ui.data_mut(|data| data.insert_temp(id, tabular));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                ui.add(Label::new(heading(section.topic.heading(), 22.0)).truncate());
            });
        });
        match tabular {
            true => rows(ui, cx, section.topic.heading(), table),
            false => chart(ui, cx),
        }
        below(ui, cx);
        for sentence in &section.sentences {
            ui.add(Label::new(muted(cx, sentence)).wrap());
        }
    });
    ui.add_space(4.0);
}

/// Contents in the frame of a card.
pub fn frame(
    ui: &mut Ui,
    cx: &mut PlaytestContext,
    contents: impl FnOnce(&mut Ui, &mut PlaytestContext),
) {
    Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.line))
        .corner_radius(8)
        .inner_margin(14.0)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui, cx);
        });
}

fn rows(ui: &mut Ui, cx: &mut PlaytestContext, id: &str, table: &Table) {
    grid(ui, Id::new(("table", id)), |ui| {
        for head in &table.heads {
            ui.label(strong(head));
        }
        ui.end_row();
        for row in &table.rows {
            let name = row.cells.join(", ");
            for (column, cell) in row.cells.iter().enumerate() {
                match &row.games {
                    Some(games) if column == 0 => {
                        let link = ui.link(cell);
                        access::label(&link, WidgetType::Link, true, &name);
                        cx.on_click(link, PlaytestAction::List(games.clone()));
                    }
                    _ => _ = ui.label(cell),
                }
            }
            ui.end_row();
        }
    });
}

/// How much of some work is done, on a track that shows the whole.
pub fn progress(ui: &mut Ui, cx: &PlaytestContext, (done, all): (usize, usize)) -> Response {
    ui.scope(|ui| {
        ui.visuals_mut().extreme_bg_color = cx.theme.line;
        let bar = ProgressBar::new(done as f32 / all.max(1) as f32);
        ui.add(bar.desired_height(8.0).fill(cx.theme.accent))
    })
    .inner
}

/// A table. In a narrow window it scrolls to the side.
pub fn grid(ui: &mut Ui, id: Id, rows: impl FnOnce(&mut Ui)) {
    ScrollArea::horizontal()
        .id_salt(id)
        .follow_focus_sideways(ui, |ui| {
            Grid::new(id).spacing(TABLE_SPACING).show(ui, rows);
        });
}

/// A part of a chart that opens the list of its games, if there are any.
pub fn part(ui: &Ui, cx: &mut PlaytestContext, rect: Rect, name: &str, games: Option<Selection>) {
    let id = ui.id().with(name);
    let Some(games) = games else {
        let response = ui.interact(rect, id, Sense::hover());
        access::label(&response, WidgetType::Label, true, name);
        response.on_hover_text(name);
        return;
    };
    let response = ui.interact(rect, id, Sense::click());
    access::label(&response, WidgetType::Button, true, name);
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(1.5, cx.theme.accent);
        ui.painter().rect_stroke(rect, 3, line, StrokeKind::Inside);
    }
    let response = response.on_hover_text(name);
    cx.on_click(response, PlaytestAction::List(games));
}
