//! How the captures of each method look: the lines before the move, and the choreography.
//!
//! A new method is an entry here; what people read and hear of it stands in `explain/methods`.

use super::choreography::{CHARGE, REACH, Stage};
use super::journeys::TOUCH;
use super::track::{Ease, Track};
use super::victims::{CaptureScene, Exit, VictimExit, flatten, leave};
use crate::diagram::lines::bent_line;
use crate::diagram::marks::LINE;
use crate::diagram::point::Point;
use crate::diagram::preview::{Sight, jump, leap_line, outline};
use crate::diagram::scene::{Ink, Item, Shape};
use crate::rules::{MethodName, Travel};

/// How long an explosion takes to reach its victims.
const SPREAD: f32 = 0.05;

/// How long a piece takes to shove another, once it has stopped short of it.
const SHOVE: f32 = 0.07;

/// How long an arrow flies for each square.
const FLIGHT: f32 = 0.045;

/// How far a piece is dragged after one that withdraws.
const DRAG: f32 = 0.3;

/// How the captures of a method look.
pub(in crate::diagram) struct MethodLook {
    /// From where it works.
    pub works: Works,
    /// The animation of a mover that stays on its square.
    pub on_the_spot: Option<OnTheSpot>,
    /// The lines of a capture before the move, besides those of the move as a whole.
    pub lines: fn(&Sight) -> Vec<Item>,
    /// The lines of a threat.
    pub threat: fn(&Sight) -> Vec<Item>,
    /// The animation of a victim, given its track up to then.
    pub(super) motion: fn(&mut Stage, Track, &CaptureScene) -> VictimExit,
}

/// The animation of a mover that stays on its square.
pub(in crate::diagram) struct OnTheSpot {
    /// How long it takes, in seconds.
    pub time: f32,
    /// Its marks before the move.
    pub marks: fn(Point) -> Vec<Item>,
    /// How it ends if it goes as well, given its track up to then and its place.
    pub(super) end: fn(&mut Stage, Track, Point) -> Track,
}

impl OnTheSpot {
    /// The animation of a method by which the mover stays on its square.
    pub fn of(travel: Travel) -> Option<&'static OnTheSpot> {
        let method = MethodName::by_travel(travel)?;
        MethodLook::of(method).on_the_spot.as_ref()
    }
}

/// From where a method works.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::diagram) enum Works {
    /// The captor goes at its victim, or stays where it is.
    Directly,
    /// The captor hops over its victims.
    Over,
    /// The captor goes elsewhere, and captures by going there.
    Going,
    /// The captor goes elsewhere, and captures from there.
    FromStop,
    /// The same, and all victims are one group, joined by lines.
    AroundGroup,
}

impl Works {
    /// Whether the captor goes elsewhere than to its victim or over it.
    pub fn apart(self) -> bool {
        match self {
            Works::Directly | Works::Over => false,
            Works::Going | Works::FromStop | Works::AroundGroup => true,
        }
    }

    /// Whether the captor captures from its stop, once it is there.
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
            MethodName::EnPassant => &EN_PASSANT,
        }
    }
}

static REPLACE: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |sight| vec![sight.rim_line()],
    motion: |stage, track, scene| {
        let way = match (scene.from, scene.to) == (stage.from, stage.to) {
            true => stage.way.heading(scene.from, scene.to).unit(),
            false => scene.way(),
        };
        held(track, stage.strikes(), Exit::Knocked(way * 0.4))
    },
};

static WITHDRAW: MethodLook = MethodLook {
    works: Works::Going,
    on_the_spot: None,
    lines: |sight| vec![sight.line(sight.from, 0.3)],
    threat: |sight| vec![sight.line(sight.from, 0.3)],
    motion: drag,
};

static ADVANCE: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |sight| vec![sight.line(sight.to, 0.0)],
    threat: |sight| vec![sight.line(sight.to, 0.0)],
    motion: shove,
};

