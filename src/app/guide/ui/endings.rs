//! The page about endings: its words first, then a row for each ending. A row with a win opens its scene.

use super::article::{moves_of, paragraph, source};
use super::scene;
use crate::app::board::action::SolveEnding;
use crate::app::guide::ui::GuideContext;
use crate::app::guide::{GuideViewer, SceneAction};
use crate::app::ui::access;
use crate::app::ui::widgets::practise_button;
use baroque::texts::text;
use bevy_egui::egui::{Align, Button, Id, Layout, Ui, WidgetType};

/// Shows everything below the first sentences, and the scene at its row, unless it is below the board.
pub(super) fn show(ui: &mut Ui, cx: &mut GuideContext, viewer: &GuideViewer, with_scene: bool) {
    let Some(open) = &viewer.open else { return };
    let page = &open.page;
    for (index, words) in page.text.iter().enumerate().skip(1) {
        let ending = page
            .endings()
            .iter()
            .find(|ending| ending.paragraph == index);
        let scene = ending.and_then(|ending| Some((ending, ending.scene?)));
        let Some((ending, scene)) = scene else {
            paragraph(ui, words);
            continue;
        };
        let words = words.trim_start_matches("- ");
        let top = row(ui, cx, scene, words, scene == open.scene);
        if scene != open.scene {
            continue;
        }
        let shown = ui.scope(|ui| {
            if with_scene {
                scene::show_beside(ui, cx, viewer);
            }
            if let Some((variant, piece)) = &ending.practice {
                let solve = SolveEnding(variant.clone(), *piece);
                practise_button(ui, cx, text!("guide-practise-ending"), solve);
            }
            moves_of(ui, cx, open);
        });
        // Another scene was chosen, so rows above may be lower now. The page itself opens at its top.
        let last = ui.data(|data| data.get_temp::<usize>(last_id()));
        ui.data_mut(|data| data.insert_temp(last_id(), scene));
        if last != Some(scene) && viewer.playing {
            ui.scroll_to_rect(top.union(shown.response.rect), Some(Align::Min));
        }
    }
    source(ui, cx, page);
}

/// Where the index of the scene in the last frame is stored.
fn last_id() -> Id {
    Id::new("last ending")
}

/// A row with the words about an ending. A click shows its scene.
fn row(
    ui: &mut Ui,
    cx: &mut GuideContext,
    scene: usize,
    words: &str,
    chosen: bool,
) -> bevy_egui::egui::Rect {
    let button = Button::new(words).selected(chosen).wrap();
    let layout = Layout::top_down_justified(Align::Min);
    let response = ui.with_layout(layout, |ui| ui.add(button)).inner;
    access::choice(&response, WidgetType::RadioButton, chosen, words);
    if response.clicked() {
        cx.send(SceneAction::Show(scene));
    }
    response.rect
}
