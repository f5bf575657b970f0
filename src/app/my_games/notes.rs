//! What was not read as written, in words.

use baroque::game::ReadGame;
use baroque::notation::Note;
use baroque::texts::text;

/// What to say about a text that was not read as written, after another sentence.
pub fn note_words(notes: &[Note]) -> String {
    let Some(first) = notes.first() else {
        return String::new();
    };
    let note = first.message.as_str();
    let words = text!(
        "paste-notes",
        count = notes.len(),
        line = first.line,
        note = note
    );
    format!(" {words}")
}

/// The number of notes that are shown in words.
const MAX_SHOWN_NOTES: usize = 3;

/// What was not read as written, besides the mistake that ended the main line: the number of notes and the first ones.
pub fn about_notes(place: &str, read: &ReadGame) -> Option<String> {
    let others = read
        .notes
        .iter()
        .filter(|note| Some(*note) != read.cut.as_ref());
    let notes: Vec<String> = others.map(ToString::to_string).collect();
    let first = notes[..notes.len().min(MAX_SHOWN_NOTES)].join("; ");
    (!notes.is_empty()).then(|| {
        text!(
            "games-notes",
            path = place.to_owned(),
            count = notes.len(),
            first = first
        )
    })
}
