//! Endings: the choice of one, and exercises in which the computer plays perfectly.
//!
//! An exercise is drawn on a thread of its own, because the tables of the ending may have to be solved first. On the
//! board, a move that throws the goal away is not played, and the panel says what it would allow.
//!
//! | file | |
//! |---|---|
//! | `ending` | the choice, and the exercise with one ending |
//! | `ending/apply` | the player's actions |
//! | `ending/board`, `ending/help` | the board of an exercise, and the help that the player has used |
//! | `ending/draw` | draws exercises on a thread |

mod apply;
mod board;
mod draw;
mod help;

pub use board::EndingBoard;
pub(super) use draw::{DrawnEnding, EndingDrawer, EndingRequest};

use crate::app::engine;
use crate::app::shell::{Outbox, Say};
use baroque::endings::{AloneEnding, Material, Progress, alone};
use baroque::notation::{find_move, parse_fen};
use baroque::progress::EndingId;
use baroque::rules::{PieceType, Position, Variant};
use baroque::texts::text;
use baroque::training::EndingGoal;
use baroque::variant_file::Catalogue;
use std::sync::Arc;

/// An ending that a player practises.
#[derive(Clone, Debug)]
pub struct EndingSubject {
    pub variant: Arc<Variant>,
    /// White's piece besides the king.
    pub piece: PieceType,
    pub goal: EndingGoal,
}

/// A card of the choice.
#[derive(Clone, Debug)]
pub struct EndingCard {
    pub subject: EndingSubject,
    /// The end of the longest win, or its start if the player is to hold the ending.
    pub picture: Option<Position>,
    pub figures: &'static AloneEnding,
}

/// The page of endings.
#[derive(Debug, Default)]
pub struct EndingPage {
    /// The index of the chosen game.
    pub chosen: usize,
    /// The endings of the chosen game.
    pub cards: Vec<EndingCard>,
    /// The running exercise.
    pub run: Option<EndingRun>,
    /// Whether the page was opened by the choice, and not from elsewhere with one ending.
    has_choice: bool,
}

/// Exercises with one ending.
#[derive(Debug)]
pub struct EndingRun {
    pub subject: EndingSubject,
    /// The moves of the exercise: those of the shortest win, or those to hold.
    pub moves: u16,
    /// The least and the most moves, once they are known.
    pub range: Option<(u16, u16)>,
    /// White's wins with White to move, in thousandths of all positions, and the moves of the longest one.
    pub figures: Option<(u64, u16)>,
    pub step: EndingStep,
    number: u64,
}

/// The state of an exercise with an ending.
#[derive(Debug)]
pub enum EndingStep {
    /// It is being drawn, perhaps after its tables are solved.
    Solving(Arc<Progress>),
    /// There is none, for this reason.
    Nothing(String),
    Asked(Box<EndingBoard>),
}

