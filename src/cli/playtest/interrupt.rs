//! Ctrl-C ends a run with the report of its finished games. A second Ctrl-C ends the program.

use crate::playtest::Control;
use std::process::exit;
use std::sync::LazyLock;

/// The exit code of a program that Ctrl-C ends: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;

static CONTROL: LazyLock<Control> = LazyLock::new(|| {
    let stop = || match CONTROL.is_stopped() {
        true => exit(INTERRUPTED),
        false => CONTROL.stop(),
    };
    // Without the handler Ctrl-C ends the program at once.
    let _ = ctrlc::set_handler(stop);
    Control::default()
});

/// The control of all runs of this process, which Ctrl-C stops.
pub(super) fn control() -> &'static Control {
    &CONTROL
}
