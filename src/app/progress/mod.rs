//! The player's progress in the window. It is loaded at the start and saved off the main thread.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`PlayerProgress`], and the actions on it |
//! | `files` | loading, saving and import |
//! | `plugin` | the systems |
//!
//! It hears [`ProgressAction`], and sends [`Notify`].

mod files;
mod plugin;

pub use plugin::plugin;

use crate::app::shell::{FileChoice, Notify, Outbox};
use baroque::progress::{Answered, Damage, Event, Progress, Scope, Stored};
use baroque::texts::text;
use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;
use std::path::PathBuf;

/// Something to do with progress.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ProgressAction {
    /// Add an event.
    Record(Event),
    /// Add the answer to an exercise, if its schedule needs it.
    Answer(Answered),
    /// Remove what belongs to a scope.
    Reset(Scope),
    /// Write everything to a file.
    Export,
    /// Add what is in a file.
    Import(PathBuf),
}

/// The report of a job.
#[derive(Message, Debug, PartialEq)]
pub(crate) enum ProgressReport {
    /// The file in the data folder was read or written, and holds this now.
    Stored(Stored),
    /// A file was read to be imported.
    Imported(Progress),
    /// Something for the player to read.
    Message(String),
}

/// Work on files off the main thread.
#[derive(Message, Debug, PartialEq)]
pub(crate) enum ProgressJob {
    /// Read the file in the data folder.
    Load,
    /// Read a file.
    Import(PathBuf),
}

/// The player's progress.
#[derive(Resource, Debug, Default)]
pub struct PlayerProgress {
    log: Progress,
    /// The time, in milliseconds since 1970.
    now: u64,
    /// Whether the log has something that was not given to the disk queue yet.
    unsaved: bool,
}

impl PlayerProgress {
    /// What was done so far.
    pub fn log(&self) -> &Progress {
        &self.log
    }

    /// The time, in milliseconds since 1970 in UTC.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// Sets the time.
    pub fn set_now(&mut self, now: u64) {
        self.now = now;
    }

    /// Does what is asked for.
    pub fn apply(&mut self, action: &ProgressAction, outbox: &mut Outbox) {
        match action {
            ProgressAction::Record(event) => {
                self.log.record(event.clone(), self.now);
                self.unsaved = true;
            }
            ProgressAction::Answer(answered) => {
                let Answered {
                    exercise,
                    right,
                    lesson,
                } = answered.clone();
                let lesson = lesson.as_deref();
                self.unsaved |= self.log.answer(exercise, right, lesson, self.now);
            }
            ProgressAction::Reset(scope) => {
                self.log.reset(scope.clone(), self.now);
                self.unsaved = true;
            }
            ProgressAction::Export => outbox.send(self.export()),
            ProgressAction::Import(path) => outbox.send(ProgressJob::Import(path.clone())),
        }
    }

    /// The file for everything that was done.
    fn export(&self) -> FileChoice {
        let log = self.log.clone();
        let contents = move || Ok(log.text().into_bytes());
        FileChoice::export("baroque-progress.jsonl", &["jsonl"], contents)
            .titled(text!("progress-export-title"))
    }

    /// Applies the report of a job.
    pub(crate) fn take(&mut self, report: ProgressReport, outbox: &mut Outbox) {
        match report {
            ProgressReport::Stored(Stored { progress, damage }) => {
                self.log.merge(progress);
                let words = damage.as_ref().map(Damage::to_string);
                words
                    .into_iter()
                    .for_each(|words| outbox.send(Notify(words)));
            }
            ProgressReport::Imported(progress) => {
                let before = self.log.len();
                self.log.merge(progress);
                self.unsaved = true;
                let count = self.log.len().saturating_sub(before);
                outbox.send(Notify(text!("progress-imported", count = count)));
            }
            ProgressReport::Message(words) => outbox.send(Notify(words)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::progress::LessonRun;

    fn run(id: &str, stars: u8) -> ProgressAction {
        ProgressAction::Record(Event::Lesson(LessonRun {
            id: id.to_owned(),
            game: "g".to_owned(),
            stars,
            mistakes: 0,
        }))
    }

    fn notices(outbox: &mut Outbox) -> Vec<String> {
        let notices = outbox.take::<Notify>().into_iter();
        notices.map(|Notify(words)| words).collect()
    }

    #[test]
    fn what_was_done_before_the_file_is_read_is_kept_beside_it() {
        let (mut progress, mut outbox) = (PlayerProgress::default(), Outbox::default());
        progress.set_now(7);
        progress.apply(&run("a", 2), &mut outbox);
        let mut stored = Stored::default();
        stored.progress.record(
            Event::Lesson(LessonRun {
                id: "b".to_owned(),
                game: "g".to_owned(),
                stars: 3,
                mistakes: 0,
            }),
            1,
        );
        progress.take(ProgressReport::Stored(stored), &mut outbox);
        assert_eq!(progress.log().stars("a"), Some(2));
        assert_eq!(progress.log().stars("b"), Some(3));
        assert!(progress.unsaved);
        assert_eq!(notices(&mut outbox), [""; 0]);
    }

    #[test]
    fn a_reset_removes_its_scope_alone() {
        let (mut progress, mut outbox) = (PlayerProgress::default(), Outbox::default());
        progress.apply(&run("a", 2), &mut outbox);
        progress.apply(&run("b", 1), &mut outbox);
        let scope = Scope::Lesson("a".to_owned());
        progress.apply(&ProgressAction::Reset(scope), &mut outbox);
        assert_eq!(progress.log().stars("a"), None);
        assert_eq!(progress.log().stars("b"), Some(1));
        progress.apply(&ProgressAction::Reset(Scope::All), &mut outbox);
        assert_eq!(progress.log().stars("b"), None);
    }

    #[test]
    fn an_import_adds_what_is_new_and_says_how_much() {
        let (mut progress, mut outbox) = (PlayerProgress::default(), Outbox::default());
        progress.apply(&run("a", 2), &mut outbox);
        let mut other = PlayerProgress::default();
        other.apply(&run("a", 2), &mut outbox);
        other.apply(&run("b", 1), &mut outbox);
        progress.unsaved = false;
        progress.take(ProgressReport::Imported(other.log), &mut outbox);
        assert_eq!(progress.log().stars("b"), Some(1));
        assert!(progress.unsaved);
        assert_eq!(notices(&mut outbox), ["Imported progress: 1 new entry."]);
    }
}
