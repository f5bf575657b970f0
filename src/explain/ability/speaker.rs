//! What is particular about a man's methods and powers, in words.

use super::Ability;
use crate::explain::words::{Names, list};
use crate::rules::{
    ByColor, Capture, Corners, Landing, Man, Method, Partner, Piece, PieceType, Promotion, TypeSet,
    Variant,
};

/// Who finds the words for one man.
pub(super) struct Speaker<'a> {
    pub variant: &'a Variant,
    pub names: Names<'a>,
    pub piece: Piece,
}

impl Speaker<'_> {
    pub fn capture(&self, capture: &Capture) -> (Ability, String) {
        let ability = Ability::Capture(capture.method.name());
        let mut words = ability.sentence().to_owned();
        words.extend(self.particulars(&capture.method));
        if capture.optional {
            words.push_str(" The player may leave the capture alone.");
        }
        (ability, words)
    }

    /// What a method has that not all of its kind have.
    fn particulars(&self, method: &Method) -> Option<String> {
        let length = |steps: Option<u8>| {
            let steps = steps?;
            Some(match steps {
                1 => " It does so only by a move of exactly one square.".to_owned(),
                _ => format!(" It does so only by a move of exactly {steps} squares."),
            })
        };
        match method {
            Method::Withdraw(withdraw) => length(withdraw.steps),
            Method::Leap(leap) => {
                let one = leap.single.then_some(" One man a move is all.");
                let near = (leap.landing == Landing::Behind)
                    .then_some(" It lands right behind the last man that it jumps.");
                Some(format!("{}{}", one.unwrap_or(""), near.unwrap_or("")))
            }
            Method::Coordinate(coordinate) => {
                let mut words = self.partners("Its partner is", &coordinate.partners);
                words.extend(length(coordinate.steps));
                words.push_str(match coordinate.corners {
                    Corners::Both => "",
                    Corners::New => " Only corners count that the move has made.",
                    Corners::Balanced => {
                        " A corner counts only with as many men towards the one as towards the other."
                    }
                });
                Some(words)
            }
            Method::Pinch(pinch) if pinch.partners.iter().any(|p| p.men != TypeSet::ALL) => {
                Some(self.partners("That friend must be", &pinch.partners))
            }
            Method::Enclose(enclose) => {
                let anywhere = match enclose.teleport {
                    true => " To do so it may go to any empty square.",
                    false => "",
                };
                let spent = enclose.spent.map_or(String::new(), |kind| {
                    format!(" Having done it, it becomes {}.", self.one(kind))
                });
                Some(format!("{anywhere}{spent}"))
            }
            _ => None,
        }
    }

    fn partners(&self, words: &str, partners: &[Partner]) -> String {
        let own = self.variant.army(self.piece.color());
        let sentences = partners.iter().map(|partner| {
            let men = self.any_of(partner.men.and(own), own);
            let against = match partner.against == TypeSet::ALL {
                true => String::new(),
                false => format!(", against {}", self.any_enemy(partner.against)),
            };
            format!(" {words} {men}{against}.")
        });
        sentences.collect()
    }

    /// By which methods it takes whom as they do.
    pub fn mimicry(&self, man: &Man) -> Option<(Ability, String)> {
        let mimicked = man.captures.iter().filter(|capture| capture.mimicked);
        let victims = mimicked.fold(TypeSet::NONE, |set, capture| set.or(capture.victims));
        let enemies = self.variant.army(!self.piece.color());
        let victims = victims.and(enemies);
        if victims.is_empty() {
            return None;
        }
        let sentence = Ability::Mimic.sentence();
        let whom = self.listed(victims, " and ");
        Some((Ability::Mimic, format!("{sentence} Here it takes {whom}.")))
    }

    pub fn powers(&self, man: &Man) -> Vec<(Ability, String)> {
        let swap = man.swap.map(|swap| {
            let friends = match swap.friends.is_empty() {
                true => "Friends are left alone.".to_owned(),
                false => format!("Friends do as well: {}.", self.own(swap.friends)),
            };
            let reach = if swap.adjacent {
                " It must be next to it."
            } else {
                ""
            };
            let words = format!("{} {friends}{reach}", self.of_enemies(swap.enemies));
            (Ability::Swap, words.trim_start().to_owned())
        });
        let freeze =
            (!man.freezes.is_empty()).then(|| (Ability::Freeze, self.of_enemies(man.freezes)));
        let drive = man
            .drive
            .map(|drive| (Ability::Drive, self.of_enemies(drive.enemies)));
        let lasting = |zone: &ByColor<_>| zone[self.piece.color()];
        let promotes = man.promotion.as_ref().map(lasting);
        let promotes = promotes.map(|promotion: Promotion| {
            (
                Ability::Promotion,
                format!("It may become {}.", self.listed(promotion.to, " or ")),
            )
        });
        let with = |ability: Ability, has: bool| has.then_some((ability, String::new()));
        let found = [
            freeze,
            swap,
            drive,
            with(Ability::Push, man.pushes),
            with(Ability::Pull, man.pulls),
            with(Ability::Resurrect, man.resurrects),
            with(Ability::Unfreezable, man.unfreezable),
            with(Ability::Immune, man.immune),
            with(Ability::Compelled, man.compelled),
            with(Ability::Royal, man.royal),
            with(Ability::Run, man.run.is_some()),
            promotes,
        ];
        let said = |(ability, more): (Ability, String)| {
            let words = format!("{} {more}", ability.sentence());
            (ability, words.trim_end().to_owned())
        };
        found.into_iter().flatten().map(said).collect()
    }

    /// Of which enemies something is true, if not of all.
    fn of_enemies(&self, types: TypeSet) -> String {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => String::new(),
            false => format!("That is so of {} only.", self.any_enemy(types)),
        }
    }

    fn any_enemy(&self, types: TypeSet) -> String {
        let all = self.variant.army(!self.piece.color());
        match types.and(all) == all {
            true => "any enemy".to_owned(),
            false => self.listed(types.and(all), " and "),
        }
    }

    fn own(&self, types: TypeSet) -> String {
        let all = self.variant.army(self.piece.color());
        self.any_of(types.and(all), all)
    }

    fn any_of(&self, types: TypeSet, all: TypeSet) -> String {
        match types == all {
            true => "any man of its side".to_owned(),
            false => self.listed(types, " or "),
        }
    }

    /// `a Rook, a Bishop or a Knight`; nobody if the list is empty.
    fn listed(&self, types: TypeSet, last: &str) -> String {
        let mut men: Vec<String> = Vec::new();
        for kind in types.iter() {
            let man = self.one(kind);
            if !men.contains(&man) {
                men.push(man);
            }
        }
        match men.is_empty() {
            true => "nobody here".to_owned(),
            false => list(&men, last),
        }
    }

    fn one(&self, kind: PieceType) -> String {
        self.names.a(Piece::new(self.piece.color(), kind))
    }
}
