//! The fields of a position besides its pieces: side to move, castling, hands and the last move.

use super::LIST_WIDTH;
use crate::app::editor::EditorAction;
use crate::app::editor::ui::EditorContext;
use crate::app::editor::{Edit, Editor, bans, runs};
use crate::app::ui::access;
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::widgets::{choices, dropdown, muted, strong};
use baroque::rules::{Bitboard, CastlingRights, Color, Piece, PieceType, Square, Variant};
use baroque::texts::{color_key, piece_name, side_name, text};
use bevy_egui::egui::{Checkbox, DragValue, Ui, vec2};

/// The size of a piece in hand.
const PIECE_SIZE: f32 = 30.0;

/// Shows the fields.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    ui.spacing_mut().item_spacing.y = 6.0;
    turn(ui, cx);
    castling(ui, cx);
    hands(ui, cx);
    passed(ui, cx);
    ban(ui, cx);
    choice(ui, cx);
    counters(ui, cx);
}

/// The open editor.
fn editor<'a>(cx: &EditorContext<'_, 'a>) -> Option<&'a Editor> {
    cx.view.editor.open.as_ref()
}

fn ask(cx: &mut EditorContext, edit: Edit) {
    cx.send(EditorAction::Edit(edit));
}

fn turn(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let chosen = editor.sketch.setup().turn.index();
    ui.horizontal(|ui| {
        ui.label(strong(text!("editor-on-move")));
        let names = Color::ALL.map(|color| side_name(color).to_owned());
        if let Some(index) = choices(ui, &names, chosen) {
            ask(cx, Edit::Turn(Color::ALL[index]));
        }
    });
}

fn castling(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let variant = editor.variant();
    if editor.sketch.custom_board().is_some() {
        own_castling(ui, editor);
        return;
    }
    let castlings = &variant.settings().castlings;
    if castlings.is_empty() {
        return;
    }
    let at_home = |square: Square| {
        let home = variant.start().piece(square);
        home.is_some() && home == editor.position().piece(square)
    };
    let homes: Vec<bool> = castlings
        .iter()
        .map(|castling| at_home(castling.king) && at_home(castling.rook))
        .collect();
    let rights = editor.sketch.setup().castling;
    for color in Color::ALL {
        let all = castlings.iter().zip(&homes);
        let own = all.filter(|(castling, _)| side_of(castling.right) == color);
        ui.horizontal(|ui| {
            ui.label(strong(&text!("editor-castling", side = color_key(color))));
            for (castling, &home) in own {
                let mut held = rights.has(castling.right);
                let may = held || home || variant.settings().swapped_castling;
                let name = variant.geometry().name(castling.king_to);
                let response = ui.add_enabled(may, Checkbox::new(&mut held, name));
                let response = response.on_disabled_hover_text(text!("editor-castling-not"));
                if response.clicked() {
                    ask(cx, Edit::Castling(castling.right));
                }
            }
        });
    }
}

/// The castlings of a board that follow from its pieces. Returns whether there are some, or nothing is known.
pub(super) fn own_castling(ui: &mut Ui, editor: &Editor) -> bool {
    let Ok((game, position)) = editor.playable() else {
        return true;
    };
    let mut any = false;
    for color in Color::ALL {
        let castlings = game.settings().castlings.iter();
        let held = castlings.filter(|castling| {
            side_of(castling.right) == color && position.castling().has(castling.right)
        });
        let squares: Vec<&str> = held
            .map(|castling| game.geometry().name(castling.king_to))
            .collect();
        any |= !squares.is_empty();
        if !squares.is_empty() {
            ui.label(text!(
                "editor-castling-to",
                side = color_key(color),
                squares = squares.join(text!("square-pieces-and"))
            ));
        }
    }
    any
}

fn side_of(right: CastlingRights) -> Color {
    let white = CastlingRights::of(Color::White, false).or(CastlingRights::of(Color::White, true));
    match white.has(right) {
        true => Color::White,
        false => Color::Black,
    }
}

/// The number of pieces in hand of each type.
fn hands(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let variant = editor.variant();
    if !variant.settings().hands {
        return;
    }
    let held = editor.sketch.setup().hands;
    for color in Color::ALL {
        ui.label(strong(&text!("editor-hand", side = color_key(color))));
        let types: Vec<PieceType> = variant.army(color).iter().collect();
        let royals = variant.royals();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for piece in types.into_iter().filter(|&piece| !royals.contains(piece)) {
                let count = held[color].count(piece);
                counter(ui, cx, variant, (Piece::new(color, piece), count));
            }
        });
    }
}

