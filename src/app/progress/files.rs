//! Loads, saves and imports progress, off the main thread.

use super::{ProgressJob, ProgressReport};
use crate::app::jobs::{DiskHandle, Failure, Job, MailSender, Workplace};
use baroque::progress::{self, Progress};
use baroque::texts::text;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest file that is imported, in bytes: many years of practice are shorter.
const MAX_FILE_BYTES: u64 = 64 << 20;

impl Job for ProgressJob {
    type Output = ProgressReport;

    fn workplace(&self) -> Workplace {
        match self {
            ProgressJob::Load => Workplace::Thread("progress"),
            ProgressJob::Import(_) => Workplace::Thread("import"),
        }
    }

    fn failed(&self) -> impl FnOnce(Failure) -> ProgressReport + Clone + Send + 'static + use<> {
        |failure| ProgressReport::Message(failure.to_string())
    }

    fn run(self, reports: &MailSender<ProgressReport>) {
        reports.send(self.report());
    }
}

/// Reads the file in the data folder.
fn load(path: &Path) -> ProgressReport {
    match progress::load(path) {
        Ok(stored) => ProgressReport::Stored(stored),
        Err(words) => ProgressReport::Message(words),
    }
}

/// Has the log saved. An older state of it that still waits is not saved any more, because this one holds it.
pub(super) fn save(
    path: PathBuf,
    log: Progress,
    disk: &DiskHandle,
    sender: MailSender<ProgressReport>,
) {
    disk.write(path.clone(), move || {
        // What other windows have added.
        sender.send(ProgressReport::Stored(progress::save(&path, &log)?));
        Ok(())
    });
}

impl ProgressJob {
    /// Does the job, and returns its report.
    fn report(&self) -> ProgressReport {
        match self {
            ProgressJob::Load => match progress::path() {
                Some(path) => load(&path),
                None => ProgressReport::Message(text!("progress-no-folder").to_owned()),
            },
            ProgressJob::Import(path) => match import(path) {
                Ok(progress) => ProgressReport::Imported(progress),
                Err(error) => ProgressReport::Message(text!(
                    "progress-not-imported",
                    path = path.display().to_string(),
                    error = error
                )),
            },
        }
    }
}

fn import(path: &Path) -> Result<Progress, String> {
    let unread = |error: std::io::Error| error.to_string();
    if fs::metadata(path).map_err(unread)?.len() > MAX_FILE_BYTES {
        return Err(text!("progress-too-long").to_owned());
    }
    let text = fs::read_to_string(path).map_err(unread)?;
    Progress::read(&text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::jobs::{DiskWorker, Mailbox, Waker};
    use crate::app::progress::{PlayerProgress, ProgressAction};
    use crate::app::shell::{FileChoice, Outbox};
    use baroque::progress::{Event, LessonRun};

    fn log(id: &str) -> Progress {
        let mut log = Progress::default();
        let run = LessonRun {
            id: id.to_owned(),
            game: "g".to_owned(),
            stars: 3,
            mistakes: 0,
        };
        log.record(Event::Lesson(run), 1);
        log
    }

    fn folder(name: &str) -> PathBuf {
        let folder = format!("baroque-app-progress-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn what_is_exported_is_imported() {
        let folder = folder("export");
        let path = folder.join("mine.jsonl");
        let (mut progress, mut outbox) = (PlayerProgress::default(), Outbox::default());
        progress.take(ProgressReport::Imported(log("a")), &mut outbox);
        progress.apply(&ProgressAction::Export, &mut outbox);
        let choices = outbox.take::<FileChoice>();
        assert!(choices[0].export_to(&path).is_some());
        let read = ProgressJob::Import(path).report();
        assert_eq!(read, ProgressReport::Imported(log("a")));
        for (path, wrong) in [
            (folder.join("missing"), "missing"),
            (folder.clone(), "not imported"),
        ] {
            let ProgressReport::Message(words) = ProgressJob::Import(path).report() else {
                panic!("nothing can be read");
            };
            assert!(words.contains(wrong), "{words}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_save_brings_back_what_another_window_has_saved() {
        let folder = folder("save");
        let path = folder.join("progress.jsonl");
        progress::save(&path, &log("other")).unwrap();
        let waker = Waker::new(|| {});
        let (failures, results) = (Mailbox::new(waker.clone()), Mailbox::new(waker));
        let disk = DiskWorker::start(failures.sender());
        save(path.clone(), log("mine"), disk.handle(), results.sender());
        disk.handle().wait();
        let [ProgressReport::Stored(stored)] = &results.take()[..] else {
            panic!("it was saved");
        };
        assert_eq!(stored.progress.stars("other"), Some(3));
        assert_eq!(load(&path), ProgressReport::Stored(stored.clone()));
        fs::remove_dir_all(folder).unwrap();
    }
}
