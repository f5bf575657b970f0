//! Recognizes a text from the clipboard or a file: a position, a game, or moves.

use super::notes::{about_notes, note_words};
use crate::app::texts::text;
use crate::app::variants::Games;
use baroque::game::{Form, Game, GameName, ReadGame, Tree, sites};
use baroque::library::find::find;
use baroque::library::site;
use baroque::notation::pgn::{self, RawGame};
use baroque::notation::{Read, placement_fits, read_fen, write_fen};
use baroque::rules::{Position, Variant};
use std::sync::Arc;

/// A game from a text, and a message that says what the text was.
#[derive(Debug)]
pub struct Pasted {
    pub game: Game,
    /// What was pasted, and where it stopped being valid.
    pub words: String,
}

/// Reads a text. `board` is the game on the board, whose rules come first.
///
/// # Errors
///
/// If it is neither a position nor a game nor moves, in words.
pub fn read(text: &str, games: &Games, board: Option<&Game>) -> Result<Pasted, String> {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.is_empty() {
        return Err(text!("paste-nothing").to_owned());
    }
    let on_board = board.map(|game| game.tree.variant());
    let form = site::form(games, text);
    if form != Form::Pgn {
        return site_game(text, form, games, board);
    }
    if text.lines().any(|line| line.trim_start().starts_with('[')) {
        return game(text, games, on_board);
    }
    match looks_like_fen(text) {
        true => position(text, games, on_board),
        false => moves(text, games, board).or_else(|problem| {
            // Moves with their start and stop may be a list of Game Courier, also without its own signs.
            let list = site_game(text, Form::Courier, games, board);
            list.ok()
                .filter(|pasted| !pasted.game.tree.is_empty())
                .ok_or(problem)
        }),
    }
}

/// Whether a text is a link, or one of its first words has ranks between slashes. Results and dates have fewer slashes.
fn looks_like_fen(text: &str) -> bool {
    let has_ranks = |word: &str| word.matches('/').count() + word.matches("%2").count() > 2;
    text.contains("://") || text.split_whitespace().take(3).any(has_ranks)
}

/// A game of Game Courier or Zillions. Moves that fit only from the current position continue the game on the board.
fn site_game(
    text: &str,
    form: Form,
    games: &Games,
    board: Option<&Game>,
) -> Result<Pasted, String> {
    let site = site::parse(form, text);
    let on_board = board.map(|game| game.tree.variant());
    let read = site::read(games, &site, (None, None, Vec::new()), on_board);
    let begun = read.as_ref().map_or(0, |read| count(&read.value));
    if let Some(board) = board {
        let variant = board.tree.variant();
        let last = board.tree.line_after(Tree::ROOT).last();
        let end = &board.tree.node(last.unwrap_or(Tree::ROOT)).position;
        if sites::fit(&site, variant, end.clone()).plies > begun {
            let more = sites::read(&site, variant.clone(), end.clone());
            let mut pasted = continued(board, &more.value, None);
            pasted.words += &note_words(&more.notes);
            return Ok(pasted);
        }
    }
    let read = read.map_err(|problem| text!("paste-cannot-be-shown", problem = problem))?;
    let (game, plies) = (read.value.tree.variant().name(), count(&read.value));
    let words = text!("paste-game", game = game, count = plies) + &note_words(&read.notes);
    Ok(Pasted {
        game: read.value,
        words,
    })
}

fn game(text: &str, games: &Games, on_board: Option<&Arc<Variant>>) -> Result<Pasted, String> {
    let mut all = pgn::games(text).filter(|raw| !raw.is_empty());
    let raw = all.next().ok_or(text!("paste-no-game"))?;
    let more = all.count();
    let mut pasted = read_raw(&raw, games, on_board)?;
    if more > 0 {
        pasted.words.push(' ');
        pasted.words += &text!("paste-first-of", count = more + 1);
    }
    Ok(pasted)
}

fn read_raw(
    raw: &RawGame,
    games: &Games,
    on_board: Option<&Arc<Variant>>,
) -> Result<Pasted, String> {
    let fen = raw.tags.fen();
    let read_by = |board| Game::read(raw, |name: GameName| find(games, name, fen, board));
    let read = better(read_by(on_board), || read_by(None))
        .map_err(|error| text!("paste-cannot-be-shown", problem = error.message))?;
    let name = read.game.tree.variant().name();
    let plies = count(&read.game);
    let mut words = match &read.cut {
        None => text!("paste-game", game = name, count = plies),
        Some(error) => {
            let place = error.to_string();
            text!(
                "paste-part-of-game",
                game = name,
                count = plies,
                place = place
            )
        }
    };
    if let Some(notes) = about_notes(text!("paste-text"), &read) {
        words.push(' ');
        words += &notes;
    }
    Ok(Pasted {
        game: read.game,
        words,
    })
}

