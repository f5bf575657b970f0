//! Won games that a player wins, and those that it loses or draws.

use super::contest::Pair;
use super::tally::Points;
use std::ops::AddAssign;

/// A player whose engine reports this much for itself has a won game, in hundredths of a pawn.
pub const WON: i32 = 800;

/// The games in which a player reported a won game, by its own score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conversion {
    /// The number of games in which the player reported at least [`WON`] at some move.
    pub reached: u64,
    /// The number of these games that it won.
    pub won: u64,
}

impl Conversion {
    /// The part of the games reached that were won, from 0 to 1, or `None` without such games.
    pub fn share(self) -> Option<f64> {
        (self.reached > 0).then(|| self.won as f64 / self.reached as f64)
    }

    fn add(&mut self, best: Option<i32>, won: bool) {
        if best.is_some_and(|best| best >= WON) {
            self.reached += 1;
            self.won += u64::from(won);
        }
    }
}

/// The conversions of player one and player two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conversions(pub [Conversion; 2]);

impl AddAssign<&Pair> for Conversions {
    fn add_assign(&mut self, pair: &Pair) {
        let results = pair.games.iter().zip(pair.points());
        for (white, (game, points)) in results.enumerate() {
            let [one, two] = [game.best[white], game.best[1 - white]];
            self.0[0].add(one, points == Points::Win);
            self.0[1].add(two, points == Points::Loss);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{GameEnding, PlayedGame};
    use crate::rules::Color;
    use crate::variant_file::Catalogue;

    fn game(best: [Option<i32>; 2], winner: Option<Color>) -> PlayedGame {
        let chess = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        PlayedGame {
            start: chess.start().clone(),
            plies: Vec::new(),
            ending: winner.map_or(GameEnding::Longest, GameEnding::Agreed),
            asked: String::new(),
            last: chess.start().clone(),
            best,
        }
    }

    #[test]
    fn a_game_counts_for_the_side_that_reported_a_won_game() {
        let mut conversions = Conversions::default();
        let mut play = |first, second| {
            conversions += &Pair {
                number: 0,
                games: [first, second],
            };
            conversions.0.map(|side| (side.reached, side.won))
        };
        let (white, black) = (Some(Color::White), Some(Color::Black));
        // Player one is White in the first game and Black in the second.
        let won = game([Some(800), Some(799)], white);
        let lost = game([Some(30_000), Some(900)], white);
        assert_eq!(play(won, lost), [(2, 1), (1, 1)]);
        let drawn = game([Some(1_500), None], None);
        let nothing = game([Some(0), Some(-20)], black);
        assert_eq!(play(drawn, nothing), [(3, 1), (1, 1)]);
        assert_eq!(conversions.0[0].share(), Some(1.0 / 3.0));
        assert_eq!(Conversion::default().share(), None);
    }
}
