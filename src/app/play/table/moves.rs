//! Playing moves and taking them back.

use super::line::ShownLine;
use super::{Player, Table, edit};
use baroque::rules::Move;

impl Table {
    /// Plays a legal move of the game and animates it. `carried`: whether the user dragged the piece to its stop. An
    /// illegal move changes nothing.
    pub fn play(&mut self, mv: Move, carried: bool) {
        self.perform(mv, carried, false);
    }

    /// Plays a legal move whose animation follows that of the move before.
    pub(super) fn play_after(&mut self, mv: Move) {
        self.perform(mv, false, true);
    }

    fn perform(&mut self, mv: Move, carried: bool, waits: bool) {
        let (before, mover) = (self.record.end(), self.record.turn());
        if self.record.play(mv).is_err() {
            return;
        }
        self.press_clock(mover);
        self.move_on(mover);
        self.changes.clear();
        self.numbers.edition = edit::fresh_edition();
        if self.at() != before && self.is_exhibition() && !self.course.step {
            // In a game between computers, the user may keep looking at an earlier position.
            self.seen.line.renew(&self.record.game().tree);
            return self.refresh();
        }
        if self.at() != before {
            self.go(before);
        } else if !waits {
            self.seen.motions.clear();
        }
        self.seen.line = ShownLine::through(self.tree(), self.record.end());
        self.set_in_motion(carried);
    }

    /// Plays a move in the shown position: continues the game, or a variation, or starts one.
    pub fn play_here(&mut self, mv: Move, carried: bool) {
        if self.continues() {
            self.play(mv, carried);
        } else if self.is_free() {
            self.vary(mv, carried);
        }
    }

    /// Whether a move would start a variation of the finished game.
    pub fn starts_variation(&self, mv: Move) -> bool {
        let new = self.tree().after(self.at(), mv).is_none();
        new && self.outcome().is_some() && self.legal_moves().contains(&mv)
    }

    fn vary(&mut self, mv: Move, carried: bool) {
        let at = self.at();
        if self.tree().after(at, mv).is_none() {
            if !self.variant().legal_moves(self.position()).contains(&mv) {
                return;
            }
            self.remember();
            self.numbers.edition = edit::fresh_edition();
        }
        if let Ok(next) = self.record.vary(at, mv) {
            self.seen.line.follow(&self.record.game().tree, next);
            self.set_in_motion(carried);
        }
    }

    /// Animates the last move after the running animations.
    fn set_in_motion(&mut self, carried: bool) {
        let mut motion = self.motion_to(self.at(), false);
        if let Some(motion) = motion.as_mut().filter(|_| carried) {
            motion.arrive();
        }
        self.seen.motions.extend(motion);
        self.refresh();
    }

    /// Shows the last move once more.
    pub fn replay(&mut self) {
        let motion = self.motion_to(self.at(), false);
        self.seen.motions.extend(motion);
    }

    /// Takes back the last move of a human, with the computer's answer. The clocks do not change. In a variation, it
    /// deletes the shown move and all after it.
    pub fn take_back(&mut self) {
        if self.is_beside() {
            return self.delete(self.at());
        }
        if !self.can_take_back() {
            return;
        }
        self.course.turn_aside();
        // Without a pause, the computers would repeat the move at once.
        self.course.paused |= self.is_exhibition();
        self.show_newest();
        self.changes.clear();
        loop {
            let motion = self.motion_to(self.record.end(), true);
            if self.record.take_back().is_none() {
                break;
            }
            self.seen.motions.extend(motion);
            if self.is_exhibition() || self.player_on_move() == Player::Human {
                break;
            }
        }
        self.numbers.edition = edit::fresh_edition();
        self.seen.line = ShownLine::through(self.tree(), self.record.end());
        self.shorten_review();
        self.refresh();
    }
}
