//! Pictures of the board, copied to the clipboard or saved as files.
//!
//! Files are made on another thread, so that no frame waits for them.

use crate::app::board::action::PictureAction;
use crate::app::jobs::{Failure, Mailbox};
use crate::app::play::stage::{Stage, visible_board};
use crate::app::settings::{Coordinates, Settings};
use crate::app::shell::{Deliver, Notify, Outbox};
use baroque::diagram::{
    BoardView, Film, Item, Look, Pace, Palette, Picture, Pixels, Renderer, gif, png,
};
use baroque::library;
use baroque::rules::Variant;
use baroque::texts::text;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use directories::UserDirs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The width in pixels of still pictures, and of moving ones.
const PICTURE_WIDTHS: (u32, u32) = (1200, 640);

/// The frames per second of moving pictures.
const FPS: u16 = 25;

/// What a picture shows.
struct PictureSubject {
    variant: Arc<Variant>,
    view: BoardView,
    look: Look,
    motif: Motif,
}

enum Motif {
    Still(Vec<Item>),
    Moving(Box<Film>),
}

/// The result of saving a picture, as the text of a notice.
pub struct PictureSaved(String);

/// Makes a picture for each [`PictureAction`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Mailbox<PictureSaved>>()
        .add_message::<PictureAction>()
        .add_systems(Update, ordered.pipe(export).after(Deliver));
}

/// The pictures that were asked for.
fn ordered(
    world: &World,
    settings: Res<Settings>,
    mut orders: MessageReader<PictureAction>,
) -> Vec<(PictureAction, PictureSubject)> {
    let subject = |&order| Some((order, subject(visible_board(world), &settings, order)?));
    orders.read().filter_map(subject).collect()
}

/// Starts the pictures that were asked for, and reports those that are done.
fn export(
    In(ordered): In<Vec<(PictureAction, PictureSubject)>>,
    mut outbox: ResMut<Outbox>,
    saved: Res<Mailbox<PictureSaved>>,
    mut contexts: EguiContexts,
) {
    for PictureSaved(words) in saved.take() {
        outbox.send(Notify(words));
    }
    for (order, subject) in ordered {
        match order {
            PictureAction::Copy => {
                let ctx = contexts.ctx_mut().map_err(|error| error.to_string());
                let words = match ctx.and_then(|ctx| copy(&subject, ctx)) {
                    Ok(()) => text!("picture-copied").to_owned(),
                    Err(problem) => text!("picture-not-copied", problem = problem),
                };
                outbox.send(Notify(words));
            }
            PictureAction::Save | PictureAction::SaveFilm => {
                saved.spawn("picture", not_saved, move |sender| {
                    sender.send(PictureSaved(save(&subject)));
                });
            }
        }
    }
}

fn not_saved(failure: Failure) -> PictureSaved {
    PictureSaved(text!("picture-not-saved", problem = failure.to_string()))
}

fn subject(
    stage: Option<Stage>,
    settings: &Settings,
    order: PictureAction,
) -> Option<PictureSubject> {
    let stage = stage?;
    let (variant, view) = (stage.variant.clone(), stage.view.clone());
    let motif = match order {
        PictureAction::SaveFilm => Motif::Moving(Box::new(stage.film()?)),
        PictureAction::Save | PictureAction::Copy => Motif::Still(stage.items()),
    };
    Some(PictureSubject {
        variant,
        view,
        look: Look {
            pieces: settings.pieces,
            palette: Palette::new(settings.board),
            coordinates: settings.coordinates() != Coordinates::Off,
        },
        motif,
    })
}

impl PictureSubject {
    fn picture(&self, width: u32) -> Result<Picture<'_>, String> {
        Picture::new(&self.variant, &self.view, &self.look, width).map_err(|e| e.to_string())
    }

    /// The pixels of a still picture.
    fn pixels(&self, items: &[Item]) -> Result<Pixels, String> {
        let picture = self.picture(PICTURE_WIDTHS.0)?;
        let mut renderer = Renderer::new(&picture).ok_or(text!("picture-no-room"))?;
        Ok(renderer.paint(items))
    }

    /// The bytes of the file, and its extension.
    fn file(&self) -> Result<(Vec<u8>, &'static str), String> {
        match &self.motif {
            Motif::Still(items) => {
                let bytes = png(&self.pixels(items)?).map_err(|error| error.to_string())?;
                Ok((bytes, "png"))
            }
            Motif::Moving(film) => {
                let pace = Pace {
                    fps: FPS,
                    speed: 1.0,
                };
                let bytes = gif(&self.picture(PICTURE_WIDTHS.1)?, film, pace);
                Ok((bytes.map_err(|error| error.to_string())?, "gif"))
            }
        }
    }
}

fn copy(subject: &PictureSubject, ctx: &egui::Context) -> Result<(), String> {
    let Motif::Still(items) = &subject.motif else {
        return Ok(());
    };
    let pixels = subject.pixels(items)?;
    let size = [pixels.width as usize, pixels.height as usize];
    ctx.copy_image(egui::ColorImage::from_rgba_unmultiplied(size, &pixels.rgba));
    Ok(())
}

/// Saves a picture in the folder for pictures. Returns its path or the error, as the text of a notice.
fn save(subject: &PictureSubject) -> String {
    let saved = subject.file().and_then(|(bytes, ending)| {
        let folder = folder().ok_or(text!("picture-no-folder"))?;
        let path = unused(&folder, subject.variant.id(), ending);
        library::put(&path, &bytes).map_err(|error| format!("{error} ({})", path.display()))?;
        Ok(path)
    });
    match saved {
        Ok(path) => text!("picture-saved", path = path.display().to_string()),
        Err(problem) => text!("picture-not-saved", problem = problem),
    }
}

/// The user's folder for pictures.
fn folder() -> Option<PathBuf> {
    let places = UserDirs::new()?;
    let default = || places.home_dir().join("Pictures");
    Some(places.picture_dir().map_or_else(default, Path::to_owned))
}

/// A path in a folder that does not exist yet.
fn unused(folder: &Path, game: &str, ending: &str) -> PathBuf {
    let path = |number: u32| folder.join(format!("{game}-{number}.{ending}"));
    let free = (1..u32::MAX).map(path).find(|path| !path.exists());
    free.unwrap_or_else(|| path(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::GuideAction;
    use crate::app::tests::Program;
    use baroque::variant_file::Catalogue;

    #[test]
    fn a_scene_is_saved_as_a_still_or_a_moving_picture() {
        let mut session = Program::new(Catalogue::built_in());
        assert!(session.stage().is_none(), "there is no board");
        assert!(subject(None, session.settings(), PictureAction::Save).is_none());
        session.apply(GuideAction::Open(Some("withdrawer".to_owned())));
        let file = |order| {
            subject(session.stage(), session.settings(), order)
                .unwrap()
                .file()
                .unwrap()
        };
        let (bytes, ending) = file(PictureAction::Save);
        assert_eq!((&bytes[1..4], ending), (&b"PNG"[..], "png"));
        let (bytes, ending) = file(PictureAction::SaveFilm);
        assert_eq!((&bytes[..3], ending), (&b"GIF"[..], "gif"));
    }

    #[test]
    fn no_picture_overwrites_another() {
        let folder = std::env::temp_dir().join(format!("baroque-pictures-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let first = unused(&folder, "ultima", "png");
        std::fs::write(&first, "").unwrap();
        assert_ne!(unused(&folder, "ultima", "png"), first);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
