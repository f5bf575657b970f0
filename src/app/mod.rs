//! The window.
//!
//! Each feature has a folder, a resource with its state, and systems that handle messages. Panels show the resources
//! and send messages. The board draws its scene, and the engine searches on its own thread.

pub mod access;
pub mod action;
pub mod analysis;
pub mod blind;
pub mod board;
pub mod editor;
pub mod engine;
pub mod guide;
pub mod invent;
pub mod jobs;
pub mod keys;
pub mod learn;
pub mod my_games;
pub mod pages;
pub mod penultima;
pub mod play;
pub mod playtest;
#[cfg(feature = "probe")]
pub mod probe;
pub mod progress;
pub mod puzzles;
pub mod screens;
pub mod settings;
pub mod shell;
pub mod sound;
#[cfg(test)]
mod tests;
pub mod ui;
pub mod variants;

use analysis::{advice, analyst};
use baroque::cli::{Opening, Window as Arguments, complain};
use bevy::app::PluginGroupBuilder;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::sprite_render::SpriteSystems;
use bevy::window::{ExitCondition, PresentMode};
use bevy_egui::{
    EguiContexts, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, EguiStartupSet,
};
use shell::Screen;
use shell::display::{Display, display, missing_library, start_again_on_x11};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Arc;

/// The id of the program for desktops, as in `packaging`. They find its icon by the id of the window.
const ID: &str = "alt.baroque.Baroque";

/// Opens the window and runs the program until it is closed.
pub fn run(arguments: Arguments) -> ExitCode {
    let opening = match arguments.open() {
        Ok(opening) => opening,
        Err(message) => {
            complain(&message);
            return ExitCode::from(1);
        }
    };
    match display() {
        Display::Usable => {}
        Display::OnlyX11 => {
            let error = start_again_on_x11();
            complain(&format!(
                "WAYLAND_DISPLAY names a display that does not answer ({error})\nhelp: unset WAYLAND_DISPLAY"
            ));
            return ExitCode::from(1);
        }
        // If that fails, the errors mean nothing.
        Display::LoudX11 => _ = start_again_on_x11(),
        Display::Missing(problem) => {
            complain(&format!(
                "{problem}\nhelp: the commands of `baroque --help` need no display"
            ));
            return ExitCode::from(1);
        }
    }
    explain_panics();
    let ran = catch_unwind(AssertUnwindSafe(|| {
        let mut app = App::new();
        app.add_plugins((plugins(sound::device()), plugin));
        open(&mut app, opening);
        app.run()
    }));
    match ran {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(_) => ExitCode::from(1),
    }
}

/// The plugins of Bevy, with the saved place of the window.
fn plugins(sound: bool) -> PluginGroupBuilder {
    let window = Window {
        title: "Baroque".to_owned(),
        name: Some(ID.to_owned()),
        present_mode: PresentMode::AutoVsync,
        ..shell::window_state::window()
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            exit_condition: ExitCondition::OnAllClosed,
            // The program closes the window itself, after all files are written.
            close_when_requested: false,
            ..default()
        })
        .set(LogPlugin {
            filter: "error,rfd=off,xkbcommon=off,sctk=off,winit=off".to_owned(),
            ..default()
        });
    if sound {
        plugins
    } else {
        plugins.disable::<AudioPlugin>()
    }
}

/// Adds all features. Tests add them too. They have no window and run no frames, so nothing starts a thread or a job
/// there.
fn features(app: &mut App) {
    app.add_plugins((
        (action::plugin, shell::plugin, shell::file_choice::plugin),
        (board::plugin, pages::plugin),
        (
            settings::plugin,
            keys::plugin,
            sound::plugin,
            access::plugin,
        ),
        (play::plugin, analysis::plugin, guide::plugin),
        (editor::plugin, invent::plugin, learn::plugin),
        (puzzles::plugin, playtest::plugin),
        (penultima::plugin, blind::plugin),
        (variants::plugin, my_games::plugin, progress::plugin),
    ));
}