/// What was read by the rules of the game on the board, or by orthodox chess if that goes further.
fn better<E>(
    here: Result<ReadGame, E>,
    elsewhere: impl FnOnce() -> Result<ReadGame, E>,
) -> Result<ReadGame, E> {
    let plies = match &here {
        Ok(read) if read.cut.is_none() && !read.game.tree.is_empty() => return here,
        Ok(read) => count(&read.game),
        Err(_) => 0,
    };
    match elsewhere() {
        Ok(other) if count(&other.game) > plies => Ok(other),
        _ => here,
    }
}

/// A position of the game on the board or, if it cannot be read there as written, of another game.
fn position(text: &str, games: &Games, on_board: Option<&Arc<Variant>>) -> Result<Pasted, String> {
    let first = on_board.map(|variant| (variant.clone(), read_fen(variant, text)));
    let problem = match &first {
        Some((variant, Err(problem))) => {
            let (game, problem) = (variant.name(), problem.to_string());
            text!("paste-position-of-none-but", game = game, problem = problem)
        }
        _ => text!("paste-position-of-none").to_owned(),
    };
    if let Some((variant, Err(_))) = &first
        && placement_fits(variant, text)
    {
        return Err(problem);
    }
    let others = games.ids().flat_map(|id| {
        let layouts = games.info(id).map(|info| info.layouts).unwrap_or_default();
        let variants = layouts.into_iter();
        variants.filter_map(move |layout| games.variant(id, Some(&layout), &[]).ok())
    });
    let others = others.map(|variant| {
        let read = read_fen(&variant, text);
        (Arc::new(variant), read)
    });
    let mut best: Option<(Arc<Variant>, Read<Position>)> = None;
    for (variant, read) in first.into_iter().chain(others) {
        let Ok(read) = read else { continue };
        let better = best
            .as_ref()
            .is_none_or(|(_, best)| read.notes.len() < best.notes.len());
        let exact = read.notes.is_empty();
        if better {
            best = Some((variant, read));
        }
        if exact {
            break;
        }
    }
    let (variant, read) = best.ok_or(problem)?;
    let mut words = text!("paste-position", game = variant.name());
    for note in &read.notes {
        words += &format!(" {}.", note.message);
    }
    Ok(Pasted {
        words,
        game: Game::new(variant, read.value),
    })
}

/// Moves from the start of the game on the board, or from its current position.
fn moves(text: &str, games: &Games, board: Option<&Game>) -> Result<Pasted, String> {
    let on_board = board.map(|game| game.tree.variant());
    let from = |position: Option<&Position>| {
        let mut raw = pgn::games(text).next().ok_or(text!("paste-no-moves"))?;
        if let (Some(variant), Some(position)) = (on_board, position) {
            raw.tags.set("FEN", write_fen(variant, position));
        }
        let found = |name: GameName| find(games, name, raw.tags.fen(), on_board);
        Game::read(&raw, found).map_err(|error| error.message)
    };
    let root = board.map(|game| &game.tree.node(Tree::ROOT).position);
    let begun = from(root)?;
    let last = |game: &Game| {
        game.tree
            .line_after(Tree::ROOT)
            .last()
            .unwrap_or(Tree::ROOT)
    };
    if let Some(board) = board.filter(|_| begun.game.tree.is_empty() || begun.cut.is_some()) {
        let end = last(board);
        let on = from(Some(&board.tree.node(end).position))?;
        if on.game.tree.len() > begun.game.tree.len() {
            let error = on.cut.map(|error| error.to_string());
            return Ok(continued(board, &on.game, error));
        }
    }
    let elsewhere = || {
        let raw = pgn::games(text).next().ok_or(text!("paste-no-moves"))?;
        let found = |name: GameName| find(games, name, raw.tags.fen(), None);
        Game::read(&raw, found).map_err(|error| error.message)
    };
    let begun = better(Ok(begun), elsewhere)?;
    let mut game = begun.game;
    let name = game.tree.variant().name().to_owned();
    game.tags = pgn::Tags::default();
    let problem = begun.cut.clone().or(begun.notes.first().cloned());
    match (game.tree.is_empty(), begun.cut) {
        (true, _) if problem.is_some() => Err(text!(
            "paste-nonsense",
            game = name,
            problem = problem.map_or(String::new(), |note| note.message)
        )),
        (true, _) => Err(text!("paste-no-moves").to_owned()),
        (false, None) => Ok(Pasted {
            words: text!("paste-moves", game = name, count = count(&game))
                + &note_words(&begun.notes),
            game,
        }),
        (false, Some(error)) => Ok(Pasted {
            words: text!(
                "paste-moves-up-to",
                game = name,
                count = count(&game),
                place = error.to_string()
            ),
            game,
        }),
    }
}

