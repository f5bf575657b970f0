//! Saves the place and the size of the window for the next start.
//!
//! The file is written when the window has not moved for a while, and at the end. Some systems, such as Wayland, do
//! not report the place of a window. Then only the size is saved.

use crate::app::jobs::{DiskWorker, finish};
use crate::app::shell::FrameRequests;
use crate::app::shell::Shell;
use baroque::library;
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

/// How long the window must stay in place before its state is saved.
const QUIET: Duration = Duration::from_millis(1500);

/// The range of a window's width and height, in logical pixels.
const SIDES: std::ops::RangeInclusive<u32> = 200..=16_384;

/// How much of a window must be visible for the user to move it, in physical pixels.
const IN_SIGHT: i32 = 80;

/// The state of the window, as saved in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowState {
    /// Its top left corner, in physical pixels.
    at: Option<(i32, i32)>,
    /// The width and height of its inside, in logical pixels.
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
    /// The width and height, limited to what a window can have. The file may contain any number.
    fn sides(&self) -> (u32, u32) {
        let side = |side: u32| side.clamp(*SIDES.start(), *SIDES.end());
        (side(self.size.0), side(self.size.1))
    }

    /// Whether enough of the window is visible on a screen. `corner` and `sides` of the screen are in physical pixels.
    fn in_sight(&self, corner: IVec2, sides: UVec2) -> bool {
        let Some((left, top)) = self.at else {
            return true;
        };
        let (right, bottom) = (corner.x + sides.x as i32, corner.y + sides.y as i32);
        let width = self.sides().0 as i32;
        // The user moves a window by its upper edge.
        let across = right
            .min(left.saturating_add(width))
            .saturating_sub(corner.x.max(left));
        let below = bottom.saturating_sub(top);
        across >= IN_SIGHT && below >= IN_SIGHT && top >= corner.y - IN_SIGHT
    }
}

/// The current state of the window, and the state in the file.
#[derive(Resource)]
struct Known {
    now: WindowState,
    written: WindowState,
    /// The time since the window last moved.
    quiet: Duration,
}

/// Adds the saving of the window's state.
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

/// A window with the saved state.
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

/// The saved state. A file that cannot be read counts as missing, because little is lost.
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

/// Shrinks the window if no screen has room for it, and moves it to the middle of a screen if none shows its saved
/// place.
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
    let size = window.physical_size();
    let holds = |monitor: &Monitor| monitor.physical_size().cmpge(size).all();
    let shrinks = !monitors.iter().any(holds);
    if shrinks {
        let size = size.min(first.physical_size());
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    if shrinks || !monitors.iter().any(sees) {
        let room = first.physical_size().as_ivec2() - window.physical_size().as_ivec2();
        let middle = first.physical_position + room.max(IVec2::ZERO) / 2;
        window.position = WindowPosition::At(middle);
    }
}

/// Switches full screen on or off as the shell says.
fn fill_screen(shell: Res<Shell>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let mode = match shell.fullscreen {
        true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        false => WindowMode::Windowed,
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Notes the state of the window. Only the system knows whether it is maximised, so it is asked only after a change of
/// size.
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

/// Saves the state once the window has stayed in place.
fn keep(
    time: Res<Time<Real>>,
    disk: Res<DiskWorker>,
    mut known: ResMut<Known>,
    mut wanted: ResMut<FrameRequests>,
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

/// Ignores errors, because the settings report a folder that cannot be written.
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
    fn sizes_in_a_file_are_limited() {
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
