//! Checks before the start whether there is a display for a window.

use std::env::var;

/// The reason why no window can be opened, as a message; none if nothing speaks against one.
pub fn problem() -> Option<String> {
    if cfg!(any(target_os = "windows", target_os = "macos")) {
        return None;
    }
    let set = |name| var(name).ok().filter(|value| !value.is_empty());
    if set("WAYLAND_DISPLAY").or(set("WAYLAND_SOCKET")).is_some() {
        return None;
    }
    match set("DISPLAY") {
        None => Some(
            "there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set"
                .to_owned(),
        ),
        Some(display) if local_number(&display).is_some_and(|number| !answers(number)) => Some(
            format!("the display `{display}`, which DISPLAY names, does not answer"),
        ),
        Some(_) => None,
    }
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
    fn a_display_that_does_not_exist_does_not_answer() {
        assert!(!answers(54_321));
    }
}
