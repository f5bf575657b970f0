//! Rules and the referee's answers in words.

use super::game::PenultimaGame;
use baroque::explain::outcome_in_words;
use baroque::penultima::{
    Difficulty, GuessCheck, Hidden, Movement, NoTry, Power, PublicGame, Role, Rule, Ruling,
    TryEntry, Verdict, method_text,
};
use baroque::rules::MethodName;
use baroque::texts::{color_key, listed, piece_name, text};

/// A movement, after "Moves".
pub fn movement(movement: Movement) -> &'static str {
    match movement {
        Movement::Queen => text!("penultima-moves-queen"),
        Movement::Rook => text!("penultima-moves-rook"),
        Movement::Bishop => text!("penultima-moves-bishop"),
        Movement::Knight => text!("penultima-moves-knight"),
        Movement::Pawn => text!("penultima-moves-pawn"),
        Movement::King => text!("penultima-moves-king"),
        Movement::KnightKing => text!("penultima-moves-knight-king"),
        Movement::Three => text!("penultima-moves-three"),
        Movement::Nightrider => text!("penultima-moves-nightrider"),
    }
}

/// A method: its name, and what it is.
pub fn method(method: MethodName) -> (&'static str, &'static str) {
    let id = method_text(method).unwrap_or_default();
    let listed = |id: &str| listed(id).unwrap_or_default();
    (listed(id), listed(&format!("{id}.is")))
}

/// A power: its name, and what it is.
pub fn power(power: Power) -> (&'static str, &'static str) {
    match power {
        Power::Freeze => (text!("penultima-freeze"), text!("penultima-freeze.is")),
        Power::Swap => (text!("penultima-swap"), text!("penultima-swap.is")),
        Power::Drive => (text!("penultima-drive"), text!("penultima-drive.is")),
    }
}

/// A rule in sentences.
pub fn rule(rule: &Rule) -> String {
    let moves = text!("penultima-rule-moves", how = movement(rule.movement));
    let methods = rule.methods.iter().map(|&known| method(known).1);
    let powers = rule.powers.iter().map(|&known| power(known).1);
    let sentences = methods.chain(powers).map(str::to_owned);
    std::iter::once(moves)
        .chain(sentences)
        .collect::<Vec<_>>()
        .join(" ")
}

pub fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty.number() {
        1 => text!("penultima-level-1"),
        2 => text!("penultima-level-2"),
        3 => text!("penultima-level-3"),
        4 => text!("penultima-level-4"),
        _ => text!("penultima-level-5"),
    }
}

/// The piece that a picture shows.
pub fn role(role: Role) -> &'static str {
    match role {
        Role::Queen => text!("penultima-queen"),
        Role::Rook => text!("penultima-rook"),
        Role::Bishop => text!("penultima-bishop"),
        Role::Knight => text!("penultima-knight"),
        Role::Pawn => text!("penultima-pawn"),
    }
}

/// A hidden piece: its name, and what it looks like.
pub fn piece(hidden: &Hidden) -> String {
    text!(
        "penultima-piece",
        name = hidden.name.as_str(),
        piece = role(hidden.role)
    )
}

/// A try in squares, with its piece.
fn attempt(public: &PublicGame, entry: &TryEntry) -> String {
    let name = |square| public.board().geometry().name(square);
    let kind = entry.before.piece(entry.attempt.from);
    let kind = kind.map_or_else(String::new, |piece| {
        piece_name(public.board().kind(piece.piece_type()))
    });
    text!(
        "penultima-try",
        piece = kind,
        from = name(entry.attempt.from),
        to = name(entry.attempt.to)
    )
}

/// The referee's answer to a try.
fn ruling(public: &PublicGame, entry: &TryEntry) -> String {
    let mut words = vec![match entry.ruling {
        Ruling::Illegal => text!("penultima-illegal").to_owned(),
        Ruling::Exposes => text!("penultima-exposes").to_owned(),
        Ruling::Played { .. } => text!("penultima-legal").to_owned(),
    }];
    let removed = entry.removed();
    if removed.any() {
        let name = |square| public.board().geometry().name(square);
        let squares: Vec<&str> = removed.into_iter().map(name).collect();
        words.push(text!(
            "penultima-gone",
            count = squares.len(),
            squares = squares.join(", ")
        ));
    }
    if let Ruling::Played { check, outcome, .. } = &entry.ruling {
        match outcome {
            Some(outcome) => words.push(text!(
                "tries-ended",
                outcome = outcome_in_words(*outcome).to_string()
            )),
            None if *check => words.push(text!("tries-check").to_owned()),
            None => {}
        }
    }
    if entry.turn_lost {
        words.push(text!("penultima-turn-lost").to_owned());
    }
    words.join(" ")
}

/// A try, who made it, and what the referee says about it.
pub fn entry_words(public: &PublicGame, entry: &TryEntry) -> String {
    text!(
        "penultima-try-words",
        side = color_key(entry.side()),
        tried = attempt(public, entry),
        ruling = ruling(public, entry)
    )
}

/// The side to move with its number of tries, or the result.
pub fn state(game: &PenultimaGame) -> String {
    let public = game.public();
    if let Some(laboratory) = game.laboratory() {
        return match (laboratory.is_done(), game.shown, public.outcome()) {
            (true, ..) => text!("penultima-all-found", score = laboratory.score()),
            (_, true, _) => text!("penultima-rules-shown").to_owned(),
            (.., Some(outcome)) => text!(
                "penultima-set-up-needed",
                outcome = outcome_in_words(outcome).to_string()
            ),
            (.., None) => text!("tries-to-move", side = color_key(public.turn())),
        };
    }
    let yours = game.opponent.is_some() && !game.computer_moves();
    match (public.outcome(), public.attempts_left()) {
        (Some(outcome), _) => text!(
            "tries-ended",
            outcome = outcome_in_words(outcome).to_string()
        ),
        (None, Some(left)) if yours => text!("penultima-your-move-tries", count = left),
        (None, Some(left)) if !game.computer_moves() => text!(
            "penultima-to-move-tries",
            side = color_key(public.turn()),
            count = left
        ),
        (None, None) if yours => text!("tries-your-move").to_owned(),
        (None, _) => text!("tries-to-move", side = color_key(public.turn())),
    }
}

/// Why something is no try.
pub fn no_try(no_try: NoTry) -> String {
    let words = match no_try {
        NoTry::GameOver => text!("penultima-no-try-over"),
        NoTry::NotYours => text!("penultima-no-try-not-yours"),
        NoTry::SameSquare => text!("penultima-no-try-same-square"),
    };
    words.to_owned()
}

/// Whether the tries fit the guess on the open page.
pub fn checked(game: &PenultimaGame) -> String {
    let words = match &game.notebook.checked {
        GuessCheck::Not => "",
        GuessCheck::Asked => text!("penultima-checking"),
        GuessCheck::Is(Verdict::Consistent) => text!("penultima-fits"),
        GuessCheck::Is(Verdict::Unplayable) => text!("penultima-unplayable"),
        GuessCheck::Is(Verdict::Contradicted(tries)) => {
            return text!("penultima-contradicted", count = tries.len());
        }
    };
    words.to_owned()
}
