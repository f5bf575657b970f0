//! The path of all lessons, by chapters, and the next lesson beside it.

use super::{LearnContext, progress, stars};
use crate::app::learn::{EndingAction, LearnAction};
use crate::app::ui::access;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    bold, heading, main_button, muted, page_area, page_bar, text_height, write_text,
};
use baroque::diagram::{BoardView, board_svg, scene_svg};
use baroque::lessons::{Chapter, Lesson};
use baroque::texts::text;
use bevy_egui::egui::{
    self, Align, Align2, Color32, FontId, Frame, Label, Layout, Pos2, Rect, RichText, ScrollArea,
    Sense, Stroke, Ui, WidgetType, pos2, vec2,
};

/// The width of the next lesson beside the path, and the space between them. On a narrower page it is above the path,
/// without its board.
const NEXT_WIDTH: f32 = 380.0;
const GAP: f32 = 32.0;
const TWO_COLUMNS_WIDTH: f32 = 860.0;
const MAX_PATH_WIDTH: f32 = 860.0;

/// The height of everything below its board.
const BELOW_BOARD: f32 = 250.0;

/// The radius of a lesson's circle on the path, and the size of the piece in it.
const CIRCLE_RADIUS: f32 = 28.0;
const PIECE_SIZE: f32 = 46.0;

/// The room around a circle, and the space beside the text.
const CIRCLE_ROOM: f32 = 76.0;
const REMARK_WIDTH: f32 = 180.0;
const ROW_MARGIN: f32 = 7.0;

/// The size of a star, and the fonts.
const STAR_SIZE: f32 = 18.0;
const TEXT_FONT: FontId = FontId::proportional(15.0);
const TITLE_SIZE: f32 = 18.0;

pub(super) fn show(ui: &mut Ui, cx: &mut LearnContext) {
    page_area(ui, cx.theme, |ui| {
        page_bar(ui, cx, "learn.open", |_, _| {});
        let room = ui.available_size();
        if room.x < TWO_COLUMNS_WIDTH {
            return scrolled(ui, |ui| {
                next(ui, cx, None);
                chapters(ui, cx);
            });
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let column = Layout::top_down(Align::Min);
            let path = vec2((room.x - NEXT_WIDTH - GAP).min(MAX_PATH_WIDTH), room.y);
            ui.allocate_ui_with_layout(path, column, |ui| {
                ui.set_width(path.x);
                ui.spacing_mut().item_spacing.x = 8.0;
                scrolled(ui, |ui| chapters(ui, cx));
            });
            ui.allocate_ui_with_layout(vec2(NEXT_WIDTH, room.y), column, |ui| {
                ui.set_width(NEXT_WIDTH);
                ui.spacing_mut().item_spacing.x = 8.0;
                next(ui, cx, Some(room.y - BELOW_BOARD));
            });
        });
    });
}

fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .id_salt("path")
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            contents(ui);
            ui.add_space(16.0);
        });
}

fn chapters(ui: &mut Ui, cx: &mut LearnContext) {
    let words = RichText::new(text!("learn-what")).color(cx.theme.muted);
    ui.add(Label::new(words).wrap());
    let course = cx.view.learn.course();
    let mut first = 1;
    for chapter in course.into_iter().flat_map(|course| &course.chapters) {
        self::chapter(ui, cx, chapter, first);
        first += chapter.lessons.len();
    }
    ui.add_space(16.0);
    progress::show(ui, cx);
}

