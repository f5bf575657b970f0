//! The pages of the guide and their order.

use super::alone;
use super::same_piece::{is_same, names_only_same};
use super::scene::{self, Scene};
use super::schema::{ContentsFile, PageFile};
use crate::rules::{Piece, PieceType, Variant};
use crate::texts::{content, piece_name, sources};
use crate::variant_file::decode::Spanned;
use crate::variant_file::{Catalogue, CatalogueError, Diagnostic, Source, read};
use include_dir::{Dir, include_dir};
use std::sync::Arc;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/guide");

/// The guide.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// The diagnostics of pages that could not be read.
    pub problems: Vec<Diagnostic>,
}

/// A chapter of the guide.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its name.
    pub name: String,
    /// Its pages.
    pub pages: Vec<Page>,
}

/// The subject of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageKind {
    /// A piece of its game.
    Piece(Piece),
    /// The game.
    Game,
    /// Several games, of which the page names one for its scenes.
    Topic,
}

/// A page of the guide.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its id, the name of its file.
    pub id: String,
    /// Its subject.
    pub kind: PageKind,
    /// Its title.
    pub title: String,
    /// What the contents say about it, if not the sentence about the piece or the first one of its text.
    pub summary: Option<String>,
    /// The rule, in paragraphs. One that begins with `- ` is an item of a list.
    pub text: Vec<String>,
    /// Where the rule is published.
    pub source: String,
    /// The game, in its default layout.
    pub variant: Arc<Variant>,
    content: Content,
}

/// The source of a page's scenes.
#[derive(Clone, Debug)]
enum Content {
    /// A file.
    Written(Box<PageFile>),
    /// The search for scenes of a piece.
    Made(Vec<Scene>),
    /// The solved endings.
    Endings(Vec<PageEnding>),
}

/// A paragraph of a page that is about an ending.
#[derive(Clone, Debug)]
pub struct PageEnding {
    /// The index of the paragraph.
    pub paragraph: usize,
    /// The index of the scene with its longest win.
    pub scene: Option<usize>,
    /// The game and the piece, if the ending is worth practice.
    pub practice: Option<(Arc<Variant>, PieceType)>,
}

impl Guide {
    /// The guide of the program.
    pub fn built_in(catalogue: &Catalogue) -> Guide {
        let mut guide = Guide::default();
        let Some(contents) = source("contents") else {
            return guide;
        };
        let (file, problems) = read::<ContentsFile>(&contents, |file| Some(&file.format));
        guide.problems = problems;
        let mut games = GuideGames::new(catalogue);
        for chapter in file.map(|file| file.chapters).unwrap_or_default() {
            let mut pages = Vec::new();
            for id in &chapter.pages {
                match open(id, &mut games) {
                    Ok(page) => pages.push(page),
                    Err(problems) => guide.problems.extend(problems),
                }
            }
            guide.chapters.push(Chapter {
                name: content(&chapter.name).to_owned(),
                pages,
            });
        }
        guide
    }

    /// All pages, in order.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.chapters.iter().flat_map(|chapter| &chapter.pages)
    }

    /// The page with this id.
    pub fn page(&self, id: &str) -> Option<&Page> {
        self.pages().find(|page| page.id == id)
    }

    /// The page about a game.
    pub fn of_game(&self, id: &str) -> Option<&Page> {
        let about = |page: &&Page| page.kind == PageKind::Game && page.variant.id() == id;
        self.pages().find(about)
    }

    /// The page about a piece of a game: the one written for that game, or one about the same piece elsewhere, or
    /// about one with the same drawing.
    pub fn of_piece(&self, variant: &Variant, piece: PieceType) -> Option<&Page> {
        let wanted = variant.kind(piece);
        let alike = |like: &dyn Fn(&Page, PieceType) -> bool| {
            self.pages().find(|page| match page.kind {
                PageKind::Piece(piece) => like(page, piece.piece_type()),
                PageKind::Game | PageKind::Topic => false,
            })
        };
        let of = |page: &Page, piece| page.variant.kind(piece).clone();
        alike(&|page, piece| {
            page.variant.id() == variant.id() && of(page, piece).letter == wanted.letter
        })
        .or_else(|| {
            alike(&|page, piece| {
                of(page, piece).id == wanted.id && of(page, piece).text == wanted.text
            })
        })
        .or_else(|| alike(&|page, piece| of(page, piece).id == wanted.id))
        .or_else(|| alike(&|page, piece| of(page, piece).picture == wanted.picture))
    }

    /// The page about this very piece in a game on the same board. Everything that the rules compile for both must be
    /// the same, and the other pieces that the page names must act in the same way.
    pub fn of_same_piece(&self, variant: &Variant, piece: Piece) -> Option<&Page> {
        self.pages().find(|page| match page.kind {
            PageKind::Piece(known) => {
                is_same((&page.variant, known), (variant, piece))
                    && names_only_same(&page.words(), &page.variant, variant)
            }
            PageKind::Game | PageKind::Topic => false,
        })
    }
}

