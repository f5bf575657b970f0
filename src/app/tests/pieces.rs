//! Tests of the pages of pieces.

use super::*;

#[test]
fn the_menu_of_a_piece_opens_its_page() {
    let mut session = session();
    start(&mut session, "hyper-chess");
    let variant = session.table().record.variant().clone();
    for letter in ['L', 'w', 'K'] {
        session.apply(GuideAction::OpenPiece(variant.piece(letter).unwrap()));
        let page = &session.guide().open.as_ref().unwrap().page;
        assert_eq!(page.variant.id(), "hyper-chess", "{letter}: {}", page.id);
        session.apply(GuideAction::Leave);
    }
}

#[test]
fn a_piece_that_cannot_move_says_why() {
    let mut session = session();
    start(&mut session, "chess");
    let table = session.table_mut();
    let square = |table: &crate::app::play::table::Table, name| {
        table.variant().geometry().square(name).unwrap()
    };
    let rook = square(table, "a1");
    table.ask(rook, None);
    let answer = table.interaction.answer.clone().unwrap();
    assert!(!answer.words.is_empty());
    let pawn = square(table, "e2");
    table.interaction.answer = None;
    table.ask(pawn, None);
    assert_eq!(table.interaction.answer, None, "it can move");
}

/// A game of the user, with a piece that moves like this.
fn owls(moves: &str) -> std::sync::Arc<baroque::variant_file::Source> {
    let text = format!(
        "(format: 1, base: \"ultima\", name: \"Owls\", pieces: {{ 'O': (name: \"Owl\", moves: \"{moves}\", captures: [Withdraw]) }})"
    );
    baroque::variant_file::Source::new("/x/owls.ron", text)
}

#[test]
fn the_page_of_an_own_piece_follows_its_game() {
    let mut catalogue = Catalogue::built_in();
    catalogue.add("owls.ron", owls("mQ"));
    let mut session = Program::new(catalogue);
    session.apply(NewGameAction::Open("owls".to_owned()));
    let piece = |session: &Program, letter| {
        let variant = session.variants().games.variant("owls", None, &[]).unwrap();
        variant.piece(letter).unwrap()
    };
    let open = |session: &Program| {
        let open = session.guide().open.as_ref()?;
        Some((open.page.id.clone(), open.scenes[0].targets.len()))
    };
    session.apply(GuideAction::OpenPiece(piece(&session, 'W')));
    assert_eq!(open(&session).unwrap().0, "withdrawer");
    session.apply(GuideAction::Leave);
    session.apply(GuideAction::OpenPiece(piece(&session, 'O')));
    let (id, reach) = open(&session).unwrap();
    assert_eq!(id, "owls/O");
    let games = session.variants().games.with("owls.ron", owls("mK"));
    session.part_mut::<Variants>().games = games;
    session.send(GamesChanged);
    let (id, less) = open(&session).unwrap();
    assert_eq!((id.as_str(), less), ("owls/O", 8));
    assert!(less < reach);
    assert_eq!(session.shell().notices.shown(), []);
}

#[test]
fn one_step_leads_back_from_the_page_of_an_invented_piece() {
    let mut session = session();
    session.apply(InventAction::Open(None));
    let variant = session
        .variants()
        .games
        .variant("ultima", None, &[])
        .unwrap();
    let piece = variant.piece('W').unwrap();
    session.apply(GuideAction::OpenMade(Arc::new(variant), piece));
    assert_eq!(session.shell().shown(), Screen::Guide);
    session.apply(ShellAction::Cancel);
    assert_eq!(session.shell().shown(), Screen::Invent);
}
