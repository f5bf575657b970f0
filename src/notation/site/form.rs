//! Recognizes the form of a text of games.

use super::scanner::{Scanner, is_dash};
use super::{Component, courier, with_line_feeds, zillions};

/// A form in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Portable Game Notation.
    Pgn,
    /// A move list of Game Courier.
    Courier,
    /// A saved game of Zillions of Games.
    Zillions,
}

/// The fewest letters that make a name of a piece, and not its letter.
const LEAST_NAME: usize = 3;

/// The form of a text. It is PGN unless something in it occurs in another form only.
///
/// In a text with PGN tags only the first line of moves counts, because a large file may have odd lines.
pub fn form_of(text: &str) -> Form {
    let text = with_line_feeds(text);
    let (mut braces, mut tagged) = (0_usize, false);
    for line in text.lines() {
        let line = line.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
        let inside = braces > 0;
        let line_outside = outside_braces(line, &mut braces);
        if inside && line_outside.trim().is_empty() || line.is_empty() {
            continue;
        }
        if line.starts_with('[') && line.contains('"') {
            tagged = true;
            continue;
        }
        if is_zillions_head(line) {
            return Form::Zillions;
        }
        match mark(&line_outside) {
            Some(form) => return form,
            None if tagged => return Form::Pgn,
            None => {}
        }
    }
    Form::Pgn
}

/// The part of a line that is not in braces. `depth` is 1 inside of braces.
fn outside_braces(line: &str, depth: &mut usize) -> String {
    let mut outside = String::with_capacity(line.len());
    for sign in line.chars() {
        match sign {
            '{' if *depth == 0 => *depth = 1,
            '}' => *depth = 0,
            _ if *depth == 0 => outside.push(sign),
            _ => {}
        }
    }
    outside
}

fn is_zillions_head(line: &str) -> bool {
    let begins = |head: &str| {
        let start = line.get(..head.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(head))
    };
    begins("VariantName=")
        || begins("RulesFile=")
        || begins("; Zillions Save")
        || begins(";Zillions Save")
}

/// The form that a line shows, if it is not PGN.
fn mark(line: &str) -> Option<Form> {
    let mut scanner = Scanner::new(line);
    scanner.space();
    if scanner.rest().starts_with("//") {
        return Some(Form::Courier);
    }
    let ply = ply_of(scanner);
    if is_zillions(ply.rest()) {
        return Some(Form::Zillions);
    }
    if is_courier_ply(ply) {
        return Some(Form::Courier);
    }
    let mut after_move = false;
    while let Some(sign) = scanner.peek() {
        if sign == ';' {
            scanner.advance(1);
            scanner.space();
            return is_addition(scanner).then_some(Form::Courier);
        }
        if is_courier_word(scanner) || after_move && scanner.rest().starts_with("//") {
            return Some(Form::Courier);
        }
        let word = scanner.take(|sign| !sign.is_whitespace() && sign != ';');
        after_move |= word.chars().any(is_dash);
        scanner.space();
    }
    None
}

/// Whether a line begins with a start and a stop, as in `1. a2-a4` or `Ng1-f3`.
pub fn begins_with_squares(line: &str) -> bool {
    let mut ply = ply_of(Scanner::new(line.trim()));
    let parts = courier::components(&mut ply);
    parts.is_some_and(|parts| matches!(parts.first(), Some(Component::Move { .. })))
}

/// What follows the number of a move.
fn ply_of(mut scanner: Scanner) -> Scanner {
    let digits = scanner.take(|sign| sign.is_ascii_digit());
    if !digits.is_empty() {
        scanner.take(|sign| ".…):".contains(sign));
        scanner.space();
    }
    scanner
}

/// Whether a ply has the name of a piece and a spaced sign, as in `Long Leaper b1 - b5 x b3`.
fn is_zillions(ply: &str) -> bool {
    let spaced = [" - ", " – ", " x "].iter().any(|sign| ply.contains(sign));
    let letters = ply.chars().take_while(|sign| sign.is_alphabetic()).count();
    let moves = |part: &Component| matches!(part, Component::Move { piece: Some(_), .. });
    spaced
        && letters >= LEAST_NAME
        && zillions::components(ply).is_some_and(|parts| parts.first().is_some_and(moves))
}

/// Whether a ply is one that only Game Courier has: a removal alone, or a name before a move without spaces.
fn is_courier_ply(mut ply: Scanner) -> bool {
    let text = ply.rest();
    let named = ply.peek().is_some_and(char::is_alphabetic);
    let Some(parts) = named.then(|| courier::components(&mut ply)).flatten() else {
        return false;
    };
    match parts.first() {
        Some(Component::Remove { .. }) => {
            ply.space();
            ply.peek().is_none_or(|sign| sign == ';') || ply.rest().starts_with("//")
        }
        Some(Component::Move {
            piece: Some(name), ..
        }) => {
            let follows = text[name.len()..].chars().next();
            name.chars().count() >= LEAST_NAME || follows.is_some_and(char::is_whitespace)
        }
        _ => false,
    }
}

