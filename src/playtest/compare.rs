//! Two versions of a game side by side.
//!
//! Both runs have the same seed, so pairs with the same number mostly have the same opening. A difference is the mean over
//! these pairs, with the interval that follows from them. It is right for pairs with other openings too, only wider.

use super::estimate::{Estimate, Pairs};
use super::figures::{choices, white_points};
use super::plan::Series;
use super::record::GameRecord;
use super::report::{Report, lead_changes};
use super::words::{number, percent, title_beside};
use crate::texts::{plain, text};
use serde::Serialize;
use std::collections::BTreeMap;

/// How two versions of a game differ.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The number of pairs that both runs have.
    pub pairs: usize,
    /// How many of them have the same opening in both.
    pub same_openings: usize,
    /// The figures.
    pub figures: Vec<Difference>,
    /// If the armies are swapped: the score of the army that White has in the first version.
    pub army: Option<Estimate>,
}

/// The options with White's army for Black, and Black's for White; `None` if players do not choose two armies.
pub fn swap_armies(options: &[(String, String)]) -> Option<Vec<(String, String)>> {
    let place = |side| options.iter().position(|(option, _)| option == side);
    let (white, black) = (place("white")?, place("black")?);
    let mut swapped = options.to_vec();
    swapped[white].1.clone_from(&options[black].1);
    swapped[black].1.clone_from(&options[white].1);
    (swapped != options).then_some(swapped)
}

/// Whether the second version has the armies of the first swapped, and nothing else changed.
pub fn are_armies_swapped(first: &[(String, String)], second: &[(String, String)]) -> bool {
    let sorted = |mut options: Vec<(String, String)>| {
        options.sort();
        options
    };
    swap_armies(first).is_some_and(|swapped| sorted(swapped) == sorted(second.to_vec()))
}

/// A figure of both versions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// What it is.
    pub figure: String,
    /// The figure of the first version.
    pub first: Option<Estimate>,
    /// The figure of the second version.
    pub second: Option<Estimate>,
    /// How much more the second version has.
    pub difference: Option<Estimate>,
    /// Whether the figure is a share.
    #[serde(skip)]
    share: bool,
}

