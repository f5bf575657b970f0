//! `baroque guide`: the illustrated guide as text, or as Markdown with pictures.

use super::{Failure, output};
use crate::diagram::{Easel, Look, Picture, png};
use crate::guide::{Guide, Page, Scene, Step};
use crate::notation::write_san;
use crate::variant_file::Catalogue;
use crate::variant_file::diagnostics::did_you_mean;
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// How wide pictures are, in pixels.
const WIDTH: u32 = 300;

#[derive(Debug, Args)]
pub(super) struct GuideCommand {
    /// The page; without, all pages are listed.
    page: Option<String>,
    /// Write all pages as Markdown into this folder, with a picture of every scene.
    #[arg(long, value_name = "DIR", conflicts_with = "page")]
    write: Option<PathBuf>,
}

impl GuideCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let catalogue = Catalogue::built_in();
        let guide = Guide::built_in(&catalogue);
        match (&self.page, &self.write) {
            (Some(id), _) => output::text(&page(find(&guide, id)?, &catalogue, false)?),
            (None, Some(folder)) => write(&guide, &catalogue, folder),
            (None, None) => output::text(&list(&guide)),
        }
    }
}

/// The page with an id.
pub(super) fn find<'a>(guide: &'a Guide, id: &str) -> Result<&'a Page, Failure> {
    guide.page(id).ok_or_else(|| {
        let ids = guide.pages().map(|page| page.id.as_str());
        let near = did_you_mean(id, ids).map(|near| format!("; did you mean `{near}`?"));
        let near = near.unwrap_or_else(|| "; `baroque guide` lists all".to_owned());
        Failure(format!("the guide has no page `{id}`{near}"))
    })
}

/// The scenes of a page.
pub(super) fn scenes(page: &Page, catalogue: &Catalogue) -> Result<Vec<Scene>, Failure> {
    page.scenes(catalogue).map_err(|problems| {
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        Failure(told.join("\n\n"))
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

/// A page as Markdown, with pictures or without.
fn page(page: &Page, catalogue: &Catalogue, pictures: bool) -> Result<String, Failure> {
    let mut text = format!("# {}\n\n", page.title);
    for paragraph in &page.text {
        let _ = writeln!(text, "{paragraph}\n");
    }
    let _ = writeln!(text, "Source: {}", page.source);
    for (index, scene) in scenes(page, catalogue)?.iter().enumerate() {
        let number = index + 1;
        let _ = writeln!(text, "\n## {}\n", scene.title);
        if pictures {
            let _ = writeln!(text, "![{}]({}-{number}.png)\n", scene.title, page.id);
        }
        text.push_str(&moves(scene));
    }
    Ok(text)
}

/// The moves of a scene and what is said about them.
fn moves(scene: &Scene) -> String {
    let mut text = String::new();
    for line in &scene.lines {
        let mut position = scene.start.clone();
        for (index, Step { mv, caption }) in line.iter().enumerate() {
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

/// Writes all pages and their pictures.
fn write(guide: &Guide, catalogue: &Catalogue, folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure(format!("cannot make `{}`: {error}", folder.display())))?;
    let mut contents = "# The illustrated guide\n".to_owned();
    for chapter in &guide.chapters {
        let _ = writeln!(contents, "\n## {}\n", chapter.name);
        for page in &chapter.pages {
            let _ = writeln!(contents, "- [{}]({}.md)", page.title, page.id);
            let text = self::page(page, catalogue, true)?;
            output::file(&folder.join(format!("{}.md", page.id)), text.as_bytes())?;
            for (index, scene) in scenes(page, catalogue)?.iter().enumerate() {
                let name = format!("{}-{}.png", page.id, index + 1);
                output::file(&folder.join(name), &picture(scene)?)?;
            }
        }
    }
    output::file(&folder.join("README.md"), contents.as_bytes())
}

/// The picture of a scene.
fn picture(scene: &Scene) -> Result<Vec<u8>, Failure> {
    let view = scene.view();
    let picture = Picture::new(&scene.variant, &view, &Look::default(), WIDTH)?;
    let easel = Easel::new(&picture);
    let mut easel = easel.ok_or(Failure("the picture is too large".to_owned()))?;
    Ok(png(&easel.paint(&scene.still()))?)
}
