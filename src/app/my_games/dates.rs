//! Days and times in the local time zone.

use baroque::texts::text;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use std::time::SystemTime;

/// The most characters of a game's name in a file name. Disks limit the length of names.
const MAX_NAME_LENGTH: usize = 50;

/// The date of a moment as PGN writes it: year, month, day.
pub fn date(moment: SystemTime) -> String {
    local(moment).strftime("%Y.%m.%d").to_string()
}

/// The name of a file for a game that starts at a moment.
pub fn file_name(moment: SystemTime, game: &str) -> String {
    file_name_at(&local(moment), game)
}

fn file_name_at(time: &Zoned, game: &str) -> String {
    let game: String = game.chars().take(MAX_NAME_LENGTH).collect();
    format!("{} {game}.pgn", time.strftime("%Y-%m-%d %H-%M-%S%.3f"))
}

fn local(moment: SystemTime) -> Zoned {
    in_zone(moment, TimeZone::system())
}

/// A moment in a time zone. One that no calendar has becomes the start of the Unix epoch.
fn in_zone(moment: SystemTime, zone: TimeZone) -> Zoned {
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    moment.to_zoned(zone)
}

/// The time since a moment, in words.
pub fn ago(moment: SystemTime) -> String {
    let seconds = moment.elapsed().map_or(0, |time| time.as_secs());
    match seconds {
        0..60 => text!("ago-now").to_owned(),
        60..3600 => text!("ago-minutes", count = seconds / 60),
        3600..86_400 => text!("ago-hours", count = seconds / 3600),
        86_400..2_592_000 => text!("ago-days", count = seconds / 86_400),
        _ => local(moment).strftime("%Y-%m-%d").to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, UNIX_EPOCH};

    /// At the last second of 2024 in UTC, it is 2025 in Berlin and still afternoon in New York.
    #[test]
    fn days_are_local() {
        let moment = UNIX_EPOCH + Duration::from_secs(1_735_689_599);
        for (zone, expected) in [
            ("UTC0", "2024-12-31 23-59-59.000 rococo.pgn"),
            (
                "CET-1CEST,M3.5.0,M10.5.0/3",
                "2025-01-01 00-59-59.000 rococo.pgn",
            ),
            (
                "EST5EDT,M3.2.0,M11.1.0",
                "2024-12-31 18-59-59.000 rococo.pgn",
            ),
        ] {
            let zone = TimeZone::posix(zone).unwrap();
            assert_eq!(file_name_at(&in_zone(moment, zone), "rococo"), expected);
        }
    }

    #[test]
    fn dates_follow_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00-00-00.000 chess.pgn"),
            (951_782_461, "2000-02-29 00-01-01.000 chess.pgn"),
            (4_107_542_400, "2100-03-01 00-00-00.000 chess.pgn"),
            (u64::MAX / 4, "1970-01-01 00-00-00.000 chess.pgn"),
        ] {
            let moment = UNIX_EPOCH + Duration::from_secs(seconds);
            let time = in_zone(moment, TimeZone::UTC);
            assert_eq!(file_name_at(&time, "chess"), expected);
        }
    }

    #[test]
    fn a_long_name_gives_a_valid_file_name() {
        let name = file_name(SystemTime::now(), &"ä".repeat(120));
        assert!(name.len() < 200 && name.ends_with("ä.pgn"), "{name}");
    }

    #[test]
    fn times_have_words() {
        let before = |seconds| ago(SystemTime::now() - Duration::from_secs(seconds));
        assert_eq!(before(3), "just now");
        assert_eq!(before(61), "1 minute ago");
        assert_eq!(before(7300), "2 hours ago");
        assert_eq!(before(200_000), "2 days ago");
        let ahead = SystemTime::now() + Duration::from_secs(9000);
        assert_eq!(ago(ahead), "just now", "the system clock was set back");
    }
}
