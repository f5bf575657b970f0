//! The places of buttons and fields, for tests of the real window.

#[cfg(feature = "probe")]
use bevy_egui::egui;
#[cfg(feature = "probe")]
use std::collections::BTreeMap;

/// The places of buttons and fields, by name.
#[cfg(feature = "probe")]
#[derive(bevy::ecs::resource::Resource, Default)]
pub struct Landmarks {
    wanted: bool,
    places: BTreeMap<String, [i32; 4]>,
    scale: f32,
}

#[cfg(feature = "probe")]
impl Landmarks {
    /// Notes the place of a button or field, in points.
    pub fn note(&mut self, name: &str, rect: egui::Rect) {
        if self.wanted {
            let corners = [rect.left(), rect.top(), rect.right(), rect.bottom()];
            let place = corners.map(|edge| (edge * self.scale).round() as i32);
            self.places.insert(name.to_owned(), place);
        }
    }

    /// Removes all places at the start of a frame. `scale` is the number of pixels in a point.
    pub fn clear(&mut self, scale: f32) {
        self.scale = scale;
        self.places.clear();
    }

    /// Starts or stops noting places.
    pub fn listen(&mut self, wanted: bool) {
        self.wanted = wanted;
    }

    /// Whether places are noted.
    pub fn are_wanted(&self) -> bool {
        self.wanted
    }

    /// The corners of each place, in physical pixels: left, top, right, bottom.
    pub fn places(&self) -> &BTreeMap<String, [i32; 4]> {
        &self.places
    }
}

/// A stand-in for builds without tests of the window.
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
