//! A game on the board: its record, its players, the shown position, and the animation.
//!
//! The table shows a line of the tree, so stepping back and forth stays in a variation. `play` continues the game,
//! which is the main line, and `play_here` the shown line. `number` tells a game from every other, and `edition` each
//! state of its tree: code that remembers something about a game compares them.

mod advice;
mod ahead;
mod asked;
mod browse;
mod choice;
mod clock;
mod comments;
mod course;
mod edit;
mod ends;
mod legend;
mod line;
mod motion;
mod moves;
mod premove;
mod review;
mod scene;
#[cfg(test)]
mod tests;

pub use advice::{Advice, Preview};
pub use choice::{GameChoice, PERSON, is_practice, level_of};
pub use course::{Ask, GameCourse};

pub use legend::Legend;
pub use motion::Motion;
pub use premove::{Ahead, Premove};
pub use review::ReviewQuestion;
pub use scene::compose;

use crate::app::board::drawing::{BoardPosition, Drawing};
use crate::app::board::interact::{Chooser, Drag, Interaction, Pick};
use baroque::diagram::{BoardView, Film, Point, hands};
use baroque::game::{Clock, Game, Record, Review, TimeControl, lead, lost};
use baroque::rules::{
    ByColor, Color, DrawReason, Move, Outcome, PieceType, Position, Transition, Variant,
};
use baroque::search::{Effort, Level, piece_values};
use edit::Changes;
use line::ShownLine;
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, OnceLock};

/// The player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A human at this screen.
    Human,
    Computer(Level),
    /// The computer at full strength, with a limit for each move.
    Custom(Effort),
}

impl Player {
    pub fn is_computer(self) -> bool {
        self != Player::Human
    }
}

/// Two humans at this screen.
pub const PERSONS: ByColor<Player> = ByColor {
    white: Player::Human,
    black: Player::Human,
};

/// Whether the computer plays both sides.
pub fn computers_alone(players: &ByColor<Player>) -> bool {
    Color::ALL.iter().all(|&color| players[color].is_computer())
}

/// A game on the board.
#[derive(Debug)]
pub struct Table {
    /// The moves and the result.
    pub record: Record,
    /// The player of each side.
    pub players: ByColor<Player>,
    /// The clocks, if the game has any.
    pub clock: Option<Clock>,
    /// Pauses, offers, questions and premoves.
    pub course: GameCourse,
    /// The picked or dragged piece, and the open choice of moves.
    pub interaction: Interaction,
    /// The arrows and circles on its positions.
    pub drawing: Drawing,
    /// The hints and analysis on the board.
    pub advice: Advice,
    /// Whether reduced motion is on: moves fade in, with marks.
    pub quiet: bool,
    /// Whether nobody may move for now.
    pub locked: bool,
    /// Whether the panel shows the pieces of the game below its moves.
    pub legend: Legend,
    seen: GameView,
    changes: Changes,
    numbers: Numbers,
    looked: Looked,
    found: PositionFacts,
}

#[derive(Debug)]
struct GameView {
    view: BoardView,
    line: ShownLine,
    motions: VecDeque<Motion>,
}

/// The numbers that identify a game and each state of its tree.
#[derive(Debug)]
struct Numbers {
    game: u64,
    edition: u64,
}

/// The game review, whether it is running, and whether its page is open.
#[derive(Debug, Default)]
struct Looked {
    review: Option<Arc<Review>>,
    goes_on: bool,
    page: bool,
    question: Option<ReviewQuestion>,
    /// The plies of the mistakes whose better move the page may tell: the player has answered or skipped the question.
    told: BTreeSet<usize>,
}

/// Computed facts about the shown position.
#[derive(Debug, Default)]
struct PositionFacts {
    /// Its legal moves, and the result of its line by the rules.
    legal: Vec<Move>,
    ending: Option<Outcome>,
    /// The values of the pieces, computed when they are first needed.
    values: OnceLock<Vec<i32>>,
}

impl Table {
    /// A game from a position on. The human's side is at the bottom.
    pub fn new(variant: Arc<Variant>, start: Position, players: ByColor<Player>) -> Table {
        Table::with_game(Game::new(variant, start), players)
    }

