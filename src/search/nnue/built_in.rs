//! The networks that come with the program: a file for each set of inputs.

use super::{Inputs, Network};
use include_dir::{Dir, include_dir};
use std::sync::Arc;

static NETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/nets");

/// The network for the games with these inputs, if there is one.
pub(in crate::search) fn built_in(inputs: &Inputs) -> Option<Arc<Network>> {
    let name = format!("{:016x}.bqn", inputs.signature());
    let network = Network::read(NETS.get_file(name)?.contents()).ok()?;
    inputs.fit(&network).then(|| Arc::new(network))
}
