//! The choice of puzzles, and of the way of solving them.

use super::{PuzzleContext, curve, progress};
use crate::app::puzzles::day::Day;
use crate::app::puzzles::{PuzzleAction, PuzzleChoice, PuzzleSource, SeriesKind, Solving, words};
use crate::app::ui::access;
use crate::app::ui::boards::board_picture;
use crate::app::ui::widgets::{
    bold, card, dropdown, heading, heading_font, main_button, muted, text_height, write_line,
    write_text,
};
use baroque::progress::Mode;
use baroque::puzzles::Theme;
use baroque::puzzles::series::{self, daily, failed};
use baroque::texts::text;
use bevy_egui::egui::{
    self, FontId, Frame, Id, Label, Margin, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetType, pos2, vec2,
};

/// The least width of a card, its margin, and the font of its text.
const LEAST_CARD_WIDTH: f32 = 270.0;
const CARD_MARGIN: f32 = 12.0;
const TEXT_FONT: FontId = FontId::proportional(14.0);

/// The disc with the icon of a card, the icon, and the width of the disc with the space after it.
const SIGN_SIZE: f32 = 42.0;
const ICON_SIZE: f32 = 20.0;
const SIGN_WIDTH: f32 = SIGN_SIZE + 12.0;

/// The height of the card with the player's rating.
const RATING_HEIGHT: f32 = 80.0;

/// The height of its title, and of the player's state if it is below the text and not beside the title.
const TITLE_HEIGHT: f32 = 26.0;
const STATE_HEIGHT: f32 = 24.0;

/// The size of the board of the next puzzle.
const OFFERED_BOARD_SIZE: f32 = 240.0;

/// The greatest width of the page, and the gap between cards.
const MAX_PAGE_WIDTH: f32 = 940.0;
const CARD_GAP: f32 = 12.0;

/// The height of the lists of games and themes, and their largest width.
const LIST_HEIGHT: f32 = 36.0;
const MAX_LIST_WIDTH: f32 = 320.0;

/// Shows the page.
pub fn show(ui: &mut Ui, cx: &mut PuzzleContext) {
    ui.set_max_width(MAX_PAGE_WIDTH.min(ui.available_width()));
    ui.label(muted(cx, text!("puzzles-what")));
    ui.add_space(6.0);
    if !cx.view.puzzles.collection.is_read() {
        ui.label(text!("puzzles-reading"));
        return;
    }
    next_puzzle(ui, cx);
    ways(ui, cx);
}

/// Shows the page in the panel beside the board of the next puzzle.
pub fn show_beside(ui: &mut Ui, cx: &mut PuzzleContext) {
    if let Some(offer) = &cx.view.puzzles.offer {
        let frame = Frame::new()
            .fill(cx.theme.card)
            .stroke(Stroke::new(1.0, cx.theme.line))
            .corner_radius(8)
            .inner_margin(Margin::symmetric(14, 12));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            task(ui, cx, offer, true);
        });
        ui.add_space(8.0);
    }
    ways(ui, cx);
}

/// The lists, and the ways to solve the chosen puzzles.
fn ways(ui: &mut Ui, cx: &mut PuzzleContext) {
    ui.scope(|ui| lists(ui, cx));
    ui.add_space(4.0);
    let count = cx
        .view
        .puzzles
        .collection
        .chosen(&cx.view.puzzles.choice)
        .count();
    match count {
        0 => ui.add(Label::new(text!("puzzles-none")).wrap()),
        _ => ui.label(muted(cx, &text!("puzzles-count", count = count))),
    };
    ui.add_space(4.0);
    cards(ui, cx);
    ui.add_space(4.0);
    rating_card(ui, cx);
}

/// The next puzzle by rating: its board and its task.
fn next_puzzle(ui: &mut Ui, cx: &mut PuzzleContext) {
    let Some(offer) = &cx.view.puzzles.offer else {
        return;
    };
    let size = OFFERED_BOARD_SIZE.min(ui.available_width() / 2.0);
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        next_board(ui, cx, offer, rect);
        ui.add_space(8.0);
        ui.vertical(|ui| task(ui, cx, offer, false));
    });
    ui.add_space(12.0);
}

