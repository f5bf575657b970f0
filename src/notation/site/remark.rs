//! Words between the moves: results, resignations, offers.

use super::Ending;
use crate::rules::Color;

/// What words between the moves mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SiteRemark {
    /// They end the game.
    Ends(Ending),
    /// They belong to the last move, such as an offer or a time.
    Annotates,
    /// They say what the board shows, or that the game goes on.
    Nothing,
    /// They have no meaning here.
    Unknown,
}

/// The most words that end or annotate a game. More are prose.
const MOST_WORDS: usize = 6;

/// Reads words between the moves.
pub(super) fn read(text: &str) -> SiteRemark {
    let lower = text.trim().to_lowercase();
    let lower = lower.trim_matches(|sign: char| "()[]!., ".contains(sign));
    match lower.replace(['–', '—', '−', '‑'], "-").as_str() {
        "1-0" | "1:0" => return SiteRemark::Ends(Ending::Won(Color::White)),
        "0-1" | "0:1" => return SiteRemark::Ends(Ending::Won(Color::Black)),
        "1/2-1/2" | "1/2" | "½-½" | "½" | "0.5-0.5" => return SiteRemark::Ends(Ending::Draw),
        "*" | "" | "check" | "checkmate" | "mate" | "stalemate" | "+" | "#" => {
            return SiteRemark::Nothing;
        }
        _ => {}
    }
    let words: Vec<&str> = lower
        .split(|sign: char| !sign.is_alphanumeric() && sign != '\'')
        .filter(|word| !word.is_empty())
        .collect();
    if words.len() > MOST_WORDS {
        return SiteRemark::Unknown;
    }
    let has = |any: &[&str]| words.iter().any(|word| any.contains(word));
    let side = match (has(&["white", "white's"]), has(&["black", "black's"])) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        _ => None,
    };
    let answer = |words: &[&str]| has(words) && !has(&["decline", "declines", "declined"]);
    if answer(&["accept", "accepts", "accepted"]) {
        SiteRemark::Ends(Ending::Draw)
    } else if has(&[
        "offer", "offers", "offered", "decline", "declines", "declined", "claim", "claims",
    ]) {
        SiteRemark::Annotates
    } else if has(&["resign", "resigns", "resigned", "resignation"]) {
        SiteRemark::Ends(Ending::Resigned(side))
    } else if has(&["timeout", "overtime"])
        || has(&["time"]) && has(&["out", "lost", "loses", "lose", "exceeded"])
    {
        SiteRemark::Ends(Ending::OutOfTime(side))
    } else if has(&["draw", "drawn", "drew"]) {
        SiteRemark::Ends(Ending::Draw)
    } else if has(&["wins", "won", "win"]) {
        side.map_or(SiteRemark::Annotates, |side| {
            SiteRemark::Ends(Ending::Won(side))
        })
    } else if has(&["loses", "lost", "lose"]) {
        side.map_or(SiteRemark::Annotates, |side| {
            SiteRemark::Ends(Ending::Won(!side))
        })
    } else if has(&["time", "clock"]) || is_time(lower) {
        SiteRemark::Annotates
    } else {
        SiteRemark::Unknown
    }
}

/// Whether a text is a date or a time, such as `2004-03-05 12:30`.
fn is_time(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    digits > 2
        && text
            .chars()
            .all(|sign| sign.is_ascii_digit() || ":-/. ".contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_or_annotate_a_game() {
        let ends = |ending| SiteRemark::Ends(ending);
        for (text, remark) in [
            ("resign", ends(Ending::Resigned(None))),
            ("I resign.", ends(Ending::Resigned(None))),
            ("White resigns", ends(Ending::Resigned(Some(Color::White)))),
            (
                "Black has resigned!",
                ends(Ending::Resigned(Some(Color::Black))),
            ),
            ("draw", ends(Ending::Draw)),
            ("accept draw", ends(Ending::Draw)),
            ("Draw agreed", ends(Ending::Draw)),
            ("½–½", ends(Ending::Draw)),
            ("0–1", ends(Ending::Won(Color::Black))),
            ("White won", ends(Ending::Won(Color::White))),
            ("Black loses", ends(Ending::Won(Color::White))),
            (
                "White lost on time",
                ends(Ending::OutOfTime(Some(Color::White))),
            ),
            ("timeout", ends(Ending::OutOfTime(None))),
            ("offer draw", SiteRemark::Annotates),
            ("Time: 00:12:30", SiteRemark::Annotates),
            ("2004-03-05 12:30", SiteRemark::Annotates),
            ("*", SiteRemark::Nothing),
            ("checkmate", SiteRemark::Nothing),
            (
                "I should have resigned ten moves earlier",
                SiteRemark::Unknown,
            ),
            ("nonsense", SiteRemark::Unknown),
        ] {
            assert_eq!(read(text), remark, "{text}");
        }
    }
}
