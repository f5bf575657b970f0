//! The page of endings: the choice, and the panel beside the board of an exercise.

use super::LearnContext;
use crate::app::board::draw::BoardPlace;
use crate::app::learn::{
    EndingAction, EndingCard, EndingPage, EndingRun, EndingStep, LearnAction, ending_games,
};
use crate::app::play::ui::board;
use crate::app::texts::text;
use crate::app::ui::boards::layout_name;
use crate::app::ui::pieces::{piece_at, piece_row};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    bold, card, heading, main_button, muted, page_header, small_button, text_height, write_text,
};
use crate::app::ui::{access, columns, notices};
use baroque::rules::{Color, NoMoves, Piece, Royal};
use baroque::training::{EndingGoal, moves_of};
use bevy_egui::egui::{
    self, Button, ComboBox, FontId, Frame, Label, Margin, Rect, RichText, ScrollArea, Ui, vec2,
};

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.45;

/// The least width of a card, the size of its piece, and the font of its text.
const LEAST_CARD_WIDTH: f32 = 300.0;
const PIECE_SIZE: f32 = 48.0;
const TEXT_FONT: FontId = FontId::proportional(13.5);

/// The gap between cards, and the margin inside.
const CARD_GAP: f32 = 10.0;
const CARD_MARGIN: f32 = 12.0;

/// The width of the list of games.
const GAMES_WIDTH: f32 = 300.0;

/// Shows the choice or the exercise. Returns the place of the board.
pub(super) fn show<'a>(
    ui: &mut Ui,
    cx: &mut LearnContext<'_, 'a>,
    page: &'a EndingPage,
) -> BoardPlace {
    let shell = &cx.view.shell;
    let Some(run) = &page.run else {
        notices::along_bottom(ui, cx, shell);
        choice(ui, cx, page);
        return BoardPlace::default();
    };
    let Some(board) = run.board() else {
        notices::along_bottom(ui, cx, shell);
        let frame = Frame::new().fill(cx.theme.paper).inner_margin(20);
        egui::CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| panel(ui, cx, run));
        return BoardPlace::default();
    };
    let both = |ui: &mut Ui, cx: &mut LearnContext| {
        notices::show(ui, cx, shell);
        panel(ui, cx, run);
    };
    let table = &board.table;
    let room = ui.max_rect().size();
    if columns::are_beside(room) {
        let width = board::width_of(cx.settings, table.record.variant(), table.view(), room.y);
        columns::panel_beside(ui, "ending", width, |ui| both(ui, cx));
    } else {
        let height = room.y * PANEL_HEIGHT_SHARE;
        columns::panel_below(ui, "ending", height, |ui| both(ui, cx));
    }
    let room = ui.available_rect_before_wrap();
    let shown = board::BoardContent::of(table, cx.view.hand.controls());
    board::show(ui, &mut cx.with(shown), room).place
}

fn choice(ui: &mut Ui, cx: &mut LearnContext, page: &EndingPage) {
    let frame = Frame::new()
        .fill(cx.theme.paper)
        .inner_margin(Margin::symmetric(24, 16));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        page_header(ui, cx, text!("learn-endings"));
        ScrollArea::vertical()
            .id_salt("endings")
            .auto_shrink(false)
            .follow_focus(ui, |ui| {
                ui.add(Label::new(muted(cx, text!("learn-endings-what"))).wrap());
                ui.add_space(6.0);
                games(ui, cx, page);
                for (goal, title) in [
                    (EndingGoal::Win, text!("learn-endings-win")),
                    (EndingGoal::Hold, text!("learn-endings-hold")),
                ] {
                    let of_goal = page.cards.iter();
                    let of_goal = of_goal.filter(|card| card.subject.goal == goal);
                    let cards: Vec<&EndingCard> = of_goal.collect();
                    if !cards.is_empty() {
                        ui.add_space(8.0);
                        ui.label(heading(title, 22.0));
                        self::cards(ui, cx, &cards);
                    }
                }
            });
    });
}

