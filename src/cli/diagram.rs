//! `baroque diagram`: a picture of a position or a move, or a film of moves.
//!
//! In place of a game, a scene of the guide can be named: `guide:withdrawer`, or `guide:withdrawer:2` for the second
//! scene of the page.

use super::{Failure, Target, guide, output};
use crate::diagram::{
    BoardTheme, BoardView, Film, Item, Look, Pace, Palette, Picture, PieceSet, Renderer, apng, gif,
    marked, png, static_board, still,
};
use crate::guide::Guide;
use crate::notation::{find_move, write_move};
use crate::rules::{Move, Position, Variant};
use crate::variant_file::Catalogue;
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug, Args)]
pub(super) struct Diagram {
    #[command(flatten)]
    target: Target,
    /// A move, written as in `baroque moves`. Repeat the option for several moves.
    #[arg(long = "move", value_name = "MOVE")]
    moves: Vec<String>,
    /// The file: .svg, .png, .gif or .apng.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The width of the whole picture, in pixels.
    #[arg(long, value_name = "PX", default_value_t = 640,
        value_parser = clap::value_parser!(u32).range(16..=4096))]
    size: u32,
    /// The colours of the board.
    #[arg(long, value_enum, default_value_t)]
    theme: PictureTheme,
    /// The drawings of the pieces.
    #[arg(long, value_enum, default_value_t)]
    pieces: Pieces,
    /// Show the board from Black's side.
    #[arg(long)]
    flip: bool,
    /// Leave out the coordinates.
    #[arg(long)]
    no_coordinates: bool,
    /// Frames a second, from 1 to 50. Default: 25 for .gif, 30 for .apng.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=50))]
    fps: Option<u16>,
    /// The animation speed, from 0.1 to 10.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = speed)]
    speed: f32,
}

/// Colours of the board by name.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum PictureTheme {
    #[default]
    Parchment,
    Slate,
    Felt,
    Contrast,
}

impl From<PictureTheme> for BoardTheme {
    fn from(theme: PictureTheme) -> BoardTheme {
        match theme {
            PictureTheme::Parchment => BoardTheme::Parchment,
            PictureTheme::Slate => BoardTheme::Slate,
            PictureTheme::Felt => BoardTheme::Felt,
            PictureTheme::Contrast => BoardTheme::Contrast,
        }
    }
}

/// Drawings of the pieces by name.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Pieces {
    #[default]
    Pictographs,
    Figurines,
}

impl From<Pieces> for PieceSet {
    fn from(pieces: Pieces) -> PieceSet {
        match pieces {
            Pieces::Pictographs => PieceSet::Disks,
            Pieces::Figurines => PieceSet::Figurines,
        }
    }
}

/// The kind of the output file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureKind {
    Svg,
    Png,
    Gif,
    Apng,
}

impl PictureKind {
    const ALL: [(&'static str, PictureKind); 4] = [
        ("svg", PictureKind::Svg),
        ("png", PictureKind::Png),
        ("gif", PictureKind::Gif),
        ("apng", PictureKind::Apng),
    ];

    fn of(path: &Path) -> Result<PictureKind, Failure> {
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        let known = PictureKind::ALL
            .iter()
            .find(|(name, _)| ending.eq_ignore_ascii_case(name));
        known.map(|&(_, kind)| kind).ok_or_else(|| {
            let path = path.display();
            Failure(format!("`{path}` must end in .svg, .png, .gif or .apng"))
        })
    }
}

fn speed(text: &str) -> Result<f32, String> {
    let known = text
        .parse()
        .ok()
        .filter(|speed| (0.1..=10.0).contains(speed));
    known.ok_or_else(|| "expected a number from 0.1 to 10".to_owned())
}

impl Diagram {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let kind = PictureKind::of(&self.output)?;
        let scene = self
            .target
            .game
            .to_str()
            .and_then(|game| game.strip_prefix("guide:"));
        let subject = match scene {
            Some(name) => self.scene(name)?,
            None => self.position()?,
        };
        let bytes = self.bytes(kind, &subject)?;
        output::file(&self.output, &bytes)
    }

    /// The position and the moves of the arguments.
    fn position(&self) -> Result<Subject, Failure> {
        let (variant, start) = self.target.open()?;
        Ok(Subject {
            view: BoardView::of(&variant, self.flip),
            lines: vec![self.moves(&variant, &start)?],
            variant: Arc::new(variant),
            start,
        })
    }

