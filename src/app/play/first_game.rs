//! A first game against the computer, with tips.

use super::set_choice::SetChoice;
use super::state::Playing;
use super::table::{GameChoice, Player, Table};
use crate::app::shell::{Notify, Outbox};
use crate::app::texts::text;
use crate::app::variants::{Variants, first_game};
use baroque::explain::threats_by;
use baroque::rules::{ByColor, Color, Move, Piece, Position, Royal, Square};
use baroque::search::{Level, piece_values};

/// A loss of this much value is a blunder, in centipawns.
const BLUNDER: i32 = 200;

/// The tips that were shown in a first game. Each is shown once.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FirstGame {
    number: u64,
    /// The last move before which there was a warning, and the number of plies before it.
    warned: Option<(usize, Move)>,
    special: bool,
    capture: bool,
    check: bool,
    over: bool,
}

/// The choices for a first game: its smallest board, and the computer's easiest level.
pub(super) fn choice(variants: &Variants) -> Option<GameChoice> {
    let info = first_game(&variants.cards)?.info.clone();
    let squares = |layout: &&String| {
        let variant = variants.games.variant(&info.id, Some(layout), &[]);
        variant.map_or(usize::MAX, |variant| variant.geometry().len())
    };
    let layout = info.layouts.iter().min_by_key(squares);
    Some(GameChoice {
        layout: layout.cloned().unwrap_or_default(),
        id: info.id,
        options: Vec::new(),
        players: ByColor {
            white: Player::Human,
            black: Player::Computer(Level::ALL[0]),
        },
        time: None,
        names: ByColor::default(),
        random: false,
        sets: SetChoice::default(),
    })
}

impl Playing {
    /// Shows the tip for the current moment of a first game.
    pub(super) fn accompany(&mut self, outbox: &mut Outbox) {
        let (Some(first), Some(table)) = (&mut self.first, &self.table) else {
            return;
        };
        if first.number != table.number() {
            self.first = None;
        } else if let Some(words) = first.word(table) {
            outbox.send(Notify(words));
        }
    }
}

impl FirstGame {
    /// A game without any tip yet.
    pub(super) fn new(table: &Table) -> FirstGame {
        FirstGame {
            number: table.number(),
            ..FirstGame::default()
        }
    }

    /// A warning before a move that loses the piece that moves. If the player makes the same move again, there is none.
    pub(super) fn warning(&mut self, table: &Table, mv: Move) -> Option<String> {
        let this = (table.record.len(), mv);
        if self.number != table.number() || !table.continues() || self.warned == Some(this) {
            return None;
        }
        let captor = captor(table, mv)?;
        self.warned = Some(this);
        let (variant, position) = (table.variant(), table.position());
        let name = |square| {
            let piece = position.piece(square);
            piece.map_or("", |piece| &variant.kind(piece.piece_type()).name)
        };
        Some(text!(
            "first-guarded",
            enemy = name(captor),
            square = variant.geometry().name(captor),
            piece = name(mv.from)
        ))
    }

    /// The next tip, if there is one for the current position.
    fn word(&mut self, table: &Table) -> Option<String> {
        let once = |said: &mut bool| !std::mem::replace(said, true);
        if table.outcome().is_some() {
            return once(&mut self.over).then(|| text!("first-over").to_owned());
        }
        if !table.at_newest()
            || table.is_moving()
            || table.players[table.record.turn()].is_computer()
        {
            return None;
        }
        let (variant, position) = (table.variant(), table.position());
        let checked = variant.settings().royal == Royal::Check && variant.in_check(position);
        if checked && once(&mut self.check) {
            return Some(text!("first-check").to_owned());
        }
        let mine = |square: Square| {
            let piece = position.piece(square)?;
            let special = !variant.kind(piece.piece_type()).is_orthodox();
            (special && piece.color() == position.turn()).then_some(piece)
        };
        let name = |piece: Piece| variant.kind(piece.piece_type()).name.as_str();
        let captures = || {
            let mut moves = table.legal_moves().iter();
            moves.find_map(|&mv| {
                let piece = mine(mv.from)?;
                let made = variant.transition(position, mv);
                made.captured().any().then_some(piece)
            })
        };
        if !self.capture
            && let Some(piece) = captures()
        {
            self.capture = true;
            return Some(text!("first-capture", piece = name(piece)));
        }
        let white = variant.army(Color::White).iter();
        let special = white
            .map(|piece| Piece::new(Color::White, piece))
            .find(|piece| !variant.kind(piece.piece_type()).is_orthodox())?;
        let moved = table.record.len() >= 2;
        (moved && once(&mut self.special)).then(|| {
            let rule = variant.kind(special.piece_type()).text.as_str();
            text!("first-special", piece = name(special), rule = rule)
        })
    }
}

