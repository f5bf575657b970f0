//! `baroque guide`: the illustrated guide as text, or as Markdown with pictures.

use super::{Failure, output, target};
use crate::diagram::{BoardView, Item, Look, Picture, Renderer, png, static_board};
use crate::guide::{Guide, Page, PageKind, Scene, SceneStep, markdown, page_about, rules_page};
use crate::notation::write_san;
use crate::rules::{Color, Piece, Variant};
use crate::variant_file::Catalogue;
use crate::variant_file::diagnostics::did_you_mean;
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The width of pictures, in pixels.
const WIDTH: u32 = 300;

#[derive(Debug, Args)]
pub(super) struct GuideCommand {
    /// A page, or any game: an id from `baroque list`, or a RON file. Without it the command lists all pages.
    page: Option<OsString>,
    /// Write the page, or all pages, as Markdown to this folder, with a picture of every scene.
    #[arg(long, value_name = "DIR")]
    write: Option<PathBuf>,
    /// A folder of games to add to the built-in ones.
    #[arg(long, value_name = "DIR", requires = "page")]
    variants: Option<PathBuf>,
}

impl GuideCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = Catalogue::built_in();
        let guide = Guide::built_in(&catalogue);
        let Some(name) = &self.page else {
            return match &self.write {
                Some(folder) => write(&guide, &catalogue, folder),
                None => output::text(&list(&guide)),
            };
        };
        let (catalogue, pages) = match name.to_str().and_then(|id| guide.page(id)) {
            Some(known) => (catalogue, vec![known.clone()]),
            None => self.generated(name, &guide)?,
        };
        if let Some(folder) = &self.write {
            return write_pages(&pages, &catalogue, folder);
        }
        let texts = pages.iter().map(|known| page(known, &catalogue, None));
        let texts: Vec<String> = texts.collect::<Result<_, _>>()?;
        output::text(&texts.join("\n"))
    }

    /// The rules of a game, and a page about each piece: that of the guide if it is true of this game.
    fn generated(&self, name: &OsStr, guide: &Guide) -> Result<(Catalogue, Vec<Page>), Failure> {
        let (catalogue, id) = target::find(name, self.variants.as_deref())?;
        if !catalogue.ids().any(|known| known == id) {
            return Err(no_page(guide, &id));
        }
        let variant = Arc::new(catalogue.variant(&id, None, &[])?);
        let info = catalogue.info_in(&id, variant.layout())?;
        let mut pages = vec![rules_page(&variant, &info)];
        for color in Color::ALL {
            for kind in variant.army(color).iter() {
                if color == Color::Black && variant.army(Color::White).contains(kind) {
                    continue;
                }
                let piece = Piece::new(color, kind);
                let known = guide.of_same_piece(&variant, piece).cloned();
                pages.push(known.unwrap_or_else(|| page_about(&variant, piece)));
            }
        }
        Ok((catalogue, pages))
    }
}

/// The page with an id.
pub(super) fn find<'a>(guide: &'a Guide, id: &str) -> Result<&'a Page, Failure> {
    guide.page(id).ok_or_else(|| no_page(guide, id))
}

fn no_page(guide: &Guide, id: &str) -> Failure {
    let ids = guide.pages().map(|page| page.id.as_str());
    let near = did_you_mean(id, ids).map(|near| format!("; did you mean `{near}`?"));
    let near = near.unwrap_or_else(|| "; `baroque guide` lists all".to_owned());
    Failure(format!("the guide has no page `{id}`{near}"))
}

/// The scenes of a page.
pub(super) fn scenes(page: &Page, catalogue: &Catalogue) -> Result<Vec<Scene>, Failure> {
    page.scenes(catalogue).map_err(|problems| {
        let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        Failure(lines.join("\n\n"))
    })
}

/// All pages by chapters, with their ids.
fn list(guide: &Guide) -> String {
    let mut text = String::new();
    for chapter in &guide.chapters {
        let _ = writeln!(text, "{}", chapter.name);
        for page in &chapter.pages {
            let _ = writeln!(text, "  {:<24}{}", page.id, page.title);
        }
    }
    text
}

