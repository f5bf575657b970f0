//! The piece types of a game: letters, movement, powers and promotions.

use super::board::Board;
use super::book::Book;
use super::captures::{self, Draft};
use super::mistakes::{place_in, required};
use super::pictures;
use super::powers;
use super::roster::{Roster, RosterEntry};
use crate::rules::betza::{self, Part};
use crate::rules::{
    Bitboard, ByColor, Color, Direction, Movement, PieceKind, PieceType, Promotion, Run, Settings,
    Setup, Square, TypeSet,
};
use crate::texts::text;
use crate::variant_file::decode::{Report, Spanned};
use crate::variant_file::diagnostics::{Diagnostic, Span, did_you_mean};
use crate::words::one_line;

/// Compiles all pieces of a game.
pub(super) fn compile(
    roster: &Roster,
    board: &Board,
    book: &Book,
    report: &mut Report,
) -> Vec<PieceKind> {
    let movements: Vec<Vec<Part>> = roster
        .entries
        .iter()
        .map(|entry| movement(entry, book, report))
        .collect();
    let bare: Vec<PieceKind> = roster
        .entries
        .iter()
        .map(|entry| powers::bare(entry, roster, book, report))
        .collect();
    let royals: TypeSet = (0..bare.len())
        .filter(|&index| bare[index].royal)
        .map(PieceType::new)
        .collect();
    let draft = Draft {
        roster,
        board,
        book,
        royals,
        movements: &movements,
    };
    let captures = captures::compile(&draft, report);
    let officers: TypeSet = (0..bare.len())
        .filter(|&index| !bare[index].royal && !bare[index].pawn)
        .map(PieceType::new)
        .collect();
    let mut pieces = Vec::new();
    for (index, captures) in captures.into_iter().enumerate() {
        let entry = &roster.entries[index];
        let piece = PieceKind {
            captures,
            promotion: promotion(entry, officers, roster, board, book, report),
            in_hand: in_hand(entry, roster, book, report),
            ..build(
                entry,
                &movements[index],
                bare[index].clone(),
                (roster, board),
                report,
            )
        };
        powers::check(&piece, entry, report);
        pieces.push(piece);
    }
    pieces
}

fn movement(entry: &RosterEntry, book: &Book, report: &mut Report) -> Vec<Part> {
    let Some(moves) = &entry.piece.moves else {
        let message = format!("the piece `{}` needs `moves`", entry.letter);
        let help = "a piece with a `name` is a new piece; to change a piece of the base, leave its name out or write `like: \"its id\"`";
        report.push(Diagnostic::new(&entry.span, message).with_help(help));
        return Vec::new();
    };
    if betza::parse(&moves.value).is_err()
        && let Some(named) = book.named(&moves.value)
        && let Some(letters) = &named.moves
    {
        let message = format!("`{}` is not a movement but a piece", moves.value);
        let help = format!("it moves so: moves: \"{}\"", letters.value);
        report.push(Diagnostic::new(&moves.span, message).with_help(help));
        return Vec::new();
    }
    parts(moves, report)
}

/// Reads a movement string; reports its mistake.
pub(super) fn parts(moves: &Spanned<String>, report: &mut Report) -> Vec<Part> {
    betza::parse(&moves.value).unwrap_or_else(|error| {
        let span = place_in(moves, error.at, 1);
        let help = "moves are written in letters: `Q` as a queen, `mQ` the same without capturing, `N` as a knight, `K` one step; `baroque manual` explains all letters";
        report.push(Diagnostic::new(&span, error.problem).with_help(help));
        Vec::new()
    })
}

