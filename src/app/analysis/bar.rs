//! The evaluation bar and its animation.

/// The speed of the bar: each second, its distance to the target shrinks by the factor e to the minus this.
const APPROACH_RATE: f32 = 9.0;

/// The distance from the target at which the bar stops.
const STOP_DISTANCE: f32 = 0.002;

/// White's share of the bar, moving to its target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    shown: f32,
    aim: f32,
}

impl Default for Bar {
    fn default() -> Bar {
        Bar {
            shown: 0.5,
            aim: 0.5,
        }
    }
}

impl Bar {
    /// White's share as it is drawn, from 0 to 1.
    pub fn shown(&self) -> f32 {
        self.shown
    }

    /// Sets the target. `at_once` skips the animation.
    pub fn aim(&mut self, share: f32, at_once: bool) {
        self.aim = share;
        if at_once {
            self.shown = share;
        }
    }

    pub fn moves(&self) -> bool {
        self.shown != self.aim
    }

    /// Advances the animation by seconds.
    pub fn advance(&mut self, seconds: f32) {
        self.shown = self.aim + (self.shown - self.aim) * (-APPROACH_RATE * seconds).exp();
        if (self.shown - self.aim).abs() < STOP_DISTANCE {
            self.shown = self.aim;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_moves_to_its_target_without_jumps() {
        let mut bar = Bar::default();
        bar.aim(1.0, false);
        let mut last = bar.shown();
        let mut frames = 0;
        while bar.moves() {
            bar.advance(1.0 / 60.0);
            assert!(last < bar.shown() && bar.shown() - last < 0.1);
            last = bar.shown();
            frames += 1;
        }
        assert_eq!(bar.shown(), 1.0);
        assert!((10..120).contains(&frames), "{frames}");
        bar.aim(0.2, true);
        assert!(!bar.moves() && bar.shown() == 0.2);
    }
}
