//! Tests of the games and the errors while files change.

use super::*;
use std::fs;

/// A folder of game files, which is removed after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("baroque-loader-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("armies")).unwrap();
        Folder(path)
    }

    fn write(&self, place: &str, text: &str) -> PathBuf {
        let path = self.0.join(place);
        fs::write(&path, text).unwrap();
        path
    }

    fn loader(&self) -> GameFileLoader {
        GameFileLoader::new(std::slice::from_ref(&self.0), &[])
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn game(name: &str, more: &str) -> String {
    format!("(format: 1, base: \"chess\", name: \"{name}\", {more})")
}

fn card<'a>(library: &'a GameLibrary, id: &str) -> Option<&'a Card> {
    library.cards.iter().find(|card| card.info.id == id)
}

#[test]
fn a_game_with_mistakes_stays_as_it_was_and_all_mistakes_are_reported() {
    let folder = Folder::new("kept");
    folder.write("own.ron", &game("Good", ""));
    let mut loader = folder.loader();
    let good = loader.read().unwrap();
    assert_eq!(good.problems, []);
    assert_eq!(
        card(&good, "own").unwrap().file,
        Some(folder.0.join("own.ron"))
    );
    assert_eq!(loader.read().map(|_| ()), None, "nothing has changed");

    folder.write("own.ron", &game("Bad", "summry: \"x\", army: \"nobody\""));
    let bad = loader.read().unwrap();
    let problems: Vec<&str> = bad
        .problems
        .iter()
        .map(|problem| problem.message.as_str())
        .collect();
    assert_eq!(problems.len(), 2, "{problems:?}");
    let kept = card(&bad, "own").unwrap();
    assert_eq!((kept.info.name.as_str(), kept.troubled), ("Good", true));
    assert_eq!(kept.variant, card(&good, "own").unwrap().variant);

    folder.write("own.ron", &game("Mended", ""));
    let mended = loader.read().unwrap();
    assert_eq!(mended.problems, []);
    let card = card(&mended, "own").unwrap();
    assert_eq!((card.info.name.as_str(), card.troubled), ("Mended", false));
}

#[test]
fn a_game_stays_as_it_was_when_its_base_breaks() {
    let folder = Folder::new("base");
    folder.write("below.ron", &game("Below", ""));
    folder.write("above.ron", "(format: 1, base: \"below\", name: \"Above\")");
    let mut loader = folder.loader();
    loader.read().unwrap();
    folder.write("below.ron", "(format: 1, ");
    let broken = loader.read().unwrap();
    for id in ["below", "above"] {
        assert!(card(&broken, id).unwrap().troubled, "{id}");
    }
    let files: BTreeSet<&str> = broken
        .problems
        .iter()
        .map(|problem| problem.file.as_str())
        .collect();
    assert_eq!(files.len(), 1, "only one file has errors: {files:?}");
    fs::remove_file(folder.0.join("below.ron")).unwrap();
    let gone = loader.read().unwrap();
    assert!(
        card(&gone, "below").is_none(),
        "the game of a removed file is gone"
    );
    assert!(card(&gone, "above").unwrap().troubled);
}

#[test]
fn an_army_with_mistakes_stays_as_it_was() {
    let folder = Folder::new("army");
    let army = |pieces: &str| format!("(format: 1, base: \"orthodox\", pieces: {{{pieces}}})");
    folder.write("armies/mine.ron", &army("'Q': \"withdrawer\""));
    folder.write("own.ron", &game("Own", "army: \"mine\""));
    let mut loader = folder.loader();
    let good = loader.read().unwrap();
    assert_eq!(good.problems, []);
    folder.write("armies/mine.ron", &army("'Q': withdrawer"));
    let bad = loader.read().unwrap();
    assert!(!bad.problems.is_empty());
    assert!(
        bad.problems
            .iter()
            .all(|problem| problem.file.ends_with("mine.ron"))
    );
    let of = |library: &GameLibrary| card(library, "own").unwrap().variant.clone();
    assert_eq!(of(&bad), of(&good));
}

#[test]
fn files_that_cannot_be_read_are_reported_and_the_game_stays() {
    let folder = Folder::new("bytes");
    let path = folder.write("own.ron", &game("Own", ""));
    let mut loader = folder.loader();
    loader.read().unwrap();
    fs::write(path, [0xff, 0xfe]).unwrap();
    let library = loader.read().unwrap();
    assert!(library.problems[0].message.contains("UTF-8"));
    assert!(card(&library, "own").unwrap().troubled);
}

#[test]
fn files_beside_a_single_file_are_read_only_as_its_base() {
    let folder = Folder::new("single");
    let path = folder.write("one.ron", "(format: 1, base: \"two\", name: \"One\")");
    folder.write("two.ron", &game("Two", ""));
    folder.write("notes.ron", "(shopping: [\"milk\"])");
    let mut loader = GameFileLoader::new(&[], &[]);
    assert_eq!(loader.add(&path), path);
    let library = loader.read().unwrap();
    assert_eq!(library.problems, []);
    assert!(card(&library, "one").unwrap().file.is_some());
    assert!(card(&library, "two").unwrap().file.is_none());
    folder.write("two.ron", "(");
    let library = loader.read().unwrap();
    assert!(!library.problems.is_empty(), "the game is based on it");
    assert!(card(&library, "one").unwrap().troubled);
}

#[test]
fn a_file_overrides_a_built_in_game_while_it_exists() {
    let folder = Folder::new("instead");
    let built_in = Catalogue::built_in().info("ultima").unwrap().name;
    let path = folder.write("ultima.ron", &game("Mine", ""));
    let mut loader = folder.loader();
    let library = loader.read().unwrap();
    assert_eq!(card(&library, "ultima").unwrap().info.name, "Mine");
    fs::remove_file(path).unwrap();
    let library = loader.read().unwrap();
    let card = card(&library, "ultima").unwrap();
    assert_eq!((&card.info.name, card.file.is_some()), (&built_in, false));
}

/// Every built-in game, and whether the user has a file for it.
fn built_in(library: &GameLibrary) -> Vec<(String, bool)> {
    let cards = library.cards.iter();
    let cards = cards.map(|card| (card.info.name.clone(), card.file.is_some()));
    cards.collect()
}

#[test]
fn a_file_with_mistakes_hides_no_built_in_game() {
    let folder = Folder::new("broken");
    let all = built_in(&folder.loader().read().unwrap());
    folder.write("chess.ron", "(format: 1, name: \"Mine\"");
    folder.write("armies/orthodox.ron", "(format: 1, pieces: {})");
    let library = folder.loader().read().unwrap();
    assert_eq!(built_in(&library), all);
    assert!(card(&library, "chess").unwrap().troubled);
    let problems: Vec<&str> = library
        .problems
        .iter()
        .map(|problem| problem.file.as_str())
        .collect();
    assert!(
        problems.iter().all(|file| file.ends_with("chess.ron")),
        "{problems:?}"
    );
    assert!(!problems.is_empty());
}