static LEAP: MethodLook = MethodLook {
    works: Works::Over,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |sight| bent_line(&leap_line(sight.view, sight.transition), LINE, Ink::Capture),
    motion: |stage, track, scene| {
        let time = stage.passing(stage.passes(scene.place));
        stage.thud(scene.place, Ink::Capture, time);
        held(track, time, Exit::Struck)
    },
};

static CANNON: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |sight| jump(sight.from, sight.to, true),
    motion: |stage, track, scene| {
        let time = stage.moment(0.85);
        stage.thud(scene.place, Ink::Capture, time);
        held(track, time, Exit::Knocked(scene.way() * 0.6))
    },
};

static COORDINATE: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |sight| sight.with_partner(),
    threat: |sight| sight.with_partner(),
    motion: cross,
};

static PINCH: MethodLook = MethodLook {
    works: Works::FromStop,
    on_the_spot: None,
    lines: |sight| sight.with_partner(),
    threat: |sight| sight.with_partner(),
    motion: squeeze,
};

static DESTROY: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: Some(OnTheSpot {
        time: CHARGE,
        marks: |_| Vec::new(),
        end: |stage, track, place| leave(stage.charge(track, stage.to - place), Exit::Dissolved),
    }),
    lines: |sight| vec![sight.line(sight.from, 0.3)],
    threat: |sight| vec![sight.line(sight.from, 0.3)],
    motion: |stage, track, scene| {
        let track = stage.charge(track, scene.from - scene.place);
        let between = scene.from.towards(scene.place, 0.5);
        stage.burst(between, 2.2, stage.arrival - 0.02);
        (track, stage.arrival, Exit::Dissolved)
    },
};

static ENCLOSE: MethodLook = MethodLook {
    works: Works::AroundGroup,
    on_the_spot: None,
    lines: |_| Vec::new(),
    threat: |sight| outline(sight.view, sight.transition, sight.to),
    motion: hem_in,
};

