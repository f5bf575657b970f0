//! The choices for a game: pieces, board, players, and the rarer ones behind *Change*.
//!
//! *Change* shows the rarer choices in the place of the others, so that nothing on the page moves.

use super::super::pieces_to_place;
use super::super::players::{labelled_choices, level, side};
use super::super::time;
use crate::app::play::Draft;
use crate::app::play::table::{GameChoice, PERSONS};
use crate::app::play::ui::PlayContext;
use crate::app::settings::SettingsAction;
use crate::app::ui::access;
use crate::app::ui::boards;
use crate::app::ui::widgets::{choices, muted, strong};
use baroque::rules::Color;
use baroque::texts::{capitalised, color_key, text};
use baroque::variant_file::OptionInfo;
use bevy_egui::egui::{self, Id, Margin, RichText, TextEdit, Ui};

/// The choices that matter most, and the button for the others.
pub(super) fn form(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, choice: &mut GameChoice) {
    let options = draft.info.options.iter().zip(&mut choice.options);
    for (option, (_, chosen)) in options.filter(|(option, _)| is_army(option)) {
        option_row(ui, cx, option, chosen);
    }
    layouts(ui, cx, draft, choice);
    if let Ok(variant) = &draft.variant {
        let known = (&draft.start, draft.worth);
        pieces_to_place::show(ui, cx, variant, &mut choice.sets, known);
    }
    for color in Color::ALL {
        side(ui, color, &mut choice.players);
    }
    ui.add_space(2.0);
    level(ui, cx, &mut choice.players);
    ui.horizontal_wrapped(|ui| {
        ui.label(muted(cx, &in_short(draft, choice)));
        if ui.button(text!("new-game-change")).clicked() {
            let now = ui.ctx().cumulative_pass_nr();
            ui.data_mut(|data| data.insert_temp(more_id(draft), now));
        }
    });
}

/// The rarer choices, and the button that shows the others again.
pub(super) fn more(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, choice: &mut GameChoice) {
    ui.horizontal_wrapped(|ui| {
        ui.label(muted(cx, &in_short(draft, choice)));
        if ui.button(text!("new-game-done")).clicked() {
            ui.data_mut(|data| data.remove::<u64>(more_id(draft)));
        }
    });
    ui.add_space(6.0);
    for color in Color::ALL {
        name(ui, cx, color, choice);
    }
    time::show(ui, cx, &mut choice.time);
    colors(ui, cx, choice);
    rules(ui, cx, draft, choice);
}

/// Whether the rarer choices are shown. They are no more once the page was left.
pub(super) fn shows_more(ui: &Ui, draft: &Draft) -> bool {
    let (id, now) = (more_id(draft), ui.ctx().cumulative_pass_nr());
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    let shown = last.is_some_and(|last| last + 1 >= now);
    if shown {
        ui.data_mut(|data| data.insert_temp(id, now));
    }
    shown
}

/// Where the last pass is stored in which the rarer choices were shown.
fn more_id(draft: &Draft) -> Id {
    Id::new(("rarer choices", &draft.info.id))
}

/// The choices behind *Change* in a few words: clocks, colours, and rules.
fn in_short(draft: &Draft, choice: &GameChoice) -> String {
    let clock = match &choice.time {
        None => text!("new-game-no-clock").to_owned(),
        Some(time) => time[Color::White].to_string(),
    };
    let rules = match changed(draft, choice) {
        0 => text!("new-game-usual-rules"),
        _ => text!("new-game-other-rules"),
    };
    let mut words = vec![clock, rules.to_owned()];
    if choice.random {
        words.insert(0, text!("new-game-random-colors").to_owned());
    }
    capitalised(&words.join(" · "))
}

/// The number of rules that differ from the default ones.
fn changed(draft: &Draft, choice: &GameChoice) -> usize {
    let options = draft.info.options.iter().zip(&choice.options);
    options
        .filter(|(option, (_, chosen))| !is_army(option) && option.default != *chosen)
        .count()
}

