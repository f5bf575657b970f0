//! The drawings next to a game file. The library reads them together with the file, so the compiler never reads the
//! disk.

use crate::diagram::{LARGEST_DRAWING, own_drawing};
use crate::variant_file::{Drawing, OwnDrawing, is_drawing};
use std::fs::File;
use std::io::Read;
use std::path::{Component, Path};

/// The most drawings that one file may name.
const MOST: usize = 64;

/// The drawings that a file names anywhere. A name in a comment does no harm.
pub(super) fn beside(path: &Path, text: &str) -> Vec<(String, Drawing)> {
    let mut names: Vec<&str> = text.split('"').filter(|name| is_drawing(name)).collect();
    names.sort_unstable();
    names.dedup();
    names.truncate(MOST);
    let folder = path.parent().unwrap_or(Path::new(""));
    let drawing = |name: &str| (name.to_owned(), read(folder, name));
    names.into_iter().map(drawing).collect()
}

fn read(folder: &Path, name: &str) -> Drawing {
    let inside = |part: Component| matches!(part, Component::Normal(_) | Component::CurDir);
    if !Path::new(name).components().all(inside) {
        return Err(
            "it must be in the folder of the game file or in a folder inside it".to_owned(),
        );
    }
    let path = folder.join(name);
    let unreadable = |error: std::io::Error| format!("{} cannot be read: {error}", path.display());
    // Reading a pipe would wait forever.
    if !path.metadata().map_err(unreadable)?.is_file() {
        return Err(format!("{} is not a file", path.display()));
    }
    let mut bytes = Vec::new();
    let file = File::open(&path).map_err(unreadable)?;
    let most = LARGEST_DRAWING as u64 + 1;
    file.take(most)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    let text = String::from_utf8(bytes).map_err(|_| "it is not UTF-8 text".to_owned())?;
    own_drawing(&text).map(|sides| OwnDrawing::new(&text, sides))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::load;
    use std::fs;

    const GAME: &str = r#"(
    format: 1,
    base: "ultima",
    name: "Owls",
    pieces: {
        'O': (name: "Owl", moves: "mQ", picture: "PICTURE"),
    },
)
"#;

    /// The problems of a game whose piece has this picture, and whether the piece has a drawing.
    fn mistake(picture: &str, folder: &Path) -> (String, bool) {
        fs::write(folder.join("owls.ron"), GAME.replace("PICTURE", picture)).unwrap();
        let (catalogue, problems) = load(&[folder.to_owned()]);
        let variant = catalogue.variant("owls", None, &[]).unwrap();
        let owl = variant.piece('O').unwrap();
        let drawn = variant.kind(owl.piece_type()).drawing.is_some();
        let words: Vec<String> = problems.iter().map(ToString::to_string).collect();
        (words.join("\n"), drawn)
    }

    #[test]
    fn a_drawing_beside_the_game_is_used_and_a_bad_one_is_reported_while_the_game_plays() {
        let folder = std::env::temp_dir().join(format!("baroque-drawings-{}", std::process::id()));
        fs::create_dir_all(folder.join("art")).unwrap();
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1H8V8Z"/></svg>"#;
        fs::write(folder.join("art/owl.svg"), svg).unwrap();
        fs::write(
            folder.join("bad.svg"),
            svg.replace("<path", "<script/><path"),
        )
        .unwrap();
        assert_eq!(mistake("art/owl.svg", &folder), (String::new(), true));
        assert_eq!(mistake("withdrawer", &folder), (String::new(), false));
        for (picture, reason) in [
            ("bad.svg", "script"),
            ("none.svg", "cannot be read"),
            ("../owl.svg", "in the folder of the game file"),
            ("/etc/owl.svg", "in the folder of the game file"),
            ("art", "there is no drawing"),
            ("withdrawr", "did you mean `withdrawer`"),
        ] {
            let (words, drawn) = mistake(picture, &folder);
            assert!(
                words.contains(reason) && words.contains("owls.ron:6:"),
                "{picture}: {words}"
            );
            assert!(!drawn);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
