//! Tests of the course of a game: pauses, draws, rematches.

mod clocks;

use super::*;
use crate::app::action::{MenuAction, PlayAction};
use crate::app::board::action::MenuAt;
use crate::app::board::interact::{Pick, PointerInput};
use crate::app::editor::Edit;
use crate::app::play::Playing;
use crate::app::play::action::{GameOrigin, LayGame};
use crate::app::play::hand::BoardInput;
use crate::app::play::table::Ask;
use crate::app::play::typing::{Typed, Typing};
use crate::app::shell::Passed;
use crate::app::sound::Cue;
use baroque::game::TimeControl;
use baroque::notation::parse_fen;
use baroque::rules::{Color, DrawReason, Outcome, WinReason};

fn begin(white: Player, black: Player, time: Option<ByColor<TimeControl>>) -> Program {
    let mut session = session();
    session.apply(NewGameAction::Open("chess".to_owned()));
    let choice = GameChoice {
        players: ByColor { white, black },
        time,
        ..session.new_game().draft.as_ref().unwrap().choice.clone()
    };
    session.apply(NewGameAction::Start(choice));
    session
}

fn minutes(white: u64, black: u64) -> Option<ByColor<TimeControl>> {
    Some(ByColor {
        white: TimeControl::new(white, 0),
        black: TimeControl::new(black, 0),
    })
}

fn table(session: &Program) -> &Table {
    session.table()
}

fn play(session: &mut Program, text: &str) {
    let table = table(session);
    let mv = find_move(table.variant(), table.position(), text).unwrap();
    session.apply(BoardAction::Play(mv));
}

/// A game between two humans in which both have moved.
fn under_way(time: Option<ByColor<TimeControl>>) -> Program {
    let mut session = begin(Player::Human, Player::Human, time);
    play(&mut session, "e2e4");
    play(&mut session, "e7e5");
    session
}

#[test]
fn a_dragged_piece_moves_or_is_refused() {
    let mut session = begin(Player::Human, Player::Human, None);
    let carry = |session: &mut Program, from: &str, to: &str| {
        let [(from, begun), (to, end)] = [from, to].map(|name| {
            let square = table(session).variant().geometry().square(name).unwrap();
            let at = table(session).view().center(square);
            (Some(Pick::Board(square)), at)
        });
        for input in [
            PointerInput::Press(from, begun),
            PointerInput::Point(to, end, 0.1),
            PointerInput::Release(to),
        ] {
            session.send(BoardInput::Pointer(input));
        }
    };
    carry(&mut session, "a1", "a1");
    assert!(table(&session).interaction.answer.is_some());
    assert_eq!(session.sent::<Cue>(), [Cue::Refused]);
    carry(&mut session, "e2", "e4");
    assert_eq!(table(&session).record.len(), 1);
    assert_eq!(session.sent::<Cue>(), []);
}

#[test]
fn a_rematch_swaps_colours_and_keeps_everything_else() {
    let computer = Player::Computer(Level::Novice);
    let mut session = begin(Player::Human, computer, minutes(3, 9));
    session.apply(PlayAction::Rematch);
    assert_eq!(
        table(&session).players.white,
        Player::Human,
        "the game is not over"
    );
    session.apply(PlayAction::Resign);
    session.apply(PlayAction::Rematch);
    let again = table(&session);
    assert_eq!(again.outcome(), None);
    assert_eq!(again.players.white, computer);
    assert_eq!(again.players.black, Player::Human);
    assert!(again.view().flipped(), "Black is at the bottom now");
    let clock = again.clock.as_ref().unwrap();
    assert_eq!(clock.control().white, TimeControl::new(9, 0));
    session.apply(NewGameAction::Again);
    let choice = &session.new_game().draft.as_ref().unwrap().choice;
    assert_eq!(choice.time, minutes(9, 3));
    assert_eq!(choice.players.white, computer);
}

#[test]
fn two_humans_adjudicate_their_game() {
    let mut session = begin(Player::Human, Player::Human, None);
    session.apply(PlayAction::Adjudicate);
    assert_eq!(table(&session).course.ask, Some(Ask::Adjudicate));
    session.apply(PlayAction::Adjudicate);
    assert_eq!(table(&session).course.ask, None, "the same key closes it");
    session.apply(PlayAction::Adjudicate);
    session.apply(ShellAction::Cancel);
    assert_eq!(table(&session).course.ask, None);
    let won = Outcome::Win(Color::Black, WinReason::Adjudication);
    session.apply(PlayAction::Conclude(won));
    assert_eq!(table(&session).outcome(), Some(won));
}

