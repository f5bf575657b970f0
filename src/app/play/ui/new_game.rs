//! The choices for a game: layout, sides and options; and the game's pieces.

use super::board::width_of;
use super::pieces_to_place;
use super::players::{labelled_choices, level, side};
use super::time;
use crate::app::board::action::{LookUp, Practise};
use crate::app::play::Draft;
use crate::app::play::action::NewGameAction;
use crate::app::play::table::{GameChoice, PERSONS, computers_alone};
use crate::app::play::ui::PlayContext;
use crate::app::settings::SettingsAction;
use crate::app::shell::ShellAction;
use crate::app::texts::{color_key, text};
use crate::app::ui::access;
use crate::app::ui::pieces::pieces_list;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, choices, command_button, guide_button, header, heading, main_button, muted,
    practise_button, strong,
};
use crate::app::ui::{boards, columns};
use crate::app::variants::PlaytestRequest;
use crate::app::variants::ui::files::{
    byline, difficulty, file_buttons, playtest_button, problems_button, puzzles_button,
};
use baroque::diagram::BoardView;
use baroque::rules::{Color, Variant};
use baroque::variant_file::OptionInfo;
use bevy_egui::egui::{
    self, Frame, Margin, RichText, ScrollArea, Stroke, TextEdit, Ui, Vec2, vec2,
};

/// The least size of the page. A smaller one scrolls.
pub const LEAST: Vec2 = vec2(240.0, 180.0);

/// Below this size, the page has small margins and few buttons at the top.
const CRAMPED_SIZE: Vec2 = vec2(520.0, 320.0);

/// Below this width, the page has no board.
const TWO_COLUMNS: f32 = 720.0;

/// Below this width, the buttons of training are not beside the button that starts the game.
const TWO_BUTTONS: f32 = 400.0;

/// Below this width, the buttons at the top have icons only, and below the second one, the title is below them.
const WORDS_PAGE_WIDTH: f32 = 960.0;
const ONE_ROW_PAGE_WIDTH: f32 = 720.0;

/// Shows the page. In a wide window, the board is beside the choices.
pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let Some(draft) = &cx.view.new_game.draft else {
        cx.send(ShellAction::OpenStart);
        return;
    };
    let room = ui.available_size();
    let variant = draft.variant.as_ref().ok();
    let wide = room.x >= TWO_COLUMNS && columns::are_beside(room);
    let mut choice = draft.choice.clone();
    match variant.filter(|_| wide) {
        Some(variant) => {
            let view = BoardView::new(variant.geometry(), false);
            let width = width_of(cx.settings, variant, &view, room.y);
            columns::panel_beside(ui, "choices of a game", width, |ui| {
                title(ui, cx, draft, false, false);
                choices_of(ui, cx, draft, &mut choice, true);
            });
            let place = boards::place_in(ui.available_rect_before_wrap(), &view);
            let start = draft.start.as_ref().unwrap_or(variant.start());
            boards::board_picture(ui, cx, (variant, start), &view, place);
        }
        None => {
            let cramped = is_cramped(ui);
            let margin = match cramped {
                true => Margin::symmetric(10, 6),
                false => Margin::symmetric(24, 16),
            };
            let frame = Frame::new().fill(cx.theme.paper).inner_margin(margin);
            egui::CentralPanel::default().frame(frame).show(ui, |ui| {
                title(ui, cx, draft, cramped, !cramped);
                choices_of(ui, cx, draft, &mut choice, false);
            });
        }
    }
    if choice != draft.choice {
        cx.send(NewGameAction::Choose(choice));
    }
}

fn is_cramped(ui: &Ui) -> bool {
    let room = ui.available_size();
    room.x < CRAMPED_SIZE.x || room.y < CRAMPED_SIZE.y
}