impl Page {
    /// The scenes, checked by the rules.
    ///
    /// # Errors
    ///
    /// All mistakes in them.
    pub fn scenes(&self, catalogue: &Catalogue) -> Result<Vec<Scene>, Vec<Diagnostic>> {
        match &self.content {
            Content::Written(file) => scene::scenes(file, catalogue),
            Content::Made(scenes) => Ok(scenes.clone()),
            Content::Endings(_) => Ok(alone::scenes(&mut GuideGames::new(catalogue))),
        }
    }

    /// All that a written page says: its text and what its scenes say; the text of another page.
    fn words(&self) -> String {
        let mut words = self.text.clone();
        if let Content::Written(file) = &self.content {
            for scene in &file.scenes {
                let steps = scene.lines.iter().flatten();
                words.extend(steps.map(|step| content(&step.caption.value).to_owned()));
                let refused = scene.refused.iter().flatten();
                words.extend(refused.map(|refused| content(&refused.caption).to_owned()));
                words.extend(scene.task.as_deref().map(content).map(str::to_owned));
            }
        }
        words.join(" ")
    }

    /// The paragraphs about endings, in order; empty on other pages.
    pub fn endings(&self) -> &[PageEnding] {
        match &self.content {
            Content::Endings(endings) => endings,
            Content::Written(_) | Content::Made(_) => &[],
        }
    }

    /// Whether the page was generated for a piece, and has no file.
    pub fn is_made(&self) -> bool {
        matches!(self.content, Content::Made(_))
    }

    /// A page with one scene, in no chapter.
    pub fn of_scene(scene: Scene) -> Page {
        let words = (scene.title.clone(), Vec::new(), String::new());
        let variant = scene.variant.clone();
        Page::made(String::new(), PageKind::Topic, words, variant, vec![scene])
    }

    /// The page about solved endings: its title, paragraphs and source, its first game, and the endings.
    pub(super) fn of_endings(
        id: String,
        (title, text, source): (String, Vec<String>, String),
        variant: Arc<Variant>,
        endings: Vec<PageEnding>,
    ) -> Page {
        Page {
            id,
            kind: PageKind::Topic,
            title,
            summary: None,
            text,
            source,
            variant,
            content: Content::Endings(endings),
        }
    }

    /// A generated page: its title, paragraphs and source, its game and the scenes.
    pub(super) fn made(
        id: String,
        kind: PageKind,
        (title, text, source): (String, Vec<String>, String),
        variant: Arc<Variant>,
        scenes: Vec<Scene>,
    ) -> Page {
        Page {
            id,
            kind,
            title,
            summary: None,
            text,
            source,
            variant,
            content: Content::Made(scenes),
        }
    }
}

/// The games of pages, each compiled once.
pub(super) struct GuideGames<'a> {
    catalogue: &'a Catalogue,
    known: Vec<Arc<Variant>>,
}

