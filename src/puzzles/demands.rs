//! The demands on a puzzle: the least and greatest chances, and the least gain.

use super::confirm::Doubt;
use super::puzzle::End;

/// What a puzzle has to meet, in chances from -1 (lost) to 1 (won).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demands {
    /// The solver's first move has to be better than any other by this much.
    pub margin: f64,
    /// Each later move has to be better than any other by this much. Less is enough where most moves win already.
    pub later_margin: f64,
    /// Chances that win the game.
    pub won: f64,
    /// Chances of a game that is held.
    pub held: f64,
    /// Chances of a game that is lost.
    pub lost: f64,
    /// The least gain of material, in hundredths of a pawn.
    pub gain: i32,
}

/// What the miner demands of a new puzzle. The margin is that of 335 hundredths of a pawn in an even game.
pub const MINED: Demands = Demands {
    margin: 0.55,
    later_margin: 0.30,
    won: 0.50,
    held: -0.25,
    lost: -0.60,
    gain: 180,
};

/// What a puzzle meets that will probably be right with other networks too: halfway between the others.
pub const KEPT: Demands = Demands {
    margin: 0.40,
    later_margin: 0.21,
    won: 0.38,
    held: -0.40,
    lost: -0.48,
    gain: 150,
};

/// What every puzzle meets: much less than the miner demands, since scores vary from search to search and from network
/// to network. The margin is that of 140 hundredths of a pawn in an even game.
pub const CHECKED: Demands = Demands {
    margin: 0.25,
    later_margin: 0.12,
    won: 0.25,
    held: -0.55,
    lost: -0.36,
    gain: 120,
};

/// What the solver plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    Attack,
    Defence,
}

/// The chances of the solver's move, and those of the best of all other moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances {
    pub own: f64,
    /// Nothing if there is no other move.
    pub other: Option<f64>,
}

impl Chances {
    /// How much better the solver's move is than any other.
    pub fn margin(&self) -> f64 {
        self.other.map_or(f64::INFINITY, |other| self.own - other)
    }
}

impl Demands {
    /// How much better a move has to be than any other, by its ply in the line.
    fn margin_at(&self, ply: usize) -> f64 {
        if ply == 0 {
            self.margin
        } else {
            self.later_margin
        }
    }

    /// Whether every other move loses, and this one does not.
    fn defends(&self, chances: &Chances) -> bool {
        chances.own >= self.held && chances.other.is_none_or(|other| other <= self.lost)
    }

    /// What a move achieves that no other does, at a ply of the line.
    pub(super) fn aim(&self, chances: &Chances, ply: usize) -> Option<Aim> {
        match chances {
            _ if chances.margin() < self.margin_at(ply) => None,
            _ if chances.own >= self.won => Some(Aim::Attack),
            _ if self.defends(chances) => Some(Aim::Defence),
            _ => None,
        }
    }

    /// What speaks against a move at a ply of the line of a puzzle with this end.
    pub(super) fn doubt(&self, chances: &Chances, ply: usize, end: End) -> Option<Doubt> {
        let margin = chances.margin();
        let achieves = match end {
            End::Win | End::Gain => chances.own >= self.won,
            End::Defence => self.defends(chances),
        };
        match achieves {
            _ if margin < self.margin_at(ply) => Some(Doubt::NotOnly(ply, margin)),
            false => Some(Doubt::Fails(ply, end)),
            true => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is mined is clear, and whatever is clear is right, with room between.
    #[test]
    fn the_miner_demands_more_than_the_check() {
        for (more, less) in [(MINED, KEPT), (KEPT, CHECKED)] {
            assert!(more.margin - less.margin >= 0.14);
            assert!(more.later_margin - less.later_margin >= 0.08);
            assert!(more.won - less.won >= 0.11 && more.held - less.held >= 0.14);
            assert!(less.lost - more.lost >= 0.11 && more.gain - less.gain >= 30);
        }
    }

    #[test]
    fn a_defence_needs_that_all_other_moves_lose() {
        let chances = |own: f64, other: f64| Chances {
            own,
            other: Some(other),
        };
        let doubt = |own: f64, other: f64| CHECKED.doubt(&chances(own, other), 0, End::Defence);
        assert_eq!(doubt(0.0, -0.7), None);
        assert_eq!(doubt(0.6, -0.7), None);
        assert_eq!(doubt(0.3, -0.2), Some(Doubt::Fails(0, End::Defence)));
        assert_eq!(doubt(-0.6, -0.99), Some(Doubt::Fails(0, End::Defence)));
        assert!(matches!(doubt(-0.5, -0.6), Some(Doubt::NotOnly(0, _))));
    }
}