/// The next lesson, due exercises, and endings. With a height, the lesson has a board that is no higher.
fn next(ui: &mut Ui, cx: &mut LearnContext, height: Option<f32>) {
    let frame = Frame::new()
        .fill(cx.theme.card)
        .stroke(Stroke::new(1.0, cx.theme.line))
        .corner_radius(8)
        .inner_margin(18);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let learn = &cx.view.learn;
        let open = learn.run.as_ref().and_then(|run| run.lesson());
        let resume = || text!("learn-resume");
        match (&learn.run, learn.next_lesson()) {
            (Some(_), _) => {
                let title = open.map_or(text!("learn-review-title"), |lesson| &lesson.title);
                offer(ui, cx, (title, open, height));
                let button = main_button(ui, cx, resume());
                if button.clicked() {
                    cx.send(LearnAction::Resume);
                }
            }
            (None, Some(lesson)) => {
                offer(ui, cx, (&lesson.title, Some(lesson), height));
                let words = match learn.facts.stars.is_empty() {
                    _ if learn.facts.begun.contains(&lesson.id) => resume(),
                    true => text!("learn-first"),
                    false => text!("learn-next"),
                };
                let button = main_button(ui, cx, words);
                if button.clicked() {
                    cx.send(LearnAction::Begin(lesson.id.clone()));
                }
            }
            (None, None) => _ = ui.label(text!("learn-all-done")),
        }
        ui.add_space(6.0);
        more(ui, cx);
    });
}

/// The title of a lesson, its board and its subject.
fn offer(
    ui: &mut Ui,
    cx: &mut LearnContext,
    (title, lesson, height): (&str, Option<&Lesson>, Option<f32>),
) {
    ui.add(Label::new(heading(title, 26.0)).wrap());
    if let (Some(lesson), Some(height)) = (lesson, height) {
        let side = ui.available_width().min(height);
        if side > 2.0 * CIRCLE_ROOM {
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            board(ui, cx, lesson, rect);
        }
    }
    if let Some(lesson) = lesson {
        ui.add(Label::new(&lesson.about).wrap());
    }
    ui.add_space(4.0);
}

/// The first scene of a lesson with its first move, or the start of its game.
fn board(ui: &Ui, cx: &mut LearnContext, lesson: &Lesson, rect: Rect) {
    let (palette, set) = (cx.settings.palette(), cx.settings.pieces);
    let learn = &cx.view.learn;
    let svg = || match learn.first_scene(lesson) {
        Some(scene) => {
            let (variant, view) = (&scene.variant, scene.view());
            scene_svg(variant, &scene.still(), &view, set, &palette)
        }
        None => {
            let variant = &lesson.variant;
            let view = BoardView::of(variant, false);
            board_svg(variant, variant.start(), &view, set, &palette)
        }
    };
    let name = format!("lesson:{}:{palette:?}:{set:?}", lesson.id);
    let image = cx.tools.art.picture(ui.ctx(), &name, rect.size(), svg);
    image.paint_at(ui, rect);
}

/// Due exercises, and endings.
fn more(ui: &mut Ui, cx: &mut LearnContext) {
    ui.horizontal_wrapped(|ui| {
        let due = cx.view.learn.facts.due;
        if due > 0 {
            let button = ui.button(text!("learn-review", count = due));
            let button = button.on_hover_text(text!("learn-review-help"));
            cx.on_click(button, LearnAction::Review);
        }
        let button = ui.button(text!("learn-endings-open"));
        let button = button.on_hover_text(text!("learn-endings-what"));
        cx.on_click(button, LearnAction::Ending(EndingAction::Open));
    });
}

fn chapter(ui: &mut Ui, cx: &mut LearnContext, chapter: &Chapter, first: usize) {
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(heading(&chapter.name, 26.0));
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
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut above = None;
    for (index, lesson) in chapter.lessons.iter().enumerate() {
        let circle = self::lesson(ui, cx, lesson, first + index);
        if let Some(above) = above {
            let line = Stroke::new(2.0, cx.theme.line);
            let (from, to) = (CIRCLE_RADIUS + 2.0, -CIRCLE_RADIUS - 2.0);
            let ends = [above + vec2(0.0, from), circle + vec2(0.0, to)];
            ui.painter().line_segment(ends, line);
        }
        above = Some(circle);
    }
    ui.spacing_mut().item_spacing.y = 8.0;
}

