//! The tab with the zones and the castling of the board.

use super::LIST_WIDTH;
use crate::app::editor::ui::EditorContext;
use crate::app::editor::ui::position::own_castling;
use crate::app::editor::{Edit, Editor, EditorAction, Tool, zone_uses};
use crate::app::ui::access;
use crate::app::ui::widgets::{dropdown, muted, strong};
use baroque::rules::Color;
use baroque::sketch::{CastlingChoice, can_change};
use baroque::texts::{listed, piece_name, side_name, text};
use bevy_egui::egui::{Button, DragValue, Label, RichText, Ui};

pub fn show(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = cx.view.editor.open.as_ref() else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 6.0;
    if !can_change(editor.variant()) {
        ui.add(Label::new(text!("zones-not-here")).wrap());
        return;
    }
    let how = match editor.variant().zones().next() {
        Some(_) => text!("zones-how"),
        None => text!("zones-none"),
    };
    ui.add(Label::new(muted(cx, how)).wrap());
    zones(ui, cx, editor);
    castling(ui, cx, editor);
    if let Some(message) = &editor.file.message {
        ui.add(Label::new(RichText::new(message).color(cx.theme.accent)).wrap());
    }
}

/// The name of a zone. Those that most games have are translated.
fn zone_name(name: &str) -> &str {
    let id = format!("zone-name-{}", name.replace(' ', "-"));
    listed(&id).unwrap_or(name)
}

fn zones(ui: &mut Ui, cx: &mut EditorContext, editor: &Editor) {
    let variant = editor.variant();
    for (index, (name, squares)) in variant.zones().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(zone_name(name)));
            for color in Color::ALL {
                let tool = Tool::Zone(index, color);
                let chosen = editor.pointer.tool == tool;
                let count = squares[color].len();
                let words = text!("zones-side", side = side_name(color), count = count);
                let response = ui.add(Button::new(words).selected(chosen));
                let response = response.on_hover_text(text!("zones-side-help"));
                cx.on_click(response, EditorAction::Edit(Edit::Tool(tool)));
            }
        });
        let mut uses = zone_uses(variant, squares);
        if uses.is_empty() {
            uses.push(text!("zone-other").to_owned());
        }
        ui.add(Label::new(muted(cx, &uses.join(" "))).wrap());
    }
    if variant.zones().next().is_some() {
        let mut both = editor.both_sides;
        let response = ui.checkbox(&mut both, text!("zones-both"));
        if response.on_hover_text(text!("zones-both-help")).clicked() {
            cx.send(EditorAction::Edit(Edit::BothSides(both)));
        }
    }
}

/// The piece that castles with the king, how far the king goes, and where it can go.
fn castling(ui: &mut Ui, cx: &mut EditorContext, editor: &Editor) {
    let variant = editor.variant();
    let partners: Vec<(&str, String)> = variant
        .army(Color::White)
        .iter()
        .map(|piece| variant.kind(piece))
        .filter(|kind| !kind.royal && !kind.pawn)
        .map(|kind| (kind.id.as_str(), piece_name(kind)))
        .collect();
    if partners.is_empty() {
        return;
    }
    let known = editor.castling_choice();
    let mut choice = known.clone();
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(text!("castling-with")));
        let mut names = vec![text!("castling-nobody").to_owned()];
        names.extend(partners.iter().map(|(_, name)| name.clone()));
        let index = |choice: &CastlingChoice| {
            let mut ids = partners.iter();
            Some(1 + ids.position(|(id, _)| *id == choice.partner)?)
        };
        let chosen = choice.as_ref().map_or(Some(0), index);
        let look = (text!("castling-with"), LIST_WIDTH);
        if let Some(index) = dropdown(ui, look, &names, chosen) {
            let steps = choice.as_ref().map_or(2, |choice| choice.steps);
            let partner = index
                .checked_sub(1)
                .map(|index| partners[index].0.to_owned());
            choice = partner.map(|partner| CastlingChoice { partner, steps });
        }
        if let Some(choice) = &mut choice {
            ui.label(text!("castling-steps"));
            let field = DragValue::new(&mut choice.steps).range(1..=14).speed(0.05);
            let field = ui.add(field);
            access::name(&field, text!("castling-steps"));
        }
    });
    if choice != known {
        cx.send(EditorAction::Edit(Edit::CastlingRule(choice)));
    }
    if known.is_some() && !own_castling(ui, editor) {
        ui.add(Label::new(muted(cx, text!("castling-impossible"))).wrap());
    }
}
