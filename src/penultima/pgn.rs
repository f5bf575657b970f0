//! A game of hidden rules in Portable Game Notation.
//!
//! Each move has both squares, because a shorter form would tell which other pieces could go there. Illegal tries and
//! removed pieces are comments, and a lost turn is `--`. The text has the seed and the rules only after the reveal.

use super::public::{PublicGame, Ruling, TryEntry};
use super::secret::Secret;
use crate::notation::pgn::Tags;
use crate::rules::{Color, Outcome};

/// The longest line, in characters.
const WIDTH: usize = 80;

impl PublicGame {
    /// The game as PGN, with what everybody knows.
    pub fn pgn(&self) -> String {
        self.written(None)
    }

    /// The game as PGN with the seed and the rules, for the time after the game.
    pub fn pgn_revealed(&self, secret: &Secret) -> String {
        self.written(Some(secret))
    }

    fn written(&self, secret: Option<&Secret>) -> String {
        let mut tags = Tags::default();
        tags.set("Event", "Penultima");
        tags.set("Result", result(self.outcome()));
        tags.set("Variant", "penultima");
        tags.set("Level", self.difficulty().number().to_string());
        tags.set(
            "Attempts",
            self.attempts()
                .number()
                .map_or("unlimited".to_owned(), |most| most.to_string()),
        );
        for piece in self.hidden() {
            let rule = secret.and_then(|secret| secret.rules().get(piece.role));
            let rule = rule.map(|rule| format!(": {rule}")).unwrap_or_default();
            tags.set(piece.role.name(), format!("{}{rule}", piece.name));
        }
        if let Some(secret) = secret {
            tags.set("Seed", secret.seed().to_string());
        }
        let mut words: Vec<String> = Vec::new();
        for entry in self.log() {
            words.extend(self.words(entry));
        }
        words.push(result(self.outcome()).to_owned());
        format!("{}\n{}\n", tags.write(), lines(&words))
    }

    /// An entry as words that stay together.
    fn words(&self, entry: &TryEntry) -> Vec<String> {
        let dots = if entry.side() == Color::White {
            "."
        } else {
            "..."
        };
        let number = format!("{}{dots}", entry.before.fullmove());
        let tried = self.long_form(entry);
        let mut words = match &entry.ruling {
            Ruling::Illegal => vec![format!("{{{tried}: illegal}}")],
            Ruling::Exposes => vec![format!("{{{tried}: exposes the king}}")],
            Ruling::Played { check, outcome, .. } => {
                let sign = match outcome {
                    Some(Outcome::Win(..)) => "#",
                    _ if *check => "+",
                    _ => "",
                };
                vec![number.clone(), format!("{tried}{sign}")]
            }
        };
        let name = |square| self.board().geometry().name(square);
        let removed: Vec<&str> = entry.removed().into_iter().map(name).collect();
        if !removed.is_empty() {
            words.push(format!("{{removed: {}}}", removed.join(" ")));
        }
        if entry.turn_lost {
            words.extend([number, "--".to_owned()]);
        }
        words
    }

    /// The piece with both squares, such as `Ra1-a4`.
    fn long_form(&self, entry: &TryEntry) -> String {
        let letter = entry
            .before
            .piece(entry.attempt.from)
            .map(|piece| self.board().kind(piece.piece_type()).letter);
        let letter = letter
            .filter(|&letter| letter != 'P')
            .map(String::from)
            .unwrap_or_default();
        let name = |square| self.board().geometry().name(square);
        let promotion = entry
            .attempt
            .promotion
            .map(|into| format!("={}", self.board().kind(into).letter));
        format!(
            "{letter}{}-{}{}",
            name(entry.attempt.from),
            name(entry.attempt.to),
            promotion.unwrap_or_default()
        )
    }
}

fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Color::White, _)) => "1-0",
        Some(Outcome::Win(Color::Black, _)) => "0-1",
        Some(Outcome::Draw(_)) => "1/2-1/2",
        None => "*",
    }
}

fn lines(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        match column {
            0 => {}
            _ if column + word.len() >= WIDTH => {
                text.push('\n');
                column = 0;
            }
            _ => {
                text.push(' ');
                column += 1;
            }
        }
        text.push_str(word);
        column += word.len();
    }
    text
}
