//! The board for screen readers: a node for each square and each piece in hand, in reading order. A screen reader's
//! clicks become keyboard input on the board.

use super::BoardContext;
use super::{BoardContent, square_rect};
use crate::app::board::interact::Pick;
use crate::app::keys::{Attend, Attention};
use crate::app::play::table::Table;
use baroque::diagram::{hands, removed};
use baroque::explain::{occupied, standing};
use baroque::rules::{Move, Piece, Square, Variant};
use baroque::texts::{color_key, text};
use bevy_egui::egui::accesskit::{Action as Request, Node, Role};
use bevy_egui::egui::{Id, Rect, Response, Sense, Ui, UiBuilder, Vec2, vec2};

/// A node: a square or a piece in hand.
struct SpokenPlace {
    pick: Pick,
    rect: Rect,
    words: String,
    /// The rule of the piece.
    rule: String,
    /// The column and row of a square.
    cell: Option<(usize, usize)>,
}

/// The place that a screen reader has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpokenChoice {
    /// The place, which gets the mark of the keys.
    pub at: Pick,
    /// Whether the place is clicked too.
    pub clicked: bool,
}

/// Adds the nodes of the board in a rectangle of the window. Returns what the screen reader has chosen.
pub fn show(
    ui: &mut Ui,
    cx: &mut BoardContext,
    board: &Response,
    rect: Rect,
) -> Option<SpokenChoice> {
    if !cx.facts.listened {
        return None;
    }
    let shown = cx.view;
    let title = text!("board-name", game = shown.variant.name());
    let mut parts = squares(&shown, rect);
    parts.extend(held(&shown, rect));
    let cursor = shown.hand.cursor;
    let marked = cursor
        .at
        .filter(|_| cursor.shown)
        .map(|at| id(at).accesskit_id());
    ui.ctx().accesskit_node_builder(board.id, |node| {
        node.set_role(Role::Grid);
        node.set_label(title.as_str());
        if let Some(marked) = marked {
            node.set_active_descendant(marked);
        }
    });
    let inside = UiBuilder::new()
        .max_rect(rect)
        .accessibility_parent(board.id);
    let squares = ui.new_child(inside);
    let mut chosen = None;
    for part in parts {
        let id = id(part.pick);
        squares.interact(part.rect, id, Sense::hover());
        squares
            .ctx()
            .accesskit_node_builder(id, |node| describe(node, &part));
        let asked = |request| ui.input(|input| input.has_accesskit_action_request(id, request));
        let clicked = asked(Request::Click);
        if clicked || asked(Request::Focus) {
            let at = part.pick;
            chosen = Some(SpokenChoice { at, clicked });
            if !board.has_focus() {
                cx.outbox.send(Attend(Some(Attention::Board)));
            }
        }
    }
    chosen
}

fn id(pick: Pick) -> Id {
    match pick {
        Pick::Board(square) => Id::new(("square", square.index())),
        Pick::Hand(piece) => Id::new(("held", piece.index())),
    }
}

fn describe(node: &mut Node, part: &SpokenPlace) {
    node.set_role(Role::GridCell);
    node.set_label(part.words.as_str());
    if !part.rule.is_empty() {
        node.set_description(part.rule.as_str());
    }
    let Rect { min, max } = part.rect;
    node.set_bounds(bevy_egui::egui::accesskit::Rect {
        x0: min.x.into(),
        y0: min.y.into(),
        x1: max.x.into(),
        y1: max.y.into(),
    });
    node.add_action(Request::Focus);
    node.add_action(Request::Click);
    if let Some((column, row)) = part.cell {
        node.set_row_index(row);
        node.set_column_index(column);
    }
}

