//! Colours of boards and marks.

use super::scene::Ink;

/// A colour, each part from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// As in SVG: `#rrggbb`.
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
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
    /// Black and white, for eyes that need it.
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

/// What colour everything on a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    light: Rgb,
    dark: Rgb,
    paper: Rgb,
    writing: Rgb,
}

impl Palette {
    /// The palette of a theme.
    pub fn new(theme: BoardTheme) -> Palette {
        let (light, dark) = match theme {
            BoardTheme::Parchment => (Rgb(0xef, 0xe3, 0xcc), Rgb(0xbe, 0x94, 0x68)),
            BoardTheme::Slate => (Rgb(0xd6, 0xda, 0xe0), Rgb(0x7e, 0x8b, 0x99)),
            BoardTheme::Felt => (Rgb(0xe4, 0xe6, 0xd2), Rgb(0x6f, 0x8f, 0x63)),
            BoardTheme::Contrast => (Rgb(0xff, 0xff, 0xff), Rgb(0x8c, 0x8c, 0x8c)),
        };
        let (paper, writing) = match theme {
            BoardTheme::Parchment => (Rgb(0xf7, 0xf1, 0xe3), Rgb(0x6a, 0x61, 0x54)),
            BoardTheme::Slate => (Rgb(0xee, 0xf0, 0xf3), Rgb(0x57, 0x5f, 0x68)),
            BoardTheme::Felt => (Rgb(0xf0, 0xf1, 0xe6), Rgb(0x59, 0x61, 0x50)),
            BoardTheme::Contrast => (Rgb(0xff, 0xff, 0xff), Rgb(0x30, 0x30, 0x30)),
        };
        Palette {
            light,
            dark,
            paper,
            writing,
        }
    }

    /// What lies around the board.
    pub fn paper(&self) -> Rgb {
        self.paper
    }

    /// Writing on the paper.
    pub fn writing(&self) -> Rgb {
        self.writing
    }

    /// The colour of an ink.
    pub fn color(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Light => self.light,
            Ink::Dark => self.dark,
            Ink::Rim => Rgb(0x4a, 0x3b, 0x2c),
            Ink::Own => Rgb(0xff, 0xff, 0xff),
            Ink::Go => Rgb(0x5e, 0x8c, 0x3a),
            Ink::Capture | Ink::Check => Rgb(0xd1, 0x43, 0x2b),
            Ink::Swap => Rgb(0x7a, 0x5b, 0xb5),
            Ink::Frost => Rgb(0x3f, 0x93, 0xbc),
            Ink::LastMove | Ink::Selected => Rgb(0xd9, 0xa4, 0x41),
            Ink::Hint => Rgb(0x3b, 0x6f, 0xb6),
        }
    }
}
