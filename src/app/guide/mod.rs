//! Reading the guide: the page that is open, the scene that plays, and the reader's own try at it.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`GuideViewer`]: what is open and how its scene plays |
//! | `trial` | the reader's own try at a scene, and how it is judged |
//! | `action` | what a person does with the guide and with a scene |
//! | `pages` | how pages are opened and left |
//! | `plugin` | the plugin: which messages the guide hears, and how its time passes |
//! | `ui` | the contents and the pages, as they are shown |
//!
//! It hears [`GuideAction`], [`SceneAction`], and the actions about a board while it is in sight. It sends
//! [`ScreenRequest`](super::shell::ScreenRequest) and [`Notify`](super::shell::Notify).

mod action;
mod pages;
mod plugin;
mod trial;
pub mod ui;

pub use action::{GuideAction, SceneAction};
pub use plugin::plugin;
pub use trial::{Trial, Verdict};

use crate::app::play::table::Table;
use crate::diagram::{Film, Frame};
use crate::guide::{Guide, Page, Scene, Step};
use crate::rules::Transition;
use crate::variant_file::{Catalogue, Diagnostic};
use bevy::ecs::resource::Resource;

/// How long after a move is announced its marks are there, in seconds.
pub const MARKED: f32 = 0.4;

/// How fast a scene plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half as fast as moves are made in a game.
    Half,
    /// As fast.
    #[default]
    Full,
    /// Twice as fast.
    Double,
}

impl Pace {
    /// All of them.
    pub const ALL: [Pace; 3] = [Pace::Half, Pace::Full, Pace::Double];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Half => "½×",
            Pace::Full => "1×",
            Pace::Double => "2×",
        }
    }

    /// How many seconds of the film pass in one second.
    fn factor(self) -> f32 {
        match self {
            Pace::Half => 0.5,
            Pace::Full => 1.0,
            Pace::Double => 2.0,
        }
    }
}

/// The guide, as a reader has it open.
#[derive(Resource, Debug)]
pub struct GuideViewer {
    /// What there is to read, once the guide has been opened.
    published: Option<Published>,
    /// The page that is open; none shows the contents.
    pub open: Option<OpenPage>,
    /// Whether the scene plays on.
    pub playing: bool,
    /// Whether it begins again when it is over.
    pub looping: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// Whether motion is reduced to fades and marks.
    quiet: bool,
}

/// The guide and the games that it is about: those that are published, whatever a person has made of them.
#[derive(Debug)]
struct Published {
    guide: Guide,
    games: Catalogue,
}

impl Published {
    fn read() -> Published {
        let games = Catalogue::built_in();
        Published {
            guide: Guide::built_in(&games),
            games,
        }
    }
}

/// A page that is open.
#[derive(Debug)]
pub struct OpenPage {
    /// The page.
    pub page: Page,
    /// Its scenes.
    pub scenes: Vec<Scene>,
    /// Which of them is shown.
    pub scene: usize,
    /// That scene in motion.
    pub film: Film,
    /// How much of it has been seen, in seconds.
    pub clock: f32,
    /// The reader's own try at the scene.
    pub trial: Option<Trial>,
}

impl Default for GuideViewer {
    fn default() -> GuideViewer {
        GuideViewer {
            published: None,
            open: None,
            playing: true,
            looping: true,
            pace: Pace::default(),
            quiet: false,
        }
    }
}

impl GuideViewer {
    /// The guide, once it has been opened.
    pub fn guide(&self) -> Option<&Guide> {
        Some(&self.published.as_ref()?.guide)
    }

    fn published(&mut self) -> &mut Published {
        self.published.get_or_insert_with(Published::read)
    }

    /// The board on which the reader tries a scene.
    pub fn board(&self) -> Option<&Table> {
        Some(&self.open.as_ref()?.trial.as_ref()?.table)
    }

    /// The same, to be changed.
    pub fn board_mut(&mut self) -> Option<&mut Table> {
        Some(&mut self.open.as_mut()?.trial.as_mut()?.table)
    }

