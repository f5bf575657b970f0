//! The tries: all of them as rows, and those of one piece as pictures.

use super::PenultimaContext;
use super::parts::act;
use crate::app::penultima::{GameAction, PenultimaGame, picture, words};
use crate::app::shell::Notify;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{muted, square_boxes, strong};
use baroque::diagram::scene_svg;
use baroque::penultima::TryEntry;
use baroque::texts::text;
use bevy_egui::egui::{
    self, Button, Label, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, WidgetType, vec2,
};

/// The size of the picture of a try.
const PICTURE_SIZE: f32 = 96.0;

/// Shows all tries, the newest first, and what can be copied.
pub fn show(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    copies(ui, cx, game);
    let log = game.public().log();
    if log.is_empty() {
        ui.label(muted(cx, text!("penultima-no-tries")));
    }
    ScrollArea::vertical()
        .id_salt("tries")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (at, entry) in log.iter().enumerate().rev() {
                row(ui, cx, game, at, entry);
            }
        });
}

fn copies(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    ui.horizontal_wrapped(|ui| {
        let pgn = || match game.secret() {
            Some(secret) => game.public().pgn_revealed(secret),
            None => game.public().pgn(),
        };
        copy(ui, cx, text!("penultima-copy-fen"), || game.public().fen());
        if game.laboratory().is_none() {
            copy(ui, cx, text!("tries-copy-pgn"), pgn);
        }
    });
}

fn copy(ui: &mut Ui, cx: &mut PenultimaContext, words: &str, written: impl FnOnce() -> String) {
    let button = ui.button(words);
    if button.clicked() {
        ui.ctx().copy_text(written());
        cx.send(Notify(text!("tries-copied").to_owned()));
    }
}

/// A try in words.
fn message(game: &PenultimaGame, at: usize, entry: &TryEntry) -> String {
    let message = words::entry_words(game.public(), entry);
    text!("tries-row", number = at + 1, message = message)
}

fn row(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame, at: usize, entry: &TryEntry) {
    let words = message(game, at, entry);
    let looked = game.board.looked == Some(at);
    let button = Button::new(RichText::new(&words).size(14.0))
        .selected(looked)
        .wrap()
        .frame_when_inactive(looked);
    let response = ui.add(button);
    if response.clicked() {
        act(cx, GameAction::Look((!looked).then_some(at)));
    }
}

/// The tries of the piece on the open page, the newest first; those that contradict its guess come before.
pub fn of_page(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let Some(page) = game.notebook.page() else {
        return;
    };
    let public = game.public();
    let of_piece = |entry: &TryEntry| {
        let piece = entry.before.piece(entry.attempt.from);
        let letter = piece.map(|piece| public.board().kind(piece.piece_type()).letter);
        letter == Some(page.role.letter())
    };
    let against = game.notebook.contradicting();
    if !against.is_empty() {
        ui.label(strong(text!("penultima-against")).color(cx.theme.accent));
    }
    for &at in against {
        if let Some(entry) = public.log().get(at) {
            pictured(ui, cx, game, at, entry);
        }
    }
    let own: Vec<(usize, &TryEntry)> = public
        .log()
        .iter()
        .enumerate()
        .filter(|(at, entry)| of_piece(entry) && !against.contains(at))
        .collect();
    ui.label(strong(&text!("penultima-its-tries", count = own.len())));
    for (at, entry) in own.into_iter().rev() {
        pictured(ui, cx, game, at, entry);
    }
}

/// A try with its picture, its words and its mark.
fn pictured(
    ui: &mut Ui,
    cx: &mut PenultimaContext,
    game: &PenultimaGame,
    at: usize,
    entry: &TryEntry,
) {
    let words = message(game, at, entry);
    let row = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        ui.horizontal_top(|ui| {
            small_board(ui, cx, game, at, entry);
            ui.vertical(|ui| {
                ui.add(Label::new(RichText::new(&words).size(14.0)).wrap());
                square_boxes(ui);
                let starred = game.notebook.starred.contains(&at);
                let mut marked = starred;
                ui.checkbox(&mut marked, text!("penultima-mark"));
                if marked != starred {
                    act(cx, GameAction::Star(at));
                }
            });
        });
    });
    let response = row.response;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    if game.board.looked == Some(at) || response.has_focus() {
        let line = Stroke::new(1.5, cx.theme.accent);
        let rect = response.rect.expand(2.0);
        ui.painter()
            .rect_stroke(rect, 4.0, line, StrokeKind::Inside);
    }
    if response.clicked() {
        let looked = game.board.looked == Some(at);
        act(cx, GameAction::Look((!looked).then_some(at)));
    }
}

fn small_board(
    ui: &mut Ui,
    cx: &mut PenultimaContext,
    game: &PenultimaGame,
    at: usize,
    entry: &TryEntry,
) {
    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE_SIZE, PICTURE_SIZE), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let (palette, set) = (cx.settings.palette(), cx.settings.pieces);
    let view = &game.board.view;
    let name = format!(
        "penultima:{}:{at}:{}:{palette:?}:{set:?}",
        game.number(),
        view.flipped()
    );
    let svg = || {
        let items = picture(game, entry);
        scene_svg(game.public().board(), &items, view, set, &palette)
    };
    let image = cx.tools.art.picture(ui.ctx(), &name, rect.size(), svg);
    image.paint_at(ui, egui::Rect::from_center_size(rect.center(), rect.size()));
}
