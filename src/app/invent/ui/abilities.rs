//! The abilities to choose: capture methods and powers, as pictures of pieces that have them.

use crate::app::invent::ui::InventContext;
use crate::app::invent::{Invention, PieceForm, TICKS, Tick, Ticked};
use crate::app::ui::access;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{bold, muted, square_boxes};
use baroque::diagram::built_in;
use baroque::explain::{Ability, abilities};
use baroque::rules::{Color, Piece, Variant};
use baroque::texts::{listed, text};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, FontId, Id, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use std::collections::HashMap;
use std::sync::Arc;

/// The least width of a tile, its height, and the space between tiles.
const LEAST_TILE_WIDTH: f32 = 92.0;
const TILE_HEIGHT: f32 = 84.0;
const GAP: f32 = 8.0;

/// The size of its picture, and the room above it.
const PICTURE_SIZE: f32 = 34.0;
const PICTURE_TOP: f32 = 7.0;
const NAME_FONT: FontId = FontId::proportional(14.0);

/// The space between the lines of the words about the chosen abilities.
const WORDS_GAP: f32 = 2.0;

/// A piece for each ability.
type Examples = Arc<HashMap<Ability, (Arc<Variant>, Piece)>>;

/// Shows the tiles of all capture methods or of all other powers.
pub fn show(ui: &mut Ui, cx: &mut InventContext, form: &mut PieceForm, captures: bool) {
    let examples = examples(ui, cx);
    let shown = |tick: &&Tick| tick.captures == captures;
    let room = ui.available_width();
    let columns = (((room + GAP) / (LEAST_TILE_WIDTH + GAP)).floor() as usize).max(1);
    let width = (room - GAP * (columns - 1) as f32) / columns as f32;
    let ticks = TICKS.iter().zip(&mut form.ticks);
    let mut tiles: Vec<(&Tick, &mut Ticked)> = ticks.filter(|(tick, _)| shown(tick)).collect();
    for row in tiles.chunks_mut(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            for (tick, ticked) in row {
                tile(ui, cx, (tick, ticked), &examples, vec2(width, TILE_HEIGHT));
            }
        });
    }
    if captures && !any_chosen(form, captures) {
        ui.add(Label::new(muted(cx, text!("invent-captures-none"))).wrap());
    }
    ui.add(Label::new(muted(cx, text!("invent-try-help"))).wrap());
}

/// Whether a capture method is chosen, or another power.
pub fn any_chosen(form: &PieceForm, captures: bool) -> bool {
    let mut ticks = TICKS.iter().zip(&form.ticks);
    ticks.any(|(tick, ticked)| tick.captures == captures && ticked.on)
}

/// Shows what the chosen abilities say, and which of them have no effect with the movement of the piece.
pub fn words(
    ui: &mut Ui,
    cx: &InventContext,
    open: &Invention,
    form: &mut PieceForm,
    captures: bool,
) {
    ui.spacing_mut().item_spacing.y = WORDS_GAP;
    for (tick, ticked) in TICKS.iter().zip(&mut form.ticks) {
        if tick.captures == captures && ticked.on {
            ability(ui, tick, ticked);
            let idle = |method| Ability::Capture(method) == tick.ability;
            if open.idle.iter().copied().any(idle) {
                let words = RichText::new(text!("invent-no-line")).color(cx.theme.accent);
                ui.add(Label::new(words).wrap());
                ui.add_space(WORDS_GAP);
            }
        }
    }
}

/// An ability that can be clicked.
fn tile(
    ui: &mut Ui,
    cx: &mut InventContext,
    (tick, ticked): (&Tick, &mut Ticked),
    examples: &Examples,
    size: Vec2,
) {
    let name = tick.ability.name();
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let on = ticked.on;
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, name));
    access::name(&response, name);
    let marked = on || response.hovered() || response.has_focus();
    let line = match marked {
        true => Stroke::new(if on { 2.0 } else { 1.0 }, cx.theme.accent),
        false => Stroke::new(1.0, cx.theme.line),
    };
    let fill = match marked {
        true => cx.theme.card_hover,
        false => cx.theme.card,
    };
    ui.painter().rect(rect, 8, fill, line, StrokeKind::Inside);
    let middle = pos2(
        rect.center().x,
        rect.top() + PICTURE_TOP + PICTURE_SIZE / 2.0,
    );
    let place = Rect::from_center_size(middle, Vec2::splat(PICTURE_SIZE));
    match examples.get(&tick.ability) {
        Some((variant, piece)) => piece_at(ui, cx, variant, *piece, place),
        None => drawing(ui, cx, tick, place),
    }
    let font = match on {
        true => bold(NAME_FONT.size),
        false => NAME_FONT,
    };
    let mut job = LayoutJob::simple(name.to_owned(), font, cx.theme.ink, rect.width() - 6.0);
    job.halign = Align::Center;
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    ui.painter()
        .galley(pos2(middle.x, place.bottom() + 3.0), galley, cx.theme.ink);
    if response.on_hover_text(tick.ability.sentence()).clicked() {
        ticked.on = !ticked.on;
    }
}

/// The drawing of an ability that no built-in piece has. Its name is that of the ability in game files.
fn drawing(ui: &Ui, cx: &mut InventContext, tick: &Tick, place: Rect) {
    let (name, set) = (tick.ron.to_lowercase(), cx.settings.pieces);
    let svg = || {
        let drawn = built_in(set, &name, Color::White);
        drawn.unwrap_or_default().to_owned()
    };
    let key = format!("drawing:{name}:{set:?}");
    let image = cx.tools.art.picture(ui.ctx(), &key, place.size(), svg);
    image.paint_at(ui, place);
}

/// What a chosen ability says, and its details.
fn ability(ui: &mut Ui, tick: &Tick, ticked: &mut Ticked) {
    let name = tick.ability.name();
    ui.label(RichText::new(name).font(bold(16.0)));
    ui.add(Label::new(tick.ability.sentence()).wrap());
    if !tick.details.is_empty() {
        ui.horizontal_wrapped(|ui| {
            square_boxes(ui);
            for (detail, on) in tick.details.iter().zip(&mut ticked.details) {
                let words = listed(detail.words).unwrap_or(detail.words);
                ui.checkbox(on, words);
            }
        });
    }
    ui.add_space(WORDS_GAP);
}

/// The piece with the fewest abilities for each ability, out of all games. It is looked up once.
fn examples(ui: &Ui, cx: &InventContext) -> Examples {
    let id = Id::new("pieces with an ability");
    if let Some(known) = ui.data(|data| data.get_temp(id)) {
        return known;
    }
    let mut found: HashMap<Ability, (usize, Arc<Variant>, Piece)> = HashMap::new();
    for card in cx
        .view
        .variants
        .cards
        .iter()
        .filter(|card| card.file.is_none())
    {
        for kind in card.variant.army(Color::White).iter() {
            let piece = Piece::new(Color::White, kind);
            let all = abilities(&card.variant, piece);
            for (ability, _) in &all {
                let known = found.get(ability);
                if known.is_none_or(|(count, ..)| all.len() < *count) {
                    found.insert(*ability, (all.len(), card.variant.clone(), piece));
                }
            }
        }
    }
    let found = found.into_iter();
    let examples: Examples = Arc::new(
        found
            .map(|(ability, (_, game, piece))| (ability, (game, piece)))
            .collect(),
    );
    ui.data_mut(|data| data.insert_temp(id, examples.clone()));
    examples
}
