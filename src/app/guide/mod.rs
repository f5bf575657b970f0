//! The guide: its open page, the scene that plays, and the reader's own try at it.
//!
//! | file | |
//! |---|---|
//! | `mod` | [`GuideViewer`]: the open page, and how its scene plays |
//! | `stage` | a scene on the board |
//! | `trial` | the reader's own try at a scene |
//! | `action` | the user's actions |
//! | `pages` | opening and leaving pages |
//! | `plugin` | the systems: messages, and the passing time |
//! | `ui` | the contents and the pages |
//!
//! It reads [`GuideAction`], [`SceneAction`], and the actions on a board while the guide is visible. It sends
//! [`ScreenRequest`](super::shell::ScreenRequest) and [`Notify`](super::shell::Notify).

mod action;
mod pages;
mod plugin;
mod stage;
#[cfg(test)]
mod tests;
mod trial;
pub mod ui;

pub use action::{GuideAction, SceneAction};
pub use plugin::plugin;
pub use trial::{Trial, TrialState};

use baroque::diagram::{Film, Frame};
use baroque::guide::{Guide, Page, Plate, Scene, SceneStep};
use baroque::rules::Transition;
use baroque::variant_file::{Catalogue, Diagnostic};
use bevy::ecs::resource::Resource;
use std::sync::OnceLock;

/// The time from the announcement of a move until its marks are visible, in seconds.
pub const MARKED: f32 = 0.4;

/// The speed of scenes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half the speed of moves in a game.
    Half,
    /// The speed of moves in a game.
    #[default]
    Full,
    /// Twice that speed.
    Double,
}

impl Pace {
    /// All speeds, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Half, Pace::Full, Pace::Double];

    /// The name of the speed.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Half => "½×",
            Pace::Full => "1×",
            Pace::Double => "2×",
        }
    }

    /// The seconds of the film for each second of time.
    fn factor(self) -> f32 {
        match self {
            Pace::Half => 0.5,
            Pace::Full => 1.0,
            Pace::Double => 2.0,
        }
    }
}

/// The state of the guide page.
#[derive(Resource, Debug)]
pub struct GuideViewer {
    /// The pages, once the guide has been opened.
    published: Option<Published>,
    /// The scene of the start page, once it has been shown.
    plate: OnceLock<Option<Plate>>,
    /// The open page, or `None` for the contents.
    pub open: Option<OpenPage>,
    /// Whether the guide was opened with its contents, so that a page goes back to them.
    from_contents: bool,
    /// Whether the scene is playing.
    pub playing: bool,
    /// Whether the scene starts again at its end.
    pub looping: bool,
    /// The speed of scenes.
    pub pace: Pace,
    /// Whether reduced motion is on.
    quiet: bool,
}

/// The guide with its games: the built-in ones, without changes by the user.
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

#[derive(Debug)]
pub struct OpenPage {
    pub page: Page,
    pub scenes: Vec<Scene>,
    /// The index of the shown scene.
    pub scene: usize,
    /// The film of that scene.
    pub film: Film,
    /// The time in the film, in seconds.
    pub clock: f32,
    /// The reader's own try at the scene, if one is open.
    pub trial: Option<Trial>,
}

impl Default for GuideViewer {
    fn default() -> GuideViewer {
        GuideViewer {
            published: None,
            plate: OnceLock::new(),
            from_contents: true,
            open: None,
            playing: true,
            looping: true,
            pace: Pace::default(),
            quiet: false,
        }
    }
}

impl GuideViewer {
    /// A viewer of one scene, for whoever shows scenes outside the guide. It plays once and waits for its reader.
    pub fn of_scene(scene: Scene, quiet: bool) -> GuideViewer {
        let open = OpenPage {
            film: scene.film(quiet),
            page: Page::of_scene(scene.clone()),
            scenes: vec![scene],
            scene: 0,
            clock: 0.0,
            trial: None,
        };
        GuideViewer {
            open: Some(open),
            quiet,
            looping: false,
            ..GuideViewer::default()
        }
    }

    /// The guide, once it has been opened.
    pub fn guide(&self) -> Option<&Guide> {
        Some(&self.published.as_ref()?.guide)
    }

    /// The scene of the start page.
    pub fn plate(&self) -> Option<&Plate> {
        let plate = || Plate::built_in(&Catalogue::built_in());
        self.plate.get_or_init(plate).as_ref()
    }

    fn published(&mut self) -> &mut Published {
        self.published.get_or_insert_with(Published::read)
    }