/// A lesson on the path. Returns the middle of its circle.
fn lesson(ui: &mut Ui, cx: &mut LearnContext, lesson: &Lesson, number: usize) -> Pos2 {
    let width = ui.available_width();
    let text = width - CIRCLE_ROOM - REMARK_WIDTH;
    let title = text_height(ui, text, &lesson.title, bold(TITLE_SIZE));
    let about = text_height(ui, text, &lesson.about, TEXT_FONT);
    let height = (title + about).max(2.0 * CIRCLE_RADIUS) + 2.0 * ROW_MARGIN;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let learn = &cx.view.learn;
    let earned = learn.facts.stars.get(&lesson.id).copied();
    let is_next = learn.next_lesson().is_some_and(|next| next.id == lesson.id);
    let words = spoken(lesson, number, earned, is_next);
    access::label(&response, WidgetType::Button, true, &words);
    if response.clicked() {
        cx.send(LearnAction::Begin(lesson.id.clone()));
    }
    let circle = pos2(rect.left() + CIRCLE_ROOM / 2.0, rect.center().y);
    if !ui.is_rect_visible(rect) {
        return circle;
    }
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 8, cx.theme.card_hover);
    }
    let ring = match (earned.is_some(), is_next) {
        (true, _) => cx.theme.right,
        (false, true) => cx.theme.accent,
        (false, false) => cx.theme.line,
    };
    circle_picture(ui, cx, (lesson, number), circle, ring);
    let left = rect.left() + CIRCLE_ROOM;
    let mut at = pos2(left, rect.center().y - (title + about) / 2.0);
    let theme = cx.theme;
    at.y += write_text(ui, at, text, &lesson.title, bold(TITLE_SIZE), theme.ink);
    write_text(ui, at, text, &lesson.about, TEXT_FONT, theme.muted);
    remark(ui, cx, (lesson, earned, is_next), rect);
    circle
}

/// The circle of a lesson with its piece, or with its number.
fn circle_picture(
    ui: &Ui,
    cx: &mut LearnContext,
    (lesson, number): (&Lesson, usize),
    middle: Pos2,
    ring: Color32,
) {
    let line = Stroke::new(2.5, ring);
    ui.painter()
        .circle(middle, CIRCLE_RADIUS, cx.theme.card, line);
    match lesson.pieces.first() {
        Some(&piece) => {
            let place = Rect::from_center_size(middle, vec2(PIECE_SIZE, PIECE_SIZE));
            piece_at(ui, cx, &lesson.variant, piece, place);
        }
        None => {
            let (words, font) = (number.to_string(), bold(20.0));
            ui.painter()
                .text(middle, Align2::CENTER_CENTER, words, font, cx.theme.muted);
        }
    }
}

/// The stars of a lesson, or how long it takes, at the right of its row.
fn remark(
    ui: &Ui,
    cx: &LearnContext,
    (lesson, earned, is_next): (&Lesson, Option<u8>, bool),
    rect: Rect,
) {
    let right = rect.right() - 8.0;
    if let Some(earned) = earned {
        let corner = pos2(right - 3.3 * STAR_SIZE, rect.center().y - STAR_SIZE / 2.0);
        return stars::at(ui, cx, earned, corner, STAR_SIZE);
    }
    let minutes = text!("learn-minutes", count = lesson.minutes());
    let (words, ink) = match is_next {
        true => (text!("learn-card-next", minutes = minutes), cx.theme.accent),
        false => (minutes, cx.theme.muted),
    };
    let job = egui::text::LayoutJob::simple(words, TEXT_FONT, ink, REMARK_WIDTH - 16.0);
    let galley = ui.painter().layout_job(job);
    let at = pos2(
        right - galley.size().x,
        rect.center().y - galley.size().y / 2.0,
    );
    ui.painter().galley(at, galley, ink);
}

/// The text of a lesson for screen readers.
fn spoken(lesson: &Lesson, number: usize, earned: Option<u8>, is_next: bool) -> String {
    let title = format!("{number}. {}", lesson.title);
    match earned {
        Some(stars) => format!("{title}. {}", text!("learn-stars", stars = stars)),
        None if is_next => format!("{title}. {}", text!("learn-next")),
        None => title,
    }
}
