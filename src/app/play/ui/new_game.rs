//! The page of a game: what it is, the choices for a new game, and its pieces.

mod form;

use crate::app::board::action::{LookUp, Practise};
use crate::app::board::draw::BoardPlace;
use crate::app::play::Draft;
use crate::app::play::action::NewGameAction;
use crate::app::play::table::{GameChoice, computers_alone};
use crate::app::play::ui::{PlayContext, PlayView};
use crate::app::screens::PageInput;
use crate::app::shell::{Shell, ShellAction};
use crate::app::ui::pieces::pieces_list;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    Face, at_least, command_button, fitting, guide_button, header, heading, main_button, muted,
    practise_button, without_frames,
};
use crate::app::ui::{boards, columns, notices};
use crate::app::variants::PlaytestRequest;
use crate::app::variants::ui::files::{
    byline, difficulty, file_buttons, playtest_button, problems_button, puzzles_button,
};
use baroque::diagram::BoardView;
use baroque::rules::Variant;
use baroque::texts::text;
use bevy::prelude::Res;
use bevy_egui::egui::{self, Frame, Margin, RichText, ScrollArea, Stroke, Ui, Vec2, vec2};

/// The least size of the page. A smaller one scrolls.
const LEAST: Vec2 = vec2(240.0, 180.0);

/// Below this size, the page has small margins and few buttons at the top.
const CRAMPED_SIZE: Vec2 = vec2(520.0, 320.0);

/// Below this width, the page has no board.
const TWO_COLUMNS: f32 = 720.0;

/// Below this width, the buttons of training are not beside the button that starts the game.
const TWO_BUTTONS: f32 = 400.0;

/// Below this width, the buttons at the top have icons only, and below the second one, the title is below them.
const WORDS_PAGE_WIDTH: f32 = 960.0;
const ONE_ROW_PAGE_WIDTH: f32 = 720.0;

/// The font sizes of the game's name in one row, and in two rows.
const NAME_SIZES: [f32; 3] = [26.0, 23.0, 20.0];
const SMALL_NAME_SIZES: [f32; 3] = [17.0, 15.0, 13.0];

/// Draws the page.
pub fn draw(page: PageInput, view: PlayView, shell: Res<Shell>) -> BoardPlace {
    page.show(&view, |ui, cx| {
        notices::in_corner(ui, cx, &shell);
        at_least(ui, LEAST, |ui| show(ui, cx));
    });
    BoardPlace::default()
}

/// Shows the page. In a wide window, the board is beside the choices.
fn show(ui: &mut Ui, cx: &mut PlayContext) {
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
            let width = boards::width_of(cx.settings, variant, &view, room.y);
            columns::panel_beside(ui, "choices of a game", width, |ui| {
                title(ui, cx, draft, false, false);
                choices_of(ui, cx, draft, &mut choice, true);
            });
            let place = boards::place_in(
                ui,
                cx.settings,
                ui.available_rect_before_wrap(),
                variant,
                &view,
            );
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
                let sizes = if cramped {
                    &NAME_SIZES[2..]
                } else {
                    &NAME_SIZES
                };
                let name = fitting(ui, cx, &draft.info.name, (sizes, &SMALL_NAME_SIZES));
                ui.add(name);
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
            other_ways(ui, cx, draft, face, false);
        }
    };
    header(ui, cx, one_row, ShellAction::Back, title, own);
    ui.add_space(if cramped { 2.0 } else { 8.0 });
}

/// The buttons that lead to the file, the editor and the form for a new piece. `words`: whether there is room for all
/// their words.
fn other_ways(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft, face: Face, words: bool) {
    let variants = &cx.view.variants;
    let variant = draft.variant.as_deref().ok();
    file_buttons(ui, cx, variants, (&draft.info.id, variant), words);
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
    let more = form::shows_more(ui, draft);
    ScrollArea::vertical()
        .id_salt(("choices", more, &draft.info.id))
        .max_height(ui.available_height() - button)
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            if more {
                return plate(ui, cx, |ui, cx| form::more(ui, cx, draft, choice));
            }
            if let Err(problem) = &draft.variant {
                ui.label(RichText::new(problem).monospace().color(cx.theme.accent));
                ui.add_space(8.0);
            }
            about(ui, cx, draft);
            plate(ui, cx, |ui, cx| form::form(ui, cx, draft, choice));
            if let Ok(variant) = &draft.variant {
                plate(ui, cx, |ui, cx| {
                    let start = draft.start.as_ref().unwrap_or(variant.start());
                    pieces_list(ui, cx, (variant, start), LookUp::Piece);
                });
            }
            ui.horizontal_wrapped(|ui| {
                if !beside {
                    training(ui, cx, draft);
                }
                links(ui, cx, draft);
            });
            if ways {
                ui.horizontal_wrapped(|ui| {
                    without_frames(ui);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    other_ways(ui, cx, draft, Face::Words, true);
                });
            }
        });
    ui.add_space(if cramped { 2.0 } else { 8.0 });
    let begin = match computers_alone(&choice.players) {
        true => text!("new-game-watch"),
        false => text!("new-game-play"),
    };
    ui.horizontal(|ui| {
        let begin = ui.add_enabled_ui(draft.start.is_ok(), |ui| main_button(ui, cx, begin));
        if begin.inner.clicked() {
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

/// The links to the pages of other features.
fn links(ui: &mut Ui, cx: &mut PlayContext, draft: &Draft) {
    if let (Ok(variant), Ok(start)) = (&draft.variant, &draft.start) {
        for link in cx.view.links.iter() {
            let button = ui.button((link.label)()).on_hover_text((link.help)());
            if button.clicked() {
                (link.open)(variant.clone(), start.clone(), cx.outbox);
            }
        }
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

/// What the game is, how difficult it is, and what playtests tell about it.
fn about(ui: &mut Ui, cx: &PlayContext, draft: &Draft) {
    if !draft.info.summary.is_empty() {
        let summary = heading(&draft.info.summary, 20.0);
        ui.add(egui::Label::new(summary).wrap());
    }
    if let Ok(variant) = &draft.variant {
        let start = draft.start.as_ref().unwrap_or(variant.start());
        ui.horizontal_wrapped(|ui| {
            ui.label(muted(cx, &difficulty(variant, start)));
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
    let known = known.and_then(|known| Some((known.words()?, known.in_full()?)));
    if let Some((words, figures)) = known {
        ui.label(muted(cx, "·"));
        ui.label(muted(cx, &words)).on_hover_text(figures);
    } else if characters.are_old(variant, rules) {
        ui.label(muted(cx, "·"));
        ui.label(muted(cx, text!("playtest-rules-changed")));
    }
}
