//! An entry for each capture method, with all its texts and its sound.

use super::{Example, MORE, MethodInfo, More, Needs, Sound, only_by};
use crate::explain::in_file::{Detail, InFile};
use crate::explain::refusal::NoWay;
use crate::rules::{Bitboard, Cannon, Corners, Landing, Method, MethodName, TypeSet};
use crate::texts::phrase;

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
            MethodName::Charge => &CHARGE,
            MethodName::EnPassant => &EN_PASSANT,
        }
    }
}

/// The sentence about a capture: `captor`, `pieces` and `more` are arguments of all of them.
macro_rules! capture {
    ($id:literal, $group:ident $(, $name:ident = $value:expr)*) => {
        phrase!(
            $id,
            captor = $group.captor(),
            pieces = $group.pieces(),
            more = $group.more(),
            $($name = $value),*
        )
    };
}

static REPLACE: MethodInfo = MethodInfo {
    name: "ability-displacement",
    sentence: "ability-displacement-is",
    fate: "fate-replaced",
    sound: Sound::Onto,
    file: None,
    example: Example::at(3),
    manner: |group| capture!("capture-replace", group),
    attack: |attack, names| phrase!("attack-by", piece = names.the(attack.piece)),
    more: More {
        onto: true,
        particulars: |words, method| match method {
            Method::Replace(replace) => Vec::from_iter(words.reach_to_capture(&replace.reach)),
            _ => Vec::new(),
        },
        no_way: |stop, method| {
            let Method::Replace(replace) = method else {
                return None;
            };
            let reach = &replace.reach[stop.piece.piece.color()];
            let reach = reach.reach(stop.geometry, stop.piece.at, Bitboard::EMPTY);
            reach.contains(stop.to).then_some(NoWay::OnlyToCapture)
        },
        ..MORE
    },
};

static WITHDRAW: MethodInfo = MethodInfo {
    name: "ability-withdrawal",
    sentence: "ability-withdrawal-is",
    fate: "fate-withdrawn-from",
    sound: Sound::Afar,
    file: InFile::capture("Withdraw", &[STEPS]),
    example: Example::at(1),
    manner: |group| capture!("capture-withdraw", group),
    attack: |attack, names| {
        let stop = attack.stop_name(names);
        phrase!(
            "attack-withdraw",
            piece = names.the(attack.piece),
            stop = stop
        )
    },
    more: More {
        particulars: |_, method| match method {
            Method::Withdraw(withdraw) => Vec::from_iter(only_by(withdraw.steps)),
            _ => Vec::new(),
        },
        ..MORE
    },
};

static ADVANCE: MethodInfo = MethodInfo {
    name: "ability-advance",
    sentence: "ability-advance-is",
    fate: "fate-run-up-to",
    sound: Sound::Afar,
    file: InFile::capture("Advance", &[]),
    example: Example::at(4),
    manner: |group| capture!("capture-advance", group),
    attack: |attack, names| {
        let stop = attack.stop_name(names);
        phrase!(
            "attack-advance",
            piece = names.the(attack.piece),
            stop = stop
        )
    },
    more: MORE,
};

static LEAP: MethodInfo = MethodInfo {
    name: "ability-leap",
    sentence: "ability-leap-is",
    fate: "fate-leapt-over",
    sound: Sound::Over,
    file: InFile::capture(
        "Leap",
        &[
            Detail::new("tick-one-piece-a-move", "single: true"),
            Detail::new("tick-lands-right-behind", "landing: Behind"),
        ],
    ),
    example: Example {
        several: true,
        ..Example::at(2)
    },
    manner: |group| capture!("capture-leap", group),
    attack: |attack, names| {
        let stop = attack.stop_name(names);
        phrase!("attack-leap", piece = names.the(attack.piece), stop = stop)
    },
    more: More {
        over: true,
        particulars: |_, method| {
            let Method::Leap(leap) = method else {
                return Vec::new();
            };
            let near = leap.landing == Landing::Behind;
            match (leap.single, near) {
                (true, true) => vec![
                    phrase!("ability-leap-single"),
                    phrase!("ability-leap-behind-it"),
                ],
                (true, false) => vec![phrase!("ability-leap-single")],
                (false, true) => vec![phrase!("ability-leap-behind-last")],
                (false, false) => Vec::new(),
            }
        },
        ..MORE
    },
};

