//! The sections of a file, and their entries.

use std::ops::Range;

/// A key of a section.
#[derive(Clone)]
pub(super) struct IniEntry<'t> {
    pub(super) key: &'t str,
    pub(super) value: &'t str,
    /// Its place in the text; `None` in a built-in base.
    pub(super) range: Option<Range<usize>>,
    /// What the game file says about where it comes from.
    pub(super) from: String,
}

pub(super) struct IniSection<'t> {
    pub(super) name: &'t str,
    pub(super) base: Option<&'t str>,
    pub(super) range: Range<usize>,
    pub(super) entries: Vec<IniEntry<'t>>,
}

/// The sections of a text. Keys before the first are not read, as in Fairy-Stockfish.
pub(super) fn sections(text: &str, own: bool) -> Vec<IniSection<'_>> {
    let mut found: Vec<IniSection> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at + (line.len() - line.trim_start().len());
        at += line.len();
        let line = line.trim();
        let range = start..start + line.len();
        if line.starts_with(['#', ';']) {
            continue;
        }
        if let Some(name) = line
            .strip_prefix('[')
            .and_then(|rest| rest.split(']').next())
        {
            let (name, base) = match name.split_once(':') {
                Some((name, base)) => (name.trim(), Some(base.trim())),
                None => (name.trim(), None),
            };
            found.push(IniSection {
                name,
                base,
                range,
                entries: Vec::new(),
            });
        } else if let (Some((key, value)), Some(section)) = (line.split_once('='), found.last_mut())
        {
            // A comment may stand behind a value.
            let value = value.split(" #").next().unwrap_or_default();
            section.entries.push(IniEntry {
                key: key.trim(),
                value: value.trim(),
                range: own.then_some(range),
                from: match own {
                    true => line.to_owned(),
                    false => format!("{line} (of {})", section.name),
                },
            });
        }
    }
    found
}
