//! What playtests tell about games, in a line: White's score, draws and lengths.

use crate::app::texts::text;
use baroque::playtest::{Estimate, Report, words};
use baroque::rules::Variant;
use serde::Deserialize;

/// What the report of a playtest says about a game, in short. Its fields are those of the report as JSON.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct Character {
    pub game: String,
    pub layout: String,
    pub options: Vec<(String, String)>,
    /// The hash of the rules.
    pub rules: String,
    /// The number of games of the engine against itself.
    pub games: u64,
    /// Nodes for a move, on average.
    pub nodes: u64,
    white: WhiteScore,
    draws: Option<Estimate>,
    plies: Plies,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct WhiteScore {
    score: Option<f64>,
    error: Option<f64>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct Plies {
    median: Option<f64>,
}

impl From<&Report> for Character {
    fn from(report: &Report) -> Character {
        Character {
            game: report.game.clone(),
            layout: report.layout.clone(),
            options: report.options.clone(),
            rules: report.rules.clone(),
            games: report.games,
            nodes: report.nodes,
            white: WhiteScore {
                score: report.white.score,
                error: report.white.error,
            },
            draws: report.draws,
            plies: Plies {
                median: report.plies.median,
            },
        }
    }
}

impl Character {
    /// In a line: `White 53 ± 4 %, 9 % draws, 61 moves`. `None` if the games are too few.
    pub fn line(&self) -> Option<String> {
        let (value, error) = (self.white.score?, self.white.error?);
        let draws = (self.draws?.value * 100.0).round() as i64;
        // A move is one of White and one of Black.
        let moves = (self.plies.median? / 2.0).ceil() as i64;
        let score = words::percent(Estimate { value, error });
        Some(text!(
            "playtest-character",
            score = score,
            draws = draws,
            moves = moves
        ))
    }

    /// How many games it is about, and how strong the computer was.
    pub fn source(&self) -> String {
        text!(
            "playtest-character-help",
            games = self.games,
            nodes = self.nodes
        )
    }

    fn is_about(&self, variant: &Variant) -> bool {
        self.game == variant.id()
            && self.layout == variant.layout()
            && self.options == variant.options()
    }
}

/// What is known about games from playtests of this user.
#[derive(Debug, Default)]
pub struct Characters(pub Vec<Character>);

impl Characters {
    /// The newest knowledge about a game with this hash of its rules: from the most games.
    pub fn of(&self, variant: &Variant, rules: &str) -> Option<Character> {
        let own = self.0.iter().filter(|known| known.rules == rules);
        let own = own.max_by_key(|known| known.games).cloned();
        own.or_else(|| Some(Character::from(&known(variant)?)))
    }

    /// Whether there are only playtests of older rules of a game.
    pub fn are_old(&self, variant: &Variant, rules: &str) -> bool {
        let mut about = self
            .0
            .iter()
            .filter(|known| known.is_about(variant))
            .peekable();
        about.peek().is_some() && about.all(|known| known.rules != rules)
    }
}

/// The report that comes with the program.
fn known(_variant: &Variant) -> Option<Report> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::playtest::rules;
    use baroque::variant_file::Catalogue;

    fn character(variant: &Variant, rules: &str, games: u64) -> Character {
        let json = serde_json::json!({
            "game": variant.id(), "layout": variant.layout(), "options": variant.options(),
            "rules": rules, "games": games, "nodes": 5000,
            "white": {"score": 0.534, "error": 0.041, "wins": 1, "draws": 0, "losses": 1},
            "draws": {"value": 0.09, "error": 0.02},
            "plies": {"median": 121.0, "mean": 130.0, "error": 5.0, "histogram": []},
        });
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn a_game_is_described_in_a_line() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let line = character(&variant, "a", 400).line().unwrap();
        assert_eq!(line, "White 53 ± 4 %, 9 % draws, 61 moves");
        assert_eq!(Character::default().line(), None);
    }

    #[test]
    fn other_rules_make_it_old() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let now = rules(&variant);
        let mut known = Characters::default();
        assert!(!known.are_old(&variant, &now));
        known.0.push(character(&variant, "older", 400));
        assert!(known.are_old(&variant, &now));
        known.0.push(character(&variant, &now, 20));
        known.0.push(character(&variant, &now, 200));
        assert!(!known.are_old(&variant, &now));
        assert_eq!(known.of(&variant, &now).unwrap().games, 200);
    }
}
