//! An entry for each capture method: all that people read and hear of it.

use super::{Example, MORE, MethodInfo, More, Needs, Sound, only_by};
use crate::explain::ability::{Detail, InFile};
use crate::explain::refusal::NoWay;
use crate::rules::{Bitboard, Cannon, Corners, Landing, Method, MethodName, TypeSet};

impl MethodInfo {
    /// The entry of a method.
    pub fn of(method: MethodName) -> &'static MethodInfo {
        match method {
            MethodName::Replace => &REPLACE,
            MethodName::Withdraw => &WITHDRAW,
            MethodName::Advance => &ADVANCE,
            MethodName::Leap => &LEAP,
            MethodName::Cannon => &CANNON,
            MethodName::Coordinate => &COORDINATE,
            MethodName::Pinch => &PINCH,
            MethodName::Destroy => &DESTROY,
            MethodName::Enclose => &ENCLOSE,
            MethodName::Explode => &EXPLODE,
            MethodName::Shoot => &SHOOT,
            MethodName::EnPassant => &EN_PASSANT,
        }
    }
}

static REPLACE: MethodInfo = MethodInfo {
    name: "Replacement",
    sentence: "It takes an enemy by moving onto its square, as chessmen do.",
    fate: "fate-replaced",
    sound: Sound::Onto,
    file: None,
    example: Example::at(3),
    told: |_| " by moving onto its square".to_owned(),
    attack: |_, _| String::new(),
    more: More {
        onto: true,
        no_way: |stop, method| {
            let Method::Replace(replace) = method else {
                return None;
            };
            let reach = &replace.reach[stop.man.man.color()];
            let reach = reach.reach(stop.geometry, stop.man.at, Bitboard::EMPTY);
            reach.contains(stop.to).then_some(NoWay::OnlyToTake)
        },
        ..MORE
    },
};

static WITHDRAW: MethodInfo = MethodInfo {
    name: "Withdrawal",
    sentence: "It takes the enemy next to it that it moves straight away from.",
    fate: "fate-withdrawn-from",
    sound: Sound::Afar,
    file: InFile::capture("Withdraw", &[STEPS]),
    example: Example::at(1),
    told: |_| ", from which it moved straight away".to_owned(),
    attack: |attack, names| {
        format!(
            ", which could move straight away from it to {}",
            attack.stop_name(names)
        )
    },
    more: More {
        particulars: |_, method| match method {
            Method::Withdraw(withdraw) => only_by(withdraw.steps),
            _ => String::new(),
        },
        ..MORE
    },
};

static ADVANCE: MethodInfo = MethodInfo {
    name: "Advance",
    sentence: "It takes the enemy that it moves straight up to.",
    fate: "fate-run-up-to",
    sound: Sound::Afar,
    file: InFile::capture("Advance", &[]),
    example: Example::at(4),
    told: |seizure| format!(" by stopping right in front of {}", seizure.them()),
    attack: |attack, names| format!(", which could run up to it to {}", attack.stop_name(names)),
    more: MORE,
};

static LEAP: MethodInfo = MethodInfo {
    name: "Leap",
    sentence: "It takes enemies by leaping over them along a line.",
    fate: "fate-leapt-over",
    sound: Sound::Over,
    file: InFile::capture(
        "Leap",
        &[
            Detail::new("tick-one-man-a-move", "single: true"),
            Detail::new("tick-lands-right-behind", "landing: Behind"),
        ],
    ),
    example: Example {
        several: true,
        ..Example::at(2)
    },
    told: |seizure| format!(" by leaping over {}", seizure.them()),
    attack: |attack, names| format!(", which could leap over it to {}", attack.stop_name(names)),
    more: More {
        over: true,
        particulars: |_, method| {
            let Method::Leap(leap) = method else {
                return String::new();
            };
            let one = leap.single.then_some(" One man a move is all.");
            let near = (leap.landing == Landing::Behind)
                .then_some(" It lands right behind the last man that it jumps.");
            format!("{}{}", one.unwrap_or(""), near.unwrap_or(""))
        },
        ..MORE
    },
};