/// The squares, row by row.
fn squares(shown: &BoardContent, rect: Rect) -> Vec<SpokenPlace> {
    let (variant, position, view) = (shown.variant, shown.position, shown.view);
    let table = shown.table;
    let legal = table.map_or(&[][..], |table| table.legal_moves());
    let mut parts: Vec<SpokenPlace> = variant
        .geometry()
        .squares()
        .into_iter()
        .map(|square| SpokenPlace {
            pick: Pick::Board(square),
            rect: square_rect(view, square, rect),
            words: aim(
                table,
                square,
                legal,
                traced(
                    table,
                    square,
                    match shown.plain {
                        true => occupied(variant, position, square),
                        false => standing(variant, position, square, legal),
                    },
                ),
            ),
            rule: position
                .piece(square)
                .map_or_else(String::new, |piece| rule(variant, piece)),
            cell: view.cell(square),
        })
        .collect();
    parts.sort_by_key(|part| part.cell.map(|(column, row)| (row, column)));
    parts
}

/// The rule of a piece, in a sentence or two.
fn rule(variant: &Variant, piece: Piece) -> String {
    variant.kind(piece.piece_type()).text.clone()
}

/// The piece on a square, and the piece that the last move removed from it.
fn traced(table: Option<&Table>, square: Square, standing: String) -> String {
    let last = table.and_then(Table::last_transition);
    let removed = last.map(removed).unwrap_or_default().into_iter();
    let mut here = removed.filter(|(at, _)| *at == square);
    match (table, here.next()) {
        (Some(table), Some((_, piece))) => {
            let kind = table.variant().kind(piece.piece_type());
            text!("square-trace", square = standing, piece = kind)
        }
        _ => standing,
    }
}

/// The piece on a square, and what the picked piece can do there.
fn aim(table: Option<&Table>, square: Square, legal: &[Move], standing: String) -> String {
    let picked = table.and_then(|table| Some((table, table.interaction.picked?)));
    let Some((table, pick)) = picked else {
        return standing;
    };
    if pick == Pick::Board(square) {
        return text!("square-picked", square = standing);
    }
    if table.advice.silent {
        let aimed = legal.iter().any(|mv| pick.begins(mv) && mv.to == square);
        return match aimed {
            true => text!("square-target", square = standing),
            false => standing,
        };
    }
    let (variant, position) = (table.variant(), table.position());
    let Some(mv) = legal.iter().find(|mv| pick.begins(mv) && mv.to == square) else {
        let mut moves = legal.iter().filter(|mv| pick.begins(mv));
        let captured = moves.any(|&mv| variant.captured(position, mv).contains(square));
        return match captured && position.piece(square).is_some() {
            true => text!("square-victim", square = standing),
            false => standing,
        };
    };
    let taken = variant.captured(position, *mv).into_iter();
    let taken: Vec<String> = taken
        .filter_map(|at| {
            let kind = variant.kind(position.piece(at)?.piece_type());
            let square = variant.geometry().name(at);
            Some(text!("square-piece", piece = kind, square = square))
        })
        .collect();
    match taken.is_empty() {
        true => text!("square-target", square = standing),
        false => {
            let taken = taken.join(text!("square-pieces-and"));
            text!("square-target-captures", square = standing, pieces = taken)
        }
    }
}

/// The pieces in hand of the side to move.
fn held(shown: &BoardContent, rect: Rect) -> Vec<SpokenPlace> {
    let (variant, position, view) = (shown.variant, shown.position, shown.view);
    let side = rect.width() / view.columns() as f32;
    let held = hands(view, variant, position).into_iter();
    held.filter(|held| held.piece.color() == position.turn())
        .map(|held| SpokenPlace {
            pick: Pick::Hand(held.piece.piece_type()),
            rect: Rect::from_center_size(
                rect.min + vec2(held.at.x, held.at.y) * side,
                Vec2::splat(held.size * side),
            ),
            words: text!(
                "hand-piece",
                side = color_key(held.piece.color()),
                piece = variant.kind(held.piece.piece_type()),
                count = held.count
            ),
            rule: rule(variant, held.piece),
            cell: None,
        })
        .collect()
}
