//! What follows from the games of a run, as plain data.

use super::deciding::{DecidingCount, LEAD, decided, deciding};
use super::endings::LoneEnding;
use super::estimate::Estimate;
use super::figures::{choices, mean, ratio, share, side_points, white_points};
use super::odds::{OddsResult, odds_result};
use super::plan::Series;
use super::record::{GameRecord, TOO_LONG};
use super::sheet::Sheet;
use super::values::{EngineValue, PieceValue, Scale, engine_values, piece_values};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most bars of a histogram.
const BARS: usize = 12;
/// The widths of its bars.
const WIDTHS: [usize; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// The report of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its layout.
    pub layout: String,
    /// Its options, each with the choice.
    pub options: Vec<(String, String)>,
    /// The hash of its rules.
    pub rules: String,
    /// The version of the program.
    pub version: String,
    /// The number of games of the engine against itself.
    pub games: u64,
    /// The number of games that the run should have.
    pub planned: u64,
    /// Nodes for a move, on average.
    pub nodes: u64,
    /// The seed.
    pub seed: u64,
    /// White's score.
    pub white: Score,
    /// The share of draws.
    pub draws: Option<Estimate>,
    /// The lengths of games.
    pub plies: Lengths,
    /// The ply of the first capture, counted from 1, in games with a capture.
    pub first_capture: Option<Estimate>,
    /// The ply after which the engine thinks until the end that the winner is ahead, in games with a winner.
    pub decided: Option<Estimate>,
    /// The number of games for each end.
    pub ends: BTreeMap<String, u64>,
    /// The length after which a game is stopped, in plies.
    pub longest: u64,
    /// Who captures whom, how. The most frequent comes first.
    pub captures: Vec<CaptureCount>,
    /// Captured pieces in a game.
    pub captures_a_game: Option<Estimate>,
    /// The capture methods, in the order of their names.
    pub methods: Vec<MethodCount>,
    /// How often each piece makes the deciding capture. The most frequent comes first.
    #[serde(default)]
    pub deciding: Vec<DecidingCount>,
    /// The uses of powers.
    pub powers: Vec<PowerCount>,
    /// Methods and powers of pieces of the starting position that no game has used.
    pub unused: Vec<Ability>,
    /// How often the lead changes sides in a game.
    pub lead_changes: Option<Estimate>,
    /// Legal moves in a position.
    pub choices: Option<Estimate>,
    /// The commonest piece, in which values count.
    pub unit: Option<String>,
    /// The values of pieces, as far as the games show them.
    pub values: Vec<PieceValue>,
    /// What a value of 1 is.
    #[serde(default)]
    pub scale: Scale,
    /// The engine's own values of the pieces of the starting position.
    #[serde(default)]
    pub engine: Vec<EngineValue>,
    /// The match in which one side has four times the nodes.
    pub deep: Option<DeepResult>,
    /// The match at odds.
    pub odds: Option<OddsResult>,
    /// Which pieces mate alone; `None` if that was not asked.
    #[serde(default)]
    pub endings: Option<Vec<LoneEnding>>,
    /// Games to look at.
    pub examples: Vec<Example>,
    /// The names of pieces for their ids.
    pub names: BTreeMap<String, String>,
    /// Whether both sides begin with the same pieces.
    pub even: bool,
}

/// A score from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// The score; `None` without games.
    pub score: Option<f64>,
    /// Half the width of its 95 % interval; `None` if there are fewer than two pairs.
    pub error: Option<f64>,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

/// The lengths of games in plies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lengths {
    /// Half of the games are at most this long.
    pub median: Option<f64>,
    /// The mean.
    pub mean: Option<f64>,
    /// Half the width of the 95 % interval of the mean.
    pub error: Option<f64>,
    /// The number of games in each range of lengths.
    pub histogram: Vec<Bar>,
}

/// A bar of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bar {
    /// The shortest length that it counts.
    pub from: usize,
    /// The longest length that it counts.
    pub to: usize,
    /// The number of games.
    pub games: u64,
}

