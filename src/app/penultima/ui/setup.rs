//! An introduction to the game, and the choices for a new one.

use super::PenultimaContext;
use crate::app::my_games::ui::{GameSummary, OtherGame, listed_games, other_games};
use crate::app::penultima::{
    Mode, PenultimaAction, PenultimaGame, Setup, array, difficulty_of, words,
};
use crate::app::play::ui::players::one_computer;
use crate::app::ui::scroll::FollowFocus;
use crate::app::ui::widgets::{
    choices, heading, main_button, muted, numbered, page_header, strong, text_field, without_frames,
};
use crate::app::ui::{boards, columns};
use baroque::diagram::{BoardView, scene_svg};
use baroque::penultima::{Attempts, Difficulty, score_key};
use baroque::progress;
use baroque::rules::Variant;
use baroque::search::Level;
use baroque::texts::text;
use bevy_egui::egui::{
    CentralPanel, Frame, Id, Label, Margin, RichText, ScrollArea, Sense, Ui, WidgetInfo,
    WidgetType, vec2,
};

/// The greatest width of the page, and the width of the field for the seed.
const MAX_PAGE_WIDTH: f32 = 820.0;
const SEED_FIELD_WIDTH: f32 = 220.0;

/// A narrower page has no picture of the array.
const PICTURE_PAGE_WIDTH: f32 = 760.0;

/// The size of the sentence about the game.
const LEAD_SIZE: f32 = 20.0;

/// In a lower page, the sentence scrolls with the choices.
const LEAD_PAGE_HEIGHT: f32 = 480.0;

/// The choices for the number of illegal tries that loses the turn. The last one is the original rule.
const ATTEMPTS: [Attempts; 4] = [
    Attempts::Unlimited,
    Attempts::Limited(5),
    Attempts::Limited(3),
    Attempts::Limited(1),
];

/// Shows the page. In a wide window, the array is beside the choices.
pub fn show(ui: &mut Ui, cx: &mut PenultimaContext) {
    let room = ui.available_size();
    if room.x < PICTURE_PAGE_WIDTH || !columns::are_beside(room) {
        let frame = Frame::new()
            .fill(cx.theme.paper)
            .inner_margin(Margin::symmetric(24, 16));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| page(ui, cx));
        return;
    }
    let Some(variant) = baroque::penultima::orthodox() else {
        return;
    };
    let view = BoardView::new(variant.geometry(), false);
    let width = boards::width_of(cx.settings, &variant, &view, room.y);
    columns::panel_beside(ui, "Penultima's choices", width, |ui| page(ui, cx));
    array_picture(ui, cx, &variant, &view);
}

/// The button that begins a game, and the choices below it.
fn page(ui: &mut Ui, cx: &mut PenultimaContext) {
    page_header(ui, cx, text!("penultima-title"));
    let high = ui.available_height() >= LEAD_PAGE_HEIGHT;
    if high {
        lead(ui);
    }
    begin(ui, cx);
    ui.add_space(8.0);
    ScrollArea::vertical()
        .auto_shrink(false)
        .follow_focus(ui, |ui| {
            ui.set_max_width(MAX_PAGE_WIDTH.min(ui.available_width()));
            if !high {
                lead(ui);
            }
            last(ui, cx);
            let mut setup = cx.view.penultima.setup.clone();
            fill_in(ui, cx, &mut setup);
            if setup != cx.view.penultima.setup {
                cx.send(PenultimaAction::Choose(setup));
            }
            about(ui, cx);
        });
}

/// The sentence about the game.
fn lead(ui: &mut Ui) {
    let lead = heading(text!("penultima-about-secret"), LEAD_SIZE);
    ui.add(Label::new(lead).wrap());
    ui.add_space(6.0);
}

