//! Opening and leaving pages.

use super::{GuideAction, GuideViewer};
use crate::app::shell::{Notify, Outbox, Screen, ScreenRequest};
use crate::app::variants::Games;
use baroque::guide::{Page, PageKind, page_about, rules_page};
use baroque::rules::{Piece, Variant};
use baroque::variant_file::CatalogueError;
use std::sync::Arc;

/// The state that the actions read.
pub struct GuideInputs<'a> {
    /// The game on the current page.
    pub variant: Option<Arc<Variant>>,
    /// All games, including the user's own.
    pub games: &'a Games,
    /// Whether the guide is on the screen.
    pub is_shown: bool,
}

/// Applies an action on the pages.
pub fn apply(
    viewer: &mut GuideViewer,
    action: GuideAction,
    in_sight: &GuideInputs,
    outbox: &mut Outbox,
) {
    if action == GuideAction::OpenContents {
        viewer.from_contents = true;
    } else if !in_sight.is_shown {
        viewer.from_contents = action == GuideAction::Open(None);
    }
    match action {
        GuideAction::Open(page) => show(viewer, page.as_deref(), outbox),
        GuideAction::OpenRules(game) => open_rules(viewer, &game, in_sight, outbox),
        GuideAction::OpenContents => show_contents(viewer, outbox),
        GuideAction::OpenPiece(piece) => open_piece(viewer, piece, in_sight, outbox),
        GuideAction::OpenMade(variant, piece) => open_made(viewer, &variant, piece, outbox),
        GuideAction::Leave => leave(viewer, outbox),
    }
}

/// Opens a page, or the page of the last visit.
fn show(viewer: &mut GuideViewer, page: Option<&str>, outbox: &mut Outbox) {
    let opened = match page {
        Some(_) => viewer.open(page),
        None => Ok(()),
    };
    outbox.send(ScreenRequest::Open(Screen::Guide));
    let problems = viewer.published().guide.problems.drain(..);
    for problem in problems.chain(opened.err().into_iter().flatten()) {
        outbox.send(Notify(problem.to_string()));
    }
}

fn show_contents(viewer: &mut GuideViewer, outbox: &mut Outbox) {
    show(viewer, None, outbox);
    viewer.open = None;
}

/// Opens the guide's page about a piece of the current game, or a generated one.
fn open_piece(viewer: &mut GuideViewer, piece: Piece, in_sight: &GuideInputs, outbox: &mut Outbox) {
    let Some(variant) = &in_sight.variant else {
        return;
    };
    let guide = &viewer.published().guide;
    let page = match in_sight.games.file_of(variant.id()) {
        None => guide.of_piece(variant, piece.piece_type()),
        Some(_) => guide.of_same_piece(variant, piece),
    };
    match page.map(|page| page.id.clone()) {
        Some(id) => show(viewer, Some(&id), outbox),
        None => open_made(viewer, variant, piece, outbox),
    }
}

/// Opens the guide's page about a game, or a generated one for a game that has none or is not the built-in one.
fn open_rules(viewer: &mut GuideViewer, id: &str, in_sight: &GuideInputs, outbox: &mut Outbox) {
    let games = in_sight.games;
    let written = viewer.published().guide.of_game(id);
    if let Some(page) = written.filter(|_| games.file_of(id).is_none()) {
        let page = page.id.clone();
        return show(viewer, Some(&page), outbox);
    }
    let open = in_sight
        .variant
        .as_ref()
        .filter(|variant| variant.id() == id);
    let variant = open
        .cloned()
        .map_or_else(|| games.variant(id, None, &[]).map(Arc::new), Ok);
    let page = variant.and_then(|variant| made_rules(&variant, games));
    show(viewer, None, outbox);
    match page {
        Ok(page) => viewer.open_made(page),
        Err(error) => outbox.send(Notify(error.to_string())),
    }
}

fn made_rules(variant: &Arc<Variant>, games: &Games) -> Result<Page, CatalogueError> {
    let info = games.info_in(variant.id(), variant.layout())?;
    Ok(rules_page(variant, &info))
}

fn open_made(viewer: &mut GuideViewer, variant: &Arc<Variant>, piece: Piece, outbox: &mut Outbox) {
    show(viewer, None, outbox);
    viewer.open_made(page_about(variant, piece));
}

fn leave(viewer: &mut GuideViewer, outbox: &mut Outbox) {
    let Some(open) = &mut viewer.open else {
        return outbox.send(ScreenRequest::Close(Screen::Guide));
    };
    let trial = open.trial.as_mut();
    if trial.is_some_and(|trial| trial.table.interaction.cancel()) {
        return;
    }
    if open.trial.take().is_some() {
        return;
    }
    // The contents do not list a generated page.
    match viewer.from_contents && !open.page.is_made() {
        true => show_contents(viewer, outbox),
        false => {
            viewer.open = None;
            outbox.send(ScreenRequest::Close(Screen::Guide));
        }
    }
}

impl GuideViewer {
    /// Updates a generated page about a game or a piece after the game has changed. If the piece is gone, the page
    /// stays as it is.
    pub fn renew(&mut self, games: &Games) {
        let Some(open) = self.open.as_ref().filter(|open| open.page.is_made()) else {
            return;
        };
        let (old, scene) = (open.page.variant.clone(), open.scene);
        let fresh = games.variant(old.id(), Some(old.layout()), old.options());
        let Ok(fresh) = fresh.map(Arc::new) else {
            return;
        };
        if *fresh == *old {
            return;
        }
        let page = match open.page.kind {
            PageKind::Piece(piece) => fresh
                .piece(old.letter(piece))
                .map(|piece| page_about(&fresh, piece)),
            PageKind::Game => made_rules(&fresh, games).ok(),
            PageKind::Topic => None,
        };
        let Some(page) = page else {
            return;
        };
        self.open_made(page);
        if let Some(open) = &mut self.open {
            open.choose(scene, self.quiet);
        }
    }
}
