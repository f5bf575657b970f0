//! The choice of the pieces that the sides place: the game's own, drawn, balanced, or picked.

use crate::app::board::action::LookUp;
use crate::app::play::ui::PlayContext;
use crate::app::play::{SetChoice, SetWay};
use crate::app::ui::access;
use crate::app::ui::pieces::piece_button;
use crate::app::ui::widgets::{choices, muted, strong};
use crate::app::variants::GameFileAction;
use baroque::rules::{ByColor, Color, Piece, PieceType, Position, Variant};
use baroque::sets::{self, Sets};
use baroque::texts::{Noun, capitalised, decimal, text};
use bevy_egui::egui::{ComboBox, Margin, RectAlign, RichText, TextEdit, Tooltip, Ui, vec2};

/// The greatest height of the list of other pieces, in points.
const LIST_HEIGHT: f32 = 420.0;

/// The size of a piece in a set, in points.
const PIECE_SIZE: f32 = 30.0;

/// Shows the choice. `start` is the position with which the game would begin, or why it cannot, and `worth` what the sets
/// are worth in it, in hundredths of a pawn.
pub fn show(
    ui: &mut Ui,
    cx: &mut PlayContext,
    variant: &Variant,
    chosen: &mut SetChoice,
    (start, worth): (&Result<Position, String>, ByColor<i32>),
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
    if let Some(index) = choices(ui, &names, index.unwrap_or(0)) {
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
        SetWay::Picked => picker(ui, cx, variant, (chosen, apart)),
    }
    match start.as_ref().map(|start| sets::of(variant, start)) {
        Ok(Ok(found)) => {
            if chosen.way != SetWay::Picked {
                pictures(ui, cx, variant, &found);
            }
            let words = worth_words(&found, worth, sets::are_measured(variant));
            ui.label(muted(cx, &words));
        }
        Ok(Err(_)) => {}
        Err(problem) => {
            let problem = capitalised(problem);
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

/// The picked pieces, and all that can be picked. A click on a piece moves it from one to the other.
fn picker(
    ui: &mut Ui,
    cx: &mut PlayContext,
    variant: &Variant,
    (chosen, apart): (&mut SetChoice, bool),
) {
    let sides = Color::ALL.into_iter();
    for side in sides.filter(|&side| apart || side == Color::White) {
        let letters = &mut chosen.letters[side];
        let name = match (apart, side) {
            (false, _) => text!("new-game-sets-both"),
            (true, Color::White) => text!("new-game-sets-white"),
            (true, Color::Black) => text!("new-game-sets-black"),
        };
        let count = text!(
            "new-game-sets-count",
            count = letters.chars().count(),
            size = sets::size(variant)
        );
        ui.horizontal(|ui| {
            ui.label(strong(name));
            ui.label(muted(cx, &count));
        });
        let kinds: Vec<PieceType> = letters
            .chars()
            .filter_map(|letter| Some(variant.piece(letter)?.piece_type()))
            .collect();
        if let Some(index) = row_of_pieces(ui, cx, variant, (side, &kinds)) {
            *letters = letters
                .chars()
                .enumerate()
                .filter(|(at, _)| *at != index)
                .map(|(_, letter)| letter)
                .collect();
        }
        let all = sets::choices(variant, side);
        let full = letters.chars().count() >= sets::size(variant);
        ui.label(muted(
            cx,
            match full {
                true => text!("new-game-sets-full"),
                false => text!("new-game-sets-pick"),
            },
        ));
        ui.add_enabled_ui(!full, |ui| {
            if let Some(index) = row_of_pieces(ui, cx, variant, (side, &all)) {
                letters.push(variant.kind(all[index]).letter);
            }
        });
    }
    further(ui, cx, variant);
}

/// The list of all other pieces. A click on one makes a game with it, in which it is picked if there is room.
fn further(ui: &mut Ui, cx: &mut PlayContext, variant: &Variant) {
    let words = text!("new-game-sets-more");
    let list = ComboBox::from_id_salt("further pieces")
        .selected_text(words)
        .height(LIST_HEIGHT);
    let games = cx.view.variants.games.of(variant.id());
    let list = list.show_ui(ui, |ui| {
        for piece in games.further_pieces(variant) {
            let entry = ui.selectable_label(false, Noun::name(&piece.name).label());
            // Beside the list, so that it hides no other name.
            let mut rule = Tooltip::for_enabled(&entry);
            rule.popup = rule.popup.align(RectAlign::RIGHT);
            rule.show(|ui| ui.label(&piece.text));
            let game = variant.id().to_owned();
            let piece = piece.id;
            cx.on_click(entry, GameFileAction::AddPiece { game, piece });
        }
    });
    access::name(&list.response, words);
    list.response
        .on_hover_text(text!("new-game-sets-more-help"));
}

/// A row of pieces as buttons, each with its name and rule in the tooltip. Returns the index of the one that was clicked.
fn row_of_pieces(
    ui: &mut Ui,
    cx: &mut PlayContext,
    variant: &Variant,
    (side, kinds): (Color, &[PieceType]),
) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (index, &kind) in kinds.iter().enumerate() {
            let piece = Piece::new(side, kind);
            if piece_button(ui, cx, variant, piece, PIECE_SIZE).clicked() {
                clicked = Some(index);
            }
        }
    });
    clicked
}

/// The sets as pictures. A click on a piece opens its page.
fn pictures(ui: &mut Ui, cx: &mut PlayContext, variant: &Variant, found: &Sets) {
    let lists = match found {
        Sets::Equal(list) | Sets::Pool(list) => vec![(Color::White, list)],
        Sets::Own(both) => Color::ALL.map(|side| (side, &both[side])).to_vec(),
    };
    for (side, list) in lists {
        if let Some(index) = row_of_pieces(ui, cx, variant, (side, list)) {
            cx.send(LookUp::Piece(Piece::new(side, list[index])));
        }
    }
}

/// What the sets are worth, in pawns.
fn worth_words(found: &Sets, worth: ByColor<i32>, measured: bool) -> String {
    let by = if measured { "games" } else { "engine" };
    let pawns = worth.map(|&worth| decimal(f64::from(worth) / 100.0, 1));
    match found {
        Sets::Equal(_) | Sets::Pool(_) => {
            text!("new-game-sets-worth", by = by, pawns = pawns.white)
        }
        Sets::Own(_) => text!(
            "new-game-sets-worth-both",
            by = by,
            white = pawns.white,
            black = pawns.black
        ),
    }
}
