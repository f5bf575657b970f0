//! Draws exercises on a thread of its own, because that may take seconds.

use crate::app::jobs::{Failure, MailSender, Mailbox, Waker};
use baroque::lessons::Practice;
use baroque::rules::{Piece, PieceType, TypeSet, Variant};
use baroque::training::{Exercise, Exercises, Kind, NoExercise};
use bevy::ecs::resource::Resource;
use bevy::prelude::{FromWorld, World};
use std::sync::Arc;

/// The number of exercises about a game or a piece in one request.
const BATCH_SIZE: usize = 6;

#[derive(Clone, Debug)]
pub(crate) enum ExerciseSource {
    /// The drawn questions of a lesson.
    Lesson(Vec<Practice>),
    /// Exercises of some kinds about a game or about a piece of it.
    Game(Arc<Variant>, Option<Piece>, Vec<Kind>),
}

#[derive(Clone, Debug)]
pub(crate) struct ExerciseRequest {
    /// The number of the lesson or practice that sent the request.
    pub run: u64,
    /// The seed of the first exercise.
    pub seed: u64,
    pub wanted: ExerciseSource,
}

/// An exercise, or the end of them.
#[derive(Debug)]
pub(crate) enum ExerciseReport {
    /// An exercise for a practice, by its index.
    Found(usize, Box<Exercise>),
    /// There are no more exercises for this practice.
    Ended(usize),
    /// The end of a request, with the kinds that had exercises.
    Done(Vec<Kind>),
    /// The failure of the thread, as a message for the user.
    Failed(String),
}

/// Takes the exercises from the thread. A new request ends the one before.
#[derive(Resource)]
pub(crate) struct Drawer {
    mailbox: Mailbox<(u64, ExerciseReport)>,
    waker: Waker,
}

impl FromWorld for Drawer {
    fn from_world(world: &mut World) -> Drawer {
        let waker = Waker::of(world);
        Drawer {
            mailbox: Mailbox::new(waker.clone()),
            waker,
        }
    }
}

impl Drawer {
    /// Starts a request. It replaces the one before.
    pub fn begin(&mut self, request: ExerciseRequest) {
        self.mailbox = Mailbox::new(self.waker.clone());
        let run = request.run;
        let failed = move |failure: Failure| (run, ExerciseReport::Failed(failure.to_string()));
        self.mailbox.spawn("exercises", failed, move |sender| {
            draw(&request, sender);
        });
    }

    /// The new exercises, each with the number of its lesson or practice.
    pub fn take(&self) -> Vec<(u64, ExerciseReport)> {
        self.mailbox.take()
    }
}

type Sender = MailSender<(u64, ExerciseReport)>;

fn draw(request: &ExerciseRequest, sender: &Sender) {
    let kinds = match &request.wanted {
        ExerciseSource::Lesson(practices) => {
            for (index, practice) in practices.iter().enumerate() {
                let seed = request.seed.wrapping_add(index as u64);
                draw_practice(request.run, (index, practice), seed, sender);
            }
            Vec::new()
        }
        ExerciseSource::Game(variant, piece, kinds) => {
            draw_about(request, variant, *piece, kinds, sender)
        }
    };
    sender.send((request.run, ExerciseReport::Done(kinds)));
}

fn draw_practice(run: u64, (index, practice): (usize, &Practice), seed: u64, sender: &Sender) {
    let mut exercises = practice.exercises(seed);
    for _ in 0..practice.count {
        let drawn = exercises.as_mut().ok().map(Exercises::draw);
        match drawn {
            Some(Ok(exercise)) if sender.is_open() => {
                sender.send((run, ExerciseReport::Found(index, Box::new(exercise))));
            }
            _ => break,
        }
    }
    sender.send((run, ExerciseReport::Ended(index)));
}

/// Draws exercises of all kinds in turn. Returns the kinds that had some.
fn draw_about(
    request: &ExerciseRequest,
    variant: &Arc<Variant>,
    piece: Option<Piece>,
    kinds: &[Kind],
    sender: &Sender,
) -> Vec<Kind> {
    let begin = |&kind: &Kind| -> Option<(Kind, Exercises)> {
        let exercises = Exercises::new(variant.clone(), kind, request.seed).ok()?;
        let exercises = match piece {
            Some(piece) => exercises.about(TypeSet::of(piece.piece_type())),
            None => exercises,
        };
        Some((kind, exercises))
    };
    let mut open: Vec<(Kind, Exercises)> = kinds.iter().filter_map(begin).collect();
    let mut left = BATCH_SIZE;
    while left > 0 && !open.is_empty() && sender.is_open() {
        open.retain_mut(|(_, exercises)| {
            if left == 0 || !sender.is_open() {
                return true;
            }
            let drawn: Result<Exercise, NoExercise> = exercises.draw();
            drawn.is_ok_and(|exercise| {
                left -= 1;
                sender.send((request.run, ExerciseReport::Found(0, Box::new(exercise))));
                true
            })
        });
    }
    open.into_iter().map(|(kind, _)| kind).collect()
}

/// The kinds of exercises about a piece, the most suitable first. A whole game has all kinds.
pub(crate) fn kinds_about(variant: &Variant, piece: Option<PieceType>) -> Vec<Kind> {
    let Some(piece) = piece else {
        return Kind::ALL.to_vec();
    };
    let freezes = !variant.kind(piece).freezes.is_empty();
    let first: &[Kind] = match freezes {
        true => &[Kind::Frozen, Kind::Predict, Kind::Thaw, Kind::Find],
        false => &[Kind::Predict, Kind::Find],
    };
    let others = [Kind::Danger, Kind::Safe, Kind::Legal].into_iter();
    first.iter().copied().chain(others).collect()
}
