//! The networks that come with the program: a file for each set of inputs.

use super::{Inputs, Network};
use include_dir::{Dir, include_dir};
use std::sync::Arc;

static NETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/nets");

/// The network for the games with these inputs, or `None`.
pub(in crate::search) fn built_in(inputs: &Inputs) -> Option<Arc<Network>> {
    let name = format!("{:016x}.bqn", inputs.signature());
    let network = Network::read(NETS.get_file(name)?.contents()).ok()?;
    inputs.fit(&network).then(|| Arc::new(network))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    /// A network fits no game any more once a piece is renamed.
    #[test]
    fn every_network_belongs_to_a_game() {
        let catalogue = Catalogue::built_in();
        let mut found = Vec::new();
        for id in catalogue.ids() {
            let variant = catalogue.variant(id, None, &[]).unwrap();
            let inputs = Inputs::new(&variant);
            let has = inputs.and_then(|inputs| Some((built_in(&inputs)?, inputs)));
            found.extend(has.map(|(_, inputs)| inputs.signature()));
        }
        for file in NETS.files() {
            let name = file.path().display().to_string();
            if let Some(signature) = name.strip_suffix(".bqn") {
                let signature = u64::from_str_radix(signature, 16).unwrap();
                assert!(found.contains(&signature), "{name}");
            }
        }
    }
}
