//! The whole window: the page, the overlays, and the keyboard.

use super::windows::PageWindow;
use super::{PageContext, PageView, overlay};
use crate::app::action::{Action, ShellAction, action_of};
use crate::app::board::draw::BoardPlace;
use crate::app::keys::{self, Attention, BOARD, Chord, KeyEdit, Listener, SETUP};
use crate::app::my_games::SavedAction;
use crate::app::play::opponent::Computer;
use crate::app::screens::{PageInput, Pages};
use crate::app::settings::Settings;
use crate::app::shell::{FrameRequests, Outbox, Screen};
use crate::app::sound::Sounds;
use crate::app::ui::art::PanelArt;
use crate::app::ui::context::{ContextFacts, Tools};
use crate::app::ui::films::{self, CardFilms};
use crate::app::ui::ring;
use crate::app::ui::theme::Theme;
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use bevy_egui::egui::text_selection::LabelSelectionState;
use bevy_egui::egui::{Event, Id, Key, LayerId, PointerButton, Ui, UiBuilder};
use bevy_egui::{EguiContexts, egui::Context};

/// The width of a tooltip at most, and what is left beside it in a narrow window.
const MAX_TOOLTIP_WIDTH: f32 = 500.0;
const TOOLTIP_MARGIN: f32 = 40.0;

/// In a lower window, lists beside a board are shorter.
const LOW_PAGE_HEIGHT: f32 = 640.0;

/// Shows the contents of the window, and sends the messages of its buttons.
pub fn show(
    world: &mut World,
    contexts: &mut SystemState<EguiContexts<'static, 'static>>,
    view: &mut SystemState<PageView<'static>>,
    (mut theme, mut listener): (Local<Option<Theme>>, Local<Listener>),
    mut films: Local<CardFilms>,
) -> Result {
    let ctx = contexts.get_mut(world)?.ctx_mut()?.clone();
    let settings = world.resource::<Settings>();
    let (now, zoom) = (Theme::new(settings), f32::from(settings.scale()) / 100.0);
    if *theme != Some(now) {
        now.apply(&ctx);
        *theme = Some(now);
    }
    if ctx.zoom_factor() != zoom {
        // The zoom changes from the next frame on.
        ctx.set_zoom_factor(zoom);
        world.resource_mut::<FrameRequests>().soon();
    }
    fit_tooltips(&ctx);
    let facts = ContextFacts {
        thinking: world.resource::<Computer>().is_thinking(),
        audible: world.resource::<Sounds>().are_there(),
        listened: world.resource::<AccessibilityRequested>().get(),
        ..ContextFacts::default()
    };
    let mut outbox = Outbox::default();
    let place = world.resource_scope(|world, mut art: Mut<PanelArt>| {
        let (drawings, seen) = ((&mut *art, &mut *films), (facts, &mut *listener));
        draw(&ctx, world, view, drawings, seen, &mut outbox)
    })?;
    ring::show(&ctx, &now);
    world.resource_mut::<BoardPlace>().set_if_neq(place);
    world.resource_mut::<Outbox>().append(&mut outbox);
    if films.end_frame() {
        world.resource_mut::<FrameRequests>().within(films::FRAME);
    }
    Ok(())
}

/// Draws the page and the overlays, and sends the actions of pressed keys. Returns the place of the board.
pub(super) fn draw(
    ctx: &Context,
    world: &mut World,
    view: &mut SystemState<PageView<'static>>,
    drawings: (&mut PanelArt, &mut CardFilms),
    (facts, listener): (ContextFacts, &mut Listener),
    outbox: &mut Outbox,
) -> Result<BoardPlace> {
    world.resource_scope(|world, mut pages: Mut<Pages>| {
        let view = view.get(world)?;
        let mut next = view.next.0;
        let low = ctx.viewport_rect().height() < LOW_PAGE_HEIGHT;
        let facts = ContextFacts { low, ..facts };
        let mut tools = view.tools(drawings, (outbox, &mut next), facts);
        take_focus(ctx, &mut tools.context(&view));
        let place = page(ctx, view.shell().shown(), (&mut pages, world), &mut tools)?;
        let cx = &mut tools.context(&view);
        overlay::show(ctx, cx);
        keys(ctx, cx, *listener);
        *listener = Listener::now(ctx);
        Ok(place)
    })
}

/// Keeps tooltips narrower than the window.
fn fit_tooltips(ctx: &Context) {
    let width = (ctx.viewport_rect().width() - TOOLTIP_MARGIN).clamp(0.0, MAX_TOOLTIP_WIDTH);
    if ctx.global_style().spacing.tooltip_width != width {
        ctx.all_styles_mut(|style| style.spacing.tooltip_width = width);
    }
}

/// Draws the page of a screen. Returns the place of the board.
fn page(
    ctx: &Context,
    screen: Screen,
    (pages, world): (&mut Pages, &World),
    tools: &mut Tools,
) -> Result<BoardPlace> {
    let all = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(ctx.viewport_rect());
    let page = PageInput {
        ui: &mut Ui::new(ctx.clone(), "window".into(), all),
        tools: tools.lend(),
    };
    pages.draw(screen, page, world)
}

