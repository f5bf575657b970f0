//! The notebook: a page for each hidden piece.

use super::parts::{act, button};
use super::{PenultimaContext, guess, tries};
use crate::app::penultima::{GameAction, PenultimaGame, words};
use crate::app::ui::access;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{choices, muted, strong};
use baroque::penultima::{GuessCheck, Verdict};
use baroque::texts::text;
use bevy_egui::egui::{Label, Margin, RichText, ScrollArea, TextEdit, Ui};

/// Shows the open page, and the tabs of the others.
pub fn show(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let names: Vec<String> = game.public().hidden().iter().map(words::piece).collect();
    if let Some(index) = choices(ui, &names, game.notebook.open) {
        act(cx, GameAction::Turn(index));
    }
    ScrollArea::vertical()
        .id_salt(("notebook", game.notebook.open))
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            match game.rule_of_page() {
                Some(rule) => {
                    ui.label(strong(text!("penultima-known")));
                    ui.add(Label::new(words::rule(rule)).wrap());
                }
                None if game.is_over() => {}
                None => {
                    guess::show(ui, cx, game);
                    judgement(ui, cx, game);
                }
            }
            remark(ui, cx, game);
            tries::of_page(ui, cx, game);
        });
}

/// Whether the guess fits, and the declaration.
fn judgement(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    ui.horizontal_wrapped(|ui| {
        let asked = game.notebook.checked == GuessCheck::Asked;
        button(
            ui,
            cx,
            text!("penultima-check-it"),
            !asked,
            GameAction::Check,
        );
        let may = game.may_declare();
        button(ui, cx, text!("penultima-declare"), may, GameAction::Declare);
    });
    let words = words::checked(game);
    if !words.is_empty() {
        let color = match game.notebook.checked {
            GuessCheck::Is(Verdict::Contradicted(_) | Verdict::Unplayable) => cx.theme.accent,
            GuessCheck::Is(Verdict::Consistent) | GuessCheck::Asked | GuessCheck::Not => {
                cx.theme.ink
            }
        };
        ui.add(Label::new(RichText::new(words).color(color)).wrap());
    }
    let words = match game.laboratory() {
        Some(_) => text!("penultima-declare-costs"),
        None => text!("penultima-declare-once"),
    };
    ui.add(Label::new(muted(cx, words)).wrap());
}

/// The player's own words.
fn remark(ui: &mut Ui, cx: &mut PenultimaContext, game: &PenultimaGame) {
    let Some(page) = game.notebook.page() else {
        return;
    };
    let mut text = page.remark.clone();
    let hint = text!("penultima-remark");
    let field = TextEdit::multiline(&mut text)
        .hint_text(hint)
        .margin(Margin::symmetric(10, 7))
        .desired_rows(1)
        .desired_width(ui.available_width());
    let field = ui.add(field);
    access::name(&field, hint);
    if field.changed() {
        act(cx, GameAction::Remark(text));
    }
}
