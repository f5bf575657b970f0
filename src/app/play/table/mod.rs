//! A game on the board: its record, who plays, what is shown, and the move in motion.

mod advice;
mod ahead;
mod asked;
mod browse;
mod choice;
mod clock;
mod course;
mod edit;
mod ends;
mod line;
mod motion;
mod moves;
mod premove;
mod review;
mod scene;
#[cfg(test)]
mod tests;

pub use advice::{Advice, Preview};
pub use choice::GameChoice;
pub use course::{Ask, Course};

pub use motion::Motion;
pub use premove::{Ahead, Premove};
pub use scene::compose;

use crate::app::board::drawing::{Drawing, Place};
use crate::app::board::interact::{Chooser, Drag, Interaction, Pick};
use crate::diagram::{BoardView, Film, Point, hands};
use crate::game::{Clock, Game, Record, Review, TimeControl, lead, lost};
use crate::rules::{
    ByColor, Color, DrawReason, Move, Outcome, PieceType, Position, Transition, Variant,
};
use crate::search::{Effort, Level, piece_values};
use edit::Changes;
use line::Line;
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

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

/// Two people at this screen.
pub const PERSONS: ByColor<Player> = ByColor {
    white: Player::Human,
    black: Player::Human,
};

/// Whether nobody at this screen plays.
pub fn computers_alone(players: &ByColor<Player>) -> bool {
    Color::ALL.iter().all(|&color| players[color].is_computer())
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
    /// Whether the pieces of the game are listed in place of its moves.
    pub legend: bool,
    seen: Seen,
    changes: Changes,
    numbers: Numbers,
    looked: Looked,
    found: Found,
}

/// What is seen of the game.
#[derive(Debug)]
struct Seen {
    view: BoardView,
    line: Line,
    motions: VecDeque<Motion>,
}

/// What tells a game and each state of its tree from all others.
#[derive(Debug)]
struct Numbers {
    game: u64,
    edition: u64,
}

/// What is known from looking the game through, and whether that goes on.
#[derive(Debug, Default)]
struct Looked {
    review: Option<Arc<Review>>,
    goes_on: bool,
}

