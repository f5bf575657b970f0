//! The arguments for the players and their time.

use crate::arena::{ArenaPlayer, Limit, Sprt, Terms};
use crate::cli::target::option;
use crate::cli::{Failure, Target};
use crate::rules::Variant;
use crate::search::Level;
use crate::variant_file::Catalogue;
use clap::Args;
use std::time::Duration;

/// The two engines.
#[derive(Debug, Args)]
pub(super) struct Engines {
    /// The command that starts engine one. Default: this program's engine.
    #[arg(long, value_name = "COMMAND")]
    one: Option<String>,
    /// The command that starts engine two. Default: this program's engine.
    #[arg(long, value_name = "COMMAND")]
    two: Option<String>,
    /// An option of engine one, such as `Hash=64`.
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    one_option: Vec<(String, String)>,
    /// An option of engine two.
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    two_option: Vec<(String, String)>,
    /// Engine one's name for the game, if it is another program.
    #[arg(long, value_name = "NAME")]
    one_variant: Option<String>,
    /// Engine two's name for the game.
    #[arg(long, value_name = "NAME")]
    two_variant: Option<String>,
    /// The level of engine one, if it is this program's engine.
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=Level::ALL.len() as i64))]
    one_level: Option<u8>,
    /// The level of engine two.
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=Level::ALL.len() as i64))]
    two_level: Option<u8>,
}

impl Engines {
    /// The players with all their options. `defaults` are the options that name the game.
    pub fn players(&self, defaults: &[(String, String)]) -> Result<[ArenaPlayer; 2], Failure> {
        let mut one = player(self.one.as_deref())?;
        one.options.clone_from(&self.one_option);
        choose(&mut one, self.one_level, self.one_variant.as_deref());
        let mut two = player(self.two.as_deref())?;
        two.options.clone_from(&self.two_option);
        choose(&mut two, self.two_level, self.two_variant.as_deref());
        for player in [&mut one, &mut two] {
            player.defaults = defaults.to_owned();
        }
        Ok([one, two])
    }
}

/// The engine of a command, or this program's.
fn player(command: Option<&str>) -> Result<ArenaPlayer, Failure> {
    if let Some(command) = command {
        return Ok(ArenaPlayer::of_command(command));
    }
    let program = std::env::current_exe()
        .map_err(|error| Failure(format!("cannot find the file of this program: {error}")))?;
    Ok(ArenaPlayer {
        name: "baroque".to_owned(),
        program,
        arguments: vec!["uci".into()],
        options: Vec::new(),
        defaults: Vec::new(),
    })
}

fn choose(player: &mut ArenaPlayer, level: Option<u8>, variant: Option<&str>) {
    if let Some(level) = level {
        player.name = format!("{} level {level}", player.name);
        let option = ("Skill Level".to_owned(), level.to_string());
        player.options.push(option);
    }
    if let Some(variant) = variant {
        let option = ("UCI_Variant".to_owned(), variant.to_owned());
        player.options.push(option);
    }
}

/// The options that tell this program's engine which game is played.
pub(super) fn game_options(
    target: &Target,
    catalogue: &Catalogue,
    variant: &Variant,
) -> Result<Vec<(String, String)>, Failure> {
    let mut options = Vec::new();
    if let Some(path) = target.files() {
        let path = std::path::absolute(path)?;
        let path = path.to_str().ok_or_else(|| {
            Failure(format!(
                "`{}` cannot be sent over UCI: it is not UTF-8",
                path.display()
            ))
        })?;
        options.push(("VariantPath".to_owned(), path.to_owned()));
    }
    let mut name = variant.id().to_owned();
    // Other programs play the default layout of the game too, but do not name layouts.
    let info = catalogue.info(variant.id())?;
    if info
        .layouts
        .first()
        .is_none_or(|first| first != variant.layout())
    {
        name.push_str(&format!(":{}", variant.layout()));
    }
    for (option, choice) in &target.options {
        name.push_str(&format!(":{option}={choice}"));
    }
    options.push(("UCI_Variant".to_owned(), name));
    Ok(options)
}

