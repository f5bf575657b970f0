//! The pieces in hand at the start, and the rule by which the sides place them.

use super::board::Board;
use super::roster::Roster;
use crate::rules::{Color, PieceKind, Placement, Setup};
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::Diagnostic;
use crate::variant_file::schema::{CapturedFile, PlacedFromFile, RulesFile};

/// Compiles the rule for placements.
pub(super) fn placement(
    rules: &RulesFile,
    board: &Board,
    report: &mut Report,
) -> Option<Placement> {
    let file = rules.placement.as_ref()?;
    let fills = !matches!(rules.captured, Some(CapturedFile::Gone) | None);
    let other = match () {
        () if rules.drops.is_some() => Some("drops"),
        () if fills => Some("captured"),
        () => None,
    };
    if let Some(other) = other {
        let message = "pieces that are placed before the first move never come back to a hand";
        let help = format!("remove `placement`, or remove `{other}`");
        report.push(Diagnostic::new(&file.zone.span, message).with_help(help));
    }
    Some(Placement {
        zone: board.zone(std::slice::from_ref(&file.zone), report),
        pool: matches!(file.from, Some(PlacedFromFile::Pool)),
    })
}

/// Puts pieces into the hands. The text is that of a FEN: capital letters for White, and behind a bar the pool.
pub(super) fn fill(
    setup: &mut Setup,
    hands: &Spanned<String>,
    (roster, kinds): (&Roster, &[PieceKind]),
    placement: Option<Placement>,
    report: &mut Report,
) {
    let (own, pool) = hands.value.split_once('|').unwrap_or((&hands.value, ""));
    let own = own.chars().map(|letter| (letter, false));
    for (letter, pooled) in own.chain(pool.chars().map(|letter| (letter, true))) {
        let color = side_of(letter);
        let piece = match roster.letter(color, letter.to_ascii_uppercase()) {
            Some(piece) => piece,
            None if roster.is_incomplete() => continue,
            None => {
                let message = format!("no piece of this game has the letter `{letter}`");
                let help = "write the letters as in a FEN, without blanks, such as `KQkq`";
                report.push(Diagnostic::new(&hands.span, message).with_help(help));
                continue;
            }
        };
        let royal = kinds.get(piece.index()).is_some_and(|kind| kind.royal);
        let has_pool = placement.is_some_and(|placement| placement.pool);
        if let Some((message, help)) = misplaced(letter, pooled, has_pool && !royal) {
            report.push(Diagnostic::new(&hands.span, message).with_help(help));
            continue;
        }
        let sides = Color::ALL.into_iter();
        for side in sides.filter(|&side| pooled || side == color) {
            setup.hands[side].add(piece);
        }
    }
}

fn side_of(letter: char) -> Color {
    match letter.is_ascii_uppercase() {
        true => Color::White,
        false => Color::Black,
    }
}

/// The mistake of a letter on the wrong side of the bar, or of a small one behind it. `shared`: whether the piece belongs
/// into the pool.
fn misplaced(letter: char, pooled: bool, shared: bool) -> Option<(String, &'static str)> {
    if pooled != shared {
        let help = "with `placement: (from: Pool)`, kings stand before the bar, and all other pieces behind it";
        let place = if pooled { "behind" } else { "before" };
        return Some((format!("`{letter}` cannot stand {place} the bar"), help));
    }
    let help = "the pool belongs to both sides, and its letters are capitals";
    let small = pooled && side_of(letter) == Color::Black;
    small.then(|| (format!("`{letter}` is a small letter"), help))
}
