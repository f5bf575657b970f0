//! Colours of boards and marks.

use super::scene::{Ink, Tone};

/// How light the squares of a dimmed board are.
const DIM_PERCENT: u16 = 88;

/// The colours of stops: for dark squares that are warm and light, and for all others.
const GO: Rgb = Rgb(0x41, 0x73, 0x28);
const DEEP_GO: Rgb = Rgb(0x2f, 0x5a, 0x1a);

/// A colour, each part from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// As in SVG: `#rrggbb`.
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    /// The colour with so many percent of each part.
    fn scaled(self, percent: u16) -> Rgb {
        let part = |part: u8| (u16::from(part) * percent / 100) as u8;
        Rgb(part(self.0), part(self.1), part(self.2))
    }

    /// Its lightness, from 0 for black to 1 for white: the relative luminance of WCAG 2.
    pub fn luminance(self) -> f32 {
        let linear = |part: u8| match f32::from(part) / 255.0 {
            part if part <= 0.040_45 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast to another colour, from 1 to 21: that of WCAG 2.
    pub fn contrast(self, other: Rgb) -> f32 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

/// The colours of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum BoardTheme {
    /// Warm paper and wood.
    #[default]
    Parchment,
    /// Cool greys.
    Slate,
    /// Green cloth.
    Felt,
    /// Black and white, for users who need contrast.
    Contrast,
}

impl BoardTheme {
    /// All themes.
    pub const ALL: [BoardTheme; 4] = [
        BoardTheme::Parchment,
        BoardTheme::Slate,
        BoardTheme::Felt,
        BoardTheme::Contrast,
    ];

    /// Its name for players.
    pub fn name(self) -> &'static str {
        match self {
            BoardTheme::Parchment => "Parchment",
            BoardTheme::Slate => "Slate",
            BoardTheme::Felt => "Felt",
            BoardTheme::Contrast => "High contrast",
        }
    }
}

/// The colours of everything on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Whether it is the theme for users who need contrast.
    bold: bool,
    /// Whether the squares are darker.
    dim: bool,
    light: Rgb,
    dark: Rgb,
    /// The squares of the last move: on a light and on a dark square. They nearly look the same there.
    moved: [Rgb; 2],
    go: Rgb,
    paper: Rgb,
    writing: Rgb,
}

impl Default for Palette {
    fn default() -> Palette {
        Palette::new(BoardTheme::default())
    }
}

impl Palette {
    /// The palette of a theme.
    pub fn new(theme: BoardTheme) -> Palette {
        let (light, dark) = match theme {
            BoardTheme::Parchment => (Rgb(0xef, 0xe3, 0xcc), Rgb(0xbe, 0x94, 0x68)),
            BoardTheme::Slate => (Rgb(0xd6, 0xda, 0xe0), Rgb(0x7e, 0x8b, 0x99)),
            BoardTheme::Felt => (Rgb(0xe4, 0xe6, 0xd2), Rgb(0x6f, 0x8f, 0x63)),
            BoardTheme::Contrast => (Rgb(0xff, 0xff, 0xff), Rgb(0xa6, 0xa6, 0xa6)),
        };
        let moved = match theme {
            BoardTheme::Parchment => [Rgb(0xe6, 0xae, 0x3e), Rgb(0xf6, 0xc0, 0x4b)],
            BoardTheme::Slate => [Rgb(0xdd, 0xa4, 0x31), Rgb(0xe6, 0xac, 0x3b)],
            BoardTheme::Felt => [Rgb(0xe9, 0xae, 0x3a), Rgb(0xe2, 0xa8, 0x44)],
            BoardTheme::Contrast => [Rgb(0xff, 0xcc, 0x6a), Rgb(0xff, 0xc6, 0x46)],
        };
        let (paper, writing) = match theme {
            BoardTheme::Parchment => (Rgb(0xf7, 0xf1, 0xe3), Rgb(0x6a, 0x61, 0x54)),
            BoardTheme::Slate => (Rgb(0xee, 0xf0, 0xf3), Rgb(0x57, 0x5f, 0x68)),
            BoardTheme::Felt => (Rgb(0xf0, 0xf1, 0xe6), Rgb(0x59, 0x61, 0x50)),
            BoardTheme::Contrast => (Rgb(0xff, 0xff, 0xff), Rgb(0x30, 0x30, 0x30)),
        };
        Palette {
            bold: theme == BoardTheme::Contrast,
            dim: false,
            light,
            dark,
            moved,
            go: if theme == BoardTheme::Parchment {
                GO
            } else {
                DEEP_GO
            },
            paper,
            writing,
        }
    }

