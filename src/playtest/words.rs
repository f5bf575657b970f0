//! Sentences that follow from a report. A sentence says what is better or larger only where the interval allows it.

use super::endings::LoneEnding;
use super::estimate::Estimate;
use super::fairness::fairness;
pub use super::numbers::{number, percent, range, whole_percent};
use super::odds::OddsResult;
use super::record::end_words;
use super::report::{DeepResult, Report};
use super::values::Scale;
use crate::words;
use crate::words::{count, plural};

/// The score of a stronger side from which thinking is rewarded.
const REWARDING: f64 = 0.75;
/// The score of a stronger side below which thinking hardly helps.
const LOTTERY: f64 = 0.6;

/// The heading of the section about the lengths of games.
pub const LENGTHS: &str = "How long?";
/// The heading of the section about the ends of games.
pub const ENDS: &str = "How do games end?";
/// The heading of the section about captures.
pub const CAPTURES: &str = "How are pieces captured?";
/// The heading of the section about the pieces that decide games.
pub const DECIDING: &str = "Which piece decides games?";
/// The heading of the section about the values of pieces.
pub const VALUES: &str = "What is each piece worth?";
/// The heading of the section about the depth of the game.
pub const DEPTH: &str = "Is it deep?";

/// The heading of the section about the endings of king and one piece.
pub const ENDINGS: &str = "Which pieces mate alone?";

/// A part of a report: its heading, and sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub heading: &'static str,
    /// The sentences.
    pub sentences: Vec<String>,
}

/// The report in sentences.
pub fn sections(report: &Report) -> Vec<Section> {
    let section = |heading, sentences| Section { heading, sentences };
    let mut sections = vec![section("Fair?", fairness(report))];
    if report.games > 0 {
        sections.extend([
            section(LENGTHS, length(report)),
            section(ENDS, ends(report)),
            section(CAPTURES, captures(report)),
            section(DECIDING, deciding(report)),
            section(VALUES, values(report)),
            section(DEPTH, depth(report)),
        ]);
        sections.push(section("Worth a look", examples(report)));
    }
    let lone = report.endings.iter().flatten();
    let lone = lone.map(|ending| lone_ending(name(report, &ending.piece), ending));
    sections.push(section(ENDINGS, lone.collect()));
    sections.retain(|section| !section.sentences.is_empty());
    sections
}

/// How games ended, in words: `Checkmate` for `checkmate`.
pub fn end(id: &str) -> &str {
    end_words(id)
}

/// How often something happens: a number for each game, or in all games if it is rare.
fn frequency(report: &Report, count: u64, a_game: Option<Estimate>, what: &str) -> String {
    /// Rarer things have no sensible interval.
    const RARE: u64 = 10;
    match a_game.filter(|_| count >= RARE) {
        Some(a_game) => format!("{}{what} a game", number(a_game)),
        None => format!("{count} in all {} games", report.games),
    }
}

fn length(report: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    if let (Some(value), Some(median)) = (report.plies.mean, report.plies.median) {
        let mean = match report.plies.error {
            Some(error) => number(Estimate { value, error }),
            None => format!("{value:.0}"),
        };
        sentences.push(format!(
            "A game has {mean} plies on average. A ply is a move of one side. Half of the games have at most {median:.0}."
        ));
    }
    if let Some(first) = report.first_capture {
        sentences.push(format!("The first capture comes at ply {}.", number(first)));
    }
    if let Some(decided) = report.decided {
        sentences.push(format!(
            "In games with a winner, the engine thinks from ply {} on that the winner is ahead.",
            number(decided)
        ));
    }
    if report.stopped() > 0 {
        let (stopped, longest) = (report.stopped() as usize, report.longest);
        let all = report.stopped() == report.games;
        sentences.push(match all {
            true => format!(
                "No game came to an end within {longest} plies. Perhaps this game cannot end. All count as draws."
            ),
            false => format!(
                "{} did not end within {longest} plies. Such games count as draws.",
                count(stopped, "game")
            ),
        });
    }
    sentences
}

fn ends(report: &Report) -> Vec<String> {
    let mut ends: Vec<(&String, &u64)> = report.ends.iter().collect();
    ends.sort_by_key(|(name, games)| (std::cmp::Reverse(**games), (*name).clone()));
    ends.into_iter()
        .map(|(end, games)| {
            let share = whole_percent(*games as f64 / report.games as f64);
            format!("{}: {games} ({share} %).", end_words(end))
        })
        .collect()
}

fn captures(report: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(captures) = report.captures_a_game {
        sentences.push(format!(
            "A game has {} captured pieces on average.",
            number(captures)
        ));
    }
    for method in &report.methods {
        let name = in_words(&method.method);
        let amount = frequency(report, method.count, method.a_game, " pieces");
        let several = match method.several {
            0 => String::new(),
            1 => " One move captured two or more by it.".to_owned(),
            moves => format!(" {moves} moves captured two or more by it."),
        };
        sentences.push(format!("By {name}: {amount}.{several}"));
    }
    for power in &report.powers {
        let (piece, name) = (name(report, &power.piece), in_words(&power.power));
        let amount = frequency(report, power.count, power.a_game, "");
        sentences.push(format!("{piece}, {name}: {amount}."));
    }
    for ability in &report.unused {
        sentences.push(format!(
            "{}, {}: never used.",
            name(report, &ability.piece),
            in_words(&ability.ability)
        ));
    }
    sentences
}

