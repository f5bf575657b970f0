use super::*;
use crate::app::jobs::Waker;
use baroque::variant_file::{Catalogue, ExtendedGame, Source};
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

#[test]
fn a_game_with_one_more_piece_is_written_to_a_new_file_or_to_its_own() {
    let (watched, folder) = watched("extended");
    let mut games = Catalogue::built_in();
    let mut write = |game: ExtendedGame, file| {
        let from = "draft".to_owned();
        let path = folder.join(format!("{}.ron", game.id));
        watched.watcher.extend(Extension {
            from,
            game: game.clone(),
            file,
        });
        wait(&watched, |event| {
            matches!(event, FileEvent::Extended(_)).then_some(())
        });
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, game.text);
        games.add(
            &format!("{}.ron", game.id),
            Source::new(path.display().to_string(), text),
        );
        (path, games.clone())
    };
    let first = Catalogue::built_in().extended("draft", "gorgon").unwrap();
    let id = first.id.clone();
    let (path, games) = write(first.clone(), None);
    write(games.extended(&id, "mimotaur").unwrap(), Some(path));
    // A file that exists is not overwritten by a new game.
    let from = "draft".to_owned();
    watched.watcher.extend(Extension {
        from,
        game: first,
        file: None,
    });
    let words = wait(&watched, |event| match event {
        FileEvent::Failed(words) => Some(words),
        _ => None,
    });
    assert!(words.contains(&format!("{id}.ron")), "{words}");
    fs::remove_dir_all(folder.parent().unwrap().parent().unwrap()).unwrap();
}
