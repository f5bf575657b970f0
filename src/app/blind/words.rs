//! The umpire's words.

use super::game::BlindGame;
use baroque::blind::{CheckLine, CheckNews, HeardPly, Identity, Removed};
use baroque::explain::outcome_in_words;
use baroque::rules::{Color, Variant};
use baroque::texts::{color_key, piece_name, text};

/// The choice that leaves the array as it is.
const KEEP: &str = "setup:keep";

/// A ply in words, as the side that looks at the board knows it: who moved, and what the umpire said.
pub fn ply(game: &BlindGame, index: usize) -> String {
    let Some(heard) = game.knowledge().plies().get(index) else {
        return String::new();
    };
    let side = color_key(heard.mover);
    let moved = match (&heard.news.choice, game.own_ply(index)) {
        (Some(choice), _) if choice == KEEP => text!("blind-kept", side = side),
        (Some(_), _) => text!("blind-exchanged", side = side),
        (None, Some(own)) => {
            let played = attempt(game, &own.played);
            text!("blind-played", side = side, played = played)
        }
        (None, None) => text!("blind-moved", side = side),
    };
    let said = said(game, heard);
    match said.is_empty() {
        true => moved,
        false => format!("{moved} {said}"),
    }
}

/// A try in words: its two squares, the removal of an own frozen piece, or as it was made.
pub fn attempt(game: &BlindGame, text: &str) -> String {
    let name = |square| game.variant().geometry().name(square);
    match game.squares_of(text) {
        Some((from, to)) if from != to => format!("{}-{}", name(from), name(to)),
        Some((from, _)) if text == name(from).repeat(2) => {
            text!("blind-removal", square = name(from))
        }
        _ => text.to_owned(),
    }
}

/// Whether the side that looks at the board has heard more of a ply than that it was played.
pub fn is_told(game: &BlindGame, index: usize) -> bool {
    let heard = game.knowledge().plies().get(index);
    heard.is_some_and(|heard| heard.news.choice.is_some() || !said(game, heard).is_empty())
}

/// The plies since the player's last move, which the player has not seen yet: that move and the answers to it.
pub fn news(game: &BlindGame) -> String {
    let plies = game.knowledge().plies();
    let last_own = plies.iter().rposition(|ply| ply.own.is_some());
    let words = (last_own.unwrap_or(0)..plies.len()).map(|index| ply(game, index));
    words.collect::<Vec<String>>().join(" ")
}

/// The umpire's announcements about a ply, which both sides may hear.
pub fn said(game: &BlindGame, heard: &HeardPly) -> String {
    let (variant, side) = (game.variant(), game.knowledge().side());
    let news = &heard.news;
    let lists = [(!side, &news.took), (side, &news.lost)];
    let mut words: Vec<String> = lists
        .into_iter()
        .flat_map(|(side, list)| {
            list.iter()
                .map(move |gone| (side, removed(variant, side, gone)))
        })
        .map(|(side, lost)| match side == heard.mover {
            true => text!("blind-own-loss", lost = lost),
            false => lost,
        })
        .collect();
    words.extend(news.check.as_ref().map(check));
    if let Some(outcome) = news.outcome {
        words.push(text!(
            "tries-ended",
            outcome = outcome_in_words(outcome).to_string()
        ));
    }
    words.join(" ")
}

/// A piece that has left the board.
fn removed(variant: &Variant, side: Color, gone: &Removed) -> String {
    let (side, square) = (color_key(side), variant.geometry().name(gone.at));
    match gone.identity {
        Identity::Unsaid => text!("blind-lost-something", side = side, square = square),
        Identity::Pawn => text!("blind-lost-pawn", side = side, square = square),
        Identity::Piece => text!("blind-lost-piece", side = side, square = square),
        Identity::Type(kind) => text!(
            "blind-lost-type",
            side = side,
            square = square,
            piece = variant.kind(kind)
        ),
    }
}

fn check(news: &CheckNews) -> String {
    let line = |line: &CheckLine| match line {
        CheckLine::File => text!("blind-check-file"),
        CheckLine::Rank => text!("blind-check-rank"),
        CheckLine::LongDiagonal => text!("blind-check-long-diagonal"),
        CheckLine::ShortDiagonal => text!("blind-check-short-diagonal"),
        CheckLine::Diagonal => text!("blind-check-diagonal"),
    };
    let lines: Vec<&str> = news.lines.iter().map(line).collect();
    match lines.is_empty() {
        true => text!("tries-check").to_owned(),
        false => text!("blind-check-lines", lines = lines.join(", ")),
    }
}

/// The side to move, or the result, or that an earlier position is shown.
pub fn state(game: &BlindGame) -> String {
    let knowledge = game.knowledge();
    if game.board.looks_back() {
        return text!("blind-looks-back").to_owned();
    }
    if let Some(outcome) = game.outcome() {
        return text!(
            "tries-ended",
            outcome = outcome_in_words(outcome).to_string()
        );
    }
    if game.computer_moves() {
        return text!("tries-thinks").to_owned();
    }
    let to_move = match game.opponent {
        Some(_) => text!("tries-your-move").to_owned(),
        None => text!("tries-to-move", side = color_key(knowledge.to_move())),
    };
    match captures(game) {
        Some(captures) => format!("{to_move} {captures}"),
        None => to_move,
    }
}

/// The number of captures by orthodox pawns that the umpire has told the player to move.
fn captures(game: &BlindGame) -> Option<String> {
    let knowledge = game.knowledge();
    let own_turn = knowledge.may_try();
    let last = knowledge.plies().last().filter(|_| own_turn);
    let announced = last
        .and_then(|ply| ply.news.tries)
        .filter(|&tries| tries > 0);
    let count = knowledge.turn().asked.or(announced)?;
    Some(text!("blind-pawn-captures", count = count))
}

/// The announced check of the player to move, after a refused try.
pub fn still_in_check(game: &BlindGame) -> String {
    let announced = game.knowledge().check();
    announced.map(check).unwrap_or_default()
}

/// What a side has captured so far, as far as the umpire has said it.
pub fn taken(game: &BlindGame) -> String {
    let variant = game.variant();
    let mut pieces: Vec<(String, usize)> = Vec::new();
    for gone in game.knowledge().taken() {
        let name = match gone.identity {
            Identity::Unsaid => text!("blind-something").to_owned(),
            Identity::Pawn => text!("blind-pawn").to_owned(),
            Identity::Piece => text!("blind-piece").to_owned(),
            Identity::Type(kind) => piece_name(variant.kind(kind)),
        };
        match pieces.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => pieces.push((name, 1)),
        }
    }
    let words = pieces
        .iter()
        .map(|(name, count)| text!("blind-counted", piece = name.as_str(), count = *count));
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => text!("blind-taken-nothing").to_owned(),
        false => text!("blind-taken", pieces = words.join(", ")),
    }
}
