//! `baroque bench`: fixed searches, whose number of nodes is a signature of the search.

use super::{Failure, output};
use crate::uci::bench;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Bench {}

impl Bench {
    pub(super) fn run(&self) -> Result<(), Failure> {
        bench(&mut output::line)
    }
}
