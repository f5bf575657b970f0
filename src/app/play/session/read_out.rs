//! The position as text.

use crate::app::session::Parts;
use crate::explain::read_out;

impl Parts<'_> {
    /// Shows who stands where on the board that is in sight, or puts that away.
    pub(crate) fn read_position_out(&mut self) {
        if self.read_out.take().is_some() {
            return;
        }
        let text = self
            .stage()
            .map(|stage| read_out(stage.variant(), stage.position()));
        self.heard.clone_from(&text);
        self.read_out = text;
    }
}
