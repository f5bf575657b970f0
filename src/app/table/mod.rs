//! A game on the board: its record, who plays, what is shown, and the move in motion.

mod asked;
mod clock;
mod course;
mod ends;
mod premove;
#[cfg(test)]
mod tests;

pub use course::{Ask, Course};
pub use premove::{Ahead, Premove};

use super::analysis::advice::Advice;
use super::board::drawing::{Drawing, Place};
use super::board::interact::{Chooser, Drag, Interaction, Pick};
use crate::diagram::{BoardView, Film, Point, Timeline, all_frozen, hands, motion};
use crate::game::{Clock, Game, Record};
use crate::rules::{Bitboard, ByColor, Move, Outcome, Position, Transition, Variant};
use crate::search::{Effort, Level};
use std::collections::VecDeque;
use std::sync::Arc;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this screen.
    Human,
    /// The computer, at a level.
    Computer(Level),
    /// The computer as strong as what it may spend on a move makes it.
    Custom(Effort),
}

impl Player {
    /// Whether it is nobody at this screen.
    pub fn is_computer(self) -> bool {
        self != Player::Human
    }
}

/// A move on its way across the board.
#[derive(Clone, Debug)]
pub struct Motion {
    /// The position before the move.
    pub before: Position,
    /// Men that are frozen before the move and after it, and do not move.
    pub frozen: Bitboard,
    timeline: Timeline,
    backward: bool,
    /// Seconds at normal speed since it began.
    clock: f32,
}

impl Motion {
    fn new(
        variant: &Variant,
        view: &BoardView,
        before: Position,
        transition: &Transition,
        backward: bool,
        quiet: bool,
    ) -> Motion {
        let frozen = all_frozen(variant, &before);
        let timeline = motion(view, transition, frozen, quiet);
        let after = variant.play(&before, transition.mv);
        let frozen = frozen & all_frozen(variant, &after);
        Motion {
            before,
            frozen: frozen - timeline.hidden(),
            timeline,
            backward,
            clock: 0.0,
        }
    }

    /// The move's timeline and the moment of it to be shown.
    pub fn now(&self) -> (&Timeline, f32) {
        let time = if self.backward {
            self.timeline.length() - self.clock
        } else {
            self.clock
        };
        (&self.timeline, time)
    }
}

/// A game on the board.
#[derive(Debug)]
pub struct Table {
    /// The moves, and how the game stands.
    pub record: Record,
    /// Who plays each side.
    pub players: ByColor<Player>,
    /// How much time the sides have left, if the game is timed.
    pub clock: Option<Clock>,
    /// Pauses, offers, questions, and moves made ahead.
    pub course: Course,
    /// What the hand over the board does.
    pub interaction: Interaction,
    /// The arrows and circles on its positions.
    pub drawing: Drawing,
    /// What the analysis shows.
    pub advice: Advice,
    /// Whether motion is reduced to fades and marks.
    pub quiet: bool,
    /// Whether nobody may move for now.
    pub locked: bool,
    view: BoardView,
    shown: usize,
    motions: VecDeque<Motion>,
    legal: Vec<Move>,
}

impl Table {
    /// A game from a position on, seen from the side of the person who plays it.
    pub fn new(variant: Arc<Variant>, start: Position, players: ByColor<Player>) -> Table {
        Table::with_game(Game::new(variant, start), players)
    }

    /// A game that has been written down, with its variations; the end of its main line is shown.
    pub fn with_game(game: Game, players: ByColor<Player>) -> Table {
        let flipped = players.black == Player::Human && players.white != Player::Human;
        let record = Record::of(game);
        let mut table = Table {
            view: BoardView::of(record.variant(), flipped),
            shown: record.len(),
            record,
            players,
            clock: None,
            course: Course::default(),
            interaction: Interaction::default(),
            drawing: Drawing::default(),
            advice: Advice::default(),
            quiet: false,
            locked: false,
            motions: VecDeque::new(),
            legal: Vec::new(),
        };
        table.refresh();
        table
    }

    /// The game with its variations and tags.
    pub fn game(&self) -> &Game {
        self.record.game()
    }

    /// The rules.
    pub fn variant(&self) -> &Variant {
        self.record.variant()
    }

    /// How the board is seen.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// What lies at a point of the picture: a square, or a man in the hand of the side on move.
    pub fn pick_at(&self, point: Point) -> Option<Pick> {
        let (variant, position) = (self.variant(), self.position());
        if let Some(square) = self.view.square_at(variant.geometry(), point) {
            return Some(Pick::Board(square));
        }
        hands(&self.view, variant, position)
            .into_iter()
            .find(|held| held.man.color() == position.turn() && held.covers(point))
            .map(|held| Pick::Hand(held.man.piece_type()))
    }

    /// How many plies have been played in the position that is shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The position that is shown, or will be once all motion has come to rest.
    pub fn position(&self) -> &Position {
        &self.record.positions()[self.shown]
    }

    /// Which position of the game is shown, for what is drawn on it.
    pub fn place(&self) -> Place {
        (self.shown, self.position().hash())
    }