    /// The palette with darker squares, for a board between dark panels. The theme for contrast stays as it is.
    pub fn dimmed(self) -> Palette {
        Palette {
            dim: !self.bold,
            go: DEEP_GO,
            ..self
        }
    }

    /// The colour around the board.
    pub fn paper(&self) -> Rgb {
        self.paper
    }

    /// The colour of text around the board.
    pub fn writing(&self) -> Rgb {
        self.writing
    }

    /// The colour of text on squares.
    pub fn on_board(&self) -> Rgb {
        match self.bold || self.dim {
            true => Rgb(0, 0, 0),
            false => Rgb(0x1f, 0x1b, 0x16),
        }
    }

    /// The colour of an ink.
    pub fn color(&self, ink: Ink) -> Rgb {
        let default = match ink {
            Ink::Light => self.light,
            Ink::Dark => self.dark,
            Ink::Rim => Rgb(0x4a, 0x3b, 0x2c),
            Ink::Own => Rgb(0xff, 0xff, 0xff),
            Ink::Go => self.go,
            Ink::Capture | Ink::Check => Rgb(0xd1, 0x43, 0x2b),
            Ink::Swap => Rgb(0x7a, 0x5b, 0xb5),
            Ink::Frost => Rgb(0x3f, 0x93, 0xbc),
            Ink::Protect => Rgb(0x0f, 0x75, 0x70),
            Ink::LastMove => self.moved[0],
            Ink::LastMoveOnDark => self.moved[1],
            Ink::Selected => Rgb(0xd9, 0xa4, 0x41),
            Ink::Hint => Rgb(0x3b, 0x6f, 0xb6),
            Ink::Annotation(Tone::Green) => Rgb(0x1e, 0x8a, 0x55),
            Ink::Annotation(Tone::Red) => Rgb(0xb0, 0x30, 0x28),
            Ink::Annotation(Tone::Blue) => Rgb(0x1d, 0x3f, 0x8f),
            Ink::Annotation(Tone::Yellow) => Rgb(0xe8, 0xb4, 0x0a),
        };
        let dims = matches!(
            ink,
            Ink::Light | Ink::Dark | Ink::LastMove | Ink::LastMoveOnDark | Ink::Selected
        );
        match self.dim && dims {
            true => default.scaled(DIM_PERCENT),
            false => bold(ink).filter(|_| self.bold).unwrap_or(default),
        }
    }
}