/// How often a piece captures another by a method.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CaptureCount {
    /// The id of the captor.
    pub piece: String,
    /// The method.
    pub method: String,
    /// The id of the victim.
    pub victim: String,
    /// The number of captures.
    pub count: u64,
}

/// How often games use a method.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MethodCount {
    /// The method.
    pub method: String,
    /// The number of captured pieces.
    pub count: u64,
    /// Captured pieces in a game.
    pub a_game: Option<Estimate>,
    /// The number of moves that captured two pieces or more by it.
    pub several: u64,
}

/// How often pieces of a type use a power.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PowerCount {
    /// The id of the piece.
    pub piece: String,
    /// The power.
    pub power: String,
    /// The number of uses.
    pub count: u64,
    /// Uses in a game.
    pub a_game: Option<Estimate>,
}

/// A method or power of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ability {
    /// The id of the piece.
    pub piece: String,
    /// The name of the method or power.
    pub ability: String,
}

/// The score of the side with more nodes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeepResult {
    /// The number of games.
    pub games: u64,
    /// The score.
    pub score: Option<Estimate>,
}

/// A game that is worth a look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Example {
    /// What is special: `shortest`, `longest`, `lead-changes` or `largest-capture`.
    pub why: String,
    /// The number of the game, counted from 1.
    pub game: u64,
    /// Plies, changes of the lead, or captured pieces.
    pub amount: u64,
}

impl Report {
    /// The report of some games of a run. Their order does not matter.
    pub fn new(sheet: &Sheet, records: &[GameRecord]) -> Report {
        let mut sorted: Vec<&GameRecord> = records.iter().collect();
        sorted.sort_by_key(|game| game.id);
        sorted.dedup_by_key(|game| game.id);
        let of = |series: Series| -> Vec<&GameRecord> {
            let games = sorted.iter().filter(|game| game.id.series == series);
            games.copied().collect()
        };
        let games = of(Series::SelfPlay);
        let (values, scale) = piece_values(sheet, &games);
        let id = |piece: usize| {
            sheet
                .pieces
                .get(piece)
                .map_or("?", |piece| &piece.id)
                .to_owned()
        };
        Report {
            game: sheet.game.clone(),
            name: sheet.name.clone(),
            layout: sheet.layout.clone(),
            options: sheet.options.clone(),
            rules: sheet.rules.clone(),
            version: sheet.version.clone(),
            games: games.len() as u64,
            planned: sheet.plan.games,
            nodes: sheet.plan.nodes,
            seed: sheet.plan.seed,
            white: white(&games),
            draws: share(&games, |game| f64::from(u8::from(game.points == 1))),
            plies: lengths(&games),
            first_capture: mean(&games, |game| {
                game.captures
                    .first()
                    .map(|capture| capture.ply as f64 + 1.0)
            }),
            decided: mean(&games, |game| decided(game).map(|ply| ply as f64)),
            ends: ends(&games),
            longest: sheet.plan.longest,
            captures: captures(&games, &id),
            captures_a_game: mean(&games, |game| Some(game.captures.len() as f64)),
            methods: methods(&games),
            deciding: deciding(&games, &id),
            powers: powers(&games, &id),
            unused: unused(sheet, &games),
            lead_changes: mean(&games, |game| Some(lead_changes(game) as f64)),
            choices: ratio(&games, choices),
            unit: sheet.unit().map(id),
            values,
            scale,
            engine: engine_values(sheet),
            deep: deep(&of(Series::Deep)),
            odds: odds_result(sheet, &of(Series::Odds)),
            endings: None,
            examples: examples(&games),
            names: sheet
                .pieces
                .iter()
                .map(|piece| (piece.id.clone(), piece.name.clone()))
                .collect(),
            even: sheet.even,
        }
    }

    /// The number of games that were stopped because they were too long.
    pub fn stopped(&self) -> u64 {
        self.ends.get(TOO_LONG).copied().unwrap_or(0)
    }
}

