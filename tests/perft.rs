//! Perft tables as data: one file for each game in `tests/perft`. It has blocks of `id`, `layout`, `option`, `fen`
//! and `perft DEPTH NODES` lines with empty lines between them.
//!
//! The counts come from other programs than this one.

use baroque::notation::{parse_fen, write_fen};
use baroque::rules::perft;
use baroque::variant_file::Catalogue;
use std::fs;
use std::path::Path;

#[derive(Default)]
struct Block {
    id: String,
    layout: Option<String>,
    options: Vec<(String, String)>,
    fen: String,
    counts: Vec<(u32, u64)>,
}

fn parse(text: &str) -> Vec<Block> {
    text.split("\n\n")
        .filter(|block| !block.trim().is_empty())
        .map(|lines| {
            let mut block = Block::default();
            for line in lines.lines().filter(|line| !line.is_empty()) {
                let (key, value) = line.split_once(' ').expect(line);
                match key {
                    "id" => block.id = value.to_owned(),
                    "layout" => block.layout = Some(value.to_owned()),
                    "option" => {
                        let (option, choice) = value.split_once('=').expect(line);
                        block.options.push((option.to_owned(), choice.to_owned()));
                    }
                    "fen" => block.fen = value.to_owned(),
                    "perft" => {
                        let (depth, nodes) = value.split_once(' ').expect(line);
                        let count = (depth.parse().expect(line), nodes.parse().expect(line));
                        block.counts.push(count);
                    }
                    _ => panic!("{line}"),
                }
            }
            block
        })
        .collect()
}

/// Checks every table. Each position is also written as FEN and read again.
#[test]
fn tables_agree() {
    let catalogue = Catalogue::built_in();
    let folder = Path::new("tests/perft");
    let mut wrong = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let game = path.file_stem().unwrap().to_str().unwrap().to_owned();
        for block in parse(&fs::read_to_string(&path).unwrap()) {
            let variant = catalogue
                .variant(&game, block.layout.as_deref(), &block.options)
                .unwrap_or_else(|error| panic!("{game}: {error}"));
            let position = parse_fen(&variant, &block.fen)
                .unwrap_or_else(|error| panic!("{game} {}: {error}", block.fen));
            assert_eq!(write_fen(&variant, &position), block.fen, "{game}");
            for (depth, nodes) in block.counts {
                let found = perft(&variant, &position, depth);
                if found != nodes {
                    let id = &block.id;
                    wrong.push(format!("{game} {id} depth {depth}: {found}, not {nodes}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Fairy-Stockfish's counts for `benches/chess1010.ini`, so that both programs play the same game in matches on
/// 10×10.
#[test]
fn the_game_of_matches_on_10x10_is_fairy_stockfishs() {
    let (catalogue, problems) = baroque::library::load(&[Path::new("benches/variants").into()]);
    assert!(problems.is_empty(), "{problems:?}");
    let variant = catalogue.variant("chess-double-step", Some("10x10"), &[]);
    let variant = variant.unwrap_or_else(|error| panic!("{error}"));
    for (depth, nodes) in [(1, 24), (2, 576), (3, 15_192), (4, 400_025)] {
        assert_eq!(
            perft(&variant, variant.start(), depth),
            nodes,
            "depth {depth}"
        );
    }
}