/// The title. `ways`: whether the buttons that lead to other pages are beside it.
fn title(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, cramped: bool, ways: bool) {
    let one_row = ui.available_width() >= ONE_ROW_PAGE_WIDTH;
    let face = match ui.available_width() >= WORDS_PAGE_WIDTH {
        true => Face::Words,
        false => Face::Icon,
    };
    let title = |ui: &mut Ui, cx: &mut PlayContext| {
        let by = byline(&draft.info);
        let font = egui::TextStyle::Body.resolve(ui.style());
        let needed = ui
            .painter()
            .layout_no_wrap(by.clone(), font, cx.theme.muted);
        let by = egui::Label::new(RichText::new(by).color(cx.theme.muted));
        ui.vertical(|ui| {
            let mut below = Some(by);
            ui.horizontal(|ui| {
                let size = if cramped { 20.0 } else { 30.0 };
                let name = egui::Label::new(heading(&draft.info.name, size));
                ui.add(name.truncate());
                if ui.available_width() >= needed.size().x
                    && let Some(by) = below.take()
                {
                    ui.add(by.extend());
                }
            });
            if let Some(by) = below {
                ui.add(by.wrap());
            }
        });
    };
    let own = |ui: &mut Ui, cx: &mut PlayContext| {
        guide_button(ui, cx, face, LookUp::Rules(draft.info.id.clone()));
        if ways {
            other_ways(ui, cx, draft, face);
        }
    };
    header(ui, cx, one_row, ShellAction::Back, title, own);
    ui.add_space(if cramped { 2.0 } else { 8.0 });
}

/// The buttons that lead to the file, the editor and the form for a new piece.
fn other_ways(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, face: Face) {
    let variants = &cx.view.variants;
    let variant = draft.variant.as_deref().ok();
    file_buttons(ui, cx, variants, (&draft.info.id, variant));
    problems_button(ui, cx, variants, false);
    let playable = draft.variant.is_ok();
    command_button(ui, cx, "editor.open", playable, face);
    command_button(ui, cx, "invent.open", true, face);
    if let Ok(variant) = &draft.variant {
        playtest_button(ui, cx, face, PlaytestRequest::Rules(variant.clone()));
    }
}

/// The choices with the pieces below them, and the button that starts the game, with those of training beside it.
/// `ways`: whether the buttons that lead to other pages are at their end.
fn choices_of(
    ui: &mut Ui,
    cx: &mut PlayContext,
    draft: &Draft,
    choice: &mut GameChoice,
    ways: bool,
) {
    let cramped = ui.available_height() < CRAMPED_SIZE.y;
    let button = if cramped { 48.0 } else { 64.0 };
    let beside = ui.available_width() >= TWO_BUTTONS;
    ScrollArea::vertical()
        .id_salt(("choices", &draft.info.id))
        .max_height(ui.available_height() - button)
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            if let Err(problem) = &draft.variant {
                ui.label(RichText::new(problem).monospace().color(cx.theme.accent));
                ui.add_space(8.0);
            }
            about(ui, cx, draft);
            plate(ui, cx, |ui, cx| form(ui, cx, draft, choice));
            if let Ok(variant) = &draft.variant {
                plate(ui, cx, |ui, cx| {
                    let start = draft.start.as_ref().unwrap_or(variant.start());
                    pieces_list(ui, cx, (variant, start), LookUp::Piece);
                });
            }
            if !beside {
                ui.horizontal_wrapped(|ui| training(ui, cx, draft));
            }
            if ways {
                ui.horizontal_wrapped(|ui| other_ways(ui, cx, draft, Face::Icon));
            }
        });
    ui.add_space(if cramped { 2.0 } else { 8.0 });
    let begin = match computers_alone(&choice.players) {
        true => text!("new-game-watch"),
        false => text!("new-game-play"),
    };
    ui.horizontal(|ui| {
        if draft.start.is_ok() && main_button(ui, cx, begin).clicked() {
            cx.send(NewGameAction::Start(choice.clone()));
        }
        if beside {
            training(ui, cx, draft);
        }
    });
}

/// The ways to puzzles and exercises of the game.
fn training(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft) {
    puzzles_button(ui, cx, &draft.info.id);
    if let Ok(variant) = &draft.variant {
        let practise = Practise(variant.clone(), None);
        practise_button(ui, cx, text!("learn-practise"), practise);
    }
}

