//! The rule options: those of section 4's table, section 7's `symmetry`, and the house rules of other games.

/// The options. `false` is the default, except for `suicide`.
#[derive(Clone, Copy, Default)]
pub struct Options {
    /// Abbott 1968: no move is longer than the number of its starting rank.
    pub rank_limit: bool,
    /// `freezing: cambridge`.
    pub cambridge_freezing: bool,
    /// `mimicry: cambridge`.
    pub cambridge_mimicry: bool,
    /// `coordination: delft`: only new corners.
    pub delft: bool,
    /// `leaps: single`.
    pub single_leaps: bool,
    /// Frozen pieces may be removed.
    pub suicide: bool,
    /// `royal: capture`.
    pub king_capture: bool,
    /// `symmetry: choose`.
    pub choose: bool,
    /// `clock: ignored`.
    pub no_clock: bool,
    /// `coordination: optional`: a Coordinator's captures may be declined.
    pub may_decline: bool,
    /// `frozen_castling: allowed`.
    pub frozen_castling: bool,
    /// `last_rank: promotes`: a swap may move a pawn there.
    pub swapped_pawn_promotes: bool,
    /// `first_rank: steps`: no double step from there.
    pub first_rank_steps: bool,
    /// `castling: kept`: a swap loses no castling right.
    pub swap_keeps_castling: bool,
    /// `cannon_mimicry: combined`.
    pub combined_cannon: bool,
    /// `chameleon_swaps: both`.
    pub chameleon_swaps_friends: bool,
    /// `replacing: alone`.
    pub replacing_alone: bool,
    /// `pushme_pullyu: both`: it captures both ends in one move.
    pub both_ends: bool,
    /// `spotters: free`: a frozen piece doesn't spot.
    pub free_spotters: bool,
    /// `frozen_shield: idle`: a frozen Shield doesn't protect.
    pub idle_frozen_shield: bool,
    /// `own_shield: hindered`: a piece that its own Shield protects can't destroy itself.
    pub own_shield_hinders: bool,
    /// `army: own`: each side has its own set.
    pub own_sets: bool,
    /// `army: pool`.
    pub pool: bool,
    /// `array: mirrored`: Black's array is White's turned by half a turn.
    pub mirrored: bool,
}

impl Options {
    /// A game's default options, with the given ones changed.
    pub fn of(id: &str, given: &[(&str, &str)]) -> Options {
        let cambridge = id == "baroque-cambridge";
        let mut options = Options {
            rank_limit: id == "ultima-1968",
            cambridge_freezing: cambridge,
            cambridge_mimicry: cambridge,
            suicide: !cambridge && !matches!(id, "fugue" | "gorgona-chess" | "gorgon-chess"),
            choose: cambridge || id == "baroque",
            ..Options::default()
        };
        for (name, value) in given {
            assert!(offers(id, name), "{id} has no option {name}");
            options.set(id, name, value);
        }
        options
    }

    fn set(&mut self, id: &str, name: &str, value: &str) {
        let (slot, off, on) = match name {
            "coordination" if id == "coordinator-chess" => {
                (&mut self.may_decline, "automatic", "optional")
            }
            "coordination" if value == "optional" => (&mut self.may_decline, "plain", "optional"),
            "coordination" => (&mut self.delft, "plain", "delft"),
            "rank_limit" => (&mut self.rank_limit, "off", "on"),
            "freezing" => (&mut self.cambridge_freezing, "normal", "cambridge"),
            "mimicry" => (&mut self.cambridge_mimicry, "combined", "cambridge"),
            "leaps" => (&mut self.single_leaps, "many", "single"),
            "suicide" => (&mut self.suicide, "off", "on"),
            "royal" => (&mut self.king_capture, "check", "capture"),
            "symmetry" => (&mut self.choose, "fixed", "choose"),
            "clock" => (&mut self.no_clock, "draws", "ignored"),
            "frozen_castling" => (&mut self.frozen_castling, "forbidden", "allowed"),
            "last_rank" => (&mut self.swapped_pawn_promotes, "forbidden", "promotes"),
            "first_rank" => (&mut self.first_rank_steps, "runs", "steps"),
            "castling" => (&mut self.swap_keeps_castling, "lost", "kept"),
            "cannon_mimicry" => (&mut self.combined_cannon, "alone", "combined"),
            "chameleon_swaps" => (&mut self.chameleon_swaps_friends, "enemies", "both"),
            "replacing" => (&mut self.replacing_alone, "combined", "alone"),
            "pushme_pullyu" => (&mut self.both_ends, "one", "both"),
            "spotters" => (&mut self.free_spotters, "any", "free"),
            "frozen_shield" => (&mut self.idle_frozen_shield, "protects", "idle"),
            "army" if value == "own" => (&mut self.own_sets, "equal", "own"),
            "army" => (&mut self.pool, "equal", "pool"),
            "array" => (&mut self.mirrored, "standard", "mirrored"),
            "own_shield" => (&mut self.own_shield_hinders, "free", "hindered"),
            _ => panic!("no option {name}"),
        };
        assert!(value == off || value == on, "no value {value} of {name}");
        *slot = value == on;
    }
}

fn offers(id: &str, option: &str) -> bool {
    let offered: &[&str] = match id {
        "ultimatum" => &[
            "rank_limit",
            "freezing",
            "mimicry",
            "coordination",
            "leaps",
            "suicide",
            "royal",
            "clock",
        ],
        "ultima" | "ultima-1968" | "baroque" | "baroque-cambridge" => &[
            "rank_limit",
            "freezing",
            "mimicry",
            "coordination",
            "leaps",
            "suicide",
            "royal",
            "symmetry",
            "clock",
        ],
        "coordinator-chess" => &["coordination"],
        "immobilizer-chess" => &["frozen_castling"],
        "gorgona-chess" | "gorgon-chess" => &["suicide", "frozen_castling"],
        "swapper-chess" | "chimaerine-chess" | "chimaera-chess" => {
            &["last_rank", "first_rank", "castling"]
        }
        "rococo" => &["array", "cannon_mimicry", "chameleon_swaps"],
        "rococo-pushme-pullyu" | "rocaille" => &["cannon_mimicry", "chameleon_swaps"],
        "maxima" => &["suicide", "replacing"],
        "renaissance" => &["symmetry"],
        "draft" => &["army"],
        "fugue" => &[
            "pushme_pullyu",
            "spotters",
            "frozen_shield",
            "own_shield",
            "suicide",
        ],
        _ => &[],
    };
    offered.contains(&option)
}