fn white(games: &[&GameRecord]) -> Score {
    let count = |points: u8| games.iter().filter(|game| game.points == points).count() as u64;
    let (wins, draws, losses) = (count(2), count(1), count(0));
    let all = wins + draws + losses;
    Score {
        score: (all > 0).then(|| (wins as f64 + draws as f64 / 2.0) / all as f64),
        error: share(games, white_points).map(|share| share.error),
        wins,
        draws,
        losses,
    }
}

fn lengths(games: &[&GameRecord]) -> Lengths {
    let mut plies: Vec<usize> = games.iter().map(|game| game.plies()).collect();
    plies.sort_unstable();
    let middle = plies.len() / 2;
    let median = match plies.len() {
        0 => None,
        odd if odd % 2 == 1 => Some(plies[middle] as f64),
        _ => Some((plies[middle - 1] + plies[middle]) as f64 / 2.0),
    };
    let sum: usize = plies.iter().sum();
    Lengths {
        median,
        mean: (!plies.is_empty()).then(|| sum as f64 / plies.len() as f64),
        error: mean(games, |game| Some(game.plies() as f64)).map(|mean| mean.error),
        histogram: histogram(&plies),
    }
}

/// The bars of sorted lengths.
fn histogram(plies: &[usize]) -> Vec<Bar> {
    let (Some(&least), Some(&most)) = (plies.first(), plies.last()) else {
        return Vec::new();
    };
    let bars = |width: usize| most / width - least / width + 1;
    let width = WIDTHS.into_iter().find(|&width| bars(width) <= BARS);
    let width = width.unwrap_or(most.div_ceil(BARS).max(1));
    (least / width..=most / width)
        .map(|bar| {
            let (from, to) = (bar * width, (bar + 1) * width - 1);
            let inside = plies.iter().filter(|plies| (from..=to).contains(plies));
            Bar {
                from,
                to,
                games: inside.count() as u64,
            }
        })
        .collect()
}

/// How often the lead changes sides.
pub(super) fn lead_changes(game: &GameRecord) -> usize {
    let mut leader = 0;
    let mut changes = 0;
    for score in &game.scores {
        let now = match score {
            score if *score >= LEAD => 1,
            score if *score <= -LEAD => -1,
            _ => leader,
        };
        changes += usize::from(leader != 0 && now != leader);
        leader = now;
    }
    changes
}

/// The most pieces captured by one move, and the ply.
fn largest_capture(game: &GameRecord) -> usize {
    let moves = game.captures.chunk_by(|one, other| one.ply == other.ply);
    moves.map(<[_]>::len).max().unwrap_or(0)
}

fn ends(games: &[&GameRecord]) -> BTreeMap<String, u64> {
    let mut ends = BTreeMap::new();
    for game in games {
        *ends.entry(game.end.clone()).or_insert(0) += 1;
    }
    ends
}

fn captures(games: &[&GameRecord], id: &impl Fn(usize) -> String) -> Vec<CaptureCount> {
    let mut counts: BTreeMap<(usize, &str, usize), u64> = BTreeMap::new();
    for capture in games.iter().flat_map(|game| &game.captures) {
        let key = (capture.piece, capture.method.as_str(), capture.victim);
        *counts.entry(key).or_insert(0) += 1;
    }
    let mut captures: Vec<CaptureCount> = counts
        .into_iter()
        .map(|((piece, method, victim), count)| CaptureCount {
            piece: id(piece),
            method: method.to_owned(),
            victim: id(victim),
            count,
        })
        .collect();
    captures.sort_by(|one, other| other.count.cmp(&one.count).then_with(|| one.cmp(other)));
    captures
}

