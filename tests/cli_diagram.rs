//! The files and errors of `baroque diagram`.

use resvg::usvg;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let id = std::process::id();
        let path = std::env::temp_dir().join(format!("baroque-diagram-{name}-{id}"));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn diagram(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_baroque"))
        .arg("diagram")
        .args(arguments)
        .output()
        .unwrap()
}

/// Draws into a file without any output, and returns the file's bytes.
fn draw(file: &str, arguments: &[&str]) -> Vec<u8> {
    let output = diagram(&[arguments, &["-o", file]].concat());
    let reported = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {reported}");
    assert_eq!((reported.as_ref(), output.stdout.as_slice()), ("", &[][..]));
    fs::read(file).unwrap()
}

/// The error message of a command that fails and leaves no file.
fn fail(code: i32, file: &str, arguments: &[&str]) -> String {
    let output = diagram(&[arguments, &["-o", file]].concat());
    let reported = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(
        output.status.code(),
        Some(code),
        "{arguments:?}: {reported}"
    );
    assert!(
        output.stdout.is_empty() && !reported.contains("panicked"),
        "{reported}"
    );
    assert!(!Path::new(file).is_file(), "{arguments:?} has left a file");
    reported
}

/// The width, height and pixels of a PNG, or of the first frame of an animated one.
fn pixels(bytes: &[u8]) -> (u32, u32, Vec<[u8; 3]>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .unwrap();
    let (width, height) = reader.info().size();
    let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut buffer).unwrap();
    (width, height, buffer.as_chunks().0.to_vec())
}

/// The number of frames of a GIF, and its length in hundredths of a second.
fn frames(bytes: &[u8]) -> (usize, u32) {
    let mut decoder = gif::DecodeOptions::new().read_info(bytes).unwrap();
    let (mut count, mut time) = (0, 0);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        count += 1;
        time += u32::from(frame.delay);
    }
    (count, time)
}

const LEAP: [&str; 5] = [
    "ultima",
    "--fen",
    "k7/8/8/p7/8/p7/8/L6K w - - 0 1",
    "--move",
    "a1a6",
];

#[test]
fn a_position_becomes_an_svg_that_stands_alone() {
    let folder = Folder::new("svg");
    let bytes = draw(&folder.file("a.svg"), &["rococo", "--size", "300"]);
    let svg = String::from_utf8(bytes).unwrap();
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
    assert_eq!(tree.size().width(), 300.0);
    assert_eq!(svg.matches("<use ").count(), 32, "a use for each piece");
    for foreign in ["<text", "<image", "http://www.w3.org/1999", "file:"] {
        assert!(!svg.contains(foreign), "{foreign}");
    }
    assert_eq!(folder.names(), ["a.svg"], "nothing else is left");
}

#[test]
fn a_png_is_as_wide_as_asked() {
    let folder = Folder::new("png");
    for size in ["16", "101", "640", "4096"] {
        let bytes = draw(&folder.file("a.PNG"), &["chess", "--size", size]);
        let (width, height, _) = pixels(&bytes);
        assert_eq!(width.to_string(), size);
        assert!(
            height.abs_diff(width) < 16 + width / 20,
            "{width} x {height}"
        );
    }
    let (width, ..) = pixels(&draw(&folder.file("b.png"), &["chess"]));
    assert_eq!(width, 640);
}

#[test]
fn a_still_picture_of_a_line_is_that_of_its_last_move() {
    let folder = Folder::new("line");
    let mut line = vec!["chess", "--layout", "8x8"];
    for mv in ["e2e4", "d7d5", "e4d5"] {
        line.extend(["--move", mv]);
    }
    let svg = draw(&folder.file("a.svg"), &line);
    let before = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let direct = [
        "chess", "--layout", "8x8", "--fen", before, "--move", "e4d5",
    ];
    assert_eq!(svg, draw(&folder.file("b.svg"), &direct));
    assert_ne!(svg, draw(&folder.file("c.svg"), &direct[..5]));
}

#[test]
fn check_and_frost_are_marked_in_a_position() {
    let folder = Folder::new("marks");
    let inks = |fen, wanted: &str| {
        let svg = draw(&folder.file("a.svg"), &["ultima", "--fen", fen]);
        String::from_utf8(svg).unwrap().matches(wanted).count()
    };
    let (red, blue) = ("#d1432b", "#3f93bc");
    let quiet = "k7/8/8/8/8/p7/8/I6K w - - 0 1";
    assert_eq!((inks(quiet, red), inks(quiet, blue)), (0, 0));
    let frozen = "k7/8/8/8/8/8/p7/I6K w - - 0 1";
    assert!(inks(frozen, red) == 0 && inks(frozen, blue) > 0);
    let attacked = "k7/8/8/8/8/8/6w1/7K w - - 0 1";
    assert!(inks(attacked, red) > 0 && inks(attacked, blue) == 0);
}