#[test]
fn the_computer_accepts_or_declines_a_draw() {
    let mut session = begin(Player::Human, Player::Computer(Level::Novice), None);
    session.apply(PlayAction::OfferDraw);
    let course = &table(&session).course;
    let asked = Some(Ask::OfferDraw(Color::White));
    assert_eq!((course.ask, course.offer), (asked, None), "it asks first");
    session.apply(PlayAction::ConfirmOffer);
    let course = &table(&session).course;
    assert_eq!((course.ask, course.offer), (None, Some(Color::White)));
    session.playing_with(|playing, outbox| playing.answer_for_computer(false, outbox));
    assert!(
        session.shell().notices.shown()[0]
            .text
            .contains("declines the draw")
    );
    session.apply(PlayAction::OfferDraw);
    assert_eq!(
        table(&session).course.offer,
        None,
        "no second offer in a row"
    );
    play(&mut session, "e2e4");
    let reply = table(&session)
        .variant()
        .legal_moves(table(&session).position())[0];
    session.playing_with(|playing, outbox| playing.play_for_computer(reply, outbox));
    session.apply(PlayAction::OfferDraw);
    session.apply(PlayAction::ConfirmOffer);
    session.playing_with(|playing, outbox| playing.answer_for_computer(true, outbox));
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(table(&session).outcome(), Some(drawn));
}

#[test]
fn undo_takes_back_the_last_move_if_nothing_else_was_changed() {
    let mut session = begin(Player::Human, Player::Human, None);
    play(&mut session, "e2e4");
    session.apply(BoardAction::Undo);
    assert!(table(&session).record.is_empty());
}

#[test]
fn two_computers_play_on_step_by_step() {
    let computer = Player::Computer(Level::Novice);
    let mut session = begin(computer, computer, None);
    session.apply(PlayAction::Step);
    assert!(!table(&session).course.step, "it is not paused");
    session.apply(PlayAction::TogglePause);
    session.apply(PlayAction::Step);
    assert!(table(&session).course.step);
    let mv = table(&session)
        .variant()
        .legal_moves(table(&session).position())[0];
    session.playing_with(|playing, outbox| playing.play_for_computer(mv, outbox));
    assert!(table(&session).course.paused && !table(&session).course.step);
    assert_eq!(table(&session).record.len(), 1);
}

#[test]
fn a_cancelled_premove_is_a_notice() {
    let mut session = begin(Player::Human, Player::Computer(Level::Novice), None);
    play(&mut session, "e2e4");
    let square = |name| table(&session).variant().geometry().square(name).unwrap();
    // The rook has no way out.
    let (from, to) = (square("a1"), square("a5"));
    session.apply(PlayAction::Premove(from, to));
    let reply = table(&session)
        .variant()
        .legal_moves(table(&session).position())[0];
    session.playing_with(|playing, outbox| playing.play_for_computer(reply, outbox));
    assert!(
        session.shell().notices.shown()[0]
            .text
            .contains("Premove cancelled")
    );
    assert_eq!(table(&session).record.len(), 2);
}

#[test]
fn after_the_end_only_the_first_new_move_asks_before_it_becomes_a_variation() {
    let mut session = under_way(None);
    session.advance(0.0);
    session.apply(PlayAction::Resign);
    session.apply(PlayAction::Conclude(Outcome::Win(
        Color::Black,
        WinReason::Resignation,
    )));
    session.advance(0.0);
    play(&mut session, "d2d4");
    let length = |session: &Program| table(session).tree().len();
    assert_eq!(length(&session), 2, "it asks first");
    session.apply(PlayAction::PlayOn);
    assert_eq!((length(&session), table(&session).course.ask), (2, None));
    play(&mut session, "d2d4");
    session.apply(PlayAction::Vary);
    assert_eq!(length(&session), 3);
    play(&mut session, "d7d5");
    assert_eq!(length(&session), 4, "it asks once");
}

#[test]
fn the_last_move_of_a_won_game_is_shown_once_more_unless_motion_is_reduced() {
    for quiet in [false, true] {
        let mut session = session();
        let variant = session.variants().games.variant("chess", None, &[]);
        let variant = variant.unwrap();
        let mate = parse_fen(&variant, "k7/8/1K6/8/8/8/7Q/8 w - - 0 1").unwrap();
        session.open(variant, Some(mate));
        if quiet {
            session.apply(SettingsAction::ToggleReduced);
        }
        session.advance(0.01);
        play(&mut session, "h2h8");
        let mut shown = 0;
        let mut moved = false;
        for _ in 0..200 {
            session.advance(0.05);
            let moves = table(&session).is_moving();
            shown += usize::from(moves && !moved);
            moved = moves;
        }
        assert_eq!(shown, if quiet { 1 } else { 2 });
    }
}

