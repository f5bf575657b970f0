//! The window.
//!
//! The [`Session`](session::Session) is all that the program knows of what it is doing; panels show it
//! and hand back [`Action`](action::Action)s, the board draws its scene, the computer thinks on a
//! thread of its own.

pub mod access;
pub mod action;
pub mod analysis;
pub mod art;
pub mod board;
pub mod book;
mod display;
pub mod editor;
pub mod engine;
pub mod file_dialogs;
pub mod files;
pub mod invent;
pub mod jobs;
pub mod keys;
pub mod opponent;
pub mod panels;
pub mod pictures;
pub mod probe;
pub mod reading;
pub mod saved;
pub mod session;
pub mod settings;
pub mod shell;
pub mod sound;
pub mod table;
pub mod texts;
pub mod theme;
pub mod typing;
pub mod window_state;
pub mod x11_wakeup;

use crate::cli::{Opening, Window as Arguments, complain};
use analysis::{advice, analyst};
use bevy::app::PluginGroupBuilder;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::sprite_render::SpriteSystems;
use bevy::window::{ExitCondition, PresentMode, WindowResizeConstraints};
use bevy_egui::{
    EguiContexts, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, EguiStartupSet,
};
use shell::{Notify, Screen};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The name by which desktops know the program, as in `packaging`: they find its icon by that of its window.
const ID: &str = "alt.baroque.Baroque";

/// How long the window sleeps at most while a notice waits to go.
const NOTICE: Duration = Duration::from_millis(500);

/// Opens the window and stays until it is closed.
pub fn run(arguments: Arguments) -> ExitCode {
    let (session, first_files) = match arguments.open().map(open_session) {
        Ok(opened) => opened,
        Err(message) => {
            complain(&message);
            return ExitCode::from(1);
        }
    };
    if let Some(problem) = display::problem() {
        complain(&format!(
            "{problem}\nhelp: the commands of `baroque --help` need no display"
        ));
        return ExitCode::from(1);
    }
    explain_panics();
    let ran = catch_unwind(AssertUnwindSafe(|| {
        let mut app = App::new();
        app.insert_resource(session)
            .insert_resource(first_files)
            .add_plugins((plugins(sound::device()), plugin, files::plugin))
            .add_plugins((x11_wakeup::plugin, saved::plugin, window_state::plugin))
            .add_plugins(texts::choice::plugin);
        app.run()
    }));
    match ran {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(_) => ExitCode::from(1),
    }
}

