//! Tests: the computer plays from the book, and the panel shows it.

use super::*;
use crate::app::action::{AnalysisAction, BoardAction, NewGameAction, SettingsAction, ShellAction};
use crate::app::play::Playing;
use crate::app::tests::Program;
use baroque::notation::{find_move, write_move};
use baroque::search::Effort;
use baroque::variant_file::Catalogue;
use std::fs;

const GAMES: &str = "1. e4 c6 2. Nf3 1-0\n\n[Event \"2\"]\n\n1. e4 c6 2. d4 *\n";

/// A game of chess against a computer with Black, and the book for it.
fn session(black: Player, games: &str) -> Program {
    let mut session = Program::new(Catalogue::built_in());
    session.apply(NewGameAction::Open("chess".to_owned()));
    let mut choice = session.new_game().draft.as_ref().unwrap().choice.clone();
    choice.layout = "8x8".to_owned();
    choice.players.black = black;
    session.apply(NewGameAction::Start(choice));
    let wanted = turn(&mut session);
    let read = book::read(
        games.as_bytes(),
        &wanted.unwrap().variant,
        &session.variants().games,
        |_| true,
    );
    session
        .part_mut::<Openings>()
        .learn(read.map_err(str::to_owned));
    look(&mut session);
    session
}

/// Changes to the book of the game on the board. Returns the book if it has to be read.
fn turn(session: &mut Program) -> Option<BookChoice> {
    let book = &session.settings().book.clone();
    with_book(session, |openings, table| openings.turn_to(table, book))
}

fn look(session: &mut Program) {
    with_book(session, Openings::look_up);
}

fn with_book<T>(session: &mut Program, act: impl FnOnce(&mut Openings, Option<&Table>) -> T) -> T {
    let mut openings = std::mem::take(session.part_mut::<Openings>());
    let done = act(&mut openings, session.playing().table.as_ref());
    *session.part_mut::<Openings>() = openings;
    done
}

fn play(session: &mut Program, text: &str) {
    let table = session.table();
    let mv = find_move(table.variant(), table.position(), text).unwrap();
    session.apply(BoardAction::Play(mv));
    look(session);
}

/// The computer's book move.
fn answer(session: &Program) -> Option<String> {
    let table = session.table();
    let mv = session
        .openings()
        .answer(table, &session.settings().book, 7)?;
    Some(write_move(table.variant(), mv))
}

#[test]
fn only_club_level_and_stronger_levels_use_the_book() {
    for (player, plays) in [
        (Player::Computer(Level::Casual), false),
        (Player::Computer(Level::Club), true),
        (Player::Computer(Level::Full), true),
        (Player::Custom(Effort::Depth(3)), true),
        (Player::Human, false),
    ] {
        let mut session = session(player, GAMES);
        assert_eq!(answer(&session), None, "it is the human's turn");
        play(&mut session, "e2e4");
        assert_eq!(answer(&session).is_some(), plays, "{player:?}");
    }
}

#[test]
fn the_book_is_used_up_to_the_chosen_move() {
    let mut session = session(Player::Computer(Level::Full), "1. e4 c6 2. d4 d5 *");
    session.apply(SettingsAction::SetBookMoves(1));
    play(&mut session, "e2e4");
    assert_eq!(answer(&session).as_deref(), Some("c7c6"));
    let mv = session.openings().rows()[0].played.mv;
    session.playing_with(|playing, outbox| playing.play_for_computer(mv, outbox));
    play(&mut session, "d2d4");
    assert_eq!(answer(&session), None, "it is the second move");
    assert_eq!(
        session.openings().rows().len(),
        1,
        "the panel still shows it"
    );
    session.apply(SettingsAction::SetBookMoves(2));
    assert_eq!(answer(&session).as_deref(), Some("d7d5"));
}

#[test]
fn the_panel_lists_the_moves_of_the_shown_position_and_plays_them() {
    let mut session = session(Player::Human, GAMES);
    let texts = |session: &Program| -> Vec<String> {
        let rows = session.openings().rows().iter();
        rows.map(|row| row.text.clone()).collect()
    };
    assert_eq!(texts(&session), ["e2-e4"]);
    session.apply(AnalysisAction::Toggle);
    let mv = session.openings().rows()[0].played.mv;
    session.apply(BoardAction::Play(mv));
    look(&mut session);
    assert_eq!(texts(&session), ["c7-c6"]);
    play(&mut session, "c7c6");
    assert_eq!(texts(&session).len(), 2);
    session.apply(BoardAction::Back);
    look(&mut session);
    assert_eq!(texts(&session), ["c7-c6"]);
    session.apply(ShellAction::OpenStart);
    session.part_mut::<Playing>().table = None;
    look(&mut session);
    assert!(texts(&session).is_empty());
}

#[test]
fn a_change_of_game_or_settings_reads_another_book() {
    let mut session = session(Player::Human, GAMES);
    assert!(turn(&mut session).is_none(), "the game is the same");
    session.apply(SettingsAction::SetBook(BookSource::File));
    assert!(turn(&mut session).is_none(), "the settings name no file");
    assert!(session.openings().book().is_none());
    session.apply(SettingsAction::SetBookFile(
        "/there/is/no such file.pgn".to_owned(),
    ));
    let wanted = turn(&mut session).unwrap();
    let problem = wanted
        .read(&session.variants().games, |_| true)
        .unwrap_err();
    assert!(problem.contains("no such file.pgn"), "{problem}");
    session.apply(SettingsAction::SetBook(BookSource::Off));
    assert!(turn(&mut session).is_none());
    session.apply(SettingsAction::SetBook(BookSource::Program));
    assert!(turn(&mut session).is_some());
    assert_eq!(session.openings().words(), "");
}

#[test]
fn the_state_of_a_book_file_has_words() {
    let path = std::env::temp_dir().join(format!("baroque-book-{}.pgn", std::process::id()));
    let text = format!("{GAMES}\n[Variant \"ultima\"]\n\n1. e2e3 *\n\n[Event \"4\"]\n\n1. Ke4 *\n");
    fs::write(&path, text).unwrap();
    let mut session = session(Player::Human, GAMES);
    session.apply(SettingsAction::SetBook(BookSource::File));
    session.apply(SettingsAction::SetBookFile(path.display().to_string()));
    let wanted = turn(&mut session);
    let read = wanted.unwrap().read(&session.variants().games, |_| true);
    session.part_mut::<Openings>().hear(0.5);
    assert_eq!(session.openings().words(), "Reading, 50 % …");
    session.part_mut::<Openings>().learn(read);
    let words = session.openings().words();
    let expected = "3 games of this kind, 1 other game ignored, 1 with mistakes, the first in line 13, column 4:";
    assert!(words.starts_with(expected), "{words}");
    fs::remove_file(path).unwrap();
}