static CANNON: MethodInfo = MethodInfo {
    name: "ability-cannon-jump",
    sentence: "ability-cannon-jump-is",
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
    manner: |group| capture!("capture-cannon", group),
    attack: |attack, names| phrase!("attack-cannon", piece = names.the(attack.piece)),
    more: More {
        onto: true,
        idle: jumps_idly,
        particulars: |_, method| match jumps_idly(method) {
            true => vec![phrase!("ability-cannon-jump-idle")],
            false => Vec::new(),
        },
        no_way: |stop, method| {
            let near = stop.geometry.distance(stop.piece.at, stop.to) == 2;
            let over = stop.over;
            (jumps_idly(method) && over.any() && near).then_some(NoWay::NothingToJump(over))
        },
        ..MORE
    },
};

static COORDINATE: MethodInfo = MethodInfo {
    name: "ability-coordination",
    sentence: "ability-coordination-is",
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
    manner: |group| {
        let line = if group.on_file() { "file" } else { "rank" };
        capture!(
            "capture-coordinate",
            group,
            line = line,
            partner = group.partner()
        )
    },
    attack: |attack, names| {
        let (stop, partner) = (attack.stop_name(names), attack.partner_noun(names));
        phrase!(
            "attack-coordinate",
            piece = names.the(attack.piece),
            stop = stop,
            partner = partner
        )
    },
    more: More {
        particulars: |words, method| {
            let Method::Coordinate(coordinate) = method else {
                return Vec::new();
            };
            let mut told = words.partners(&coordinate.partners, |pieces, limited, victims| {
                phrase!(
                    "ability-coordination-partner",
                    pieces = pieces,
                    limited = limited,
                    victims = victims
                )
            });
            told.extend(only_by(coordinate.steps));
            told.extend(match coordinate.corners {
                Corners::Both => None,
                Corners::New => Some(phrase!("ability-coordination-new")),
                Corners::Balanced => Some(phrase!("ability-coordination-balanced")),
            });
            told
        },
        ..MORE
    },
};

static PINCH: MethodInfo = MethodInfo {
    name: "ability-pinch",
    sentence: "ability-pinch-is",
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
    manner: |group| capture!("capture-pinch", group, partner = group.partner()),
    attack: |attack, names| {
        let (stop, partner) = (attack.stop_name(names), attack.partner_noun(names));
        phrase!(
            "attack-pinch",
            piece = names.the(attack.piece),
            stop = stop,
            partner = partner
        )
    },
    more: More {
        particulars: |words, method| match method {
            Method::Pinch(pinch) if pinch.partners.iter().any(|p| p.pieces != TypeSet::ALL) => {
                words.partners(&pinch.partners, |pieces, limited, victims| {
                    phrase!(
                        "ability-pinch-friend",
                        pieces = pieces,
                        limited = limited,
                        victims = victims
                    )
                })
            }
            _ => Vec::new(),
        },
        ..MORE
    },
};

static DESTROY: MethodInfo = MethodInfo {
    name: "ability-mutual-destruction",
    sentence: "ability-mutual-destruction-is",
    fate: "fate-destroyed",
    sound: Sound::Blast,
    file: InFile::capture("Destroy", &[]),
    example: Example::at(1),
    manner: |group| capture!("capture-destroy", group),
    attack: |attack, names| phrase!("attack-destroy", piece = names.the(attack.piece)),
    more: More {
        on_the_spot: Some(|piece| phrase!("spot-destroys-itself", piece = piece)),
        ..MORE
    },
};

