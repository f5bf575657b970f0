//! Sentences that follow from a report. A sentence says what is better or larger only where the interval allows it.

use super::endings::LoneEnding;
use super::estimate::Estimate;
use super::fairness::fairness;
pub use super::numbers::{number, percent, range, whole_percent};
use super::odds::OddsStep;
use super::record::end_words;
use super::report::{DeepResult, Report};
use super::values::Scale;
use crate::texts::{self, Noun, decimal, listed, phrase, text};

/// The score of a stronger side from which thinking is rewarded.
const REWARDING: f64 = 0.75;
/// The score of a stronger side below which thinking hardly helps.
const LOTTERY: f64 = 0.6;

/// What a section of a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Whether the game is fair.
    Fairness,
    /// The lengths of games.
    Lengths,
    /// The ends of games.
    Ends,
    /// Captures.
    Captures,
    /// The pieces that decide games.
    Deciding,
    /// The values of pieces.
    Values,
    /// The depth of the game.
    Depth,
    /// Games to look at.
    Examples,
    /// The endings of king and one piece.
    Endings,
}

impl Topic {
    /// The heading of its section.
    pub fn heading(self) -> &'static str {
        match self {
            Topic::Fairness => text!("report-fair"),
            Topic::Lengths => text!("report-lengths"),
            Topic::Ends => text!("report-ends"),
            Topic::Captures => text!("report-captures"),
            Topic::Deciding => text!("report-deciding"),
            Topic::Values => text!("report-values"),
            Topic::Depth => text!("report-depth"),
            Topic::Examples => text!("report-examples"),
            Topic::Endings => text!("report-endings"),
        }
    }
}

/// A part of a report: its topic, and sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The topic.
    pub topic: Topic,
    /// The sentences.
    pub sentences: Vec<String>,
}

/// The report in sentences.
pub fn sections(report: &Report) -> Vec<Section> {
    let section = |topic, sentences| Section { topic, sentences };
    let mut sections = vec![section(Topic::Fairness, fairness(report))];
    if report.games > 0 {
        sections.extend([
            section(Topic::Lengths, length(report)),
            section(Topic::Ends, ends(report)),
            section(Topic::Captures, captures(report)),
            section(Topic::Deciding, deciding(report)),
            section(Topic::Values, values(report)),
            section(Topic::Depth, depth(report)),
            section(Topic::Examples, examples(report)),
        ]);
    }
    let lone = report.endings.iter().flatten();
    let lone = lone.map(|ending| lone_ending(name(report, &ending.piece), ending));
    sections.push(section(Topic::Endings, lone.collect()));
    sections.retain(|section| !section.sentences.is_empty());
    sections
}

/// How games ended, in words: `Checkmate` for `checkmate`.
pub fn end(id: &str) -> &str {
    end_words(id)
}

/// How often something happens in a game. `None` if it is rare: then the number has no sensible interval.
fn a_game(count: u64, a_game: Option<Estimate>) -> Option<String> {
    const RARE: u64 = 10;
    a_game.filter(|_| count >= RARE).map(number)
}

/// A sentence, and another one if there is one.
fn followed(sentence: String, next: Option<String>) -> String {
    match next {
        Some(next) => format!("{sentence} {next}"),
        None => sentence,
    }
}