#[test]
fn a_new_game_clears_the_state_of_the_last_one() {
    let mut session = begin(Player::Human, Player::Human, None);
    session.apply(Typed::Text("Qe9".to_owned()));
    session.apply(Typed::Enter);
    assert!(session.typing().message.is_some());
    session.apply(MenuAction::Open(MenuAt {
        square: None,
        x: 0.0,
        y: 0.0,
        by_keys: false,
    }));
    assert!(session.menu().open.is_some());
    session.apply(PlayAction::Resign);
    session.apply(PlayAction::Rematch);
    assert_eq!(
        (session.typing(), session.menu().open),
        (&Typing::default(), None)
    );
}

#[test]
fn the_turning_board_turns_in_a_rematch_too() {
    let mut session = session();
    let variant = session
        .variants()
        .games
        .variant("chess", None, &[])
        .unwrap();
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
    let blacks = parse_fen(&variant, fen).unwrap();
    session.open(variant, Some(blacks));
    session.apply(SettingsAction::ToggleTurning);
    for _ in 0..2 {
        session.advance(0.01);
        assert!(table(&session).view().flipped(), "Black is to move");
        session.apply(PlayAction::Resign);
        session.apply(PlayAction::Rematch);
    }
}

#[test]
fn a_game_from_the_editor_has_the_chosen_players_and_clocks() {
    let computer = Player::Computer(Level::Novice);
    let mut session = begin(Player::Human, Player::Human, minutes(5, 4));
    play(&mut session, "e2e4");
    let position = table(&session).position().clone();
    session.apply(EditorAction::Open);
    let given = session.editor().time;
    assert_eq!(
        given,
        minutes(5, 4),
        "the editor starts with the clocks of the game"
    );
    for edit in [
        Edit::Player(Color::White, computer),
        Edit::Time(minutes(3, 1)),
    ] {
        session.apply(EditorAction::Edit(edit));
    }
    session.apply(EditorAction::PlayFromHere);
    let next = table(&session);
    assert_eq!(*next.position(), position);
    assert_eq!(next.players.white, computer);
    assert_eq!(Some(*next.clock.as_ref().unwrap().control()), minutes(3, 1));
    session.apply(NewGameAction::Again);
    assert_eq!(
        session.new_game().draft.as_ref().unwrap().choice.time,
        minutes(3, 1)
    );
}

/// Plays a game against the level and resigns at once.
fn lose(session: &mut Program) {
    session.advance(0.0);
    session.apply(PlayAction::Resign);
    session.advance(0.0);
}

#[test]
fn two_losses_suggest_the_level_below_and_a_click_starts_it() {
    let computer = Player::Computer(Level::Casual);
    let mut session = begin(Player::Human, computer, None);
    lose(&mut session);
    session.advance(0.0);
    assert_eq!(
        table(&session).course.ask,
        None,
        "one loss suggests nothing"
    );
    session.apply(PlayAction::Rematch);
    lose(&mut session);
    assert_eq!(table(&session).course.ask, Some(Ask::Level(Level::Novice)));
    session.apply(PlayAction::RematchAt(Level::Novice));
    let next = Player::Computer(Level::Novice);
    let players = &table(&session).players;
    assert_eq!((players.white, players.black), (Player::Human, next));
    assert_eq!(table(&session).outcome(), None);
}

#[test]
fn a_level_is_suggested_once_and_only_after_games_that_were_played() {
    let mut session = begin(Player::Human, Player::Computer(Level::Casual), None);
    for suggested in [false, true, false, false] {
        lose(&mut session);
        assert_eq!(table(&session).course.ask.is_some(), suggested);
        session.apply(PlayAction::PlayOn);
        session.advance(0.0);
        assert_eq!(table(&session).course.ask, None);
        session.apply(PlayAction::Rematch);
    }
    let mut friends = begin(Player::Human, Player::Human, None);
    for _ in 0..3 {
        lose(&mut friends);
        assert_eq!(table(&friends).course.ask, None);
        friends.apply(PlayAction::Rematch);
    }
}
