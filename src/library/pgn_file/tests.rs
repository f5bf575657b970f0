use super::*;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-pgn-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn game(white: &str) -> String {
    format!("[Event \"?\"]\n[White \"{white}\"]\n[Result \"*\"]\n\n1. e4 *\n")
}

fn opened(path: &Path, index: usize) -> SaveTarget {
    let bytes = read(path).unwrap();
    let listing = list(path, &bytes, |_, _| true).unwrap();
    listing.home(index, &bytes).unwrap()
}

#[test]
fn a_game_goes_back_to_its_place_again_and_again() {
    let folder = folder("back");
    let path = folder.join("many.pgn");
    let text = [game("A"), game("B"), game("C")].join("\n\n");
    fs::write(&path, &text).unwrap();
    let mut home = opened(&path, 1);
    for white in ["Somebody else", "X"] {
        let stored = put_back(&home, &game(white)).unwrap();
        let expected = text.replace("\"B\"", &format!("\"{white}\""));
        assert_eq!(fs::read_to_string(&path).unwrap(), expected);
        assert_eq!(stored.entries.len(), 3);
        home = stored.home;
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_that_another_program_has_changed_is_not_written() {
    let folder = folder("changed");
    let path = folder.join("many.pgn");
    fs::write(&path, [game("A"), game("B")].join("\n")).unwrap();
    let home = opened(&path, 1);
    let longer = [game("Z"), game("A"), game("B")].join("\n");
    fs::write(&path, &longer).unwrap();
    let Err(Refusal::Changed(_, Some(again))) = put_back(&home, &game("New")) else {
        panic!("it was written");
    };
    assert_eq!(fs::read_to_string(&path).unwrap(), longer);
    put_back(&again, &game("New")).unwrap();
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        longer.replace("\"B\"", "\"New\"")
    );
    fs::write(&path, game("Other")).unwrap();
    let refused = put_back(&again, &game("B"));
    assert_eq!(refused, Err(Refusal::Changed(path.clone(), None)));
    fs::remove_file(&path).unwrap();
    assert!(matches!(
        put_back(&again, &game("B")),
        Err(Refusal::Failed(_))
    ));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_new_file_takes_no_place_that_is_taken_and_games_are_added() {
    let folder = folder("new");
    let path = folder.join("one.pgn");
    create(&path, &game("A")).unwrap();
    let before = checksum(game("A").as_bytes());
    assert_eq!(
        create(&path, &game("B")),
        Err(Refusal::Taken(path.clone(), 1, Some(before)))
    );
    let stored = append(&path, &game("B")).unwrap();
    assert_eq!(stored.entries.len(), 2);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, [game("A"), game("B")].join("\n"));
    assert_eq!(&text[stored.home.range], game("B").trim_end());
    // The file has another game now than when the user agreed.
    let now = checksum(text.as_bytes());
    assert_eq!(
        write_over(&path, Some(before), &game("C")),
        Err(Refusal::Taken(path.clone(), 2, Some(now)))
    );
    write_over(&path, Some(now), &game("C")).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), game("C"));
    append(&folder.join("fresh.pgn"), &game("D")).unwrap();
    let binary = folder.join("binary.pgn");
    fs::write(&binary, b"\x7fELF\0\0").unwrap();
    assert!(matches!(
        append(&binary, &game("D")),
        Err(Refusal::Failed(_))
    ));
    assert_eq!(fs::read(&binary).unwrap(), b"\x7fELF\0\0");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_written_is_reported_with_its_path() {
    for result in [
        create(Path::new("/dev/null/a.pgn"), &game("A")),
        write_over(Path::new("/dev/full"), None, &game("A")),
    ] {
        let Err(Refusal::Failed(words)) = result else {
            panic!("it was written");
        };
        assert!(words.starts_with("/dev/"), "{words}");
    }
    assert!(
        read(Path::new("/nowhere/a.pgn"))
            .unwrap_err()
            .contains("/nowhere/a.pgn")
    );
    assert!(read(Path::new("/")).unwrap_err().contains("is a folder"));
}