/// What has been worked out about the position that is shown.
#[derive(Debug, Default)]
struct Found {
    /// Its legal moves, and how its line ends there by the rules.
    legal: Vec<Move>,
    ending: Option<Outcome>,
    /// What pieces are worth to the computer, once somebody wants to know.
    values: OnceLock<Vec<i32>>,
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
            seen: Seen {
                view: BoardView::of(record.variant(), flipped),
                line: Line::through(&record.game().tree, record.end()),
                motions: VecDeque::new(),
            },
            changes: Changes::default(),
            numbers: Numbers {
                game: edit::fresh_edition(),
                edition: edit::fresh_edition(),
            },
            looked: Looked::default(),
            found: Found::default(),
            record,
            players,
            clock: None,
            course: Course::default(),
            interaction: Interaction::default(),
            drawing: Drawing::default(),
            advice: Advice::default(),
            quiet: false,
            locked: false,
            legend: false,
        };
        table.refresh();
        table
    }

    /// The same, with clocks that stand at their beginning if it is to have any.
    #[must_use]
    pub fn timed(mut self, time: Option<ByColor<TimeControl>>) -> Table {
        self.clock = time.map(Clock::new);
        self
    }

    /// A number that no other game on the board has had.
    pub fn number(&self) -> u64 {
        self.numbers.game
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
        &self.seen.view
    }

    /// What lies at a point of the picture: a square, or a piece in the hand of the side on move.
    pub fn pick_at(&self, point: Point) -> Option<Pick> {
        let (variant, position) = (self.variant(), self.position());
        if let Some(square) = self.seen.view.square_at(variant.geometry(), point) {
            return Some(Pick::Board(square));
        }
        hands(&self.seen.view, variant, position)
            .into_iter()
            .find(|held| held.piece.color() == position.turn() && held.covers(point))
            .map(|held| Pick::Hand(held.piece.piece_type()))
    }

    /// The position that is shown, or will be once all motion has come to rest.
    pub fn position(&self) -> &Position {
        &self.tree().node(self.at()).position
    }

    /// Which position of the game is shown, for what is drawn on it.
    pub fn place(&self) -> Place {
        (self.shown(), self.position().hash())
    }

    /// What led to the position that is shown.
    pub fn last_transition(&self) -> Option<&Transition> {
        let ply = self.tree().node(self.at()).ply.as_ref();
        ply.map(|ply| &ply.transition)
    }

    /// The pieces that each side has lost for good in the position that is shown.
    pub fn lost(&self) -> ByColor<Vec<(PieceType, usize)>> {
        let path = self.tree().path(self.at());
        let plies = path
            .iter()
            .filter_map(|&at| self.tree().node(at).ply.as_ref());
        lost(plies.map(|ply| &ply.transition))
    }

    /// How far a side is ahead in the position that is shown, in hundredths of a pawn.
    pub fn lead_of(&self, side: Color) -> i32 {
        let values = self
            .found
            .values
            .get_or_init(|| piece_values(self.variant()));
        let lead = lead(self.variant(), self.position(), values);
        match side {
            Color::White => lead,
            Color::Black => -lead,
        }
    }

    /// The move that led to the position that is shown, as a film.
    pub fn last_move_film(&self) -> Option<Film> {
        let before = self.history().get(self.shown().checked_sub(1)?)?;
        let lines = [vec![self.last_transition()?.mv]];
        let (variant, view) = (self.record.variant().clone(), self.seen.view.clone());
        Some(Film::new(variant, view, before.clone(), &lines, false))
    }

    /// The move that is in motion.
    pub fn motion(&self) -> Option<&Motion> {
        self.seen.motions.front()
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }

    /// Who plays the side on move.
    pub fn player_on_move(&self) -> Player {
        self.players[self.record.turn()]
    }

    /// Whether the computer plays a side.
    fn has_computer(&self) -> bool {
        let computer = |&color: &Color| self.players[color].is_computer();
        Color::ALL.iter().any(computer)
    }

    /// How the line that is shown ends by the rules in the position that is shown, if it does.
    pub fn ending(&self) -> Option<Outcome> {
        self.found.ending
    }

    /// Whether a move in the position that is shown goes on with the game.
    pub fn continues(&self) -> bool {
        self.at_newest() && self.outcome().is_none()
    }

    /// Whether somebody at the screen may move in the position that is shown: the one whose turn it is, or anybody
    /// where variations may be made.
    pub fn is_open(&self) -> bool {
        let human = self.player_on_move() == Player::Human;
        match self.continues() {
            true => !self.locked && !self.course.paused && human,
            false => self.is_free(),
        }
    }

    /// The moves that somebody at the screen may play now.
    pub fn legal_moves(&self) -> &[Move] {
        match self.is_open() {
            true => &self.found.legal,
            false => &[],
        }
    }

    /// Shows the board from the other side.
    pub fn flip(&mut self) {
        let flipped = !self.seen.view.flipped();
        self.seen.view = BoardView::of(self.record.variant(), flipped);
        // Their marks lie where they would have to be on the other side.
        self.interaction.answer = None;
        self.interaction.threatened = None;
        self.rest();
    }

    /// Ends all motion at once.
    pub fn rest(&mut self) {
        self.seen.motions.clear();
        if let Some(answer) = &mut self.interaction.answer {
            answer.moving = None;
        }
    }

    /// Whether anything moves: a move, or the marks of an answer.
    pub fn is_moving(&self) -> bool {
        let answer = self.interaction.answer.as_ref();
        self.motion().is_some() || answer.is_some_and(|answer| answer.moving.is_some())
    }

    /// Lets time pass, in seconds at normal speed.
    pub fn advance(&mut self, seconds: f32) {
        let over = self
            .seen
            .motions
            .front_mut()
            .is_some_and(|motion| !motion.advance(seconds));
        if over {
            self.seen.motions.pop_front();
        }
        if let Some(answer) = &mut self.interaction.answer {
            answer.advance(seconds);
        }
    }

    /// Works out what may be done in the position that is shown; once the game is over, nothing waits any longer.
    fn refresh(&mut self) {
        if self.outcome().is_some() {
            self.course.turn_aside();
        }
        self.found.ending = self.tree().outcome(self.at());
        let (variant, position) = (self.variant(), self.position());
        self.found.legal = match variant.outcome(position) {
            None | Some(Outcome::Draw(DrawReason::Clock)) => variant.legal_moves(position),
            Some(_) => Vec::new(),
        };
        let chooser = Chooser::of_array(self.legal_moves()).filter(|_| self.continues());
        self.interaction = Interaction {
            chooser,
            ..Interaction::default()
        };
    }
}
