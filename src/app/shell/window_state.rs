//! Where the window is and how large, kept from one time to the next.
//!
//! It is written down once nobody has moved it for a while, and at the end. Some systems (Wayland) do not tell
//! where a window is; there its size is kept alone.

use crate::app::jobs::{DiskWorker, finish};
use crate::app::shell::Shell;
use crate::app::shell::Wanted;
use crate::library;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowPosition, WindowResized,
    WindowResolution,
};
use bevy::winit::WINIT_WINDOWS;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long nobody moves the window before its place is written down.
const QUIET: Duration = Duration::from_millis(1500);

/// The sides that a window may have, in logical pixels.
const SIDES: std::ops::RangeInclusive<u32> = 200..=16_384;

/// How much of a window must be in sight, in physical pixels, to be taken hold of.
const IN_SIGHT: i32 = 80;

/// Where a window is, as a file has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowState {
    /// Its top left corner, in physical pixels.
    at: Option<(i32, i32)>,
    /// Width and height of its inside, in logical pixels.
    size: (u32, u32),
    maximised: bool,
    fullscreen: bool,
}

impl Default for WindowState {
    fn default() -> Self {
        WindowState {
            at: None,
            size: (1280, 800),
            maximised: false,
            fullscreen: false,
        }
    }
}

impl WindowState {
    /// The size with sense: a file may say anything.
    fn sides(&self) -> (u32, u32) {
        let side = |side: u32| side.clamp(*SIDES.start(), *SIDES.end());
        (side(self.size.0), side(self.size.1))
    }

    /// Whether enough of the window lies on a screen from `corner` on with these `sides`, in physical pixels.
    fn in_sight(&self, corner: IVec2, sides: UVec2) -> bool {
        let Some((left, top)) = self.at else {
            return true;
        };
        let (right, bottom) = (corner.x + sides.x as i32, corner.y + sides.y as i32);
        let width = self.sides().0 as i32;
        // The upper edge is where a hand takes hold of it.
        let across = right
            .min(left.saturating_add(width))
            .saturating_sub(corner.x.max(left));
        let below = bottom.saturating_sub(top);
        across >= IN_SIGHT && below >= IN_SIGHT && top >= corner.y - IN_SIGHT
    }
}

/// What is known of the window, and what has been written down.
#[derive(Resource)]
struct Known {
    now: WindowState,
    written: WindowState,
    /// Seconds since it has moved last.
    quiet: Duration,
}

/// Keeps the window's place.
pub fn plugin(app: &mut App) {
    let known = read();
    app.insert_resource(Known {
        now: known,
        written: known,
        quiet: Duration::ZERO,
    })
    .add_systems(Startup, restore)
    .add_systems(Update, (come_in_sight, fill_screen, watch, keep).chain())
    .add_systems(Last, keep_at_the_end.before(finish));
}

/// The window as it was last.
pub fn window() -> Window {
    let known = read();
    let (width, height) = known.sides();
    Window {
        resolution: WindowResolution::new(width, height),
        position: known.at.map_or(WindowPosition::Automatic, |(x, y)| {
            WindowPosition::At(IVec2::new(x, y))
        }),
        ..default()
    }
}

fn path() -> Option<PathBuf> {
    Some(library::places()?.config_dir().join("window.ron"))
}

/// What has been written down. A file that cannot be read is worth no words.
fn read() -> WindowState {
    path().map(|path| read_from(&path)).unwrap_or_default()
}

fn read_from(path: &Path) -> WindowState {
    let text = fs::read_to_string(path).unwrap_or_default();
    ron::from_str(&text).unwrap_or_default()
}

fn restore(
    known: Res<Known>,
    mut shell: ResMut<Shell>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    if known.now.maximised {
        window.set_maximized(true);
    }
    shell.fullscreen = known.now.fullscreen;
}