/// The game on the board with more moves.
fn continued(board: &Game, more: &Game, error: Option<String>) -> Pasted {
    let mut game = board.clone();
    let mut at = game
        .tree
        .line_after(Tree::ROOT)
        .last()
        .unwrap_or(Tree::ROOT);
    for node in more.tree.line_after(Tree::ROOT) {
        let mv = more
            .tree
            .node(node)
            .ply
            .as_ref()
            .map(|ply| ply.transition.mv);
        match mv.map(|mv| game.tree.play(at, mv)) {
            Some(Ok(next)) => at = next,
            _ => break,
        }
    }
    game.ended = None;
    let words = match error {
        Some(error) => text!("paste-goes-on-up-to", count = count(more), place = error),
        None => text!("paste-goes-on", count = count(more)),
    };
    Pasted { game, words }
}

/// The number of plies of a game.
fn count(game: &Game) -> usize {
    game.tree.line_after(Tree::ROOT).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::variant_file::Catalogue;

    fn games() -> Games {
        Games::from(Catalogue::built_in())
    }

    fn paste(text: &str, board: Option<&Game>) -> Result<Pasted, String> {
        read(text, &games(), board)
    }

    fn board(id: &str, moves: &str) -> Game {
        let variant = Arc::new(games().variant(id, None, &[]).unwrap());
        let start = Game::new(variant.clone(), variant.start().clone());
        match moves {
            "" => start,
            moves => paste(moves, Some(&start)).unwrap().game,
        }
    }

    fn plies(pasted: &Pasted) -> usize {
        pasted.game.tree.line_after(Tree::ROOT).count()
    }

    #[test]
    fn a_position_belongs_to_the_boards_game_or_to_one_that_fits() {
        let board = board("rococo", "");
        let variant = board.tree.variant();
        let fen = write_fen(variant, variant.start());
        let pasted = paste(&fen, Some(&board)).unwrap();
        assert_eq!(pasted.game.tree.variant().id(), "rococo");
        assert!(pasted.words.contains("Rococo"), "{}", pasted.words);
        let maxima = games().variant("maxima", None, &[]).unwrap();
        let fen = write_fen(&maxima, maxima.start());
        assert_eq!(
            paste(&fen, Some(&board)).unwrap().game.tree.variant().id(),
            "maxima"
        );
        let wrong = paste("9/9/9/9 w - - 0 1", Some(&board)).unwrap_err();
        assert!(
            wrong.contains("position") && wrong.contains("Rococo"),
            "{wrong}"
        );
    }

    #[test]
    fn moves_of_another_game_are_read_by_its_rules() {
        let ultima = board("ultima", "");
        for text in [
            "1. e4 e5 2. Nf3 Nc6",
            "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *",
        ] {
            let pasted = paste(text, Some(&ultima)).unwrap();
            let game = pasted.game.tree.variant().id();
            assert_eq!((game, plies(&pasted)), ("chess", 4), "{text}");
        }
        let own = paste("1. e2e4 d7d4", Some(&ultima)).unwrap();
        assert_eq!(own.game.tree.variant().id(), "ultima");
        let unread = paste("1. Xe9 Ye8", Some(&ultima)).unwrap_err();
        assert!(unread.contains("Ultima"), "{unread}");
    }

    #[test]
    fn a_position_of_the_boards_pieces_that_it_forbids_is_no_position_of_another_game() {
        let chess = board("chess", "");
        let problem = paste("8/8/8/8/8/8/8/4K3_w_-_-_0_1", Some(&chess)).unwrap_err();
        assert!(problem.contains("king"), "{problem}");
    }

    #[test]
    fn a_list_of_squares_under_the_name_of_a_game_is_one_of_game_courier() {
        let chess = board("chess", "");
        let pasted = paste("Ultima\n1. a2-a4\n1... h7-h5\n", Some(&chess)).unwrap();
        let game = pasted.game.tree.variant().id();
        assert_eq!((game, plies(&pasted)), ("ultima", 2));
    }

    #[test]
    fn positions_are_pasted_as_other_programs_write_them() {
        let chess = board("chess", "");
        let rooks = "r3k2r/8/8/8/8/8/8/R3K2R";
        for text in [
            format!("{rooks}_b_KQkq_-_3_12"),
            format!("https://lichess.org/analysis/standard/{rooks}_b_KQkq_-_3_12"),
            format!(
                "https://www.chess.com/analysis?fen={}%20b%20KQkq%20-%203%2012",
                rooks.replace('/', "%2F")
            ),
            format!("FEN: {rooks} b KQkq - 3 12"),
            format!("\"{rooks} b KQkq - 3 12\""),
        ] {
            let pasted = paste(&text, Some(&chess)).unwrap();
            let tree = &pasted.game.tree;
            let fen = write_fen(tree.variant(), &tree.node(Tree::ROOT).position);
            assert_eq!(fen, format!("{rooks} b KQkq - 3 12"), "{text}");
            assert!(!pasted.words.contains("expected"), "{}", pasted.words);
        }
        let pasted = paste(&format!("{rooks} w KQkq - 0 0"), Some(&chess)).unwrap();
        assert!(pasted.words.contains("fullmove"), "{}", pasted.words);
        // No castling in Ultima: the position belongs to chess.
        let ultima = board("ultima", "");
        let kings = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let pasted = paste(kings, Some(&ultima)).unwrap();
        assert_eq!(pasted.game.tree.variant().id(), "chess");
        assert!(paste("https://lichess.org/AbCdEfGh", Some(&chess)).is_err());
    }

    #[test]
    fn a_pasted_game_says_what_it_is_and_how_far_it_is_valid() {
        let text = "[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"y\"]\n\n*";
        let pasted = paste(text, None).unwrap();
        assert_eq!(
            (plies(&pasted), pasted.game.tree.variant().layout()),
            (2, "8x8")
        );
        assert!(
            pasted.words.contains("line 4, column 13"),
            "{}",
            pasted.words
        );
        assert!(pasted.words.contains("first of 2"), "{}", pasted.words);
        assert!(
            paste("[Variant \"bughouse\"]\n\n*", None)
                .unwrap_err()
                .contains("bughouse")
        );
    }

    #[test]
    fn games_of_other_programs_are_recognized() {
        let chess = board("chess", "");
        let courier = "Ultima\n1. P e2-e4\n1... p d7-d4\n2. P c2-c4; @-d4; @-h7\n";
        let pasted = paste(courier, Some(&chess)).unwrap();
        assert_eq!(pasted.game.tree.variant().id(), "ultima");
        assert_eq!(plies(&pasted), 3);
        assert!(pasted.words.contains("h7 stays"), "{}", pasted.words);
        let zillions = "VariantName=Ultima\n1. Pawn e2 - e4\n1. Pawn d7 - d4\n";
        assert_eq!(plies(&paste(zillions, None).unwrap()), 2);
        // Moves from the middle of the game on the board.
        let on = paste("2... p b7-b4", Some(&pasted.game)).unwrap();
        assert_eq!(plies(&on), 4);
        assert!(paste("1. P a2-k9", Some(&chess)).is_err());
        assert_eq!(plies(&paste("1. a2-a5 h7-h5", Some(&chess)).unwrap()), 2);
    }

    #[test]
    fn moves_start_a_game_or_continue_it() {
        let chess = board("chess", "");
        let pasted = paste("1. e4 e5 2. Nf3", Some(&chess)).unwrap();
        assert_eq!(plies(&pasted), 3);
        let on = paste("Nc6", Some(&pasted.game)).unwrap();
        assert_eq!(plies(&on), 4);
        let anew = paste("d4 d5", Some(&on.game)).unwrap();
        assert_eq!(plies(&anew), 2);
        let partly = paste("d4 Kd5", Some(&chess)).unwrap();
        assert_eq!(plies(&partly), 1);
        assert!(partly.words.contains("Kd5"), "{}", partly.words);
        for nonsense in ["hello world", "  ", "1/2-1/2", "\u{1f600}"] {
            assert!(paste(nonsense, Some(&chess)).is_err(), "{nonsense}");
        }
    }
}