/// The list of games with their boards.
fn games(ui: &mut Ui, cx: &mut LearnContext, page: &EndingPage) {
    let games = ending_games();
    let chosen = games.get(page.chosen).map(|&game| game_name(cx, game));
    let response = ComboBox::from_id_salt("game of endings")
        .selected_text(chosen.unwrap_or_default())
        .width(GAMES_WIDTH.min(ui.available_width()))
        .height(420.0)
        .show_ui(ui, |ui| {
            for (index, &game) in games.iter().enumerate() {
                let words = game_name(cx, game);
                let entry = ui.selectable_label(index == page.chosen, &words);
                let action = LearnAction::Ending(EndingAction::ChooseGame(index));
                cx.on_click(entry, &format!("Endings: {words}"), action);
            }
        });
    access::name(&response.response, text!("learn-endings-game"));
    cx.landmarks.note("Game of endings", response.response.rect);
}

/// A game and its board.
fn game_name(cx: &LearnContext, (game, layout): (&str, &str)) -> String {
    let mut cards = cx.view.variants.cards.iter();
    let card = cards.find(|card| card.info.id == game);
    let name = card.map_or(game, |card| card.info.name.as_str());
    text!(
        "learn-ending-game",
        game = name,
        board = layout_name(layout)
    )
}

fn cards(ui: &mut Ui, cx: &mut LearnContext, cards: &[&EndingCard]) {
    let room = ui.available_width() - 12.0;
    let columns = (((room + CARD_GAP) / (LEAST_CARD_WIDTH + CARD_GAP)).floor() as usize).max(1);
    let width = (room - CARD_GAP * (columns - 1) as f32) / columns as f32;
    for cards in cards.chunks(columns) {
        let words = cards.iter().map(|card| card_words(card));
        let words: Vec<(String, String)> = words.collect();
        let inside = width - 2.0 * CARD_MARGIN - PIECE_SIZE - 12.0;
        let height = |(title, about): &(String, String)| {
            text_height(ui, inside, title, bold(16.0)) + text_height(ui, inside, about, TEXT_FONT)
        };
        let height = words.iter().map(height).fold(PIECE_SIZE, f32::max) + 2.0 * CARD_MARGIN + 4.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(CARD_GAP, CARD_GAP);
            for (card, words) in cards.iter().zip(&words) {
                self::card_of(ui, cx, card, words, vec2(width, height));
            }
        });
        ui.add_space(CARD_GAP);
    }
}

/// The title of a card, and what one can expect.
fn card_words(card: &EndingCard) -> (String, String) {
    let kind = card.subject.variant.kind(card.subject.piece);
    let figures = card.figures;
    let title = text!("learn-ending-title", piece = kind.name.as_str());
    let about = match card.subject.goal {
        EndingGoal::Win => text!(
            "learn-ending-card",
            percent = figures.wins * 100 / figures.positions.max(1),
            longest = moves_of(figures.longest_win)
        ),
        EndingGoal::Hold => {
            let held = figures.defences - figures.losses;
            let percent = held * 100 / figures.defences.max(1);
            text!("learn-ending-card-hold", percent = percent)
        }
    };
    (title, about)
}

fn card_of(
    ui: &mut Ui,
    cx: &mut LearnContext,
    ending: &EndingCard,
    (title, about): &(String, String),
    size: egui::Vec2,
) {
    let subject = &ending.subject;
    let goal = match subject.goal {
        EndingGoal::Win => text!("learn-endings-win"),
        EndingGoal::Hold => text!("learn-endings-hold"),
    };
    let (response, inside) = card(ui, cx, size, &format!("{goal}: {title}. {about}"));
    cx.landmarks
        .note(&format!("Ending: {title}, {goal}"), response.rect);
    if response.clicked() {
        let variant = subject.variant.clone();
        let begin = EndingAction::Begin(variant, subject.piece, subject.goal);
        cx.send(LearnAction::Ending(begin));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let place = Rect::from_min_size(inside.min, vec2(PIECE_SIZE, PIECE_SIZE));
    let piece = Piece::new(Color::White, subject.piece);
    piece_at(ui, cx, &subject.variant, piece, place);
    let mut text = inside;
    text.min.x += PIECE_SIZE + 12.0;
    let theme = cx.theme;
    text.min.y += write_text(ui, text.min, text.width(), title, bold(16.0), theme.ink) + 2.0;
    write_text(ui, text.min, text.width(), about, TEXT_FONT, theme.muted);
}

/// The panel of an exercise.
fn panel(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    ScrollArea::vertical()
        .id_salt("ending exercise")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            header(ui, cx, run);
            ui.add_space(8.0);
            match &run.step {
                EndingStep::Solving(progress) => {
                    ui.horizontal_wrapped(|ui| {
                        ui.spinner();
                        ui.label(text!("learn-ending-solving"));
                        let percent = (progress.share() * 100.0).min(100.0) as u32;
                        ui.label(muted(cx, &text!("learn-ending-percent", percent = percent)));
                    });
                }
                EndingStep::Nothing(why) => {
                    ui.add(Label::new(why).wrap());
                }
                EndingStep::Asked(_) => exercise(ui, cx, run),
            }
            figures(ui, cx, run);
            rules(ui, cx, run);
        });
}

