//! The page of a playtest, and a line on the page of a game.
//!
//! | file | |
//! |---|---|
//! | `controls` | the settings of a run, its progress, and its buttons |
//! | `report`, `shown` | the report: headline and cards |
//! | `card` | a card with a chart that can be a table |
//! | `score`, `lengths`, `ends`, `values`, `captures`, `deciding` | the charts |
//! | `bars` | numbers of games as bars with names |
//! | `odds` | the match at odds for a piece |
//! | `endings` | which pieces mate alone |
//! | `games` | a list of games |
//! | `example` | what a report looks like, before there is one |
//! | `compare` | another version beside the first |
//! | `strip` | the way back from a game |

mod bars;
mod captures;
mod card;
mod compare;
mod controls;
mod deciding;
mod endings;
mod ends;
mod example;
mod games;
mod lengths;
mod odds;
mod report;
mod score;
mod shown;
mod strip;
mod values;
mod view;

pub use strip::strip;
pub use view::{PlaytestContext, PlaytestView};

use crate::app::board::draw::BoardPlace;
use crate::app::playtest::{PlaytestAction, Run};
use crate::app::screens::PageInput;
use crate::app::shell::ShellAction;
use crate::app::ui::boards::layout_name;
use crate::app::ui::notices;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{ONE_ROW_WIDTH, choices, header, heading};
use baroque::texts::text;
use bevy_egui::egui::{self, Frame, Id, Label, Margin, ScrollArea, Ui};
use shown::Shown;

/// Below this width, the page has small margins.
const WIDE_PAGE_WIDTH: f32 = 640.0;

/// Draws the page.
pub fn draw(page: PageInput, view: PlaytestView) -> BoardPlace {
    page.show(&view, |ui, cx| {
        show(ui, cx);
        notices::in_corner(ui, cx, &view.shell);
    });
    BoardPlace::default()
}

fn show(ui: &mut Ui, cx: &mut PlaytestContext) {
    let playtest = &cx.view.playtest;
    let Some(run) = &playtest.open else {
        return cx.send(PlaytestAction::Leave);
    };
    let margin = match ui.available_width() >= WIDE_PAGE_WIDTH {
        true => Margin::symmetric(24, 16),
        false => Margin::symmetric(10, 6),
    };
    let frame = Frame::new().fill(cx.theme.paper).inner_margin(margin);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        title(ui, cx, run);
        match &playtest.list {
            Some(list) => games::show(ui, cx, list),
            None => page(ui, cx, run),
        }
    });
}

fn page(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    ScrollArea::vertical()
        .id_salt(("playtest", run.number))
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            controls::show(ui, cx, run);
            if let Some(compared) = &cx.view.playtest.compared {
                compare::show(ui, cx, compared);
            }
            if let Some(shown) = chosen_report(ui, run) {
                report::show(ui, cx, shown);
                endings::show(ui, cx, run);
            } else if cx.view.playtest.compared.is_none() && run.problem.is_none() {
                example::show(ui, cx);
            }
            ui.add_space(12.0);
        });
}

/// The report of the user's own games, or the one that comes with the program. If there are both, the user chooses.
fn chosen_report<'a>(ui: &mut Ui, run: &'a Run) -> Option<Shown<'a>> {
    let own = run.report.as_deref().map(|report| Shown {
        run,
        report,
        has_games: true,
    });
    let built_in = run.built_in.as_deref().map(|report| Shown {
        run,
        report,
        has_games: false,
    });
    let (Some(own), Some(built_in)) = (own, built_in) else {
        if built_in.is_some() {
            ui.add(Label::new(text!("playtest-built-in-about")).wrap());
        }
        return own.or(built_in);
    };
    let id = Id::new(("playtest built-in", run.number));
    let mut chosen: bool = ui.data(|data| data.get_temp(id).unwrap_or(false));
    let names = [
        text!("playtest-own", count = own.report.games),
        text!("playtest-built-in", count = built_in.report.games),
    ];
    if let Some(index) = choices(ui, &names, usize::from(chosen)) {
        chosen = index == 1;
        ui.data_mut(|data| data.insert_temp(id, chosen));
    }
    Some(if chosen { built_in } else { own })
}

fn title(ui: &mut Ui, cx: &mut PlaytestContext, run: &Run) {
    let one_row = ui.available_width() >= ONE_ROW_WIDTH;
    let title = text!("playtest-title", game = run.base.name());
    let layout = layout_name(run.base.layout());
    header(
        ui,
        cx,
        one_row,
        ShellAction::Back,
        |ui, _| {
            let title = Label::new(heading(&title, 26.0)).truncate();
            ui.add(title).on_hover_text(layout);
        },
        |_, _| {},
    );
    ui.add_space(4.0);
}
