//! Checks before the start whether there is a display for a window.

use std::env::var;
use std::io;

/// The variable that switches off the layer of Mesa. The layer only puts the graphics card of the display first.
const QUIET: &str = "NODEVICE_SELECT";

/// Whether there is a display, by the environment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Display {
    /// Nothing speaks against a window.
    Usable,
    /// Only the display of X11 answers. Without `WAYLAND_DISPLAY` the window opens there.
    OnlyX11,
    /// The window opens on X11, but a layer of Mesa for Vulkan would print errors, because it looks for a Wayland display
    /// and there is no folder for one.
    LoudX11,
    /// No window can be opened. The message says why.
    Missing(String),
}

/// The display of this process.
pub fn display() -> Display {
    if cfg!(any(target_os = "windows", target_os = "macos")) {
        return Display::Usable;
    }
    let set = |name| var(name).ok().filter(|value| !value.is_empty());
    if set("WAYLAND_SOCKET").is_some() {
        return Display::Usable;
    }
    let folder = set("XDG_RUNTIME_DIR");
    let x11 = x11_problem(set("DISPLAY").as_deref());
    match (set("WAYLAND_DISPLAY"), x11) {
        (Some(name), _) if wayland_answers(folder.as_deref(), &name) => Display::Usable,
        (Some(_), None) => Display::OnlyX11,
        (Some(name), Some(_)) => Display::Missing(format!(
            "the display `{name}`, which WAYLAND_DISPLAY names, does not answer"
        )),
        (None, None) if !has_runtime_folder(folder.as_deref()) && set(QUIET).is_none() => {
            Display::LoudX11
        }
        (None, None) => Display::Usable,
        (None, Some(problem)) => Display::Missing(problem),
    }
}

/// Why the display of X11 cannot be used; none if nothing speaks against it.
fn x11_problem(display: Option<&str>) -> Option<String> {
    match display {
        None => Some(
            "there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set"
                .to_owned(),
        ),
        Some(display) => local_number(display)
            .is_some_and(|number| !answers(number))
            .then(|| format!("the display `{display}`, which DISPLAY names, does not answer")),
    }
}

/// Whether a Wayland display accepts connections. Its name is a path, or a file in the folder XDG_RUNTIME_DIR.
#[cfg(unix)]
fn wayland_answers(folder: Option<&str>, name: &str) -> bool {
    use std::path::Path;
    let path = match folder {
        Some(folder) => Path::new(folder).join(name),
        None => name.into(),
    };
    path.is_absolute() && std::os::unix::net::UnixStream::connect(path).is_ok()
}

#[cfg(not(unix))]
fn wayland_answers(_: Option<&str>, _: &str) -> bool {
    true
}

/// Whether Wayland's library finds the folder of its displays. Otherwise it prints errors.
fn has_runtime_folder(folder: Option<&str>) -> bool {
    cfg!(not(target_os = "linux")) || folder.is_some_and(|folder| folder.starts_with('/'))
}

/// Starts the program again in its own place, without `WAYLAND_DISPLAY` and without the layer of Mesa. Returns only the
/// error if that fails.
#[cfg(unix)]
pub fn start_again_on_x11() -> io::Error {
    use std::os::unix::process::CommandExt;
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return error,
    };
    std::process::Command::new(program)
        .args(std::env::args_os().skip(1))
        .env_remove("WAYLAND_DISPLAY")
        .env(QUIET, "1")
        .exec()
}

/// Other systems have no X11, so this is always an error.
#[cfg(not(unix))]
pub fn start_again_on_x11() -> io::Error {
    io::ErrorKind::Unsupported.into()
}

/// The library that winit could not open, from the message of its panic. It opens those for X11 when it starts.
pub fn missing_library(message: &str) -> Option<&str> {
    let (_, after) = message.split_once("opening library failed (")?;
    Some(after.split_once(':')?.0)
}

/// The number of a display of this machine: 7 in `:7`, `:7.0` and `unix:7`.
fn local_number(display: &str) -> Option<u32> {
    let (host, number) = display.rsplit_once(':')?;
    let number = number.split('.').next()?;
    matches!(host, "" | "unix").then(|| number.parse().ok())?
}

/// Whether a display of this machine accepts connections.
#[cfg(unix)]
fn answers(number: u32) -> bool {
    let path = format!("/tmp/.X11-unix/X{number}");
    std::os::unix::net::UnixStream::connect(&path).is_ok() || answers_by_name(&path)
}

/// On Linux a display may have a socket in the abstract namespace, which is no file.
#[cfg(target_os = "linux")]
fn answers_by_name(path: &str) -> bool {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};
    let address = SocketAddr::from_abstract_name(path);
    address.is_ok_and(|address| UnixStream::connect_addr(&address).is_ok())
}

#[cfg(all(unix, not(target_os = "linux")))]
fn answers_by_name(_: &str) -> bool {
    false
}

#[cfg(not(unix))]
fn answers(_: u32) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn displays_of_this_machine_have_a_number() {
        let numbers = [
            ":7",
            ":12.0",
            "unix:3",
            "localhost:10.0",
            "host:0",
            "x",
            ":",
            ":a",
        ];
        let expected = [Some(7), Some(12), Some(3), None, None, None, None, None];
        assert_eq!(numbers.map(local_number), expected);
    }

    #[test]
    #[cfg(unix)]
    fn a_wayland_display_is_a_socket() {
        let folder = std::env::temp_dir().join(format!("baroque-wayland-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("wayland-7");
        let socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
        let [runtime, whole] = [&folder, &path].map(|path| path.to_str().unwrap());
        assert!(wayland_answers(Some(runtime), "wayland-7"));
        assert!(wayland_answers(None, whole));
        assert!(
            !wayland_answers(None, "wayland-7"),
            "there is no XDG_RUNTIME_DIR"
        );
        assert!(!wayland_answers(Some(runtime), "wayland-8"));
        drop(socket);
        assert!(
            !wayland_answers(Some(runtime), "wayland-7"),
            "nothing listens any more"
        );
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_runtime_folder_is_an_absolute_path() {
        let has = |folder| has_runtime_folder(folder);
        assert!(has(Some("/run/user/1000")));
        assert!(!has(None) && !has(Some("run")));
    }

    #[test]
    fn a_missing_library_is_named() {
        let message = "XNotSupported(LibraryOpenError(OpenError { kind: Library, detail: \"opening library failed \
                       (libXcursor.so.1: cannot open shared object file: No such file or directory)\" }))";
        assert_eq!(missing_library(message), Some("libXcursor.so.1"));
        assert_eq!(missing_library("Failed to build event loop"), None);
    }

    #[test]
    #[cfg(unix)]
    fn a_display_that_does_not_exist_does_not_answer() {
        assert!(!answers(54_321));
    }
}