impl GuideGames<'_> {
    pub(super) fn new(catalogue: &Catalogue) -> GuideGames<'_> {
        GuideGames {
            catalogue,
            known: Vec::new(),
        }
    }

    /// A game in its default layout.
    pub(super) fn game(&mut self, id: &str) -> Result<Arc<Variant>, CatalogueError> {
        if let Some(known) = self.known.iter().find(|known| known.id() == id) {
            return Ok(known.clone());
        }
        let game = Arc::new(self.catalogue.variant(id, None, &[])?);
        self.known.push(game.clone());
        Ok(game)
    }

    /// A game in one of its layouts.
    pub(super) fn game_in(
        &mut self,
        id: &str,
        layout: &str,
    ) -> Result<Arc<Variant>, CatalogueError> {
        let game = self.game(id)?;
        match game.layout() == layout {
            true => Ok(game),
            false => Ok(Arc::new(self.catalogue.variant(id, Some(layout), &[])?)),
        }
    }

    fn find(&mut self, id: &Spanned<String>) -> Result<Arc<Variant>, Diagnostic> {
        self.game(&id.value).map_err(|error| wrong_game(id, &error))
    }
}

/// The diagnostic for a game that a file names but the program cannot use, at that place.
pub(crate) fn wrong_game(id: &Spanned<String>, error: &CatalogueError) -> Diagnostic {
    Diagnostic::new(&id.span, error.to_string())
}

/// The text of a file of the guide.
pub(super) fn source(id: &str) -> Option<Arc<Source>> {
    let file = FILES.get_file(format!("{id}.ron"))?;
    Some(Source::new(
        format!("guide/{id}.ron"),
        file.contents_utf8()?,
    ))
}

pub(super) fn open(id: &Spanned<String>, games: &mut GuideGames) -> Result<Page, Vec<Diagnostic>> {
    if id.value == alone::MATING_ALONE
        && let Some(page) = alone::page(games)
    {
        return Ok(page);
    }
    let Some(source) = source(&id.value) else {
        let message = format!("the guide has no file `{}.ron`", id.value);
        return Err(vec![Diagnostic::new(&id.span, message)]);
    };
    let file = page_file(&source)?;
    page(&id.value, file, games).map_err(|problem| vec![problem])
}

/// Reads the file of a page.
pub(super) fn page_file(source: &Arc<Source>) -> Result<PageFile, Vec<Diagnostic>> {
    match read::<PageFile>(source, |file| Some(&file.format)) {
        (Some(file), problems) if problems.is_empty() => Ok(file),
        (_, problems) => Err(problems),
    }
}

fn page(id: &str, file: PageFile, games: &mut GuideGames) -> Result<Page, Diagnostic> {
    let variant = games.find(&file.game)?;
    let kind = kind(&file, &variant)?;
    let (title, source) = match kind {
        PageKind::Piece(piece) => {
            let kind = variant.kind(piece.piece_type());
            (piece_name(kind), kind.source.clone())
        }
        PageKind::Game | PageKind::Topic => {
            let info = games.catalogue.info(variant.id());
            let info = info.map_err(|error| wrong_game(&file.game, &error))?;
            (info.name, info.sources.join("; "))
        }
    };
    Ok(Page {
        id: id.to_owned(),
        kind,
        title: file
            .title
            .as_deref()
            .map_or(title, |title| content(title).to_owned()),
        summary: file
            .summary
            .as_deref()
            .map(|summary| content(summary).to_owned()),
        text: file
            .text
            .iter()
            .map(|text| content(text).to_owned())
            .collect(),
        source: sources(file.source.as_deref().unwrap_or(&source)),
        variant,
        content: Content::Written(Box::new(file)),
    })
}

fn kind(file: &PageFile, variant: &Variant) -> Result<PageKind, Diagnostic> {
    let Some(letter) = &file.piece else {
        return Ok(match file.topic {
            Some(true) => PageKind::Topic,
            _ => PageKind::Game,
        });
    };
    variant
        .piece(letter.value)
        .map(PageKind::Piece)
        .ok_or_else(|| {
            let message = format!("the game has no piece `{}`", letter.value);
            Diagnostic::new(&letter.span, message)
        })
}