/// The array. Its question marks follow the choice of how much is secret.
fn array_picture(ui: &mut Ui, cx: &mut PenultimaContext, variant: &Variant, view: &BoardView) {
    let setup = &cx.view.penultima.setup;
    let room = ui.available_rect_before_wrap();
    let rect = boards::place_in(ui, cx.settings, room, variant, view);
    let response = ui.interact(rect, Id::new("array"), Sense::hover());
    let about = words::difficulty(difficulty_of(setup));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, about));
    let (palette, set) = (cx.settings.palette(), cx.settings.pieces);
    let difficulty = difficulty_of(setup);
    let name = format!(
        "penultima array:{}:{palette:?}:{set:?}",
        difficulty.number()
    );
    let svg = || {
        let items = array(variant, view, difficulty);
        scene_svg(variant, &items, view, set, &palette)
    };
    boards::drawing(ui, cx, &name, rect, svg);
}

/// The course of a game, in four sentences.
fn about(ui: &mut Ui, cx: &PenultimaContext) {
    let sentences = [
        text!("penultima-about-tries"),
        text!("penultima-about-watch"),
        text!("penultima-about-notebook"),
        text!("penultima-about-win"),
    ];
    numbered(ui, cx, text!("tries-about"), &sentences);
}

/// The last game, and others on disk.
fn last(ui: &mut Ui, cx: &mut PenultimaContext) {
    let games = games(cx, |_| true);
    let unreadable = &cx.view.penultima.unreadable;
    other_games(ui, cx, games, unreadable);
}

/// The games that go on.
pub fn running_games<'a>(cx: &PenultimaContext<'_, 'a>) -> Vec<OtherGame<'a>> {
    games(cx, |game| !game.is_over())
}

/// The open game, and those on disk.
fn games<'a>(
    cx: &PenultimaContext<'_, 'a>,
    listed: impl Fn(&PenultimaGame) -> bool,
) -> Vec<OtherGame<'a>> {
    let penultima = &cx.view.penultima;
    let known = (penultima.game.as_deref(), &penultima.found[..]);
    listed_games(known, listed, summary, |place| match place {
        None => PenultimaAction::Continue,
        Some(index) => PenultimaAction::Resume(index),
    })
}

fn summary(game: &PenultimaGame) -> GameSummary<'_> {
    let public = game.public();
    let players = match (&game.day, game.laboratory(), game.opponent) {
        (Some(day), ..) => text!("penultima-kind-day", day = day.as_str()),
        (None, Some(_), _) => text!("penultima-mode-laboratory").to_owned(),
        (None, None, Some(opponent)) => {
            text!("penultima-kind-computer", level = opponent.level.number())
        }
        (None, None, None) => text!("tries-mode-two").to_owned(),
    };
    let (level, tries) = (public.difficulty().number(), public.log().len());
    let kind = players.as_str();
    let words = match game.is_over() {
        true => text!(
            "penultima-kind-over",
            kind = kind,
            level = level,
            count = tries
        ),
        false => text!("penultima-kind", kind = kind, level = level, count = tries),
    };
    GameSummary {
        name: text!("penultima-title").to_owned(),
        players,
        state: text!("penultima-tries-so-far", count = tries),
        words,
        board: (
            public.board(),
            game.position().clone(),
            game.board.view.flipped(),
        ),
    }
}

fn fill_in(ui: &mut Ui, cx: &mut PenultimaContext, setup: &mut Setup) {
    ui.label(strong(text!("tries-who")));
    let names = [
        text!("tries-mode-computer"),
        text!("tries-mode-two"),
        text!("penultima-mode-laboratory"),
        text!("penultima-mode-daily"),
    ];
    let chosen = Mode::ALL.iter().position(|&mode| mode == setup.mode);
    let names = names.map(str::to_owned);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(0)) {
        setup.mode = Mode::ALL[index];
    }
    let words = match setup.mode {
        Mode::Computer => text!("penultima-mode-computer-is"),
        Mode::Two => text!("penultima-mode-two-is"),
        Mode::Laboratory => text!("penultima-mode-laboratory-is"),
        Mode::Daily => text!("penultima-mode-daily-is"),
    };
    ui.add(Label::new(muted(cx, words)).wrap());
    ui.add_space(4.0);
    if setup.mode == Mode::Daily {
        return;
    }
    difficulty(ui, cx, setup);
    if setup.mode == Mode::Computer {
        computer(ui, cx, setup);
    }
    match setup.mode {
        Mode::Laboratory => best(ui, cx, setup.difficulty),
        Mode::Computer | Mode::Two | Mode::Daily => attempts(ui, cx, setup),
    }
    seed(ui, setup);
}

