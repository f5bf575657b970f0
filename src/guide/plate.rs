//! The scene that shows at once what the program is about.

use super::contents::{GuideGames, open, source};
use super::scene::Scene;
use super::schema::ContentsFile;
use crate::texts::{Noun, content};
use crate::variant_file::{Catalogue, read};

/// A scene of the guide with what is needed to open it there.
#[derive(Clone, Debug)]
pub struct Plate {
    /// The page of the scene, by its id.
    pub page: String,
    /// The title of the page.
    pub title: String,
    /// The index of the scene on its page.
    pub index: usize,
    /// The scene.
    pub scene: Scene,
}

impl Plate {
    /// The scene that the contents name. `None` if it cannot be read. No other page is read.
    pub fn built_in(catalogue: &Catalogue) -> Option<Plate> {
        let contents = read::<ContentsFile>(&source("contents")?, |file| Some(&file.format)).0?;
        let named = contents.plate?;
        let page = open(&named.page, &mut GuideGames::new(catalogue)).ok()?;
        let mut scenes = page.scenes(catalogue).ok()?.into_iter().enumerate();
        let (index, scene) = scenes.find(|(_, scene)| scene.title == content(&named.scene))?;
        Some(Plate {
            page: page.id,
            title: page.title,
            index,
            scene,
        })
    }

    /// The piece that the first move moves.
    pub fn piece(&self) -> Noun {
        let Scene { variant, start, .. } = &self.scene;
        let first = self.scene.lines.iter().find_map(|line| line.first());
        let piece = first.and_then(|step| start.piece(step.mv.from));
        Noun::name(piece.map_or("", |piece| &variant.kind(piece.piece_type()).name))
    }

    /// The number of pieces that the first move captures.
    pub fn captures(&self) -> usize {
        let first = self.scene.lines.iter().find_map(|line| line.first());
        first.map_or(0, |step| {
            let Scene { variant, start, .. } = &self.scene;
            variant.transition(start, step.mv).captured().len()
        })
    }
}
