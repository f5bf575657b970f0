//! Tests of a piece that takes the place of another.

use super::*;

#[test]
fn a_piece_takes_the_place_of_another_in_hand_too() {
    let games = Games::from(Catalogue::built_in());
    let mut state = InventState::default();
    let mut form = griffin("draft");
    form.letter = "Z".to_owned();
    form.instead = Some('Q');
    let fill = InventAction::Fill(Box::new(form));
    acted(&mut state, &games, vec![fill]);
    let open = state.open.as_ref().unwrap();
    assert!(open.outcome.stands(&open.form));
    let game = open.outcome.game.as_ref().unwrap();
    let held = |letter, color| {
        let kind = game.piece(letter).unwrap().piece_type();
        game.start().hand(color).count(kind)
    };
    for color in Color::ALL {
        assert_eq!((held('Z', color), held('Q', color)), (1, 0));
    }
}

/// After the editor the array is that of the file: the form no longer replaces pieces of the base.
#[test]
fn placing_leaves_the_array_to_the_editor() {
    let games = Games::from(Catalogue::built_in());
    let mut state = InventState::default();
    let mut form = griffin("ultima");
    form.instead = Some('L');
    let fill = InventAction::Fill(Box::new(form));
    let written = to_write(acted(&mut state, &games, vec![fill, InventAction::Place]));
    let source =
        baroque::variant_file::Source::new("/x/ultima-griffin.ron", written[0].text.clone());
    let path = PathBuf::from("/x/ultima-griffin.ron");
    let done = InventReport::Written(Box::new(written[0].clone()), Ok((path, source.clone())));
    let mut outbox = Outbox::default();
    take(&mut state, done, &games, &mut outbox);
    let place = EditorAction::OpenStart("ultima-griffin".to_owned(), Some('G'));
    assert_eq!(outbox.take::<EditorAction>(), [place]);
    let games = games.with("ultima-griffin.ron", source);
    renew(&mut state, &games, &mut outbox);
    let open = state.open.as_ref().unwrap();
    assert_eq!(open.form.instead, None);
    assert!(open.saved.is_some() && open.outcome.stands(&open.form));
}
