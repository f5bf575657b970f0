use super::*;
use std::fs;
use std::time::Duration;

/// A keeper of an empty folder that is not there yet.
fn keeper(name: &str) -> (Keeper, PathBuf) {
    let base = std::env::temp_dir().join(format!("baroque-keeper-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&base);
    fs::create_dir_all(&base).unwrap();
    let folder = base.join("data/variants");
    let mut shelf = Shelf::new(std::slice::from_ref(&folder), &[]);
    shelf.read();
    (
        Keeper::start(shelf, Some(folder.clone()), || {}).unwrap(),
        folder,
    )
}

/// The first piece of news that is wanted.
fn wait<T>(keeper: &Keeper, wanted: impl Fn(News) -> Option<T>) -> T {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        if let Some(found) = keeper.news().into_iter().find_map(&wanted) {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("no news");
}

fn changed(news: News) -> Option<Arc<Library>> {
    match news {
        News::Changed(library) => Some(library),
        _ => None,
    }
}

fn named<'a>(library: &'a Library, id: &str) -> Option<&'a str> {
    let mut cards = library.cards.iter();
    let card = cards.find(|card| card.info.id == id)?;
    Some(&card.info.name)
}

#[test]
fn a_folder_that_comes_to_be_is_seen_and_every_way_of_saving() {
    let (keeper, folder) = keeper("ways");
    // The thread has set its watches once it answers.
    keeper.open(PathBuf::from("no.txt"));
    wait(&keeper, |news| {
        matches!(news, News::Failed(_)).then_some(())
    });
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("own.ron");
    let text = |name: &str| format!("(format: 1, base: \"chess\", name: \"{name}\")");
    fs::write(&path, text("One")).unwrap();
    let library = wait(&keeper, |news| {
        changed(news).filter(|library| named(library, "own").is_some())
    });
    assert_eq!(named(&library, "own"), Some("One"));
    fs::write(folder.join("own.ron~"), text("Two")).unwrap();
    fs::rename(folder.join("own.ron~"), &path).unwrap();
    let library = wait(&keeper, changed);
    assert_eq!(named(&library, "own"), Some("Two"));
    fs::remove_file(&path).unwrap();
    let library = wait(&keeper, changed);
    assert_eq!(named(&library, "own"), None);
    fs::remove_dir_all(&folder).unwrap();
    fs::create_dir_all(&folder).unwrap();
    fs::write(&path, text("Three")).unwrap();
    let library = wait(&keeper, changed);
    assert_eq!(named(&library, "own"), Some("Three"));
    drop(keeper);
    fs::remove_dir_all(folder.ancestors().nth(2).unwrap()).unwrap();
}

#[test]
fn reading_is_no_change_and_neither_is_the_same_text_again() {
    let (keeper, folder) = keeper("same");
    fs::create_dir_all(&folder).unwrap();
    let text = "(format: 1, base: \"chess\", name: \"Same\")";
    fs::write(folder.join("same.ron"), text).unwrap();
    wait(&keeper, |news| {
        changed(news).filter(|library| named(library, "same").is_some())
    });
    for _ in 0..3 {
        fs::write(folder.join("same.ron"), text).unwrap();
        fs::read(folder.join("same.ron")).unwrap();
        thread::sleep(Duration::from_millis(300));
    }
    assert_eq!(keeper.news(), []);
    drop(keeper);
    fs::remove_dir_all(folder.ancestors().nth(2).unwrap()).unwrap();
}
