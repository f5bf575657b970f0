use super::*;

fn plan(files: &str, ranks: &[&str]) -> BoardPlan {
    let names: Vec<String> = ranks.iter().map(|name| name.to_string()).collect();
    BoardPlan {
        files: files.chars().collect(),
        rows: names.iter().rev().cloned().collect(),
        sheets: vec![names.clone()],
        ranks: names,
        holes: Vec::new(),
    }
}

fn squares(board: &Geometry, names: &str) -> Bitboard {
    names
        .split_whitespace()
        .map(|name| board.square(name).expect(name))
        .collect()
}

#[test]
fn the_longest_square_name_counts() {
    let board: Geometry = Geometry::new(plan("ab", &["1", "10"])).unwrap();
    let (square, rest) = board.split_square("a10b1").unwrap();
    assert_eq!((board.name(square), rest), ("a10", "b1"));
    assert!(board.split_square("c1").is_none());
}

#[test]
fn sight_stops_at_the_first_piece_in_all_directions() {
    let board = Geometry::new(plan("abcde", &["1", "2", "3", "4", "5"])).unwrap();
    let occupied = squares(&board, "a1 c5 e3 b3 d4 c2");
    let from = board.square("c3").unwrap();
    let seen = Direction::ALL.map(|d| board.sight(0, from, d, occupied));
    let expected = [
        "c4 c5", "d4", "d3 e3", "d2 e1", "c2", "b2 a1", "b3", "b4 a5",
    ];
    for (direction, (seen, expected)) in seen.into_iter().zip(expected).enumerate() {
        assert_eq!(seen, squares(&board, expected), "direction {direction}");
    }
}

#[test]
fn a_hole_ends_a_line() {
    let mut plan = plan("abcd", &["1"]);
    plan.holes = vec!["c1".into()];
    let board = Geometry::new(plan).unwrap();
    let from = board.square("a1").unwrap();
    assert_eq!(
        board.ray(0, from, Direction::East),
        squares(&board, "b1"),
        "lines do not cross holes"
    );
    assert_eq!(board.heading(from, board.square("d1").unwrap()), None);
}

#[test]
fn sheets_share_squares_and_keep_their_own_lines() {
    let mut plan = plan("ab", &["1", "1'", "2"]);
    let ranks = |names: [&str; 2]| names.map(String::from).to_vec();
    plan.sheets = vec![ranks(["1", "2"]), ranks(["1'", "2"])];
    let board = Geometry::new(plan).unwrap();
    let from = board.square("a2").unwrap();
    assert_eq!(
        board.next(from, Direction::South),
        squares(&board, "a1 a1'")
    );
    let low = board.square("a1").unwrap();
    assert_eq!(board.neighbours(low), squares(&board, "b1 a2 b2"));
}

#[test]
fn impossible_plans_are_errors() {
    let error = |plan| Geometry::<u128>::new(plan).unwrap_err();
    let wide: String = ('a'..='m').collect();
    let ranks: Vec<String> = (1..=10).map(|n| n.to_string()).collect();
    let names: Vec<&str> = ranks.iter().map(String::as_str).collect();
    assert_eq!(error(plan(&wide, &names)), BoardError::TooLarge(130));
    assert_eq!(error(plan("", &["1"])), BoardError::Empty);
    assert_eq!(error(plan("aa", &["1"])), BoardError::Twice("a".into()));
    let mut off = plan("a", &["1"]);
    off.holes = vec!["b7".into()];
    assert_eq!(error(off), BoardError::Hole("b7".into()));
}

#[test]
fn a_board_of_64_bits_has_at_most_64_squares() {
    let ranks = ["1", "2", "3", "4", "5", "6", "7", "8"];
    assert!(Geometry::<u64>::new(plan("abcdefgh", &ranks)).is_ok());
    assert_eq!(
        Geometry::<u64>::new(plan("abcdefghi", &ranks)),
        Err(BoardError::TooLarge(72))
    );
}
