//! What the evaluation makes of the games and their men.

use super::*;
use crate::variant_file::Catalogue;

fn games() -> impl Iterator<Item = Variant> {
    let catalogue = Catalogue::built_in();
    let ids: Vec<String> = catalogue.ids().map(str::to_owned).collect();
    ids.into_iter().flat_map(move |id| {
        let layouts = catalogue.info(&id).map(|info| info.layouts);
        let games: Vec<Variant> = layouts
            .unwrap_or_default()
            .iter()
            .filter_map(|layout| catalogue.variant(&id, Some(layout), &[]).ok())
            .collect();
        games
    })
}

fn value(evaluator: &Evaluator, variant: &Variant, id: &str) -> Option<Value> {
    let index = variant.men().iter().position(|man| man.id == id)?;
    Some(evaluator.weights[index].value)
}

#[test]
fn chessmen_have_their_usual_order() {
    let chessmen = ["pawn", "knight", "bishop", "rook", "queen"];
    for variant in games() {
        let evaluator = Evaluator::new(&variant);
        let known = chessmen.map(|id| value(&evaluator, &variant, id));
        let known: Vec<Value> = known.into_iter().flatten().collect();
        let name = (variant.id(), variant.layout());
        assert!(known.is_sorted_by(|a, b| a < b), "{name:?}: {known:?}");
    }
}

/// What players report of the men that capture by doing something.
#[test]
fn other_men_lie_where_players_put_them() {
    for (id, man, below, above) in [
        ("withdrawer-chess", "withdrawer", "rook", "queen"),
        ("advancer-chess", "advancer", "rook", "queen"),
        ("long-leaper-chess", "long-leaper", "rook", "queen"),
        ("coordinator-chess", "coordinator", "knight", "rook"),
        ("immobilizer-chess", "immobilizer", "bishop", "queen"),
    ] {
        for variant in games().filter(|variant| variant.id() == id) {
            let evaluator = Evaluator::new(&variant);
            let value = |man| value(&evaluator, &variant, man);
            let (below, worth, above) = (value(below), value(man), value(above));
            assert!(below < worth && worth < above, "{id} {}", variant.layout());
        }
    }
}

/// In Ultima and its kin the freezer is the strongest man, and none is worse than a pawn.
#[test]
fn the_immobilizer_leads_among_ultimas_men() {
    for id in [
        "ultima",
        "baroque",
        "baroque-cambridge",
        "hyper-chess",
        "maxima",
    ] {
        for variant in games().filter(|variant| variant.id() == id) {
            let evaluator = Evaluator::new(&variant);
            let freezer = value(&evaluator, &variant, "immobilizer");
            let officers = variant.men().iter().filter(|man| !man.royal && !man.pawn);
            let pawn = variant.men().iter().find(|man| man.pawn).unwrap();
            let pawn = value(&evaluator, &variant, &pawn.id);
            for man in officers {
                let worth = value(&evaluator, &variant, &man.id);
                assert!(pawn < worth && worth <= freezer, "{id}: {}", man.id);
            }
        }
    }
}

/// The worth of White's men, hand and goals, by FEN.
fn worth(variant: &Variant, fen: &str) -> Value {
    let position = crate::notation::parse_fen(variant, fen).unwrap();
    Evaluator::new(variant).evaluate(variant, &position)
}

#[test]
fn a_hand_is_worth_what_can_be_done_with_it() {
    let named = |id: &str| games().find(|variant| variant.id() == id).unwrap();
    let gain = |variant: &Variant, without: &str, with: &str| {
        worth(variant, with) - worth(variant, without)
    };
    let drops = named("chessma-84");
    let board = "1********1/*8*/*4k3*/*8*/*8*/*8*/*8*/*8*/*8*/*4K3*/*8*/1********1";
    let (without, with) = (format!("{board}[] w"), format!("{board}[R] w"));
    assert!(gain(&drops, &without, &with) > 300);
    let revives = named("renaissance");
    for (man, few) in [('R', false), ('I', true)] {
        let board = format!("k8/9/9/9/9/9/9/9/K7{man}");
        let (without, with) = (format!("{board}[] w"), format!("{board}[L] w"));
        assert_eq!(gain(&revives, &without, &with) < 200, few, "{man}");
    }
}

#[test]
fn goals_draw_the_men_on() {
    let maxima = games().find(|variant| variant.id() == "maxima").unwrap();
    let near = "***P1***/8/8/8/8/8/7p/7k/p7/1K5L/***2*** w";
    let far = "***2***/8/8/8/8/8/3P3p/7k/p7/1K5L/***2*** w";
    assert!(worth(&maxima, near) > worth(&maxima, far) + 50);
}

#[test]
fn starts_of_like_armies_are_about_even() {
    let alike = |variant: &Variant| variant.army(Color::White) == variant.army(Color::Black);
    for variant in games().filter(alike) {
        let start = variant.start();
        let evaluator = Evaluator::new(&variant);
        let name = (variant.id(), variant.layout());
        let value = evaluator.evaluate(&variant, start);
        assert!(value.abs() < 150, "{name:?}: {value}");
    }
}