fn build(
    entry: &RosterEntry,
    parts: &[Part],
    bare: PieceKind,
    (roster, board): (&Roster, &Board),
    report: &mut Report,
) -> PieceKind {
    let message = format!("the piece `{}` needs a `name`", entry.letter);
    let name = required(entry.piece.name.clone(), &entry.span, &message, report);
    let walk =
        ByColor::new_with(|color| Movement::new(parts, |part| part.quiet, color, &board.geometry));
    let forward = Color::ALL
        .into_iter()
        .all(|color| walk[color].only_forward(color, &board.geometry));
    let run = run(entry, roster, board, report);
    let text = entry.piece.text.clone().unwrap_or_default();
    PieceKind {
        id: entry.id.clone(),
        name: name.unwrap_or_default(),
        letter: entry.letter,
        picture: match &entry.piece.picture {
            Some(picture) => pictures::name(picture),
            None => entry.id.clone(),
        },
        drawing: entry.piece.picture.as_ref().and_then(pictures::drawing),
        text: with_steps(text, steps(run.as_ref(), board)),
        source: entry.piece.source.clone().unwrap_or_default(),
        irreversible: bare.pawn && forward,
        walk,
        run,
        ..bare
    }
}

/// The pieces with the sentence about castling in their texts, if they castle. A king that castles has it also if its text
/// says nothing about that, because the piece book does not know where a game's king castles.
pub(super) fn with_castling(
    mut kinds: Vec<PieceKind>,
    settings: &Settings,
    start: &Setup,
) -> Vec<PieceKind> {
    let castlings = settings.castlings.iter();
    let squares = castlings.flat_map(|castling| [castling.king, castling.rook]);
    let squares: Vec<Square> = squares.collect();
    let castling = start
        .pieces
        .iter()
        .filter(|(square, _)| squares.contains(square));
    let castling: TypeSet = castling.map(|(_, piece)| piece.piece_type()).collect();
    for (piece_type, kind) in (0..).map(PieceType::new).zip(&mut kinds) {
        let castles = castling.contains(piece_type);
        let is_silent = !kind.text.is_empty() && !kind.text.contains("castl");
        if castles && kind.royal && is_silent {
            kind.text.push_str(" {castling}");
        }
        let sentence = match castles {
            true => text!("text-castles"),
            false => "",
        };
        if kind.text.contains("{castling}") {
            kind.text = one_line(&kind.text.replace("{castling}", sentence));
        }
    }
    kinds
}

/// A text with the longest first move in words, or without the words about it.
fn with_steps(text: String, steps: Option<String>) -> String {
    const PLACE: &str = "{steps}";
    let Some(at) = text.find(PLACE) else {
        return text;
    };
    match steps {
        Some(steps) => text.replace(PLACE, &steps),
        None => {
            let (before, after) = (&text[..at], &text[at + PLACE.len()..]);
            let begin = before.rfind(',').unwrap_or(before.len());
            let end = after.find([',', '.']).unwrap_or(after.len());
            format!("{}{}", &before[..begin], &after[end..])
        }
    }
}

/// The number of squares that a piece can move in its longest first move, in words. If it may begin behind its home
/// rank, it can move further from there. `None` if it has no such move.
fn steps(run: Option<&ByColor<Run>>, board: &Board) -> Option<String> {
    let Run { from, until } = run?[Color::White];
    let rank = |square: &Square| board.geometry.rank(*square);
    let home = from.into_iter().map(|square| rank(&square)).max()?;
    let length = |from: Square| {
        let step = |&at: &Square| board.geometry.step(0, at, Direction::North);
        let mut squares = std::iter::successors(step(&from), step);
        squares
            .position(|to| until.contains(to))
            .map(|last| last + 1)
    };
    let begin = from.into_iter().filter(|square| rank(square) == home);
    let longest = begin.filter_map(length).max()?;
    Some(match longest {
        0 | 1 => return None,
        2 => text!("number-two").to_owned(),
        3 => text!("number-three").to_owned(),
        4 => text!("number-four").to_owned(),
        many => many.to_string(),
    })
}

