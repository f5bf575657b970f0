//! The start page: the games as cards, by family.

use super::sets::{in_a_row, special_pieces};
use super::welcome::welcome;
use crate::app::action::NewGameAction;
use crate::app::board::draw::BoardPlace;
use crate::app::pages::{PageContext, PageView};
use crate::app::screens::PageInput;
use crate::app::ui::notices;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    bold, card, first_sentence, from_top, heading, icon_command, page_area, page_bar, text_height,
    write_text,
};
use crate::app::variants::ui::files::{
    card_menu, difficulty, family_name, problems_button, trouble_mark,
};
use crate::app::variants::{Card, Character};
use crate::app::{blind, penultima};
use baroque::diagram::{BoardView, board_svg, piece_svg};
use baroque::rules::Piece;
use baroque::texts::text;
use baroque::variant_file::schema::Family;
use bevy_egui::egui::{FontId, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};

const LEAST_CARD_WIDTH: f32 = 380.0;

/// The margin of a card, the size of its picture, and the space beside the picture.
const CARD_MARGIN: f32 = 12.0;
const PICTURE_SIZE: f32 = 124.0;
const PICTURE_GAP: f32 = 14.0;

/// The fonts of its texts.
const SMALL_FONT: FontId = FontId::proportional(14.0);
const SUMMARY_FONT: FontId = FontId::proportional(16.0);

/// A card below this width is narrow.
const NARROW_CARD_WIDTH: f32 = 380.0;

/// The size of the pieces on a card, and the space between them.
const PIECE_SIZE: f32 = 28.0;
const PIECE_GAP: f32 = 2.0;

/// The least number of games of a family that are shown while the others are hidden. Of the Ultima family twice as many
/// are shown, since two of its cards are no games of their own.
const LEAST_SHOWN_GAMES: usize = 3;

/// The space between cards.
const CARD_GAP: f32 = 12.0;

/// Draws the page.
pub fn draw(page: PageInput, view: PageView) -> BoardPlace {
    page.show(&view, |ui, cx| {
        notices::in_corner(ui, cx, view.shell());
        show(ui, cx);
    });
    BoardPlace::default()
}

fn show(ui: &mut Ui, cx: &mut PageContext) {
    page_area(ui, cx.theme, |ui| {
        title(ui, cx);
        let area = from_top(ui, ScrollArea::vertical().auto_shrink(false));
        area.follow_focus(ui, |ui| families(ui, cx));
    });
}

fn title(ui: &mut Ui, cx: &mut PageContext) {
    page_bar(ui, cx, "program.start_page", |ui, cx| {
        icon_command(ui, cx, "files.open");
        let variants = cx.view.variants();
        problems_button(ui, cx, variants, false);
    });
}

fn families(ui: &mut Ui, cx: &mut PageContext) {
    welcome(ui, cx);
    own_games(ui, cx);
    for family in [Family::AddedPair, Family::Ultima, Family::Beyond] {
        let all = cx.view.variants().cards.iter();
        let games: Vec<&Card> = all
            .filter(|card| card.info.family == family && card.file.is_none())
            .collect();
        if games.is_empty() {
            continue;
        }
        ui.add_space(8.0);
        let rows = if family == Family::Ultima { 2 } else { 1 };
        let few = rows * LEAST_SHOWN_GAMES.next_multiple_of(columns(ui));
        let mut games: Vec<CardEntry> = games.into_iter().map(CardEntry::Game).collect();
        if family == Family::Ultima {
            games.insert(games.len().min(few - 2), CardEntry::Blind);
            games.insert(games.len().min(few - 1), CardEntry::Penultima);
        }
        // A button that shows one more game would not be worth it.
        let few = if games.len() == few + 1 { few + 1 } else { few };
        let open = ui.make_persistent_id(family_name(&family));
        let mut all = ui.data(|data| data.get_temp(open).unwrap_or(false));
        ui.horizontal(|ui| {
            ui.label(heading(family_name(&family), 24.0));
            if games.len() > few {
                let words = match all {
                    true => text!("start-fewer").to_owned(),
                    false => text!("start-all", count = games.len()),
                };
                let button = ui.button(words);
                if button.clicked() {
                    all = !all;
                    ui.data_mut(|data| data.insert_temp(open, all));
                }
            }
        });
        let shown = if all {
            games.len()
        } else {
            few.min(games.len())
        };
        cards(ui, cx, &games[..shown]);
    }
    ui.add_space(16.0);
}

