//! `./install` puts the program where desktops find it, and can remove it again.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The output of `./install` with this home, which must succeed.
fn install(home: &Path, arguments: &[&str]) -> String {
    run(Path::new("."), home, arguments)
}

/// The output of `./install`, run from a folder.
fn run(from: &Path, home: &Path, arguments: &[&str]) -> String {
    let output = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/install"))
        .current_dir(from)
        .args(arguments)
        .env("HOME", home)
        .env_remove("XDG_DATA_HOME")
        .env_remove("DESTDIR")
        .output()
        .unwrap();
    let reported = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{reported}");
    reported
}

/// The files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path)),
            path => found.push(path),
        }
    }
    found
}

#[test]
fn the_program_is_installed_for_a_person_and_removed() {
    // A home with a space in its name.
    let home = std::env::temp_dir().join(format!("baroque install {}", std::process::id()));
    let own = home.join(".local/share/baroque/variants/mine.ron");
    fs::create_dir_all(own.parent().unwrap()).unwrap();
    fs::write(&own, "()").unwrap();
    let program = env!("CARGO_BIN_EXE_baroque");
    let reported = install(&home, &["--binary", program]);
    let installed = home.join(".local/bin/baroque");
    assert!(reported.contains(installed.to_str().unwrap()), "{reported}");
    let version = Command::new(&installed).arg("--version").output().unwrap();
    assert!(version.status.success());
    let share = home.join(".local/share");
    let entry = fs::read_to_string(share.join("applications/alt.baroque.Baroque.desktop")).unwrap();
    assert!(
        entry.lines().any(|line| line == "Icon=alt.baroque.Baroque"),
        "{entry}"
    );
    assert!(
        share
            .join("metainfo/alt.baroque.Baroque.metainfo.xml")
            .exists()
    );
    let exec = format!("Exec=\"{}\"", installed.display());
    assert!(entry.lines().any(|line| line == exec), "{entry}");
    let icon = share.join("icons/hicolor/48x48/apps/alt.baroque.Baroque.png");
    assert_eq!(&fs::read(icon).unwrap()[1..4], b"PNG");

    install(&home, &["--remove"]);
    let mut left = files(&home);
    // The desktop's own caches may stay.
    left.retain(|path| !path.ends_with("icon-theme.cache") && !path.ends_with("mimeinfo.cache"));
    assert_eq!(left, [own], "a person's own games stay");
    fs::remove_dir_all(home).unwrap();
}

#[test]
fn a_program_is_found_from_where_the_person_is() {
    let home = std::env::temp_dir().join(format!("baroque-install-from-{}", std::process::id()));
    fs::create_dir_all(&home).unwrap();
    fs::copy(env!("CARGO_BIN_EXE_baroque"), home.join("mine")).unwrap();
    run(&home, &home, &["--binary", "mine"]);
    assert!(home.join(".local/bin/baroque").exists());
    fs::remove_dir_all(home).unwrap();
}
