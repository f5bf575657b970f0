//! Inventing a piece.

use super::Session;
use crate::app::action::InventAction;
use crate::app::editor::Tool;
use crate::app::invent::{Form, Home, Invention, Outcome};
use crate::app::shell::Screen;
use crate::app::table::Table;
use crate::app::texts::text;
use crate::guide::page_about;
use crate::library;
use crate::rules::{Piece, Variant};
use std::path::PathBuf;
use std::sync::Arc;

impl Session {
    /// The actions of the form for a piece.
    pub(super) fn apply_to_invent(&mut self, action: InventAction) {
        match action {
            InventAction::Open(game) => self.open_invent(game.as_deref()),
            InventAction::Close => self.close_invent(),
            InventAction::Add => {
                self.add_invention();
            }
            InventAction::See => self.see_invention(),
            InventAction::Place => self.place_invention(),
            InventAction::Play => self.play_invention(),
        }
    }

    /// Opens the form, for a game if one is named, as it was left otherwise.
    pub(super) fn open_invent(&mut self, game: Option<&str>) {
        let wanted = game.map(str::to_owned).or_else(|| self.game_in_sight());
        let other = |open: &Invention| {
            let home = open.home.as_ref().map(|home| &home.id);
            let known = |game: &String| open.form.game == *game || home == Some(game);
            wanted.as_ref().is_some_and(|game| !known(game))
        };
        match self.invention.as_ref().map(other) {
            Some(false) => {}
            Some(true) => {
                let form = self.invention.as_ref().map(|open| open.form.clone());
                if let (Some(form), Some(game)) = (form, wanted) {
                    self.invent(Form {
                        game,
                        instead: None,
                        ..form
                    });
                }
            }
            None => {
                let first = self.cards.first().map(|card| card.info.id.clone());
                let game = wanted.or(first).unwrap_or_default();
                self.invent(Form::new(&game));
            }
        }
        if self.invention.is_some() {
            self.shell.screens.open(Screen::Invent);
        }
    }

    /// The id of the game on the page that is shown.
    fn game_in_sight(&self) -> Option<String> {
        let id = match self.shell.shown() {
            Screen::NewGame => self.draft.as_ref()?.choice.id.as_str(),
            Screen::Game => self.table.as_ref()?.variant().id(),
            Screen::Editor => {
                let editor = self.editor.as_ref()?;
                editor.file.game().unwrap_or(editor.variant().id())
            }
            _ => return None,
        };
        self.catalogue.info(id).is_ok().then(|| id.to_owned())
    }

    /// Takes in what has been filled in.
    pub fn invent(&mut self, form: Form) {
        if self
            .invention
            .as_ref()
            .is_some_and(|open| open.form == form)
        {
            return;
        }
        let known = self.invention.take();
        let known = known.filter(|known| known.form.game == form.game);
        let home = known.as_ref().and_then(|known| known.home.clone());
        let game = match known {
            Some(known) => known.game,
            None => match self.catalogue.variant(&form.game, None, &[]) {
                Ok(game) => Arc::new(game),
                Err(error) => return self.notify(error.to_string()),
            },
        };
        let outcome = Outcome::of(&form, &game, &self.catalogue, home.as_ref());
        self.invention = Some(Invention {
            form,
            game,
            outcome,
            home,
            saved: None,
        });
    }

    /// Looks again at what has been filled in, after game files have changed.
    pub(super) fn refresh_invention(&mut self) {
        let Some(open) = &mut self.invention else {
            return;
        };
        if let Ok(game) = self.catalogue.variant(&open.form.game, None, &[]) {
            open.game = Arc::new(game);
        }
        open.outcome = Outcome::of(&open.form, &open.game, &self.catalogue, open.home.as_ref());
    }

    /// Puts the form away.
    pub(super) fn close_invent(&mut self) {
        self.shell.screens.close(Screen::Invent);
    }

