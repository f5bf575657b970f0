//! Warnings of what nothing in a game uses: zones, pieces, rules, and options.

use super::compile::{Book, zones_of};
use super::decode::{Overlay, Report, Spanned};
use super::diagnostics::{Diagnostic, Severity, Span};
use super::inherit::Powers;
use super::schema::{
    CapturedFile, CastlingFile, GameFile, PieceEntry, RulesFile, SwappedPawnsFile,
};
use std::collections::BTreeSet;

fn warning(span: &Span, message: String, help: &str) -> Diagnostic {
    Diagnostic::of(Severity::Warning, span, message).with_help(help)
}

/// The names of all zones that the pieces and rules of a game name, with any choices.
pub(super) fn zone_names(file: &GameFile, book: &Book) -> BTreeSet<String> {
    let options = file.options.iter();
    let choices: Vec<_> = options
        .flat_map(|(_, option)| option.choices.iter())
        .collect();
    let of_choices = choices
        .iter()
        .filter_map(|(_, choice)| choice.rules.as_ref());
    let rules = std::iter::once(&file.rules).chain(of_choices);
    let mut names: BTreeSet<String> = rules.flat_map(zones_of_rules).cloned().collect();
    let mut add = |entry: &PieceEntry| {
        if let Some(piece) = book.described(entry, &mut Report::default()) {
            names.extend(zones_of(&piece).cloned());
        }
    };
    for army in book.armies_of(file) {
        let mut pieces = book.army(&army, &mut Report::default());
        pieces.overlay(file.pieces.clone());
        pieces.iter().for_each(|(_, entry)| add(entry));
    }
    let chosen = choices.iter().flat_map(|(_, choice)| choice.pieces.iter());
    file.pieces
        .iter()
        .chain(chosen)
        .for_each(|(_, entry)| add(entry));
    names
}

fn zones_of_rules(rules: &RulesFile) -> impl Iterator<Item = &String> {
    let named = [
        rules.goals.as_ref(),
        rules.arrival.as_ref().map(|arrival| &arrival.zone),
        rules.palace.as_ref(),
        rules.edge.as_ref(),
        rules.lost_stalemates.as_ref(),
        rules.placement.as_ref().map(|placement| &placement.zone),
    ];
    named.into_iter().flatten().map(|name| &name.value)
}

/// Warnings of zones of a file that are not among these names.
pub(super) fn zones(own: &GameFile, used: &BTreeSet<String>) -> Vec<Diagnostic> {
    let options = own.options.iter();
    let choices = options.flat_map(|(_, option)| option.choices.iter());
    let changed = choices.flat_map(|(_, choice)| choice.setups.iter());
    let zones = own.setups.iter().chain(changed);
    let zones = zones.flat_map(|(_, setup)| setup.zones.iter());
    let unused = zones.filter(|(name, _)| !used.contains(&name.value));
    unused
        .map(|(name, _)| {
            let message = format!("no piece and no rule uses the zone `{}`", name.value);
            let help =
                "name it in `promotes`, `double_step` or a rule such as `goals`, or remove it";
            warning(&name.span, message, help)
        })
        .collect()
}

/// A warning of a piece that never appears.
pub(super) fn piece(letter: &Spanned<char>) -> Diagnostic {
    let message = format!("the piece `{}` is never on the board", letter.value);
    let help = "put it into an array, name it in `promotes`, or remove it";
    warning(&letter.span, message, help)
}

/// A warning of a castling that no side has.
pub(super) fn castling(layout: &str, castling: &Spanned<CastlingFile>) -> Diagnostic {
    let CastlingFile {
        king,
        rook,
        partner,
    } = &castling.value;
    let message = format!("no side castles with `{king}` and `{rook}` on the board {layout}");
    let help = match partner {
        Some(partner) => {
            format!("it needs a king and a piece `{partner}` on these files in an array")
        }
        None => "it needs a king and another piece on these files in an array".to_owned(),
    };
    warning(&castling.span, message, &help)
}

/// A warning of an option whose choices are all the same game.
pub(super) fn option(id: &Spanned<String>) -> Diagnostic {
    let message = format!(
        "all choices of the option `{}` give the same game",
        id.value
    );
    let help = "a choice changes the game with `rules`, `pieces` or `setups`";
    warning(&id.span, message, help)
}