/// The seed of the secret, folded while there is none.
fn seed(ui: &mut Ui, setup: &mut Setup) {
    let id = Id::new("seed of the secret");
    let open = ui.data(|data| data.get_temp(id).unwrap_or(false));
    if !open && setup.seed.is_empty() {
        ui.scope(|ui| {
            without_frames(ui);
            if ui
                .button(format!("{} ▸", text!("penultima-seed")))
                .clicked()
            {
                ui.data_mut(|data| data.insert_temp(id, true));
            }
        });
        return;
    }
    ui.label(strong(text!("penultima-seed")));
    ui.scope(|ui| {
        ui.set_max_width(SEED_FIELD_WIDTH);
        let hint = text!("penultima-seed-hint");
        text_field(ui, &mut setup.seed, hint, text!("penultima-seed"));
    });
    ui.add_space(4.0);
}

fn difficulty(ui: &mut Ui, cx: &mut PenultimaContext, setup: &mut Setup) {
    ui.label(strong(text!("penultima-difficulty")));
    let names = Difficulty::ALL.map(|known| known.number().to_string());
    let chosen = usize::from(setup.difficulty.number()) - 1;
    if let Some(index) = choices(ui, &names, chosen) {
        setup.difficulty = Difficulty::ALL[index];
    }
    ui.add(Label::new(muted(cx, words::difficulty(setup.difficulty))).wrap());
    ui.add_space(4.0);
}

/// The best score so far in the laboratory.
fn best(ui: &mut Ui, cx: &mut PenultimaContext, difficulty: Difficulty) {
    let key = score_key(difficulty);
    let log = cx.view.progress.log();
    if let Some(score) = log.best(progress::Mode::Laboratory, Some(&key)) {
        ui.label(text!("penultima-best", score = score));
        ui.add_space(4.0);
    }
}

fn computer(ui: &mut Ui, cx: &mut PenultimaContext, setup: &mut Setup) {
    // What goes by time cannot be repeated, so full strength is left out.
    let levels = &Level::ALL[..Level::ALL.len() - 1];
    one_computer(ui, cx, levels, (&mut setup.level, &mut setup.computer));
}

fn attempts(ui: &mut Ui, cx: &mut PenultimaContext, setup: &mut Setup) {
    ui.label(strong(text!("penultima-attempts")));
    let name = |attempts: Attempts| match attempts.number() {
        Some(count) => text!("penultima-attempts-count", count = count),
        None => text!("penultima-attempts-free").to_owned(),
    };
    let names = ATTEMPTS.map(name);
    let chosen = ATTEMPTS.iter().position(|&known| known == setup.attempts);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(0)) {
        setup.attempts = ATTEMPTS[index];
    }
    let words = match setup.attempts.number() {
        Some(count) => text!("penultima-attempts-count-is", count = count),
        None => text!("penultima-attempts-free-is").to_owned(),
    };
    ui.add(Label::new(muted(cx, &words)).wrap());
    ui.add_space(4.0);
}

fn begin(ui: &mut Ui, cx: &mut PenultimaContext) {
    let penultima = &cx.view.penultima;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 0.0);
        let button = main_button(ui, cx, text!("tries-begin"));
        if button.clicked() {
            cx.send(PenultimaAction::Begin);
        }
        if let Some(problem) = &penultima.problem {
            ui.add(Label::new(RichText::new(problem).color(cx.theme.accent)).wrap());
        } else if penultima.drawing {
            ui.label(muted(cx, text!("penultima-drawing")));
        }
    });
}