/// The squares of the zones that a piece names. If the piece is in another file, a missing zone is
/// reported at a zone of this file with a similar name, or where this game names the piece.
fn zone(
    names: &[Spanned<String>],
    entry: &RosterEntry,
    roster: &Roster,
    board: &Board,
    report: &mut Report,
) -> ByColor<Bitboard> {
    let here = |span: &Span| span.source == roster.home.source;
    let mut squares = ByColor::<Bitboard>::default();
    for name in names {
        let mut missing = Report::default();
        let found = board.zone(std::slice::from_ref(name), &mut missing);
        squares = ByColor::new_with(|color| squares[color] | found[color]);
        for mut diagnostic in missing.diagnostics {
            if !here(&name.span) {
                let message = format!(
                    "{}, which the piece `{}` needs",
                    diagnostic.message, entry.letter
                );
                let mut own = board.zone_names.iter().filter(|zone| here(&zone.span));
                let names: Vec<&str> = own.clone().map(|zone| zone.value.as_str()).collect();
                let typed = did_you_mean(&name.value, names);
                let typed = own.find(|zone| Some(zone.value.as_str()) == typed);
                let (span, help) = match typed {
                    Some(zone) => (
                        &zone.span,
                        format!("rename `{}` to `{}`", zone.value, name.value),
                    ),
                    None => {
                        let mut places = [&entry.span, &board.array].into_iter();
                        let span = places.find(|span| here(span)).unwrap_or(&roster.home);
                        let help = diagnostic.help.unwrap_or_default();
                        (span, format!("add it to the `zones` of the layout; {help}"))
                    }
                };
                diagnostic = Diagnostic::new(span, message).with_help(help);
            }
            report.push(diagnostic);
        }
    }
    squares
}

fn run(
    entry: &RosterEntry,
    roster: &Roster,
    board: &Board,
    report: &mut Report,
) -> Option<ByColor<Run>> {
    let run = entry.piece.double_step.as_ref()?;
    let from = zone(&run.from, entry, roster, board, report);
    let until = std::slice::from_ref(&run.until);
    let until = zone(until, entry, roster, board, report);
    Some(ByColor::new_with(|color| Run {
        from: from[color],
        until: until[color],
    }))
}

fn promotion(
    entry: &RosterEntry,
    officers: TypeSet,
    roster: &Roster,
    board: &Board,
    book: &Book,
    report: &mut Report,
) -> Option<ByColor<Promotion>> {
    let promotion = entry.piece.promotes.as_ref()?;
    let named = std::slice::from_ref(&promotion.zone);
    let zone = zone(named, entry, roster, board, report);
    let to = match &promotion.to {
        Some(ids) => roster.types(ids, book, report),
        None => officers,
    };
    for id in promotion.to.iter().flatten() {
        let types = roster.types(std::slice::from_ref(id), book, &mut Report::default());
        let mut sides = Color::ALL.into_iter().filter(|&color| entry.sides[color]);
        if !types.is_empty() && sides.all(|color| types.and(roster.side(color)).is_empty()) {
            let message = format!(
                "the piece `{}` cannot become `{}`, because its army does not have that piece",
                entry.letter, id.value
            );
            let help = "name pieces of its own army, or add the piece to that army";
            report.push(Diagnostic::new(&id.span, message).with_help(help));
        }
    }
    Some(ByColor::new_with(|color| Promotion {
        zone: zone[color],
        to: to.and(roster.side(color)),
        optional: promotion.optional == Some(true),
        from_hand: promotion.from_hand == Some(true),
    }))
}

/// The type that a piece becomes in a hand.
fn in_hand(
    entry: &RosterEntry,
    roster: &Roster,
    book: &Book,
    report: &mut Report,
) -> Option<PieceType> {
    let id = entry.piece.turns_into.as_ref()?;
    let types = roster.types(std::slice::from_ref(id), book, report);
    types.iter().next()
}

#[cfg(test)]
mod tests {
    use crate::variant_file::Catalogue;

    /// The description of the pawn on a board of chess.
    fn pawn(layout: &str) -> String {
        let chess = Catalogue::built_in().variant("chess", Some(layout), &[]);
        let chess = chess.unwrap();
        let white = chess.army(crate::rules::Color::White);
        let mut kinds = white.iter().map(|kind| chess.kind(kind));
        kinds.find(|kind| kind.pawn).unwrap().text.clone()
    }

    #[test]
    fn a_pawn_says_how_far_it_moves_from_home_on_its_board() {
        assert!(pawn("8x8").contains("from home up to two, and"));
        assert!(pawn("10x10").contains("from home up to three, and"));
    }
}
