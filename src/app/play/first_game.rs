//! A first game against the computer, with tips and warnings. Other games at the easiest level have the warnings only.

use super::set_choice::SetChoice;
use super::state::Playing;
use super::table::{GameChoice, Player, Table};
use super::warnings::MoveValues;
use crate::app::board::interact::Explanation;
use crate::app::shell::{Notify, Outbox, WithdrawNotice};
use crate::app::variants::{Variants, first_game};
use baroque::diagram::refusal_marks;
use baroque::notation::write_squares;
use baroque::rules::{ByColor, Move, Piece, Royal, Square};
use baroque::search::{Level, piece_values};
use baroque::texts::text;

/// The tips that were shown in a first game, each of which is shown once, and the warnings of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameTips {
    number: u64,
    /// The number of plies at the last warning, the move before which it was, and the answer of which it warned.
    warned: Option<(usize, Move, Option<Move>)>,
    /// The last tip, and the number of plies for which it is.
    tip: Option<(usize, String)>,
    /// The values of the player's moves, which the warnings need.
    pub(super) values: MoveValues,
    capture: bool,
    check: bool,
}

/// The choices for a first game: the board that lessons and puzzles have, and the computer's easiest level.
pub(super) fn choice(variants: &Variants) -> Option<GameChoice> {
    let info = first_game(&variants.cards)?.info.clone();
    Some(GameChoice {
        layout: info.layouts.into_iter().next().unwrap_or_default(),
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
        let (Some(tips), Some(table)) = (&mut self.tips, &self.table) else {
            return;
        };
        if tips.number != table.number() {
            self.tips = None;
            return;
        }
        let plies = table.record.len();
        // A tip is about one position.
        if let Some((_, old)) = tips.tip.take_if(|(of, _)| *of != plies) {
            outbox.send(WithdrawNotice(old));
        }
        // A move that is taken back and made again is warned of again.
        tips.warned.take_if(|warned| warned.0 != plies);
        if let Some(words) = tips.word(table) {
            tips.tip = Some((plies, words.clone()));
            outbox.send(Notify(words));
        }
    }
}

impl GameTips {
    /// Those of a first game, none of which was shown yet.
    pub(super) fn new(table: &Table) -> GameTips {
        GameTips {
            number: table.number(),
            ..GameTips::default()
        }
    }

    /// Only the warnings, if a human plays against the easiest level without a clock.
    pub(super) fn only_warnings(table: &Table) -> Option<GameTips> {
        let players = [table.players.white, table.players.black];
        let easy = players.contains(&Player::Human)
            && players.contains(&Player::Computer(Level::Newcomer))
            && table.clock.is_none()
            && !table.is_practice();
        easy.then(|| GameTips {
            capture: true,
            check: true,
            ..GameTips::new(table)
        })
    }

    /// Whether this is the game on a table.
    pub(super) fn is_of(&self, table: &Table) -> bool {
        self.number == table.number()
    }

    /// A warning before a blunder, beside the piece. If the player makes the same move again, or another one after which
    /// the same answer is possible, there is none.
    pub(super) fn warning(&mut self, table: &Table, mv: Move) -> Option<Explanation> {
        let plies = table.record.len();
        let known = self.warned.filter(|warned| warned.0 == plies);
        if !self.is_of(table) || !table.continues() || known.is_some_and(|warned| warned.1 == mv) {
            return None;
        }
        let line = self.values.blunder(plies, mv)?;
        let answer = line.first().copied();
        if known.is_some_and(|warned| warned.2.is_some() && warned.2 == answer) {
            return None;
        }
        self.warned = Some((plies, mv, answer));
        let captured = answer.and_then(|answer| capture(table, mv, answer));
        let target = captured.as_ref().map(|(victim, _)| *victim);
        let words = captured.map_or_else(|| answered(table, mv, answer), |(_, words)| words);
        let marks = answer.map_or_else(Vec::new, |answer| {
            let target = target.unwrap_or(answer.to);
            refusal_marks(table.view(), target, answer.from.into(), false)
        });
        Some(Explanation {
            at: mv.from,
            words: words.into(),
            marks,
            moving: None,
        })
    }

    /// The next tip, if there is one for the current position.
    fn word(&mut self, table: &Table) -> Option<String> {
        let once = |said: &mut bool| !std::mem::replace(said, true);
        if table.outcome().is_some()
            || !table.at_newest()
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
        let name = |piece: Piece| variant.kind(piece.piece_type());
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
        None
    }
}

/// A warning of an answer that captures nothing at once.
fn answered(table: &Table, mv: Move, answer: Option<Move>) -> String {
    let variant = table.variant();
    let after = variant.play(table.position(), mv);
    let answer = answer.map_or_else(String::new, |answer| write_squares(variant, &after, answer));
    text!("first-answered", answer = answer)
}

/// The square of the most valuable piece that the enemy's answer to a move captures, and words for it.
fn capture(table: &Table, mv: Move, answer: Move) -> Option<(Square, String)> {
    let variant = table.variant();
    let after = variant.play(table.position(), mv);
    let values = piece_values(variant);
    let value = |square: &Square| {
        let piece = after.piece(*square);
        piece.map_or(0, |piece| values[piece.piece_type().index()])
    };
    let captured = variant.captured(&after, answer).into_iter();
    let victim = captured.max_by_key(value)?;
    let name = |square| Some(variant.kind(after.piece(square)?.piece_type()));
    let words = text!(
        "first-guarded",
        enemy = name(answer.from)?,
        square = variant.geometry().name(answer.from),
        piece = name(victim)?,
        at = variant.geometry().name(victim)
    );
    Some((victim, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::{BoardAction, NewGameAction, PlayAction};
    use crate::app::play::warnings::{WarningEngine, search_moves};
    use crate::app::tests::Program;
    use baroque::notation::find_move;
    use baroque::rules::{Color, Outcome, WinReason};
    use baroque::variant_file::Catalogue;
    use std::time::{Duration, Instant};

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

    /// Waits until the values of the player's moves are known.
    fn think(session: &mut Program) {
        session.init::<WarningEngine>();
        let plies = session.table().record.len();
        let begun = Instant::now();
        let known = |session: &Program| {
            let tips = session.playing().tips.as_ref().unwrap();
            tips.values.is_known(plies)
        };
        while !known(session) && begun.elapsed() < Duration::from_secs(30) {
            std::thread::sleep(Duration::from_millis(5));
            session.run(search_moves);
        }
        assert!(known(session));
    }

    fn make(session: &mut Program, text: &str) -> (usize, String) {
        let table = session.table();
        let mv = find_move(table.variant(), table.position(), text).unwrap();
        session.apply(BoardAction::Play(mv));
        let table = session.table();
        let answer = table.interaction.answer.as_ref();
        let words = answer.map_or_else(String::new, |answer| {
            assert_eq!(answer.marks.len(), 2, "a ring and a line");
            answer.words.to_string()
        });
        (table.record.len(), words)
    }

    #[test]
    fn a_first_game_warns_before_a_piece_is_lost() {
        let mut session = Program::new(Catalogue::built_in());
        session.apply(NewGameAction::First);
        // The pawn on b6 guards a5, and nothing guards d2.
        play(&mut session, "d2d4 b9b7 h2h3 b7b6");
        think(&mut session);
        let (plies, message) = make(&mut session, "e1a5");
        assert_eq!(plies, 4);
        let warning = "the Pawn on b6 could capture your Queen on a5";
        assert!(message.contains(warning), "{message}");
        assert_eq!(
            make(&mut session, "e1d2").0,
            5,
            "a safe move is played at once"
        );
        session.apply(BoardAction::TakeBack);
        think(&mut session);
        assert_eq!(make(&mut session, "e1a5").0, 5, "the same move again");
    }

    #[test]
    fn a_first_game_warns_before_another_piece_than_the_mover_is_lost() {
        let mut session = Program::new(Catalogue::built_in());
        session.apply(NewGameAction::First);
        // The pawn on b6 attacks the queen, which stays if the pawn on i2 moves.
        play(&mut session, "d2d4 b9b7 e1a5 b7b6");
        think(&mut session);
        let (plies, message) = make(&mut session, "i2i3");
        assert_eq!(plies, 4);
        assert!(message.contains("capture your Queen on a5"), "{message}");
    }

    #[test]
    fn a_first_game_is_easy_and_shows_each_tip_once() {
        let mut session = Program::new(Catalogue::built_in());
        session.apply(NewGameAction::First);
        let table = session.table();
        assert_eq!(table.variant().id(), "withdrawer-chess");
        assert_eq!(table.variant().layout(), "10x10");
        assert_eq!(table.players.white, Player::Human);
        assert_eq!(table.players.black, Player::Computer(Level::Newcomer));
        assert_eq!(message(&session), text!("first-begin"));
        play(&mut session, "e2e4 e9e7");
        // The pawn on g6 stands next to the Withdrawer on g5, which can move away from it.
        play(&mut session, "d2d4 b9b7 c1g5 g9g6");
        assert!(
            message(&session).contains("Your Withdrawer can capture now"),
            "{}",
            message(&session)
        );
        // The Withdrawer can still capture, but the tip was about another position.
        play(&mut session, "a2a3 a9a8");
        assert_eq!(message(&session), text!("first-begin"));
        session.apply(PlayAction::Resign);
        session.apply(PlayAction::Conclude(Outcome::Win(
            Color::Black,
            WinReason::Resignation,
        )));
        session.advance(0.0);
        // The panel says how the game ended.
        assert_eq!(message(&session), text!("first-begin"));
        // The next game has no tips, but warnings. Against a stronger level there are none.
        session.apply(NewGameAction::Play("chess".to_owned()));
        session.advance(0.0);
        let seen = message(&session);
        play(&mut session, "e2e4 f7f6 d1h5");
        assert_eq!(message(&session), seen, "no word about the check");
        assert!(session.playing().tips.is_some());
        let mut table = Table::with_game(session.table().game().clone(), session.table().players);
        table.players.black = Player::Computer(Level::Master);
        assert!(GameTips::only_warnings(&table).is_none());
    }
}