fn length(report: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    if let (Some(value), Some(median)) = (report.plies.mean, report.plies.median) {
        let mean = match report.plies.error {
            Some(error) => number(Estimate { value, error }),
            None => format!("{value:.0}"),
        };
        let median = format!("{median:.0}");
        sentences.push(text!("report-plies", mean = mean, median = median));
    }
    if let Some(first) = report.first_capture {
        sentences.push(text!("report-first-capture", number = number(first)));
    }
    if let Some(decided) = report.decided {
        sentences.push(text!("report-decided", number = number(decided)));
    }
    let (stopped, longest) = (report.stopped(), report.longest);
    if stopped > 0 {
        sentences.push(match stopped == report.games {
            true => text!("report-never-ends", longest = longest),
            false => text!("report-stopped", count = stopped, longest = longest),
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
            let end = end_words(end);
            text!("report-end", end = end, games = *games, share = share)
        })
        .collect()
}

fn captures(report: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(captures) = report.captures_a_game {
        sentences.push(text!("report-captures-mean", number = number(captures)));
    }
    let games = report.games;
    for method in &report.methods {
        let (name, count) = (in_words(&method.method), method.count);
        let sentence = match a_game(count, method.a_game) {
            Some(number) => text!("report-method", method = name, number = number),
            None => text!(
                "report-method-rare",
                method = name,
                count = count,
                games = games
            ),
        };
        let several = method.several;
        let several = (several > 0).then(|| text!("report-method-several", count = several));
        sentences.push(followed(sentence, several));
    }
    for power in &report.powers {
        let (piece, name) = (noun(report, &power.piece), in_words(&power.power));
        let sentence = match a_game(power.count, power.a_game) {
            Some(number) => phrase!("report-power", piece = piece, power = name, number = number),
            None => phrase!(
                "report-power-rare",
                piece = piece,
                power = name,
                count = power.count as usize,
                games = games as usize
            ),
        };
        sentences.push(sentence.sentence());
    }
    for ability in &report.unused {
        let (piece, ability) = (noun(report, &ability.piece), in_words(&ability.ability));
        sentences.push(phrase!("report-unused", piece = piece, ability = ability).sentence());
    }
    sentences
}

fn deciding(report: &Report) -> Vec<String> {
    let counts = report.deciding.iter();
    let mut sentences: Vec<String> = counts
        .filter_map(|count| {
            let (piece, share) = (noun(report, &count.piece), percent(count.share?));
            Some(phrase!("report-deciding-share", piece = piece, share = share).sentence())
        })
        .collect();
    if !sentences.is_empty() {
        sentences.insert(0, text!("report-deciding-about").to_owned());
    }
    sentences
}

fn values(report: &Report) -> Vec<String> {
    let Some(unit) = &report.unit else {
        return Vec::new();
    };
    let mut sentences = vec![scale(report, noun(report, unit))];
    let is_unit = |piece: &String| piece == unit && report.scale == Scale::Piece;
    for value in report.values.iter().filter(|value| !is_unit(&value.piece)) {
        let is_rough = value.error >= value.value.abs().max(1.0);
        let sentence = phrase!(
            "report-value",
            piece = noun(report, &value.piece),
            value = range(value.estimate()),
            engine = decimal(value.engine, 1)
        );
        let roughly = is_rough.then(|| text!("report-value-roughly").to_owned());
        sentences.push(followed(sentence.sentence(), roughly));
    }
    if report.values.is_empty() {
        let others = report.engine.iter().filter(|value| &value.piece != unit);
        sentences.extend(others.map(|value| {
            let (piece, value) = (noun(report, &value.piece), decimal(value.value, 1));
            phrase!("report-value-engine", piece = piece, value = value).sentence()
        }));
    }
    sentences.extend(odds(report));
    sentences
}

/// The pieces in which values are counted, such as `Pawns`.
pub fn units(report: &Report) -> Option<String> {
    let unit = report.unit.as_ref()?;
    Some(phrase!("report-units", unit = noun(report, unit)).to_string())
}

/// What a value of 1 is, and where the values come from.
fn scale(report: &Report, unit: Noun) -> String {
    let phrase = match (report.values.is_empty(), report.scale) {
        (true, _) => phrase!("report-scale-engine", unit = unit),
        (false, Scale::Piece) => phrase!("report-scale-piece", unit = unit),
        (false, Scale::Army) => phrase!("report-scale-army", unit = unit),
    };
    phrase.to_string()
}

/// What the match at odds tells, if there is one.
pub fn odds(report: &Report) -> Option<String> {
    let unit = noun(report, report.unit.as_ref()?);
    let odds = report.odds.as_ref()?;
    let piece = noun(report, &odds.piece);
    let extreme = |step: Option<&OddsStep>| step.map(|step| (step.lacking as usize, step.score));
    let (first, last) = (extreme(odds.steps.first()), extreme(odds.steps.last()));
    let phrase = match (odds.value, first, last) {
        (Some(value), ..) => {
            phrase!(
                "report-odds",
                piece = piece,
                value = range(value),
                unit = unit
            )
        }
        (_, _, Some((most, Some(score)))) if score.high() < 0.5 => {
            phrase!("report-odds-more", piece = piece, count = most, unit = unit)
        }
        (_, Some((least, Some(score))), _) if score.low() > 0.5 => {
            phrase!(
                "report-odds-less",
                piece = piece,
                count = least,
                unit = unit
            )
        }
        _ => phrase!("report-odds-unknown", piece = piece),
    };
    Some(phrase.to_string())
}

fn depth(report: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(DeepResult {
        games,
        score: Some(score),
    }) = report.deep
    {
        let verdict = match score {
            score if score.low() >= REWARDING => Some(text!("report-deep-rewarded")),
            score if score.high() <= LOTTERY => Some(text!("report-deep-useless")),
            score if score.low() > 0.5 => Some(text!("report-deep-helps")),
            _ => None,
        };
        let sentence = text!("report-deep", count = games, score = percent(score));
        sentences.push(followed(sentence, verdict.map(str::to_owned)));
    }
    if let Some(choices) = report.choices {
        sentences.push(text!("report-choices", number = number(choices)));
    }
    if let Some(changes) = report.lead_changes {
        sentences.push(text!("report-lead-changes", number = number(changes)));
    }
    sentences
}

/// What a piece achieves alone, with its king against a king.
pub fn lone_ending(piece: &str, ending: &LoneEnding) -> String {
    let piece = Noun::name(piece);
    let share = texts::percent(ending.wins, ending.positions);
    let phrase = match ending.longest_win.div_ceil(2) {
        _ if ending.wins == 0 => phrase!("learn-ending-never-wins", piece = piece),
        0 => phrase!("report-lone-lost", piece = piece),
        moves => phrase!(
            "report-lone-wins",
            piece = piece,
            share = share,
            count = usize::from(moves)
        ),
    };
    phrase.to_string()
}

fn examples(report: &Report) -> Vec<String> {
    let examples = report.examples.iter();
    examples
        .map(|example| {
            let (count, game) = (example.amount, example.game);
            match example.why.as_str() {
                "shortest" => text!("report-shortest", count = count, game = game),
                "longest" => text!("report-longest", count = count, game = game),
                "lead-changes" => text!("report-most-lead-changes", count = count, game = game),
                _ => text!("report-largest-capture", count = count, game = game),
            }
        })
        .collect()
}

/// At which strength the games were played, and how many.
pub fn strength(report: &Report) -> String {
    let (games, planned, nodes) = (report.games, report.planned, report.nodes);
    let seed = report.seed.to_string();
    match games < planned {
        true => text!(
            "report-strength-planned",
            count = games,
            planned = planned,
            nodes = nodes,
            seed = seed
        ),
        false => text!("report-strength", count = games, nodes = nodes, seed = seed),
    }
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
    (!all.is_empty()).then(|| text!("report-options", options = all.join(", ")))
}

fn choice((option, choice): &(String, String)) -> String {
    format!("{option}={choice}")
}

/// The whole report as text.
pub fn text(report: &Report) -> String {
    let mut text = format!("{}\n{}\n", title(report), strength(report));
    text.extend(options(report).map(|options| format!("{options}\n")));
    for section in sections(report) {
        text.push_str(&format!("\n{}\n", section.topic.heading()));
        for sentence in section.sentences {
            text.push_str(&format!("  {sentence}\n"));
        }
        if section.topic == Topic::Captures {
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
                noun(report, &capture.piece).to_string(),
                in_words(&capture.method),
                noun(report, &capture.victim).to_string(),
                capture.count.to_string(),
            ]
        })
        .collect();
    if rows.is_empty() {
        return String::new();
    }
    let heads = [
        text!("report-captor"),
        text!("report-by-method"),
        text!("report-victim"),
        text!("report-count"),
    ]
    .map(str::to_owned);
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
        text.push_str(&format!("  {}\n", text!("report-rarer", count = rest)));
    }
    text
}