    /// Writes the game with the piece down, unless that has been done; its id.
    pub(super) fn add_invention(&mut self) -> Option<String> {
        let folder = match library::own_folder() {
            Some(folder) => folder,
            None => {
                self.notify(text!("notice-no-own-folder"));
                return None;
            }
        };
        let invention = self.invention.as_ref()?;
        let id = invention.outcome.id.clone();
        if invention.saved.is_some() {
            return Some(id);
        }
        if invention.outcome.game.is_none() {
            self.notify(text!("notice-piece-not-ready"));
            return None;
        }
        let own = self.catalogue.file_of(&id);
        let place = own.map(|source| PathBuf::from(&source.name));
        match invention.write(place.as_deref(), &folder) {
            Ok(path) => {
                if let Some(invention) = &mut self.invention {
                    let letter = invention.form.capital();
                    invention.home = letter.map(|letter| Home {
                        id: id.clone(),
                        letter,
                    });
                    invention.saved = Some(path.clone());
                }
                match library::read(&path) {
                    Ok(source) => self.take_in(&format!("{id}.ron"), &path, source),
                    Err(problem) => self.notify(problem.to_string()),
                }
                self.notify(text!(
                    "notice-piece-added",
                    path = path.display().to_string()
                ));
                Some(id)
            }
            Err(problem) => {
                self.notify(problem);
                None
            }
        }
    }

    /// Opens the page that is made about the piece.
    pub(super) fn see_invention(&mut self) {
        let Some(invention) = &self.invention else {
            return;
        };
        match invention.outcome.piece(&invention.form) {
            Some((variant, piece)) => self.open_made_page(&variant, piece),
            None => self.notify(text!("notice-piece-not-ready")),
        }
    }

    /// Puts the piece into its game's file, and opens the setup editor to give it its place.
    pub(super) fn place_invention(&mut self) {
        let Some(id) = self.add_invention() else {
            return;
        };
        match self.catalogue.variant(&id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let home = self.invention.as_ref().and_then(|open| open.home.as_ref());
                let man = home.and_then(|home| variant.piece(home.letter));
                let setup = variant.start().setup();
                self.edit_position(variant, setup);
                if let Some((editor, man)) = self.editor.as_mut().zip(man) {
                    editor.pointer.tool = Tool::Stamp(man);
                }
            }
            Err(error) => self.notify(error.to_string()),
        }
    }

    /// Begins the game with the piece, between the players of the last one.
    pub(super) fn play_invention(&mut self) {
        let Some(id) = self.add_invention() else {
            return;
        };
        match self.catalogue.variant(&id, None, &[]).map(Arc::new) {
            Ok(variant) => {
                let start = variant.start().clone();
                self.lay(Table::new(variant, start, self.last_players));
            }
            Err(error) => self.notify(error.to_string()),
        }
    }

    /// Opens a page that is made about a man.
    pub(super) fn open_made_page(&mut self, variant: &Arc<Variant>, man: Piece) {
        let page = page_about(variant, man);
        self.open_guide(None);
        if let Some(reading) = &mut self.reading {
            reading.open_made(page);
        }
    }

    /// Makes the page anew that has been made about a man, after its game has changed; one about a man that is
    /// no longer there stays as it is.
    pub(super) fn refresh_made_page(&mut self) {
        let open = self
            .reading
            .as_ref()
            .and_then(|reading| reading.open.as_ref());
        let Some(open) = open.filter(|open| open.page.is_made()) else {
            return;
        };
        let crate::guide::PageKind::Man(man) = open.page.kind else {
            return;
        };
        let (old, scene) = (open.page.variant.clone(), open.scene);
        let layout = Some(old.layout());
        let fresh = self.catalogue.variant(old.id(), layout, old.options());
        let Ok(fresh) = fresh.map(Arc::new) else {
            return;
        };
        let Some(man) = fresh.piece(old.letter(man)).filter(|_| *fresh != *old) else {
            return;
        };
        if let Some(reading) = &mut self.reading {
            reading.open_made(page_about(&fresh, man));
            let quiet = reading.quiet;
            if let Some(open) = &mut reading.open {
                open.choose(scene, quiet);
            }
        }
    }
}