    /// Reads the guide again after a change of the language. The open page stays open.
    pub fn read_again(&mut self) {
        self.plate = OnceLock::new();
        if self.published.take().is_none() {
            return;
        }
        // A generated page follows the change of its game's texts.
        let open = self.open.as_ref().filter(|open| !open.page.is_made());
        if let Some((id, scene)) = open.map(|open| (open.page.id.clone(), open.scene))
            && self.open(Some(&id)).is_ok()
            && let Some(open) = &mut self.open
        {
            open.choose(scene, self.quiet);
        }
    }

    /// Sets reduced motion. A change starts the scene again.
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
    /// The problems of the page's scenes.
    pub fn open(&mut self, id: Option<&str>) -> Result<(), Vec<Diagnostic>> {
        let quiet = self.quiet;
        let Published { guide, games } = self.published();
        let page = id.and_then(|id| guide.page(id)).cloned();
        self.open = match page {
            Some(page) => OpenPage::new(page, games, quiet)?,
            None => None,
        };
        // The page about endings begins with words, and its scenes are long.
        let open = self.open.as_ref();
        self.playing = open.is_none_or(|open| open.page.endings().is_empty());
        Ok(())
    }

    /// Opens a generated page, which has no chapter.
    pub fn open_made(&mut self, page: Page) {
        // The scenes of generated pages have no problems.
        let quiet = self.quiet;
        if let Ok(open) = OpenPage::new(page, &self.published().games, quiet) {
            self.open = open;
        }
        self.playing = true;
    }

    /// The ids of the previous and the next page.
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

    /// Whether an animation runs.
    pub fn in_motion(&self) -> bool {
        self.open.as_ref().is_some_and(|open| match &open.trial {
            Some(trial) => trial.table.is_moving(),
            None => self.playing && open.film.length() > 0.0,
        })
    }

    /// Advances by seconds. `of_games`: the speed of moves in games for a try, or `None` without animation.
    pub fn advance(&mut self, seconds: f32, of_games: Option<f32>) {
        let Some(open) = &mut self.open else { return };
        if let Some(trial) = &mut open.trial {
            match of_games {
                Some(pace) => trial.table.advance(seconds * pace),
                None => trial.table.end_animations(),
            }
        } else if self.playing {
            let before = open.clock;
            open.clock += seconds * self.pace.factor();
            let length = open.film.length();
            if !self.looping
                && open.shows_last_result(before)
                && !open.shows_last_result(open.clock)
            {
                // The result stays for the reader, instead of running backwards.
                open.clock = before;
                self.playing = false;
            }
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

    /// Plays or pauses the scene. At its end, it starts again.
    pub fn toggle_play(&mut self) {
        let Some(open) = &mut self.open else { return };
        self.playing = !self.playing;
        let over = !self.looping && open.shows_last_result(open.clock);
        if self.playing && (over || open.clock >= open.film.length()) {
            open.clock = 0.0;
        }
    }

    /// Pauses the scene at a time in seconds.
    pub fn seek(&mut self, seconds: f32) {
        self.playing = false;
        if let Some(open) = &mut self.open {
            open.clock = seconds.clamp(0.0, open.film.length());
        }
    }

    /// Pauses the scene at the announcement of the next move, or the previous one.
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

    /// Shows another scene from its start.
    pub fn choose(&mut self, index: usize, quiet: bool) {
        if let Some(scene) = self.scenes.get(index) {
            self.film = scene.film(quiet);
            self.scene = index;
            self.clock = 0.0;
            self.trial = None;
        }
    }

    /// The shown scene.
    pub fn scene(&self) -> Option<&Scene> {
        self.scenes.get(self.scene)
    }

    /// The current frame of the film.
    pub fn frame(&self) -> Frame {
        self.film.at(self.clock)
    }

    /// Whether the film shows at a time what its last move has done.
    fn shows_last_result(&self, clock: f32) -> bool {
        let shown = self.film.at(clock).seen.is_infinite();
        shown && self.film.announcements().all(|time| time <= clock)
    }

    /// The move of a frame, with its effects.
    pub fn step(&self, frame: &Frame) -> Option<(&SceneStep, &Transition)> {
        let step = frame.step?;
        let line = self.scene()?.lines.get(frame.line)?;
        Some((line.get(step)?, self.film.transition(frame.line, step)?))
    }

    /// Starts a try at the scene.
    pub fn try_it(&mut self, quiet: bool) {
        self.trial = self.scene().map(|scene| Trial::new(scene, quiet));
    }
}
