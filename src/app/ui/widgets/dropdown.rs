//! A list that opens on a click.

use crate::app::ui::access;
use bevy_egui::egui::{Align, ComboBox, Id, Ui};

/// The greatest height of an open list, in points.
const HEIGHT: f32 = 420.0;

/// A list of names that opens on a click, at the chosen one. `title` says what is chosen, for screen readers. Returns the
/// index of another name that was clicked.
pub fn dropdown(
    ui: &mut Ui,
    (title, width): (&str, f32),
    names: &[String],
    chosen: Option<usize>,
) -> Option<usize> {
    let shown = chosen.and_then(|index| names.get(index));
    let shown = shown.map_or("", String::as_str);
    let mut clicked = None;
    let list = ComboBox::from_id_salt(title)
        .selected_text(shown)
        .width(width)
        .truncate()
        .height(HEIGHT);
    let list = list.show_ui(ui, |ui| {
        let is_new = is_new(ui);
        for (index, name) in names.iter().enumerate() {
            let holds = chosen == Some(index);
            let entry = ui.selectable_label(holds, name);
            if holds && is_new {
                entry.scroll_to_me(Some(Align::Center));
            }
            if entry.clicked() && !holds {
                clicked = Some(index);
            }
        }
    });
    access::name(&list.response, &format!("{title}: {shown}"));
    clicked
}

/// Whether a list was closed in the last frame. The first two passes after that count, because the first one only measures.
fn is_new(ui: &Ui) -> bool {
    let now = ui.ctx().cumulative_pass_nr();
    let id = Id::new("open list");
    ui.data_mut(|data| {
        let (mut first, last): (u64, u64) = data.get_temp(id).unwrap_or_default();
        if last + 1 < now {
            first = now;
        }
        data.insert_temp(id, (first, now));
        now <= first + 1
    })
}