/// Whether a word begins `@-h5`, `N*e4` or `P a2-a5`, perhaps behind the number of its move.
fn is_courier_word(scanner: Scanner) -> bool {
    let mut scanner = ply_of(scanner);
    let first = scanner.peek();
    if scanner.skip("@") {
        let sign = scanner.peek();
        scanner.advance(sign.map_or(0, char::len_utf8));
        return sign.is_some_and(|sign| sign == '*' || is_dash(sign)) && scanner.square().is_some();
    }
    if !first.is_some_and(|sign| sign.is_ascii_alphabetic()) {
        return false;
    }
    scanner.advance(1);
    if scanner.skip("*") {
        return scanner.square().is_some();
    }
    let apart = scanner
        .peek()
        .is_some_and(|sign| sign == ' ' || sign == '\t');
    scanner.space();
    apart && scanner.square().is_some() && scanner.dash() && scanner.square().is_some()
}

/// Whether a part behind a semicolon removes a piece or puts one down.
fn is_addition(mut scanner: Scanner) -> bool {
    let first = courier::components(&mut scanner).and_then(|parts| parts.into_iter().next());
    matches!(
        first,
        Some(Component::Remove { .. } | Component::Put { .. })
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pgn_stays_pgn() {
        for text in [
            "",
            "hello world",
            "1. e4 e5",
            "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6",
            "1. e2-e4 e7-e5\n2. g1-f3\n",
            "1. e2-e4 ; then e7-e5 is best\n1... e7-e5",
            "1. e4 ; e7-e5\n",
            "1. e4 {P a2-a5; @-h5} e5 {@-e4}",
            "1. e4 {two lines of\nP a2-a5; @-h5\n} e5",
            "[Event \"P a2-a5\"]\n[White \"@-e4\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. e4 @-e5 *\n",
            "1. Pa2-a5 Ph7-h5 2. Lb1-b5xb3xb4",
            "1. Sd4<>d7 Bf2*xe2xe3xf2 2. Ac1*c4 N@e4",
            "12. Qa8+- Qa8-+ 13. e4 -+ 1/2-1/2",
            "1. e4 e5 2. Nf3 // *",
            "1. e4 -/+ e5 2. Nf3 +/- *",
            "1. e4 –/+",
            "8/8/8/8/8/8/8/K6k w - - 0 1",
            "O-O O-O-O",
            "e2e4 e7e5",
            "1. e4 (1. d4 d5) e5 *",
            "1-0",
            "1. Re1 - a5 is nonsense",
        ] {
            assert_eq!(form_of(text), Form::Pgn, "{text}");
        }
    }

    #[test]
    fn move_lists_of_game_courier_are_recognized() {
        for text in [
            "1. P a2-a5\n1... p h7-h5\n",
            "P a2-a5",
            "p h7-h5",
            "1. P a2-a5 p h7-h5",
            "1. a2-a5 h7-h5\n2. b2-b3; @-h5",
            "1. e2-e4 e7-e5\n2. a2-a3; h5-\n",
            "1. a2-a3; capture h5 h6",
            "1. a7-a8; Q-a8",
            "1. a7-a8 ; Q*a8",
            "1. N*e4",
            "5... @-c4",
            "@*c4",
            "4. c4-",
            "c4-; d4-",
            "Ultima\n\n1. P a2-a5",
            "\u{feff}Rococo (David Howe)\n1. P a1-a2\n",
            "// White: Anna\n1. a2-a5",
            "1. a2-a5 // a comment",
            "[Variant \"Ultima\"]\n[White \"Anna\"]\n\n1. P a2-a5\n1... p h7-h5",
            "1. K f1-i1; R j1-h1",
            "1. LongLeaper b1-b5; @-b3",
            "1. P a2–a5",
            "1. CP b1-b2",
            "1.P f1'-f2\r\n1...p f8'-f7\r\n",
            "1. P a2-a5\r1... p h7-h5\r",
        ] {
            assert_eq!(form_of(text), Form::Courier, "{text}");
        }
    }

    #[test]
    fn saved_games_of_zillions_are_recognized() {
        for text in [
            "; Zillions Save Game File Version 0.02 HCS\nRulesFile=Ultima.zrf\nVariantName=Ultima\n1. Pawn a2 - a5",
            "VariantName=Rococo\n",
            "rulesfile=x.zrf",
            "1. Pawn a2 - a5\n1. Pawn h7 - h5\n",
            "1. Long Leaper b1 - b5 x b3 x b4",
            "{A comment}\n1. King e1 x e2",
            "Ultima\n1. LongLeaper b1 - b5",
        ] {
            assert_eq!(form_of(text), Form::Zillions, "{text}");
        }
    }
}