    /// Follows the setting for reduced motion; the scene in sight begins again if it has changed.
    pub fn set_quiet(&mut self, quiet: bool) {
        if self.quiet != quiet {
            self.quiet = quiet;
            if let Some(open) = &mut self.open {
                open.choose(open.scene, quiet);
            }
        }
    }

    /// Opens a page, or the contents.
    ///
    /// # Errors
    ///
    /// What is wrong with the page's scenes.
    pub fn open(&mut self, id: Option<&str>) -> Result<(), Vec<Diagnostic>> {
        let quiet = self.quiet;
        let Published { guide, games } = self.published();
        let page = id.and_then(|id| guide.page(id)).cloned();
        self.open = match page {
            Some(page) => OpenPage::new(page, games, quiet)?,
            None => None,
        };
        self.playing = true;
        Ok(())
    }

    /// Opens a page that is in no chapter.
    pub fn open_made(&mut self, page: Page) {
        // A page that has been made has no scenes that could be wrong.
        let quiet = self.quiet;
        if let Ok(open) = OpenPage::new(page, &self.published().games, quiet) {
            self.open = open;
        }
        self.playing = true;
    }

    /// The ids of the pages before and after the one that is open.
    pub fn neighbours(&self) -> (Option<String>, Option<String>) {
        let pages = self.guide().into_iter().flat_map(Guide::pages);
        let ids: Vec<&str> = pages.map(|page| page.id.as_str()).collect();
        let open = self.open.as_ref().map(|open| open.page.id.as_str());
        let at = ids.iter().position(|&id| Some(id) == open);
        let id = |index: Option<usize>| Some((*ids.get(index?)?).to_owned());
        (
            id(at.and_then(|at| at.checked_sub(1))),
            id(at.map(|at| at + 1).filter(|&at| at < ids.len())),
        )
    }

    /// Whether anything moves.
    pub fn in_motion(&self) -> bool {
        self.open.as_ref().is_some_and(|open| match &open.trial {
            Some(trial) => trial.table.is_moving(),
            None => self.playing && open.film.length() > 0.0,
        })
    }

    /// Lets time pass, in seconds; a try's moves at the pace of games.
    pub fn advance(&mut self, seconds: f32, of_games: Option<f32>) {
        let Some(open) = &mut self.open else { return };
        if let Some(trial) = &mut open.trial {
            match of_games {
                Some(pace) => trial.table.advance(seconds * pace),
                None => trial.table.rest(),
            }
        } else if self.playing {
            open.clock += seconds * self.pace.factor();
            let length = open.film.length();
            if open.clock >= length {
                self.playing = self.looping;
                open.clock = if self.looping && length > 0.0 {
                    open.clock % length
                } else {
                    length
                };
            }
        }
    }

    /// Plays on, or stops; a scene that is over begins again.
    pub fn toggle_play(&mut self) {
        let Some(open) = &mut self.open else { return };
        self.playing = !self.playing;
        if self.playing && open.clock >= open.film.length() {
            open.clock = 0.0;
        }
    }

    /// Stops at a moment of the scene, in seconds.
    pub fn seek(&mut self, seconds: f32) {
        self.playing = false;
        if let Some(open) = &mut self.open {
            open.clock = seconds.clamp(0.0, open.film.length());
        }
    }

    /// Stops where the next move is announced, or the one before.
    pub fn step(&mut self, forward: bool) {
        let Some(open) = &self.open else { return };
        const NEAR: f32 = 0.05;
        let mut moments: Vec<f32> = open.film.announcements().collect();
        moments.insert(0, 0.0);
        let moment = if forward {
            let next = moments.iter().find(|&&moment| moment > open.clock + NEAR);
            next.copied().unwrap_or(0.0)
        } else {
            let earlier = moments
                .iter()
                .rev()
                .find(|&&moment| moment < open.clock - NEAR);
            earlier.copied().unwrap_or(0.0)
        };
        self.seek(if moment > 0.0 { moment + MARKED } else { 0.0 });
    }
}

