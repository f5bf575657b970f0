//! What tests of the real window read. Only a build with the cargo feature `probe` has it.
//!
//! With `BAROQUE_REPORT=1` in the environment every change writes one line of JSON on standard output: the page, the
//! game's FEN and outcome, where the board lies and where everything is that can be clicked, in physical pixels.

#[cfg(feature = "probe")]
mod analysis;
#[cfg(feature = "probe")]
mod board;
#[cfg(feature = "probe")]
mod landmarks;
#[cfg(feature = "probe")]
mod pages;
#[cfg(feature = "probe")]
mod play;
#[cfg(feature = "probe")]
mod state;

#[cfg(feature = "probe")]
pub use landmarks::Landmarks;
#[cfg(feature = "probe")]
pub use state::plugin;

/// Where things are, in a build in which nobody asks for that.
#[cfg(not(feature = "probe"))]
#[derive(bevy::ecs::resource::Resource, Default)]
pub struct Landmarks;

#[cfg(not(feature = "probe"))]
impl Landmarks {
    /// Does nothing.
    pub fn note(&mut self, _: &str, _: bevy_egui::egui::Rect) {}

    /// Does nothing.
    pub fn clear(&mut self, _: f32) {}
}