/// The board of the next puzzle. A click begins it.
fn next_board(ui: &mut Ui, cx: &mut PuzzleContext, offer: &Solving, rect: Rect) {
    let board = ui.interact(rect, Id::new("next puzzle"), Sense::click());
    access::label(&board, WidgetType::Button, true, &words::task(offer));
    let table = &offer.table;
    let shown = (table.variant(), table.position());
    board_picture(ui, cx, shown, table.view(), rect);
    mark_board(ui, cx, &board, rect);
    cx.on_click(board, PuzzleAction::Start(SeriesKind::Next));
}

/// Marks a board under the pointer or with the keyboard focus.
pub fn mark_board(ui: &Ui, cx: &PuzzleContext, board: &egui::Response, rect: Rect) {
    if board.hovered() || board.has_focus() {
        let line = Stroke::new(2.0, cx.theme.accent);
        ui.painter().rect_stroke(rect, 0, line, StrokeKind::Outside);
    }
}

/// The game and the task of the next puzzle, with the button that begins it. Beside the board, a move does so too.
fn task(ui: &mut Ui, cx: &mut PuzzleContext, offer: &Solving, beside: bool) {
    let name = cx.view.game_name(&offer.puzzle.game);
    ui.add(Label::new(heading(name, 26.0)).wrap());
    ui.add(Label::new(RichText::new(words::task(offer)).size(17.0)).wrap());
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if main_button(ui, cx, text!("puzzles-solve")).clicked() {
            cx.send(PuzzleAction::Start(SeriesKind::Next));
        }
        if beside {
            ui.label(muted(cx, text!("puzzles-or-move")));
        }
    });
}

/// The lists of games and of themes, side by side and of one size.
fn lists(ui: &mut Ui, cx: &mut PuzzleContext) {
    ui.spacing_mut().interact_size.y = LIST_HEIGHT;
    ui.horizontal(|ui| {
        let width = ((ui.available_width() - CARD_GAP) / 2.0).min(MAX_LIST_WIDTH);
        ui.spacing_mut().item_spacing.x = CARD_GAP;
        sources(ui, cx, width);
        themes(ui, cx, width);
    });
}

fn sources(ui: &mut Ui, cx: &mut PuzzleContext, width: f32) {
    let puzzles = &cx.view.puzzles;
    let games = puzzles.collection.games();
    let mut offered = vec![PuzzleSource::All];
    if !puzzles.collection.own().is_empty() {
        offered.push(PuzzleSource::Own);
    }
    let known = cx.view.play.variants.cards.iter();
    let known = known.filter(|card| games.contains_key(card.info.id.as_str()));
    offered.extend(known.map(|card| PuzzleSource::Game(card.info.id.clone())));
    let name = |source: &PuzzleSource| match source {
        PuzzleSource::All => text!("puzzles-all-games").to_owned(),
        PuzzleSource::Own => text!("puzzles-own", count = puzzles.collection.own().len()),
        PuzzleSource::Game(id) => {
            let count = games.get(id.as_str()).copied().unwrap_or_default();
            text!("puzzles-of", name = cx.view.game_name(id), count = count)
        }
    };
    let names: Vec<String> = offered.iter().map(name).collect();
    let mut sources = offered.iter();
    let chosen = sources.position(|source| *source == puzzles.choice.source);
    if let Some(index) = dropdown(ui, (text!("puzzles-game"), width), &names, chosen) {
        cx.send(PuzzleAction::Choose(PuzzleChoice {
            source: offered[index].clone(),
            theme: None,
        }));
    }
}

