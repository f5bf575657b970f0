//! The platform's file dialog. A feature sends a [`FileChoice`], which says what happens with the file that the user
//! chooses.

use super::{Notify, Outbox};
use crate::app::jobs::{Failure, Mailbox};
use baroque::texts::text;
use baroque::{library, progress};
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A dialog that closes within this time has failed to open, because nobody answers so fast.
const MIN_ANSWER_TIME: Duration = Duration::from_millis(250);

/// A file for the user to choose. The message opens the dialog.
#[derive(Message, Clone)]
pub struct FileChoice {
    /// The dialog's title, or none for the platform's.
    title: Option<&'static str>,
    /// The name of the kind of files.
    kind: &'static str,
    /// The extensions of the files, without the dot.
    endings: &'static [&'static str],
    /// The path so far: the dialog starts there.
    path: PathBuf,
    use_of_file: UseOfFile,
}

/// What happens with the file.
#[derive(Clone)]
enum UseOfFile {
    Open(UseOfPath),
    /// The file may be new.
    Save(UseOfPath),
    /// These contents are written to it.
    Export(Contents),
}

type UseOfPath = Arc<dyn Fn(PathBuf, &mut Outbox) + Send + Sync>;

type Contents = Arc<dyn Fn() -> Result<Vec<u8>, String> + Send + Sync>;

impl FileChoice {
    /// A file to open. `chosen` sends the path to the feature that needs it.
    pub fn open(
        kind: &'static str,
        endings: &'static [&'static str],
        chosen: impl Fn(PathBuf, &mut Outbox) + Send + Sync + 'static,
    ) -> FileChoice {
        FileChoice {
            title: None,
            kind,
            endings,
            path: PathBuf::new(),
            use_of_file: UseOfFile::Open(Arc::new(chosen)),
        }
    }

    /// A file to write, perhaps a new one.
    pub fn save(
        kind: &'static str,
        endings: &'static [&'static str],
        chosen: impl Fn(PathBuf, &mut Outbox) + Send + Sync + 'static,
    ) -> FileChoice {
        FileChoice {
            use_of_file: UseOfFile::Save(Arc::new(chosen)),
            ..FileChoice::open(kind, endings, |_, _| {})
        }
    }

    /// A new file with these contents. They are made and written off the main thread, and a notice says so. Where no
    /// dialog opens, the file is written to the folder `exports` beside the user's data.
    pub fn export(
        name: impl Into<PathBuf>,
        endings: &'static [&'static str],
        contents: impl Fn() -> Result<Vec<u8>, String> + Send + Sync + 'static,
    ) -> FileChoice {
        FileChoice {
            title: Some(text!("export-title")),
            kind: text!("export-kind"),
            endings,
            path: name.into(),
            use_of_file: UseOfFile::Export(Arc::new(contents)),
        }
    }

    pub fn titled(self, title: &'static str) -> FileChoice {
        FileChoice {
            title: Some(title),
            ..self
        }
    }

    /// Starts at a path.
    pub fn at(self, path: impl Into<PathBuf>) -> FileChoice {
        FileChoice {
            path: path.into(),
            ..self
        }
    }

    /// Shows the dialog and waits until it is closed.
    fn ask(self) -> FileChosen {
        match (self.dialog(), self.use_of_file.clone()) {
            (Ok(None), _) => FileChosen::None,
            (Ok(Some(path)), UseOfFile::Open(chosen) | UseOfFile::Save(chosen)) => {
                FileChosen::Path(chosen, path)
            }
            (Ok(Some(path)), UseOfFile::Export(contents)) => {
                FileChosen::Words(self.write(&contents, &path))
            }
            (Err(words), UseOfFile::Export(contents)) => {
                FileChosen::Words(match progress::path() {
                    Some(data) => {
                        let folder = data.with_file_name("exports");
                        self.write(&contents, &folder.join(&self.path))
                    }
                    None => words,
                })
            }
            (Err(words), _) => FileChosen::Words(words),
        }
    }

    /// The file that the user chooses, or none. The error is a message for the user: the system has no dialog.
    fn dialog(&self) -> Result<Option<PathBuf>, String> {
        // Some dialogs tell small letters from capitals.
        let capitals = self.endings.iter().map(|end| end.to_uppercase());
        let endings = self.endings.iter().map(|&end| end.to_owned());
        let endings: Vec<String> = endings.chain(capitals).collect();
        let mut dialog = rfd::FileDialog::new().add_filter(self.kind, &endings);
        if let Some(title) = self.title {
            dialog = dialog.set_title(title);
        }
        let folder = self.path.parent().map(Path::to_owned).into_iter();
        let mut folders = folder.chain(library::own_folder());
        if let Some(folder) = folders.find(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        let opened = Instant::now();
        let chosen = match self.use_of_file {
            UseOfFile::Open(_) => dialog.pick_file(),
            UseOfFile::Save(_) | UseOfFile::Export(_) => {
                let name = self.path.file_name().unwrap_or_default();
                dialog.set_file_name(name.to_string_lossy()).save_file()
            }
        };
        match chosen {
            None if opened.elapsed() < MIN_ANSWER_TIME => Err(text!("browse-no-dialog").to_owned()),
            chosen => Ok(chosen),
        }
    }

    /// Writes an export to a file, as if the user had chosen it. Returns a message for the user.
    #[cfg(test)]
    pub fn export_to(&self, path: &Path) -> Option<String> {
        match &self.use_of_file {
            UseOfFile::Export(contents) => Some(self.write(contents, path)),
            UseOfFile::Open(_) | UseOfFile::Save(_) => None,
        }
    }

    /// Writes these contents to a file. Returns a message for the user.
    fn write(&self, contents: &Contents, path: &Path) -> String {
        let path = self.with_ending(path);
        let place = path.display().to_string();
        let written = contents()
            .and_then(|bytes| library::put(&path, &bytes).map_err(|error| error.to_string()));
        match written {
            Ok(()) => text!("export-done", path = place),
            Err(problem) => text!("export-failed", path = place, problem = problem),
        }
    }

    /// The path with one of the extensions, so that the file can be opened again.
    fn with_ending(&self, path: &Path) -> PathBuf {
        let mut endings = self.endings.iter();
        let known = path
            .extension()
            .is_some_and(|ending| endings.any(|end| ending.eq_ignore_ascii_case(end)));
        match (known, path.file_name(), self.endings.first()) {
            (false, Some(name), Some(end)) => {
                let mut name = name.to_owned();
                name.push(format!(".{end}"));
                path.with_file_name(name)
            }
            _ => path.to_owned(),
        }
    }
}

