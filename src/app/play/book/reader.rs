//! Reads the book of the game on the board on a thread, as long as a part of the window needs it.

use super::{BookChoice, Openings};
use crate::app::jobs::{Failure, Mailbox, Waker};
use crate::app::play::Playing;
use crate::app::settings::Settings;
use crate::app::shell::FrameRequests as Frames;
use crate::app::variants::{Games, Variants};
use baroque::book::Reading;
use baroque::texts::text;
use bevy::prelude::*;
use std::time::{Duration, Instant};

/// The time between two updates about progress.
const UPDATE_INTERVAL: Duration = Duration::from_millis(500);

/// A message from the thread.
enum BookUpdate {
    /// The part of the book that has been read, from 0 to 1.
    Part(f32),
    /// The book, or an error in words.
    Read(Result<Reading, String>),
}

/// The mailbox of the reading thread, if there is one. Dropping it stops the thread.
#[derive(Resource, Default)]
pub struct BookReader(Option<Mailbox<BookUpdate>>);

/// Starts reading the book of the game on the board, and looks up the shown position.
pub fn attend(
    (playing, mut openings): (Res<Playing>, ResMut<Openings>),
    (settings, variants): (Res<Settings>, Res<Variants>),
    mut reader: ResMut<BookReader>,
    waker: Res<Waker>,
    mut frames: ResMut<Frames>,
) {
    let table = playing.table.as_ref();
    if let Some(wanted) = openings.turn_to(table, &settings.book) {
        reader.0 = Some(read(wanted, variants.games.clone(), &waker));
    }
    for update in reader.0.as_ref().map(Mailbox::take).unwrap_or_default() {
        match update {
            BookUpdate::Part(part) => openings.hear(part),
            BookUpdate::Read(read) => {
                reader.0 = None;
                openings.learn(read);
            }
        }
        frames.soon();
    }
    openings.look_up(table);
}

/// Reads a book on a thread, which sends the result to the mailbox.
fn read(wanted: BookChoice, games: Games, waker: &Waker) -> Mailbox<BookUpdate> {
    let mailbox = Mailbox::new(waker.clone());
    let failed = |failure: Failure| {
        let words = text!("book-unreadable", error = failure.to_string());
        BookUpdate::Read(Err(words))
    };
    mailbox.spawn("opening book", failed, move |sender| {
        let mut last = Instant::now();
        let read = wanted.read(&games, |part| {
            if last.elapsed() >= UPDATE_INTERVAL {
                last = Instant::now();
                sender.send(BookUpdate::Part(part));
            }
            sender.is_open()
        });
        sender.send(BookUpdate::Read(read));
    });
    mailbox
}
