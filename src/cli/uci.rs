//! `baroque uci`: the engine for other programs.

use super::Failure;
use crate::uci;
use clap::Args;
use std::io::{self, BufReader};

#[derive(Debug, Args)]
pub(super) struct Uci {}

impl Uci {
    pub(super) fn run(&self) -> Result<(), Failure> {
        Ok(uci::run(BufReader::new(io::stdin()), io::stdout())?)
    }
}