static ENCLOSE: MethodInfo = MethodInfo {
    name: "ability-enclosing",
    sentence: "ability-enclosing-is",
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
    manner: |group| capture!("capture-enclose", group),
    attack: |attack, names| {
        let stop = attack.stop_name(names);
        phrase!(
            "attack-enclose",
            piece = names.the(attack.piece),
            stop = stop
        )
    },
    more: More {
        particulars: |words, method| {
            let Method::Enclose(enclose) = method else {
                return Vec::new();
            };
            let anywhere = || phrase!("ability-enclosing-anywhere");
            let becomes = |kind| phrase!("ability-enclosing-becomes", piece = words.one(kind));
            let anywhere = enclose.teleport.then(anywhere).into_iter();
            anywhere.chain(enclose.spent.map(becomes)).collect()
        },
        no_way: |_, method| match method {
            Method::Enclose(enclose) => enclose.teleport.then_some(NoWay::OnlyToEnclose),
            _ => None,
        },
        ..MORE
    },
};

static EXPLODE: MethodInfo = MethodInfo {
    name: "ability-explosion",
    sentence: "ability-explosion-is",
    fate: "fate-blown-up",
    sound: Sound::Blast,
    file: InFile::capture("Explode", &[]),
    example: Example {
        several: true,
        ..Example::at(1)
    },
    manner: |group| capture!("capture-explode", group),
    attack: |attack, names| phrase!("attack-explode", piece = names.the(attack.piece)),
    more: More {
        on_the_spot: Some(|piece| phrase!("spot-explodes", piece = piece)),
        ..MORE
    },
};

static SHOOT: MethodInfo = MethodInfo {
    name: "ability-shot",
    sentence: "ability-shot-is",
    fate: "fate-shot",
    sound: Sound::Afar,
    file: InFile::capture("Shoot", &[Detail::new("tick-no-spotters", "spotter: 0")]),
    example: Example::at(2),
    manner: |group| match group.partner_square().any() {
        true => capture!("capture-shoot-spotted", group, partner = group.partner()),
        false => capture!("capture-shoot", group),
    },
    attack: |attack, names| phrase!("attack-shoot", piece = names.the(attack.piece)),
    more: More {
        on_the_spot: Some(|piece| phrase!("spot-shoots", piece = piece)),
        particulars: |_, method| {
            let Method::Shoot(shoot) = method else {
                return Vec::new();
            };
            let mut told = vec![phrase!("ability-shot-near", count = shoot.range)];
            if shoot.spotter > 0 {
                told.push(phrase!("ability-shot-spotter", count = shoot.spotter));
                if !shoot.frozen_spotters {
                    told.push(phrase!("ability-shot-frozen"));
                }
            }
            told
        },
        ..MORE
    },
};

static CHARGE: MethodInfo = MethodInfo {
    name: "ability-charge",
    sentence: "ability-charge-is",
    fate: "fate-charged",
    sound: Sound::Afar,
    file: InFile::capture("Charge", &[]),
    example: Example {
        several: true,
        ..Example::at(3)
    },
    manner: |group| capture!("capture-charge", group),
    attack: |attack, names| {
        let stop = attack.stop_name(names);
        phrase!(
            "attack-charge",
            piece = names.the(attack.piece),
            stop = stop
        )
    },
    more: MORE,
};

static EN_PASSANT: MethodInfo = MethodInfo {
    name: "ability-en-passant",
    sentence: "ability-en-passant-is",
    fate: "fate-en-passant",
    sound: Sound::Onto,
    file: InFile::capture("EnPassant", &[]),
    example: Example {
        needs: Needs::Run,
        ..Example::at(2)
    },
    manner: |group| capture!("capture-en-passant", group, stop = group.stop()),
    attack: |attack, names| {
        let stop = attack.stop_name(names);
        phrase!(
            "attack-en-passant",
            piece = names.the(attack.piece),
            stop = stop
        )
    },
    more: MORE,
};

/// A limit of several methods.
const STEPS: Detail = Detail::new("tick-only-by-a-move-of-one-square", "steps: 1");

/// Whether a piece with this method can jump without capturing.
fn jumps_idly(method: &Method) -> bool {
    matches!(method, Method::Cannon(Cannon { quiet: true }))
}
