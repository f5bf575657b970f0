//! The looks of each capture method: its lines before the move, and its animation.
//!
//! A new method is an entry here. `explain/methods` has its words.

use super::builder::{CHARGE, REACH, TOUCH, TimelineBuilder};
use super::exit::{CaptureScene, Exit, VictimExit, flatten, leave};
use super::track::{Ease, Track};
use crate::diagram::board_view::BoardView;
use crate::diagram::lines::bent_line;
use crate::diagram::marks::LINE;
use crate::diagram::planned::{self, PlannedCapture, jump};
use crate::diagram::point::Point;
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{MethodName, Transition, Travel};

/// How long an explosion takes to reach its victims.
const SPREAD: f32 = 0.05;

/// How long a piece takes to shove another after it has stopped next to it.
const SHOVE: f32 = 0.07;

/// How long an arrow takes for each square.
const FLIGHT: f32 = 0.045;

/// How far a withdrawing piece drags its victim.
const DRAG: f32 = 0.3;

/// The looks of a capture method.
pub(in crate::diagram) struct MethodLook {
    /// The place from which it captures.
    pub works: Works,
    /// The animation of a mover that stays on its square.
    pub on_the_spot: Option<OnTheSpot>,
    /// The lines of a capture before the move. Lines of the whole move are drawn elsewhere.
    pub lines: fn(&PlannedCapture) -> Vec<Item>,
    /// The lines of a threat.
    pub threat: fn(&PlannedCapture) -> Vec<Item>,
    /// The animation of a victim, which continues its track.
    pub(super) motion: fn(&mut TimelineBuilder, Track, &CaptureScene) -> VictimExit,
}

/// The animation of a mover that stays on its square.
pub(in crate::diagram) struct OnTheSpot {
    /// How long it takes, in seconds.
    pub time: f32,
    /// The marks of the mover before the move.
    pub marks: fn(Point) -> Vec<Item>,
    /// The mover's end if it is captured too. It continues the mover's track.
    pub(super) end: fn(&mut TimelineBuilder, Track, Point) -> Track,
}

impl OnTheSpot {
    /// The animation of the method that uses this way of travelling, if the mover stays on its square.
    pub fn of(travel: Travel) -> Option<&'static OnTheSpot> {
        let method = MethodName::by_travel(travel)?;
        MethodLook::of(method).on_the_spot.as_ref()
    }
}

/// The place from which a method captures.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::diagram) enum Works {
    /// The captor moves onto its victim, or stays where it is.
    Directly,
    /// The captor leaps over its victims.
    Over,
    /// The captor moves elsewhere, and captures by this motion.
    Going,
    /// The captor moves elsewhere, and captures from its stop.
    FromStop,
    /// As [`FromStop`](Self::FromStop), and all victims are one group, joined by lines.
    AroundGroup,
}

impl Works {
    /// Whether the captor moves neither onto its victim nor over it.
    pub fn apart(self) -> bool {
        match self {
            Works::Directly | Works::Over => false,
            Works::Going | Works::FromStop | Works::AroundGroup => true,
        }
    }

    /// Whether the captor captures from its stop after it has arrived.
    pub fn at_stop(self) -> bool {
        match self {
            Works::Directly | Works::Over | Works::Going => false,
            Works::FromStop | Works::AroundGroup => true,
        }
    }
}

impl MethodLook {
    /// The entry of a method.
    pub fn of(method: MethodName) -> &'static MethodLook {
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
            MethodName::Charge => &CHARGES,
            MethodName::EnPassant => &EN_PASSANT,
        }
    }
}

static REPLACE: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |planned| vec![planned.rim_line()],
    motion: |builder, track, scene| {
        let way = match (scene.from, scene.to) == (builder.from, builder.to) {
            true => builder.way.heading(scene.from, scene.to).unit(),
            false => scene.way(),
        };
        held(track, builder.strikes(), Exit::Knocked(way * 0.4))
    },
};

static WITHDRAW: MethodLook = MethodLook {
    works: Works::Going,
    on_the_spot: None,
    lines: |planned| vec![planned.line(planned.from, 0.3)],
    threat: |planned| vec![planned.line(planned.from, 0.3)],
    motion: drag,
};

static ADVANCE: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |planned| vec![planned.line(planned.to, 0.0)],
    threat: |planned| vec![planned.line(planned.to, 0.0)],
    motion: shove,
};