/// The settings for every game.
#[derive(Debug, Args)]
pub(super) struct TimeControl {
    #[command(flatten)]
    limit: Allowance,
    /// Nodes for each move of engine two, if it gets another number than engine one. So a match of fixed ratio does not
    /// depend on the machine.
    #[arg(long, value_name = "N", conflicts_with_all = ["depth", "movetime", "tc"], value_parser = clap::value_parser!(u64).range(1..))]
    two_nodes: Option<u64>,
    /// How many milliseconds an engine may exceed its time.
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    margin: u32,
    /// The seconds after which an engine loses, if depth or nodes limit the search.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    patience: u32,
    /// The number of plies after which a game is a draw.
    #[arg(long, value_name = "PLIES", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    longest: u32,
    /// Adjudicate a win when both engines report this score, in hundredths of a pawn, for four moves in a
    /// row.
    #[arg(long, value_name = "CP", value_parser = clap::value_parser!(i32).range(1..=30_000))]
    win_at: Option<i32>,
}

/// The limits of an engine: exactly one of these.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Allowance {
    /// Nodes for each move.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The search depth, in plies.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: Option<u32>,
    /// Milliseconds for each move.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// Seconds for the game and increment for each move, such as `10+0.1`.
    #[arg(long, value_name = "SECONDS+INC", value_parser = clock)]
    tc: Option<Limit>,
}

impl TimeControl {
    pub fn terms(&self) -> Terms {
        let Allowance {
            nodes,
            depth,
            movetime,
            tc,
        } = self.limit;
        let movetime = movetime.map(|time| Limit::Movetime(Duration::from_millis(time)));
        let limit = tc
            .or(movetime)
            .or(depth.map(Limit::Depth))
            .or(nodes.map(Limit::Nodes));
        // Clap makes sure that one of them is given.
        let one = limit.unwrap_or(Limit::Depth(1));
        Terms {
            limits: [one, self.two_nodes.map_or(one, Limit::Nodes)],
            margin: Duration::from_millis(self.margin.into()),
            patience: Duration::from_secs(self.patience.into()),
            longest: self.longest as usize,
            win_at: self.win_at,
        }
    }
}

/// A time control: seconds, and the increment in seconds.
fn clock(text: &str) -> Result<Limit, String> {
    const DAY: f64 = 86_400.0;
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |text: &str| {
        let number = text.trim().parse().ok();
        number
            .filter(|number| (0.0..=DAY).contains(number))
            .map(Duration::from_secs_f64)
    };
    match (seconds(base), seconds(increment)) {
        (Some(base), Some(increment)) if !base.is_zero() => Ok(Limit::Clock { base, increment }),
        _ => Err("expected SECONDS+INCREMENT, such as 10+0.1".to_owned()),
    }
}

/// The two differences of a test.
pub(super) fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers = text.split_once(',').and_then(|(low, high)| {
        let (elo0, elo1): (f64, f64) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        let sound = elo0 < elo1 && elo0.abs() <= 1_000.0 && elo1.abs() <= 1_000.0;
        sound.then_some(Sprt { elo0, elo1 })
    });
    numbers.ok_or_else(|| "expected two differences, the smaller first, such as 0,10".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read() {
        let fast = Limit::Clock {
            base: Duration::from_secs(10),
            increment: Duration::from_millis(100),
        };
        assert_eq!(clock("10+0.1"), Ok(fast));
        assert!(clock("60").is_ok());
        for wrong in ["", "0+1", "x+1", "-3", "nan", "inf+0", "1e99", "5+"] {
            assert!(clock(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tests_have_two_differences_in_order() {
        let simplification = Sprt {
            elo0: -5.0,
            elo1: 0.0,
        };
        assert_eq!(sprt("-5,0"), Ok(simplification));
        for wrong in ["", "5", "5,0", "0,0", "0,nan", "0,1e9"] {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }
}