fn deciding(report: &Report) -> Vec<String> {
    let counts = report.deciding.iter();
    let mut sentences: Vec<String> = counts
        .filter_map(|count| {
            let share = percent(count.share?);
            Some(format!("{}: {share}.", name(report, &count.piece)))
        })
        .collect();
    if !sentences.is_empty() {
        let about = "The share of games with a winner in which the piece makes the deciding capture. That is the winner's first capture from the move on that leads to a lasting lead, by the engine's opinion.";
        sentences.insert(0, about.to_owned());
    }
    sentences
}

fn values(report: &Report) -> Vec<String> {
    let Some(unit) = &report.unit else {
        return Vec::new();
    };
    let unit_name = name(report, unit);
    let mut sentences = vec![scale(report, unit_name)];
    let is_unit = |piece: &String| piece == unit && report.scale == Scale::Piece;
    for value in report.values.iter().filter(|value| !is_unit(&value.piece)) {
        let verdict = match value.error < value.value.abs().max(1.0) {
            true => "",
            false => " The games show it only roughly.",
        };
        sentences.push(format!(
            "{}: {} (the engine's own value: {:.1}).{verdict}",
            name(report, &value.piece),
            range(value.estimate()),
            value.engine
        ));
    }
    if report.values.is_empty() {
        let others = report.engine.iter().filter(|value| &value.piece != unit);
        sentences.extend(others.map(|value| {
            let name = name(report, &value.piece);
            format!("{name}: {:.1} for the engine.", value.value)
        }));
    }
    sentences.extend(odds(report));
    sentences
}

/// The pieces in which values are counted, such as `Pawns`.
pub fn units(report: &Report) -> Option<String> {
    let unit = report.unit.as_ref()?;
    Some(plural(name(report, unit)))
}

/// What a value of 1 is, and where the values come from.
fn scale(report: &Report, unit_name: &str) -> String {
    let units = plural(unit_name);
    match (report.values.is_empty(), report.scale) {
        (true, _) => format!(
            "These games do not show the values of pieces yet. More games do. Until then there are only the engine's own values, in {units}."
        ),
        (false, Scale::Piece) => format!(
            "The values are in {units}: one {unit_name} is worth 1. They follow from the results of these games, with the ends of their 95 % intervals."
        ),
        (false, Scale::Army) => format!(
            "The values are in {units}. They follow from the results of these games, with the ends of their 95 % intervals. What one {unit_name} is worth alone, the games show only roughly. So a whole army counts as many {units} as for the engine."
        ),
    }
}

/// What the match at odds tells, if there is one.
pub fn odds(report: &Report) -> Option<String> {
    let unit = name(report, report.unit.as_ref()?);
    Some(at_odds(report, report.odds.as_ref()?, unit))
}

fn at_odds(report: &Report, odds: &OddsResult, unit: &str) -> String {
    let piece = name(report, &odds.piece);
    let extreme =
        |step: Option<&super::odds::OddsStep>| step.map(|step| (step.lacking, step.score));
    let (first, last) = (extreme(odds.steps.first()), extreme(odds.steps.last()));
    let units = plural(unit);
    match (odds.value, first, last) {
        (Some(value), ..) => format!(
            "At odds the {piece} is worth {} {units}: if the other side lacks so many, the match is even.",
            range(value)
        ),
        (_, _, Some((most, Some(score)))) if score.high() < 0.5 => {
            format!("At odds the {piece} is worth more than {most} {units}.")
        }
        (_, Some((least, Some(score))), _) if score.low() > 0.5 => {
            format!("At odds the {piece} is worth less than {least} {units}.")
        }
        _ => format!("The match at odds for the {piece} has too few games for a value."),
    }
}

fn depth(report: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(DeepResult {
        games,
        score: Some(score),
    }) = report.deep
    {
        let verdict = match score {
            score if score.low() >= REWARDING => " Thinking is rewarded.",
            score if score.high() <= LOTTERY => " Thinking hardly helps.",
            score if score.low() > 0.5 => " Thinking helps.",
            _ => "",
        };
        sentences.push(format!(
            "With four times the positions a move a side scores {} in {}.{verdict}",
            percent(score),
            count(games as usize, "game")
        ));
    }
    if let Some(choices) = report.choices {
        sentences.push(format!(
            "A player has {} legal moves to choose from.",
            number(choices)
        ));
    }
    if let Some(changes) = report.lead_changes {
        sentences.push(format!(
            "By the engine's opinion the lead changes sides {} times a game.",
            number(changes)
        ));
    }
    sentences
}