/// The different colours of the theme for contrast: its lines are dark on both kinds of squares.
fn bold(ink: Ink) -> Option<Rgb> {
    Some(match ink {
        Ink::Rim => Rgb(0x00, 0x00, 0x00),
        Ink::Go => Rgb(0x0f, 0x4d, 0x00),
        Ink::Capture | Ink::Check => Rgb(0xa0, 0x00, 0x00),
        Ink::Swap => Rgb(0x4b, 0x00, 0x82),
        Ink::Frost => Rgb(0x00, 0x4a, 0x73),
        Ink::Protect => Rgb(0x00, 0x4d, 0x48),
        Ink::Hint => Rgb(0x00, 0x35, 0x9e),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::static_board::LAST_MOVE;

    const LINES: [Ink; 6] = [
        Ink::Go,
        Ink::Capture,
        Ink::Swap,
        Ink::Frost,
        Ink::Protect,
        Ink::Hint,
    ];

    /// All themes, each also dimmed.
    fn palettes() -> impl Iterator<Item = (BoardTheme, Palette)> {
        BoardTheme::ALL.into_iter().flat_map(|theme| {
            let palette = Palette::new(theme);
            [(theme, palette), (theme, palette.dimmed())]
        })
    }

    /// The lightness of CIE L*a*b*, from 0 to 100.
    fn lightness(color: Rgb) -> f32 {
        116.0 * color.luminance().cbrt() - 16.0
    }

    #[test]
    fn the_last_move_differs_in_lightness_from_both_kinds_of_square_in_every_theme() {
        for (theme, palette) in palettes() {
            let pairs = [
                (Ink::Light, Ink::LastMove),
                (Ink::Dark, Ink::LastMoveOnDark),
            ];
            let mut lightnesses = Vec::new();
            for (square, ink) in pairs {
                let (below, above) = (palette.color(square), palette.color(ink));
                let mix = |below: u8, above: u8| {
                    let (below, above) = (f32::from(below), f32::from(above));
                    (below + (above - below) * LAST_MOVE).round() as u8
                };
                let marked = Rgb(
                    mix(below.0, above.0),
                    mix(below.1, above.1),
                    mix(below.2, above.2),
                );
                let difference = (lightness(marked) - lightness(below)).abs();
                assert!(difference >= 12.0, "{theme:?} {square:?}: {difference}");
                lightnesses.push(lightness(marked));
            }
            // A marked dark square does not look like a light one beside a marked light square.
            assert!(lightnesses[1] <= lightnesses[0] + 2.0, "{theme:?}");
        }
    }

    #[test]
    fn stops_differ_from_both_kinds_of_square_in_every_theme() {
        for (theme, palette) in palettes() {
            for square in [Ink::Light, Ink::Dark] {
                let contrast = palette.color(Ink::Go).contrast(palette.color(square));
                assert!(contrast >= 1.7, "{theme:?} {square:?}: {contrast}");
            }
        }
    }

    #[test]
    fn a_dimmed_board_is_a_little_darker_but_not_in_high_contrast() {
        for theme in BoardTheme::ALL {
            let (full, dim) = (Palette::new(theme), Palette::new(theme).dimmed());
            for ink in [Ink::Light, Ink::Dark] {
                let darker = lightness(full.color(ink)) - lightness(dim.color(ink));
                match theme {
                    BoardTheme::Contrast => assert_eq!(darker, 0.0),
                    _ => assert!(
                        (4.0..=15.0).contains(&darker),
                        "{theme:?} {ink:?}: {darker}"
                    ),
                }
            }
        }
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        let (black, white) = (Rgb(0, 0, 0), Rgb(0xff, 0xff, 0xff));
        assert!((black.contrast(white) - 21.0).abs() < 0.01);
        assert_eq!(white.contrast(white), 1.0);
        // The lightest grey of text on white that is allowed: its contrast is 4.54 to 1.
        let grey = Rgb(0x76, 0x76, 0x76);
        assert!((grey.contrast(white) - 4.54).abs() < 0.01);
    }

    #[test]
    fn names_around_the_board_can_be_read_in_every_theme() {
        for theme in BoardTheme::ALL {
            let palette = Palette::new(theme);
            let contrast = palette.writing().contrast(palette.paper());
            let least = if theme == BoardTheme::Contrast {
                7.0
            } else {
                4.5
            };
            assert!(contrast >= least, "{theme:?}: {contrast}");
        }
    }

    #[test]
    fn names_on_squares_can_be_read_in_every_theme() {
        for (theme, palette) in palettes() {
            for square in [Ink::Light, Ink::Dark] {
                let contrast = palette.on_board().contrast(palette.color(square));
                let least = if theme == BoardTheme::Contrast {
                    7.0
                } else {
                    4.5
                };
                assert!(contrast >= least, "{theme:?} {square:?}: {contrast}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_both_kinds_of_square_in_high_contrast() {
        let palette = Palette::new(BoardTheme::Contrast);
        for ink in LINES {
            for square in [Ink::Light, Ink::Dark] {
                let contrast = palette.color(ink).contrast(palette.color(square));
                assert!(contrast >= 3.0, "{ink:?} {square:?}: {contrast}");
            }
        }
    }
}
