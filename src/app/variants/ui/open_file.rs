//! The panel that opens a file, by its path or with the platform's dialog.

use crate::app::keys::Attention;
use crate::app::ui::widgets::{add_button, focus_and_select, muted, text_field};
use crate::app::variants::GameFileAction;
use crate::app::variants::ui::GameFilesContext;
use crate::app::variants::written_path;
use baroque::texts::text;
use bevy_egui::egui::{Button, Key, Modifiers, Ui};

/// Shows the field for the path, and the buttons.
pub fn show(ui: &mut Ui, cx: &mut GameFilesContext) {
    let mut path = cx.view.variants.path.clone();
    let hint = text!("open-how");
    ui.label(muted(cx, hint));
    let asked = text!("open-path");
    let response = text_field(ui, &mut path, asked, text!("open-path-name"));
    // Enter takes the focus from the field. No other widget may use that key.
    let entered = response.lost_focus()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    if entered || cx.takes_focus(Attention::Field) {
        focus_and_select(&response, &path);
    }
    if response.changed() {
        cx.send(GameFileAction::WritePath(path.clone()));
    }
    let wanted = written_path(&path);
    ui.horizontal(|ui| {
        let open = add_button(ui, wanted.is_some(), Button::new(text!("open-it")));
        let choose = ui.button(text!("open-choose"));
        cx.on_click(choose, GameFileAction::ChooseFile);
        if let Some(path) = wanted.filter(|_| open.clicked() || entered) {
            cx.send(GameFileAction::OpenFile(path));
        }
    });
}