static LEAP: MethodLook = MethodLook {
    works: Works::Over,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |planned| {
        bent_line(
            &leap_line(planned.view, planned.transition),
            LINE,
            Ink::Capture,
        )
    },
    motion: |builder, track, scene| {
        let time = builder.passing(builder.passes(scene.place));
        builder.dust_ring(scene.place, Ink::Capture, time);
        held(track, time, Exit::Struck)
    },
};

static CANNON: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |planned| jump(planned.from, planned.to, true),
    motion: |builder, track, scene| {
        let time = builder.moment(0.85);
        builder.dust_ring(scene.place, Ink::Capture, time);
        held(track, time, Exit::Knocked(scene.way() * 0.6))
    },
};

static COORDINATE: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |planned| planned.with_partner(),
    threat: |planned| planned.with_partner(),
    motion: cross,
};

static PINCH: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |planned| planned.with_partner(),
    threat: |planned| planned.with_partner(),
    motion: squeeze,
};

static DESTROY: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: Some(OnTheSpot {
        time: CHARGE,
        marks: |_| Vec::new(),
        end: |builder, track, place| {
            leave(builder.charge(track, builder.to - place), Exit::Dissolved)
        },
    }),
    lines: |planned| vec![planned.line(planned.from, 0.3)],
    threat: |planned| vec![planned.line(planned.from, 0.3)],
    motion: |builder, track, scene| {
        let track = builder.charge(track, scene.from - scene.place);
        let between = scene.from.towards(scene.place, 0.5);
        builder.burst(between, 2.2, builder.arrival - 0.02);
        (track, builder.arrival, Exit::Dissolved)
    },
};

static ENCLOSE: MethodLook = MethodLook {
    works: Works::AroundGroup,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |planned| outline(planned.view, planned.transition, planned.to),
    motion: enclose,
};

static EXPLODE: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: Some(OnTheSpot {
        time: CHARGE,
        marks: |at| {
            let glow = Item::new(Shape::Glow, Ink::Capture, at);
            vec![glow.sized(3.6).faded(0.4)]
        },
        end: |builder, track, place| {
            builder.burst(place, 3.4, builder.arrival - 0.04);
            let swollen = |item: &mut Item| *item = item.sized(1.25);
            let track = track.key(builder.arrival, Ease::InOut, swollen);
            track.key(builder.arrival + 0.2, Ease::Out, |item| {
                *item = item.sized(1.7).faded(0.0);
            })
        },
    }),
    lines: |_| Vec::new(),
    threat: |planned| vec![planned.rim_line()],
    motion: |builder, track, scene| {
        let away = (scene.place - scene.from).unit() * 0.6;
        held(track, builder.arrival + SPREAD, Exit::Knocked(away))
    },
};

static SHOOT: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: Some(OnTheSpot {
        time: CHARGE,
        marks: |_| Vec::new(),
        end: |_, track, _| track,
    }),
    lines: line_of_fire,
    threat: line_of_fire,
    motion: shot,
};

static CHARGES: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |planned| vec![planned.line(planned.to, 0.0)],
    threat: |planned| vec![planned.line(planned.to, 0.0)],
    motion: |builder, track, scene| {
        let (met, way) = (scene.begin + SHOVE, (scene.place - scene.to).unit());
        builder.impact_stroke(scene.place - way * 0.48, way, Ink::Capture, met);
        held(track, met, Exit::Knocked(way * 0.55))
    },
};

static EN_PASSANT: MethodLook = MethodLook {
    works: Works::Going,
    on_the_spot: None,
    lines: |planned| vec![planned.line(planned.to, 0.0)],
    threat: |planned| vec![planned.line(planned.to, 0.0)],
    motion: |builder, track, scene| {
        let aside = (scene.place - scene.to) * 0.4;
        held(track, builder.moment(0.6), Exit::Knocked(aside))
    },
};

/// The path of a mover that leaps over the pieces that it captures. Empty for other moves.
pub(in crate::diagram) fn leap_line(view: &BoardView, transition: &Transition) -> Vec<Point> {
    planned::leap_line(view, transition, |by| {
        MethodLook::of(by).works == Works::Over
    })
}

/// A thin line from the stop of a move through all pieces of the enclosed group.
pub(in crate::diagram) fn outline(
    view: &BoardView,
    transition: &Transition,
    stop: Point,
) -> Vec<Item> {
    planned::outline(view, transition, stop, |by| {
        MethodLook::of(by).works == Works::AroundGroup
    })
}

/// A victim that stays on its square until a time.
fn held(track: Track, time: f32, exit: Exit) -> VictimExit {
    (track.hold(time), time, exit)
}

