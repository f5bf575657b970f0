//! Names, date and event of a game, and the form that changes them before a save.

use super::dates::date;
use crate::app::play::table::{PERSON, Player, Table};
use baroque::game::TimeControl;
use baroque::notation::pgn::Tags;
use baroque::rules::{ByColor, Color};
use baroque::texts::text;
use std::path::PathBuf;
use std::time::SystemTime;

/// The tags that the form changes.
pub const FIELDS: [&str; 6] = ["White", "Black", "Event", "Site", "Date", "Round"];

/// The names of [`FIELDS`] for players.
pub fn field_names() -> [&'static str; FIELDS.len()] {
    [
        text!("list-white"),
        text!("list-black"),
        text!("list-event"),
        text!("list-site"),
        text!("list-date"),
        text!("list-round"),
    ]
}

/// The game that the form saves.
#[derive(Clone, Debug, PartialEq)]
pub enum SaveSubject {
    Board,
    /// An autosaved game.
    SavedGame(PathBuf),
}

/// A reason why a save needs a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Obstacle {
    /// The file exists and has this many games.
    Taken(usize),
    /// Another program has changed the file. `true` if it still has the game unchanged.
    Changed(bool),
}

/// The form for saving a game: the file and the tags.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveForm {
    pub subject: SaveSubject,
    /// The path as the user has written it.
    pub path: String,
    /// The values of the tags, in the order of [`FIELDS`].
    pub fields: [String; 6],
    /// The reason why the save needs a decision, if there is one.
    pub obstacle: Option<Obstacle>,
    /// The hash of the existing file's content, if it could be read.
    pub checksum: Option<u64>,
}

impl SaveForm {
    /// A form for a game with these tags. Unknown values stay empty.
    pub fn new(subject: SaveSubject, path: String, tags: &Tags) -> SaveForm {
        let known = |name| tags.get(name).filter(|value| !value.starts_with('?'));
        SaveForm {
            subject,
            path,
            fields: FIELDS.map(|name| known(name).unwrap_or_default().to_owned()),
            obstacle: None,
            checksum: None,
        }
    }

    /// Writes the fields into the tags of a game.
    pub fn write(&self, tags: &mut Tags) {
        for (name, value) in FIELDS.into_iter().zip(&self.fields) {
            match (value.trim(), name) {
                ("", "Date") => tags.set_in_order(name, "????.??.??"),
                ("", _) => tags.set_in_order(name, "?"),
                (value, _) => tags.set_in_order(name, value),
            }
        }
    }
}

/// Adds missing tags: players, date and time control. `name` is the user's name.
pub fn fill(table: &Table, name: &str, tags: &mut Tags) {
    if tags.get("Date").is_none() {
        tags.set_in_order("Date", date(SystemTime::now()));
    }
    let mut set = |tag: &str, value: String| {
        if tags.get(tag).is_none() {
            tags.set_in_order(tag, value);
        }
    };
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
        Player::Computer(level) => format!("Computer, {level}"),
        Player::Custom(effort) => format!("Computer, {effort}"),
    }
}

/// A player's name for the screen. Files have English names for the program's own players.
pub fn shown_player(name: &str) -> String {
    let level = name.strip_prefix("Computer, level ");
    match (level.and_then(|level| level.parse::<usize>().ok()), name) {
        (Some(level), _) => text!("player-computer-level", level = level),
        (None, PERSON) => text!("player-human").to_owned(),
        (None, name) => name.to_owned(),
    }
}

/// The names of the players, if the seats beside the board do not say all that is known: an event, or the name of a
/// player whose side the computer plays now.
pub fn told_names(tags: &Tags, players: ByColor<Player>) -> Option<String> {
    let names = ByColor {
        white: tags.get("White")?,
        black: tags.get("Black")?,
    };
    let hidden = |color: Color| {
        let name = names[color];
        players[color].is_computer()
            && !["?", "", PERSON].contains(&name)
            && !name.starts_with("Computer, ")
    };
    let about = |field: &str| {
        tags.get(field)
            .is_some_and(|value| !["?", ""].contains(&value))
    };
    let more =
        Color::ALL.into_iter().any(hidden) || ["Event", "Site", "Round"].into_iter().any(about);
    let [white, black] = [names.white, names.black].map(shown_player);
    more.then(|| format!("{white} – {black}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::search::Level;

    #[test]
    fn unknown_values_are_empty_in_the_form_and_marked_in_the_file() {
        let mut tags = Tags::default();
        tags.set("Event", "?");
        tags.set("White", "A");
        tags.set("Annotator", "C");
        let mut form = SaveForm::new(SaveSubject::Board, String::new(), &tags);
        assert_eq!(form.fields[0], "A");
        assert!(form.fields[1..].iter().all(String::is_empty));
        form.fields[1] = " B ".to_owned();
        form.write(&mut tags);
        assert_eq!(
            (tags.get("Black"), tags.get("Date")),
            (Some("B"), Some("????.??.??"))
        );
        let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(
            names,
            [
                "Event",
                "Site",
                "Date",
                "Round",
                "White",
                "Black",
                "Annotator"
            ]
        );
    }

    #[test]
    fn names_are_shown_where_the_seats_do_not_say_all() {
        let message = |black: Player, tagged: &[(&str, &str)]| {
            let mut tags = Tags::default();
            for (name, value) in tagged {
                tags.set(name, *value);
            }
            let white = Player::Human;
            told_names(&tags, ByColor { white, black })
        };
        let computer = Player::Computer(Level::Casual);
        let named = [("White", "Dora"), ("Black", "Emil")];
        assert_eq!(message(Player::Human, &named), None, "the seats have them");
        assert_eq!(message(computer, &named[..1]), None);
        assert_eq!(message(computer, &named).as_deref(), Some("Dora – Emil"));
        let own = [("White", "Human"), ("Black", "Computer, level 8")];
        assert_eq!(message(computer, &own), None);
        let match_game = [named[0], named[1], ("Event", "Club"), ("Site", "?")];
        let names = message(Player::Human, &match_game);
        assert_eq!(names.as_deref(), Some("Dora – Emil"));
    }
}