type Figure = (&'static str, bool, fn(&GameRecord) -> (f64, f64));

/// The figures that are compared: the ids of their names, whether each is a share, and the sum and number of its observations in a game, as in a report.
const FIGURES: [Figure; 6] = [
    ("compare-white-score", true, |game| {
        (white_points(game), 1.0)
    }),
    ("compare-draws", true, |game| {
        (f64::from(u8::from(game.points == 1)), 1.0)
    }),
    ("compare-plies", false, |game| (game.plies() as f64, 1.0)),
    ("compare-captures", false, |game| {
        (game.captures.len() as f64, 1.0)
    }),
    ("compare-lead-changes", false, |game| {
        (lead_changes(game) as f64, 1.0)
    }),
    ("compare-choices", false, choices),
];

impl Comparison {
    /// Compares two runs with the same plan. `swapped`: whether the second has the armies of the first swapped, see
    /// [`are_armies_swapped`].
    pub fn new(first: &[GameRecord], second: &[GameRecord], swapped: bool) -> Comparison {
        let (first, second) = (by_pair(first), by_pair(second));
        let both: Vec<(&Vec<&GameRecord>, &Vec<&GameRecord>)> = first
            .iter()
            .filter_map(|(pair, games)| Some((games, second.get(pair)?)))
            .collect();
        let same = both
            .iter()
            .filter(|(one, other)| opening(one) == opening(other));
        let figures = FIGURES.into_iter().map(|(figure, is_share, of)| {
            let alone = |runs: &BTreeMap<u64, Vec<&GameRecord>>| -> Option<Estimate> {
                let pairs: Pairs = runs.values().map(|games| sums(games, of)).collect();
                if is_share {
                    pairs.share()
                } else {
                    pairs.mean()
                }
            };
            let in_both = both
                .iter()
                .map(|(one, other)| [sums(one, of), sums(other, of)]);
            Difference {
                figure: plain(figure).to_owned(),
                first: alone(&first),
                second: alone(&second),
                difference: Pairs::difference(&in_both.collect::<Vec<_>>()),
                share: is_share,
            }
        });
        let army: Pairs = both
            .iter()
            .map(|(one, other)| {
                let mean = |games: &[&GameRecord]| {
                    games.iter().map(|game| white_points(game)).sum::<f64>() / games.len() as f64
                };
                (mean(one) + 1.0 - mean(other), 2.0)
            })
            .collect();
        Comparison {
            pairs: both.len(),
            same_openings: same.count(),
            figures: figures.collect(),
            army: army.share().filter(|_| swapped),
        }
    }

    /// The comparison as text.
    pub fn text(&self, first: &Report, second: &Report) -> String {
        let mut text = format!(
            "First: {}\nSecond: {}\nThe same opening in {} of {} pairs of games.\n\n",
            title_beside(first, second),
            title_beside(second, first),
            self.same_openings,
            self.pairs
        );
        for figure in &self.figures {
            text.push_str(&format!("{}\n", figure.sentence()));
        }
        if let Some(sentence) = self.army_sentence() {
            text.push_str(&format!("{sentence}\n"));
        }
        text
    }

    /// If the armies are swapped: which army scores more, if the interval allows a verdict.
    pub fn army_sentence(&self) -> Option<String> {
        let score = self.army?;
        let words = percent(score);
        Some(match score {
            more if more.low() > 0.5 => text!("compare-army-stronger", score = words),
            less if less.high() < 0.5 => text!("compare-army-weaker", score = words),
            _ => text!("compare-army-same", score = words),
        })
    }
}

impl Difference {
    /// An estimate of this figure, in words.
    pub fn show(&self, estimate: Estimate) -> String {
        match self.share {
            true => percent(estimate),
            false => number(estimate),
        }
    }

    /// How much more the second version has, with its sign: `−75 ± 32 %`.
    pub fn show_more(&self, more: Estimate) -> String {
        let sign = if more.value < 0.0 { "−" } else { "+" };
        let (value, error) = (more.value.abs(), more.error);
        match self.share {
            true => format!("{sign}{:.0} ± {:.0} %", value * 100.0, error * 100.0),
            false => format!("{sign}{}", number(Estimate { value, error })),
        }
    }

    /// Both figures and which is larger, if the interval allows it.
    pub fn sentence(&self) -> String {
        let (Some(first), Some(second), Some(difference)) =
            (self.first, self.second, self.difference)
        else {
            return text!("compare-too-few", figure = self.figure.as_str());
        };
        let figure = self.figure.as_str();
        let size = self.show(Estimate {
            value: difference.value.abs(),
            ..difference
        });
        let (first, second) = (self.show(first), self.show(second));
        match difference {
            more if more.low() > 0.0 => text!(
                "compare-more",
                figure = figure,
                first = first,
                second = second,
                difference = size
            ),
            less if less.high() < 0.0 => text!(
                "compare-less",
                figure = figure,
                first = first,
                second = second,
                difference = size
            ),
            _ => text!(
                "compare-same",
                figure = figure,
                first = first,
                second = second
            ),
        }
    }
}

/// The games of the engine against itself by pairs.
fn by_pair(records: &[GameRecord]) -> BTreeMap<u64, Vec<&GameRecord>> {
    let mut pairs: BTreeMap<u64, Vec<&GameRecord>> = BTreeMap::new();
    let games = records
        .iter()
        .filter(|game| game.id.series == Series::SelfPlay);
    for game in games {
        pairs.entry(game.id.pair()).or_default().push(game);
    }
    for games in pairs.values_mut() {
        games.sort_by_key(|game| game.id);
    }
    pairs
}

/// The sum and number of the observations in the games of a pair.
fn sums(games: &[&GameRecord], of: fn(&GameRecord) -> (f64, f64)) -> (f64, f64) {
    let games = games.iter().map(|game| of(game));
    games.fold((0.0, 0.0), |(sum, count), (more, observations)| {
        (sum + more, count + observations)
    })
}

/// The moves of the opening of a pair.
fn opening(games: &[&GameRecord]) -> Option<Vec<String>> {
    let game = games.first()?;
    let moves = game.moves.split(' ').take(game.opening);
    Some(moves.map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playtest::report::tests::{game, sheet};
    use crate::search::random::Random;

    fn games(points: impl Fn(u64) -> u8, plies: usize) -> Vec<GameRecord> {
        (0..60)
            .map(|number| game(Series::SelfPlay, number, points(number), &vec![0; plies]))
            .collect()
    }

    #[test]
    fn the_same_games_differ_in_nothing() {
        let mut random = Random::new(4);
        let points: Vec<u8> = (0..60).map(|_| random.below(3) as u8).collect();
        let one = games(|number| points[number as usize], 40);
        let comparison = Comparison::new(&one, &one, false);
        assert_eq!((comparison.pairs, comparison.same_openings), (30, 30));
        for figure in comparison.figures {
            let nothing = Estimate {
                value: 0.0,
                error: 0.0,
            };
            assert_eq!(figure.difference, Some(nothing), "{}", figure.figure);
            assert!(figure.sentence().ends_with("no difference shows."));
        }
    }

    /// A comparison has the same figures as the report. Long games have more moves to choose from here.
    #[test]
    fn figures_are_those_of_the_report() {
        let records: Vec<GameRecord> = (0..20)
            .map(|number| {
                let plies = if number % 4 < 2 { 10 } else { 90 };
                let mut game = game(
                    Series::SelfPlay,
                    number,
                    (number % 3) as u8,
                    &vec![0; plies],
                );
                game.choices = vec![plies as u64; plies];
                game
            })
            .collect();
        let report = Report::new(&sheet(), &records);
        let comparison = Comparison::new(&records, &records, false);
        let first = |name: &str| {
            let mut figures = comparison.figures.iter();
            figures.find(|known| known.figure == name).unwrap().first
        };
        // 100 positions with 10 moves, and 900 with 90.
        let choices = first("Legal moves in a position").unwrap();
        assert!((choices.value - 82.0).abs() < 1e-9, "{choices:?}");
        assert_eq!(Some(choices), report.choices);
        assert_eq!(first("Draws"), report.draws);
        let captures = first("Captured pieces in a game");
        assert_eq!(captures, report.captures_a_game);
    }

    #[test]
    fn a_difference_is_told_if_the_interval_allows_it() {
        let one = games(|number| if number % 3 == 0 { 2 } else { 1 }, 40);
        let other = games(|number| if number % 3 == 0 { 2 } else { 0 }, 41);
        let comparison = Comparison::new(&one, &other, false);
        let told: Vec<String> = comparison
            .figures
            .iter()
            .map(Difference::sentence)
            .collect();
        assert!(told[0].contains("less"), "{told:?}");
        assert!(
            told[2].ends_with("the second has 1.0 ± 0.0 more."),
            "{told:?}"
        );
        assert!(told[3].ends_with("no difference shows."), "{told:?}");
        let (score, plies) = (&comparison.figures[0], &comparison.figures[2]);
        let of = |value, error| Estimate { value, error };
        assert_eq!(score.show_more(of(-0.75, 0.32)), "−75 ± 32 %");
        assert_eq!(plies.show_more(of(12.0, 3.0)), "+12 ± 3");
    }

    /// An army that wins as White and as Black, and two equal armies whose White always wins.
    #[test]
    fn swapped_armies_show_the_stronger_one() {
        let white_wins = games(|_| 2, 40);
        let black_wins = games(|_| 0, 40);
        let stronger = Comparison::new(&white_wins, &black_wins, true);
        assert_eq!(stronger.army.unwrap().value, 1.0);
        assert!(
            stronger
                .army_sentence()
                .unwrap()
                .ends_with("it is the stronger army.")
        );
        let weaker = Comparison::new(&black_wins, &white_wins, true);
        assert!(
            weaker
                .army_sentence()
                .unwrap()
                .ends_with("it is the weaker army.")
        );
        let equal = Comparison::new(&white_wins, &white_wins, true);
        assert_eq!(equal.army.unwrap().value, 0.5);
        assert!(equal.army_sentence().unwrap().contains("no difference"));
        assert_eq!(Comparison::new(&white_wins, &black_wins, false).army, None);
    }

    #[test]
    fn armies_are_swapped_if_nothing_else_changes() {
        let options =
            |list: [(&str, &str); 3]| list.map(|(id, choice)| (id.to_owned(), choice.to_owned()));
        let first = options([
            ("white", "ultima"),
            ("black", "orthodox"),
            ("suicide", "on"),
        ]);
        let second = options([
            ("suicide", "on"),
            ("white", "orthodox"),
            ("black", "ultima"),
        ]);
        // The order of the other options is that of the game.
        assert!(are_armies_swapped(&first, &second));
        assert!(!are_armies_swapped(&first, &first));
        let other = options([
            ("white", "orthodox"),
            ("black", "ultima"),
            ("suicide", "off"),
        ]);
        assert!(!are_armies_swapped(&first, &other));
        assert!(!are_armies_swapped(&[], &[]));
        let same = options([("white", "ultima"), ("black", "ultima"), ("suicide", "on")]);
        assert!(!are_armies_swapped(&same, &same));
    }
}