static CANNON: MethodInfo = MethodInfo {
    name: "Cannon jump",
    sentence: "It jumps over a man next to it, of either side, onto the square right beyond, and takes an enemy there.",
    fate: "fate-jumped-onto",
    sound: Sound::Over,
    file: InFile::capture("Cannon", &[]),
    example: Example {
        needs: Needs::Friend {
            who: |_| &[],
            place: |geometry, from, victim| geometry.neighbours(from) & geometry.neighbours(victim),
        },
        ..Example::at(2)
    },
    told: |_| " by jumping onto its square".to_owned(),
    attack: |_, _| ", which could jump onto it".to_owned(),
    more: More {
        onto: true,
        idle: jumps_idly,
        no_way: |stop, method| {
            let near = stop.geometry.distance(stop.man.at, stop.to) == 2;
            let over = stop.over;
            (jumps_idly(method) && over.any() && near).then_some(NoWay::NothingToJump(over))
        },
        ..MORE
    },
};

static COORDINATE: MethodInfo = MethodInfo {
    name: "Coordination",
    sentence: "It takes the enemies where its rank meets its partner's file, and its file the partner's rank.",
    fate: "fate-coordinated",
    sound: Sound::Afar,
    file: InFile::capture(
        "Coordinate",
        &[
            STEPS,
            Detail::new("tick-only-corners-that-the-move-makes", "corners: New"),
            Detail::new("tick-the-player-may-leave-it-alone", "optional: true"),
        ],
    ),
    example: Example {
        several: true,
        needs: Needs::Friend {
            who: |method| match method {
                Method::Coordinate(coordinate) => &coordinate.partners,
                _ => &[],
            },
            place: |geometry, from, victim| {
                (geometry.file_of(victim) | geometry.rank_of(victim)) - geometry.neighbours(from)
            },
        },
        ..Example::at(3)
    },
    told: |seizure| {
        let (own, other) = match seizure.on_file() {
            true => ("file", "rank"),
            false => ("rank", "file"),
        };
        let partner = seizure.partner();
        format!(", where its {own} meets the {other} of {partner}")
    },
    attack: |attack, names| {
        let (stop, partner) = (attack.stop_name(names), attack.partner_name(names));
        format!(", which could go to {stop} and take it at a corner with {partner}")
    },
    more: More {
        particulars: |speaker, method| {
            let Method::Coordinate(coordinate) = method else {
                return String::new();
            };
            let partners = speaker.partners("Its partner is", &coordinate.partners);
            let steps = only_by(coordinate.steps);
            let corners = match coordinate.corners {
                Corners::Both => "",
                Corners::New => " Only corners count that the move has made.",
                Corners::Balanced => {
                    " A corner counts only with as many men towards the one as towards the other."
                }
            };
            format!("{partners}{steps}{corners}")
        },
        ..MORE
    },
};

static PINCH: MethodInfo = MethodInfo {
    name: "Pinch",
    sentence: "After a move along a rank or file it takes each enemy between it and a friend.",
    fate: "fate-pinched",
    sound: Sound::Afar,
    file: InFile::capture("Pinch", &[]),
    example: Example {
        several: true,
        needs: Needs::Friend {
            who: |method| match method {
                Method::Pinch(pinch) => &pinch.partners,
                _ => &[],
            },
            place: |geometry, _, victim| geometry.orthogonal_neighbours(victim),
        },
        ..Example::at(3)
    },
    told: |seizure| format!(" between itself and {}", seizure.partner()),
    attack: |attack, names| {
        let (stop, partner) = (attack.stop_name(names), attack.partner_name(names));
        format!(", which could go to {stop} and take it between itself and {partner}")
    },
    more: More {
        particulars: |speaker, method| match method {
            Method::Pinch(pinch) if pinch.partners.iter().any(|p| p.men != TypeSet::ALL) => {
                speaker.partners("That friend must be", &pinch.partners)
            }
            _ => String::new(),
        },
        ..MORE
    },
};

static DESTROY: MethodInfo = MethodInfo {
    name: "Mutual destruction",
    sentence: "It destroys an enemy next to it, and itself.",
    fate: "fate-destroyed",
    sound: Sound::Blast,
    file: InFile::capture("Destroy", &[]),
    example: Example::at(1),
    told: |_| " along with it".to_owned(),
    attack: |_, _| ", which could destroy it along with itself".to_owned(),
    more: More {
        on_the_spot: Some("destroys itself"),
        ..MORE
    },
};

