//! The files that are built into the program.

/// Includes the files at these paths of the library, with their paths and texts.
macro_rules! files {
    ($($path:literal,)*) => {
        &[$(($path, include_str!(concat!("../../variants/", $path)))),*]
    };
}

/// The path and the text of every built-in file; the games are in the order of the start page.
pub(super) const FILES: &[(&str, &str)] = files![
    "pieces.ron",
    "armies/advancer.ron",
    "armies/chimaera.ron",
    "armies/chimaerine.ron",
    "armies/coordinator.ron",
    "armies/draft.ron",
    "armies/fugue.ron",
    "armies/gorgon.ron",
    "armies/gorgona.ron",
    "armies/hyper.ron",
    "armies/immobilizer.ron",
    "armies/long-leaper.ron",
    "armies/maxima.ron",
    "armies/mimotaur.ron",
    "armies/orthodox.ron",
    "armies/pushme-pullyu.ron",
    "armies/renaissance.ron",
    "armies/rocaille.ron",
    "armies/rococo.ron",
    "armies/rococo-pushme-pullyu.ron",
    "armies/swapper.ron",
    "armies/ultima.ron",
    "armies/ultimatum.ron",
    "armies/withdrawer.ron",
    "withdrawer-chess.ron",
    "advancer-chess.ron",
    "long-leaper-chess.ron",
    "pushme-pullyu-chess.ron",
    "coordinator-chess.ron",
    "immobilizer-chess.ron",
    "swapper-chess.ron",
    "mimotaur-chess.ron",
    "chimaerine-chess.ron",
    "chimaera-chess.ron",
    "gorgona-chess.ron",
    "gorgon-chess.ron",
    "ultima.ron",
    "ultima-1968.ron",
    "baroque.ron",
    "baroque-cambridge.ron",
    "ultimatum.ron",
    "rococo.ron",
    "rococo-pushme-pullyu.ron",
    "rocaille.ron",
    "maxima.ron",
    "renaissance.ron",
    "chessma-84.ron",
    "hyper-chess.ron",
    "fugue.ron",
    "chess.ron",
    "mixed.ron",
    "draft.ron",
];
