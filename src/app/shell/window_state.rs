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
    Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowPosition, WindowResizeConstraints,
    WindowResized, WindowResolution,
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

/// The least width and height of the window, in logical pixels. On a smaller screen it is the size of the screen.
const LEAST: Vec2 = Vec2::new(800.0, 600.0);

/// The range of a saved corner's coordinates, in physical pixels. No screen is outside.
const PLANE: i32 = 1_000_000;

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
}

/// The current state of the window, and the state in the file.
#[derive(Resource)]
struct SavedWindow {
    now: WindowState,
    written: WindowState,
    /// The time since the window last moved.
    quiet: Duration,
}

/// Adds the saving of the window's state.
pub fn plugin(app: &mut App) {
    let known = read();
    app.insert_resource(SavedWindow {
        now: known,
        written: known,
        quiet: Duration::ZERO,
    })
    .add_systems(Startup, restore)
    .add_systems(
        Update,
        (limit_least_size, come_in_sight, fill_screen, watch, keep).chain(),
    )
    .add_systems(Last, keep_at_the_end.before(finish));
}

pub fn window() -> Window {
    let known = read();
    let (width, height) = known.sides();
    Window {
        resolution: WindowResolution::new(width, height),
        resize_constraints: constraints_from(LEAST),
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
    known: Res<SavedWindow>,
    mut shell: ResMut<Shell>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    if known.now.maximised {
        window.set_maximized(true);
    }
    shell.fullscreen = known.now.fullscreen;
}

/// Limits the least size of the window to that of the smallest screen.
fn limit_least_size(
    monitors: Query<&Monitor>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let smallest = monitors.iter().map(Monitor::physical_size);
    let Some(smallest) = smallest.reduce(UVec2::min) else {
        return;
    };
    let least = LEAST.min(smallest.as_vec2() / window.scale_factor());
    let constraints = &window.resize_constraints;
    if least != Vec2::new(constraints.min_width, constraints.min_height) {
        window.resize_constraints = constraints_from(least);
    }
}

fn constraints_from(least: Vec2) -> WindowResizeConstraints {
    WindowResizeConstraints {
        min_width: least.x,
        min_height: least.y,
        ..default()
    }
}

/// Moves the window onto a screen that shows all of it, and shrinks it if it is larger than that screen. It waits one
/// frame, so that the system has a least size that fits the screen.
fn come_in_sight(
    known: Res<SavedWindow>,
    monitors: Query<&Monitor>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut frames: Local<u8>,
) {
    *frames = frames.saturating_add(u8::from(!monitors.is_empty()));
    if *frames != 2 {
        return;
    }
    let screens: Vec<IRect> = monitors.iter().map(screen).collect();
    let size = window.physical_size().as_ivec2();
    let corner = known.written.at.map(IVec2::from);
    let (place, room) = whole(corner.unwrap_or(screens[0].min), size, &screens);
    if room != size {
        let room = room.as_uvec2();
        window.resolution.set_physical_resolution(room.x, room.y);
    }
    if room != size || corner.is_some_and(|corner| corner != place) {
        window.position = WindowPosition::At(place);
    }
}

fn screen(monitor: &Monitor) -> IRect {
    let corner = monitor.physical_position;
    IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2())
}

/// The corner and the size with which a screen shows all of a window, in physical pixels: the screen that shows most of
/// it, or else the first one.
fn whole(corner: IVec2, size: IVec2, screens: &[IRect]) -> (IVec2, IVec2) {
    let corner = corner.clamp(IVec2::splat(-PLANE), IVec2::splat(PLANE));
    let visible = |screen: &IRect| {
        let both = screen.intersect(IRect::from_corners(corner, corner + size));
        i64::from(both.width()) * i64::from(both.height())
    };
    // Of several that show the same, the last in this order is taken.
    let most = screens.iter().rev().max_by_key(|screen| visible(screen));
    let Some(screen) = most else {
        return (corner, size);
    };
    let size = size.min(screen.size());
    let room = screen.size() - size;
    match visible(screen) {
        0 => (screen.min + room / 2, size),
        _ => (corner.clamp(screen.min, screen.min + room), size),
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
    mut known: ResMut<SavedWindow>,
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
    mut known: ResMut<SavedWindow>,
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
    mut known: ResMut<SavedWindow>,
) {
    if exits.read().count() > 0 && known.now != known.written {
        write(&mut known, &disk);
    }
}

/// Ignores errors, because the settings report a folder that cannot be written.
fn write(known: &mut SavedWindow, disk: &DiskWorker) {
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

    #[test]
    fn a_window_comes_back_onto_a_screen() {
        let rect = |x: i32, y: i32, width: i32, height: i32| {
            IRect::from_corners(IVec2::new(x, y), IVec2::new(x + width, y + height))
        };
        let two = [rect(0, 0, 1920, 1080), rect(1920, 200, 1280, 800)];
        let size = IVec2::new(1280, 800);
        let cases = [
            ((100, 50), (100, 50), "it is whole"),
            ((-358, 50), (0, 50), "partly beyond the left edge"),
            ((600, 1000), (600, 280), "its lower part is hidden"),
            ((100, -900), (320, 140), "it is above all screens"),
            ((5000, 300), (320, 140), "its screen is gone"),
            ((i32::MIN, i32::MAX), (320, 140), "no corner at all"),
            (
                (1900, 250),
                (1920, 200),
                "most of it is on the second screen",
            ),
        ];
        for (at, expected, why) in cases {
            let (corner, room) = whole(at.into(), size, &two);
            assert_eq!((corner, room), (expected.into(), size), "{why}");
        }
        let large = whole(IVec2::new(10, 10), IVec2::new(3000, 900), &two[1..]);
        assert_eq!(large, (IVec2::new(1920, 200), IVec2::new(1280, 800)));
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
        let moved = WindowState {
            at: Some((-5, 7)),
            ..WindowState::default()
        };
        fs::write(&path, ron::to_string(&moved).unwrap()).unwrap();
        assert_eq!(read_from(&path), moved);
        fs::remove_dir_all(folder).unwrap();
    }
}
