//! Who captures whom: a table of pieces whose cells are darker the more captures they have.

use super::PlaytestContext;
use super::card::{self, Table, TableRow};
use super::shown::Shown;
use crate::app::playtest::{Run, Selection};
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{choices, muted};
use baroque::diagram::Rgb;
use baroque::playtest::Report;
use baroque::playtest::words::{self, Section};
use baroque::rules::{Color, Piece, PieceType};
use baroque::texts::{Noun, decimal, text};
use bevy_egui::egui::{Align2, Color32, FontId, Id, Rect, Sense, Ui, Vec2, pos2, vec2};
use std::collections::BTreeMap;

/// The height of a row, and the size of the pictures of pieces.
const ROW_HEIGHT: f32 = 32.0;
const PICTURE_SIZE: f32 = 26.0;
/// The width of the column with the captors, and that of other columns at most.
const FIRST_WIDTH: f32 = 48.0;
const MAX_CELL_WIDTH: f32 = 110.0;
const GAP: f32 = 2.0;

/// The captures by captor and victim.
type Counts = BTreeMap<(usize, usize), u64>;

/// Shows the card.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    let report = shown.report;
    let name = |id: &str| Noun::name(report.names.get(id).map_or(id, String::as_str)).label();
    let rows = report.captures.iter().map(|capture| TableRow {
        cells: vec![
            name(&capture.piece),
            words::in_words(&capture.method),
            name(&capture.victim),
            capture.count.to_string(),
        ],
        games: shown.games(Selection::Capture {
            piece: capture.piece.clone(),
            victim: capture.victim.clone(),
            method: Some(capture.method.clone()),
        }),
    });
    let heads = [
        text!("playtest-captor"),
        text!("playtest-method"),
        text!("playtest-victim"),
        text!("playtest-captures"),
    ];
    let table = Table {
        heads: heads.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    };
    card::show(ui, cx, section, &table, |ui, cx| {
        if report.captures.is_empty() {
            return;
        }
        let method = method(ui, report);
        ui.label(muted(cx, text!("playtest-captures-help")));
        if shown.has_games {
            ui.label(muted(cx, text!("playtest-captures-click")));
        }
        grid(ui, cx, shown, method.as_deref());
    });
}

/// The choice of a method, if there are several.
fn method(ui: &mut Ui, report: &Report) -> Option<String> {
    if report.methods.len() < 2 {
        return None;
    }
    let id = Id::new("playtest method");
    let chosen: Option<String> = ui.data(|data| data.get_temp::<Option<String>>(id).flatten());
    let methods: Vec<&String> = report.methods.iter().map(|method| &method.method).collect();
    let index = methods
        .iter()
        .position(|known| Some(*known) == chosen.as_ref());
    let mut names = vec![text!("playtest-every-method").to_owned()];
    names.extend(methods.iter().map(|method| words::in_words(method)));
    let now = index.map_or(0, |index| index + 1);
    if let Some(clicked) = choices(ui, &names, now) {
        let method = clicked.checked_sub(1).map(|index| methods[index].clone());
        ui.data_mut(|data| data.insert_temp(id, method));
    }
    index.map(|index| methods[index].clone())
}

