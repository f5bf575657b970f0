//! The parts of a ply: moves, removals, and pieces put onto squares.

use crate::notation::site::Component;
use crate::notation::site::scanner::{Scanner, is_dash};

/// Commands of the server that empty squares.
const REMOVALS: [&str; 5] = ["capture", "empty", "remove", "delete", "clear"];

/// The part of a ply that begins here. Most parts are one component.
pub(in crate::notation::site) fn components(scanner: &mut Scanner) -> Option<Vec<Component>> {
    let readers = [command, removal, with_piece];
    for read in readers {
        let mut ahead = *scanner;
        if let Some(components) = read(&mut ahead) {
            *scanner = ahead;
            return Some(components);
        }
    }
    None
}

/// `@-h5` or `@*h5`.
fn removal(scanner: &mut Scanner) -> Option<Vec<Component>> {
    if !scanner.skip("@") {
        return emptied(scanner);
    }
    scanner.space();
    if !scanner.skip("*") && !scanner.dash() {
        return None;
    }
    scanner.space();
    let square = scanner.square()?;
    Some(vec![Component::Remove { square }])
}

/// `h5-`: a move to nowhere.
fn emptied(scanner: &mut Scanner) -> Option<Vec<Component>> {
    scanner.space();
    let square = scanner.square()?;
    scanner.space();
    let dash = scanner.peek().filter(|sign| is_dash(*sign))?;
    scanner.advance(dash.len_utf8());
    let ends = |sign: char| sign.is_whitespace() || ";,/{".contains(sign);
    // `a2- a5` is a move, but `c4- d5-` are two removals.
    let mut ahead = *scanner;
    ahead.space();
    let moves = ahead.square().is_some() && !ahead.dash();
    let empties = !moves && scanner.peek().is_none_or(ends);
    empties.then(|| vec![Component::Remove { square }])
}

/// `P a2-a5`, `a2-a5`, `Pa2-a5`, `Q-a8` or `Q*a8`.
fn with_piece(scanner: &mut Scanner) -> Option<Vec<Component>> {
    for length in scanner.names() {
        let mut ahead = *scanner;
        let name = &scanner.rest()[..length];
        ahead.advance(length);
        let piece = (length > 0).then(|| name.to_owned());
        let mut other = ahead;
        if let Some(read) = put(&mut ahead, name).or_else(|| journey(&mut ahead, piece)) {
            *scanner = ahead;
            return Some(read);
        }
        if let Some(read) = emptied(&mut other) {
            *scanner = other;
            return Some(read);
        }
    }
    None
}

fn put(scanner: &mut Scanner, piece: &str) -> Option<Vec<Component>> {
    let mut ahead = *scanner;
    let sign = ahead.peek().filter(|sign| is_dash(*sign) || *sign == '*')?;
    ahead.advance(sign.len_utf8());
    let square = ahead.square()?;
    if piece.is_empty() {
        return None;
    }
    *scanner = ahead;
    let piece = piece.to_owned();
    Some(vec![Component::Put { piece, square }])
}

/// A move over two squares or more.
fn journey(scanner: &mut Scanner, piece: Option<String>) -> Option<Vec<Component>> {
    scanner.space();
    let mut from = scanner.square()?;
    let mut moves = Vec::new();
    loop {
        let mut ahead = *scanner;
        let to = ahead.dash().then(|| ahead.square()).flatten();
        let Some(to) = to else {
            break;
        };
        *scanner = ahead;
        moves.push(Component::Move {
            piece: piece.clone(),
            from: std::mem::replace(&mut from, to.clone()),
            to,
        });
    }
    if moves.is_empty() {
        return None;
    }
    let mut ahead = *scanner;
    if ahead.skip("=") {
        let piece = ahead.take(char::is_alphabetic).to_owned();
        *scanner = ahead;
        moves.push(Component::Become { piece });
    }
    Some(moves)
}

/// `capture h5 h6`, `swap d4 d7`, `move a2 a5` or `add P all c1 c2`.
fn command(scanner: &mut Scanner) -> Option<Vec<Component>> {
    let word = scanner
        .take(|sign| sign.is_ascii_alphabetic())
        .to_ascii_lowercase();
    if word.is_empty() || scanner.peek().is_none_or(|sign| !sign.is_whitespace()) {
        return None;
    }
    if REMOVALS.contains(&word.as_str()) {
        let removed = squares(scanner).into_iter();
        let removed: Vec<Component> = removed.map(|square| Component::Remove { square }).collect();
        return (!removed.is_empty()).then_some(removed);
    }
    let moved = |from: &String, to: &String| Component::Move {
        piece: None,
        from: from.clone(),
        to: to.clone(),
    };
    match word.as_str() {
        "swap" | "move" => match &squares(scanner)[..] {
            [from, to] if word == "move" => Some(vec![moved(from, to)]),
            [one, other] => Some(vec![moved(one, other), moved(other, one)]),
            _ => None,
        },
        "add" | "drop" => {
            scanner.space();
            let piece = scanner.take(|sign| sign.is_alphabetic()).to_owned();
            scanner.space();
            scanner.skip("all");
            let put = squares(scanner).into_iter().map(|square| Component::Put {
                piece: piece.clone(),
                square,
            });
            let put: Vec<Component> = put.collect();
            (!put.is_empty() && !piece.is_empty()).then_some(put)
        }
        _ => None,
    }
}

/// The squares that follow with nothing but space between them.
fn squares(scanner: &mut Scanner) -> Vec<String> {
    let mut squares = Vec::new();
    loop {
        let mut ahead = *scanner;
        ahead.space();
        let Some(square) = ahead.square() else {
            return squares;
        };
        let mut move_to = ahead;
        if move_to.dash() && move_to.square().is_some() {
            return squares;
        }
        squares.push(square);
        *scanner = ahead;
    }
}
