//! Tells words that may be moves from signs, results and noise.

use super::signs::{is_invisible, plain_sign};
use crate::rules::Variant;

/// Whether a word may be a move of a game, legal or not: it names a square of the board, a pawn's capture by files,
/// castling, or a choice of an array.
pub fn names_a_move(variant: &Variant, word: &str) -> bool {
    let plain: String = word
        .chars()
        .filter(|&sign| !is_invisible(sign))
        .map(plain_sign)
        .collect();
    names_square(variant, &plain)
        || names_square(variant, &plain.to_lowercase())
        || names_castling(&plain)
        || names_files(variant, &plain)
        || names_choice(variant, &plain)
}

/// Whether a word names a square of the board.
pub(super) fn names_square(variant: &Variant, word: &str) -> bool {
    let mut starts = word.char_indices();
    starts.any(|(start, _)| variant.geometry().split_square(&word[start..]).is_some())
}

/// Whether a word is castling, in letters or in zeros, such as `O-O`, `0-0-0` or `oo+`.
fn names_castling(word: &str) -> bool {
    castling_text(word.trim_end_matches(|sign: char| !sign.is_alphanumeric())).is_some()
}

/// The standard text of castling in another spelling, such as `O-O` for `0-0` or `oo`.
pub(super) fn castling_text(word: &str) -> Option<&'static str> {
    let mut count = 0;
    for sign in word.chars() {
        match sign {
            'O' | 'o' | '0' | 'О' | 'о' => count += 1,
            '-' if count > 0 => {}
            _ => return None,
        }
    }
    match count {
        2 => Some("O-O"),
        3 => Some("O-O-O"),
        _ => None,
    }
}

/// Whether a word is a pawn's capture that names only files, such as `exd` or `e:d`.
fn names_files(variant: &Variant, word: &str) -> bool {
    let files = &variant.geometry().plan().files;
    let is_file = |name: &str| files.iter().any(|file| name.chars().eq([*file]));
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    word.split_once(['x', ':'])
        .is_some_and(|(from, to)| is_file(from) && is_file(to))
}

/// Whether a word begins a choice of an array.
fn names_choice(variant: &Variant, word: &str) -> bool {
    !variant.settings().exchanges.is_empty()
        && (word.starts_with("setup:") || word == "keep" || word == "swap")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    fn names(game: &str, word: &str) -> bool {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        names_a_move(&variant, word)
    }

    #[test]
    fn squares_castling_and_choices_are_moves() {
        for word in [
            "e4",
            "Nf3!?",
            "exd5",
            "e7-e8=Q",
            "♘f3",
            "@e4",
            "Qa8+-",
            "E4",
            "Sf3",
            "a\u{200b}4",
            "O-O",
            "0-0-0",
            "o-o",
            "O–O",
            "00",
            "OO+",
            "0-0#",
            "exd",
            "e:d",
        ] {
            assert!(names("chess", word), "{word}");
        }
        assert!(names("baroque", "setup:keep"));
        assert!(names("baroque", "swap"));
        assert!(!names("chess", "setup:keep"));
        assert!(names("rococo", "z0"));
    }

    #[test]
    fn signs_results_and_noise_are_not() {
        for word in [
            "", "±", "N", "D", "!?", "+-", "1-0", "0-1", "1/2", "½-½", "1:0", "--", "Z0", "0",
            "000000", "Qz9", "+0.35/12", "novelty", "ed.", "Fischer", "keep", "0.5",
        ] {
            assert!(!names("chess", word), "{word}");
        }
        assert!(!names("ultima", "keep"));
    }
}
