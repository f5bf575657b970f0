//! Names, date and event of a game, and the form in which they are changed before it is saved.

use crate::app::table::{Player, Table};
use crate::game::TimeControl;
use crate::notation::pgn::Tags;
use crate::rules::Color;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// The tags that the form changes.
pub const FIELDS: [&str; 6] = ["White", "Black", "Event", "Site", "Date", "Round"];

/// Somebody at this screen without a name.
const PERSON: &str = "Person";

/// What the form is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The game on the board.
    Board,
    /// A game that is kept.
    Kept(PathBuf),
}

/// What stands in the way of a save.
#[derive(Clone, Debug, PartialEq)]
pub enum Obstacle {
    /// The file is there already, with so many games.
    Taken(usize),
    /// Another program has changed the file; whether the game is still there as it was.
    Changed(bool),
}

/// Where a game is being saved, and what its tags say.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The game.
    pub subject: Subject,
    /// The path as it is written.
    pub path: String,
    /// What the tags say, as [`FIELDS`] names them.
    pub fields: [String; 6],
    /// What stands in the way, if that has been found out.
    pub obstacle: Option<Obstacle>,
}

impl Form {
    /// A form for a game with these tags. What is not known is left empty.
    pub fn new(subject: Subject, path: String, tags: &Tags) -> Form {
        let known = |name| tags.get(name).filter(|value| !value.starts_with('?'));
        Form {
            subject,
            path,
            fields: FIELDS.map(|name| known(name).unwrap_or_default().to_owned()),
            obstacle: None,
        }
    }

    /// Writes the fields into a game's tags.
    pub fn write(&self, tags: &mut Tags) {
        for (name, value) in FIELDS.into_iter().zip(&self.fields) {
            match (value.trim(), name) {
                ("", "Date") => tags.set(name, "????.??.??"),
                ("", _) => tags.set(name, "?"),
                (value, _) => tags.set(name, value),
            }
        }
    }
}

/// Says in a game's tags what they do not say yet: who plays, when, with how much time. `name` is that of whoever
/// sits at this screen.
pub fn fill(table: &Table, name: &str, tags: &mut Tags) {
    let mut set = |tag: &str, value: String| {
        if tags.get(tag).is_none() {
            tags.set(tag, value);
        }
    };
    set("Date", date(SystemTime::now()));
    for color in Color::ALL {
        set(
            ["White", "Black"][color as usize],
            player_name(table.players[color], name),
        );
    }
    if let Some(clock) = &table.clock {
        let control = clock.control();
        let text = |control: TimeControl| {
            format!("{}+{}", control.base.as_secs(), control.increment.as_secs())
        };
        match control.white == control.black {
            true => set("TimeControl", text(control.white)),
            false => {
                set("WhiteTimeControl", text(control.white));
                set("BlackTimeControl", text(control.black));
            }
        }
    }
}

fn player_name(player: Player, person: &str) -> String {
    match player {
        Player::Human if person.trim().is_empty() => PERSON.to_owned(),
        Player::Human => person.trim().to_owned(),
        Player::Computer(level) => format!("Computer, {}", level.name().to_lowercase()),
        Player::Custom(effort) => format!("Computer, {effort}"),
    }
}

/// Who played a game, if its tags tell of others than whoever sits at this screen, called `person`, and the computer.
pub fn told_names(tags: &Tags, person: &str) -> Option<String> {
    let names = [tags.get("White")?, tags.get("Black")?];
    let known = |name: &&str| {
        ["?", "", PERSON, person.trim()].contains(name) || name.starts_with("Computer, ")
    };
    (!names.iter().all(known)).then(|| names.join(" – "))
}

/// Year, month and day of a moment, as PGN writes them, in universal time.
pub fn date(moment: SystemTime) -> String {
    let seconds = moment
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs());
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}.{month:02}.{day:02}")
}

/// The name of a file for a game that begins at a moment: unlike any other, and in order.
pub fn file_name(moment: SystemTime, game: &str) -> String {
    let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (day, millis) = (date(moment).replace('.', "-"), since.subsec_millis());
    let seconds = since.as_secs() % 86_400;
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{day} {hour:02}-{minute:02}-{second:02}.{millis:03} {game}.pgn")
}

/// The day of the Gregorian calendar that is so many days after the first of January 1970. The year is taken to
/// begin in March, so that the leap day is its last.
fn civil(days: u64) -> (u64, u64, u64) {
    const CENTURIES: u64 = 146_097;
    let days = days + 719_468;
    let (era, of_era) = (days / CENTURIES, days % CENTURIES);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + u64::from(month <= 2), month, day)
}

/// How long ago a moment was, in words.
pub fn ago(moment: SystemTime) -> String {
    let seconds = moment.elapsed().map_or(0, |time| time.as_secs());
    let (count, unit) = match seconds {
        0..60 => return "just now".to_owned(),
        60..3600 => (seconds / 60, "minute"),
        3600..86_400 => (seconds / 3600, "hour"),
        86_400..2_592_000 => (seconds / 86_400, "day"),
        _ => return date(moment).replace('.', "-"),
    };
    match count {
        1 => format!("1 {unit} ago"),
        count => format!("{count} {unit}s ago"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn at(seconds: u64) -> SystemTime {
        UNIX_EPOCH + Duration::from_secs(seconds)
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970.01.01"),
            (951_782_400, "2000.02.29"),
            (951_868_800, "2000.03.01"),
            (1_709_164_800, "2024.02.29"),
            (1_735_689_599, "2024.12.31"),
            (4_107_542_400, "2100.03.01"),
        ] {
            assert_eq!(date(at(seconds)), expected);
        }
        assert_eq!(
            file_name(at(951_782_461), "rococo"),
            "2000-02-29 00-01-01.000 rococo.pgn"
        );
    }

    #[test]
    fn what_is_unknown_is_left_empty_and_written_as_unknown() {
        let mut tags = Tags::default();
        tags.set("White", "A");
        tags.set("Event", "?");
        let mut form = Form::new(Subject::Board, String::new(), &tags);
        assert_eq!(form.fields[0], "A");
        assert!(form.fields[1..].iter().all(String::is_empty));
        form.fields[1] = " B ".to_owned();
        form.write(&mut tags);
        assert_eq!(
            (tags.get("Black"), tags.get("Date")),
            (Some("B"), Some("????.??.??"))
        );
    }

    #[test]
    fn names_are_told_if_they_are_somebodys() {
        let told = |white: &str, black: &str| {
            let mut tags = Tags::default();
            tags.set("White", white);
            tags.set("Black", black);
            told_names(&tags, "Dora")
        };
        assert_eq!(told("Person", "Computer, expert"), None);
        assert_eq!(told("Dora", "?"), None);
        assert_eq!(told("Dora", "Emil").as_deref(), Some("Dora – Emil"));
    }

    #[test]
    fn moments_are_told_in_words() {
        let before = |seconds| ago(SystemTime::now() - Duration::from_secs(seconds));
        assert_eq!(before(3), "just now");
        assert_eq!(before(61), "1 minute ago");
        assert_eq!(before(7300), "2 hours ago");
        assert_eq!(before(200_000), "2 days ago");
    }
}
