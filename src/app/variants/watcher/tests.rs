use super::*;
use crate::app::jobs::Waker;
use std::fs;
use std::thread;
use std::time::Duration;

/// A watcher of an own folder that does not exist yet.
struct Watched {
    watcher: GameFileWatcher,
    events: Mailbox<FileEvent>,
}

fn watched(name: &str) -> (Watched, PathBuf) {
    let base = std::env::temp_dir().join(format!("baroque-watcher-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&base);
    fs::create_dir_all(&base).unwrap();
    let folder = base.join("data/variants");
    let mut loader = GameFileLoader::new(std::slice::from_ref(&folder), &[]);
    loader.read();
    let events = Mailbox::new(Waker::new(|| {}));
    let watcher = GameFileWatcher::start(loader, Some(folder.clone()), &events);
    (Watched { watcher, events }, folder)
}

/// Waits for an event that `wanted` accepts.
fn wait<T>(watched: &Watched, wanted: impl Fn(FileEvent) -> Option<T>) -> T {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        if let Some(found) = watched.events.take().into_iter().find_map(&wanted) {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("no such event");
}

fn changed(event: FileEvent) -> Option<Arc<GameLibrary>> {
    match event {
        FileEvent::Changed(library) => Some(library),
        _ => None,
    }
}

fn named<'a>(library: &'a GameLibrary, id: &str) -> Option<&'a str> {
    let mut cards = library.cards.iter();
    let card = cards.find(|card| card.info.id == id)?;
    Some(&card.info.name)
}

#[test]
fn new_folders_and_all_ways_of_saving_are_noticed() {
    let (watched, folder) = watched("ways");
    // The thread has set its watches when it answers this request.
    watched.watcher.open(PathBuf::from("no.txt"));
    wait(&watched, |event| {
        matches!(event, FileEvent::Failed(_)).then_some(())
    });
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("own.ron");
    let text = |name: &str| format!("(format: 1, base: \"chess\", name: \"{name}\")");
    fs::write(&path, text("One")).unwrap();
    let library = wait(&watched, |event| {
        changed(event).filter(|library| named(library, "own").is_some())
    });
    assert_eq!(named(&library, "own"), Some("One"));
    fs::write(folder.join("own.ron~"), text("Two")).unwrap();
    fs::rename(folder.join("own.ron~"), &path).unwrap();
    let library = wait(&watched, changed);
    assert_eq!(named(&library, "own"), Some("Two"));
    fs::remove_file(&path).unwrap();
    let library = wait(&watched, changed);
    assert_eq!(named(&library, "own"), None);
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir_all(&folder).unwrap();
    fs::write(&path, text("Three")).unwrap();
    let library = wait(&watched, changed);
    assert_eq!(named(&library, "own"), Some("Three"));
    drop(watched);
    fs::remove_dir_all(folder.ancestors().nth(2).unwrap()).unwrap();
}

#[test]
fn reading_a_file_or_writing_the_same_text_is_no_change() {
    let (watched, folder) = watched("same");
    fs::create_dir_all(&folder).unwrap();
    let text = "(format: 1, base: \"chess\", name: \"Same\")";
    fs::write(folder.join("same.ron"), text).unwrap();
    wait(&watched, |event| {
        changed(event).filter(|library| named(library, "same").is_some())
    });
    for _ in 0..3 {
        fs::write(folder.join("same.ron"), text).unwrap();
        fs::read(folder.join("same.ron")).unwrap();
        thread::sleep(Duration::from_millis(300));
    }
    assert_eq!(watched.events.take(), []);
    drop(watched);
    fs::remove_dir_all(folder.ancestors().nth(2).unwrap()).unwrap();
}
