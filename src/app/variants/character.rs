//! What playtests tell about games, in a line: White's score, draws and lengths.

use baroque::library::Card;
use baroque::playtest::{Estimate, Report, built_in, words};
use baroque::rules::Variant;
use baroque::texts::text;

/// What the report of a playtest says about a game, in short.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Character {
    game: String,
    layout: String,
    options: Vec<(String, String)>,
    /// The hash of the rules.
    pub rules: String,
    /// The number of games of the engine against itself.
    pub games: u64,
    /// Nodes for a move, on average.
    pub nodes: u64,
    white: Option<Estimate>,
    draws: Option<Estimate>,
    /// Half of the games have at most so many plies.
    median: Option<f64>,
}

impl From<&Report> for Character {
    fn from(report: &Report) -> Character {
        let white = report.white.score.zip(report.white.error);
        Character {
            game: report.game.clone(),
            layout: report.layout.clone(),
            options: report.options.clone(),
            rules: report.rules.clone(),
            games: report.games,
            nodes: report.nodes,
            white: white.map(|(value, error)| Estimate { value, error }),
            draws: report.draws,
            median: report.plies.median,
        }
    }
}

/// A game is uneven on a card from this distance of White's share of the points from a half.
const UNEVEN: f64 = 0.05;

/// Fewer draws are few, and more are many.
const DRAWS: (f64, f64) = (0.2, 0.5);

impl Character {
    /// In a line: `White scores 53 ± 4 %, 9 % draws, 61 moves`. `None` if the games are too few.
    pub fn line(&self) -> Option<String> {
        let score = words::percent(self.white?);
        let draws = words::whole_percent(self.draws?.value) as i64;
        Some(text!(
            "playtest-character",
            score = score,
            draws = draws,
            moves = self.moves()?
        ))
    }

    /// The moves of a game, half of the games at most. A move is one of White and one of Black.
    fn moves(&self) -> Option<i64> {
        Some((self.median? / 2.0).ceil() as i64)
    }

    /// In words for a card: `Balanced, few draws, about 61 moves`. `None` if the games are too few.
    pub fn words(&self) -> Option<String> {
        let (score, draws) = (self.white?, self.draws?.value);
        let balance = match score.value - 0.5 {
            more if more >= UNEVEN && score.low() > 0.5 => "white",
            less if less <= -UNEVEN && score.high() < 0.5 => "black",
            _ => "even",
        };
        let draws = match draws {
            few if few < DRAWS.0 => "few",
            many if many > DRAWS.1 => "many",
            _ => "some",
        };
        Some(text!(
            "card-character",
            balance = balance,
            draws = draws,
            moves = self.moves()?
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

    /// The figures with the number of games, and what they mean.
    pub fn in_full(&self) -> Option<String> {
        let line = text!(
            "playtest-character-of",
            games = self.games,
            line = self.line()?
        );
        Some(format!("{line}\n{}", self.source()))
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
        let built_in = built_in(variant.id()).filter(|report| report.rules == rules);
        let built_in = built_in.map(Character::from);
        // A short run of the user's does not replace the many games that come with the program.
        let least = built_in.as_ref().map_or(0, |known| known.games);
        own.filter(|own| own.games >= least).or(built_in)
    }

    /// What is known about the game of a card.
    pub fn of_card(&self, card: &Card) -> Option<Character> {
        let rules = match &card.rules {
            Some(rules) => rules,
            None => &built_in(&card.info.id)?.rules,
        };
        self.of(&card.variant, rules)
    }

    /// Remembers what a run says about its game, in place of an earlier run with the same settings.
    pub fn note(&mut self, found: Character) {
        let same = |known: &Character| (&known.rules, known.nodes) == (&found.rules, found.nodes);
        self.0.retain(|known| !same(known));
        self.0.push(found);
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

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::library::rules_hash;
    use baroque::variant_file::Catalogue;

    fn character(variant: &Variant, rules: &str, games: u64) -> Character {
        let share = |value, error| Some(Estimate { value, error });
        Character {
            game: variant.id().to_owned(),
            layout: variant.layout().to_owned(),
            options: variant.options().to_vec(),
            rules: rules.to_owned(),
            games,
            nodes: 5_000,
            white: share(0.534, 0.041),
            draws: share(0.09, 0.02),
            median: Some(121.0),
        }
    }

    #[test]
    fn a_game_is_described_in_a_line() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let line = character(&variant, "a", 400).line().unwrap();
        assert_eq!(line, "White scores 53 ± 4 %, 9 % draws, 61 moves");
        assert_eq!(Character::default().line(), None);
    }

    #[test]
    fn other_rules_make_it_old() {
        let variant = Catalogue::built_in().variant("chess", None, &[]).unwrap();
        let now = rules_hash(&variant);
        let mut known = Characters::default();
        assert!(!known.are_old(&variant, &now));
        known.0.push(character(&variant, "older", 400));
        assert!(known.are_old(&variant, &now));
        known.0.push(character(&variant, &now, 20));
        known.0.push(character(&variant, &now, 200));
        assert!(!known.are_old(&variant, &now));
        let games = |known: &Characters| known.of(&variant, &now).unwrap().games;
        assert_eq!(games(&known), 400, "those that come with the program");
        known.0.push(character(&variant, &now, 1_000));
        assert_eq!(games(&known), 1_000);
    }
}