fn themes(ui: &mut Ui, cx: &mut PuzzleContext, width: f32) {
    let puzzles = &cx.view.puzzles;
    let name = |theme: Theme, count: usize| {
        let name = words::theme(theme);
        text!("puzzles-of", name = name, count = count)
    };
    let found = puzzles.collection.themes(&puzzles.choice).into_iter();
    let found = found.map(|(theme, count)| (Some(theme), name(theme, count)));
    let any = (None, text!("puzzles-any-theme").to_owned());
    let offered = std::iter::once(any).chain(found);
    let (themes, names): (Vec<Option<Theme>>, Vec<String>) = offered.unzip();
    let mut known = themes.iter();
    let chosen = known.position(|theme| *theme == puzzles.choice.theme);
    if let Some(index) = dropdown(ui, (text!("puzzles-theme"), width), &names, chosen) {
        let theme = themes[index];
        let source = cx.view.puzzles.choice.source.clone();
        cx.send(PuzzleAction::Choose(PuzzleChoice { source, theme }));
    }
}

/// The ways to solve puzzles, as cards.
fn cards(ui: &mut Ui, cx: &mut PuzzleContext) {
    let room = ui.available_width();
    let columns = (((room + CARD_GAP) / (LEAST_CARD_WIDTH + CARD_GAP)).floor() as usize).max(1);
    let width = (room - CARD_GAP * (columns - 1) as f32) / columns as f32;
    for row in SeriesKind::CHOSEN.chunks(columns) {
        let height = row.iter().map(|&kind| card_height(ui, cx, kind, width));
        let height = height.fold(0.0, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(CARD_GAP, CARD_GAP);
            for &kind in row {
                let size = vec2(width, height);
                ui.add_enabled_ui(has_puzzles(cx, kind), |ui| kind_card(ui, cx, kind, size));
            }
        });
    }
}

/// The height of a card with all its text.
fn card_height(ui: &Ui, cx: &PuzzleContext, kind: SeriesKind, width: f32) -> f32 {
    let (name, help) = words::kind(kind);
    let width = width - SIGN_WIDTH - 2.0 * CARD_MARGIN;
    let below = match fit(ui, name, &state(cx, kind), width) {
        true => 0.0,
        false => STATE_HEIGHT,
    };
    let help = text_height(ui, width, help, TEXT_FONT);
    TITLE_HEIGHT + help + below + 2.0 * CARD_MARGIN
}

/// Whether the title of a card and the player's state there fit side by side.
fn fit(ui: &Ui, name: &str, state: &str, width: f32) -> bool {
    let width_of = |text: &str, font: FontId| {
        let ink = egui::Color32::PLACEHOLDER;
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
        galley.size().x
    };
    width_of(name, bold(17.0)) + width_of(state, bold(14.0)) + 12.0 <= width
}

fn kind_card(ui: &mut Ui, cx: &mut PuzzleContext, kind: SeriesKind, size: Vec2) {
    let (name, help) = words::kind(kind);
    let state = state(cx, kind);
    let (response, inside) = card(ui, cx, size, name);
    let about = format!("{help} {state}");
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    let response = response.on_disabled_hover_text(words::nothing(kind));
    if response.clicked() {
        cx.send(PuzzleAction::Start(kind));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let theme = cx.theme;
    let accent = match ui.is_enabled() {
        true => theme.accent,
        false => theme.muted,
    };
    let sign = pos2(inside.left() + SIGN_SIZE / 2.0, inside.center().y);
    let ground = accent.gamma_multiply(0.18);
    ui.painter().circle_filled(sign, SIGN_SIZE / 2.0, ground);
    let icon = cx.tools.art.icon(ui.ctx(), icon(kind), ICON_SIZE, accent);
    icon.paint_at(ui, Rect::from_center_size(sign, Vec2::splat(ICON_SIZE)));
    let inside = inside.with_min_x(inside.left() + SIGN_WIDTH);
    let (at, width) = (inside.min, inside.width());
    let beside = fit(ui, name, &state, width);
    let state = ui.painter().layout_no_wrap(state, bold(14.0), accent);
    let place = match beside {
        true => pos2(inside.right() - state.size().x, inside.top() + 2.0),
        false => pos2(inside.left(), inside.bottom() - 18.0),
    };
    write_line(ui, at, width, name, bold(17.0), theme.ink);
    ui.painter().galley(place, state, accent);
    let below = at + vec2(0.0, TITLE_HEIGHT);
    write_text(ui, below, width, help, TEXT_FONT, theme.muted);
}

/// The icon of a way to solve puzzles.
fn icon(kind: SeriesKind) -> &'static str {
    match kind {
        SeriesKind::Next | SeriesKind::Found => "play",
        SeriesKind::Daily => "sun",
        SeriesKind::Streak => "chart",
        SeriesKind::Storm => "clock",
        SeriesKind::Failed => "undo",
    }
}

