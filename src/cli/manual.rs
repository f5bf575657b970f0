//! `baroque manual`: the format of game files.

use super::{Failure, output};
use crate::variant_file;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Manual {}

impl Manual {
    pub(super) fn run(&self) -> Result<(), Failure> {
        output::text(&variant_file::manual())
    }
}