    /// A game with its variations. The board shows the end of its main line.
    pub fn with_game(game: Game, players: ByColor<Player>) -> Table {
        let flipped = players.black == Player::Human && players.white != Player::Human;
        let legend = Legend::of(&game);
        let record = Record::of(game);
        let mut table = Table {
            seen: GameView {
                view: BoardView::of(record.variant(), flipped),
                line: ShownLine::through(&record.game().tree, record.end()),
                motions: VecDeque::new(),
            },
            changes: Changes::default(),
            numbers: Numbers {
                game: edit::fresh_edition(),
                edition: edit::fresh_edition(),
            },
            looked: Looked::default(),
            found: PositionFacts::default(),
            record,
            players,
            clock: None,
            course: GameCourse::default(),
            interaction: Interaction::default(),
            drawing: Drawing::default(),
            advice: Advice::default(),
            quiet: false,
            locked: false,
            legend,
        };
        table.refresh();
        table
    }

    /// The same game, with full clocks for these times.
    #[must_use]
    pub fn timed(mut self, time: Option<ByColor<TimeControl>>) -> Table {
        self.clock = time.map(Clock::new);
        self
    }

    /// A number that identifies the game.
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

    /// The board's layout on the screen.
    pub fn view(&self) -> &BoardView {
        &self.seen.view
    }

    /// The place at a point of the picture: a square, or a piece in hand of the side to move.
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

    /// The shown position, or the one after the running animation.
    pub fn position(&self) -> &Position {
        &self.tree().node(self.at()).position
    }

    /// The identity of the shown position, for its drawings.
    pub fn place(&self) -> BoardPosition {
        (self.shown(), self.position().hash())
    }

    /// The move that led to the shown position, with its effects.
    pub fn last_transition(&self) -> Option<&Transition> {
        let ply = self.tree().node(self.at()).ply.as_ref();
        ply.map(|ply| &ply.transition)
    }

    /// The pieces that each side has lost in the shown position.
    pub fn lost(&self) -> ByColor<Vec<(PieceType, usize)>> {
        let path = self.tree().path(self.at());
        let plies = path
            .iter()
            .filter_map(|&at| self.tree().node(at).ply.as_ref());
        lost(plies.map(|ply| &ply.transition))
    }

    /// The material lead of a side in the shown position, in centipawns.
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

    /// An animation of the last move.
    pub fn last_move_film(&self) -> Option<Film> {
        let before = self.history().get(self.shown().checked_sub(1)?)?;
        let lines = [vec![self.last_transition()?.mv]];
        let (variant, view) = (self.record.variant().clone(), self.seen.view.clone());
        Some(Film::new(variant, view, before.clone(), &lines, false))
    }

    /// The running animation.
    pub fn motion(&self) -> Option<&Motion> {
        self.seen.motions.front()
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }

    /// The player of the side to move.
    pub fn player_on_move(&self) -> Player {
        self.players[self.record.turn()]
    }

    /// Whether the computer plays a side.
    pub fn has_computer(&self) -> bool {
        let computer = |&color: &Color| self.players[color].is_computer();
        Color::ALL.iter().any(computer)
    }

    /// The result of the shown line by the rules, if it ends in the shown position.
    pub fn ending(&self) -> Option<Outcome> {
        self.found.ending
    }

    /// Whether a move in the shown position continues the game.
    pub fn continues(&self) -> bool {
        self.at_newest() && self.outcome().is_none()
    }

    /// Whether a user may move in the shown position: a human player in turn, or anybody if variations are allowed or the
    /// review asks for a move.
    pub fn is_open(&self) -> bool {
        let human = self.player_on_move() == Player::Human;
        match self.continues() {
            true => !self.locked && !self.course.paused && human,
            false => self.is_free() || self.review_question().is_some(),
        }
    }

    /// The moves that a user may play now.
    pub fn legal_moves(&self) -> &[Move] {
        match self.is_open() {
            true => &self.found.legal,
            false => &[],
        }
    }

    /// Turns the board.
    pub fn flip(&mut self) {
        let flipped = !self.seen.view.flipped();
        self.seen.view = BoardView::of(self.record.variant(), flipped);
        // The marks of explanations would stay on their old places.
        self.interaction.answer = None;
        self.interaction.threatened = None;
        self.end_animations();
    }

    /// Ends all animations at once.
    pub fn end_animations(&mut self) {
        self.seen.motions.clear();
        if let Some(answer) = &mut self.interaction.answer {
            answer.moving = None;
        }
    }

    /// Whether an animation runs, of a move or of an explanation.
    pub fn is_moving(&self) -> bool {
        let answer = self.interaction.answer.as_ref();
        self.motion().is_some() || answer.is_some_and(|answer| answer.moving.is_some())
    }

    /// Advances animations, in seconds at normal speed.
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

    /// Computes the facts about the shown position. A finished game drops its pause, offers and questions.
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