/// The user's own games come first, because the user works on them.
fn own_games(ui: &mut Ui, cx: &mut PageContext) {
    let own = cx
        .view
        .variants()
        .cards
        .iter()
        .filter(|card| card.file.is_some());
    let own: Vec<&Card> = own.collect();
    if !own.is_empty() {
        ui.add_space(8.0);
        ui.label(heading(text!("start-own-games"), 24.0));
        let own: Vec<CardEntry> = own.into_iter().map(CardEntry::Game).collect();
        cards(ui, cx, &own);
    }
}

/// How many cards fit in a row.
fn columns(ui: &Ui) -> usize {
    let room = ui.available_width();
    (((room + CARD_GAP) / (LEAST_CARD_WIDTH + CARD_GAP)).floor() as usize).max(1)
}

enum CardEntry<'a> {
    Game(&'a Card),
    /// The game of hidden rules, which is no variant.
    Penultima,
    /// Any game with unseen enemies.
    Blind,
}

/// The cards, as many in a row as fit. All cards of a row are as high as the highest.
fn cards(ui: &mut Ui, cx: &mut PageContext, games: &[CardEntry]) {
    let (columns, room) = (columns(ui), ui.available_width());
    let width = (room - CARD_GAP * (columns - 1) as f32) / columns as f32;
    for row in games.chunks(columns) {
        let mut height = |entry: &CardEntry| match entry {
            CardEntry::Game(game) => CardLayout::new(cx, game, width).height(ui, game),
            CardEntry::Penultima => {
                penultima::ui::invitation(&cx.penultima()).height(ui, width, PICTURE_SIZE)
            }
            CardEntry::Blind => blind::ui::invitation(&cx.blind()).height(ui, width, PICTURE_SIZE),
        };
        let height = row.iter().map(&mut height).fold(0.0, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(CARD_GAP, CARD_GAP);
            for entry in row {
                let size = vec2(width, height);
                match entry {
                    CardEntry::Game(game) => game_card(ui, cx, game, size),
                    CardEntry::Penultima => {
                        penultima::ui::invite(ui, &mut cx.penultima(), size, PICTURE_SIZE);
                    }
                    CardEntry::Blind => {
                        blind::ui::invite(ui, &mut cx.blind(), size, PICTURE_SIZE);
                    }
                }
            }
        });
    }
}

/// Where the parts of a card are.
struct CardLayout {
    /// The pieces with a special capture, the size of one, and the size of their row.
    pieces: Vec<Piece>,
    piece: f32,
    row: Vec2,
    /// Whether they are in the corner beside the name, and not below the text.
    corner: bool,
    /// The width of the name, and of the summary.
    name: f32,
    summary: f32,
    /// What playtests tell about the game, in a line. May be empty.
    character: String,
    /// The figures behind that, and what they mean.
    source: String,
}

impl CardLayout {
    fn new(cx: &PageContext, game: &Card, width: f32) -> CardLayout {
        let known = cx.view.variants().characters.of_card(game);
        let pieces = special_pieces(&game.variant);
        let summary = width - 2.0 * CARD_MARGIN - PICTURE_SIZE - PICTURE_GAP;
        let corner = pieces.len() <= 2 && width >= NARROW_CARD_WIDTH;
        let piece = PIECE_SIZE.min(summary / pieces.len().max(1) as f32 - PIECE_GAP);
        let row = vec2(pieces.len() as f32 * (piece + PIECE_GAP), piece);
        let beside = if corner { row.x + 6.0 } else { 0.0 };
        CardLayout {
            name: summary - beside,
            pieces,
            piece,
            row,
            corner,
            summary,
            character: known
                .as_ref()
                .and_then(Character::words)
                .unwrap_or_default(),
            source: known.and_then(|known| known.in_full()).unwrap_or_default(),
        }
    }

    /// The height of a card with all its text.
    fn height(&self, ui: &Ui, game: &Card) -> f32 {
        let level = difficulty(&game.variant, game.variant.start());
        let text = [
            (self.name, game.info.name.as_str(), bold(17.0)),
            (self.name, &*level, SMALL_FONT),
            (
                self.summary,
                first_sentence(&game.info.summary),
                SUMMARY_FONT,
            ),
            (self.summary, self.character.as_str(), SMALL_FONT),
        ];
        let text = text.map(|(width, text, font)| match text {
            "" => 0.0,
            text => text_height(ui, width, text, font),
        });
        let below = if self.corner { 0.0 } else { self.piece + 8.0 };
        let text = text.iter().sum::<f32>() + 13.0 + below;
        2.0 * CARD_MARGIN + text.max(PICTURE_SIZE)
    }
}

