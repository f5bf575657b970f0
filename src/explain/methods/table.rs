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
    name: "Displacement",
    sentence: "It captures an enemy by moving onto its square, as chess pieces do.",
    fate: "fate-replaced",
    sound: Sound::Onto,
    file: None,
    example: Example::at(3),
    manner: |group| capture!("capture-replace", group),
    attack: |attack, names| phrase!("attack-by", piece = names.the(attack.piece)),
    more: More {
        onto: true,
        particulars: |words, method| match method {
            Method::Replace(replace) => words.reach_to_capture(&replace.reach),
            _ => String::new(),
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
    name: "Withdrawal",
    sentence: "It captures an enemy next to it by moving straight away from it.",
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
            Method::Withdraw(withdraw) => only_by(withdraw.steps),
            _ => String::new(),
        },
        ..MORE
    },
};

static ADVANCE: MethodInfo = MethodInfo {
    name: "Advance",
    sentence: "It moves towards an enemy in a straight line and captures it by stopping next to it.",
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
    name: "Leap",
    sentence: "It captures enemies by leaping over them in a straight line, in any direction and from any distance.",
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
                return String::new();
            };
            let one = leap.single.then_some(" It captures only one piece a move.");
            let near = (leap.landing == Landing::Behind).then_some(match leap.single {
                true => " It lands on the square right behind that piece.",
                false => " It lands on the square right behind the last piece that it leaps over.",
            });
            format!("{}{}", one.unwrap_or(""), near.unwrap_or(""))
        },
        ..MORE
    },
};

static CANNON: MethodInfo = MethodInfo {
    name: "Cannon jump",
    sentence: "It jumps over a piece next to it, of either side, and captures an enemy on the square behind that piece.",
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
            true => " It may also jump onto that square if it is empty.".to_owned(),
            false => String::new(),
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
    name: "Coordination",
    sentence: "It captures enemies on two corners: where its rank crosses its partner's file, and where its file crosses its partner's rank.",
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
                return String::new();
            };
            let partners = words.partners("Its partner is", &coordinate.partners);
            let steps = only_by(coordinate.steps);
            let corners = match coordinate.corners {
                Corners::Both => "",
                Corners::New => " Only corners that the move made count.",
                Corners::Balanced => {
                    " A corner counts only if equally many pieces stand on both lines that lead to it."
                }
            };
            format!("{partners}{steps}{corners}")
        },
        ..MORE
    },
};

static PINCH: MethodInfo = MethodInfo {
    name: "Pinch",
    sentence: "After a move along a rank or file, it captures each enemy between it and a friend (custodial capture). The three stand side by side on a rank or file.",
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
                words.partners("That friend must be", &pinch.partners)
            }
            _ => String::new(),
        },
        ..MORE
    },
};

static DESTROY: MethodInfo = MethodInfo {
    name: "Mutual destruction",
    sentence: "It destroys one enemy next to it, and itself.",
    fate: "fate-destroyed",
    sound: Sound::Blast,
    file: InFile::capture("Destroy", &[]),
    example: Example::at(1),
    manner: |group| capture!("capture-destroy", group),
    attack: |attack, names| phrase!("attack-destroy", piece = names.the(attack.piece)),
    more: More {
        on_the_spot: Some("destroys itself"),
        ..MORE
    },
};

static ENCLOSE: MethodInfo = MethodInfo {
    name: "Enclosing",
    sentence: "As in Go, it captures a connected group of enemies that has no empty square left next to it. Only ranks and files count.",
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
                return String::new();
            };
            let anywhere = match enclose.teleport {
                true => " For such a capture it may go to any empty square.",
                false => "",
            };
            let spent = enclose.spent.map_or(String::new(), |kind| {
                format!(" After that it becomes {}.", words.one(kind))
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
    sentence: "Without moving, it may destroy itself and all pieces next to it, of both sides.",
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
        on_the_spot: Some("explodes"),
        ..MORE
    },
};

static SHOOT: MethodInfo = MethodInfo {
    name: "Shot",
    sentence: "It shoots without moving: it captures the first piece on a line, if that is an enemy and near.",
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
        on_the_spot: Some("shoots"),
        particulars: |_, method| {
            let Method::Shoot(shoot) = method else {
                return String::new();
            };
            let near = format!(" Near means at most {} away.", squares(shoot.range));
            let spots = match shoot.spotter {
                0 => String::new(),
                1 => " A target further away needs a friend of the shooter next to it, which spots it.".to_owned(),
                far => format!(
                    " A target further away needs a friend that spots it. A friend spots enemies up to {} away in a straight line, with nothing in between.",
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

static CHARGE: MethodInfo = MethodInfo {
    name: "Charge",
    sentence: "It captures every enemy next to the square where it stops.",
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
    name: "En passant",
    sentence: "It captures a pawn that has just passed it with a double step or a longer one.",
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

/// A number of squares.
fn squares(number: u8) -> String {
    match number {
        1 => "1 square".to_owned(),
        number => format!("{number} squares"),
    }
}

/// Whether a piece with this method can jump without capturing.
fn jumps_idly(method: &Method) -> bool {
    matches!(method, Method::Cannon(Cannon { quiet: true }))
}