/// How the ending is won, and what the piece does.
fn rules(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let variant = &run.subject.variant;
    let settings = variant.settings();
    let words = match (settings.royal, settings.no_moves) {
        (Royal::Check, NoMoves::Draws) => text!("learn-ending-checkmate"),
        (Royal::Check, NoMoves::Loses) => text!("learn-ending-checkmate-stalemate"),
        (Royal::Capture, NoMoves::Draws) => text!("learn-ending-capture"),
        (Royal::Capture, NoMoves::Loses) => text!("learn-ending-capture-stalemate"),
    };
    ui.add_space(12.0);
    ui.add(Label::new(words).wrap());
    ui.add_space(8.0);
    let piece = Piece::new(Color::White, run.subject.piece);
    piece_row(ui, cx, variant, piece, None::<LearnAction>);
}

/// The way out, the title, and the choice of the distance.
fn header(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let (variant, subject) = (&run.subject.variant, &run.subject);
    ui.horizontal(|ui| {
        let leave = Some(LearnAction::Leave);
        small_button(ui, cx, "close", text!("learn-leave"), leave);
        let piece = variant.kind(subject.piece).name.as_str();
        let title = text!("learn-ending-title", piece = piece);
        ui.add(Label::new(heading(&title, 20.0)).wrap());
    });
    let game = text!(
        "learn-ending-game",
        game = variant.name(),
        board = layout_name(variant.layout())
    );
    ui.add(Label::new(muted(cx, &game)).wrap());
    let Some((least, most)) = run.range else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let set = |moves: u16| LearnAction::Ending(EndingAction::SetMoves(moves));
        let shorter = (run.moves > least).then(|| set(run.moves - 1));
        small_button(ui, cx, "minus", text!("learn-ending-shorter"), shorter);
        ui.label(text!("learn-ending-moves", count = run.moves, most = most));
        let longer = (run.moves < most).then(|| set(run.moves + 1));
        small_button(ui, cx, "plus", text!("learn-ending-longer"), longer);
    });
}

/// The task, what was wrong, the result, and the buttons.
fn exercise(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let Some(board) = run.board() else { return };
    ui.add(Label::new(RichText::new(run.task()).size(17.0)).wrap());
    if let Some(remark) = &board.remark {
        ui.add_space(6.0);
        ui.add(Label::new(RichText::new(remark).color(cx.theme.wrong)).wrap());
    }
    ui.add_space(8.0);
    let Some(reached) = board.result else {
        ui.label(muted(cx, &text!("learn-ending-made", count = board.made)));
        if let Some(left) = board.moves_left().filter(|_| board.made > 0) {
            ui.label(muted(cx, &text!("learn-ending-left", count = left)));
            let lost = board.moves_lost();
            if lost > 0 {
                ui.label(text!("learn-ending-slower", count = lost));
            }
        }
        ui.add_space(8.0);
        let show = ui.add(Button::new(text!("learn-ending-show")).min_size(vec2(0.0, 34.0)));
        let action = LearnAction::Ending(EndingAction::ShowMove);
        return cx.on_click(show, "Show a move", action);
    };
    let ink = match reached {
        true => cx.theme.right,
        false => cx.theme.wrong,
    };
    let words = RichText::new(board.result_words(reached))
        .color(ink)
        .size(17.0);
    ui.add(Label::new(words).wrap());
    ui.add_space(8.0);
    if main_button(ui, cx, text!("learn-ending-next"), "Next ending").clicked() {
        cx.send(LearnAction::Ending(EndingAction::Next));
    }
}

/// How often the side with the piece wins.
fn figures(ui: &mut Ui, cx: &mut LearnContext, run: &EndingRun) {
    let Some((thousandths, longest)) = run.figures else {
        return;
    };
    ui.add_space(12.0);
    let words = text!(
        "learn-ending-card",
        percent = thousandths as f64 / 10.0,
        longest = longest
    );
    ui.add(Label::new(muted(cx, &words)).wrap());
}
