//! The data that an autosaved game has besides its moves. They are stored as tags.

use crate::app::analysis::write_review;
use crate::app::play::table::{Player, Table};
use baroque::game::{Clock, TimeControl, Tree};
use baroque::library::saved_games::TITLE;
use baroque::notation::pgn::Tags;
use baroque::rules::{ByColor, Color};
use baroque::search::Level;
use std::iter;
use std::path::PathBuf;
use std::time::Duration;

const PLAYERS: [&str; 2] = ["WhitePlayer", "BlackPlayer"];
const CLOCKS: [&str; 2] = ["WhiteClock", "BlackClock"];
const FLIPPED: &str = "BoardFlipped";
const HOME: &str = "SavedIn";
const REVIEW: &str = "EngineReview";

/// The levels of version 0.1, and the current levels that are closest in depth, nodes and noise.
const EARLIER: [(&str, Level); 8] = [
    ("Beginner", Level::Casual),
    ("Novice", Level::Regular),
    ("Casual player", Level::Regular),
    ("Club player", Level::Club),
    ("Strong player", Level::Strong),
    ("Expert", Level::Expert),
    ("Master", Level::Expert),
    ("Full strength", Level::Full),
];

/// The data that an autosaved game has besides its moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedGameMeta {
    pub players: Option<ByColor<Player>>,
    /// The stopped clocks.
    pub clock: Option<Clock>,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// The file where the user saved the game.
    pub home: Option<PathBuf>,
    /// The name that the user gave it.
    pub title: Option<String>,
    /// Its review, if that is complete.
    pub review: Option<String>,
}

impl SavedGameMeta {
    /// The data of a game on the board.
    pub fn of(table: &Table) -> SavedGameMeta {
        SavedGameMeta {
            players: Some(table.players),
            clock: table.clock.clone(),
            flipped: table.view().flipped(),
            home: None,
            title: None,
            review: whole_review(table),
        }
    }

    /// Adds the data to a game's tags.
    pub fn write(&self, tags: &mut Tags) {
        for color in Color::ALL {
            if let Some(players) = &self.players {
                tags.set(PLAYERS[color as usize], player_text(players[color]));
            }
            if let Some(clock) = &self.clock {
                tags.set(CLOCKS[color as usize], clock_text(clock, color));
            }
        }
        if self.flipped {
            tags.set(FLIPPED, "yes");
        }
        if let Some(home) = &self.home {
            tags.set(HOME, home.display().to_string());
        }
        if let Some(title) = &self.title {
            tags.set(TITLE, title);
        }
        if let Some(review) = &self.review {
            tags.set(REVIEW, review);
        }
    }

    /// Removes the data from a game's tags.
    pub fn take(tags: &mut Tags) -> SavedGameMeta {
        let side = |names: [&str; 2], color: Color| tags.get(names[color as usize]);
        let player = |color| player_of(side(PLAYERS, color)?);
        let clock = |color| clock_of(side(CLOCKS, color)?);
        let both = |color: Color| Some((player(color)?, player(!color)?));
        let meta = SavedGameMeta {
            players: both(Color::White).map(|(white, black)| ByColor { white, black }),
            clock: clock(Color::White)
                .zip(clock(Color::Black))
                .map(|(white, black)| {
                    let control = ByColor {
                        white: white.0,
                        black: black.0,
                    };
                    Clock::at(
                        control,
                        ByColor {
                            white: white.1,
                            black: black.1,
                        },
                    )
                }),
            flipped: tags.get(FLIPPED).is_some(),
            home: tags.get(HOME).map(PathBuf::from),
            title: tags.get(TITLE).map(str::to_owned),
            review: tags.get(REVIEW).map(str::to_owned),
        };
        for name in PLAYERS
            .into_iter()
            .chain(CLOCKS)
            .chain([FLIPPED, HOME, TITLE, REVIEW])
        {
            tags.remove(name);
        }
        meta
    }
}

/// The review of the game on a table as text, if it is complete. A review of a variation is left out, because the text is
/// read along the main line.
fn whole_review(table: &Table) -> Option<String> {
    let (review, tree) = (table.review()?, table.tree());
    let (done, all) = review.progress();
    let main = iter::once(Tree::ROOT).chain(tree.line_after(Tree::ROOT));
    let is_main = review.places().eq(main.take(all));
    (done == all && is_main).then(|| write_review(review, tree))
}

/// Whether an autosaved game is only a position that was tried out, for example one of the command line or the guide.
pub fn is_tried(tags: &Tags) -> bool {
    let alone = PLAYERS.iter().all(|side| tags.get(side) == Some("person"));
    alone && tags.get("FEN").is_some() && tags.get(TITLE).is_none()
}

/// The result of a game for its only human player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonalResult {
    Won,
    Lost,
    /// Nobody has won.
    Drawn,
}

/// The result of an autosaved game for its only human player. `None` with two humans, two computers, or without a
/// result.
pub fn ending(tags: &Tags) -> Option<PersonalResult> {
    match (tags.get("Result")?, only_human(tags)?) {
        ("1/2-1/2", _) => Some(PersonalResult::Drawn),
        ("1-0", Color::White) | ("0-1", Color::Black) => Some(PersonalResult::Won),
        ("1-0", Color::Black) | ("0-1", Color::White) => Some(PersonalResult::Lost),
        _ => None,
    }
}