/// The name of a piece, in English or the language of the game's author.
pub(super) fn name<'a>(report: &'a Report, id: &'a str) -> &'a str {
    report.names.get(id).map_or(id, String::as_str)
}

/// The name of a piece.
pub(super) fn noun(report: &Report, id: &str) -> Noun {
    Noun::name(name(report, id))
}

/// The name of a method or power, in words.
pub fn in_words(id: &str) -> String {
    let text = listed(&format!("report-ability-{id}"));
    text.map_or_else(|| id.replace('-', " "), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playtest::sheet::method_id;

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

    /// The names of other powers are those that the reports of built-in games have.
    #[test]
    fn methods_and_powers_have_names() {
        let methods = crate::rules::MethodName::ALL.iter();
        let methods = methods.map(|&method| method_id(method));
        let games = crate::variant_file::Catalogue::built_in();
        let reports = games.ids().filter_map(crate::playtest::built_in);
        let powers = reports.flat_map(|report| {
            let used = report.powers.iter().map(|power| &power.power);
            used.chain(report.unused.iter().map(|ability| &ability.ability))
        });
        for id in methods.chain(powers.cloned()) {
            let text = listed(&format!("report-ability-{id}"));
            assert_eq!(text, Some(id.replace('-', " ").as_str()), "{id}");
        }
    }
}
