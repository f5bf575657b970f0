//! Where a lesson stands, for the log: it goes on there in a later session.

use super::{LearnRun, StepContent};
use baroque::progress::{Event, LessonPlace, LessonRun};

impl LearnRun {
    /// Goes on at the step of a lesson that was reached before the program was closed.
    pub(in crate::app::learn) fn go_on_at(&mut self, place: &LessonPlace) {
        let step = usize::try_from(place.step).unwrap_or(usize::MAX);
        self.at = step.min(self.steps.len().saturating_sub(1));
        self.earlier = place.mistakes as usize;
        self.answered = place.answered as usize;
        self.right = self.answered.saturating_sub(self.earlier);
        self.enter();
    }

    /// What the log keeps of a lesson: its end, or the step that is open.
    pub(in crate::app::learn) fn event(&self) -> Option<Event> {
        let lesson = self.lesson()?;
        let (id, game) = (lesson.id.clone(), lesson.variant.id().to_owned());
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mistakes = count(self.mistake_count());
        Some(match self.content {
            StepContent::Finished => Event::Lesson(LessonRun {
                id,
                game,
                stars: self.stars(),
                mistakes,
            }),
            _ => Event::Step(LessonPlace {
                id,
                game,
                step: count(self.reached.max(self.at)),
                answered: count(self.answered),
                mistakes,
            }),
        })
    }

    /// The wrong answers, also those of earlier sessions.
    pub(super) fn mistake_count(&self) -> usize {
        self.earlier + self.mistakes.len()
    }
}
