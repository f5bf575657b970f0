//! Tasks, verdicts, kinds and themes in words.

use super::jobs::{Aim, SearchResult};
use super::solving::{MoveVerdict, Solving};
use baroque::explain::MethodInfo;
use baroque::puzzles::series::SeriesKind;
use baroque::puzzles::{End, Theme};
use baroque::rules::Travel;
use baroque::texts::{color_key, text};

/// The player's task.
pub fn task(solving: &Solving) -> String {
    let side = color_key(solving.side());
    let themes = solving.puzzle.themes.iter();
    let mut wins = themes.filter_map(|theme| match *theme {
        Theme::Mate(moves) => Some(text!("puzzle-task-mate", side = side, count = moves)),
        Theme::Win(moves) => Some(text!("puzzle-task-win-in", side = side, count = moves)),
        _ => None,
    });
    let win = wins.next_back();
    match solving.puzzle.end {
        End::Win => win.unwrap_or_else(|| text!("puzzle-task-win", side = side)),
        End::Gain => text!("puzzle-task-gain", side = side),
        End::Defence => text!("puzzle-task-defence", side = side),
    }
}

/// The result of the player's moves.
pub fn verdict(verdict: MoveVerdict) -> &'static str {
    match verdict {
        MoveVerdict::Right => text!("puzzle-right"),
        MoveVerdict::Wrong => text!("puzzle-wrong"),
        MoveVerdict::Solved => text!("puzzle-solved"),
        MoveVerdict::SolvedLate => text!("puzzle-solved-late"),
        MoveVerdict::SolvedWithHelp => text!("puzzle-solved-helped"),
        MoveVerdict::Shown => text!("puzzle-shown"),
    }
}

/// The name of a way to solve puzzles, and what it is.
pub fn kind(kind: SeriesKind) -> (&'static str, &'static str) {
    match kind {
        SeriesKind::Next => (text!("puzzles-next"), text!("puzzles-next-help")),
        SeriesKind::Daily => (text!("puzzles-daily"), text!("puzzles-daily-help")),
        SeriesKind::Streak => (text!("puzzles-streak"), text!("puzzles-streak-help")),
        SeriesKind::Storm => (text!("puzzles-storm"), text!("puzzles-storm-help")),
        SeriesKind::Failed => (text!("puzzles-failed"), text!("puzzles-failed-help")),
        SeriesKind::Found => (text!("puzzles-found"), text!("puzzles-found-help")),
    }
}

/// Why there is no puzzle.
pub fn nothing(kind: SeriesKind) -> &'static str {
    match kind {
        SeriesKind::Next | SeriesKind::Streak | SeriesKind::Storm => text!("puzzles-none"),
        SeriesKind::Daily => text!("puzzles-none-daily"),
        SeriesKind::Failed => text!("puzzles-none-failed"),
        SeriesKind::Found => text!("puzzles-none-found"),
    }
}

/// The result of a search through a game, in words.
pub fn searched(found: &SearchResult) -> String {
    let count = found.puzzles.len();
    let left = found.asked.saturating_sub(count);
    match (found.aim, found.stopped) {
        (_, true) => text!("puzzles-search-stopped", count = count),
        (Aim::Puzzles, false) => text!("puzzles-search-found", count = count),
        (Aim::Mistakes, false) if left == 0 => text!("puzzles-missed-all", count = count),
        (Aim::Mistakes, false) => text!("puzzles-missed-some", count = count, left = left),
    }
}

/// The name of a theme.
pub fn theme(theme: Theme) -> String {
    let name = match theme {
        Theme::Method(method) => MethodInfo::of(method).name(),
        Theme::Way(travel) => return way(travel).to_owned(),
        Theme::SeveralMethods => text!("theme-several-methods"),
        Theme::MultipleCapture => text!("theme-multiple-capture"),
        Theme::Mimicry => text!("theme-mimicry"),
        Theme::Freeze => text!("theme-freeze"),
        Theme::Thaw => text!("theme-thaw"),
        Theme::Discovered => text!("theme-discovered"),
        Theme::Sacrifice => text!("theme-sacrifice"),
        Theme::Quiet => text!("theme-quiet"),
        Theme::Promotion => text!("theme-promotion"),
        Theme::Defence => text!("theme-defence"),
        Theme::Endgame => text!("theme-endgame"),
        Theme::Mate(moves) => return text!("theme-mate", count = moves),
        Theme::Win(moves) => return text!("theme-win", count = moves),
    };
    name.to_owned()
}

/// The name of a way of moving that is a theme.
fn way(travel: Travel) -> &'static str {
    match travel {
        Travel::Swap => text!("theme-swap"),
        Travel::Drive => text!("theme-drive"),
        Travel::Push => text!("theme-push"),
        Travel::Pull => text!("theme-pull"),
        Travel::Drop => text!("theme-drop"),
        Travel::Resurrect => text!("theme-resurrection"),
        Travel::Suicide => text!("theme-removal"),
        Travel::Castle => text!("theme-castling"),
        _ => text!("theme-other"),
    }
}
