//! The choices of the players, and players in words.

use crate::app::play::table::{Player, computers_alone};
use crate::app::ui::context::Tools;
use crate::app::ui::widgets::{choices, even_choices, muted, number, strong};
use baroque::rules::{ByColor, Color};
use baroque::search::{Effort, Level};
use baroque::texts::{color_key, side_name, text};
use bevy_egui::egui::{Align, DragValue, Layout, Ui, vec2};
use std::time::Duration;

/// The width of a label before a row of choices.
const LABEL_WIDTH: f32 = 64.0;

/// The default limits of a custom computer player.
const EFFORTS: [Effort; 3] = [
    Effort::Time(Duration::from_secs(5)),
    Effort::Depth(6),
    Effort::Nodes(50_000),
];

/// The short name of the player of a side. A human is called by the side.
pub fn player_name(player: Player, color: Color) -> String {
    match player {
        Player::Human => side_name(color).to_owned(),
        Player::Computer(level) => text!("player-name-level", level = level.number()),
        Player::Custom(Effort::Time(time)) => {
            text!(
                "player-name-time",
                seconds = (time.as_millis() as f64 / 1000.0).to_string()
            )
        }
        Player::Custom(Effort::Depth(depth)) => text!("player-name-depth", depth = depth),
        Player::Custom(Effort::Nodes(nodes)) => text!("player-name-positions", count = nodes),
    }
}

/// The name of a unit with its space, for use after a number.
pub fn unit(name: &str) -> String {
    format!(" {name}")
}

pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Newcomer => text!("level-newcomer"),
        Level::Beginner => text!("level-beginner"),
        Level::Novice => text!("level-novice"),
        Level::Casual => text!("level-casual"),
        Level::Regular => text!("level-regular"),
        Level::Club => text!("level-club"),
        Level::Strong => text!("level-strong"),
        Level::Expert => text!("level-expert"),
        Level::Master => text!("level-master"),
        Level::Full => text!("level-full"),
    }
}

/// The choice of a side's player.
pub fn side(ui: &mut Ui, color: Color, players: &mut ByColor<Player>) {
    let names = [text!("player-person"), text!("player-computer")].map(str::to_owned);
    let chosen = usize::from(players[color].is_computer());
    match labelled_choices(ui, side_name(color), &names, chosen) {
        Some(0) => players[color] = Player::Human,
        Some(_) if chosen == 0 => players[color] = computer_of(players),
        _ => {}
    }
}

/// A row of radio buttons with a label before them. Returns the index of the one that was clicked.
pub fn labelled_choices(
    ui: &mut Ui,
    label: &str,
    names: &[String],
    chosen: usize,
) -> Option<usize> {
    let row = Layout::left_to_right(Align::Center);
    let clicked = ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(vec2(LABEL_WIDTH, 32.0), row, |ui| {
            ui.set_min_width(LABEL_WIDTH);
            ui.label(strong(label));
        });
        choices(ui, names, chosen)
    });
    clicked.inner
}

/// The computer player of the game, or the default one.
fn computer_of(players: &ByColor<Player>) -> Player {
    let sides = Color::ALL.map(|color| players[color]);
    let known = sides.into_iter().find(|player| player.is_computer());
    known.unwrap_or(Player::Computer(Level::Casual))
}

/// The computer's level, if it plays. If it plays both sides, each has its own.
pub fn level(ui: &mut Ui, tools: &Tools, players: &mut ByColor<Player>) {
    let both = computers_alone(players);
    for color in Color::ALL {
        if !players[color].is_computer() {
            continue;
        }
        let title = match both {
            true => text!("players-level-of", side = color_key(color)),
            false => text!("players-level").to_owned(),
        };
        strength(ui, tools, &title, &mut players[color]);
        ui.add_space(4.0);
    }
    if both {
        let word = text!("players-both-computers");
        ui.label(muted(tools, word));
        ui.add_space(4.0);
    }
}

/// The strength of one computer player below its title: a level, or a limit for each move.
fn strength(ui: &mut Ui, tools: &Tools, title: &str, player: &mut Player) {
    let mut names: Vec<String> = Level::ALL
        .map(|level| {
            text!(
                "level-choice",
                number = level.number(),
                name = level_name(level)
            )
        })
        .to_vec();
    names.push(text!("level-own").to_owned());
    let own = Level::ALL.len();
    let chosen = match player {
        Player::Computer(level) => Level::ALL.iter().position(|known| known == level),
        _ => None,
    };
    let words = Level::ALL
        .map(|level| level.number().to_string())
        .into_iter();
    let words: Vec<String> = words.chain(names.last().cloned()).collect();
    let shown = chosen.unwrap_or(own);
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(title));
        ui.label(muted(tools, &names[shown]));
    });
    let clicked = even_choices(ui, (&names, &words), shown);
    match clicked {
        Some(index) if index < own => *player = Player::Computer(Level::ALL[index]),
        Some(_) if chosen.is_some() => *player = Player::Custom(EFFORTS[0]),
        _ => {}
    }
    if let Player::Custom(effort) = player {
        own_strength(ui, effort);
    }
}

fn own_strength(ui: &mut Ui, effort: &mut Effort) {
    let names = [
        text!("players-limit-time"),
        text!("players-limit-depth"),
        text!("players-limit-positions"),
    ];
    let names = names.map(str::to_owned);
    let chosen = match effort {
        Effort::Time(_) => 0,
        Effort::Depth(_) => 1,
        Effort::Nodes(_) => 2,
    };
    let clicked = choices(ui, &names, chosen);
    if let Some(index) = clicked.filter(|&index| index != chosen) {
        *effort = EFFORTS[index];
    }
    match effort {
        Effort::Time(time) => {
            let mut seconds = time.as_secs_f64();
            let (least, most) = (*Effort::TENTHS.start(), *Effort::TENTHS.end());
            let range = least as f64 / 10.0..=most as f64 / 10.0;
            let value = DragValue::new(&mut seconds)
                .range(range)
                .speed(0.1)
                .max_decimals(1);
            number(ui, value.suffix(unit(text!("players-unit-seconds"))));
            *time = Duration::try_from_secs_f64(seconds).unwrap_or(*time);
        }
        Effort::Depth(depth) => {
            let value = DragValue::new(depth).range(Effort::DEPTHS).speed(0.1);
            number(ui, value.suffix(unit(text!("players-unit-plies"))));
        }
        Effort::Nodes(nodes) => {
            let value = DragValue::new(nodes).range(Effort::NODES).speed(1_000.0);
            number(ui, value.suffix(unit(text!("players-unit-positions"))));
        }
    }
}

/// The level and the side of a computer that plays against one person.
pub fn one_computer(
    ui: &mut Ui,
    tools: &Tools,
    levels: &[Level],
    (level, computer): (&mut Level, &mut Color),
) {
    ui.label(strong(text!("tries-computer")));
    let names: Vec<String> = levels
        .iter()
        .map(|level| level.number().to_string())
        .collect();
    let chosen = levels.iter().position(|known| known == level);
    if let Some(index) = choices(ui, &names, chosen.unwrap_or(0)) {
        *level = levels[index];
    }
    ui.label(muted(tools, level_name(*level)));
    ui.add_space(4.0);
    ui.label(strong(text!("tries-side")));
    let names = Color::ALL.map(|color| side_name(color).to_owned());
    let own = usize::from(*computer == Color::White);
    if let Some(index) = choices(ui, &names, own) {
        *computer = !Color::ALL[index];
    }
    ui.add_space(4.0);
}
