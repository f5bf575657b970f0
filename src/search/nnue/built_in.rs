//! The networks that come with the program. Games can share one.

use super::{Inputs, Network};
use include_dir::{Dir, include_dir};

static NETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/nets");

/// The network for the games with these inputs, or `None`.
pub(in crate::search) fn built_in(inputs: &Inputs) -> Option<Network> {
    all().find_map(|(_, network)| network.for_game(inputs))
}

/// The names of the files, and their networks.
fn all() -> impl Iterator<Item = (String, Network)> {
    NETS.files().filter_map(|file| {
        let network = Network::read(file.contents()).ok()?;
        Some((file.path().display().to_string(), network))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;

    /// A network fits no game any more once a piece is renamed.
    #[test]
    fn every_file_is_a_network_of_a_game() {
        let catalogue = Catalogue::built_in();
        let mut games = Vec::new();
        for id in catalogue.ids() {
            for layout in catalogue.info(id).unwrap().layouts {
                let variant = catalogue.variant(id, Some(&layout), &[]).unwrap();
                games.extend(Inputs::new(&variant));
            }
        }
        let networks: Vec<(String, Network)> = all().collect();
        assert_eq!(networks.len() + 1, NETS.files().count(), "and README.md");
        for (name, network) in networks {
            let fits = |inputs: &Inputs| network.for_game(inputs).is_some();
            assert!(games.iter().any(fits), "{name}");
        }
    }
}
