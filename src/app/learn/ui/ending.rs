//! The page of endings: the choice, and the board of an exercise. `ending/exercise` has the panel beside it.

mod exercise;

use super::LearnContext;
use crate::app::board::draw::BoardPlace;
use crate::app::guide::GuideAction;
use crate::app::learn::{
    EndingAction, EndingCard, EndingPage, EndingSubject, LearnAction, ending_games,
};
use crate::app::play::ui::board;
use crate::app::ui::pieces::piece_at;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    bold, card, dropdown, heading, muted, page_header, text_height, write_text,
};
use crate::app::ui::{boards, columns, notices};
use baroque::diagram::BoardView;
use baroque::guide::MATING_ALONE;
use baroque::lessons::Lesson;
use baroque::rules::{Color, Piece};
use baroque::texts::text;
use baroque::training::{EndingGoal, moves_of};
use bevy_egui::egui::{self, FontId, Frame, Label, Margin, Pos2, Rect, ScrollArea, Ui, Vec2, vec2};

/// The height of the panel beneath the board, in a window higher than wide, as a part of it.
const PANEL_HEIGHT_SHARE: f32 = 0.45;

/// The least width of a card, the sizes of its board and of its piece, and the font of its text.
const LEAST_CARD_WIDTH: f32 = 370.0;
const BOARD_SIZE: f32 = 128.0;
const PIECE_SIZE: f32 = 32.0;
const TEXT_FONT: FontId = FontId::proportional(13.5);

/// The gap between cards, the margin inside, and the gaps beside the board and beside the piece.
const CARD_GAP: f32 = 10.0;
const CARD_MARGIN: f32 = 12.0;
const GAPS: (f32, f32) = (14.0, 8.0);

/// A card narrower than this has no board.
const NARROW_CARD_WIDTH: f32 = 320.0;

/// The width of the list of games.
const GAMES_WIDTH: f32 = 300.0;

/// Shows the choice or the exercise. Returns the place of the board.
pub(super) fn show<'a>(
    ui: &mut Ui,
    cx: &mut LearnContext<'_, 'a>,
    page: &'a EndingPage,
) -> BoardPlace {
    let shell = &cx.view.shell;
    let Some(run) = &page.run else {
        notices::in_corner(ui, cx, shell);
        choice(ui, cx, page);
        return BoardPlace::default();
    };
    let Some(board) = run.board() else {
        notices::in_corner(ui, cx, shell);
        let frame = Frame::new().fill(cx.theme.paper).inner_margin(20);
        egui::CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| exercise::panel(ui, cx, run));
        return BoardPlace::default();
    };
    let both = |ui: &mut Ui, cx: &mut LearnContext| {
        notices::below_title(ui, cx, shell);
        exercise::panel(ui, cx, run);
    };
    let table = &board.table;
    let room = ui.max_rect().size();
    if columns::are_beside(room) {
        let width = boards::width_of(cx.settings, table.record.variant(), table.view(), room.y);
        columns::panel_beside(ui, "ending", width, |ui| both(ui, cx));
    } else {
        let height = room.y * PANEL_HEIGHT_SHARE;
        columns::panel_below(ui, "ending", height, |ui| both(ui, cx));
    }
    let room = ui.available_rect_before_wrap();
    let shown = board::BoardContent::of(table, cx.view.hand.controls());
    board::show(ui, &mut cx.with(shown), room).place
}

fn choice(ui: &mut Ui, cx: &mut LearnContext, page: &EndingPage) {
    let frame = Frame::new()
        .fill(cx.theme.paper)
        .inner_margin(Margin::symmetric(24, 16));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        page_header(ui, cx, text!("learn-endings"));
        ScrollArea::vertical()
            .id_salt("endings")
            .auto_shrink(false)
            .follow_focus(ui, |ui| {
                ui.add(Label::new(muted(cx, text!("learn-endings-what"))).wrap());
                ui.add_space(6.0);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.y = CARD_GAP;
                    games(ui, cx, page);
                    lessons(ui, cx, page);
                    which_pieces(ui, cx);
                });
                for (goal, title) in [
                    (EndingGoal::Win, text!("learn-endings-win")),
                    (EndingGoal::Hold, text!("learn-endings-hold")),
                ] {
                    let of_goal = page.cards.iter();
                    let of_goal = of_goal.filter(|card| card.subject.goal == goal);
                    let cards: Vec<&EndingCard> = of_goal.collect();
                    if !cards.is_empty() {
                        ui.add_space(8.0);
                        ui.label(heading(title, 22.0));
                        self::cards(ui, cx, &cards);
                    }
                }
            });
    });
}

/// The list of games with their boards.
fn games(ui: &mut Ui, cx: &mut LearnContext, page: &EndingPage) {
    let games = ending_games();
    let names: Vec<String> = games.iter().map(|&game| game_name(cx, game)).collect();
    let width = GAMES_WIDTH.min(ui.available_width());
    let look = (text!("learn-endings-game"), width);
    if let Some(index) = dropdown(ui, look, &names, Some(page.chosen)) {
        cx.send(LearnAction::Ending(EndingAction::ChooseGame(index)));
    }
}

/// Buttons for the lessons about the endings of the chosen game.
fn lessons(ui: &mut Ui, cx: &mut LearnContext, page: &EndingPage) {
    let course = cx.view.learn.course();
    let subjects = page.cards.iter().map(|card| &card.subject);
    let about = |subject: &EndingSubject| course?.about_ending(&subject.variant, subject.piece);
    let mut lessons: Vec<&Lesson> = Vec::new();
    for lesson in subjects.filter_map(about) {
        if lessons.iter().all(|known| known.id != lesson.id) {
            lessons.push(lesson);
        }
    }
    for lesson in lessons {
        exercise::lesson_button(ui, cx, lesson);
    }
}

