//! The moves of the piece, on the board of its game. They can be drawn there.

use crate::app::invent::ui::InventContext;
use crate::app::invent::{
    InventAction, Invention, Pencil, PieceDrawing, PieceForm, Purpose, Trial, enemy, leap, middle,
    slide, steps, toggled,
};
use crate::app::shell::Notify;
use crate::app::ui::access;
use crate::app::ui::boards;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::{muted, square_boxes};
use baroque::diagram::{BoardView, Ink, Item, PieceSet, Shape, board, built_in, scene_svg};
use baroque::rules::betza::{self, Part};
use baroque::rules::{Bitboard, Color, Movement, Square, Variant};
use baroque::texts::text;
use bevy_egui::egui::{
    self, Align, Align2, Id, Label, Layout, Modifiers, PointerButton, Pos2, Rect, Response, Sense,
    Stroke, Ui, WidgetType, vec2,
};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Shows a board of at most this side length, with the piece in the middle. What is drawn on it changes the form.
pub fn show(
    ui: &mut Ui,
    cx: &mut InventContext,
    open: &Invention,
    form: &mut PieceForm,
    side: f32,
) {
    let game = &open.game;
    let view = BoardView::new(game.geometry(), false);
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let square = side / columns.max(rows);
    let size = vec2(columns * square, rows * square);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK | Sense::DRAG);
    let at = middle(game);
    let pointed = |place: Pos2| {
        let place = (place - rect.min) / square;
        let near = |&at: &Square| {
            let center = view.center(at);
            (center.x - place.x).abs().max((center.y - place.y).abs()) <= 0.5
        };
        game.geometry().squares().into_iter().find(near)
    };
    let moves = match drawn(ui, &response, pointed) {
        Some((target, slides)) if target != at => {
            let pencil = Pencil {
                purpose: purpose(ui.input(|input| input.modifiers)),
                one_way: one_way(ui),
            };
            match part(game, at, target, slides, pencil) {
                Some(part) => toggled(&form.moves, &part),
                None => {
                    if !response.dragged() {
                        cx.send(Notify(text!("invent-leap-too-long").to_owned()));
                    }
                    form.moves.clone()
                }
            }
        }
        _ => form.moves.clone(),
    };
    if let Some(square) = pointed_by(&response).and_then(pointed)
        && response.secondary_clicked()
    {
        cx.send(InventAction::ToggleEnemy(square));
    }
    let trial = open.trial.as_ref().filter(|_| !response.dragged());
    let hovered = response.hover_pos().and_then(pointed);
    let marks = match trial {
        Some(trial) => trial_marks(trial, hovered),
        None => betza::parse(moves.trim())
            .ok()
            .map(|parts| reach(game, &parts, at).off(open.enemies))
            .unwrap_or_default(),
    };
    let settings = cx.settings;
    let palette = settings.palette();
    let items = items(&view, game, &marks);
    let mut hasher = DefaultHasher::new();
    (game.id(), game.layout(), &marks).hash(&mut hasher);
    let name = format!("preview:{:x}:{palette:?}", hasher.finish());
    let svg = || scene_svg(game, &items, &view, PieceSet::default(), &palette);
    boards::drawing(ui, cx, &name, rect, svg);
    let place = |at: Square| {
        let center = view.center(at);
        let middle = rect.min + vec2(center.x, center.y) * square;
        Rect::from_center_size(middle, vec2(square, square))
    };
    others(ui, cx, open, at, place);
    for victim in marks.victims {
        let radius = square * 0.46;
        let stroke = Stroke::new((square * 0.08).max(2.0), cx.theme.wrong);
        ui.painter()
            .circle_stroke(place(victim).center(), radius, stroke);
    }
    piece(ui, cx, open, place(at));
    access::label(
        &response,
        WidgetType::Other,
        true,
        text!("invent-preview-help"),
    );
    if !response.dragged() {
        form.moves = moves;
    }
}

/// How to draw, and a button to begin again.
pub fn help(ui: &mut Ui, cx: &mut InventContext, form: &mut PieceForm) {
    ui.horizontal_top(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let response = ui.add_enabled(
                !form.moves.is_empty(),
                egui::Button::new(text!("invent-clear")),
            );
            if response.on_hover_text(text!("invent-clear-help")).clicked() {
                form.moves.clear();
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.add(Label::new(muted(cx, text!("invent-draw-help"))).wrap());
                square_boxes(ui);
                let mut only = one_way(ui);
                let response = ui.checkbox(&mut only, text!("invent-one-way"));
                if response
                    .on_hover_text(text!("invent-one-way-help"))
                    .changed()
                {
                    ui.data_mut(|data| data.insert_temp(Id::new(ONE_WAY), only));
                }
            });
        });
    });
}

/// The square that a click or a drag has chosen, and whether it was a drag from another square. While a drag lasts, its
/// current square.
fn drawn(
    ui: &Ui,
    response: &Response,
    pointed: impl Fn(Pos2) -> Option<Square>,
) -> Option<(Square, bool)> {
    let target = pointed(response.interact_pointer_pos()?)?;
    if response.clicked() {
        return Some((target, false));
    }
    let left = PointerButton::Primary;
    if !response.dragged_by(left) && !response.drag_stopped_by(left) {
        return None;
    }
    let id = response.id.with("start");
    if response.drag_started() {
        let origin = ui.input(|input| input.pointer.press_origin())?;
        ui.data_mut(|data| data.insert_temp(id, origin));
    }
    let origin: Pos2 = ui.data(|data| data.get_temp(id))?;
    Some((target, pointed(origin) != Some(target)))
}

/// The id under which it is stored whether a part is drawn in one direction only.
const ONE_WAY: &str = "draw one way";

/// Whether a part is drawn in one direction only.
fn one_way(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(Id::new(ONE_WAY)).unwrap_or(false))
}

