//! Removes entries of a file.

use super::GameText;
use super::path::{Key, entries, find, values};
use super::splice::Splice;
use crate::variant_file::syntax::Value;
use std::collections::HashSet;
use std::ops::Range;

impl GameText {
    /// Removes the entry at the end of a path, if it exists. If it stands there more than once, all of them go.
    pub(super) fn remove(&mut self, path: &[Key]) {
        let Some((last, above)) = path.split_last() else {
            return;
        };
        let Some(container) = find(&self.root, above) else {
            return;
        };
        let values = values(container, *last).into_iter();
        let ends: HashSet<usize> = values.map(|value| value.span.range.end).collect();
        let ranges = entries(container).into_iter().map(|(range, _)| range);
        let found = ranges.filter(|range| ends.contains(&range.end));
        let splices = found.flat_map(|range| self.removal(range)).collect();
        self.splice(splices);
    }

    /// Removes the entries of the map at the end of a path whose names are not among `kept`.
    pub(super) fn keep_entries(&mut self, path: &[Key], kept: &HashSet<&str>) {
        let Some(Value::Map(entries)) = find(&self.root, path).map(|map| &map.value) else {
            return;
        };
        let goes = |key: &Value| match key {
            Value::Text(name) => !kept.contains(name.as_str()),
            _ => false,
        };
        let removed = entries.iter().filter(|(key, _)| goes(&key.value));
        let ranges = removed.map(|(key, value)| key.span.range.start..value.span.range.end);
        let splices = ranges.flat_map(|range| self.removal(range)).collect();
        self.splice(splices);
    }

    /// What removes an entry: itself, its comma, and the rest of its line if nothing else is there.
    fn removal(&self, range: Range<usize>) -> Vec<Splice> {
        let nothing = String::new;
        let comma = self.comma_after(range.end);
        let line = self.tidy(range, comma);
        match comma {
            Some(comma) if comma <= line.end => vec![(line.start..line.end + 1, nothing())],
            Some(comma) => vec![(line, nothing()), (comma..comma + 1, nothing())],
            None => vec![(line, nothing())],
        }
    }

    /// The range of an entry; it includes the rest of its line if nothing else is there. The entry's comma is not
    /// counted.
    fn tidy(&self, range: Range<usize>, comma: Option<usize>) -> Range<usize> {
        let text = self.text();
        let start = text[..range.start]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let rest = text[range.end..].split_inclusive('\n').next();
        let mut rest = rest.unwrap_or_default().to_owned();
        if let Some(comma) = comma.filter(|comma| comma - range.end < rest.len()) {
            rest.remove(comma - range.end);
        }
        let blank = |text: &str| text.chars().all(char::is_whitespace);
        if blank(&text[start..range.start]) && blank(&rest) && start > 0 {
            start..range.end + rest.len()
        } else if blank(&text[start..range.start])
            || text[..range.start]
                .trim_end_matches(' ')
                .ends_with(['(', '{'])
        {
            range.start..range.end + (rest.len() - rest.trim_start_matches(' ').len())
        } else {
            let before = text[..range.start].trim_end_matches(' ').len();
            let keep = usize::from(before < range.start && !rest.starts_with([',', ')', '}']));
            before + keep..range.end + keep.min(usize::from(rest.starts_with(' ')))
        }
    }
}