#[test]
fn moves_become_animations_of_the_same_length() {
    let folder = Folder::new("film");
    let small = [&LEAP[..], &["--size", "160"]].concat();
    let (count, time) = frames(&draw(&folder.file("a.gif"), &small));
    assert!(count > 15, "{count}");
    assert!((200..1000).contains(&time), "{time}");
    let fast = [&small[..], &["--speed", "2", "--fps", "10"]].concat();
    let (fewer, half) = frames(&draw(&folder.file("b.gif"), &fast));
    assert!(
        fewer < count && half.abs_diff(time / 2) <= 10,
        "{half}, {time}"
    );
    let (width, ..) = pixels(&draw(&folder.file("a.apng"), &small));
    assert_eq!(width, 160);
    let bytes = fs::read(folder.file("a.apng")).unwrap();
    let reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .unwrap();
    assert!(reader.info().animation_control().unwrap().num_frames > 15);
}

#[test]
fn looks_can_be_chosen() {
    let folder = Folder::new("looks");
    let bare = [
        "chess",
        "--layout",
        "8x8",
        "--size",
        "200",
        "--no-coordinates",
    ];
    let look = |more: &[&str]| pixels(&draw(&folder.file("a.png"), &[&bare, more].concat())).2;
    let has = |picture: &[[u8; 3]], color| picture.contains(&color);
    let plain = look(&[]);
    assert!(has(&plain, [0xbe, 0x94, 0x68]), "wood is brown");
    assert!(has(&look(&["--theme", "slate"]), [0x7e, 0x8b, 0x99]));
    assert!(has(&look(&["--theme", "felt"]), [0x6f, 0x8f, 0x63]));
    assert!(has(&look(&["--theme", "contrast"]), [0xa6, 0xa6, 0xa6]));
    assert_eq!(
        plain,
        look(&["--theme", "parchment", "--pieces", "pictographs"])
    );
    assert_ne!(plain, look(&["--pieces", "figurines"]));
    assert_ne!(plain, look(&["--flip"]));
    let named = ["chess", "--layout", "8x8", "--size", "200"];
    assert_ne!(plain, pixels(&draw(&folder.file("a.png"), &named)).2);
}

#[test]
fn wrong_input_is_exit_code_one_and_says_what() {
    let folder = Folder::new("wrong");
    let reported = |name: &str, arguments: &[&str]| fail(1, &folder.file(name), arguments);
    for name in ["a.jpg", "a", ".gif"] {
        assert!(
            reported(name, &["chess"]).contains(".svg, .png, .gif or .apng"),
            "{name}"
        );
    }
    for name in ["a.gif", "a.apng"] {
        assert!(reported(name, &["chess"]).contains("--move"), "{name}");
    }
    let error = reported("a.svg", &["chess", "--layout", "8x8", "--move", "e2e5"]);
    assert!(error.contains("`e2e5` is not legal here"), "{error}");
    assert!(error.contains("like `a2a3`"), "{error}");
    let line = [
        "chess", "--layout", "8x8", "--move", "e2e4", "--move", "e2e4",
    ];
    let error = reported("a.gif", &line);
    assert!(
        error.contains("move 2: `e2e4` is not legal here"),
        "{error}"
    );
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let error = reported("a.png", &["chess", "--fen", mate, "--move", "e1f2"]);
    assert!(error.contains("no more moves"), "{error}");
    assert!(reported("a.png", &["chezz"]).contains("did you mean `chess`?"));
    assert!(reported("a.png", &["chess", "--fen", "8/8"]).contains("2 ranks"));
    assert!(folder.names().is_empty());
}

#[test]
fn wrong_usage_is_exit_code_two() {
    let folder = Folder::new("usage");
    let file = folder.file("a.png");
    for wrong in [
        ["--size", "15"],
        ["--size", "4097"],
        ["--size", "big"],
        ["--fps", "0"],
        ["--fps", "51"],
        ["--speed", "0"],
        ["--speed", "fast"],
        ["--speed", "nan"],
        ["--theme", "plaid"],
        ["--pieces", "checkers"],
        ["--option", "castling"],
    ] {
        fail(2, &file, &["chess", wrong[0], wrong[1]]);
    }
    assert_eq!(diagram(&["chess"]).status.code(), Some(2), "no file");
    assert_eq!(diagram(&["-o", &file]).status.code(), Some(2), "no game");
}

#[test]
fn a_file_that_cannot_be_written_is_told_and_nothing_is_left_behind() {
    let folder = Folder::new("unwritable");
    let gone = folder.file("gone/a.png");
    let reported = fail(1, &gone, &["chess"]);
    assert!(
        reported.contains("cannot write") && reported.contains("gone"),
        "{reported}"
    );
    fs::create_dir(folder.file("a.png")).unwrap();
    let reported = fail(1, &folder.file("a.png"), &["chess"]);
    assert!(reported.contains("cannot write"), "{reported}");
    assert_eq!(folder.names(), ["a.png"]);
}

#[test]
fn an_old_file_is_replaced_only_by_a_whole_new_one() {
    let folder = Folder::new("old");
    let file = folder.file("a.svg");
    fs::write(&file, "old").unwrap();
    let output = diagram(&["chess", "--move", "nonsense", "-o", &file]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    assert!(draw(&file, &["chess"]).starts_with(b"<svg"));
}
