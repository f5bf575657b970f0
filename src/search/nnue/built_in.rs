//! The networks that come with the program. Games can share one.

use super::{Inputs, Network};
use include_dir::{Dir, File, include_dir};

static NETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/nets");

/// The network for the games with these inputs, or `None`.
pub(in crate::search) fn built_in(inputs: &Inputs) -> Option<Network> {
    let files = NETS.files().map(File::contents);
    let mut likely = files.filter(|bytes| Network::has_board(bytes, inputs.board()));
    likely.find_map(|bytes| Network::read(bytes).ok()?.for_game(inputs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant_file::Catalogue;
    use std::path::Path;

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
        let networks = NETS
            .files()
            .filter(|file| file.path() != Path::new("README.md"));
        for file in networks {
            let network = Network::read(file.contents()).unwrap();
            let fits = |inputs: &Inputs| {
                Network::has_board(file.contents(), inputs.board())
                    && network.for_game(inputs).is_some()
            };
            assert!(games.iter().any(fits), "{}", file.path().display());
        }
    }
}
