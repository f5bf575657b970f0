//! All lessons in their order.

use super::lesson::Lesson;
use super::schema::{ContentsFile, LessonFile};
use crate::guide::wrong_game;
use crate::rules::{Piece, PieceType, Variant};
use crate::texts::{content, sources};
use crate::variant_file::decode::Spanned;
use crate::variant_file::{Catalogue, Diagnostic, Source, read};
use include_dir::{Dir, include_dir};
use std::sync::Arc;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/learn");

/// All lessons.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// The diagnostics of lessons that could not be read.
    pub problems: Vec<Diagnostic>,
}

/// A chapter of lessons.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its name.
    pub name: String,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

impl Course {
    /// The lessons that are part of the program.
    pub fn built_in(catalogue: &Catalogue) -> Course {
        let mut course = Course::default();
        let Some(contents) = source("contents") else {
            return course;
        };
        let (file, problems) = read::<ContentsFile>(&contents, |file| Some(&file.format));
        course.problems = problems;
        for chapter in file.map(|file| file.chapters).unwrap_or_default() {
            let mut lessons = Vec::new();
            for id in &chapter.lessons {
                match open(id, catalogue) {
                    Ok(lesson) => lessons.push(lesson),
                    Err(problems) => course.problems.extend(problems),
                }
            }
            course.chapters.push(Chapter {
                name: content(&chapter.name).to_owned(),
                lessons,
            });
        }
        course
    }

    /// All lessons, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }

    /// The lesson with this id.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }

    /// The lesson about the ending with White's king and this piece: in the same game, or else in one with the same
    /// piece, in which the same ends the game.
    pub fn about_ending(&self, variant: &Variant, piece: PieceType) -> Option<&Lesson> {
        let (kind, ends) = (variant.kind(piece), variant.settings());
        let same_ends = |lesson: &Lesson| {
            let others = lesson.variant.settings();
            (others.royal, others.no_moves) == (ends.royal, ends.no_moves)
        };
        let teaches = |lesson: &Lesson| {
            let kinds = lesson.endings.iter();
            let mut kinds = kinds.map(|piece| lesson.variant.kind(piece.piece_type()));
            kinds.any(|other| (&other.id, &other.text) == (&kind.id, &kind.text))
        };
        let lessons = self.lessons();
        let lessons = lessons.filter(|&lesson| same_ends(lesson) && teaches(lesson));
        lessons.max_by_key(|lesson| lesson.variant.id() == variant.id())
    }

    /// The lesson after another, if there is one.
    pub fn after(&self, id: &str) -> Option<&Lesson> {
        self.lessons().skip_while(|lesson| lesson.id != id).nth(1)
    }
}

/// The text of a file of the lessons.
fn source(id: &str) -> Option<Arc<Source>> {
    let file = FILES.get_file(format!("{id}.ron"))?;
    Some(Source::new(
        format!("learn/{id}.ron"),
        file.contents_utf8()?,
    ))
}

fn open(id: &Spanned<String>, catalogue: &Catalogue) -> Result<Lesson, Vec<Diagnostic>> {
    let Some(source) = source(&id.value) else {
        let message = format!("there is no file `{}.ron` of a lesson", id.value);
        return Err(vec![Diagnostic::new(&id.span, message)]);
    };
    let file = lesson_file(&source)?;
    lesson(&id.value, file, catalogue)
}

/// Reads the file of a lesson.
pub(super) fn lesson_file(source: &Arc<Source>) -> Result<LessonFile, Vec<Diagnostic>> {
    match read::<LessonFile>(source, |file| Some(&file.format)) {
        (Some(file), problems) if problems.is_empty() => Ok(file),
        (_, problems) => Err(problems),
    }
}

/// A lesson of a file.
pub(super) fn lesson(
    id: &str,
    file: LessonFile,
    catalogue: &Catalogue,
) -> Result<Lesson, Vec<Diagnostic>> {
    let variant = catalogue
        .variant(&file.game.value, None, &[])
        .map_err(|error| vec![wrong_game(&file.game, &error)])?;
    let mut problems = Vec::new();
    let mut pieces_of = |letters: &Option<Vec<Spanned<char>>>| -> Vec<Piece> {
        let letters = letters.iter().flatten();
        letters
            .filter_map(|letter| piece(letter, &variant, &mut problems))
            .collect()
    };
    let (pieces, endings) = (pieces_of(&file.pieces), pieces_of(&file.endings));
    match problems.is_empty() {
        true => Ok(Lesson {
            id: id.to_owned(),
            title: content(&file.title).to_owned(),
            about: content(&file.about).to_owned(),
            variant: Arc::new(variant),
            pieces,
            endings,
            source: file.source.as_deref().map(sources),
            file: Box::new(file),
        }),
        false => Err(problems),
    }
}

/// The piece of a letter.
pub(super) fn piece(
    letter: &Spanned<char>,
    variant: &Variant,
    problems: &mut Vec<Diagnostic>,
) -> Option<Piece> {
    let piece = variant.piece(letter.value);
    if piece.is_none() {
        let message = format!("the game has no piece `{}`", letter.value);
        problems.push(Diagnostic::new(&letter.span, message));
    }
    piece
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_lead_to_the_lesson_about_the_same_piece_and_rules() {
        let games = Catalogue::built_in();
        let course = Course::built_in(&games);
        let about = |game: &str, letter| {
            let variant = games.variant(game, None, &[]).unwrap();
            let piece = variant.piece(letter).unwrap().piece_type();
            let lesson = course.about_ending(&variant, piece);
            lesson.map(|lesson| lesson.id.clone())
        };
        assert_eq!(about("ultima", 'L').as_deref(), Some("ultima-mates"));
        assert_eq!(about("baroque", 'L').as_deref(), Some("ultima-mates"));
        let withdrawer = about("withdrawer-chess", 'W');
        assert_eq!(withdrawer.as_deref(), Some("withdrawer-mate"));
        // There a side without a legal move draws, so the lesson would not help.
        assert_eq!(about("long-leaper-chess", 'L'), None);
        assert_eq!(about("chess", 'R'), None);
    }
}