/// The square of an enemy that could capture the piece after its move, if that loses much even when the enemy is then
/// captured too.
fn captor(table: &Table, mv: Move) -> Option<Square> {
    let (variant, before) = (table.variant(), table.position());
    let values = piece_values(variant);
    let value = |position: &Position, square: Square| {
        let piece = position.piece(square);
        piece.map_or(0, |piece| values[piece.piece_type().index()])
    };
    let gained: i32 = variant
        .captured(before, mv)
        .into_iter()
        .map(|square| value(before, square))
        .sum();
    let after = variant.play(before, mv);
    let legal = variant.legal_moves(&after);
    let side = before.turn();
    let threats = threats_by(variant, &after, !side).into_iter();
    let mut dangers = threats.filter(|threat| {
        let answer = threat.transition.mv;
        if threat.victim != mv.to || !legal.contains(&answer) {
            return false;
        }
        let then = variant.play(&after, answer);
        let mut back = threats_by(variant, &then, side).into_iter();
        let regained = match back.any(|back| back.victim == answer.to) {
            true => value(&then, answer.to),
            false => 0,
        };
        value(before, mv.from) - gained - regained >= BLUNDER
    });
    dangers.next().map(|threat| threat.from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::{BoardAction, NewGameAction, PlayAction};
    use crate::app::tests::Program;
    use baroque::notation::find_move;
    use baroque::rules::{Outcome, WinReason};
    use baroque::variant_file::Catalogue;

    fn play(session: &mut Program, moves: &str) {
        for text in moves.split_whitespace() {
            let table = session.table_mut();
            let mv = find_move(table.variant(), table.record.position(), text).expect(text);
            table.play(mv, false);
            table.end_animations();
            session.advance(0.0);
        }
    }

    fn message(session: &Program) -> String {
        let notices = session.shell().notices.shown().iter();
        notices
            .map(|notice| notice.text.as_str())
            .collect::<Vec<_>>()
            .join("\n")
    }

    #[test]
    fn a_first_game_warns_before_a_piece_is_lost() {
        let mut session = Program::new(Catalogue::built_in());
        session.apply(NewGameAction::First);
        // The pawn on b6 guards a5, and nothing guards d2.
        play(&mut session, "d2d4 b7b6");
        let mut make = |text: &str| {
            let table = session.table();
            let mv = find_move(table.variant(), table.position(), text).unwrap();
            session.apply(BoardAction::Play(mv));
            (session.table().record.len(), message(&session))
        };
        let (plies, message) = make("e1a5");
        assert_eq!(plies, 2);
        let warning = "the Pawn on b6 could capture your Queen";
        assert!(message.contains(warning), "{message}");
        assert_eq!(make("e1d2").0, 3, "a safe move is played at once");
        session.apply(BoardAction::TakeBack);
        let table = session.table();
        let mv = find_move(table.variant(), table.position(), "e1a5").unwrap();
        session.apply(BoardAction::Play(mv));
        assert_eq!(session.table().record.len(), 3, "the same move again");
    }

    #[test]
    fn a_first_game_is_easy_and_shows_each_tip_once() {
        let mut session = Program::new(Catalogue::built_in());
        session.apply(NewGameAction::First);
        let table = session.table();
        assert_eq!(table.variant().id(), "withdrawer-chess");
        assert_eq!(table.variant().layout(), "10x8");
        assert_eq!(table.players.white, Player::Human);
        assert_eq!(table.players.black, Player::Computer(Level::Newcomer));
        assert_eq!(message(&session), text!("first-begin"));
        play(&mut session, "e2e4 e7e5");
        assert!(
            message(&session).contains("Withdrawer:"),
            "{}",
            message(&session)
        );
        let before = message(&session);
        play(&mut session, "a2a3 a7a6");
        assert_eq!(message(&session), before);
        session.apply(PlayAction::Resign);
        session.apply(PlayAction::Conclude(Outcome::Win(
            Color::Black,
            WinReason::Resignation,
        )));
        session.advance(0.0);
        assert!(
            message(&session).contains(text!("first-over")),
            "{}",
            message(&session)
        );
        // The next game has no tips.
        session.apply(NewGameAction::Play("chess".to_owned()));
        session.advance(0.0);
        assert!(session.playing().first.is_none());
        session.apply(BoardAction::First);
    }
}
