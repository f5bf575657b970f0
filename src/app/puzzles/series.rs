//! The course of a series of puzzles: its beginning, the next puzzle, results, its end.

use super::day::Day;
use super::given::PuzzleInputs;
use super::solving::{Phase, Solving};
use super::state::{PuzzlePage, Puzzles};
use super::words;
use crate::app::play::typing::Typed;
use crate::app::progress::ProgressAction;
use crate::app::shell::{Notify, Outbox, Say, Screen, ScreenRequest};
use baroque::progress::{Event, Mode, ModeScore};
use baroque::puzzles::series::{self, Series, SeriesKind, pick};
use baroque::texts::text;

/// Begins a series with its first puzzle.
pub(super) fn start(puzzles: &mut Puzzles, run: Series, given: &PuzzleInputs, outbox: &mut Outbox) {
    let kind = run.kind;
    end_run(puzzles, outbox);
    puzzles.run = Some(run);
    if bring(puzzles, given, outbox) {
        outbox.send(ScreenRequest::Open(Screen::Puzzles));
    } else {
        puzzles.run = None;
        outbox.send(Notify(words::nothing(kind).to_owned()));
    }
}

/// Offers the next puzzle by rating, unless one is offered that is wanted and that the player has not tried.
pub(super) fn offer(puzzles: &mut Puzzles, given: &PuzzleInputs) {
    let Puzzles {
        collection, choice, ..
    } = puzzles;
    let wanted = |id: &str| {
        let fits = collection.find(id).is_some_and(|entry| choice.fits(entry));
        fits && given.log.attempts().all(|(_, attempt)| attempt.id != id)
    };
    if puzzles.page != PuzzlePage::Choice
        || puzzles
            .offer
            .as_ref()
            .is_some_and(|offer| wanted(&offer.id))
    {
        return;
    }
    let next = pick(
        collection,
        choice,
        &Series::new(SeriesKind::Next),
        &given.circumstances(),
    );
    let next = next.and_then(|entry| Solving::new(entry, given.games, given.quiet).ok());
    puzzles.offer = next;
}

/// Finds the puzzle of the day, once a day.
pub(super) fn find_daily(puzzles: &mut Puzzles, given: &PuzzleInputs) {
    let Puzzles {
        collection, daily, ..
    } = puzzles;
    let today = Day::of(given.now).number;
    if !collection.is_read() || daily.as_ref().is_some_and(|(day, _)| *day == today) {
        return;
    }
    let entry = series::daily(collection, today);
    let solving = entry.and_then(|entry| Solving::new(entry, given.games, given.quiet).ok());
    *daily = solving.map(|solving| (today, solving));
}

/// A series that begins with the puzzle that is offered, if it is one by rating.
pub(super) fn series(puzzles: &Puzzles, kind: SeriesKind) -> Series {
    let offer = puzzles.offer.as_ref().filter(|_| kind == SeriesKind::Next);
    Series {
        queue: offer.map(|offer| offer.id.clone()).into_iter().collect(),
        ..Series::new(kind)
    }
}

/// Shows the next puzzle, if this one is finished.
pub(super) fn go_on(puzzles: &mut Puzzles, given: &PuzzleInputs, outbox: &mut Outbox) {
    let done = puzzles.solving.as_ref();
    let done = done.is_some_and(|solving| solving.phase == Phase::Done);
    let over = puzzles.run.as_ref().is_some_and(|run| run.over);
    if puzzles.page == PuzzlePage::Solving && (done || over) {
        next(puzzles, given, outbox);
    }
}

/// Shows the next puzzle, or the choice at the end of a series.
pub(super) fn next(puzzles: &mut Puzzles, given: &PuzzleInputs, outbox: &mut Outbox) {
    let Some(run) = &puzzles.run else { return };
    let kind = run.kind;
    if run.over && kind.is_race() {
        return start(puzzles, Series::new(kind), given, outbox);
    }
    if kind == SeriesKind::Daily || !bring(puzzles, given, outbox) {
        end_run(puzzles, outbox);
        puzzles.page = PuzzlePage::Choice;
        if kind != SeriesKind::Daily {
            outbox.send(Notify(text!("puzzles-no-more").to_owned()));
        }
    }
}

/// Brings the next puzzle of the series onto the board; whether there is one. Puzzles that do not fit their games are
/// left out, with a notice.
pub(super) fn bring(puzzles: &mut Puzzles, given: &PuzzleInputs, outbox: &mut Outbox) -> bool {
    const MOST: usize = 20;
    for _ in 0..MOST {
        let Some(run) = &mut puzzles.run else {
            return false;
        };
        let circumstances = given.circumstances();
        let Some(entry) = pick(&puzzles.collection, &puzzles.choice, run, &circumstances) else {
            return false;
        };
        run.seen.insert(entry.id.clone());
        run.queue.pop_front();
        match Solving::new(entry, given.games, given.quiet) {
            Ok(solving) => {
                outbox.send(Typed::Text(String::new()));
                outbox.send(Say(words::task(&solving)));
                puzzles.solving = Some(solving);
                puzzles.page = PuzzlePage::Solving;
                return true;
            }
            Err(why) => outbox.send(Notify(text!(
                "puzzles-misfit",
                id = entry.id.as_str(),
                why = why
            ))),
        }
    }
    false
}

/// Notes the result of the puzzle on the board: at the first mistake, or when it is solved.
pub(super) fn settle(
    puzzles: &mut Puzzles,
    solved: bool,
    given: &PuzzleInputs,
    outbox: &mut Outbox,
) {
    let (Some(run), Some(solving)) = (&mut puzzles.run, &mut puzzles.solving) else {
        return;
    };
    if run.over {
        return;
    }
    let puzzle = (solving.id.as_str(), &solving.puzzle);
    let result = (solved, solving.seconds);
    let (events, change) = series::attempt(given.log, &puzzles.choice, puzzle, result, run.kind);
    solving.change = change;
    for event in events {
        outbox.send(ProgressAction::Record(event));
    }
    run.results.push(solved);
    match run.kind {
        SeriesKind::Streak if !solved => end_run(puzzles, outbox),
        SeriesKind::Daily => score(Mode::Daily, puzzles, given.now, outbox),
        SeriesKind::Next
        | SeriesKind::Streak
        | SeriesKind::Storm
        | SeriesKind::Failed
        | SeriesKind::Found => {}
    }
}

/// Ends a series. A race is recorded.
pub(super) fn end_run(puzzles: &mut Puzzles, outbox: &mut Outbox) {
    let Some(run) = puzzles.run.as_mut().filter(|run| !run.over) else {
        return;
    };
    run.over = true;
    if run.solved() == 0 {
        return;
    }
    match run.kind {
        SeriesKind::Streak => score(Mode::Streak, puzzles, 0, outbox),
        SeriesKind::Storm => score(Mode::Storm, puzzles, 0, outbox),
        SeriesKind::Next | SeriesKind::Daily | SeriesKind::Failed | SeriesKind::Found => {}
    }
}

fn score(mode: Mode, puzzles: &Puzzles, now: u64, outbox: &mut Outbox) {
    let Some(run) = &puzzles.run else { return };
    let daily = mode == Mode::Daily;
    let game = puzzles.choice.game().filter(|_| !daily);
    outbox.send(ProgressAction::Record(Event::Score(ModeScore {
        mode,
        game: game.map(str::to_owned),
        day: daily.then(|| Day::of(now).name),
        points: run.solved(),
    })));
}