/// The side of an autosaved game's only human player.
pub fn only_human(tags: &Tags) -> Option<Color> {
    match PLAYERS.map(|side| tags.get(side) == Some("person")) {
        [true, false] => Some(Color::White),
        [false, true] => Some(Color::Black),
        _ => None,
    }
}

/// A player as text: `person`, `computer: level 3`, `computer: depth 8`.
fn player_text(player: Player) -> String {
    match player {
        Player::Human => "person".to_owned(),
        Player::Computer(level) => format!("computer: {level}"),
        Player::Custom(effort) => format!("computer: {effort}"),
    }
}

fn player_of(text: &str) -> Option<Player> {
    if text == "person" {
        return Some(Player::Human);
    }
    let strength = text.strip_prefix("computer: ")?;
    level_of(strength)
        .map(Player::Computer)
        .or_else(|| strength.parse().ok().map(Player::Custom))
}

/// The level in a text: `level 3`, or one of the eight names of version 0.1.
fn level_of(text: &str) -> Option<Level> {
    if let Some(number) = text.strip_prefix("level ") {
        return Level::numbered(number.parse().ok()?);
    }
    let known = EARLIER.iter().find(|(name, _)| *name == text);
    known.map(|&(_, level)| level)
}

/// A side's clock as text, in milliseconds: `left of base + increment`.
fn clock_text(clock: &Clock, side: Color) -> String {
    let control = clock.control()[side];
    let [left, base, increment] =
        [clock.left(side), control.base, control.increment].map(|time| time.as_millis());
    format!("{left} of {base} + {increment}")
}

fn clock_of(text: &str) -> Option<(TimeControl, Duration)> {
    let (left, rest) = text.split_once(" of ")?;
    let (base, increment) = rest.split_once(" + ")?;
    let time = |text: &str| Some(Duration::from_millis(text.trim().parse().ok()?));
    let control = TimeControl {
        base: time(base)?,
        increment: time(increment)?,
    };
    Some((control, time(left)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::search::Effort;

    #[test]
    fn the_data_can_be_read_back_and_are_removed_from_the_tags() {
        let players = [Player::Human, Player::Custom(Effort::Depth(8))];
        let levels = Level::ALL.map(Player::Computer);
        let fast = TimeControl::new(3, 2);
        for white in players.into_iter().chain(levels) {
            let control = ByColor {
                white: fast,
                black: TimeControl::new(0, 1),
            };
            let left = ByColor {
                white: Duration::from_millis(1234),
                black: Duration::ZERO,
            };
            let meta = SavedGameMeta {
                players: Some(ByColor {
                    white,
                    black: Player::Human,
                }),
                clock: Some(Clock::at(control, left)),
                flipped: true,
                home: Some(PathBuf::from("/games/a b.pgn")),
                title: Some("Mine".to_owned()),
                review: Some("35 e2e4; =".to_owned()),
            };
            let mut tags = Tags::default();
            tags.set("White", "A");
            let before = tags.clone();
            meta.write(&mut tags);
            assert_eq!(SavedGameMeta::take(&mut tags), meta);
            assert_eq!(tags, before);
        }
        assert_eq!(
            SavedGameMeta::take(&mut Tags::default()),
            SavedGameMeta::default()
        );
    }

    #[test]
    fn levels_of_version_0_1_can_be_read() {
        let mut last = Level::Newcomer;
        for (name, level) in EARLIER {
            let mut tags = Tags::default();
            tags.set("WhitePlayer", format!("computer: {name}"));
            tags.set("BlackPlayer", "person");
            let players = SavedGameMeta::take(&mut tags).players.unwrap();
            assert_eq!(players.white, Player::Computer(level));
            // A stronger level of version 0.1 never becomes a weaker one. New files have its number.
            assert!(level >= last);
            assert_eq!(player_of(&player_text(players.white)), Some(players.white));
            last = level;
        }
    }

    #[test]
    fn a_game_is_won_or_lost_by_its_only_human() {
        let ends = |players: [&str; 2], result: &str| {
            let mut tags = Tags::default();
            for (side, player) in PLAYERS.into_iter().zip(players) {
                tags.set(side, player);
            }
            tags.set("Result", result);
            ending(&tags)
        };
        let computer = "computer: level 3";
        assert_eq!(ends(["person", computer], "1-0"), Some(PersonalResult::Won));
        assert_eq!(
            ends([computer, "person"], "1-0"),
            Some(PersonalResult::Lost)
        );
        assert_eq!(ends([computer, "person"], "0-1"), Some(PersonalResult::Won));
        assert_eq!(
            ends(["person", computer], "1/2-1/2"),
            Some(PersonalResult::Drawn)
        );
        assert_eq!(ends(["person", "person"], "1-0"), None);
        assert_eq!(ends(["person", computer], "*"), None);
    }

    #[test]
    fn invalid_data_are_ignored() {
        let mut tags = Tags::default();
        tags.set("WhitePlayer", "computer: of iron");
        tags.set("BlackPlayer", "person");
        tags.set("WhiteClock", "soon");
        assert_eq!(SavedGameMeta::take(&mut tags), SavedGameMeta::default());
    }
}
