//! The local date, for the puzzle of the day.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// A day of the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// Its name, such as `2026-05-31`.
    pub name: String,
    /// The days since 1970.
    pub number: u64,
}

impl Day {
    /// The day of a moment, in milliseconds since 1970 in UTC, where the user is.
    pub fn of(moment: u64) -> Day {
        Day::in_zone(moment, TimeZone::system())
    }

    fn in_zone(moment: u64, zone: TimeZone) -> Day {
        let moment = i64::try_from(moment).ok();
        let moment = moment.and_then(|moment| Timestamp::from_millisecond(moment).ok());
        let date = moment.unwrap_or_default().to_zoned(zone).date();
        let since = date.since(Date::constant(1970, 1, 1));
        let days = since.map_or(0, |span| span.get_days());
        Day {
            name: date.strftime("%Y-%m-%d").to_string(),
            number: u64::try_from(days).unwrap_or(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    #[test]
    fn a_day_lasts_from_midnight_to_midnight_where_the_user_is() {
        let zone = || TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap();
        // 2026-01-10 at 23:00 in UTC is midnight in Berlin.
        let midnight = 20_463 * 24 * HOUR + 23 * HOUR;
        let day = Day::in_zone(midnight, zone());
        assert_eq!((day.name.as_str(), day.number), ("2026-01-11", 20_464));
        assert_eq!(Day::in_zone(midnight + 24 * HOUR - 1, zone()), day);
        assert_eq!(Day::in_zone(midnight - 1, zone()).number, 20_463);
        assert_eq!(Day::in_zone(0, TimeZone::UTC).number, 0);
        assert_eq!(Day::in_zone(u64::MAX, TimeZone::UTC).number, 0);
    }
}
