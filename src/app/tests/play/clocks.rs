//! Tests of games with clocks.

use super::*;

fn left(session: &Program, side: Color) -> u64 {
    let clock = table(session).clock.as_ref().unwrap();
    clock.left(side).as_secs()
}

#[test]
fn a_timed_game_pauses_while_its_board_is_not_shown() {
    let mut session = under_way(minutes(5, 5));
    session.advance(10.0);
    assert_eq!(left(&session, Color::White), 290);
    for away in [
        Action::Shell(ShellAction::OpenStart),
        Action::Editor(EditorAction::Open),
    ] {
        session.apply(away);
        session.advance(60.0);
        assert!(table(&session).course.paused);
        assert!(
            session
                .shell()
                .notices
                .shown()
                .last()
                .unwrap()
                .text
                .contains("paused")
        );
        session.send(ScreenRequest::Show(Screen::Game));
        session.advance(60.0);
        assert_eq!(left(&session, Color::White), 290);
        session.apply(PlayAction::TogglePause);
    }
    session.advance(10.0);
    assert_eq!(left(&session, Color::White), 280);
}

#[test]
fn a_game_resumes_by_itself_after_the_guide_unless_it_was_paused_before() {
    let mut session = under_way(minutes(5, 5));
    let look_up = |session: &mut Program, elsewhere: bool| {
        session.apply(GuideAction::OpenContents);
        session.advance(60.0);
        assert!(table(session).course.paused);
        if elsewhere {
            session.apply(ShellAction::OpenStart);
            session.advance(1.0);
        }
        session.send(ScreenRequest::Show(Screen::Game));
        session.advance(1.0);
        table(session).course.paused
    };
    assert!(!look_up(&mut session, false));
    assert_eq!(session.shell().notices.shown(), []);
    assert_eq!(left(&session, Color::White), 300);
    assert!(look_up(&mut session, true), "it was left for another page");
    assert!(look_up(&mut session, false), "it was paused before");
}

#[test]
fn the_first_click_on_a_paused_board_resumes_the_game_and_does_nothing_else() {
    let click = |session: &mut Program, name: &str| {
        let square = table(session).variant().geometry().square(name).unwrap();
        let (pick, at) = (
            Some(Pick::Board(square)),
            table(session).view().center(square),
        );
        session.send(BoardInput::Pointer(PointerInput::Press(pick, at)));
        session.send(BoardInput::Pointer(PointerInput::Release(pick)));
    };
    let mut session = under_way(minutes(5, 5));
    session.apply(PlayAction::TogglePause);
    assert!(table(&session).is_veiled());
    click(&mut session, "d2");
    assert!(!table(&session).course.paused);
    assert_eq!(table(&session).interaction.picked, None);
    click(&mut session, "d2");
    assert!(table(&session).interaction.picked.is_some());
    session.apply(PlayAction::TogglePause);
    let square = table(&session).variant().geometry().square("d2").unwrap();
    session.send(BoardInput::Click(Pick::Board(square)));
    assert!(!table(&session).is_veiled(), "the same by keyboard");
}

#[test]
fn a_jump_of_time_pauses_the_clocks_and_says_so() {
    let jump = |seconds| Passed {
        seconds,
        jumped: true,
    };
    let mut session = under_way(minutes(5, 5));
    session.advance(10.0);
    session.pass(jump(0.4));
    assert!(table(&session).course.paused);
    assert_eq!(left(&session, Color::White), 290);
    let notices = session.shell().notices.shown();
    assert!(
        notices[0].text.contains("did not run"),
        "{}",
        notices[0].text
    );
    session.apply(PlayAction::TogglePause);
    assert_eq!(session.shell().notices.shown(), []);
    session.advance(10.0);
    assert_eq!(left(&session, Color::White), 280);
    // Without a running clock, there is nothing to pause.
    session.apply(PlayAction::Conclude(Outcome::Win(
        Color::Black,
        WinReason::Resignation,
    )));
    session.pass(jump(0.0));
    assert!(!table(&session).course.paused);
}

