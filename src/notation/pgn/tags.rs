//! The tags of a game.

/// The tags that every game has, in order, with their values if unknown.
pub(crate) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Words with which other programs say that a game begins from the array.
const ARRAY: [&str; 7] = ["", "-", "*", "startpos", "start", "standard", "none"];

/// The tags of a game, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag. Capitals do not count, because other programs write some names without them.
    pub fn get(&self, name: &str) -> Option<&str> {
        let place = self.place(name)?;
        Some(&self.0[place].1)
    }

    /// The position where the game begins, or `None` if that is the array: other programs write `?` or nothing then.
    pub fn fen(&self) -> Option<&str> {
        let fen = self.get("FEN")?.trim();
        let word = fen.trim_matches('?');
        let array = ARRAY.iter().any(|array| word.eq_ignore_ascii_case(array));
        (!array).then_some(fen)
    }

    fn place(&self, name: &str) -> Option<usize> {
        let exact = self.0.iter().position(|(tag, _)| tag == name);
        let alike = |(tag, _): &(String, String)| tag.eq_ignore_ascii_case(name);
        exact.or_else(|| self.0.iter().position(alike))
    }

    /// Sets a tag, in its place or after the others.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.place(name) {
            Some(place) => self.0[place].1 = value.into(),
            None => self.push(name.to_owned(), value.into()),
        }
    }

    /// Sets a tag. A missing one of the seven that every game has comes to its usual place.
    pub fn set_in_order(&mut self, name: &str, value: impl Into<String>) {
        match (self.place(name), self.usual_place(name)) {
            (None, Some(place)) => self.0.insert(place, (name.to_owned(), value.into())),
            _ => self.set(name, value),
        }
    }

    /// The place of a missing tag of the roster: after the ones before it.
    fn usual_place(&self, name: &str) -> Option<usize> {
        let usual = ROSTER.iter().position(|(usual, _)| *usual == name)?;
        let before = ROSTER[..usual].iter();
        let before = before.filter_map(|(name, _)| self.place(name));
        Some(before.max().map_or(0, |place| place + 1))
    }

    /// Adds a tag that is not there yet.
    pub(super) fn push(&mut self, name: String, value: String) {
        self.0.push((name, value));
    }

    /// Changes the value of a tag by its place.
    pub(super) fn set_at(&mut self, place: usize, value: String) {
        if let Some(tag) = self.0.get_mut(place) {
            tag.1 = value;
        }
    }

    /// Sets a tag in its place, or after the tag that it follows by custom, or else before all others.
    pub(crate) fn set_after(&mut self, name: &str, value: &str, before: Option<&str>) {
        match self.place(name) {
            Some(place) => self.0[place].1 = value.to_owned(),
            None => {
                let place = before.and_then(|before| self.place(before));
                let place = place.map_or(0, |place| place + 1);
                self.0.insert(place, (name.to_owned(), value.to_owned()));
            }
        }
    }

    /// Removes a tag.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(tag, _)| !tag.eq_ignore_ascii_case(name));
    }

    /// Whether there is no tag.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of tags.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Every tag with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The tags as text, one on each line.
    pub fn write(&self) -> String {
        let line = |(name, value): (&str, &str)| format!("[{name} \"{}\"]\n", escaped(value));
        self.iter().map(line).collect()
    }
}

/// A value as it is written. A file with zero characters would not count as text.
fn escaped(value: &str) -> String {
    let line = value.replace(['\n', '\r', '\0'], " ");
    line.replace('\\', "\\\\").replace('"', "\\\"")
}