fn methods(games: &[&GameRecord]) -> Vec<MethodCount> {
    let mut names: Vec<&str> = games
        .iter()
        .flat_map(|game| game.captures.iter().map(|capture| capture.method.as_str()))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
        .into_iter()
        .map(|method| {
            let count = |game: &GameRecord| {
                let by = game
                    .captures
                    .iter()
                    .filter(|capture| capture.method == method);
                by.count()
            };
            let several = |game: &&GameRecord| {
                let moves = game.captures.chunk_by(|one, other| one.ply == other.ply);
                let by = moves.filter(|captures| {
                    captures
                        .iter()
                        .filter(|capture| capture.method == method)
                        .count()
                        >= 2
                });
                by.count()
            };
            MethodCount {
                method: method.to_owned(),
                count: games.iter().map(|game| count(game)).sum::<usize>() as u64,
                a_game: mean(games, |game| Some(count(game) as f64)),
                several: games.iter().map(several).sum::<usize>() as u64,
            }
        })
        .collect()
}

fn powers(games: &[&GameRecord], id: &impl Fn(usize) -> String) -> Vec<PowerCount> {
    let mut names: Vec<(usize, &str)> = games
        .iter()
        .flat_map(|game| {
            game.uses
                .iter()
                .map(|used| (used.piece, used.power.as_str()))
        })
        .collect();
    names.sort_unstable();
    names.dedup();
    names
        .into_iter()
        .map(|(piece, power)| {
            let count = |game: &GameRecord| {
                let by = game.uses.iter();
                by.filter(|used| (used.piece, used.power.as_str()) == (piece, power))
                    .count()
            };
            PowerCount {
                piece: id(piece),
                power: power.to_owned(),
                count: games.iter().map(|game| count(game)).sum::<usize>() as u64,
                a_game: mean(games, |game| Some(count(game) as f64)),
            }
        })
        .collect()
}

fn unused(sheet: &Sheet, games: &[&GameRecord]) -> Vec<Ability> {
    let mut unused = Vec::new();
    if games.is_empty() {
        return unused;
    }
    for (number, piece) in sheet.pieces.iter().enumerate() {
        if piece.counts == [0, 0] {
            continue;
        }
        let captures = games.iter().flat_map(|game| &game.captures);
        let own: Vec<&str> = captures
            .filter(|capture| capture.piece == number)
            .map(|capture| capture.method.as_str())
            .collect();
        let uses = games.iter().flat_map(|game| &game.uses);
        let used: Vec<&str> = uses
            .filter(|used| used.piece == number)
            .map(|used| used.power.as_str())
            .collect();
        let methods = piece
            .methods
            .iter()
            .filter(|method| !own.contains(&method.as_str()));
        let powers = piece
            .powers
            .iter()
            .filter(|power| !used.contains(&power.as_str()));
        unused.extend(methods.chain(powers).map(|ability| Ability {
            piece: piece.id.clone(),
            ability: ability.clone(),
        }));
    }
    unused
}

fn deep(games: &[&GameRecord]) -> Option<DeepResult> {
    (!games.is_empty()).then(|| DeepResult {
        games: games.len() as u64,
        score: share(games, side_points),
    })
}

fn examples(games: &[&GameRecord]) -> Vec<Example> {
    // Of equal games the first counts.
    let most = |of: &dyn Fn(&GameRecord) -> usize| {
        let all = games.iter().map(|game| (of(game), *game));
        all.rev().max_by_key(|(amount, _)| *amount)
    };
    let won = games.iter().filter(|game| game.points != 1);
    let shortest = won.map(|game| (game.plies(), *game));
    let found = [
        ("shortest", shortest.min_by_key(|(plies, _)| *plies)),
        ("longest", most(&GameRecord::plies)),
        (
            "lead-changes",
            most(&lead_changes).filter(|(amount, _)| *amount > 0),
        ),
        (
            "largest-capture",
            most(&largest_capture).filter(|(amount, _)| *amount > 1),
        ),
    ];
    found
        .into_iter()
        .filter_map(|(why, found)| {
            let (amount, game) = found?;
            Some(Example {
                why: why.to_owned(),
                game: game.id.number + 1,
                amount: amount as u64,
            })
        })
        .collect()
}

#[cfg(test)]
pub(super) mod tests;
