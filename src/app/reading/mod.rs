//! Reading the guide: the page that is open, the scene that plays, and the reader's own try at it.

mod action;
mod trial;

pub use action::{GuideAction, SceneAction};
pub use trial::{Trial, Verdict};

use crate::diagram::{Film, Frame};
use crate::guide::{Guide, Page, Scene, Step};
use crate::rules::Transition;
use crate::variant_file::{Catalogue, Diagnostic};

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

/// The guide in the reader's hands.
#[derive(Debug)]
pub struct Reading {
    /// The guide.
    pub guide: Guide,
    /// The games that it is about.
    games: Catalogue,
    /// The page that is open; none shows the contents.
    pub open: Option<OpenPage>,
    /// Whether the scene plays on.
    pub playing: bool,
    /// Whether it begins again when it is over.
    pub looping: bool,
    /// How fast it plays.
    pub pace: Pace,
    /// Whether motion is reduced to fades and marks.
    pub quiet: bool,
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

impl Reading {
    /// The guide, open at its contents.
    pub fn new(guide: Guide, games: Catalogue) -> Reading {
        Reading {
            guide,
            games,
            open: None,
            playing: true,
            looping: true,
            pace: Pace::default(),
            quiet: false,
        }
    }

    /// Opens a page, or the contents.
    ///
    /// # Errors
    ///
    /// What is wrong with the page's scenes.
    pub fn open(&mut self, id: Option<&str>) -> Result<(), Vec<Diagnostic>> {
        let page = id.and_then(|id| self.guide.page(id)).cloned();
        self.open = match page {
            Some(page) => OpenPage::new(page, &self.games, self.quiet)?,
            None => None,
        };
        self.playing = true;
        Ok(())
    }

    /// Opens a page that is in no chapter.
    pub fn open_made(&mut self, page: Page) {
        // A page that has been made has no scenes that could be wrong.
        if let Ok(open) = OpenPage::new(page, &self.games, self.quiet) {
            self.open = open;
        }
        self.playing = true;
    }

    /// The ids of the pages before and after the one that is open.
    pub fn neighbours(&self) -> (Option<String>, Option<String>) {
        let ids: Vec<&str> = self.guide.pages().map(|page| page.id.as_str()).collect();
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
            Some(trial) => trial.table.motion().is_some(),
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

    fn reading() -> Reading {
        let catalogue = Catalogue::built_in();
        let guide = Guide::built_in(&catalogue);
        assert_eq!(guide.problems, []);
        let mut reading = Reading::new(guide, catalogue);
        reading.open(Some("withdrawer")).unwrap();
        reading
    }

    fn open(reading: &mut Reading) -> &mut OpenPage {
        reading.open.as_mut().unwrap()
    }

    #[test]
    fn a_scene_goes_round_pauses_and_steps() {
        let mut reading = reading();
        let length = open(&mut reading).film.length();
        reading.advance(length + 1.0, None);
        assert!((open(&mut reading).clock - 1.0).abs() < 0.01);
        reading.toggle_play();
        reading.advance(1.0, None);
        assert!((open(&mut reading).clock - 1.0).abs() < 0.01);
        reading.step(true);
        let frame = open(&mut reading).frame();
        assert!(frame.step.is_some());
        reading.step(false);
        reading.seek(1e9);
        assert_eq!(open(&mut reading).clock, length);
        reading.toggle_play();
        assert_eq!(open(&mut reading).clock, 0.0);
        reading.looping = false;
        reading.advance(length + 1.0, None);
        assert!(!reading.playing);
    }

    #[test]
    fn a_try_is_judged_by_what_the_move_does() {
        let mut reading = reading();
        let page = open(&mut reading);
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
        let mut reading = reading();
        reading.open(Some("no such page")).unwrap();
        assert!(reading.open.is_none());
        assert_eq!(reading.neighbours(), (None, None));
    }
}