/// Bevy's own plugins, with our window where it was last.
fn plugins(sound: bool) -> PluginGroupBuilder {
    let window = Window {
        title: "Baroque".to_owned(),
        name: Some(ID.to_owned()),
        resize_constraints: WindowResizeConstraints {
            min_width: 800.0,
            min_height: 600.0,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..window_state::window()
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            exit_condition: ExitCondition::OnAllClosed,
            // It closes once all is written.
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

/// Everything of ours.
fn plugin(app: &mut App) {
    app.add_plugins((jobs::plugin, EguiPlugin::default(), keys::input::plugin))
        .add_plugins((access::bridge::plugin, analyst::plugin, shell::plugin))
        .init_resource::<access::announce::Announcer>()
        .init_resource::<art::BoardArt>()
        .init_resource::<art::PanelArt>()
        .init_resource::<board::draw::BoardPlace>()
        .init_resource::<book::reader::Reader>()
        .init_resource::<jobs::Mailbox<file_dialogs::FileChosen>>()
        .init_resource::<board::draw::Drawn>()
        .init_resource::<opponent::Computer>()
        .init_resource::<jobs::Mailbox<pictures::PictureSaved>>()
        .init_resource::<probe::Landmarks>()
        .init_resource::<sound::Sounds>()
        .add_systems(PreStartup, camera.before(EguiStartupSet::InitContexts))
        .add_systems(Startup, (fonts, sound::load))
        .add_systems(First, follow_screen)
        .add_systems(Update, hear_notices)
        .add_systems(
            Update,
            (
                pass_time,
                book::reader::attend,
                opponent::play,
                analyst::think.run_if(in_state(Screen::Game)),
                sound::play,
                pictures::export,
                file_dialogs::attend,
                keep_settings,
            )
                .chain()
                .before(saved::leaving::leave),
        )
        .configure_sets(PostUpdate, shell::FrameEnd.after(shell::request))
        .add_systems(EguiPrimaryContextPass, panels::show)
        .add_systems(
            PostUpdate,
            (
                advice::advise,
                board::draw::draw,
                stay_awake,
                shell::request,
                paper,
            )
                .chain()
                .after(EguiPostUpdateSet::EndPass)
                // Slices of a sprite that is taken away in the same frame would be asked for in vain.
                .before(SpriteSystems::ComputeSlices)
                .before(TransformSystems::Propagate),
        );
    #[cfg(feature = "probe")]
    app.add_plugins(probe::plugin);
}

/// The session, and the files that it has been opened with.
fn open_session(opening: Opening) -> (session::Session, files::FirstFiles) {
    let loaded =
        settings::path().map_or_else(|| Ok(Default::default()), |path| settings::load(&path));
    let settings = loaded.as_ref().cloned().unwrap_or_default();
    let told = texts::choice::begin(&settings.language);
    let mut loader = files::GameFileLoader::new(&opening.folders, opening.file.as_slice());
    let library = loader.read().unwrap_or_default();
    let mut session = session::Session::new(library, settings);
    told.hand_to(&mut session);
    if let Err(problem) = loaded {
        session.notify(problem);
    }
    if let Some(games) = opening.games {
        session.apply(action::Action::GameFiles(action::GameFileAction::OpenFile(
            games,
        )));
    }
    match (opening.game, opening.file) {
        (Some(variant), _) => session.open(variant, opening.position),
        (None, Some(_)) => session.apply(action::Action::GameFiles(
            action::GameFileAction::ToggleProblems,
        )),
        (None, None) => {}
    }
    (session, files::FirstFiles::new(loader))
}

/// The panels hang on the first camera, so it must be there before anything looks for them. Drawings
/// have smooth edges of their own; smoothing the whole window again would only cost time.
fn camera(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off));
}

fn fonts(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.set_fonts(theme::fonts());
    Ok(())
}

fn pass_time(
    time: Res<Time<Real>>,
    mut session: ResMut<session::Session>,
    mut wanted: ResMut<shell::Wanted>,
) {
    session.advance(time.delta_secs());
    if let Some(tick) = session.until_tick() {
        wanted.within(tick);
    }
}

/// Lets Bevy's state follow the screen that is shown.
fn follow_screen(
    session: Res<session::Session>,
    state: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let shown = session.shell.shown();
    if *state != shown {
        next.set(shown);
    }
}

/// Shows what other systems tell.
fn hear_notices(mut told: MessageReader<Notify>, mut session: ResMut<session::Session>) {
    for Notify(words) in told.read() {
        session.notify(words.as_str());
    }
}

/// Asks for frames while something moves, and for one in time when a notice is to go.
fn stay_awake(session: Res<session::Session>, mut wanted: ResMut<shell::Wanted>) {
    if session.in_motion() || session.analysis.bar.moves() {
        wanted.at_once();
    }
    if !session.shell.notices.shown().is_empty() {
        wanted.within(NOTICE);
    }
}

/// Writes the settings down whenever they have changed.
fn keep_settings(
    session: Res<session::Session>,
    disk: Res<jobs::DiskWorker>,
    mut last: Local<Option<settings::Settings>>,
    mut written: Local<Option<Arc<Mutex<settings::Settings>>>>,
) {
    if last.as_ref() == Some(&session.settings) {
        return;
    }
    let settings = session.settings.clone();
    *last = Some(settings.clone());
    let Some(written) = written.clone() else {
        // As they have been read.
        *written = Some(Arc::new(Mutex::new(settings)));
        return;
    };
    let Some(path) = settings::path() else { return };
    disk.handle().write(path.clone(), move || {
        let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
        settings::save_changes(&path, &written, &settings)?;
        *written = settings;
        Ok(())
    });
}

/// The window behind the board has the colour of the panels.
fn paper(session: Res<session::Session>, mut clear: ResMut<ClearColor>) {
    let color = theme::Theme::new(&session.settings).paper;
    clear.0 = Color::srgb_u8(color.r(), color.g(), color.b());
}

/// A program that cannot go on says so in words. Who asks for a backtrace gets it too.
fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            usual(panic);
        }
        let message = panic
            .payload_as_str()
            .unwrap_or("something unforeseen happened");
        if jobs::is_caught() {
            return eprintln!("error: {message}");
        }
        eprintln!("error: the window cannot go on: {message}");
        eprintln!(
            "help: it needs a display and a graphics driver (Vulkan or OpenGL); the commands of `baroque --help` need neither"
        );
    }));
}
