//! The help that a player has used in an exercise with an ending.

use baroque::texts::text;

/// What made an exercise easier than it was. All of it counts in the result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndingHelp {
    /// The moves that the computer has shown.
    pub shown: u16,
    /// The moves that the player has taken back.
    pub taken_back: u16,
    /// The moves that would have thrown the goal away, and were not played.
    pub refused: u16,
    /// How often the player has started over.
    pub restarts: u16,
    /// Whether the player has analysed the position before the end.
    pub analysed: bool,
}

impl EndingHelp {
    /// Whether there was none.
    pub fn is_none(&self) -> bool {
        *self == EndingHelp::default()
    }

    /// The help in sentences.
    pub fn words(&self) -> String {
        if self.is_none() {
            return text!("learn-ending-no-help").to_owned();
        }
        let analysed = text!("learn-ending-used-analysis");
        let used = [
            (self.shown > 0).then(|| text!("learn-ending-used-shown", count = self.shown)),
            (self.taken_back > 0).then(|| text!("learn-ending-used-back", count = self.taken_back)),
            (self.refused > 0).then(|| text!("learn-ending-used-refused", count = self.refused)),
            (self.restarts > 0).then(|| text!("learn-ending-used-again", count = self.restarts)),
            self.analysed.then(|| analysed.to_owned()),
        ];
        let used: Vec<String> = used.into_iter().flatten().collect();
        used.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_help_is_told() {
        assert_eq!(EndingHelp::default().words(), "Without any help.");
        let help = EndingHelp {
            shown: 2,
            taken_back: 1,
            restarts: 1,
            ..EndingHelp::default()
        };
        assert_eq!(
            help.words(),
            "Baroque showed you 2 moves. You took back 1 move. You started over once."
        );
        assert!(!help.is_none());
    }
}