/// What is drawn with these keys held.
fn purpose(held: Modifiers) -> Purpose {
    match (held.shift, held.command) {
        (true, _) => Purpose::Capture,
        (false, true) => Purpose::Move,
        (false, false) => Purpose::Both,
    }
}

/// The part of the movement that leads from a square to another. A slide to the edge of the board has no end.
fn part(game: &Variant, from: Square, to: Square, slides: bool, pencil: Pencil) -> Option<String> {
    let geometry = game.geometry();
    let place = |at: Square| (geometry.file(at) as i32, geometry.rank(at) as i32);
    let (start, end) = (place(from), place(to));
    let offset = (end.0 - start.0, end.1 - start.1);
    if !slides {
        return leap(offset, pencil);
    }
    let count = steps(offset).max(1);
    let next = (end.0 + offset.0 / count, end.1 + offset.1 / count);
    let endless = !geometry.squares().into_iter().any(|at| place(at) == next);
    slide(offset, endless, pencil)
}

/// The marks on the board.
#[derive(Clone, Copy, Debug, Default, Hash)]
struct Marks {
    /// The squares where the piece can go.
    goes: Bitboard,
    /// The squares where it can go with a capture.
    captures: Bitboard,
    /// The empty squares where it could capture by displacement.
    displaces: Bitboard,
    /// The pieces that it captures.
    victims: Bitboard,
}

impl Marks {
    /// The marks without those on occupied squares.
    fn off(self, occupied: Bitboard) -> Marks {
        Marks {
            goes: self.goes - occupied,
            captures: self.captures - occupied,
            displaces: self.displaces - occupied,
            victims: self.victims,
        }
    }
}

/// Where a piece can go on an empty board without a capture, and where it can capture by displacement.
fn reach(game: &Variant, parts: &[Part], from: Square) -> Marks {
    let geometry = game.geometry();
    let by = |wanted: &dyn Fn(&Part) -> bool| {
        let movement = Movement::new(parts, wanted, Color::White, geometry);
        movement.reach(geometry, from, Bitboard::EMPTY)
    };
    Marks {
        goes: by(&|part| part.quiet),
        displaces: by(&|part| part.captures),
        ..Marks::default()
    }
}

/// What the piece can do among enemies. Over a square where it can go: what it captures by going there.
fn trial_marks(trial: &Trial, hovered: Option<Square>) -> Marks {
    let chosen = hovered.filter(|&at| trial.moves.iter().any(|&(to, _)| to == at));
    let mut marks = Marks::default();
    for &(to, victims) in &trial.moves {
        match victims.is_empty() {
            true => marks.goes = marks.goes.with(to),
            false => marks.captures = marks.captures.with(to),
        }
        if chosen.is_none_or(|chosen| chosen == to) {
            marks.victims |= victims;
        }
    }
    marks.off(trial.position.occupied())
}

fn items(view: &BoardView, game: &Variant, marks: &Marks) -> Vec<Item> {
    let mut items = board(view, game);
    for at in marks.goes {
        items.push(Item::new(Shape::Disc, Ink::Go, view.center(at)).sized(0.3));
    }
    for at in marks.captures {
        items.push(Item::new(Shape::Disc, Ink::Capture, view.center(at)).sized(0.3));
    }
    for at in marks.displaces {
        items.push(Item::new(Shape::Ring, Ink::Capture, view.center(at)).sized(0.72));
    }
    items
}

/// The place of a click with the other button.
fn pointed_by(response: &Response) -> Option<Pos2> {
    response.interact_pointer_pos().or(response.hover_pos())
}

/// The enemies, and the kings that the rules need.
fn others(
    ui: &Ui,
    cx: &mut InventContext,
    open: &Invention,
    own: Square,
    place: impl Fn(Square) -> Rect,
) {
    match &open.trial {
        Some(trial) => {
            for at in trial.position.occupied().without(own) {
                if let Some(piece) = trial.position.piece(at) {
                    piece_at(ui, cx, &trial.variant, piece, place(at));
                }
            }
        }
        None => {
            for at in open.enemies {
                if let Some(piece) = enemy(&open.game, Color::Black, at) {
                    piece_at(ui, cx, &open.game, piece, place(at));
                }
            }
        }
    }
}

/// The piece itself.
fn piece(ui: &Ui, cx: &mut InventContext, open: &Invention, rect: Rect) {
    let form = &open.form;
    let set = cx.settings.pieces;
    let (key, svg) = match &form.drawn {
        PieceDrawing::Named(Some(name)) => {
            let svg = built_in(set, name, Color::White).unwrap_or_default();
            (format!("drawing:{name}:{set:?}"), svg.to_owned())
        }
        PieceDrawing::File(path) => match open.outcome.own_drawing() {
            Some(svg) => (format!("own:{path}"), svg.to_owned()),
            None => (String::new(), String::new()),
        },
        PieceDrawing::Named(None) => (String::new(), String::new()),
    };
    if svg.is_empty() {
        let disk = built_in(PieceSet::Disks, "blank", Color::White).unwrap_or_default();
        let disk = || disk.to_owned();
        cx.tools
            .art
            .picture(ui.ctx(), "drawing:blank", rect.size(), disk)
            .paint_at(ui, rect);
        let letter = form.capital().map_or_else(|| "?".to_owned(), String::from);
        let font = crate::app::ui::widgets::bold(rect.width() * 0.5);
        let ink = egui::Color32::from_rgb(0x1f, 0x1b, 0x16);
        ui.painter()
            .text(rect.center(), Align2::CENTER_CENTER, letter, font, ink);
        return;
    }
    cx.tools
        .art
        .picture(ui.ctx(), &key, rect.size(), || svg)
        .paint_at(ui, rect);
}
