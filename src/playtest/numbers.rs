//! Numbers with their intervals, as text.

use super::estimate::Estimate;
use crate::texts::{decimal, text};

/// A share with its interval, as `57 ± 4 %`. An interval that reaches beyond 0 or 100 % is written with its ends.
pub fn percent(share: Estimate) -> String {
    // All figures round halves alike.
    let (value, error) = (whole_percent(share.value), share.error * 100.0);
    let (low, high) = (share.low() * 100.0, share.high() * 100.0);
    match low < 0.0 || high > 100.0 {
        true => text!(
            "report-percent-between",
            value = value,
            low = format!("{:.0}", low.max(0.0)),
            high = format!("{:.0}", high.min(100.0))
        ),
        false => format!("{value:.0} ± {error:.0} %"),
    }
}

/// A share in whole percent. Halves are rounded up.
pub fn whole_percent(share: f64) -> f64 {
    (share * 100.0).round()
}

/// A number with its interval, as `71 ± 3`. It has as many decimals as the interval makes sensible.
pub fn number(estimate: Estimate) -> String {
    let Estimate { value, error } = estimate;
    let decimals = decimals(error);
    format!(
        "{} ± {}",
        decimal(value, decimals),
        decimal(error, decimals)
    )
}

/// The sensible decimals of a number with half the width of its interval.
fn decimals(error: f64) -> usize {
    match error {
        none if none <= 0.0 => 1,
        wide if wide >= 2.0 => 0,
        medium if medium >= 0.095 => 1,
        narrow if narrow >= 0.0095 => 2,
        _ => 3,
    }
}

/// A number with the ends of its interval, as `7 (5 to 9)`. It has as many decimals as the interval makes sensible.
pub fn range(estimate: Estimate) -> String {
    let Estimate { value, error } = estimate;
    let decimals = decimals(error);
    let (low, high) = (estimate.low(), estimate.high());
    match error > 0.0 {
        true => {
            let [value, low, high] = [value, low, high].map(|end| decimal(end, decimals));
            text!("report-range", value = value, low = low, high = high)
        }
        false => decimal(value, decimals),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_intervals() {
        let of = |value, error| Estimate { value, error };
        assert_eq!(percent(of(0.573, 0.041)), "57 ± 4 %");
        assert_eq!(percent(of(0.045, 0.02)), "5 ± 2 %");
        assert_eq!(percent(of(0.9, 0.3)), "90 % (between 60 and 100 %)");
        assert_eq!(range(of(7.1, 1.94)), "7.1 (5.2 to 9.0)");
        assert_eq!(range(of(7.1, 2.2)), "7 (5 to 9)");
        assert_eq!(range(of(1.0, 0.0)), "1.0");
        assert_eq!(number(of(71.4, 3.2)), "71 ± 3");
        assert_eq!(number(of(3.24, 0.25)), "3.2 ± 0.2");
        assert_eq!(number(of(41.26, 0.44)), "41.3 ± 0.4");
        assert_eq!(number(of(0.031, 0.012)), "0.03 ± 0.01");
    }
}
