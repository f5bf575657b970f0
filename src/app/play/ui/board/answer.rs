//! Explanations on the board, placed where they hide no square that matters.

use super::BoardContext;
use super::spot;
use crate::app::play::table::Table;
use crate::app::ui::fates::fates;
use baroque::diagram::covered;
use baroque::rules::{Bitboard, Effect, Move, Square, Travel};
use baroque::texts::text;
use bevy_egui::egui::{
    Area, Color32, Frame, Id, Label, Order, Rect, RichText, TextStyle, Ui, Vec2,
};

/// The largest width of a text.
const MAX_TEXT_WIDTH: f32 = 320.0;

const FRAME_WIDTH: f32 = 12.0;

/// A text, its square, and all squares that it must not hide.
struct Said {
    near: Square,
    words: String,
    seen: Bitboard,
}

/// The current text: an explanation, a threat, or the effects of the move under the pointer.
fn said(table: &Table) -> Option<Said> {
    let (hand, marks) = (&table.interaction, |marks| {
        covered(table.view(), table.variant().geometry(), marks)
    });
    if let Some(answer) = &hand.answer {
        return Some(Said {
            near: answer.at,
            words: answer.words.to_string(),
            seen: marks(&answer.marks),
        });
    }
    if let Some((shown, near)) = hand
        .threatened
        .as_ref()
        .and_then(|shown| shown.by.map(|by| (shown, by)))
    {
        return Some(Said {
            near,
            words: shown.words.clone(),
            seen: marks(&shown.marks),
        });
    }
    if hand.chooser.is_some() {
        return None;
    }
    match table.previewed() {
        Some(mv) => Some(Said {
            near: mv.to,
            words: effects(table, mv)?,
            seen: spot::concerned(table, mv),
        }),
        None => sheets(table),
    }
}

/// On a board of several sheets, the sheets on which the picked piece can move.
fn sheets(table: &Table) -> Option<Said> {
    let near = table.interaction.picked_square()?;
    let geometry = table.variant().geometry();
    let own: Vec<usize> = (0..geometry.sheets())
        .filter(|&sheet| geometry.sheet(sheet).contains(near))
        .collect();
    let words = match own[..] {
        _ if geometry.sheets() < 2 => return None,
        [sheet] => {
            let letter = char::from(b'A' + sheet as u8).to_string();
            text!("sheets-one", square = geometry.name(near), sheet = letter)
        }
        _ => text!("sheets-several", square = geometry.name(near)),
    };
    let seen = table.interaction.targets(table.legal_moves());
    Some(Said { near, words, seen })
}

/// The effects of a move on other pieces, in words. `None` if its arrow shows them all.
fn effects(table: &Table, mv: Move) -> Option<String> {
    let transition = table.variant().transition(table.position(), mv);
    let plain = |effect: &Effect| match *effect {
        Effect::Capture { at, by, .. } => at == mv.to && by.travel() == Some(Travel::Replace),
        _ => false,
    };
    let fates = fates(table.variant(), &transition);
    let (first, more) = fates.split_first()?;
    if more.is_empty() && plain(&transition.effects[first.effect]) {
        return None;
    }
    let words: Vec<String> = fates
        .iter()
        .map(|fate| fate.words(table.variant()))
        .collect();
    Some(words.join("\n"))
}

/// Shows the current text on the board in `rect`.
pub fn show(ui: &mut Ui, cx: &mut BoardContext, rect: Rect) {
    let Some((table, said)) = cx.view.table.and_then(|table| Some((table, said(table)?))) else {
        return;
    };
    if table.is_moving() && table.interaction.answer.is_none() {
        return;
    }
    let mut seen = said.seen.with(said.near);
    let asked = Id::new(spot::CHOOSER);
    if table.interaction.chooser.is_some()
        && let Some(area) = ui.ctx().memory(|memory| memory.area_rect(asked))
    {
        seen |= spot::under(table, rect, area);
    }
    let id = Id::new(("answer", said.near.index(), &said.words));
    let width = MAX_TEXT_WIDTH.min(rect.width() - 2.0 * FRAME_WIDTH);
    let font = TextStyle::Body.resolve(ui.style());
    let text = ui
        .painter()
        .layout(said.words.clone(), font, Color32::PLACEHOLDER, width);
    let size = text.size() + Vec2::splat(2.0 * FRAME_WIDTH);
    let place = spot::place(table, rect, size, (said.near, seen));
    spot::redraw_new(ui.ctx(), id);
    Area::new(id)
        .order(Order::Middle)
        .interactable(false)
        .fixed_pos(place)
        .constrain_to(rect)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(width);
                ui.add(Label::new(RichText::new(&said.words)).wrap());
            });
        });
}
