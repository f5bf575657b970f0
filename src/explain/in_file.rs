//! How a game file gives an ability to a piece.

/// How a game file gives an ability to a piece.
#[derive(Clone, Copy, Debug)]
pub struct InFile {
    /// Whether it is an entry of the captures or of the powers.
    pub captures: bool,
    /// Its name there.
    pub ron: &'static str,
    /// Its limits and extensions.
    pub details: &'static [Detail],
}

/// A limit or an extension of an ability.
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// The id of its words among the texts of the window.
    pub words: &'static str,
    /// Its field in a game file.
    pub ron: &'static str,
}

impl InFile {
    /// An entry with this name among the captures.
    pub(super) const fn capture(ron: &'static str, details: &'static [Detail]) -> Option<InFile> {
        Some(InFile {
            captures: true,
            ron,
            details,
        })
    }

    /// An entry with this name among the powers.
    pub(super) const fn power(ron: &'static str, details: &'static [Detail]) -> Option<InFile> {
        Some(InFile {
            captures: false,
            ron,
            details,
        })
    }
}

impl Detail {
    pub(super) const fn new(words: &'static str, ron: &'static str) -> Detail {
        Detail { words, ron }
    }
}