/// The choice of a board, if there are several.
fn layouts(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, choice: &mut GameChoice) {
    let layouts = &draft.info.layouts;
    if layouts.len() < 2 {
        return;
    }
    let chosen = layouts.iter().position(|layout| *layout == choice.layout);
    let names: Vec<String> = layouts
        .iter()
        .map(|layout| boards::layout_name(layout))
        .collect();
    let label = text!("new-game-board");
    if let Some(index) = labelled_choices(ui, label, &names, chosen.unwrap_or(0)) {
        choice.layout.clone_from(&layouts[index]);
    }
    for words in &draft.replaced {
        ui.add(egui::Label::new(RichText::new(words).color(cx.theme.accent)).wrap());
    }
    ui.add_space(4.0);
}

/// Whether an option chooses the pieces of a side.
fn is_army(option: &OptionInfo) -> bool {
    ["white", "black", "army"].contains(&option.id.as_str())
}

/// The field for the name of a player.
fn name(ui: &mut Ui, cx: &mut PlayContext, color: Color, choice: &mut GameChoice) {
    if choice.players[color].is_computer() {
        return;
    }
    let own = cx.settings.name.trim();
    let hint = if own.is_empty() {
        text!("new-game-name-none")
    } else {
        own
    };
    let hint = hint.to_owned();
    ui.horizontal(|ui| {
        ui.label(text!("new-game-name-of", side = color_key(color)));
        let field = TextEdit::singleline(&mut choice.names[color])
            .hint_text(hint)
            .margin(Margin::symmetric(8, 5))
            .desired_width(200.0);
        let response = ui.add(field);
        access::name(&response, text!("new-game-name"));
    });
    ui.add_space(4.0);
}

/// Whether colours are random, and for two humans whether the board turns.
fn colors(ui: &mut Ui, cx: &mut PlayContext, choice: &mut GameChoice) {
    ui.label(strong(text!("new-game-colors")));
    let names = [
        text!("new-game-colors-chosen"),
        text!("new-game-colors-random"),
    ];
    let names = names.map(str::to_owned);
    let chosen = usize::from(choice.random);
    if let Some(index) = choices(ui, &names, chosen) {
        choice.random = index == 1;
    }
    ui.add_space(4.0);
    if choice.players == PERSONS {
        ui.label(strong(text!("new-game-turning")));
        let names = [text!("new-game-turning-off"), text!("new-game-turning-on")];
        let names = names.map(str::to_owned);
        let chosen = usize::from(cx.settings.turn_board);
        if let Some(index) = choices(ui, &names, chosen)
            && index != chosen
        {
            cx.send(SettingsAction::ToggleTurning);
        }
        ui.add_space(4.0);
    }
}

/// The options of the rules, folded behind a line with the number of changed ones.
fn rules(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, choice: &mut GameChoice) {
    let changed = changed(draft, choice);
    let options = draft.info.options.iter().zip(&mut choice.options);
    let options: Vec<_> = options.filter(|(option, _)| !is_army(option)).collect();
    if options.is_empty() {
        return;
    }
    let words = match changed {
        0 => text!("new-game-rules-standard").to_owned(),
        count => text!("new-game-rules-changed", count = count),
    };
    let id = ui.make_persistent_id("rules");
    let open: bool = ui.data(|data| data.get_temp(id).unwrap_or(false));
    ui.horizontal(|ui| {
        ui.label(strong(text!("new-game-rules")));
        let sign = if open { "▾" } else { "▸" };
        let button = ui.button(format!("{words} {sign}"));
        if button.clicked() {
            ui.data_mut(|data| data.insert_temp(id, !open));
        }
    });
    ui.add_space(4.0);
    if open {
        for (option, (_, chosen)) in options {
            option_row(ui, cx, option, chosen);
        }
    }
}

fn option_row(ui: &mut Ui, cx: &mut PlayContext, option: &OptionInfo, chosen: &mut String) {
    ui.horizontal(|ui| {
        ui.label(strong(&option.name));
        if option.house_rule {
            ui.label(muted(cx, text!("new-game-house-rule")))
                .on_hover_text(text!("new-game-house-rule-help"));
        }
    });
    let index = option.choices.iter().position(|(id, _)| id == chosen);
    let names: Vec<String> = option
        .choices
        .iter()
        .map(|(_, text)| capitalised(text))
        .collect();
    if let Some(index) = choices(ui, &names, index.unwrap_or(0)) {
        chosen.clone_from(&option.choices[index].0);
    }
    ui.add_space(4.0);
}