/// What a piece achieves alone, with its king against a king.
pub fn lone_ending(piece: &str, ending: &LoneEnding) -> String {
    let share = words::percent(ending.wins, ending.positions);
    match ending.longest_win.div_ceil(2) {
        _ if ending.wins == 0 => format!("King and {piece} cannot force a win against a king."),
        0 => format!("King and {piece} against a king: a king alone has lost already."),
        moves => format!(
            "King and {piece} win against a king from {share} % of the positions, in at most {}.",
            count(moves.into(), "move")
        ),
    }
}

fn examples(report: &Report) -> Vec<String> {
    let words = |why: &str, amount: usize| match why {
        "shortest" => format!("The shortest game with a winner, {}", count(amount, "ply")),
        "longest" => format!("The longest game, {}", count(amount, "ply")),
        "lead-changes" => format!("The most changes of the lead, {amount}"),
        _ => format!("The largest capture, {}", count(amount, "piece")),
    };
    let examples = report.examples.iter();
    examples
        .map(|example| {
            format!(
                "{}: game {}.",
                words(&example.why, example.amount as usize),
                example.game
            )
        })
        .collect()
}

/// At which strength the games were played, and how many.
pub fn strength(report: &Report) -> String {
    let games = count(report.games as usize, "game");
    let planned = match report.games < report.planned {
        true => format!(" of {}", report.planned),
        false => String::new(),
    };
    format!(
        "{games}{planned} of the computer against itself, at about {} a move, seed {}. A stronger player may see another game.",
        count(report.nodes as usize, "position"),
        report.seed
    )
}

/// The game with its layout.
pub fn title(report: &Report) -> String {
    format!("{}, {}", report.name, report.layout)
}

/// The game with its layout, and its options that another run does not have.
pub(super) fn title_beside(report: &Report, other: &Report) -> String {
    let own = report.options.iter();
    let own = own.filter(|option| !other.options.contains(option));
    let own: Vec<String> = own.map(choice).collect();
    match own.is_empty() {
        true => title(report),
        false => format!("{} ({})", title(report), own.join(", ")),
    }
}

/// The options as a sentence. `None` if the game has none.
pub(super) fn options(report: &Report) -> Option<String> {
    let all: Vec<String> = report.options.iter().map(choice).collect();
    (!all.is_empty()).then(|| format!("Options: {}.", all.join(", ")))
}

fn choice((option, choice): &(String, String)) -> String {
    format!("{option}={choice}")
}

/// The whole report as text.
pub fn text(report: &Report) -> String {
    let mut text = format!("{}\n{}\n", title(report), strength(report));
    text.extend(options(report).map(|options| format!("{options}\n")));
    for section in sections(report) {
        text.push_str(&format!("\n{}\n", section.heading));
        for sentence in section.sentences {
            text.push_str(&format!("  {sentence}\n"));
        }
        if section.heading == CAPTURES {
            text.push_str(&table(report));
        }
    }
    text
}

/// The table of captures: who captures whom, how.
fn table(report: &Report) -> String {
    /// Rarer captures are left out of the text. The data has all.
    const MOST_ROWS: usize = 25;
    let rows: Vec<[String; 4]> = report
        .captures
        .iter()
        .take(MOST_ROWS)
        .map(|capture| {
            [
                name(report, &capture.piece).to_owned(),
                in_words(&capture.method),
                name(report, &capture.victim).to_owned(),
                capture.count.to_string(),
            ]
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    let heads = ["captor", "method", "victim", "captures"].map(str::to_owned);
    let all: Vec<&[String; 4]> = std::iter::once(&heads).chain(&rows).collect();
    let width = |column: usize| {
        all.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths = [width(0), width(1), width(2)];
    let mut text = "\n".to_owned();
    for row in all {
        let [captor, method, victim, amount] = row;
        let [one, two, three] = widths;
        text.push_str(&format!(
            "  {captor:one$}  {method:two$}  {victim:three$}  {amount}\n"
        ));
    }
    let rest = report.captures.len().saturating_sub(MOST_ROWS);
    if rest > 0 {
        text.push_str(&format!("  {rest} rarer ones are in the data.\n"));
    }
    text
}

/// The name of a piece.
pub(super) fn name<'a>(report: &'a Report, id: &'a str) -> &'a str {
    report.names.get(id).map_or(id, String::as_str)
}

/// The name of a method or power, in words.
pub fn in_words(id: &str) -> String {
    id.replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures of king and rook are published: always, in at most 16 moves.
    #[test]
    fn lone_endings_are_sentences() {
        let sentence = |wins, longest_win| {
            let ending = LoneEnding {
                piece: "rook".to_owned(),
                positions: 175_168,
                wins,
                longest_win,
            };
            lone_ending("Rook", &ending)
        };
        assert_eq!(
            sentence(175_168, 31),
            "King and Rook win against a king from 100 % of the positions, in at most 16 moves."
        );
        assert!(sentence(175_167, 31).contains("from 99.9 %"));
        assert!(sentence(1, 1).contains("from under 0.1 % of the positions, in at most 1 move."));
        assert!(sentence(0, 0).contains("cannot force"));
        assert!(sentence(175_168, 0).contains("lost already"));
    }
}
