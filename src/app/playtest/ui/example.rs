//! What a report looks like, before there is one: its headings above grey bars.

use super::report::TWO_COLUMNS;
use super::{PlaytestContext, card};
use crate::app::ui::widgets::{heading, muted};
use baroque::playtest::words::Topic;
use baroque::texts::text;
use bevy_egui::egui::{Label, Rect, Sense, Ui, lerp, pos2, vec2};

/// The heights of a chart, and of the bar with White's wins, draws and Black's wins.
const CHART_HEIGHT: f32 = 132.0;
const SCORE_HEIGHT: f32 = 36.0;

/// The part of its room that a bar fills, and the space between the parts of the bar with the wins.
const BAR_SHARE: f32 = 0.6;
const PART_GAP: f32 = 3.0;

/// The cards below the first one, in rows of two.
const ROWS: [[Topic; 2]; 2] = [
    [Topic::Lengths, Topic::Ends],
    [Topic::Deciding, Topic::Values],
];

/// Shows the headings with grey bars.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext) {
    ui.add(Label::new(muted(cx, text!("playtest-example"))).wrap());
    ui.add_space(4.0);
    example(ui, cx, Topic::Fairness);
    let wide = ui.available_width() >= TWO_COLUMNS;
    for [one, other] in ROWS {
        match wide {
            true => ui.columns(2, |columns| {
                example(&mut columns[0], cx, one);
                example(&mut columns[1], cx, other);
            }),
            false => {
                example(ui, cx, one);
                example(ui, cx, other);
            }
        }
    }
}

/// The lengths of the bars of a topic, as parts of the longest one. Those of the wins and the draws are in one row.
fn bars(topic: Topic) -> &'static [f32] {
    match topic {
        Topic::Fairness => &[0.5, 0.1, 0.4],
        Topic::Lengths => &[0.1, 0.35, 0.8, 1.0, 0.7, 0.4, 0.2, 0.08],
        Topic::Ends => &[1.0, 0.2, 0.1, 0.05],
        _ => &[1.0, 0.7, 0.55, 0.4],
    }
}

/// The card of a topic. The lengths of games have upright bars.
fn example(ui: &mut Ui, cx: &mut PlaytestContext, topic: Topic) {
    card::frame(ui, cx, |ui, cx| {
        ui.add(Label::new(heading(topic.heading(), 22.0)).truncate());
        let height = match topic {
            Topic::Fairness => SCORE_HEIGHT,
            _ => CHART_HEIGHT,
        };
        let size = vec2(ui.available_width(), height);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let bars = bars(topic);
        for (index, &length) in bars.iter().enumerate() {
            let [from, to] = [0.0, BAR_SHARE].map(|end| (index as f32 + end) / bars.len() as f32);
            let bar = match topic {
                Topic::Fairness => {
                    let before: f32 = bars[..index].iter().sum();
                    Rect::from_min_max(
                        pos2(lerp(place.x_range(), before), place.top()),
                        pos2(
                            lerp(place.x_range(), before + length) - PART_GAP,
                            place.bottom(),
                        ),
                    )
                }
                Topic::Lengths => Rect::from_min_max(
                    pos2(
                        lerp(place.x_range(), from),
                        lerp(place.y_range(), 1.0 - length),
                    ),
                    pos2(lerp(place.x_range(), to), place.bottom()),
                ),
                _ => Rect::from_min_max(
                    pos2(place.left(), lerp(place.y_range(), from)),
                    pos2(lerp(place.x_range(), length), lerp(place.y_range(), to)),
                ),
            };
            ui.painter().rect_filled(bar, 3, cx.theme.line);
        }
    });
    ui.add_space(4.0);
}
