//! The palette: the pieces of both sides and the tools.

use crate::app::editor::EditorAction;
use crate::app::editor::ui::EditorContext;
use crate::app::editor::{Edit, Editor, Tool, can_change};
use crate::app::ui::access;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::widgets::choices;
use baroque::rules::{Color, Piece};
use baroque::texts::{color_key, text};
use bevy_egui::egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetType, vec2};

/// The largest side of a piece's field, the space between fields, and the number of fields in a row.
const MAX_FIELD_SIDE: f32 = 37.0;
const FIELD_GAP: f32 = 3.0;
const FIELDS_IN_ROW: f32 = 8.0;

/// The places of the palette's pieces.
pub type Places = Vec<(Piece, Rect)>;

/// Shows the palette. Returns the places of its pieces.
pub fn show(ui: &mut Ui, cx: &mut EditorContext) -> Places {
    let mut places = Vec::new();
    let side = (ui.available_width() - (FIELDS_IN_ROW - 1.0) * FIELD_GAP) / FIELDS_IN_ROW;
    let side = side.floor().min(MAX_FIELD_SIDE);
    for color in Color::ALL {
        let pieces = cx
            .view
            .editor
            .open
            .as_ref()
            .map(|editor| editor.army(color));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(FIELD_GAP, FIELD_GAP);
            for piece in pieces.into_iter().flatten() {
                places.push((piece, field(ui, cx, piece, side)));
            }
        });
    }
    tools(ui, cx);
    places
}

/// The field of a piece: a click selects it as the tool, and a drag moves it to the board.
fn field(ui: &mut Ui, cx: &mut EditorContext, piece: Piece, side: f32) -> Rect {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let Some(editor) = &cx.view.editor.open else {
        return rect;
    };
    let variant = editor.variant();
    let held = editor.pointer.tool == Tool::Stamp(piece);
    let marked = response.hovered() || response.has_focus();
    let theme = cx.theme;
    let (fill, line) = match (held, marked) {
        (true, _) => (theme.accent.gamma_multiply(0.3), theme.accent),
        (false, true) => (theme.card_hover, theme.accent),
        (false, false) => (theme.card, theme.line),
    };
    let width = if held { 2.0 } else { 1.0 };
    let corner = CornerRadius::same(6);
    ui.painter().rect(
        rect,
        corner,
        fill,
        Stroke::new(width, line),
        StrokeKind::Inside,
    );
    piece_at(ui, cx, variant, piece, rect.shrink(3.0));
    let name = text!(
        "editor-piece",
        side = color_key(piece.color()),
        piece = variant.kind(piece.piece_type())
    );
    access::choice(&response, WidgetType::RadioButton, held, &name);
    let letter = variant.letter(piece);
    let help = text!(
        "editor-piece-help",
        piece = name.as_str(),
        letter = letter.to_string()
    );
    if response.on_hover_text(help).clicked() {
        let tool = Edit::Tool(Tool::Stamp(piece));
        cx.send(EditorAction::Edit(tool));
    }
    rect
}

fn tools(ui: &mut Ui, cx: &mut EditorContext) {
    let Some(editor) = &cx.view.editor.open else {
        return;
    };
    let tools = tools_of(editor);
    let chosen = tools
        .iter()
        .position(|&(tool, _)| tool == editor.pointer.tool);
    let names: Vec<String> = tools.iter().map(|(_, name)| (*name).to_owned()).collect();
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(usize::MAX)) {
        let tool = tools[index].0;
        cx.send(EditorAction::Edit(Edit::Tool(tool)));
    }
}

/// The tools with their names. A board of several sheets has none for squares.
fn tools_of(editor: &Editor) -> Vec<(Tool, &'static str)> {
    let mut tools = vec![
        (Tool::Move, text!("editor-tool-move")),
        (Tool::Erase, text!("editor-tool-erase")),
    ];
    if can_change(editor.variant()) {
        tools.push((Tool::Hole, text!("editor-tool-hole")));
    }
    tools
}
