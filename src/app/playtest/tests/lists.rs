//! The lists of games behind bars and cells.

use super::Tested;
use crate::app::playtest::{GameList, PlaytestAction, Run, Selection};
use crate::app::shell::{Screen, ShellAction};
use baroque::playtest::{GameId, replay};
use baroque::rules::{Color, Effect};

/// Whether one side has more pieces of a type at some time of a game.
fn is_unequal(run: &Run, id: GameId, piece: &str) -> bool {
    let record = run.with_records(|games| {
        let game = games.iter().find(|game| game.id == id).unwrap();
        replay(&run.base, game).unwrap()
    });
    record.positions().iter().any(|position| {
        let count = |side: Color| {
            let squares = position.pieces(side).into_iter();
            let types = squares.filter_map(|square| position.piece(square));
            let ids = types.map(|found| &run.base.kind(found.piece_type()).id);
            ids.filter(|id| *id == piece).count()
        };
        count(Color::White) != count(Color::Black)
    })
}

#[test]
fn every_bar_lists_its_games_and_a_game_opens_with_analysis() {
    let mut tested = Tested::new("list");
    tested.act(PlaytestAction::Start);
    let run = tested.run();
    let report = run.report.clone().unwrap();
    let list = |selection: &Selection| -> GameList {
        run.with_records(|games| GameList::new(selection, games, &run.sheet))
    };
    let size = |selection: &Selection| list(selection).rows.len() as u64;
    assert_eq!(size(&Selection::All), 4);
    assert_eq!(size(&Selection::Deep), 2);
    for (points, games) in [
        (2, report.white.wins),
        (1, report.white.draws),
        (0, report.white.losses),
    ] {
        assert_eq!(size(&Selection::Result(points)), games);
    }
    for bar in &report.plies.histogram {
        assert_eq!(size(&Selection::Length(bar.from, bar.to)), bar.games);
    }
    for (end, games) in &report.ends {
        assert_eq!(size(&Selection::End(end.clone())), *games);
    }
    for capture in &report.captures {
        let by = |method| Selection::Capture {
            piece: capture.piece.clone(),
            victim: capture.victim.clone(),
            method,
        };
        let some = size(&by(Some(capture.method.clone())));
        assert!((1..=capture.count).contains(&some) && some <= size(&by(None)));
    }
    let mut ahead = 0;
    for piece in &run.sheet.pieces {
        let rows = list(&Selection::Ahead(piece.id.clone())).rows;
        ahead += rows.len();
        assert!(rows.iter().all(|row| is_unequal(run, row.id, &piece.id)));
    }
    assert!(ahead > 0, "pieces are captured in some game");
    let id = list(&Selection::All).rows[0].id;
    tested.act(PlaytestAction::List(Selection::All));
    assert_eq!(tested.playtest().list.as_ref().unwrap().rows.len(), 4);
    tested.act(PlaytestAction::OpenGame(id, None));
    assert!(tested.program.shell().shows(Screen::Game));
    assert!(tested.program.analysis().on);
    let table = tested.program.table();
    assert!(tested.playtest().has_on_board(table));
    assert_eq!(table.variant().id(), "small");
    // Every way back leads to the list.
    for back in [ShellAction::LeaveGame, ShellAction::Back] {
        tested.program.apply(back);
        assert!(tested.program.shell().shows(Screen::Playtest));
        assert!(tested.playtest().list.is_some());
        tested.act(PlaytestAction::OpenGame(id, None));
        assert!(tested.program.shell().shows(Screen::Game));
    }
    tested.act(PlaytestAction::Return);
    assert!(tested.program.shell().shows(Screen::Playtest));
    tested.act(PlaytestAction::Leave);
    assert!(tested.playtest().list.is_none());
    tested.act(PlaytestAction::Leave);
    assert!(!tested.program.shell().shows(Screen::Playtest));
}

#[test]
fn a_game_from_a_cell_opens_at_its_capture_and_every_game_with_analysis() {
    let mut tested = Tested::new("capture");
    tested.act(PlaytestAction::Start);
    let report = tested.run().report.clone().unwrap();
    let capture = &report.captures[0];
    tested.act(PlaytestAction::List(Selection::Capture {
        piece: capture.piece.clone(),
        victim: capture.victim.clone(),
        method: None,
    }));
    let rows = tested.playtest().list.clone().unwrap().rows;
    for row in rows {
        tested.act(PlaytestAction::OpenGame(row.id, row.at));
        assert!(tested.program.analysis().on);
        let table = tested.program.table();
        assert_eq!(Some(table.shown()), row.at);
        let captured = |effect: &Effect| match effect {
            Effect::Capture { piece, .. } => {
                Some(table.variant().kind(piece.piece_type()).id.clone())
            }
            _ => None,
        };
        let effects = &table.last_transition().unwrap().effects;
        let captured: Vec<String> = effects.iter().filter_map(captured).collect();
        assert!(captured.contains(&capture.victim), "{captured:?}");
    }
    tested.act(PlaytestAction::List(Selection::All));
    let row = tested.playtest().list.clone().unwrap().rows[0].clone();
    tested.act(PlaytestAction::OpenGame(row.id, row.at));
    assert!(tested.program.analysis().on);
    assert_eq!(tested.program.table().shown(), row.plies);
}

/// The bars of the pieces that decide games stand for the games that they count.
#[test]
fn a_deciding_piece_lists_its_games() {
    let mut tested = Tested::new("deciding");
    tested.act(PlaytestAction::Start);
    let run = tested.run();
    let report = run.report.clone().unwrap();
    for count in &report.deciding {
        let selection = Selection::Deciding(count.piece.clone());
        let list = run.with_records(|games| GameList::new(&selection, games, &run.sheet));
        assert_eq!(list.rows.len() as u64, count.games);
        assert!(list.rows.iter().all(|row| row.at.is_some()));
    }
    let decided: u64 = report.deciding.iter().map(|count| count.games).sum();
    assert!(decided <= report.white.wins + report.white.losses);
}