static EXPLODE: MethodLook = MethodLook {
    works: Works::Directly,
    on_the_spot: Some(OnTheSpot {
        time: CHARGE,
        marks: |at| {
            let glow = Item::new(Shape::Glow, Ink::Capture, at);
            vec![glow.sized(3.6).faded(0.4)]
        },
        end: |stage, track, place| {
            stage.burst(place, 3.4, stage.arrival - 0.04);
            let swollen = |item: &mut Item| *item = item.sized(1.25);
            let track = track.key(stage.arrival, Ease::InOut, swollen);
            track.key(stage.arrival + 0.2, Ease::Out, |item| {
                *item = item.sized(1.7).faded(0.0);
            })
        },
    }),
    lines: |_| Vec::new(),
    threat: |sight| vec![sight.rim_line()],
    motion: |stage, track, scene| {
        let away = (scene.place - scene.from).unit() * 0.6;
        held(track, stage.arrival + SPREAD, Exit::Knocked(away))
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

static EN_PASSANT: MethodLook = MethodLook {
    works: Works::Going,
    on_the_spot: None,
    lines: |sight| vec![sight.line(sight.to, 0.0)],
    threat: |sight| vec![sight.line(sight.to, 0.0)],
    motion: |stage, track, scene| {
        let aside = (scene.place - scene.to) * 0.4;
        held(track, stage.moment(0.6), Exit::Knocked(aside))
    },
};

/// A victim that stays where it is up to a moment.
fn held(track: Track, time: f32, exit: Exit) -> VictimExit {
    (track.hold(time), time, exit)
}

/// Drawn a little after the captor, by a tether.
fn drag(stage: &mut Stage, track: Track, scene: &CaptureScene) -> VictimExit {
    let begin = stage.moment(0.2);
    let end = stage.arrival.max(begin + 0.14);
    let pull = scene.way() * DRAG;
    let track = track.hold(begin).key(end, Ease::InOut, |item| {
        item.at = item.at + pull;
    });
    let start = stage.start;
    let ahead = stage.actor(scene.from).map(|actor| actor.track.clone());
    if let Some(ahead) = ahead {
        stage.tether(&ahead, &track, (start, end), Ink::Capture);
    }
    (track, begin, Exit::Dissolved)
}

/// Shoved by a captor that has stopped short of it.
fn shove(stage: &mut Stage, track: Track, scene: &CaptureScene) -> VictimExit {
    let impact = scene.begin + SHOVE;
    let way = scene.place - scene.to;
    let reach = (way.length() - TOUCH).clamp(0.14, 0.4);
    if let Some(captor) = stage.actor(scene.from) {
        let rest = captor.track.clone().hold(impact - SHOVE);
        let lunge = rest.key(impact, Ease::InOut, |item| {
            item.at = item.at + way.unit() * reach;
        });
        captor.track = lunge.key(impact + 0.12, Ease::InOut, |item| item.at = scene.to);
    }
    let between = scene.place - way.unit() * 0.48;
    stage.blow(between, way, Ink::Capture, impact);
    held(track, impact, Exit::Knocked(way.unit() * 0.55))
}

/// Where two beams cross.
fn cross(stage: &mut Stage, track: Track, scene: &CaptureScene) -> VictimExit {
    let met = scene.begin + REACH;
    for start in std::iter::once(scene.to).chain(scene.partner) {
        stage.beam(start, scene.place, scene.begin);
    }
    stage.crossing(scene.place, met);
    held(track, met, Exit::Dissolved)
}

/// Between two brackets.
fn squeeze(stage: &mut Stage, track: Track, scene: &CaptureScene) -> VictimExit {
    let (place, met) = (scene.place, scene.begin + REACH);
    let inward = place - scene.to;
    let other = scene.partner.map_or(inward * -1.0, |at| place - at);
    for side in [inward, other] {
        stage.bracket(place, side, scene.begin);
    }
    let width = if scene.kept { 0.7 } else { 0.46 };
    let track = track
        .hold(met)
        .key(met + REACH, Ease::Out, |item| flatten(item, inward, width));
    (track, met, Exit::Flattened(inward))
}

/// The line of a shot, and the line of sight of its spotter.
fn line_of_fire(sight: &Sight) -> Vec<Item> {
    let lines = std::iter::once(sight.from).chain(sight.partner);
    lines.map(|start| sight.line(start, 0.4)).collect()
}

/// Hit by an arrow that flies from the captor, and from a spotter's line of sight.
fn shot(stage: &mut Stage, track: Track, scene: &CaptureScene) -> VictimExit {
    let way = scene.way();
    let mut begin = stage.arrival;
    if let Some(spotter) = scene.partner {
        stage.beam(spotter, scene.place, begin);
        begin += REACH;
    }
    let met = begin + FLIGHT * (scene.place - scene.from).length();
    let arrow = |tip: Point| Item::bar(tip - way.unit() * 0.5, tip, 0.12, Ink::Capture);
    let (start, end) = (scene.from + way.unit() * 0.5, scene.place);
    let flight = Track::new(arrow(start))
        .hold(begin)
        .key(met, Ease::Even, |item| *item = arrow(end))
        .veil(begin - 0.05, 0.0)
        .veil(begin, 1.0)
        .veil(met, 1.0)
        .veil(met + 0.08, 0.0);
    stage.over.push(flight);
    stage.thud(scene.place, Ink::Capture, met);
    held(track, met, Exit::Knocked(way.unit() * 0.55))
}

/// A ring closes around a piece of an enclosed group, which draws itself together.
fn hem_in(stage: &mut Stage, track: Track, scene: &CaptureScene) -> VictimExit {
    let met = scene.begin + REACH;
    stage.hem(scene.place, scene.begin);
    let track = track.hold(scene.begin);
    let drawn = track.key(met, Ease::Out, |item| *item = item.sized(0.86));
    (drawn, met, Exit::Lifted)
}
