//! The path of all lessons, by chapters.

use super::{LearnContext, progress, stars};
use crate::app::learn::{EndingAction, LearnAction};
use crate::app::texts::text;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    bold, card, heading, main_button, muted, page_area, page_header, text_height, write_text,
};
use baroque::lessons::{Chapter, Lesson};
use bevy_egui::egui::{
    self, CornerRadius, FontId, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

/// The least size of a card, its margin, and the font of its text.
const LEAST_CARD_SIZE: (f32, f32) = (300.0, 104.0);
const CARD_MARGIN: f32 = 12.0;
const TEXT_FONT: FontId = FontId::proportional(13.5);

/// The gap between cards.
const CARD_GAP: f32 = 10.0;

/// The sizes of a piece and of a star on a card.
const PIECE_SIZE: f32 = 56.0;
const STAR_SIZE: f32 = 16.0;

pub(super) fn show(ui: &mut Ui, cx: &mut LearnContext) {
    page_area(ui, cx.theme, |ui| {
        title(ui, cx);
        ScrollArea::vertical()
            .id_salt("path")
            .auto_shrink(false)
            .follow_focus(ui, |ui| {
                next(ui, cx);
                let course = cx.view.learn.course();
                let mut first = 1;
                for chapter in course.into_iter().flat_map(|course| &course.chapters) {
                    self::chapter(ui, cx, chapter, first);
                    first += chapter.lessons.len();
                }
                ui.add_space(12.0);
                progress::show(ui, cx);
                ui.add_space(16.0);
            });
    });
}

fn title(ui: &mut Ui, cx: &mut LearnContext) {
    page_header(ui, cx, text!("learn-title"));
    ui.label(RichText::new(text!("learn-what")).color(cx.theme.muted));
    ui.add_space(4.0);
}

/// Shows the next lesson, due exercises, and endings.
fn next(ui: &mut Ui, cx: &mut LearnContext) {
    let learn = &cx.view.learn;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        let left = learn.run.as_ref().and_then(|run| run.lesson());
        if learn.run.is_some() {
            let button = main_button(ui, cx, text!("learn-resume"));
            if button.clicked() {
                cx.send(LearnAction::Resume);
            }
            let title = left.map_or(text!("learn-review-title"), |lesson| &lesson.title);
            ui.label(title);
        } else if let Some(lesson) = learn.next_lesson() {
            let words = match learn.facts.stars.is_empty() {
                true => text!("learn-first"),
                false => text!("learn-next"),
            };
            let button = main_button(ui, cx, words);
            if button.clicked() {
                cx.send(LearnAction::Begin(lesson.id.clone()));
            }
            ui.label(&lesson.title);
        } else {
            ui.label(text!("learn-all-done"));
        }
        let due = learn.facts.due;
        if due > 0 {
            let button = egui::Button::new(text!("learn-review", count = due));
            let button = ui
                .add(button.min_size(vec2(0.0, 42.0)))
                .on_hover_text(text!("learn-review-help"));
            cx.on_click(button, LearnAction::Review);
        }
        let button = egui::Button::new(text!("learn-endings-open"));
        let button = ui
            .add(button.min_size(vec2(0.0, 42.0)))
            .on_hover_text(text!("learn-endings-what"));
        cx.on_click(button, LearnAction::Ending(EndingAction::Open));
    });
}

fn chapter(ui: &mut Ui, cx: &mut LearnContext, chapter: &Chapter, first: usize) {
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.label(heading(&chapter.name, 22.0));
        let stars = &cx.view.learn.facts.stars;
        let lessons = chapter.lessons.iter();
        let done = lessons
            .filter(|lesson| stars.contains_key(&lesson.id))
            .count();
        let words = text!(
            "learn-chapter-done",
            done = done,
            of = chapter.lessons.len()
        );
        ui.label(muted(cx, &words));
    });
    let room = ui.available_width() - 12.0;
    let columns = (((room + CARD_GAP) / (LEAST_CARD_SIZE.0 + CARD_GAP)).floor() as usize).max(1);
    let width = (room - CARD_GAP * (columns - 1) as f32) / columns as f32;
    for (row, lessons) in chapter.lessons.chunks(columns).enumerate() {
        let height = lessons.iter().map(|lesson| card_height(ui, lesson, width));
        let height = height.fold(LEAST_CARD_SIZE.1, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(CARD_GAP, CARD_GAP);
            for (column, lesson) in lessons.iter().enumerate() {
                let number = first + row * columns + column;
                self::lesson(ui, cx, lesson, number, vec2(width, height));
            }
        });
    }
}

