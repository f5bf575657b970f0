//! Moves in the forms of other programs: with suffixes, figurines, other signs, other cases, and more or less of the
//! start than the standard says.

use super::read_san::{readings, squeeze};
use super::signs::{is_invisible, plain_sign};
use super::wire::write_move;
use super::word::castling_text;
use crate::rules::{Move, Mover, Position, Travel, Variant};

/// The chess figurines of both colours, and the drawings of their pieces.
const FIGURINES: [(&str, &str); 6] = [
    ("♔♚", "king"),
    ("♕♛", "queen"),
    ("♖♜", "rook"),
    ("♗♝", "bishop"),
    ("♘♞", "knight"),
    ("♙♟", "pawn"),
];

/// Signs behind a move that do not belong to it.
const SIGNS: &str = "+#!?†‡‼⁇⁈⁉±∓⩲⩱∞□⟳⇆-=/.,;";

/// Words behind a move that do not belong to it, in lower case and without a full stop at the end.
const SUFFIXES: [&str; 11] = [
    "e.p",
    "ep",
    "checkmate",
    "check",
    "ch",
    "dbl",
    "double",
    "dis",
    "mate",
    "matt",
    "mat",
];

/// The legal moves that a text means, by the first way of reading that finds any.
pub(super) fn find(
    variant: &Variant,
    position: &Position,
    legal: &[Move],
    text: &str,
) -> Vec<Move> {
    let text = usual_signs(variant, text).replace(' ', "");
    let plain = without_suffixes(without_number(&text));
    let castling = castling_text(plain);
    let text = squeeze(&plain.replace(['(', ')', '/'], ""));
    let standard = |mv: Move| {
        let mut texts = readings(variant, position, mv);
        texts.push(squeeze(&write_move(variant, mv)));
        texts
    };
    let castles = |mv: Move| match castling {
        Some(castling) => vec![squeeze(castling)],
        None => castling_forms(variant, mv),
    };
    let other = |mv: Move| other_forms(variant, position, mv);
    let wanted = castling.map_or(text, squeeze);
    let ways: [&dyn Fn(Move) -> Vec<String>; 3] = [&standard, &castles, &other];
    let cases: [&dyn Fn(&str) -> bool; 2] = [&|form: &str| form == wanted, &|form: &str| {
        agrees_in_lower_case(variant, &wanted, form)
    }];
    for agrees in cases {
        for forms in ways {
            let means = |mv: &Move| forms(*mv).iter().any(|form| agrees(form));
            let found: Vec<Move> = legal.iter().copied().filter(means).collect();
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

/// A text with usual signs, letters for figurines, and no invisible characters.
pub(super) fn usual_signs(variant: &Variant, text: &str) -> String {
    let letter = |sign: char| {
        let (_, picture) = FIGURINES
            .iter()
            .find(|(figurines, _)| figurines.contains(sign))?;
        let mut kinds = variant.kinds().iter();
        let kind = kinds.find(|kind| kind.is_orthodox() && kind.picture == *picture)?;
        Some(kind.letter)
    };
    text.chars()
        .filter(|&sign| !is_invisible(sign))
        .map(|sign| letter(sign).unwrap_or_else(|| plain_sign(sign)))
        .collect()
}

/// A text without a move number before it.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let numbered = rest.starts_with(['.', '…', ')', ':']);
    match numbered {
        true => rest.trim_start_matches(['.', '…', ')', ':']),
        false => text,
    }
}

/// A text without the signs and words that people write behind a move.
pub(super) fn without_suffixes(mut text: &str) -> &str {
    loop {
        text = text.trim_end_matches(|sign| SIGNS.contains(sign));
        let suffix = SUFFIXES.iter().find_map(|suffix| {
            let start = text
                .len()
                .checked_sub(suffix.len())
                .filter(|&start| start > 0)?;
            let found = text.get(start..)?.eq_ignore_ascii_case(suffix);
            found.then(|| &text[..start])
        });
        match suffix {
            Some(rest) => text = rest,
            None => return text,
        }
    }
}

/// The texts of a castling as a move of the king, to its stop or onto the rook; none for another move.
fn castling_forms(variant: &Variant, mv: Move) -> Vec<String> {
    let name = |square| variant.geometry().name(square);
    let castling = variant.settings().castling(mv);
    let Some(castling) = castling.filter(|_| mv.travel == Travel::Castle) else {
        return Vec::new();
    };
    let kings = variant
        .royals()
        .iter()
        .map(|king| variant.kind(king).letter);
    let from = name(castling.king);
    let stops = [name(castling.king_to), name(castling.rook)];
    let short = stops.into_iter().map(|stop| format!("{from}{stop}"));
    let long = kings.flat_map(|king| {
        stops
            .into_iter()
            .flat_map(move |stop| [format!("{king}{stop}"), format!("{king}{from}{stop}")])
    });
    short.chain(long).collect()
}

/// Texts that are not standard: of any piece, a start and a stop; of a pawn, its letter and file, or only the files of
/// its capture; of a pawn's drop, the square.
fn other_forms(variant: &Variant, position: &Position, mv: Move) -> Vec<String> {
    let name = |square| variant.geometry().name(square);
    let to = name(mv.to);
    if let (Travel::Drop, Some(piece)) = (mv.travel, mv.promotion) {
        let pawn = variant.kind(piece).pawn;
        return pawn.then(|| format!("@{to}")).into_iter().collect();
    }
    let piece = position
        .piece(mv.from)
        .filter(|_| mv.travel.mover() == Mover::Goes);
    let Some(piece) =
        piece.filter(|_| mv.travel != Travel::Castle && mv.travel != Travel::Exchange)
    else {
        return Vec::new();
    };
    let kind = variant.kind(piece.piece_type());
    let (letter, from) = (kind.letter, name(mv.from));
    let file = |name: &str| name.chars().next().map(String::from).unwrap_or_default();
    let promotion: String = mv
        .promotions()
        .map(|kind| variant.kind(kind).letter)
        .collect();
    let rank: String = from.chars().skip(1).collect();
    let starts = [String::new(), from.to_owned(), file(from), rank];
    let mut forms: Vec<String> = starts
        .iter()
        .map(|start| format!("{letter}{start}{to}{promotion}"))
        .collect();
    forms.push(format!("{from}{to}{promotion}"));
    if kind.pawn && variant.captured(position, mv).any() {
        forms.push(format!("{}{}{promotion}", file(from), file(to)));
    }
    forms
}

/// Whether two texts differ in capitals only. A letter at the start that may be a file or a piece counts as it is
/// written, because `b` is a file and `B` a Bishop.
fn agrees_in_lower_case(variant: &Variant, text: &str, form: &str) -> bool {
    let mut signs = text.chars();
    let first = signs.next().unwrap_or_default();
    let is_drop = signs.next() == Some('@');
    let is_file = variant.geometry().plan().files.contains(&first);
    let is_piece = variant.kinds().iter().any(|kind| kind.letter == first);
    let fixed = (is_file || is_piece) && !is_drop;
    (!fixed || form.starts_with(first)) && text.eq_ignore_ascii_case(form)
}

#[cfg(test)]
mod tests {
    use crate::notation::{parse_fen, read_san, write_move};
    use crate::variant_file::Catalogue;

    /// The UCI text of the move that a text means, or why it means none.
    fn read(game: &str, fen: &str, text: &str) -> Result<String, String> {
        let variant = Catalogue::built_in().variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let read = read_san(&variant, &position, text);
        read.map(|mv| write_move(&variant, mv))
            .map_err(|error| error.to_string())
    }

    fn all_mean(fen: &str, texts: &[&str], mv: &str) {
        for text in texts {
            assert_eq!(read("chess", fen, text).as_deref(), Ok(mv), "{text}");
        }
    }

    #[test]
    fn suffixes_are_dropped() {
        let en_passant = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
        let texts = [
            "dxe6 e.p.",
            "dxe6e.p.",
            "dxe6ep",
            "dxe6 ep",
            "dxe6 e. p.",
            "dxe6 E.P.!",
            "d5xe6ep+",
            "de6 e.p",
            "dxe6ep!?",
            "d:e6ep",
            "1. dxe6 e.p.",
            "12.dxe6ep",
        ];
        all_mean(en_passant, &texts, "d5e6");
        let texts = [
            "Qa8 ch",
            "Qa8ch.",
            "Qa8 mate",
            "Qa8mate!",
            "Qa8†",
            "Qa8‡",
            "Qa8#",
            "Qa8++",
            "Qa8+!",
            "Qa8!+",
            "Qa8 dbl ch",
            "Qa8‼",
            "Qa8⁇",
            "Qa8⁉",
            "Qa8+-",
            "Qa8±",
            "Qa8 mat",
            "Qa8 dis. ch.",
            "Qa8 check",
            "1…Qa8",
            "1...Qa8",
            "Qa8∓ ",
        ];
        all_mean("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", &texts, "a1a8");
    }

    #[test]
    fn promotions_have_many_forms() {
        let fen = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        let texts = [
            "a8(Q)",
            "a8/Q",
            "a8=q",
            "a8Q",
            "a8q",
            "a8=♕",
            "a8♛",
            "a8:Q",
            "a7a8Q",
            "a7a8q",
            "a7-a8=Q",
            "a8=(Q)+",
            "a8=Q ch",
            "Pa7a8q",
            "a7-a8(q)!",
        ];
        all_mean(fen, &texts, "a7a8q");
        all_mean(
            fen,
            &[
                "axb8=N", "ab8n", "axb8(N)", "a7xb8/n", "ab=N", "axb=n", "a:b8♘",
            ],
            "a7b8n",
        );
        assert!(read("chess", fen, "a8").is_err());
    }

    #[test]
    fn castling_has_many_forms() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let texts = [
            "O-O", "0-0", "o-o", "O–O", "0—0", "OO", "00", "oo", "О-О", "O-O+", "0-0!", "o-o ch",
            "1. 00", "Ke1-g1", "Ke1g1", "Kg1", "e1g1", "e1-g1", "E1G1", "ke1g1", "e1h1", "Ke1h1",
            "Kxh1", "♔g1", "O - O",
        ];
        all_mean(fen, &texts, "e1g1");
        all_mean(
            fen,
            &[
                "0–0–0",
                "OOO",
                "000",
                "o-o-o",
                "Kc1",
                "Ke1–c1",
                "e1a1",
                "O-O-O#",
            ],
            "e1c1",
        );
        let black = fen.replace(" w ", " b ");
        all_mean(&black, &["Ke8-g8", "e8h8", "♚g8", "0-0"], "e8g8");
        // Here a king's move has the text.
        all_mean("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["Kf1", "Ke1-f1"], "e1f1");
        assert!(read("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O").is_err());
    }

    #[test]
    fn figurines_are_letters() {
        let fen = "4k3/8/8/8/8/8/4P3/1N2K1N1 w - - 0 1";
        all_mean(
            fen,
            &["♘f3", "♞f3", "♘g1-f3", "♘\u{fe0e}f3", "♘gf3!"],
            "g1f3",
        );
        all_mean(fen, &["♙e4", "♟e2-e4", "♙e2e4"], "e2e4");
        assert_eq!(
            read("ultima", "7k/8/8/8/8/8/8/K7 w - - 0 1", "♔b2").as_deref(),
            Ok("a1b2")
        );
        assert!(read("ultima", "7k/8/8/8/8/8/8/K7 w - - 0 1", "♕b2").is_err());
    }

    #[test]
    fn captures_may_have_other_signs_or_only_files() {
        let fen = "4k3/8/8/3p4/4P3/2N5/1P6/4K3 w - - 0 1";
        let texts = [
            "e4:d5", "e:d5", "e4×d5", "e4-d5", "e4–d5", "e4—d5", "ed5", "ed", "exd", "e:d", "ed:",
            "Pexd5", "exd5:", "E4xD5",
        ];
        all_mean(fen, &texts, "e4d5");
        all_mean(
            fen,
            &["N×d5", "N:d5", "Nd5", "nd5", "n3xd5", "Nc3—d5", "Nc3:d5"],
            "c3d5",
        );
        let two = "4k3/8/8/3p4/3pP3/4P3/8/4K3 w - - 0 1";
        all_mean(two, &["exd5"], "e4d5");
        assert!(read("chess", two, "ed").unwrap_err().contains("ambiguous"));
    }

    #[test]
    fn small_letters_are_files_first() {
        let fen = "4k3/8/8/8/2p5/1P6/8/3BK1N1 w - - 0 1";
        all_mean(fen, &["nf3", "NF3"], "g1f3");
        all_mean(fen, &["bc4", "bxc4"], "b3c4");
        // A Bishop cannot be written with a small letter, because `b` is a file.
        assert!(read("chess", fen, "be2").is_err());
        all_mean(fen, &["BE2", "Be2"], "d1e2");
        // No pawn can be written with the letter of a piece.
        assert!(read("chess", fen, "Bxc4").is_err());
    }

    #[test]
    fn invisible_characters_do_not_count() {
        let fen = "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1";
        let texts = [
            "e4\u{200b}",
            "\u{feff}e4",
            "e\u{200d}4",
            "e2\u{2060}e4",
            "e4\u{a0}",
            "e4\u{1a}",
            "e4\u{202c}",
            "e\u{ad}4",
        ];
        all_mean(fen, &texts, "e2e4");
    }

    #[test]
    fn drops_may_lack_the_pawns_letter() {
        let fen = "1********1/*k7*/*8*/*8*/*8*/*8*/*8*/*8*/*8*/*8*/*K7*/1********1[PNn] w - - 0 1";
        let read = |text: &str| read("chessma-84", fen, text);
        for text in ["@e4", "P@e4", "p@e4", "♙@e4", "@E4"] {
            assert_eq!(read(text).as_deref(), Ok("P@e4"), "{text}");
        }
        for text in ["N@e4", "n@e4", "♘@e4", "N@e4!"] {
            assert_eq!(read(text).as_deref(), Ok("N@e4"), "{text}");
        }
        assert!(read("Q@e4").is_err());
    }

    #[test]
    fn other_pieces_may_be_written_shorter() {
        let fen = "7k/8/8/8/3W4/8/8/K7 w - - 0 1";
        for text in [
            "Wd8", "Wd4d8", "wd8", "W-d8", "Wd4-d8", "d4d8", "Wd4–d8", "W4d8",
        ] {
            assert_eq!(read("ultima", fen, text).as_deref(), Ok("d4d8"), "{text}");
        }
    }

    #[test]
    fn letters_of_other_languages_are_refused_with_the_games_letters() {
        let chess = "4k3/8/8/8/8/8/8/1N1QK1N1 w - - 0 1";
        for text in ["Sf3", "Cf3", "Фf3", "Dd2", "Sgf3", "Tg1-f3", "Lxe2", "Кf3"] {
            let error = read("chess", chess, text).unwrap_err();
            assert!(error.contains("its letters are K, "), "{error}");
            assert!(
                error.contains(&text[..text.chars().next().unwrap().len_utf8()]),
                "{error}"
            );
        }
        let error = read("ultima", "7k/8/8/8/3W4/8/8/K7 w - - 0 1", "Sf3").unwrap_err();
        assert!(
            error.contains("the letter S") && error.contains("L for the Long Leaper"),
            "{error}"
        );
        // These are wrong for another reason.
        for text in ["Nf4", "e4", "nf4", "hello", "S", "Qh9"] {
            let error = read("chess", chess, text).unwrap_err();
            assert!(!error.contains("letters"), "{error}");
        }
    }
}