/// A page as Markdown. An illustrated one also has pictures, and this text before its scenes.
fn page(page: &Page, catalogue: &Catalogue, illustrated: Option<&str>) -> Result<String, Failure> {
    let mut text = markdown(page);
    text.push_str(illustrated.unwrap_or_default());
    for (index, scene) in scenes(page, catalogue)?.iter().enumerate() {
        let number = index + 1;
        let _ = writeln!(text, "\n## {}\n", scene.title);
        if illustrated.is_some() {
            let file = file_name(page);
            let _ = writeln!(text, "![{}]({file}-{number}.png)\n", scene.title);
        }
        text.push_str(&moves(scene));
    }
    Ok(text)
}

/// The name of a page's files, without an ending.
fn file_name(page: &Page) -> String {
    page.id.replace('/', "-")
}

/// The starting array of a game, and links to the pages of its pieces.
fn array(page: &Page, guide: &Guide) -> String {
    let variant = &page.variant;
    let mut text = format!(
        "\n## Starting array\n\n![Starting array]({}-array.png)\n\n",
        page.id
    );
    let types = variant.army(Color::White).or(variant.army(Color::Black));
    for piece_type in types.iter() {
        let piece = variant.kind(piece_type);
        let name = match guide.of_piece(variant, piece_type) {
            Some(about) => format!("[{}]({}.md)", piece.name, about.id),
            None => piece.name.clone(),
        };
        let _ = writeln!(text, "- `{}` {name}", piece.letter);
    }
    text
}

/// The moves of a scene with their captions.
fn moves(scene: &Scene) -> String {
    let mut text = String::new();
    for line in &scene.lines {
        let mut position = scene.start.clone();
        for (index, SceneStep { mv, caption }) in line.iter().enumerate() {
            let san = write_san(&scene.variant, &position, *mv);
            let indent = if index == 0 { "" } else { "  " };
            let _ = writeln!(text, "{indent}- `{san}` {caption}");
            position = scene.variant.play(&position, *mv);
        }
    }
    for refused in &scene.refused {
        let _ = writeln!(text, "- Not `{}`: {}", refused.play, refused.caption);
    }
    text
}

/// Writes all pages of the guide and their pictures.
fn write(guide: &Guide, catalogue: &Catalogue, folder: &Path) -> Result<(), Failure> {
    create(folder)?;
    let mut contents = "# The illustrated guide\n".to_owned();
    for chapter in &guide.chapters {
        let _ = writeln!(contents, "\n## {}\n", chapter.name);
        for page in &chapter.pages {
            let _ = writeln!(contents, "- [{}]({}.md)", page.title, page.id);
            if page.kind != PageKind::Game {
                write_page(page, catalogue, "", folder)?;
                continue;
            }
            write_page(page, catalogue, &array(page, guide), folder)?;
            let view = BoardView::of(&page.variant, false);
            let start = static_board(&view, &page.variant, page.variant.start(), None);
            let name = format!("{}-array.png", page.id);
            output::file(&folder.join(name), &picture(&page.variant, &view, &start)?)?;
        }
    }
    output::file(&folder.join("README.md"), contents.as_bytes())
}

/// Writes some pages and their pictures.
fn write_pages(pages: &[Page], catalogue: &Catalogue, folder: &Path) -> Result<(), Failure> {
    create(folder)?;
    pages
        .iter()
        .try_for_each(|page| write_page(page, catalogue, "", folder))
}

fn create(folder: &Path) -> Result<(), Failure> {
    crate::library::create_folder(folder)
        .map_err(|error| Failure(format!("cannot make `{}`: {error}", folder.display())))
}

/// Writes a page and the pictures of its scenes.
fn write_page(
    page: &Page,
    catalogue: &Catalogue,
    before_scenes: &str,
    folder: &Path,
) -> Result<(), Failure> {
    let name = file_name(page);
    let text = self::page(page, catalogue, Some(before_scenes))?;
    output::file(&folder.join(format!("{name}.md")), text.as_bytes())?;
    for (index, scene) in scenes(page, catalogue)?.iter().enumerate() {
        let picture = picture(&scene.variant, &scene.view(), &scene.still())?;
        let name = format!("{name}-{}.png", index + 1);
        output::file(&folder.join(name), &picture)?;
    }
    Ok(())
}

/// A picture of a board with these items.
fn picture(variant: &Variant, view: &BoardView, items: &[Item]) -> Result<Vec<u8>, Failure> {
    let picture = Picture::new(variant, view, &Look::default(), WIDTH)?;
    let renderer = Renderer::new(&picture);
    let mut renderer = renderer.ok_or(Failure("the picture is too large".to_owned()))?;
    Ok(png(&renderer.paint(items))?)
}