/// The height of a card with all its text.
fn card_height(ui: &Ui, lesson: &Lesson, width: f32) -> f32 {
    let picture = match lesson.pieces.is_empty() {
        true => 0.0,
        false => PIECE_SIZE + 12.0,
    };
    let width = width - 2.0 * CARD_MARGIN - picture;
    // The number of the lesson has two digits at most.
    let title = text_height(ui, width, &format!("00. {}", lesson.title), bold(16.0));
    let about = text_height(ui, width, &lesson.about, TEXT_FONT);
    title + about + STAR_SIZE + 10.0 + 2.0 * CARD_MARGIN
}

fn lesson(ui: &mut Ui, cx: &mut LearnContext, lesson: &Lesson, number: usize, size: Vec2) {
    let learn = &cx.view.learn;
    let earned = learn.facts.stars.get(&lesson.id).copied();
    let is_next = learn.next_lesson().is_some_and(|next| next.id == lesson.id);
    let words = spoken(lesson, number, earned, is_next);
    let (response, inside) = card(ui, cx, size, &words);
    if response.clicked() {
        cx.send(LearnAction::Begin(lesson.id.clone()));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    if is_next {
        let line = Stroke::new(2.0, cx.theme.accent);
        let corners = CornerRadius::same(8);
        ui.painter()
            .rect_stroke(response.rect, corners, line, StrokeKind::Inside);
    }
    contents(ui, cx, lesson, (number, earned, is_next), inside);
}

/// The drawing of a card: a piece, the title, what one learns, and the stars.
fn contents(
    ui: &Ui,
    cx: &mut LearnContext,
    lesson: &Lesson,
    (number, earned, is_next): (usize, Option<u8>, bool),
    inside: Rect,
) {
    let mut text = inside;
    if let Some(&piece) = lesson.pieces.first() {
        let corner = pos2(inside.left(), inside.top());
        let place = Rect::from_min_size(corner, vec2(PIECE_SIZE, PIECE_SIZE));
        piece_at(ui, cx, &lesson.variant, piece, place);
        text.min.x += PIECE_SIZE + 12.0;
    }
    let theme = cx.theme;
    let title = format!("{number}. {}", lesson.title);
    text.min.y += write_text(ui, text.min, text.width(), &title, bold(16.0), theme.ink) + 2.0;
    let below = pos2(text.left(), inside.bottom() - STAR_SIZE);
    write_text(
        ui,
        text.min,
        text.width(),
        &lesson.about,
        TEXT_FONT,
        theme.muted,
    );
    if let Some(earned) = earned {
        stars::at(ui, cx, earned, below, STAR_SIZE);
        return;
    }
    let minutes = text!("learn-minutes", count = lesson.minutes());
    let (words, ink) = match is_next {
        true => (text!("learn-card-next", minutes = minutes), theme.accent),
        false => (minutes, theme.muted),
    };
    write_text(ui, below, text.width(), &words, TEXT_FONT, ink);
}

/// The text of a card for screen readers.
fn spoken(lesson: &Lesson, number: usize, earned: Option<u8>, is_next: bool) -> String {
    let title = format!("{number}. {}", lesson.title);
    match earned {
        Some(stars) => format!("{title}. {}", text!("learn-stars", stars = stars)),
        None if is_next => format!("{title}. {}", text!("learn-next")),
        None => title,
    }
}