/// The open windows, each with the widget below it that had the keyboard focus.
type Below = Vec<(PageWindow, Option<Id>)>;

/// The egui id of [`Below`].
const BELOW_ID: &str = "focus below windows";

/// Takes the keyboard focus from the page when a window opens above it. The first field of the window gets it.
fn take_focus(ctx: &Context, cx: &mut PageContext) {
    let windows = cx.view.windows();
    let mut below: Below = ctx.data(|data| data.get_temp(Id::new(BELOW_ID)).unwrap_or_default());
    let both = below.iter().zip(&windows);
    let kept = both.take_while(|((known, _), now)| known == *now).count();
    if windows.len() > kept {
        let focused = ctx.memory(|memory| memory.focused());
        let before = below.get(kept).map_or(focused, |(_, before)| *before);
        below.truncate(kept);
        below.extend(windows[kept..].iter().map(|&window| (window, before)));
        ctx.data_mut(|data| data.insert_temp(Id::new(BELOW_ID), below));
        ctx.memory_mut(|memory| focused.map(|focused| memory.surrender_focus(focused)));
        *cx.next = Some(Attention::Field);
    }
}

/// Gives the keyboard focus back when a window has closed. In this frame, egui still takes it from what was below.
fn return_focus(ctx: &Context, windows: usize) {
    let below: Option<Below> = ctx.data(|data| data.get_temp(Id::new(BELOW_ID)));
    let mut below = below.unwrap_or_default();
    if let Some(&(_, before)) = below.get(windows) {
        below.truncate(windows);
        ctx.data_mut(|data| data.insert_temp(Id::new(BELOW_ID), below));
        ctx.memory_mut(|memory| before.map(|before| memory.request_focus(before)));
    }
}

/// Sends the actions of pressed shortcuts, unless the focused widget uses the key or something lies over the page. An
/// Escape that ends the focus or closes a list or a menu does nothing else. The mouse's button *Back* goes back. `before` is the focus in the last frame.
fn keys(ctx: &Context, cx: &mut PageContext, before: Listener) {
    let chords = ctx.input(keys::pressed);
    if cx.view.rebinding.waiting.is_some() {
        let presses = chords.into_iter().map(KeyEdit::Press);
        return cx.send_all(presses);
    }
    if ctx.input(|input| input.pointer.button_pressed(PointerButton::Extra1)) {
        cx.send(ShellAction::Back);
    }
    let listener = Listener::now(ctx);
    let windows = cx.view.windows();
    let top = windows.last().map(|window| window.close());
    return_focus(ctx, windows.len());
    let covered = cx.facts.covered || listener == Listener::List;
    let on_page = !cx.facts.covered && !cx.view.play.playing.commenting;
    let left_field = on_page && before == Listener::Text && listener == Listener::Nobody;
    let left_board = listener == Listener::Nobody && has_left_board(ctx);
    let menu = cx.view.hand().menu.is_some();
    let left = left_field || left_board || before == Listener::List || menu;
    for chord in chords.into_iter().filter(|&chord| !listener.keeps(chord)) {
        if left && chord == Chord::of(Key::Escape) {
            continue;
        }
        let Some(command) = cx.settings.keys.command(chord) else {
            continue;
        };
        // What lies over the page keeps the shortcuts from it. Only the one that opened it still works, and closes it.
        let works =
            |action: &&Action| !covered || command.everywhere || top.as_ref() == Some(*action);
        let action = action_of(command).filter(works);
        if let Some(action) = action.and_then(|action| with_clipboard(ctx, action)) {
            action.send(cx.outbox);
        }
    }
}

/// Adds the text of the clipboard to the action *Paste*. Returns none for *Copy* while text is selected, because egui
/// copies that.
fn with_clipboard(ctx: &Context, action: &Action) -> Option<Action> {
    if *action == Action::Saved(SavedAction::Paste) {
        let pasted = ctx.input(|input| input.events.iter().rev().find_map(pasted));
        return Some(Action::Saved(
            pasted.map_or(SavedAction::Paste, SavedAction::PasteText),
        ));
    }
    let copies = *action == Action::Saved(SavedAction::CopyGame);
    let marked = copies && ctx.plugin::<LabelSelectionState>().lock().has_selection();
    (!marked).then(|| action.clone())
}

/// The text that a paste has inserted. Some systems send it as typed text.
fn pasted(event: &Event) -> Option<String> {
    match event {
        Event::Text(text) | Event::Paste(text) => Some(text.clone()),
        _ => None,
    }
}

/// Whether a board has just lost the focus. The Escape that caused it does nothing else.
fn has_left_board(ctx: &Context) -> bool {
    let board = |name| ctx.read_response(Id::new(name));
    let mut boards = [BOARD, SETUP].into_iter().filter_map(board);
    boards.any(|board| board.lost_focus())
}
