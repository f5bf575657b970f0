//! Scratch: all sentences of many positions, for comparison.
use super::*;
use crate::explain::*;
use crate::rules::Color;
use std::collections::BTreeSet;

#[test]
#[ignore]
fn dump() {
    let mut lines: BTreeSet<String> = BTreeSet::new();
    let mut number = 0;
    each_variant(|variant| {
        for color in Color::ALL {
            for kind in variant.army(color).iter() {
                let piece = crate::rules::Piece::new(color, kind);
                let id = format!("{} {:?} {}", variant.name(), color, variant.kind(kind).name);
                lines.insert(format!("{id} BRIEF {}", in_brief(variant, piece)));
                lines.insert(format!("{id} DOING {}", doing(variant, piece).join(" | ")));
                for found in abilities(variant, piece) {
                    lines.insert(format!("{id} ABILITY {found:?}"));
                }
            }
        }
    });
    each_board(|variant, position| {
        number += 1;
        let legal = variant.legal_moves(position);
        let name = variant.name();
        for &mv in &legal {
            let transition = variant.transition(position, mv);
            for sentence in describe_move(variant, position, &transition) {
                lines.insert(format!(
                    "{name} MOVE {} {:?}",
                    sentence.text, sentence.squares
                ));
            }
            lines.insert(format!(
                "{name} SPOKEN {}",
                spoken(variant, position, &transition)
            ));
            for aim in aims(variant, position, mv) {
                lines.insert(format!("{name} AIM {aim}"));
            }
        }
        for square in variant.geometry().squares() {
            lines.insert(format!(
                "{name} STANDING {}",
                standing(variant, position, square, &legal)
            ));
        }
        lines.insert(format!("{name} READ {}", read_out(variant, position)));
        if number % 3 == 0 {
            for from in variant.geometry().squares() {
                let all = variant.geometry().squares().into_iter().map(Some);
                for to in all.chain([None]) {
                    if let Some(refusal) = refusal(variant, position, from, to) {
                        lines.insert(format!("{name} REFUSAL {}", refusal.text(variant)));
                    }
                }
            }
        }
    });
    for &method in crate::rules::MethodName::ALL.iter() {
        let info = MethodInfo::of(method);
        lines.insert(format!("METHOD {} {}", info.name(), info.sentence()));
    }
    for &power in Power::ALL.iter() {
        lines.insert(format!(
            "POWER {} {}",
            power.info().name(),
            power.info().sentence()
        ));
    }
    let out: Vec<String> = lines.into_iter().collect();
    std::fs::write(std::env::var("DUMP").unwrap(), out.join("\n")).unwrap();
}