/// A victim that is dragged a little behind the captor, with a line.
fn drag(builder: &mut TimelineBuilder, track: Track, scene: &CaptureScene) -> VictimExit {
    let begin = builder.moment(0.2);
    let end = builder.arrival.max(begin + 0.14);
    let pull = scene.way() * DRAG;
    let track = track.hold(begin).key(end, Ease::InOut, |item| {
        item.at = item.at + pull;
    });
    let start = builder.start;
    let ahead = builder.actor(scene.from).map(|actor| actor.track.clone());
    if let Some(ahead) = ahead {
        builder.tether(&ahead, &track, (start, end), Ink::Capture);
    }
    (track, begin, Exit::Dissolved)
}

/// A victim that is shoved by a captor which stopped next to it.
fn shove(builder: &mut TimelineBuilder, track: Track, scene: &CaptureScene) -> VictimExit {
    let impact = scene.begin + SHOVE;
    let way = scene.place - scene.to;
    let reach = (way.length() - TOUCH).clamp(0.14, 0.4);
    if let Some(captor) = builder.actor(scene.from) {
        let rest = captor.track.clone().hold(impact - SHOVE);
        let lunge = rest.key(impact, Ease::InOut, |item| {
            item.at = item.at + way.unit() * reach;
        });
        captor.track = lunge.key(impact + 0.12, Ease::InOut, |item| item.at = scene.to);
    }
    let between = scene.place - way.unit() * 0.48;
    builder.impact_stroke(between, way, Ink::Capture, impact);
    held(track, impact, Exit::Knocked(way.unit() * 0.55))
}

/// A victim at the crossing of two beams.
fn cross(builder: &mut TimelineBuilder, track: Track, scene: &CaptureScene) -> VictimExit {
    let met = scene.begin + REACH;
    for start in std::iter::once(scene.to).chain(scene.partner) {
        builder.beam(start, scene.place, scene.begin);
    }
    builder.crossing(scene.place, met);
    held(track, met, Exit::Dissolved)
}

/// A victim between two brackets.
fn squeeze(builder: &mut TimelineBuilder, track: Track, scene: &CaptureScene) -> VictimExit {
    let (place, met) = (scene.place, scene.begin + REACH);
    let inward = place - scene.to;
    let other = scene.partner.map_or(inward * -1.0, |at| place - at);
    let width = if scene.goes_to_hand { 0.7 } else { 0.46 };
    for side in [inward, other] {
        builder.bracket(place, side, scene.begin, width);
    }
    let track = track
        .hold(met)
        .key(met + REACH, Ease::Out, |item| flatten(item, inward, width));
    (track, met, Exit::Flattened(inward))
}

/// The line of a shot, and the line from its spotter.
fn line_of_fire(planned: &PlannedCapture) -> Vec<Item> {
    let lines = std::iter::once(planned.from).chain(planned.partner);
    lines.map(|start| planned.line(start, 0.4)).collect()
}

/// A victim hit by an arrow from the captor, with a line from the spotter.
fn shot(builder: &mut TimelineBuilder, track: Track, scene: &CaptureScene) -> VictimExit {
    let way = scene.way();
    let mut begin = builder.arrival;
    if let Some(spotter) = scene.partner {
        builder.beam(spotter, scene.place, begin);
        begin += REACH;
    }
    let met = begin + FLIGHT * (scene.place - scene.from).length();
    let arrow = |tip: Point| Item::bar(tip - way.unit() * 0.5, tip, 0.12, Ink::Capture);
    let (start, end) = (scene.from + way.unit() * 0.5, scene.place);
    let flight = Track::new(arrow(start))
        .hold(begin)
        .key(met, Ease::Even, |item| *item = arrow(end))
        .opacity(begin - 0.05, 0.0)
        .opacity(begin, 1.0)
        .opacity(met, 1.0)
        .opacity(met + 0.08, 0.0);
    builder.over.push(flight);
    builder.dust_ring(scene.place, Ink::Capture, met);
    held(track, met, Exit::Knocked(way.unit() * 0.55))
}

/// A victim in an enclosed group: a ring closes around it, and it shrinks.
fn enclose(builder: &mut TimelineBuilder, track: Track, scene: &CaptureScene) -> VictimExit {
    let met = scene.begin + REACH;
    builder.closing_ring(scene.place, scene.begin);
    let track = track.hold(scene.begin);
    let drawn = track.key(met, Ease::Out, |item| *item = item.sized(0.86));
    (drawn, met, Exit::Lifted)
}