#[test]
fn a_timed_game_that_is_resumed_is_paused() {
    let mut session = under_way(minutes(5, 5));
    session.advance(10.0);
    let begun = session.part_mut::<Playing>().table.take().unwrap();
    session.send(LayGame::new(begun, GameOrigin::Found));
    session.advance(60.0);
    assert_eq!(left(&session, Color::White), 290);
    session.apply(PlayAction::TogglePause);
    session.advance(10.0);
    assert_eq!(left(&session, Color::White), 280);
}

#[test]
fn the_sound_of_little_time_plays_once_and_only_for_humans() {
    let hurries = |players: (Player, Player)| {
        let mut session = begin(players.0, players.1, minutes(1, 1));
        play(&mut session, "e2e4");
        play(&mut session, "e7e5");
        let second = |_| {
            session.advance(1.0);
            session.sent::<Cue>()
        };
        (0..60).flat_map(second).collect::<Vec<Cue>>()
    };
    let computer = Player::Computer(Level::Casual);
    assert_eq!(hurries((Player::Human, Player::Human)), [Cue::LowTime]);
    assert_eq!(hurries((computer, Player::Human)), []);
}

#[test]
fn games_with_clocks_have_no_variations() {
    for (time, free) in [(None, true), (minutes(5, 5), false)] {
        let mut session = begin(Player::Human, Player::Human, time);
        play(&mut session, "e2e4");
        session.apply(BoardAction::Back);
        assert_eq!(!table(&session).legal_moves().is_empty(), free);
    }
}

#[test]
fn a_game_without_clocks_does_not_pause() {
    let mut session = begin(Player::Human, Player::Human, None);
    session.apply(PlayAction::TogglePause);
    session.apply(ShellAction::OpenStart);
    session.advance(1.0);
    assert!(!table(&session).course.paused);
}

#[test]
fn after_a_loss_on_time_a_variation_can_be_taken_back_but_not_the_game() {
    let mut session = under_way(minutes(1, 1));
    session.advance(0.0);
    session.advance(61.0);
    let lost = Some(Outcome::Win(Color::Black, WinReason::Time));
    assert_eq!(table(&session).outcome(), lost);
    session.apply(BoardAction::Back);
    let beside = find_move(
        table(&session).variant(),
        table(&session).position(),
        "c7c5",
    )
    .unwrap();
    session.apply(BoardAction::Play(beside));
    let asked = Some(Ask::Vary(beside, false));
    assert_eq!(table(&session).course.ask, asked, "it asks first");
    assert_eq!(table(&session).tree().len(), 2);
    session.apply(PlayAction::Vary);
    assert!(table(&session).is_beside() && table(&session).can_take_back());
    session.apply(BoardAction::TakeBack);
    assert_eq!(table(&session).tree().len(), 2);
    session.apply(BoardAction::TakeBack);
    assert!(
        session.shell().notices.shown()[0]
            .text
            .contains("a loss on time")
    );
    assert_eq!(
        (table(&session).record.len(), table(&session).outcome()),
        (2, lost)
    );
}

/// The board takes the answer to a question of the review while the game is in progress.
#[test]
fn a_review_stops_the_clock_and_leads_back_to_the_game() {
    use baroque::game::PositionAnalysis;
    let mut session = under_way(minutes(5, 5));
    session.advance(10.0);
    session.apply(AnalysisAction::Review);
    let table = session.table_mut();
    let answer = find_move(table.variant(), &table.record.positions()[0], "d2d4").unwrap();
    for (ply, points) in [0.5, 0.1, 0.1].into_iter().enumerate() {
        let line = if ply == 0 { vec![answer] } else { Vec::new() };
        let analysis = PositionAnalysis {
            points,
            centipawns: 0,
            evaluation: String::new(),
            line,
        };
        table.learn(ply, analysis);
    }
    session.apply(AnalysisAction::AskInReview(1));
    session.advance(60.0);
    assert!(super::table(&session).course.paused);
    session.apply(BoardAction::Play(answer));
    let question = super::table(&session).review_question();
    assert_eq!(question.and_then(|question| question.tried), Some(answer));
    session.apply(AnalysisAction::CloseReview);
    session.advance(1.0);
    let table = super::table(&session);
    assert!(!table.course.paused && table.at_newest());
    assert_eq!(table.record.len(), 2, "the answer is no move of the game");
    assert_eq!(left(&session, Color::White), 290);
    session.advance(1.0);
    assert_eq!(left(&session, Color::White), 289);
}