/// A piece with its number in hand.
fn counter(ui: &mut Ui, cx: &mut EditorContext, variant: &Variant, (piece, count): (Piece, u8)) {
    let mut wanted = count;
    ui.allocate_ui(vec2(PIECE_SIZE + 44.0, PIECE_SIZE), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            ui.spacing_mut().interact_size = vec2(36.0, 26.0);
            ui.spacing_mut().button_padding = vec2(4.0, 3.0);
            piece_picture(ui, cx, variant, piece, PIECE_SIZE);
            let value = DragValue::new(&mut wanted).range(0..=99).speed(0.05);
            let response = ui.add(value);
            let letter = variant.letter(piece).to_string();
            access::name(&response, &text!("editor-in-hand", letter = letter));
            response.on_hover_text(piece_name(variant.kind(piece.piece_type())));
        });
    });
    for _ in count..wanted {
        ask(cx, Edit::Hold(piece));
    }
    for _ in wanted..count {
        ask(cx, Edit::Release(piece));
    }
}

/// The squares that a pawn passed with its last move.
fn passed(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let variant = editor.variant();
    if !variant.kinds().iter().any(|kind| kind.run.is_some()) {
        return;
    }
    let setup = editor.sketch.setup();
    let mut found = vec![Bitboard::EMPTY];
    found.extend(runs(variant, setup));
    if !found.contains(&setup.en_passant) {
        found.push(setup.en_passant);
    }
    let name = |squares: &Bitboard| {
        let names = squares
            .into_iter()
            .map(|square| variant.geometry().name(square));
        match squares.is_empty() {
            true => "–".to_owned(),
            false => names.collect::<Vec<&str>>().join(" "),
        }
    };
    let names: Vec<String> = found.iter().map(name).collect();
    let chosen = found
        .iter()
        .position(|&squares| squares == setup.en_passant);
    if let Some(index) = pick(ui, text!("editor-en-passant"), &names, chosen) {
        ask(cx, Edit::EnPassant(found[index]));
    }
}

/// The pieces that may not swap back.
fn ban(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let variant = editor.variant();
    if !variant.settings().swap_ban {
        return;
    }
    let setup = editor.sketch.setup();
    let mut found = vec![None];
    found.extend(bans(variant, setup).into_iter().map(Some));
    if !found.contains(&setup.ban) {
        found.push(setup.ban);
    }
    let name = |pair: &Option<(Square, Square)>| match *pair {
        None => "–".to_owned(),
        Some((one, other)) => {
            let geometry = variant.geometry();
            format!("{} {}", geometry.name(one), geometry.name(other))
        }
    };
    let names: Vec<String> = found.iter().map(name).collect();
    let chosen = found.iter().position(|&pair| pair == setup.ban);
    if let Some(index) = pick(ui, text!("editor-ban"), &names, chosen) {
        ask(cx, Edit::Ban(found[index]));
    }
}

/// The next choice of the array.
fn choice(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let variant = editor.variant();
    let exchanges = &variant.settings().exchanges;
    if exchanges.is_empty() {
        return;
    }
    let name = |(index, exchange): (usize, &baroque::rules::Exchange)| {
        let geometry = variant.geometry();
        let (one, other) = exchange.squares;
        let (one, other) = (geometry.name(one), geometry.name(other));
        text!(
            "editor-exchange",
            number = index + 1,
            side = color_key(exchange.side),
            one = one,
            other = other
        )
    };
    let mut names = vec!["–".to_owned()];
    names.extend(exchanges.iter().enumerate().map(name));
    let chosen = usize::from(editor.sketch.setup().choice);
    if let Some(index) = pick(ui, text!("editor-choice"), &names, Some(chosen)) {
        ask(cx, Edit::Choice(u8::try_from(index).unwrap_or(0)));
    }
}

/// A list with a title. Returns the index of a new choice.
fn pick(ui: &mut Ui, title: &str, names: &[String], chosen: Option<usize>) -> Option<usize> {
    let titled = ui.horizontal(|ui| {
        ui.label(strong(title));
        dropdown(ui, (title, LIST_WIDTH), names, chosen)
    });
    titled.inner
}

/// The halfmove clock and the move number.
fn counters(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = editor(cx) else { return };
    let setup = editor.sketch.setup();
    let (before, number) = (setup.halfmove, setup.fullmove);
    let most = editor.variant().settings().clock;
    let (mut halfmove, mut fullmove) = (before, number);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.x = 52.0;
        ui.label(strong(text!("editor-move")));
        let field = ui.add(DragValue::new(&mut fullmove).range(1..=9999));
        access::name(&field, text!("editor-move-number"));
        ui.label(strong(text!("editor-clock")));
        let clock = ui.add(DragValue::new(&mut halfmove).range(0..=9999));
        access::name(&clock, text!("editor-clock"));
    });
    if halfmove != before {
        ask(cx, Edit::Halfmove(halfmove));
    }
    if fullmove != number {
        ask(cx, Edit::Fullmove(fullmove));
    }
    if most > 0 {
        ui.label(muted(cx, &text!("editor-clock-draws", plies = most)));
    }
}