fn game_card(ui: &mut Ui, cx: &mut PageContext, game: &Card, size: Vec2) {
    let info = &game.info;
    let (response, inside) = card(ui, cx, size, &info.name);
    let layout = CardLayout::new(cx, game, size.x);
    let about = about(game, &layout.character);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    let response = match (&game.file, game.troubled) {
        (None, false) => response,
        // The card already shows everything else.
        _ => response.on_hover_text_at_pointer(about),
    };
    response.context_menu(|ui| card_menu(ui, cx, game));
    if response.clicked() {
        cx.send(NewGameAction::Open(info.id.clone()));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    let picture = Rect::from_min_size(inside.min, Vec2::splat(PICTURE_SIZE));
    board_picture(ui, cx, game, picture);
    if response.hovered() || response.has_focus() {
        let given = (&cx.view.variants().games, cx.settings);
        if let Some((image, place)) =
            cx.tools
                .films
                .show_game(ui.ctx(), &game.variant, given, picture)
        {
            ui.painter().rect_filled(picture, 0, cx.theme.card_hover);
            image.paint_at(ui, place);
        }
    }
    if game.troubled {
        trouble_mark(ui, cx, picture);
    }
    let mut at = picture.right_top() + vec2(PICTURE_GAP, -2.0);
    let place = match layout.corner {
        true => inside.right_top() - vec2(layout.row.x, 2.0),
        false => pos2(at.x, inside.bottom() - layout.piece),
    };
    let place = Rect::from_min_size(place, layout.row);
    pieces_picture(ui, cx, game, &layout.pieces, place);
    let theme = cx.theme;
    at.y += write_text(ui, at, layout.name, &info.name, bold(17.0), theme.ink) + 1.0;
    let level = difficulty(&game.variant, game.variant.start());
    at.y += write_text(ui, at, layout.name, &level, SMALL_FONT, theme.muted) + 6.0;
    let (width, font) = (layout.summary, SUMMARY_FONT);
    at.y += write_text(
        ui,
        at,
        width,
        first_sentence(&info.summary),
        font,
        theme.ink,
    ) + 6.0;
    let height = write_text(ui, at, width, &layout.character, SMALL_FONT, theme.muted);
    let line = Rect::from_min_size(at, vec2(width, height));
    let line = ui.interact(line, response.id.with("character"), Sense::hover());
    line.on_hover_text(layout.source);
}

/// The tooltip of a game.
fn about(game: &Card, character: &str) -> String {
    let Card { info, .. } = game;
    let mut message = format!("{}\n{}\n{character}", info.summary, info.evening);
    if let Some(file) = &game.file {
        message.push_str(&format!("\n{}", file.display()));
    }
    if game.troubled {
        message.push('\n');
        message.push_str(text!("start-game-troubled"));
    }
    message.trim().to_owned()
}

/// The board of a game in its default layout, drawn by the program.
fn board_picture(ui: &Ui, cx: &mut PageContext, game: &Card, rect: Rect) {
    let settings = cx.settings;
    let (palette, set) = (settings.palette(), settings.pieces);
    let name = format!("card:{}:{palette:?}:{set:?}", game.info.id);
    let variant = &game.variant;
    let svg = || {
        let view = BoardView::new(variant.geometry(), false);
        let board = board_svg(variant, variant.start(), &view, set, &palette);
        // A board that is not square keeps its shape.
        in_a_row(&[board])
    };
    cx.tools
        .art
        .picture(ui.ctx(), &name, rect.size(), svg)
        .paint_at(ui, rect);
}

fn pieces_picture(ui: &Ui, cx: &mut PageContext, game: &Card, pieces: &[Piece], rect: Rect) {
    let set = cx.settings.pieces;
    let name = format!("pieces:{}:{set:?}", game.info.id);
    let drawing = |&piece: &Piece| piece_svg(set, &game.variant, piece).into_owned();
    let svg = || in_a_row(&pieces.iter().map(drawing).collect::<Vec<String>>());
    cx.tools
        .art
        .picture(ui.ctx(), &name, rect.size(), svg)
        .paint_at(ui, rect);
}