fn grid(ui: &mut Ui, cx: &mut PlaytestContext, shown: Shown, method: Option<&str>) {
    let (run, report) = (shown.run, shown.report);
    let counts = counts(run, report, method);
    let mut captors: Vec<usize> = counts.keys().map(|(captor, _)| *captor).collect();
    captors.dedup();
    let mut victims: Vec<usize> = counts.keys().map(|(_, victim)| *victim).collect();
    victims.sort_unstable();
    victims.dedup();
    let room = ui.available_width() - FIRST_WIDTH;
    let width = (room / victims.len().max(1) as f32).min(MAX_CELL_WIDTH);
    let size = vec2(
        FIRST_WIDTH + width * victims.len() as f32,
        ROW_HEIGHT * (captors.len() + 1) as f32,
    );
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let most = counts.values().copied().max().unwrap_or(1).max(1);
    let column = |index: usize| place.left() + FIRST_WIDTH + width * index as f32;
    let row = |index: usize| place.top() + ROW_HEIGHT * (index + 1) as f32;
    for (index, &victim) in victims.iter().enumerate() {
        let at = pos2(column(index) + width / 2.0, place.top() + ROW_HEIGHT / 2.0);
        picture(ui, cx, run, victim, Color::Black, at);
    }
    for (line, &captor) in captors.iter().enumerate() {
        let at = pos2(
            place.left() + FIRST_WIDTH / 2.0,
            row(line) + ROW_HEIGHT / 2.0,
        );
        picture(ui, cx, run, captor, Color::White, at);
        for (index, &victim) in victims.iter().enumerate() {
            let count = counts.get(&(captor, victim)).copied().unwrap_or(0);
            let cell = vec2(width, ROW_HEIGHT);
            let cell = Rect::from_min_size(pos2(column(index), row(line)), cell).shrink(GAP);
            let share = count as f32 / most as f32;
            let fill = cx
                .theme
                .paper
                .lerp_to_gamma(cx.theme.accent, share.sqrt() * 0.9);
            let ink = readable(fill, [cx.theme.ink, cx.theme.on_accent]);
            ui.painter().rect_filled(cell, 3, fill);
            if count == 0 {
                continue;
            }
            let hundred = count as f64 * 100.0 / report.games.max(1) as f64;
            let number = match hundred {
                few if few < 9.5 => decimal(few, 1),
                many => format!("{many:.0}"),
            };
            let font = FontId::proportional(14.0);
            let painter = ui.painter().with_clip_rect(cell);
            painter.text(cell.center(), Align2::CENTER_CENTER, &number, font, ink);
            let pieces = &run.sheet.pieces;
            let name = text!(
                "playtest-cell",
                piece = Noun::name(&pieces[captor].name),
                victim = Noun::name(&pieces[victim].name),
                number = number
            );
            let games = shown.games(Selection::Capture {
                piece: pieces[captor].id.clone(),
                victim: pieces[victim].id.clone(),
                method: method.map(str::to_owned),
            });
            card::part(ui, cx, cell, &name, games);
        }
    }
}

/// The colour with more contrast to a ground.
fn readable(ground: Color32, [one, other]: [Color32; 2]) -> Color32 {
    let rgb = |color: Color32| Rgb(color.r(), color.g(), color.b());
    let contrast = |color: Color32| rgb(color).contrast(rgb(ground));
    match contrast(one) >= contrast(other) {
        true => one,
        false => other,
    }
}

fn counts(run: &Run, report: &Report, method: Option<&str>) -> Counts {
    let index = |id: &str| run.sheet.pieces.iter().position(|piece| piece.id == id);
    let mut counts = Counts::new();
    for capture in &report.captures {
        let wanted = method.is_none_or(|method| method == capture.method);
        let both = index(&capture.piece).zip(index(&capture.victim));
        if let Some(both) = both.filter(|_| wanted) {
            *counts.entry(both).or_default() += capture.count;
        }
    }
    counts
}

/// A piece in the colour that it has, if it has only one.
fn picture(
    ui: &mut Ui,
    cx: &mut PlaytestContext,
    run: &Run,
    index: usize,
    color: Color,
    at: bevy_egui::egui::Pos2,
) {
    let piece_type = PieceType::new(index);
    let color = match run.variant.army(color).contains(piece_type) {
        true => color,
        false => !color,
    };
    let place = Rect::from_center_size(at, Vec2::splat(PICTURE_SIZE));
    let piece = Piece::new(color, piece_type);
    piece_at(ui, cx, &run.variant, piece, place);
    let id = ui.id().with((index, color.index(), at.x as i32));
    let name = Noun::name(&run.sheet.pieces[index].name).label();
    ui.interact(place, id, Sense::hover()).on_hover_text(name);
}
