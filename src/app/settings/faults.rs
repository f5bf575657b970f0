//! The settings file on a disk that fails, with damage in it, and with several programs at once.

use super::*;
use baroque::library::faults::with_fault;
use proptest::prelude::*;
use proptest::sample::Index;

/// More operations on files than saving needs.
const MOST: usize = 40;

fn folder(name: &str) -> PathBuf {
    let folder = format!("baroque-settings-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(folder);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn named(name: &str) -> Settings {
    Settings {
        name: name.to_owned(),
        ..Settings::default()
    }
}

#[test]
fn the_file_is_the_old_one_or_the_new_one_when_the_disk_is_full() {
    let path = folder("full").join("settings.ron");
    let (old, new) = (named("old"), named("new"));
    for before in 0..MOST {
        save(&path, &old).unwrap();
        let (saved, failed) = with_fault(before, || save_changes(&path, &old, &new));
        let found = load(&path).unwrap();
        assert!(
            found == new || saved.is_err() && found == old,
            "{before}: {saved:?}"
        );
        save_changes(&path, &old, &new).unwrap();
        assert_eq!(load(&path).as_ref(), Ok(&new), "{before}");
        if !failed {
            assert!(before > 3);
            return fs::remove_dir_all(library::folder_of(&path)).unwrap();
        }
    }
    panic!("saving needs more than {MOST} operations");
}

#[test]
fn programs_that_save_at_once_keep_the_changes_of_all() {
    let path = folder("together").join("settings.ron");
    let begun = Settings::default();
    let changes: [fn(&mut Settings); 4] = [
        |settings| settings.dark = true,
        |settings| settings.name = "Dora".to_owned(),
        |settings| settings.language = "de".to_owned(),
        |settings| settings.editor = "vi".to_owned(),
    ];
    let mut all = begun.clone();
    changes.iter().for_each(|change| change(&mut all));
    for _ in 0..10 {
        save(&path, &begun).unwrap();
        std::thread::scope(|scope| {
            for change in changes {
                let (path, begun) = (&path, &begun);
                scope.spawn(move || {
                    let mut settings = begun.clone();
                    change(&mut settings);
                    save_changes(path, begun, &settings).unwrap();
                });
            }
        });
        assert_eq!(load(&path).as_ref(), Ok(&all));
    }
    fs::remove_dir_all(library::folder_of(&path)).unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// A damaged file is put aside as it is, or read; what is read is written and read as the same.
    #[test]
    fn damaged_settings_are_read_or_put_aside(
        damage in prop::collection::vec((any::<Index>(), any::<Option<char>>()), 0..4),
    ) {
        let folder = folder("damaged");
        let path = folder.join("settings.ron");
        let text = ron::ser::to_string_pretty(&named("A \"name\""), ron::ser::PrettyConfig::default());
        let mut signs: Vec<char> = text.unwrap().chars().collect();
        for (place, sign) in damage {
            let place = place.index(signs.len());
            match sign {
                Some(sign) => signs[place] = sign,
                None => drop(signs.remove(place)),
            }
        }
        let text: String = signs.into_iter().collect();
        library::put(&path, text.as_bytes()).unwrap();
        match load(&path) {
            Ok(settings) => {
                save(&path, &settings).unwrap();
                prop_assert_eq!(load(&path), Ok(settings));
            }
            Err(_) => {
                let kept = fs::read_to_string(folder.join("settings.ron.broken"));
                prop_assert_eq!(kept.unwrap(), text);
                prop_assert_eq!(load(&path), Ok(Settings::default()));
            }
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
