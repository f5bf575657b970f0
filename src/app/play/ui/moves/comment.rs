//! The field for a comment about the shown move, below the list.

use crate::app::play::action::MovesAction;
use crate::app::play::ui::PlayContext;
use crate::app::ui::columns;
use baroque::game::Tree;
use baroque::game::annotation::{Annotation, with_text};
use baroque::notation::write_squares;
use baroque::texts::text;
use bevy_egui::egui::{self, Id, Key, Margin, TextEdit, Ui};

/// The number of characters that the field edits. The rest of a longer comment stays as it is.
const LONGEST: usize = 5000;

/// The height of the field with the space below it.
const HEIGHT: f32 = 44.0;

/// Shows the field, if it is open.
pub fn show(ui: &mut Ui, cx: &mut PlayContext) {
    let opened = Id::new("comment opened");
    let begins = !ui.data(|data| data.get_temp::<bool>(opened).unwrap_or(false));
    ui.data_mut(|data| data.insert_temp(opened, cx.view.playing.commenting));
    if cx.view.playing.commenting {
        columns::at_bottom(ui, "comment", HEIGHT, |ui| field(ui, cx, begins));
    }
}

fn field(ui: &mut Ui, cx: &mut PlayContext, begins: bool) {
    let Some(table) = &cx.view.playing.table else {
        return;
    };
    let at = table.at();
    let node = table.tree().node(at);
    let before = node.parent().map(|at| &table.tree().node(at).position);
    let about = match before.zip(node.ply.as_ref()) {
        Some((before, ply)) => {
            let played = write_squares(table.variant(), before, ply.transition.mv);
            text!("comment-about", played = played)
        }
        None if at == Tree::ROOT => text!("comment-about-game").to_owned(),
        None => String::new(),
    };
    let words = Annotation::read(&node.comment, table.variant().geometry()).text;
    let end = words.char_indices().nth(LONGEST);
    let (begin, rest) = words.split_at(end.map_or(words.len(), |(end, _)| end));
    // The comment has no space at its end, but the user types a word after one.
    let typed = Id::new("typed comment");
    let draft: Option<String> = ui.data(|data| data.get_temp(typed));
    let draft =
        draft.filter(|draft| with_text(&node.comment, &(draft.clone() + rest)) == node.comment);
    let mut text = draft.unwrap_or_else(|| begin.to_owned());
    let field = TextEdit::singleline(&mut text)
        .id(Id::new("comment"))
        .hint_text(about)
        .margin(Margin::symmetric(10, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    if begins {
        response.request_focus();
    }
    if response.changed() {
        let comment = with_text(&node.comment, &(text.clone() + rest));
        ui.data_mut(|data| data.insert_temp(typed, text));
        cx.send(MovesAction::WriteComment(at, comment));
    }
    let done =
        |input: &egui::InputState| input.key_pressed(Key::Enter) || input.key_pressed(Key::Escape);
    if response.lost_focus() && ui.input(done) {
        cx.send(MovesAction::ToggleComment);
    }
}