    /// The scene of the guide with this page and perhaps this number.
    fn scene(&self, name: &str) -> Result<Subject, Failure> {
        let Target {
            layout,
            options,
            fen,
            ..
        } = &self.target;
        let fixed = [!self.moves.is_empty(), layout.is_some(), fen.is_some()];
        if fixed.contains(&true) || !options.is_empty() {
            let message = "a scene of the guide has its own layout, options, position and moves";
            return Err(Failure(message.to_owned()));
        }
        let catalogue = Catalogue::built_in();
        let guide = Guide::built_in(&catalogue);
        let (id, number) = name.split_once(':').unwrap_or((name, "1"));
        let scenes = guide::scenes(guide::find(&guide, id)?, &catalogue)?;
        let scene = number.parse::<usize>().ok().and_then(|number| {
            let index = number.checked_sub(1)?;
            scenes.get(index)
        });
        let Some(scene) = scene else {
            let count = scenes.len();
            let message = format!("`{id}` has scenes 1 to {count}, but no `{number}`");
            return Err(Failure(message));
        };
        Ok(Subject {
            view: BoardView::of(&scene.variant, self.flip),
            lines: scene.moves(),
            variant: scene.variant.clone(),
            start: scene.start.clone(),
        })
    }

    /// The moves, each legal after those before it.
    fn moves(&self, variant: &Variant, start: &Position) -> Result<Vec<Move>, Failure> {
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in &self.moves {
            let Some(mv) = find_move(variant, &position, text) else {
                return Err(illegal(variant, &position, text, moves.len()));
            };
            position = variant.play(&position, mv);
            moves.push(mv);
        }
        Ok(moves)
    }

    fn bytes(&self, kind: PictureKind, subject: &Subject) -> Result<Vec<u8>, Failure> {
        let look = Look {
            pieces: self.pieces.into(),
            palette: Palette::new(self.theme.into()),
            coordinates: !self.no_coordinates,
        };
        let picture = Picture::new(&subject.variant, &subject.view, &look, self.size)?;
        Ok(match kind {
            PictureKind::Svg => picture.svg(&subject.still()).into_bytes(),
            PictureKind::Png => {
                let renderer = Renderer::new(&picture);
                let mut renderer =
                    renderer.ok_or(Failure("the picture is too large".to_owned()))?;
                png(&renderer.paint(&subject.still()))?
            }
            PictureKind::Gif => gif(&picture, &subject.film()?, self.pace(25))?,
            PictureKind::Apng => apng(&picture, &subject.film()?, self.pace(30))?,
        })
    }

    fn pace(&self, fps: u16) -> Pace {
        Pace {
            fps: self.fps.unwrap_or(fps),
            speed: self.speed,
        }
    }
}

/// The subject of the picture.
struct Subject {
    variant: Arc<Variant>,
    view: BoardView,
    start: Position,
    /// Lines of moves that start there.
    lines: Vec<Vec<Move>>,
}

impl Subject {
    /// The position, or the last move of the first line on the position before it.
    fn still(&self) -> Vec<Item> {
        let (variant, view) = (&self.variant, &self.view);
        let moves = self.lines.first().map_or(&[][..], Vec::as_slice);
        let Some((&last, before)) = moves.split_last() else {
            return static_board(view, variant, &self.start, None);
        };
        let mut position = self.start.clone();
        for &mv in before {
            position = variant.play(&position, mv);
        }
        let marks = still(view, &variant.transition(&position, last));
        marked(static_board(view, variant, &position, None), marks)
    }

    fn film(&self) -> Result<Film, Failure> {
        if self.lines.iter().all(Vec::is_empty) {
            let message = "nothing moves: name a move with --move, or make a .svg or .png";
            return Err(Failure(message.to_owned()));
        }
        let (variant, view) = (self.variant.clone(), self.view.clone());
        Ok(Film::new(
            variant,
            view,
            self.start.clone(),
            &self.lines,
            false,
        ))
    }
}

/// The error for a text that is no legal move, with an example of one.
fn illegal(variant: &Variant, position: &Position, text: &str, before: usize) -> Failure {
    let place = match before {
        0 => String::new(),
        _ => format!("move {}: ", before + 1),
    };
    let legal = variant.legal_moves(position);
    let mut texts: Vec<String> = legal.iter().map(|&mv| write_move(variant, mv)).collect();
    texts.sort();
    Failure(match texts.first() {
        Some(example) => format!(
            "{place}`{text}` is not legal here; moves are written like `{example}`, and `baroque moves` lists them"
        ),
        None => format!("{place}`{text}` is not legal: the game has no more moves"),
    })
}
