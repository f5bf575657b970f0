//! The tests of the library and the command line, in one program: it is linked once, and two tests of any files run side by side.

mod against_oracle;
#[path = "blind/main.rs"]
mod blind;
mod broken;
mod captors;
mod charging;
mod check;
mod cli;
mod cli_diagram;
mod converting;
mod dead_positions;
mod details;
mod docs;
mod edges_and_palaces;
mod ending_games;
mod endings;
mod exercises;
mod export;
#[cfg(feature = "lab")]
mod faults;
mod freezing;
mod from_0_1;
#[cfg(feature = "lab")]
mod fuzz;
mod games;
mod generated_guide;
mod guide;
mod import;
mod install;
#[cfg(feature = "lab")]
mod lab;
mod lame_leaps;
mod legality;
mod lessons;
mod linear;
#[cfg(feature = "lab")]
mod matches;
mod mixed;
mod neutralizing;
mod notation;
mod oracle;
mod oracle_alone;
mod own_files;
mod own_games;
mod own_pages;
mod penultima;
mod perft;
mod placement;
mod playtest;
mod positions;
mod progress;
mod protection;
mod published;
mod puzzles;
#[path = "oracle/random_boards.rs"]
mod random_boards;
mod release;
mod remarks;
mod rules_pages;
mod same_position;
mod saving;
#[path = "search/main.rs"]
mod search;
mod shots;
#[path = "style/main.rs"]
mod style;
mod texts;
mod trees;
#[path = "uci/main.rs"]
mod uci;
mod ultima;