/// The games and layouts with endings to practise, in the order of the games.
pub fn ending_games() -> Vec<(&'static str, &'static str)> {
    let mut games: Vec<(&str, &str)> = Vec::new();
    for ending in alone().iter().filter(|ending| ending.is_worth_practice()) {
        let game = (ending.game, ending.layout);
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games
}

/// The index of the first game with several endings. It shows best what there is to practise.
fn first_choice() -> usize {
    let endings = |game: &(&str, &str)| {
        let of_game = alone()
            .iter()
            .filter(|ending| ending.is_worth_practice() && (ending.game, ending.layout) == *game);
        of_game.count()
    };
    let games = ending_games();
    games.iter().position(|game| endings(game) > 1).unwrap_or(0)
}

/// The position that shows an ending.
fn picture(subject: &EndingSubject, figures: &AloneEnding) -> Option<Position> {
    let variant = &subject.variant;
    let (fen, moves) = figures.line.as_ref()?;
    let start = parse_fen(variant, fen).ok()?;
    if subject.goal == EndingGoal::Hold {
        return Some(start);
    }
    moves.iter().try_fold(start, |position, text| {
        let mv = find_move(variant, &position, text)?;
        Some(variant.play(&position, mv))
    })
}

impl EndingPage {
    /// The page with the choice of an ending.
    pub(super) fn with_choice(games: &Catalogue) -> EndingPage {
        let mut page = EndingPage {
            has_choice: true,
            ..EndingPage::default()
        };
        page.choose(first_choice(), games);
        page
    }

    /// Chooses a game by its index.
    pub(super) fn choose(&mut self, index: usize, games: &Catalogue) {
        let Some(&(game, layout)) = ending_games().get(index) else {
            return;
        };
        // The games are built in, so there is no error.
        let Ok(variant) = games.variant(game, Some(layout), &[]) else {
            return;
        };
        let variant = Arc::new(variant);
        let of_game = alone().iter().filter(|ending| {
            (ending.game, ending.layout) == (game, layout) && ending.is_worth_practice()
        });
        let mut cards = Vec::new();
        for figures in of_game {
            let Some(piece) = figures.letter().and_then(|letter| variant.piece(letter)) else {
                continue;
            };
            for goal in [EndingGoal::Win, EndingGoal::Hold] {
                if goal == EndingGoal::Hold && !goal.is_in(figures.losses, figures.defences) {
                    continue;
                }
                let subject = EndingSubject {
                    variant: variant.clone(),
                    piece: piece.piece_type(),
                    goal,
                };
                cards.push(EndingCard {
                    picture: picture(&subject, figures),
                    subject,
                    figures,
                });
            }
        }
        self.chosen = index;
        self.cards = cards;
    }

    /// Begins an exercise with an ending, of so many moves or of the least.
    pub(super) fn begin(
        &mut self,
        subject: EndingSubject,
        moves: u16,
        (number, seed): (u64, u64),
    ) -> Option<EndingRequest> {
        let material = Material::alone(&subject.variant, subject.piece);
        let tables = material.zip(engine::endings(&subject.variant));
        let progress = Arc::new(Progress::default());
        let last = self.run.take();
        self.run = Some(EndingRun {
            moves,
            range: last.as_ref().and_then(|run| run.range),
            figures: last.and_then(|run| run.figures),
            step: match &tables {
                Some(_) => EndingStep::Solving(progress.clone()),
                None => EndingStep::Nothing(text!("learn-ending-no-table").to_owned()),
            },
            number,
            subject: subject.clone(),
        });
        let (material, endings) = tables?;
        Some(EndingRequest {
            number,
            endings,
            material,
            wanted: (subject.goal, moves),
            seed: seed.wrapping_add(number),
            progress,
        })
    }

    /// Shows a drawn exercise.
    pub(super) fn take(
        &mut self,
        (number, drawn): (u64, Result<DrawnEnding, String>),
        quiet: bool,
        outbox: &mut Outbox,
    ) {
        let Some(run) = self.run.as_mut().filter(|run| run.number == number) else {
            return;
        };
        run.step = match drawn {
            Err(why) => EndingStep::Nothing(why),
            Ok(drawn) => {
                run.range = drawn.range;
                run.figures = Some(drawn.figures);
                match drawn.exercise {
                    Some(exercise) => {
                        run.moves = exercise.moves;
                        let board = EndingBoard::new(drawn.endings, exercise, quiet);
                        EndingStep::Asked(Box::new(board))
                    }
                    None => EndingStep::Nothing(nothing(&run.subject)),
                }
            }
        };
        outbox.send(Say(run.spoken()));
    }
}

/// Why an ending has no exercises.
fn nothing(subject: &EndingSubject) -> String {
    let piece = subject.variant.kind(subject.piece);
    match subject.goal {
        EndingGoal::Win => text!("learn-ending-never-wins", piece = piece),
        EndingGoal::Hold => text!("learn-ending-nothing-to-hold", piece = piece),
    }
}

impl EndingSubject {
    /// What identifies it in the player's progress.
    fn id(&self) -> EndingId {
        EndingId {
            game: self.variant.id().to_owned(),
            layout: self.variant.layout().to_owned(),
            piece: self.variant.kind(self.piece).letter,
            goal: self.goal,
        }
    }
}

impl EndingRun {
    /// The board, once there is an exercise.
    pub fn board(&self) -> Option<&EndingBoard> {
        match &self.step {
            EndingStep::Asked(board) => Some(board),
            EndingStep::Solving(_) | EndingStep::Nothing(_) => None,
        }
    }

    pub(super) fn board_mut(&mut self) -> Option<&mut EndingBoard> {
        match &mut self.step {
            EndingStep::Asked(board) => Some(board),
            EndingStep::Solving(_) | EndingStep::Nothing(_) => None,
        }
    }

    /// The moves of the next exercise: more after one without mistakes.
    fn next_moves(&self) -> u16 {
        let solved = self.board().is_some_and(EndingBoard::is_solved_cleanly);
        match (solved, self.range) {
            (true, Some((_, most))) => self.subject.goal.next(self.moves).min(most),
            _ => self.moves,
        }
    }

    /// The task in words, for the position on the board.
    pub fn task(&self) -> String {
        let left = self.board().map_or(self.moves, EndingBoard::moves_left);
        match self.subject.goal {
            EndingGoal::Win => text!("learn-ending-win", count = left),
            EndingGoal::Hold => text!("learn-ending-hold", count = left),
        }
    }

    /// What a screen reader hears.
    pub(super) fn spoken(&self) -> String {
        match &self.step {
            EndingStep::Solving(_) => text!("learn-ending-solving").to_owned(),
            EndingStep::Nothing(why) => why.clone(),
            EndingStep::Asked(_) => self.task(),
        }
    }
}
