//! The form for a reset of progress.

use super::{LearnState, ResetAction};
use crate::app::progress::ProgressAction;
use crate::app::shell::{Notify, Outbox};
use baroque::progress::Scope;
use baroque::texts::text;

/// The form for a reset of progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResetForm {
    /// The progress to remove, while the form asks for confirmation.
    pub asked: Option<Scope>,
}

impl LearnState {
    pub(super) fn reset(&mut self, action: &ResetAction, outbox: &mut Outbox) {
        match action {
            ResetAction::Toggle => {
                self.reset = match self.reset {
                    Some(_) => None,
                    None => Some(ResetForm::default()),
                };
            }
            ResetAction::Ask(scope) => {
                self.reset = Some(ResetForm {
                    asked: Some(scope.clone()),
                });
            }
            ResetAction::Confirm => {
                let form = self.reset.take();
                if let Some(scope) = form.and_then(|form| form.asked) {
                    outbox.send(ProgressAction::Reset(scope));
                    outbox.send(Notify(text!("learn-reset-done").to_owned()));
                }
            }
            ResetAction::Cancel => self.reset = Some(ResetForm::default()),
        }
    }
}
