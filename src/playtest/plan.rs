//! The settings of a run, and the games that belong to it.

use super::Shard;
use crate::rules::Color;
use serde::{Deserialize, Serialize};

/// The settings of a run. They and the game decide every move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// Nodes for a move, on average.
    pub nodes: u64,
    /// The seed of openings and games.
    pub seed: u64,
    /// The number of games of the engine against itself.
    pub games: u64,
    /// The number of games in which one side has more nodes.
    pub deep: u64,
    /// The match at odds, if there is one.
    pub odds: Option<Odds>,
    /// The length of a game in plies after which it counts as a draw.
    pub longest: u64,
}

/// A match at odds: one side begins without a piece, and the other without some of the commonest pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Odds {
    /// The id of the piece.
    pub piece: String,
    /// How many of the commonest pieces the other side lacks: each of these numbers has as many games.
    pub lacking: Vec<u64>,
    /// The number of games for each of them.
    pub games: u64,
}

/// What games of a run are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Series {
    /// The engine plays against itself.
    SelfPlay,
    /// One side has more nodes.
    Deep,
    /// One side lacks a piece, the other some of the commonest ones.
    Odds,
}

impl Series {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Series::SelfPlay => "self-play",
            Series::Deep => "deep",
            Series::Odds => "odds",
        }
    }
}

/// A side, in data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

/// A game of a run, by its series and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId {
    /// The series.
    pub series: Series,
    /// The number within the series, counted from 0. The numbers 0 and 1 are a pair, and so on.
    pub number: u64,
}

impl GameId {
    /// The number of its pair.
    pub fn pair(self) -> u64 {
        self.number / 2
    }

    /// The side that has more nodes, or lacks the piece: White in the first game of a pair.
    pub fn side(self) -> Option<Side> {
        let side = match self.number.is_multiple_of(2) {
            true => Side::White,
            false => Side::Black,
        };
        (self.series != Series::SelfPlay).then_some(side)
    }
}

impl Plan {
    /// The games of a share of the run, in their order. Both games of a pair are in the same share.
    pub fn games(&self, shard: Shard) -> impl Iterator<Item = GameId> {
        let odds = self.odds.as_ref();
        let at_odds = odds.map_or(0, |odds| odds.games * odds.lacking.len() as u64);
        let series = [
            (Series::SelfPlay, self.games),
            (Series::Deep, self.deep),
            (Series::Odds, at_odds),
        ];
        let all = series
            .into_iter()
            .flat_map(|(series, count)| (0..count).map(move |number| GameId { series, number }));
        all.filter(move |game| shard.has(game.pair()))
    }

    /// How many of the commonest pieces the other side lacks in a game at odds.
    pub fn lacking(&self, game: GameId) -> u64 {
        let odds = self.odds.as_ref().filter(|_| game.series == Series::Odds);
        let steps = odds.map_or(&[][..], |odds| &odds.lacking);
        let count = steps.len().max(1) as u64;
        steps
            .get((game.pair() % count) as usize)
            .copied()
            .unwrap_or(0)
    }
}