/// The player's rating with its curve, and the number of solved puzzles. A click shows more.
fn rating_card(ui: &mut Ui, cx: &mut PuzzleContext) {
    let log = cx.view.progress.log();
    let choice = &cx.view.puzzles.choice;
    let rating = match series::rating(log, choice) {
        Some(rating) => text!("puzzles-rating", rating = rating.round()),
        None => text!("puzzles-unrated").to_owned(),
    };
    let solved = progress::solved(log);
    let ratings = curve::ratings(log, &choice.subject());
    let size = vec2(ui.available_width(), RATING_HEIGHT);
    let (response, inside) = card(ui, cx, size, text!("puzzles-progress"));
    let about = format!("{rating}. {solved}");
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    let theme = cx.theme;
    let (words, curve) = inside.split_left_right_at_fraction(0.55);
    let below = words.min + vec2(0.0, 32.0);
    write_line(
        ui,
        words.min,
        words.width(),
        &rating,
        heading_font(22.0),
        theme.ink,
    );
    write_line(ui, below, words.width(), &solved, TEXT_FONT, theme.muted);
    if ratings.len() > 1 {
        let curve = curve.shrink2(vec2(12.0, 8.0));
        curve::line(ui, &ratings, curve, curve::bounds(&ratings), theme.accent);
    }
    let response = response.on_hover_text(text!("puzzles-progress"));
    cx.on_click(response, PuzzleAction::ShowProgress(None));
}

/// Whether there are failed puzzles, for the card of these. The other ways always begin.
fn has_puzzles(cx: &PuzzleContext, kind: SeriesKind) -> bool {
    kind != SeriesKind::Failed || failed_count(cx) > 0
}

fn failed_count(cx: &PuzzleContext) -> usize {
    let (puzzles, log) = (&cx.view.puzzles, cx.view.progress.log());
    failed(&puzzles.collection, &puzzles.choice, log).len()
}

/// The player's results there, in words.
fn state(cx: &PuzzleContext, kind: SeriesKind) -> String {
    let (puzzles, log) = (&cx.view.puzzles, cx.view.progress.log());
    let best = |mode| {
        let points = log.best(mode, puzzles.choice.game()).unwrap_or(0);
        text!("puzzles-best", count = points)
    };
    match kind {
        SeriesKind::Daily => today(cx).to_owned(),
        SeriesKind::Streak => best(Mode::Streak),
        SeriesKind::Storm => best(Mode::Storm),
        SeriesKind::Failed => text!("puzzles-failed-count", count = failed_count(cx)),
        SeriesKind::Next | SeriesKind::Found => String::new(),
    }
}

/// The result of the puzzle of the day.
pub fn today(cx: &PuzzleContext) -> &'static str {
    let progress = &cx.view.progress;
    let today = Day::of(progress.now());
    match progress.log().daily(&today.name) {
        _ if daily(&cx.view.puzzles.collection, today.number).is_none() => {
            text!("puzzles-daily-none")
        }
        None => text!("puzzles-daily-new"),
        Some(0) => text!("puzzles-daily-failed"),
        Some(_) => text!("puzzles-daily-solved"),
    }
}