/// Adds the window with all features.
fn plugin(app: &mut App) {
    app.add_plugins((jobs::plugin, EguiPlugin::default(), keys::input::plugin))
        .add_plugins((features, shell::in_window, access::bridge::plugin))
        .add_plugins((
            shell::x11_wakeup::plugin,
            shell::window_state::plugin,
            settings::language::plugin,
        ))
        .init_resource::<ui::art::BoardArt>()
        .init_resource::<ui::art::PanelArt>()
        .init_resource::<play::book::reader::BookReader>()
        .init_resource::<play::opponent::Computer>()
        .init_resource::<play::warnings::WarningEngine>()
        .add_systems(PreStartup, camera.before(EguiStartupSet::InitContexts))
        .add_systems(Startup, fonts)
        .add_systems(First, follow_screen)
        .add_systems(
            Update,
            (
                shell::pass_time,
                play::book::reader::attend,
                play::opponent::play,
                play::warnings::search_moves,
                (analyst::think, analysis::look_up_ending)
                    .chain()
                    .run_if(in_state(Screen::Game)),
                play::newest::sound,
                shell::deliver.in_set(shell::Deliver),
                settings::keep.run_if(resource_changed::<settings::Settings>),
            )
                .chain()
                .before(my_games::leaving::leave),
        )
        .configure_sets(PostUpdate, shell::FrameEnd.after(shell::request))
        .add_systems(
            EguiPrimaryContextPass,
            (pages::show, shell::deliver, access::announce::announce).chain(),
        )
        .add_systems(
            PostUpdate,
            (
                advice::advise,
                play::stage::set_scene,
                board::draw::draw,
                shell::request,
                paper.run_if(resource_changed::<settings::Settings>),
            )
                .chain()
                .after(EguiPostUpdateSet::EndPass)
                // Otherwise Bevy would compute slices for sprites that are despawned in the same frame.
                .before(SpriteSystems::ComputeSlices)
                .before(TransformSystems::Propagate),
        );
    #[cfg(feature = "probe")]
    app.add_plugins(probe::plugin);
}

/// Reads the settings and the games, and opens what the command line names.
fn open(app: &mut App, opening: Opening) {
    let loaded =
        settings::path().map_or_else(|| Ok(Default::default()), |path| settings::load(&path));
    let settings = loaded.as_ref().cloned().unwrap_or_default();
    let (languages, notice) = settings::language::begin(&settings.language);
    let mut loader = variants::GameFileLoader::new(&opening.folders, opening.file.as_slice());
    let library = loader.read().unwrap_or_default();
    let variants = variants::Variants::new(library, &mut app.world_mut().resource_mut());
    app.insert_resource(variants)
        .insert_resource(settings)
        .insert_resource(settings::SettingsPanel {
            languages,
            ..default()
        });
    variants::watch(app, loader);
    let world = app.world_mut();
    let mut outbox = world.resource_mut::<shell::Outbox>();
    for words in notice.into_iter().chain(loaded.err()) {
        outbox.send(shell::Notify(words));
    }
    if let Some(games) = opening.games {
        outbox.send(action::GameFileAction::OpenFile(games));
    }
    match (opening.game, opening.file) {
        (Some(variant), _) => {
            let show =
                action::NewGameAction::Show(Arc::new(variant), opening.position.map(Box::new));
            outbox.send(show);
        }
        (None, Some(_)) => outbox.send(action::ShellAction::Show(shell::Overlay::Problems, true)),
        (None, None) => {}
    }
}

/// The camera of the board and the panels. egui uses the first camera, so it must exist early. Drawings have smooth
/// edges already, so multisampling would only cost time.
fn camera(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off));
}

fn fonts(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.set_fonts(ui::theme::fonts());
    Ok(())
}

/// Sets Bevy's state to the screen that is shown.
fn follow_screen(
    shell: Res<shell::Shell>,
    state: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let shown = shell.shown();
    if *state != shown {
        next.set(shown);
    }
}

/// Gives the background of the board the colour of the panels.
fn paper(settings: Res<settings::Settings>, mut clear: ResMut<ClearColor>) {
    let color = ui::theme::Theme::new(&settings).paper;
    clear.0 = Color::srgb_u8(color.r(), color.g(), color.b());
}

/// Prints a plain message for a panic. With `RUST_BACKTRACE` set, the report with the backtrace comes first.
fn explain_panics() {
    let default_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            default_hook(panic);
        }
        let message = panic.payload_as_str().unwrap_or("an unexpected error");
        if jobs::is_caught() {
            return eprintln!("error: {message}");
        }
        if let Some(library) = missing_library(message) {
            return complain(&format!(
                "the window needs the library {library}\nhelp: on Debian and Ubuntu: sudo apt install libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon-x11-0"
            ));
        }
        eprintln!("error: the window has failed: {message}");
        eprintln!(
            "help: it needs a display and a graphics driver (Vulkan or OpenGL); the commands of `baroque --help` need neither"
        );
    }));
}
