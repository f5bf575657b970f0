//! The keys among what a person changes.

use super::Session;
use crate::app::keys::{KeyEdit, Rebinding};

impl Session {
    pub(super) fn change_keys(&mut self, edit: KeyEdit) {
        let Session {
            rebinding,
            settings,
            ..
        } = self;
        rebinding.apply(edit, &mut settings.keys);
    }

    /// Shows or hides the settings; no key is waited for any longer.
    pub(super) fn toggle_settings(&mut self) {
        self.settings_open = !self.settings_open;
        self.rebinding = Rebinding::default();
    }
}
