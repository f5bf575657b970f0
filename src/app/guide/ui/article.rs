//! The text of a page, its scenes, and the links to other pages.

use super::{endings, scene};
use crate::app::board::action::{Practise, SolveEnding};
use crate::app::guide::ui::GuideContext;
use crate::app::guide::{GuideAction, SceneAction};
use crate::app::guide::{GuideViewer, MARKED, OpenPage};
use crate::app::ui::access;
use crate::app::ui::pieces::{piece_picture, piece_row, pieces_of};
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{bold, heading, muted, practise_button, strong};
use crate::app::variants::ui::files::puzzles_button;
use baroque::endings::Material;
use baroque::guide::{Page, PageKind, Refused, SceneStep};
use baroque::notation::write_squares;
use baroque::rules::Piece;
use baroque::texts::text;
use bevy_egui::egui::{
    self, Align, Frame, Layout, RichText, ScrollArea, Sense, Ui, Vec2, WidgetType, vec2,
};

/// The height of the row of links, and the least size of one.
const LINKS_HEIGHT: f32 = 44.0;
const LINK_SIZE: Vec2 = vec2(40.0, 34.0);

/// Where the link to the contents has so much room, it has a word as well as a picture.
const CONTENTS: f32 = 160.0;

/// The size of the piece next to the title.
const PIECE_SIZE: f32 = 64.0;

/// The same where the words have little room.
const SMALL_PIECE: f32 = 36.0;

/// The size of the first sentences of a page.
const LEAD_SIZE: f32 = 19.0;

/// In a lower window, the scene is above the title.
const LOW_WINDOW_HEIGHT: f32 = 450.0;

/// Shows the words beside the board; with what is said about the scene, if it has no room below the board.
pub fn show(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer, with_scene: bool) {
    let Some(open) = &viewer.open else { return };
    let page = &open.page;
    egui::Panel::bottom("links")
        .exact_size(LINKS_HEIGHT)
        .resizable(false)
        .show_separator_line(false)
        .frame(Frame::new())
        .show(ui, |ui| links(ui, cx, viewer.neighbours()));
    ScrollArea::vertical()
        .id_salt(("article", &page.id))
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            let low = ui.ctx().viewport_rect().height() < LOW_WINDOW_HEIGHT;
            let low = low && page.endings().is_empty();
            if with_scene && low {
                scene::show_beside(ui, cx, viewer);
                ui.separator();
            }
            title(ui, cx, page, low);
            let text = lead(ui, page, low);
            if !page.endings().is_empty() {
                return endings::show(ui, cx, viewer, with_scene);
            }
            if with_scene && !low {
                scene::show_beside(ui, cx, viewer);
                ui.add_space(4.0);
            }
            words(ui, cx, page, text);
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| practise(ui, cx, page));
            scenes(ui, cx, open);
            if page.kind == PageKind::Game {
                pieces(ui, cx, page);
                options(ui, cx, page.variant.id());
            }
        });
}

/// The first sentences of a page in large type, above the scene, with the list that they lead to. Returns the rest of its
/// text.
fn lead<'a>(ui: &mut Ui, page: &'a Page, low: bool) -> &'a [String] {
    match page.text.split_first() {
        Some((first, rest)) if !low && !first.starts_with("- ") => {
            ui.add(egui::Label::new(heading(first, LEAD_SIZE)).wrap());
            let items = rest.iter().take_while(|item| item.starts_with("- "));
            let items = if first.ends_with(':') {
                items.count()
            } else {
                0
            };
            let (list, rest) = rest.split_at(items);
            for item in list {
                paragraph(ui, item);
            }
            rest
        }
        _ => &page.text,
    }
}

fn words(ui: &mut Ui, cx: &GuideContext, page: &Page, text: &[String]) {
    for paragraph in text {
        self::paragraph(ui, paragraph);
    }
    source(ui, cx, page);
}