impl OpenPage {
    fn new(
        page: Page,
        catalogue: &Catalogue,
        quiet: bool,
    ) -> Result<Option<OpenPage>, Vec<Diagnostic>> {
        let scenes = page.scenes(catalogue)?;
        Ok(scenes
            .first()
            .map(|scene| scene.film(quiet))
            .map(|film| OpenPage {
                page,
                scenes,
                scene: 0,
                film,
                clock: 0.0,
                trial: None,
            }))
    }

    /// Shows another scene from its beginning.
    pub fn choose(&mut self, index: usize, quiet: bool) {
        if let Some(scene) = self.scenes.get(index) {
            self.film = scene.film(quiet);
            self.scene = index;
            self.clock = 0.0;
            self.trial = None;
        }
    }

    /// The scene that is shown.
    pub fn scene(&self) -> Option<&Scene> {
        self.scenes.get(self.scene)
    }

    /// The film at this moment.
    pub fn frame(&self) -> Frame {
        self.film.at(self.clock)
    }

    /// The move that a frame shows, and what it does.
    pub fn step(&self, frame: &Frame) -> Option<(&Step, &Transition)> {
        let step = frame.step?;
        let line = self.scene()?.lines.get(frame.line)?;
        Some((line.get(step)?, self.film.transition(frame.line, step)?))
    }

    /// Gives the scene to the reader to try, from its beginning.
    pub fn try_it(&mut self, quiet: bool) {
        self.trial = self.scene().map(|scene| Trial::new(scene, quiet));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn viewer() -> GuideViewer {
        let mut viewer = GuideViewer::default();
        viewer.open(Some("withdrawer")).unwrap();
        assert_eq!(viewer.guide().unwrap().problems, []);
        viewer
    }

    fn open(viewer: &mut GuideViewer) -> &mut OpenPage {
        viewer.open.as_mut().unwrap()
    }

    #[test]
    fn a_scene_goes_round_pauses_and_steps() {
        let mut viewer = viewer();
        let length = open(&mut viewer).film.length();
        viewer.advance(length + 1.0, None);
        assert!((open(&mut viewer).clock - 1.0).abs() < 0.01);
        viewer.toggle_play();
        viewer.advance(1.0, None);
        assert!((open(&mut viewer).clock - 1.0).abs() < 0.01);
        viewer.step(true);
        let frame = open(&mut viewer).frame();
        assert!(frame.step.is_some());
        viewer.step(false);
        viewer.seek(1e9);
        assert_eq!(open(&mut viewer).clock, length);
        viewer.toggle_play();
        assert_eq!(open(&mut viewer).clock, 0.0);
        viewer.looping = false;
        viewer.advance(length + 1.0, None);
        assert!(!viewer.playing);
    }

    #[test]
    fn a_try_is_judged_by_what_the_move_does() {
        let mut viewer = viewer();
        let page = open(&mut viewer);
        let scene = page.scenes[0].clone();
        page.try_it(false);
        let trial = page.trial.as_mut().unwrap();
        let wanted = scene.lines[0][0].mv;
        let other = scene
            .variant
            .legal_moves(&scene.start)
            .into_iter()
            .find(|&mv| {
                scene.variant.captured(&scene.start, mv).is_empty()
                    && scene.lines.iter().all(|line| line[0].mv != mv)
            })
            .unwrap();
        trial.table.play(other, false);
        trial.judge(&scene);
        assert_eq!(trial.verdict, Verdict::Other);
        assert!(trial.table.legal_moves().is_empty());
        page.try_it(false);
        let trial = page.trial.as_mut().unwrap();
        trial.table.play(wanted, false);
        trial.judge(&scene);
        assert_ne!(trial.verdict, Verdict::Other);
    }

    #[test]
    fn a_page_that_is_not_there_opens_the_contents() {
        let mut viewer = viewer();
        viewer.open(Some("no such page")).unwrap();
        assert!(viewer.open.is_none());
        assert_eq!(viewer.neighbours(), (None, None));
    }
}
