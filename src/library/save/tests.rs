//! Tests of saving.

use super::*;
use std::time::SystemTime;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("baroque-save-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn a_new_file_takes_no_name_that_is_taken() {
    let folder = folder("new");
    let path = folder.join("a.ron");
    write_new(&path, b"one").unwrap();
    let error = write_new(&path, b"two").unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
    assert_eq!(fs::read(&path).unwrap(), b"one");
    write_whole(&path, b"three").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"three");
    assert_eq!(names(&folder), ["a.ron"]);
    assert_eq!(
        write_whole(&folder, b"x").unwrap_err().kind(),
        io::ErrorKind::IsADirectory
    );
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_file_that_has_changed_is_not_written() {
    let folder = folder("changed");
    let path = folder.join("a");
    fs::write(&path, "theirs").unwrap();
    assert!(!write_unless_changed(&path, b"old", b"ours").unwrap());
    assert_eq!(fs::read(&path).unwrap(), b"theirs");
    assert!(write_unless_changed(&path, b"theirs", b"ours").unwrap());
    assert_eq!(fs::read(&path).unwrap(), b"ours");
    assert_eq!(names(&folder), ["a"]);
    fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("links");
    let (file, link, broken) = (folder.join("f"), folder.join("l"), folder.join("b"));
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
    symlink("f", &link).unwrap();
    symlink("later", &broken).unwrap();
    write_whole(&link, b"new").unwrap();
    assert_eq!(fs::read(&file).unwrap(), b"new");
    assert_eq!(
        fs::metadata(&file).unwrap().permissions().mode() & 0o777,
        0o640
    );
    write_whole(&broken, b"first").unwrap();
    assert_eq!(names(&folder), ["b", "f", "l", "later"]);
    assert!(fs::read_link(&link).is_ok() && fs::read_link(&broken).is_ok());
    assert!(write_new(&link, b"x").is_err());
    symlink("round", folder.join("round")).unwrap();
    assert!(write_whole(&folder.join("round"), b"x").is_err());
    fs::set_permissions(&file, Permissions::from_mode(0o444)).unwrap();
    let error = write_whole(&file, b"no").unwrap_err();
    assert_eq!(error.to_string(), "the file is write-protected");
    assert_eq!(fs::read(&file).unwrap(), b"new");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_is_put_aside_takes_no_place_that_is_taken() {
    let folder = folder("aside");
    let path = folder.join("deep/a.ron");
    for (text, expected) in [("one", "a.ron.broken"), ("two", "a.ron.broken-2")] {
        put(&path, text.as_bytes()).unwrap();
        let aside = put_aside(&path, "broken").unwrap();
        assert_eq!(aside, path.with_file_name(expected));
        assert_eq!(fs::read_to_string(aside).unwrap(), text);
    }
    assert_eq!(names(&folder.join("deep")).len(), 2);
    assert!(put_aside(&path, "broken").is_err(), "there are none");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn names_may_be_as_long_as_the_disk_takes_them() {
    let folder = folder("long");
    let path = folder.join("n".repeat(255));
    write_new(&path, b"one").unwrap();
    write_whole(&path, b"two").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"two");
    assert_eq!(names(&folder).len(), 1);
    let error = write_new(&folder.join("n".repeat(300)), b"x").unwrap_err();
    assert!(error.to_string().contains("too long"), "{error}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn old_leftovers_go_and_young_ones_stay() {
    let folder = folder("sweep");
    let long_ago = SystemTime::now() - 2 * LEFT_OVER;
    let put = |name: &str, old: bool| {
        let file = File::create(folder.join(name)).unwrap();
        if old {
            file.set_modified(long_ago).unwrap();
        }
    };
    put("a.ron.12.new", true);
    put("a.ron.13-4.new", true);
    put("a.ron.14.new", false);
    put("b.ron.15.new", true);
    put("mine.16.new", true);
    put("a.ron.old.new", true);
    write_whole(&folder.join("a.ron"), b"x").unwrap();
    let left = [
        "a.ron",
        "a.ron.14.new",
        "a.ron.old.new",
        "b.ron.15.new",
        "mine.16.new",
    ];
    assert_eq!(names(&folder), left);
    sweep(&folder);
    assert_eq!(
        names(&folder),
        ["a.ron", "a.ron.14.new", "a.ron.old.new", "mine.16.new"]
    );
    fs::remove_dir_all(folder).unwrap();
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_reported_in_words() {
    let error = write_whole(Path::new("/dev/full"), b"x").unwrap_err();
    assert_eq!(error.to_string(), "the disk is full; nothing was changed");
}
