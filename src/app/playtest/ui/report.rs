//! The report: headline and cards.

use super::card::{self, Table};
use super::shown::Shown;
use super::{PlaytestContext, captures, deciding, ends, lengths, score, values};
use crate::app::playtest::{PlaytestAction, Selection};
use crate::app::ui::widgets::{heading, muted};
use baroque::playtest::words::{self, Section, Topic};
use baroque::playtest::{GameId, Series};
use baroque::texts::text;
use bevy_egui::egui::{Button, Label, Ui, vec2};

/// From this width on, cards are side by side.
pub const TWO_COLUMNS: f32 = 760.0;

/// Shows the report, the picture first.
pub fn show(ui: &mut Ui, cx: &mut PlaytestContext, shown: Shown) {
    let report = shown.report;
    ui.add(Label::new(muted(cx, &words::strength(report))).wrap());
    let sections = words::sections(report);
    let mut sections = sections.into_iter();
    let Some(fair) = sections.next() else { return };
    let headline = fair.sentences.join(" ");
    ui.add(Label::new(heading(&headline, 24.0)).wrap());
    ui.add_space(4.0);
    let fair = Section {
        sentences: Vec::new(),
        ..fair
    };
    if report.games > 0 {
        score::show(ui, cx, &fair, shown);
    }
    let rest: Vec<Section> = sections.collect();
    let wide = ui.available_width() >= TWO_COLUMNS;
    for pair in pairs(&rest, wide) {
        match pair {
            [one, other] => ui.columns(2, |columns| {
                section(&mut columns[0], cx, one, shown);
                section(&mut columns[1], cx, other, shown);
            }),
            alone => alone.iter().for_each(|one| section(ui, cx, one, shown)),
        }
    }
}

/// The sections in rows: two in a row if there is room, except captures, whose table is wide.
fn pairs(sections: &[Section], wide: bool) -> Vec<&[Section]> {
    let is_wide = |section: &Section| !wide || section.topic == Topic::Captures;
    let mut rows = Vec::new();
    let mut rest = sections;
    while let Some(first) = rest.first() {
        let second = rest
            .get(1)
            .filter(|second| !is_wide(first) && !is_wide(second));
        let (row, others) = rest.split_at(1 + usize::from(second.is_some()));
        rows.push(row);
        rest = others;
    }
    rows
}

fn section(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    match section.topic {
        Topic::Lengths => lengths::show(ui, cx, section, shown),
        Topic::Ends => ends::show(ui, cx, section, shown),
        Topic::Captures => captures::show(ui, cx, section, shown),
        Topic::Deciding => deciding::show(ui, cx, &briefly(section), shown),
        Topic::Values => values::show(ui, cx, &briefly(section), shown),
        Topic::Depth => depth(ui, cx, section, shown),
        Topic::Fairness | Topic::Endings => {}
        Topic::Examples => card::frame(ui, cx, |ui, cx| examples(ui, cx, section, shown)),
    }
}

/// The first sentence of a section. Its chart tells the rest.
fn briefly(section: &Section) -> Section {
    Section {
        topic: section.topic,
        sentences: section.sentences.iter().take(1).cloned().collect(),
    }
}

/// The score of the side with more nodes in large numbers.
fn depth(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    card::show(ui, cx, section, &Table::default(), |ui, cx| {
        if let Some(score) = shown.report.deep.and_then(|deep| deep.score) {
            ui.label(heading(&words::percent(score), 34.0));
        }
        if shown.has_games && shown.run.count(Series::Deep) > 0 {
            let button = ui.button(text!("playtest-show-deep"));
            cx.on_click(button, PlaytestAction::List(Selection::Deep));
        }
    });
}

/// Games to look at.
fn examples(ui: &mut Ui, cx: &mut PlaytestContext, section: &Section, shown: Shown) {
    ui.label(heading(section.topic.heading(), 22.0));
    for (example, sentence) in shown.report.examples.iter().zip(&section.sentences) {
        if !shown.has_games {
            ui.add(Label::new(sentence).wrap());
            continue;
        }
        let button = Button::new(sentence).wrap().min_size(vec2(0.0, 30.0));
        let response = ui.add(button);
        let game = GameId {
            series: Series::SelfPlay,
            number: example.game.saturating_sub(1),
        };
        cx.on_click(response, PlaytestAction::OpenGame(game, None));
    }
    if shown.has_games {
        let all = ui.button(text!("playtest-show-all"));
        cx.on_click(all, PlaytestAction::List(Selection::All));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captures_have_a_row_of_their_own() {
        let topics = [
            Topic::Lengths,
            Topic::Ends,
            Topic::Captures,
            Topic::Values,
            Topic::Depth,
            Topic::Examples,
        ];
        let sections = topics.map(|topic| Section {
            topic,
            sentences: Vec::new(),
        });
        let rows = |wide| -> Vec<usize> {
            let rows = pairs(&sections, wide);
            rows.into_iter().map(<[Section]>::len).collect()
        };
        assert_eq!(rows(true), [2, 1, 2, 1]);
        assert_eq!(rows(false), [1; 6]);
    }
}
