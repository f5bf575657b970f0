//! The rule options of section 4's table (and section 7's `symmetry`).

/// The switches; `false` is the table's default, but for `suicide`.
pub struct Options {
    /// Abbott 1968: no move longer than the rank that it starts on.
    pub rank_limit: bool,
    /// `freezing: cambridge`.
    pub cambridge_freezing: bool,
    /// `mimicry: cambridge`.
    pub cambridge_mimicry: bool,
    /// `coordination: delft`: new corners only.
    pub delft: bool,
    /// `leaps: single`.
    pub single_leaps: bool,
    /// Frozen men may be given up.
    pub suicide: bool,
    /// `royal: capture`.
    pub king_capture: bool,
    /// `symmetry: choose`.
    pub choose: bool,
}

impl Options {
    /// A game's own defaults with the given options laid over them.
    pub fn of(id: &str, given: &[(&str, &str)]) -> Options {
        let cambridge = id == "baroque-cambridge";
        let mut options = Options {
            rank_limit: id == "ultima-1968",
            cambridge_freezing: cambridge,
            cambridge_mimicry: cambridge,
            delft: false,
            single_leaps: false,
            suicide: !cambridge,
            king_capture: false,
            choose: cambridge || id == "baroque",
        };
        for (name, value) in given {
            assert!(offers(id, name), "{id} has no option {name}");
            options.set(name, value);
        }
        options
    }

    fn set(&mut self, name: &str, value: &str) {
        let (slot, off, on) = match name {
            "rank_limit" => (&mut self.rank_limit, "off", "on"),
            "freezing" => (&mut self.cambridge_freezing, "normal", "cambridge"),
            "mimicry" => (&mut self.cambridge_mimicry, "combined", "cambridge"),
            "coordination" => (&mut self.delft, "plain", "delft"),
            "leaps" => (&mut self.single_leaps, "many", "single"),
            "suicide" => (&mut self.suicide, "off", "on"),
            "royal" => (&mut self.king_capture, "check", "capture"),
            "symmetry" => (&mut self.choose, "fixed", "choose"),
            _ => panic!("no option {name}"),
        };
        assert!(value == off || value == on, "no value {value} of {name}");
        *slot = value == on;
    }
}

fn offers(id: &str, option: &str) -> bool {
    match id {
        "ultima" | "ultima-1968" | "baroque" | "baroque-cambridge" => true,
        "renaissance" => option == "symmetry",
        _ => false,
    }
}
