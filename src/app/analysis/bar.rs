//! The bar that shows who is better, and how it moves.

/// How fast it follows: the part of the way that is left after a second is e to the minus this.
const HASTE: f32 = 9.0;

/// What no eye sees of it.
const STILL: f32 = 0.002;

/// White's part of the bar on its way to where it belongs.
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
    /// White's part, from 0 to 1, as it is drawn.
    pub fn shown(&self) -> f32 {
        self.shown
    }

    /// Lets it go to a part from now on; at once if nothing is to move.
    pub fn aim(&mut self, share: f32, at_once: bool) {
        self.aim = share;
        if at_once {
            self.shown = share;
        }
    }

    /// Whether it is on its way.
    pub fn moves(&self) -> bool {
        self.shown != self.aim
    }

    /// Lets time pass, in seconds.
    pub fn advance(&mut self, seconds: f32) {
        self.shown = self.aim + (self.shown - self.aim) * (-HASTE * seconds).exp();
        if (self.shown - self.aim).abs() < STILL {
            self.shown = self.aim;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_to_its_aim_without_a_jump_and_rests_there() {
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