/// A warning of an option about a power that no piece has: `power` says what it does.
pub(super) fn option_without(id: &Spanned<String>, power: &str) -> Diagnostic {
    let message = format!(
        "the option `{}` changes nothing, because no piece {power}",
        id.value
    );
    warning(
        &id.span,
        message,
        "give a piece such a power, or remove the option",
    )
}

/// A warning of two choices that are the same game.
pub(super) fn choices(
    id: &Spanned<String>,
    one: &Spanned<String>,
    other: &Spanned<String>,
) -> Diagnostic {
    let message = format!(
        "the choices `{}` and `{}` of the option `{}` give the same game",
        one.value, other.value, id.value
    );
    let help = "a choice changes the game with `rules`, `pieces` or `setups`";
    warning(&other.span, message, help)
}

/// Where a file says a rule: its name before a colon, if it stands there once.
fn place(rule: &str, home: &Span) -> Span {
    let text = &home.source.text;
    let is_name = |&(at, _): &(usize, &str)| {
        let before = text[..at].chars().next_back();
        let stands_alone = before.is_none_or(|sign| !sign.is_alphanumeric() && sign != '_');
        stands_alone && text[at + rule.len()..].trim_start().starts_with(':')
    };
    let mut places = text.match_indices(rule).filter(is_name);
    match (places.next(), places.next()) {
        (Some((at, _)), None) => Span {
            range: at..at + rule.len(),
            ..home.clone()
        },
        _ => home.clone(),
    }
}

/// Warnings of rules in a game's own file about powers that no piece has, and about hands that stay empty.
pub(super) fn rules(
    own: &GameFile,
    file: &GameFile,
    powers: &Powers,
    home: &Span,
) -> Vec<Diagnostic> {
    if file.armies.is_some() {
        return Vec::new();
    }
    let rules = &own.rules;
    let is = |value: Option<bool>| value == Some(true);
    let promotes = matches!(rules.swapped_pawns, Some(SwappedPawnsFile::Promote));
    let choices = file
        .options
        .iter()
        .flat_map(|(_, option)| option.choices.iter());
    let of_choices = choices.filter_map(|(_, choice)| choice.rules.as_ref());
    let all: Vec<&RulesFile> = std::iter::once(&file.rules).chain(of_choices).collect();
    let fills = |rules: &RulesFile| !matches!(rules.captured, None | Some(CapturedFile::Gone));
    let changed = file
        .options
        .iter()
        .flat_map(|(_, option)| option.choices.iter().map(|(_, choice)| &choice.setups));
    let setups = std::iter::once(&file.setups).chain(changed);
    let held = setups
        .flat_map(|setups| setups.iter())
        .any(|(_, setup)| setup.hands.is_some());
    let empty = !all.iter().any(|rules| fills(rules)) && !powers.enclosing && !held;
    let useless = !all.iter().any(|rules| rules.drops.is_some()) && !powers.recalling;
    let idle = [
        (
            "suicide",
            is(rules.suicide) && !powers.freezing,
            "no piece freezes",
        ),
        (
            "frozen_castling",
            is(rules.frozen_castling) && !powers.freezing,
            "no piece freezes",
        ),
        (
            "swap_ban",
            is(rules.swap_ban) && !powers.swapping,
            "no piece swaps",
        ),
        (
            "swapped_castling",
            is(rules.swapped_castling) && !powers.swapping,
            "no piece swaps",
        ),
        (
            "swapped_pawns",
            promotes && !powers.moving,
            "no piece swaps or drives",
        ),
        (
            "drops",
            rules.drops.is_some() && empty,
            "captured pieces never come into a hand",
        ),
        (
            "placement",
            rules.placement.is_some() && !held,
            "no layout has `hands`",
        ),
        (
            "captured",
            fills(rules) && useless,
            "no piece ever comes back from a hand",
        ),
    ];
    let idle = idle.into_iter().filter(|(_, is_idle, _)| *is_idle);
    idle.map(|(rule, _, why)| {
        let message = format!("the rule `{rule}` changes nothing, because {why}");
        warning(&place(rule, home), message, "remove the rule")
    })
    .collect()
}