/// A window whose screen is gone comes to the middle of one that is there.
fn come_in_sight(
    known: Res<Known>,
    monitors: Query<&Monitor>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    let Some(first) = monitors.iter().next().filter(|_| !*done) else {
        return;
    };
    *done = true;
    let sees = |monitor: &Monitor| {
        known
            .written
            .in_sight(monitor.physical_position, monitor.physical_size())
    };
    if !monitors.iter().any(sees) {
        let room = first.physical_size().as_ivec2() - window.physical_size().as_ivec2();
        let middle = first.physical_position + room.max(IVec2::ZERO) / 2;
        window.position = WindowPosition::At(middle);
    }
}

/// Fills the screen, or no longer, as the session wants it.
fn fill_screen(shell: Res<Shell>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let mode = match shell.fullscreen {
        true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        false => WindowMode::Windowed,
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Notes where the window is. Whether it is maximised has to be asked of the system, so that it is asked only
/// after a change of size.
fn watch(
    _main_thread: NonSendMarker,
    shell: Res<Shell>,
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    mut resized: MessageReader<WindowResized>,
    mut known: ResMut<Known>,
) {
    let (entity, window) = *window;
    let mut now = known.now;
    if resized.read().count() > 0 {
        let asked = WINIT_WINDOWS.with_borrow(|windows| {
            let window = windows.get_window(entity)?;
            Some(window.is_maximized())
        });
        now.maximised = asked.unwrap_or(false);
    }
    now.fullscreen = shell.fullscreen;
    if !now.maximised && !now.fullscreen {
        now.size = (
            window.width().round() as u32,
            window.height().round() as u32,
        );
        if let WindowPosition::At(corner) = window.position {
            now.at = Some((corner.x, corner.y));
        }
    }
    if now != known.now {
        known.now = now;
        known.quiet = Duration::ZERO;
    }
}

/// Writes it down once the window stays.
fn keep(
    time: Res<Time<Real>>,
    disk: Res<DiskWorker>,
    mut known: ResMut<Known>,
    mut wanted: ResMut<Wanted>,
) {
    if known.now == known.written {
        return;
    }
    known.quiet += time.delta();
    if known.quiet >= QUIET {
        write(&mut known, &disk);
    } else {
        wanted.within(QUIET);
    }
}

fn keep_at_the_end(
    mut exits: MessageReader<AppExit>,
    disk: Res<DiskWorker>,
    mut known: ResMut<Known>,
) {
    if exits.read().count() > 0 && known.now != known.written {
        write(&mut known, &disk);
    }
}

/// A place that takes no file has been told of by the settings already.
fn write(known: &mut Known, disk: &DiskWorker) {
    known.written = known.now;
    let text = ron::to_string(&known.now);
    if let (Some(path), Ok(text)) = (path(), text) {
        disk.handle().write(path.clone(), move || {
            let _ = library::put(&path, text.as_bytes());
            Ok(())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> WindowState {
        WindowState {
            at: Some((x, y)),
            ..WindowState::default()
        }
    }

    #[test]
    fn a_window_whose_screen_is_gone_is_out_of_sight() {
        let (corner, sides) = (IVec2::ZERO, UVec2::new(1920, 1080));
        let seen = |place: WindowState| place.in_sight(corner, sides);
        assert!(seen(at(100, 50)) && seen(at(-1000, 50)));
        assert!(!seen(at(2000, 50)), "a second screen at the right");
        assert!(!seen(at(-1250, 50)) && !seen(at(100, 1070)));
        assert!(!seen(at(100, -900)), "its upper edge cannot be reached");
        assert!(seen(WindowState::default()), "the system finds a place");
        assert!(!seen(at(i32::MAX, i32::MIN)));
    }

    #[test]
    fn a_file_may_say_anything() {
        let folder = std::env::temp_dir().join(format!("baroque-window-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("window.ron");
        assert_eq!(read_from(&path), WindowState::default());
        fs::write(&path, "(size: (0, 4000000000))").unwrap();
        assert_eq!(read_from(&path).sides(), (200, 16_384));
        fs::write(&path, "nonsense").unwrap();
        assert_eq!(read_from(&path), WindowState::default());
        let text = ron::to_string(&at(-5, 7)).unwrap();
        fs::write(&path, text).unwrap();
        assert_eq!(read_from(&path), at(-5, 7));
        fs::remove_dir_all(folder).unwrap();
    }
}