    /// What led to the position that is shown.
    pub fn last_transition(&self) -> Option<&Transition> {
        let index = self.shown.checked_sub(1)?;
        Some(&self.record.ply(index)?.transition)
    }

    /// The move that led to the position that is shown, as a film.
    pub fn last_move_film(&self) -> Option<Film> {
        let before = self.record.positions().get(self.shown.checked_sub(1)?)?;
        let lines = [vec![self.last_transition()?.mv]];
        let (variant, view) = (self.record.variant().clone(), self.view.clone());
        Some(Film::new(variant, view, before.clone(), &lines, false))
    }

    /// The move that is in motion.
    pub fn motion(&self) -> Option<&Motion> {
        self.motions.front()
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }

    /// Whether the newest position is shown.
    pub fn at_end(&self) -> bool {
        self.shown + 1 == self.record.positions().len()
    }

    /// Who plays the side on move.
    pub fn player_on_move(&self) -> Player {
        self.players[self.record.turn()]
    }

    /// The moves that somebody at the screen may play now.
    pub fn legal_moves(&self) -> &[Move] {
        let human = self.player_on_move() == Player::Human;
        if self.at_end() && human && !self.locked && !self.course.paused {
            &self.legal
        } else {
            &[]
        }
    }

    /// Plays a legal move and sets it in motion; `carried` if its man has been carried to its stop.
    /// An illegal one changes nothing.
    pub fn play(&mut self, mv: Move, carried: bool) {
        self.perform(mv, carried, false);
    }

    /// Plays a legal move that is to be seen after the one before it.
    fn play_after(&mut self, mv: Move) {
        self.perform(mv, false, true);
    }

    fn perform(&mut self, mv: Move, carried: bool, waits: bool) {
        let before = self.record.position().clone();
        if self.record.play(mv).is_err() {
            return;
        }
        self.press_clock(before.turn());
        self.move_on(before.turn());
        let Some(ply) = self.record.plies().next_back() else {
            return;
        };
        let variant = self.record.variant();
        let mut motion = Motion::new(
            variant,
            &self.view,
            before,
            &ply.transition,
            false,
            self.quiet,
        );
        if carried {
            motion.clock = motion.timeline.arrival();
        }
        if !waits || self.shown + 1 != self.record.len() {
            self.show(self.shown.max(self.record.len() - 1));
        }
        self.motions.push_back(motion);
        self.shown = self.record.len();
        self.refresh();
    }

    /// Takes back the last move of a person: the computer's answer goes with it. The clocks keep what they show.
    pub fn take_back(&mut self) {
        if !self.can_take_back() {
            return;
        }
        self.course.turn_aside();
        // Otherwise the computers would play it again at once.
        self.course.paused |= self.is_exhibition();
        self.show(self.record.len());
        loop {
            let Some(ply) = self.record.take_back() else {
                break;
            };
            let before = self.record.position().clone();
            let variant = self.record.variant();
            let motion = Motion::new(
                variant,
                &self.view,
                before,
                &ply.transition,
                true,
                self.quiet,
            );
            self.motions.push_back(motion);
            if self.is_exhibition() || self.player_on_move() == Player::Human {
                break;
            }
        }
        self.shown = self.record.len();
        self.refresh();
    }

    /// Shows the position after so many plies; a neighbour of the one shown now comes in motion.
    pub fn show(&mut self, plies: usize) {
        let plies = plies.min(self.record.len());
        self.motions.clear();
        let step = match plies {
            _ if plies == self.shown + 1 => Some((self.shown, false)),
            _ if plies + 1 == self.shown => Some((plies, true)),
            _ => None,
        };
        if let Some((index, backward)) = step
            && let Some(ply) = self.record.ply(index)
        {
            let before = self.record.positions()[index].clone();
            let transition = &ply.transition;
            let variant = self.record.variant();
            let motion = Motion::new(
                variant, &self.view, before, transition, backward, self.quiet,
            );
            self.motions.push_back(motion);
        }
        self.shown = plies;
        self.interaction = Interaction::default();
    }

    /// Shows the board from the other side.
    pub fn flip(&mut self) {
        let flipped = !self.view.flipped();
        self.view = BoardView::of(self.record.variant(), flipped);
        // Their marks lie where they would have to be on the other side.
        self.interaction.answer = None;
        self.interaction.threatened = None;
        self.rest();
    }

    /// Ends all motion at once.
    pub fn rest(&mut self) {
        self.motions.clear();
    }

    /// Lets time pass, in seconds at normal speed.
    pub fn advance(&mut self, seconds: f32) {
        let Some(motion) = self.motions.front_mut() else {
            return;
        };
        motion.clock += seconds;
        if motion.clock >= motion.timeline.length() {
            self.motions.pop_front();
        }
    }

    fn refresh(&mut self) {
        self.legal = match self.record.outcome() {
            None => self.record.variant().legal_moves(self.record.position()),
            Some(_) => Vec::new(),
        };
        self.interaction = Interaction {
            chooser: Chooser::of_array(self.legal_moves()),
            ..Interaction::default()
        };
    }
}