/// A paragraph, or an item of a list.
pub(super) fn paragraph(ui: &mut Ui, paragraph: &str) {
    match paragraph.strip_prefix("- ") {
        Some(item) => {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                ui.label("•");
                ui.add(egui::Label::new(item).wrap());
            });
        }
        None => _ = ui.label(paragraph),
    }
}

/// Where the rule is published.
pub(super) fn source(ui: &mut Ui, cx: &GuideContext, page: &Page) {
    ui.label(muted(
        cx,
        &text!("guide-source", source = page.source.as_str()),
    ));
}

fn scenes(ui: &mut Ui, cx: &mut GuideContext, open: &OpenPage) {
    ui.label(strong(text!("guide-scenes")));
    for (index, scene) in open.scenes.iter().enumerate() {
        scene_row(ui, cx, index, &scene.title, index == open.scene);
        if index == open.scene {
            moves_of(ui, cx, open);
        }
    }
}

/// The moves of the shown scene. A click shows one.
pub(super) fn moves_of(ui: &mut Ui, cx: &mut GuideContext, open: &OpenPage) {
    moves(ui, cx, &Sequel::new(open));
}

/// The way to exercises about the game or the piece of the page.
fn practise(ui: &mut Ui, cx: &mut GuideContext, page: &Page) {
    let (piece, words) = match page.kind {
        PageKind::Piece(piece) => (Some(piece), text!("menu-practise")),
        PageKind::Game => (None, text!("learn-practise-game")),
        PageKind::Topic => return,
    };
    practise_button(ui, cx, words, Practise(page.variant.clone(), piece));
    if let Some(piece) = piece.map(Piece::piece_type)
        && Material::alone(&page.variant, piece).is_some()
    {
        let button = ui.button(text!("guide-ending"));
        cx.on_click(button, SolveEnding(page.variant.clone(), piece));
    }
    if piece.is_none() {
        puzzles_button(ui, cx, page.variant.id());
    }
}

fn pieces(ui: &mut Ui, cx: &mut GuideContext, page: &Page) {
    ui.label(strong(text!("guide-pieces")));
    for piece in pieces_of(&page.variant, page.variant.start()) {
        let about = GuideAction::OpenPiece(piece);
        piece_row(ui, cx, &page.variant, piece, Some(about));
    }
}

fn title(ui: &mut Ui, cx: &mut GuideContext, page: &Page, small: bool) {
    let (picture, font) = match small {
        true => (SMALL_PIECE, 20.0),
        false => (PIECE_SIZE, 26.0),
    };
    ui.horizontal(|ui| {
        if let PageKind::Piece(piece) = page.kind {
            piece_picture(ui, cx, &page.variant, piece, picture);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(4.0);
            ui.add(egui::Label::new(heading(&page.title, font)).wrap());
            if matches!(page.kind, PageKind::Piece(_)) {
                ui.label(muted(cx, &text!("guide-as-in", game = page.variant.name())));
            }
        });
    });
}

/// A row for a scene of the page. A click shows the scene.
fn scene_row(ui: &mut Ui, cx: &mut GuideContext, index: usize, title: &str, chosen: bool) {
    let width = ui.available_width();
    let button = egui::Button::new(title)
        .selected(chosen)
        .wrap_mode(egui::TextWrapMode::Truncate);
    let layout = Layout::left_to_right(Align::Center)
        .with_main_justify(true)
        .with_main_align(Align::Min);
    let response = ui
        .allocate_ui_with_layout(vec2(width, 34.0), layout, |ui| ui.add(button))
        .inner;
    access::choice(&response, WidgetType::RadioButton, chosen, title);
    if response.clicked() {
        cx.send(SceneAction::Show(index));
    }
}

/// The moves of the shown scene, and the illegal ones that it mentions.
struct Sequel<'a> {
    /// For each line, its moves: the text, the time of the announcement, and whether the film shows it now.
    lines: Vec<Vec<(String, f32, bool)>>,
    refused: &'a [Refused],
}