static ENCLOSE: MethodInfo = MethodInfo {
    name: "Enclosing",
    sentence: "It takes a group of enemies that its move leaves without an empty square along ranks and files.",
    fate: "fate-enclosed",
    sound: Sound::Afar,
    file: InFile::capture(
        "Enclose",
        &[Detail::new(
            "tick-from-anywhere-on-the-board",
            "teleport: true",
        )],
    ),
    example: Example {
        needs: Needs::Walls,
        ..Example::at(3)
    },
    told: |_| ", whose group it leaves without an empty square along ranks and files".to_owned(),
    attack: |attack, names| {
        format!(
            ", which could go to {} and enclose it",
            attack.stop_name(names)
        )
    },
    more: More {
        particulars: |speaker, method| {
            let Method::Enclose(enclose) = method else {
                return String::new();
            };
            let anywhere = match enclose.teleport {
                true => " To do so it may go to any empty square.",
                false => "",
            };
            let spent = enclose.spent.map_or(String::new(), |kind| {
                format!(" Having done it, it becomes {}.", speaker.one(kind))
            });
            format!("{anywhere}{spent}")
        },
        no_way: |_, method| match method {
            Method::Enclose(enclose) => enclose.teleport.then_some(NoWay::OnlyToEnclose),
            _ => None,
        },
        ..MORE
    },
};

static EXPLODE: MethodInfo = MethodInfo {
    name: "Explosion",
    sentence: "It blows itself up with all its neighbours, of both sides.",
    fate: "fate-blown-up",
    sound: Sound::Blast,
    file: InFile::capture("Explode", &[]),
    example: Example {
        several: true,
        ..Example::at(1)
    },
    told: |_| " along with it".to_owned(),
    attack: |_, _| ", which could explode".to_owned(),
    more: More {
        on_the_spot: Some("explodes"),
        ..MORE
    },
};

static SHOOT: MethodInfo = MethodInfo {
    name: "Shot",
    sentence: "Without moving it captures the first piece on a line, if that is an enemy near it or one that a friend spots.",
    fate: "fate-shot",
    sound: Sound::Afar,
    file: InFile::capture("Shoot", &[Detail::new("tick-no-spotters", "spotter: 0")]),
    example: Example::at(2),
    told: |seizure| match seizure.partner_square().any() {
        true => format!(" by a shot that {} spots", seizure.partner()),
        false => " by a shot".to_owned(),
    },
    attack: |_, _| ", which could shoot it".to_owned(),
    more: More {
        on_the_spot: Some("shoots"),
        particulars: |_, method| {
            let Method::Shoot(shoot) = method else {
                return String::new();
            };
            let near = format!(" Near means at most {}.", squares(shoot.range));
            let spots = match shoot.spotter {
                0 => " No piece spots for it.".to_owned(),
                1 => " A friend spots what stands next to it.".to_owned(),
                far => format!(
                    " A friend spots what stands next to it, or up to {} away in a straight line with nothing in between.",
                    squares(far)
                ),
            };
            let frozen = match shoot.frozen_spotters || shoot.spotter == 0 {
                true => "",
                false => " A frozen friend spots nothing.",
            };
            format!("{near}{spots}{frozen}")
        },
        ..MORE
    },
};

static EN_PASSANT: MethodInfo = MethodInfo {
    name: "En passant",
    sentence: "It takes a pawn that has just run past it.",
    fate: "fate-en-passant",
    sound: Sound::Onto,
    file: InFile::capture("EnPassant", &[]),
    example: Example {
        needs: Needs::Run,
        ..Example::at(2)
    },
    told: |seizure| format!(", which has just run past {}", seizure.stop()),
    attack: |attack, names| {
        format!(
            ", which could take it by going to {}",
            attack.stop_name(names)
        )
    },
    more: MORE,
};

/// A limit that several methods know.
const STEPS: Detail = Detail::new("tick-only-by-a-move-of-one-square", "steps: 1");

/// A number of squares.
fn squares(number: u8) -> String {
    match number {
        1 => "1 square".to_owned(),
        number => format!("{number} squares"),
    }
}

/// Whether a piece with this method may jump without capturing.
fn jumps_idly(method: &Method) -> bool {
    matches!(method, Method::Cannon(Cannon { quiet: true }))
}