/// A button for the guide's page about all pieces.
fn which_pieces(ui: &mut Ui, cx: &mut LearnContext) {
    let page = GuideAction::Open(Some(MATING_ALONE.to_owned()));
    let button = ui.button(text!("learn-endings-which"));
    cx.on_click(button, page);
}

/// A game and its board.
fn game_name(cx: &LearnContext, (game, layout): (&str, &str)) -> String {
    let mut cards = cx.view.variants.cards.iter();
    let card = cards.find(|card| card.info.id == game);
    let name = card.map_or(game, |card| card.info.name.as_str());
    text!(
        "learn-ending-game",
        game = name,
        board = boards::layout_name(layout)
    )
}

fn cards(ui: &mut Ui, cx: &mut LearnContext, cards: &[&EndingCard]) {
    let room = ui.available_width();
    let columns = (((room + CARD_GAP) / (LEAST_CARD_WIDTH + CARD_GAP)).floor() as usize).max(1);
    let width = (room - CARD_GAP * (columns - 1) as f32) / columns as f32;
    for cards in cards.chunks(columns) {
        let words = cards.iter().map(|card| card_words(card));
        let words: Vec<(String, String)> = words.collect();
        let board = board_size(width);
        let inside = width - 2.0 * CARD_MARGIN - board.x;
        let height = |(title, about): &(String, String)| {
            let title = text_height(ui, inside - PIECE_SIZE - GAPS.1, title, bold(16.0));
            title.max(PIECE_SIZE) + 4.0 + text_height(ui, inside, about, TEXT_FONT)
        };
        let height = words.iter().map(height).fold(board.y, f32::max) + 2.0 * CARD_MARGIN;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(CARD_GAP, CARD_GAP);
            for (card, words) in cards.iter().zip(&words) {
                self::card_of(ui, cx, card, words, vec2(width, height));
            }
        });
        ui.add_space(CARD_GAP);
    }
}

/// The title of a card, and what one can expect.
fn card_words(card: &EndingCard) -> (String, String) {
    let kind = card.subject.variant.kind(card.subject.piece);
    let figures = card.figures;
    let title = text!("learn-ending-title", piece = kind);
    let about = match card.subject.goal {
        EndingGoal::Win => text!(
            "learn-ending-card",
            percent = figures.wins * 100 / figures.positions.max(1),
            longest = moves_of(figures.longest_win)
        ),
        EndingGoal::Hold => {
            let held = figures.defences - figures.losses;
            let percent = held * 100 / figures.defences.max(1);
            text!("learn-ending-card-hold", percent = percent)
        }
    };
    (title, about)
}

fn card_of(
    ui: &mut Ui,
    cx: &mut LearnContext,
    ending: &EndingCard,
    (title, about): &(String, String),
    size: egui::Vec2,
) {
    let subject = &ending.subject;
    let goal = match subject.goal {
        EndingGoal::Win => text!("learn-endings-win"),
        EndingGoal::Hold => text!("learn-endings-hold"),
    };
    let (response, inside) = card(ui, cx, size, &format!("{goal}: {title}. {about}"));
    if response.clicked() {
        let variant = subject.variant.clone();
        let begin = EndingAction::Begin(variant, subject.piece, subject.goal);
        cx.send(LearnAction::Ending(begin));
    }
    if !ui.is_rect_visible(response.rect) {
        return;
    }
    if board_size(size.x) != Vec2::ZERO {
        board_of(ui, cx, ending, inside.min);
    }
    let mut text = inside;
    text.min.x += board_size(size.x).x;
    let place = Rect::from_min_size(text.min, vec2(PIECE_SIZE, PIECE_SIZE));
    let piece = Piece::new(Color::White, subject.piece);
    piece_at(ui, cx, &subject.variant, piece, place);
    let theme = cx.theme;
    let width = text.width() - PIECE_SIZE - GAPS.1;
    let height = text_height(ui, width, title, bold(16.0));
    let at = place.right_top() + vec2(GAPS.1, (PIECE_SIZE - height).max(0.0) / 2.0);
    write_text(ui, at, width, title, bold(16.0), theme.ink);
    text.min.y += height.max(PIECE_SIZE) + 4.0;
    write_text(ui, text.min, text.width(), about, TEXT_FONT, theme.muted);
}

/// The room for the board of a card of this width, with the gap beside it.
fn board_size(width: f32) -> Vec2 {
    match width < NARROW_CARD_WIDTH {
        true => Vec2::ZERO,
        false => vec2(BOARD_SIZE + GAPS.0, BOARD_SIZE),
    }
}

/// The board of a card, seen from the player's side.
fn board_of(ui: &Ui, cx: &mut LearnContext, ending: &EndingCard, at: Pos2) {
    let EndingSubject { variant, goal, .. } = &ending.subject;
    let Some(position) = &ending.picture else {
        return;
    };
    let view = BoardView::new(variant.geometry(), *goal == EndingGoal::Hold);
    let (columns, rows) = (view.columns() as f32, view.rows() as f32);
    let side = BOARD_SIZE / columns.max(rows);
    let room = Rect::from_min_size(at, Vec2::splat(BOARD_SIZE));
    let place = Rect::from_center_size(room.center(), vec2(columns, rows) * side);
    boards::board_picture(ui, cx, (variant.as_ref(), position), &view, place);
}