impl Sequel<'_> {
    fn new(open: &OpenPage) -> Sequel<'_> {
        let frame = open.frame();
        let written = |line: usize, step: usize| {
            let position = open.film.before(line, step)?;
            let mv = open.film.transition(line, step)?.mv;
            let text = write_squares(open.film.variant(), position, mv);
            let now = frame.line == line && frame.step == Some(step);
            Some((text, open.film.announced(line, step)?, now))
        };
        let scene = open.scene();
        let lines = scene.map_or(&[][..], |scene| &scene.lines);
        let line = |(line, steps): (usize, &Vec<SceneStep>)| {
            (0..steps.len())
                .filter_map(|step| written(line, step))
                .collect()
        };
        Sequel {
            lines: lines.iter().enumerate().map(line).collect(),
            refused: scene.map_or(&[], |scene| &scene.refused),
        }
    }
}

/// The moves of the scene. A click shows one.
fn moves(ui: &mut Ui, cx: &mut GuideContext, sequel: &Sequel) {
    ui.indent("moves", |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for line in &sequel.lines {
            ui.horizontal_wrapped(|ui| {
                for (text, moment, now) in line {
                    let ink = if *now { cx.theme.accent } else { cx.theme.ink };
                    let words = RichText::new(text).font(bold(14.0)).color(ink);
                    let button = egui::Button::new(words).min_size(vec2(0.0, 26.0));
                    let response = ui.add(button);
                    cx.on_click(response, SceneAction::Seek(moment + MARKED));
                }
            });
        }
        for refused in sequel.refused {
            let words = text!(
                "guide-refused",
                played = refused.play.as_str(),
                why = refused.caption.as_str()
            );
            ui.label(muted(cx, &words));
        }
    });
}

/// The rule options of a game.
fn options(ui: &mut Ui, cx: &GuideContext, game: &str) {
    let info = cx
        .view
        .variants
        .cards
        .iter()
        .find(|card| card.info.id == game);
    let Some(info) = info.map(|card| card.info.clone()) else {
        return;
    };
    if info.options.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.label(strong(text!("guide-options")));
    for option in &info.options {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.label(&option.name);
            if option.house_rule {
                ui.label(muted(cx, text!("guide-house-rule")));
            }
        });
        for (id, text) in &option.choices {
            let words = match *id == option.default {
                true => text!("guide-option-default", choice = text.as_str()),
                false => text!("guide-option", choice = text.as_str()),
            };
            ui.label(RichText::new(words).size(14.0));
        }
    }
}

/// A link to the contents, and at the right those to the previous and the next page.
fn links(ui: &mut Ui, cx: &mut GuideContext, (before, after): (Option<String>, Option<String>)) {
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let wide = ui.available_width() >= CONTENTS;
        let contents = ("book", text!("guide-contents"));
        link(ui, cx, contents, wide, GuideAction::OpenContents);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let pages = [
                (("chevron-right", text!("guide-page-after")), after),
                (("chevron-left", text!("guide-page-before")), before),
            ];
            for (words, page) in pages {
                match page {
                    Some(id) => link(ui, cx, words, false, GuideAction::Open(Some(id))),
                    // The other one stays where it is.
                    None => _ = ui.allocate_exact_size(LINK_SIZE, Sense::hover()),
                }
            }
        });
    });
}

/// A link with an icon and perhaps its name, which is its tooltip.
fn link(
    ui: &mut Ui,
    cx: &mut GuideContext,
    (icon, name): (&str, &str),
    named: bool,
    action: GuideAction,
) {
    let picture = cx.tools.art.icon(ui.ctx(), icon, 16.0, cx.theme.ink);
    let button = match named {
        true => egui::Button::image_and_text(picture, name),
        false => egui::Button::image(picture),
    };
    let response = ui.add(button.min_size(LINK_SIZE));
    access::label(&response, WidgetType::Button, true, name);
    cx.on_click(response.on_hover_text(name), action);
}
