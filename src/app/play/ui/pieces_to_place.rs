//! The choice of the pieces that the sides place: the game's own, drawn, balanced, or picked.

use crate::app::play::ui::PlayContext;
use crate::app::play::{SetChoice, SetWay};
use crate::app::texts::text;
use crate::app::ui::access;
use crate::app::ui::pieces::piece_picture;
use crate::app::ui::widgets::{choices, muted, strong};
use baroque::rules::{Color, Piece, PieceType, Position, Variant};
use baroque::sets::{self, Sets};
use bevy_egui::egui::{Margin, RichText, TextEdit, Ui};

/// The size of a piece in a set, in points.
const PIECE_SIZE: f32 = 30.0;

/// Shows the choice. `start` is the position with which the game would begin, or why it cannot.
pub fn show(
    ui: &mut Ui,
    cx: &mut PlayContext,
    variant: &Variant,
    (chosen, start): (&mut SetChoice, &Result<Position, String>),
) {
    let Ok(own) = sets::own(variant) else {
        return;
    };
    ui.label(strong(text!("new-game-sets")));
    let apart = matches!(own, Sets::Own(_));
    let ways: Vec<SetWay> = SetWay::ALL
        .into_iter()
        .filter(|&way| apart || way != SetWay::Balanced)
        .collect();
    let names: Vec<String> = ways.iter().map(|&way| name(way).to_owned()).collect();
    let index = ways.iter().position(|&way| way == chosen.way);
    if let Some(index) = choices(ui, cx, &names, index.unwrap_or(0)) {
        match ways[index] {
            SetWay::Picked if chosen.way != SetWay::Picked => {
                chosen.pick(variant, start.as_ref().ok());
            }
            way => chosen.way = way,
        }
    }
    match chosen.way {
        SetWay::Standard => {}
        SetWay::Drawn | SetWay::Balanced => seed(ui, chosen),
        SetWay::Picked => letters(ui, cx, variant, (chosen, apart)),
    }
    match start.as_ref().map(|start| sets::of(variant, start)) {
        Ok(Ok(found)) => pictures(ui, cx, variant, &found),
        Ok(Err(_)) => {}
        Err(problem) => {
            ui.label(RichText::new(problem).color(cx.theme.accent));
        }
    }
    ui.add_space(4.0);
}

fn name(way: SetWay) -> &'static str {
    match way {
        SetWay::Standard => text!("new-game-sets-standard"),
        SetWay::Drawn => text!("new-game-sets-drawn"),
        SetWay::Balanced => text!("new-game-sets-balanced"),
        SetWay::Picked => text!("new-game-sets-picked"),
    }
}

/// The field for the seed, and the button that draws again.
fn seed(ui: &mut Ui, chosen: &mut SetChoice) {
    ui.horizontal(|ui| {
        ui.label(text!("new-game-sets-seed"));
        let mut typed = chosen.seed.to_string();
        let field = TextEdit::singleline(&mut typed)
            .margin(Margin::symmetric(8, 5))
            .desired_width(110.0);
        let response = ui.add(field);
        access::name(&response, text!("new-game-sets-seed"));
        if response.changed() {
            let digits: String = typed
                .chars()
                .filter(char::is_ascii_digit)
                .take(18)
                .collect();
            chosen.seed = digits.parse().unwrap_or(0);
        }
        let again = ui.button(text!("new-game-sets-again"));
        if again.clicked() {
            chosen.seed = chosen.seed.wrapping_add(1);
        }
    });
}

/// The fields for the letters of picked pieces.
fn letters(
    ui: &mut Ui,
    cx: &mut PlayContext,
    variant: &Variant,
    (chosen, apart): (&mut SetChoice, bool),
) {
    for side in Color::ALL
        .into_iter()
        .filter(|&side| apart || side == Color::White)
    {
        ui.horizontal(|ui| {
            let label = match (apart, side) {
                (false, _) => text!("new-game-sets-letters"),
                (true, Color::White) => text!("new-game-sets-white"),
                (true, Color::Black) => text!("new-game-sets-black"),
            };
            ui.label(label);
            let field = TextEdit::singleline(&mut chosen.letters[side])
                .margin(Margin::symmetric(8, 5))
                .desired_width(200.0);
            let response = ui.add(field);
            access::name(&response, label);
        });
    }
    let all = sets::choices(variant, Color::White);
    let each = |&kind: &PieceType| {
        let kind = variant.kind(kind);
        format!("{} {}", kind.letter, kind.name)
    };
    let all: Vec<String> = all.iter().map(each).collect();
    ui.label(muted(cx, &all.join(", ")));
}

/// The sets as pictures.
fn pictures(ui: &mut Ui, cx: &mut PlayContext, variant: &Variant, found: &Sets) {
    match found {
        Sets::Equal(list) | Sets::Pool(list) => set(ui, cx, variant, (Color::White, list)),
        Sets::Own(both) => {
            for side in Color::ALL {
                set(ui, cx, variant, (side, &both[side]));
            }
        }
    }
}

fn set(ui: &mut Ui, cx: &mut PlayContext, variant: &Variant, (side, list): (Color, &[PieceType])) {
    ui.horizontal_wrapped(|ui| {
        for &kind in list {
            piece_picture(ui, cx, variant, Piece::new(side, kind), PIECE_SIZE);
        }
    });
}
