//! The choice of clocks for a game.

use super::players::unit;
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::{choices, muted, number, strong};
use baroque::game::TimeControl;
use baroque::rules::{ByColor, Color};
use baroque::texts::{side_name, text};
use bevy_egui::egui::{DragValue, Id, Ui};
use std::ops::RangeInclusive;
use std::time::Duration;

/// Common time controls: minutes, and seconds for each move.
const USUAL: [TimeControl; 6] = [
    TimeControl::new(1, 0),
    TimeControl::new(3, 2),
    TimeControl::new(5, 3),
    TimeControl::new(10, 5),
    TimeControl::new(15, 10),
    TimeControl::new(30, 20),
];

/// The first value of a custom time control.
const FIRST_CUSTOM_TIME: TimeControl = TimeControl::new(20, 0);

/// The range of minutes for a game, and of seconds for each move.
const MINUTES_RANGE: RangeInclusive<f64> = 0.25..=600.0;
const SECONDS_RANGE: RangeInclusive<u64> = 0..=180;

/// The time of each side, or `None` without a limit.
type Time = Option<ByColor<TimeControl>>;

/// Shows the choice.
pub fn show(ui: &mut Ui, tools: &mut Tools, time: &mut Time) {
    ui.label(strong(text!("time-heading")));
    let open = Id::new("own time");
    let opened = ui.data(|data| data.get_temp(open).unwrap_or(false));
    let mut names = vec![text!("time-none").to_owned()];
    names.extend(USUAL.map(|control| control.to_string()));
    names.push(text!("time-own").to_owned());
    let own = names.len() - 1;
    let chosen = match opened && time.is_some() {
        true => own,
        false => default(*time).unwrap_or(own),
    };
    if let Some(index) = choices(ui, &names, chosen) {
        ui.data_mut(|data| data.insert_temp(open, index == own));
        *time = match index {
            0 => None,
            index if index == own => Some(time.unwrap_or(both(FIRST_CUSTOM_TIME))),
            index => Some(both(USUAL[index - 1])),
        };
    }
    if let Some(time) = time.as_mut().filter(|_| chosen == own) {
        for color in Color::ALL {
            side(ui, color, &mut time[color]);
        }
    }
    let word = text!("time-how");
    if time.is_some() {
        ui.label(muted(tools, word));
    }
    ui.add_space(4.0);
}

/// The index of a common time control, if both sides have it.
fn default(time: Time) -> Option<usize> {
    let Some(time) = time else { return Some(0) };
    let index = USUAL.iter().position(|&control| control == time.white)?;
    (time.white == time.black).then_some(index + 1)
}

fn both(control: TimeControl) -> ByColor<TimeControl> {
    ByColor {
        white: control,
        black: control,
    }
}

/// The fields for the time of one side.
fn side(ui: &mut Ui, color: Color, control: &mut TimeControl) {
    ui.horizontal(|ui| {
        ui.label(side_name(color));
        let mut minutes = control.base.as_secs_f64() / 60.0;
        let value = DragValue::new(&mut minutes)
            .range(MINUTES_RANGE)
            .speed(0.25);
        let value = value
            .max_decimals(2)
            .suffix(unit(text!("time-unit-minutes")));
        if number(ui, value) {
            let seconds = (minutes * 60.0).round() as u64;
            control.base = Duration::from_secs(seconds);
        }
        let mut seconds = control.increment.as_secs();
        let value = DragValue::new(&mut seconds).range(SECONDS_RANGE).speed(0.2);
        if number(ui, value.suffix(unit(text!("time-unit-seconds")))) {
            control.increment = Duration::from_secs(seconds);
        }
    });
}
