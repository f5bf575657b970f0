//! The pages of puzzles.

use super::every_page::PAGES;
use super::layout::places;
use super::*;
use crate::app::puzzles::MoveVerdict;
use baroque::notation::find_move;

/// The page of puzzles, with one puzzle, without failed ones.
fn page_of_puzzles() -> Window {
    let mut window = Window::new();
    let open = PAGES.iter().find(|(name, _)| *name == "puzzles").unwrap().1;
    open(&mut window.session);
    window
}

fn is_disabled(window: &mut Window, name: &str) -> bool {
    let update = window.frame(&[]);
    let mut nodes = update.nodes.iter().map(|(_, node)| node);
    let card = nodes.find(|node| node.label() == Some(name)).expect(name);
    card.is_disabled()
}

#[test]
fn the_choice_of_puzzles_fits_beside_the_board() {
    let mut window = page_of_puzzles();
    let (last, _) = places(&mut window, "Failed puzzles")[0];
    // What ends here does not scroll.
    let end = window.size.y - 14.0 - 16.0;
    assert!(last.bottom() <= end, "{last}");
}

#[test]
fn failed_puzzles_cannot_be_repeated_while_there_are_none() {
    let mut window = page_of_puzzles();
    assert!(is_disabled(&mut window, "Failed puzzles"));
    assert!(!is_disabled(&mut window, "Storm"));
    window.session.apply(PuzzleAction::Start(SeriesKind::Next));
    window.session.apply(PuzzleAction::Solve);
    window.session.apply(PuzzleAction::Leave);
    assert!(!is_disabled(&mut window, "Failed puzzles"));
}

#[test]
fn a_race_that_is_left_shows_its_result() {
    let mut window = page_of_puzzles();
    window.session.apply(PuzzleAction::Start(SeriesKind::Storm));
    assert!(window.reads("3:00"));
    let table = window.session.puzzles().table().unwrap();
    let wrong = table.variant().legal_moves(table.position())[0];
    window.session.apply(BoardAction::Play(wrong));
    window.session.apply(PuzzleAction::Leave);
    assert!(window.reads("The storm is over"));
    assert!(window.reads("Solved: 0") && window.reads("Mistakes: 1"));
    window.click("Again");
    assert!(window.reads("3:00"), "another one begins");
    window.session.apply(PuzzleAction::Leave);
    assert!(window.sees("Storm"), "a storm without results ends at once");
}

#[test]
fn a_move_on_the_board_beside_the_choice_begins_the_puzzle() {
    let mut window = page_of_puzzles();
    assert!(window.reads("or move on the board"));
    window.click_square("h1");
    window.session.apply(PuzzleAction::Leave);
    assert_eq!(
        window.session.shell().shown(),
        Screen::Puzzles,
        "the piece is dropped"
    );
    window.play("h1", "h8");
    let solving = window.session.puzzles().solving.as_ref().unwrap();
    assert_eq!(solving.verdict, Some(MoveVerdict::Solved));
}

#[test]
fn a_wrong_move_is_explained_at_once() {
    let mut window = page_of_puzzles().with_engine();
    window.session.apply(PuzzleAction::Start(SeriesKind::Next));
    let table = window.session.puzzles().table().unwrap();
    let wrong = find_move(table.variant(), table.position(), "h1h7").unwrap();
    window.session.apply(BoardAction::Play(wrong));
    window.wait("a reason", |window| {
        let mut texts = window.written.iter();
        texts.any(|text| text.contains("After h1-h7, Black answers a8-b8. "))
    });
}