/// Shows a part of the page on a plate of its own.
fn plate(ui: &mut Ui, cx: &mut PlayContext, contents: impl FnOnce(&mut Ui, &mut PlayContext)) {
    let frame = Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.line))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(12, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui, cx);
    });
    ui.add_space(8.0);
}

/// The choices that matter most, and the others behind *Change*.
fn form(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, choice: &mut GameChoice) {
    let options = draft.info.options.iter().zip(&mut choice.options);
    for (option, (_, chosen)) in options.filter(|(option, _)| is_army(option)) {
        option_row(ui, cx, option, chosen);
    }
    layouts(ui, cx, draft, choice);
    if let Ok(variant) = &draft.variant {
        pieces_to_place::show(ui, cx, variant, (&mut choice.sets, &draft.start));
    }
    for color in Color::ALL {
        side(ui, cx, color, &mut choice.players);
    }
    ui.add_space(2.0);
    level(ui, cx, &mut choice.players);
    let id = ui.make_persistent_id("more choices");
    let mut open = ui.data(|data| data.get_temp(id).unwrap_or(false));
    ui.horizontal_wrapped(|ui| {
        ui.label(muted(cx, &in_short(draft, choice)));
        let words = match open {
            true => text!("new-game-done"),
            false => text!("new-game-change"),
        };
        let button = ui.button(words);
        if button.clicked() {
            open = !open;
            ui.data_mut(|data| data.insert_temp(id, open));
        }
    });
    if open {
        ui.add_space(6.0);
        for color in Color::ALL {
            name(ui, cx, color, choice);
        }
        time::show(ui, cx, &mut choice.time);
        colors(ui, cx, choice);
        rules(ui, cx, draft, choice);
    }
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
    words.join(" · ")
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
    if let Some(index) = labelled_choices(ui, cx, label, &names, chosen.unwrap_or(0)) {
        choice.layout.clone_from(&layouts[index]);
    }
    for words in &draft.replaced {
        ui.add(egui::Label::new(RichText::new(words).color(cx.theme.accent)).wrap());
    }
    ui.add_space(4.0);
}

/// What the game is, how difficult it is, and what playtests tell about it.
fn about(ui: &mut Ui, cx: &PlayContext, draft: &Draft) {
    if !draft.info.summary.is_empty() {
        let summary = heading(&draft.info.summary, 20.0);
        ui.add(egui::Label::new(summary).wrap());
    }
    if let Ok(variant) = &draft.variant {
        ui.horizontal_wrapped(|ui| {
            ui.label(muted(cx, &difficulty(variant)));
            character(ui, cx, variant, &draft.rules);
        });
    }
    if !draft.info.evening.is_empty() {
        ui.label(muted(cx, &draft.info.evening));
    }
    ui.add_space(4.0);
}

/// What playtests tell about the game.
fn character(ui: &mut Ui, cx: &PlayContext, variant: &Variant, rules: &str) {
    let characters = &cx.view.variants.characters;
    let known = characters.of(variant, rules);
    let line = known.and_then(|known| Some((known.line()?, known.source())));
    if let Some((line, source)) = line {
        ui.label(muted(cx, &line)).on_hover_text(source);
    } else if characters.are_old(variant, rules) {
        ui.label(muted(cx, text!("playtest-rules-changed")));
    }
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
    if let Some(index) = choices(ui, cx, &names, chosen) {
        choice.random = index == 1;
    }
    ui.add_space(4.0);
    if choice.players == PERSONS {
        ui.label(strong(text!("new-game-turning")));
        let names = [text!("new-game-turning-off"), text!("new-game-turning-on")];
        let names = names.map(str::to_owned);
        let chosen = usize::from(cx.settings.turn_board);
        if let Some(index) = choices(ui, cx, &names, chosen)
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
        .map(|(_, text)| text.clone())
        .collect();
    if let Some(index) = choices(ui, cx, &names, index.unwrap_or(0)) {
        chosen.clone_from(&option.choices[index].0);
    }
    ui.add_space(4.0);
}
