//! `baroque rules`: the rules of any game in words, to read or to publish.

use super::{Failure, Target, output};
use crate::guide::{html, markdown, rules_page};
use clap::Args;
use std::sync::Arc;

#[derive(Debug, Args)]
pub(super) struct RulesCommand {
    #[command(flatten)]
    target: Target,
    /// Write HTML with a picture of the array. Without it: Markdown.
    #[arg(long)]
    html: bool,
}

impl RulesCommand {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let (catalogue, variant, _) = self.target.open_with_catalogue()?;
        let variant = Arc::new(variant);
        let info = catalogue.info_in(variant.id(), variant.layout())?;
        let page = rules_page(&variant, &info);
        output::text(&match self.html {
            true => html(&page)?,
            false => markdown(&page),
        })
    }
}