/// How a dialog ended.
enum FileChosen {
    None,
    Path(UseOfPath, PathBuf),
    /// With a message for the user.
    Words(String),
}

/// Opens dialogs. Only one is open at a time.
pub fn plugin(app: &mut App) {
    app.init_resource::<Mailbox<FileChosen>>()
        .add_message::<FileChoice>()
        .add_systems(Update, attend.after(super::Deliver));
}

fn attend(
    mut choices: MessageReader<FileChoice>,
    mut outbox: ResMut<Outbox>,
    chosen: Res<Mailbox<FileChosen>>,
    mut open: Local<bool>,
) {
    for choice in choices.read().cloned() {
        if *open {
            outbox.send(Notify(text!("browse-open-already").to_owned()));
            continue;
        }
        *open = true;
        let failed = |failure: Failure| {
            FileChosen::Words(text!("files-no-dialog-thread", error = failure.to_string()))
        };
        chosen.spawn("file dialog", failed, move |sender| {
            sender.send(choice.ask());
        });
    }
    for answer in chosen.take() {
        *open = false;
        match answer {
            FileChosen::None => {}
            FileChosen::Path(chosen, path) => chosen(path, &mut outbox),
            FileChosen::Words(words) => outbox.send(Notify(words)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn an_export_gets_an_extension_and_makes_its_folder() {
        let folder = std::env::temp_dir().join(format!("baroque-export-{}", std::process::id()));
        let export = FileChoice::export("game.html", &["html", "htm"], || Ok(b"text".to_vec()));
        for (name, written) in [("a", "a.html"), ("b.HTM", "b.HTM"), ("c.txt", "c.txt.html")] {
            let words = export.export_to(&folder.join("new").join(name)).unwrap();
            let path = folder.join("new").join(written);
            assert!(words.contains(&path.display().to_string()), "{words}");
            assert_eq!(fs::read(path).unwrap(), b"text");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn an_export_that_fails_says_where_and_why() {
        let unwritable = FileChoice::export("x", &["ron"], || Ok(Vec::new()));
        let words = unwritable.export_to(Path::new("/dev/null/x.ron")).unwrap();
        assert!(words.contains("/dev/null/x.ron"), "{words}");
        assert!(!words.contains("Exported"), "{words}");
        let folder = std::env::temp_dir().join("baroque-no-contents.ron");
        let without = FileChoice::export("x", &["ron"], || Err("no such game".to_owned()));
        assert!(without.export_to(&folder).unwrap().contains("no such game"));
        assert!(!folder.exists());
    }
}
