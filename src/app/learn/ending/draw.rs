//! Draws exercises with endings on a thread.

use crate::app::jobs::{Failure, Mailbox, Waker};
use baroque::endings::{EndingError, Endings, Material, Progress};
use baroque::rules::Color;
use baroque::training::{EndingExercise, EndingGoal, moves_of};
use bevy::prelude::{FromWorld, Resource, World};
use std::sync::Arc;

/// A request for an exercise.
#[derive(Debug)]
pub(in crate::app::learn) struct EndingRequest {
    /// The number of the run that asks.
    pub number: u64,
    pub endings: Arc<Endings>,
    pub material: Material,
    /// The goal, and about how many moves it needs.
    pub wanted: (EndingGoal, u16),
    pub seed: u64,
    /// How far the work on the tables is.
    pub progress: Arc<Progress>,
}

/// A drawn exercise with what is known of its ending.
pub(in crate::app::learn) struct DrawnEnding {
    pub endings: Arc<Endings>,
    pub exercise: Option<EndingExercise>,
    /// The least and the most moves; `None` if the ending has no exercises.
    pub range: Option<(u16, u16)>,
    /// White's wins with White to move, in thousandths, and the moves of the longest one.
    pub figures: (u64, u16),
}

/// Draws exercises on a thread.
#[derive(Resource)]
pub(in crate::app::learn) struct EndingDrawer {
    mailbox: Mailbox<(u64, Result<DrawnEnding, String>)>,
    last: Option<Arc<Progress>>,
}

impl FromWorld for EndingDrawer {
    fn from_world(world: &mut World) -> EndingDrawer {
        EndingDrawer {
            mailbox: Mailbox::new(Waker::of(world)),
            last: None,
        }
    }
}

impl EndingDrawer {
    /// Begins to draw, and stops what was begun before.
    pub fn begin(&mut self, request: EndingRequest) {
        if let Some(last) = self.last.replace(request.progress.clone()) {
            last.stop();
        }
        let number = request.number;
        let failed = move |failure: Failure| (number, Err(failure.to_string()));
        self.mailbox.spawn("endings", failed, move |sender| {
            let drawn = draw(&request).map_err(|error| error.to_string());
            sender.send((number, drawn));
        });
    }

    pub fn take(&self) -> Vec<(u64, Result<DrawnEnding, String>)> {
        self.mailbox.take()
    }
}

fn draw(request: &EndingRequest) -> Result<DrawnEnding, EndingError> {
    let EndingRequest {
        endings, material, ..
    } = request;
    let table = endings.table(material, &request.progress)?;
    let (goal, moves) = request.wanted;
    let range = goal.range(&table);
    let exercise = match range {
        Some((least, most)) => {
            let wanted = (goal, moves.clamp(least, most));
            EndingExercise::draw(endings, material, wanted, request.seed, &request.progress)?
        }
        None => None,
    };
    if let Some(exercise) = &exercise {
        endings.moves(&exercise.start, &request.progress)?;
    }
    let white = table.figures(Color::White);
    let share = white.wins * 1000 / white.positions.max(1);
    Ok(DrawnEnding {
        endings: endings.clone(),
        exercise,
        range,
        figures: (share, moves_of(white.longest_win)),
    })
}
