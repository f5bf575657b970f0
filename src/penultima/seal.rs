//! The secret of a saved game as a sealed text, which always has the same length.

use super::rule::{Power, Rule, Rules};
use super::vocabulary::{Movement, Role, methods};
use crate::library;

/// Bytes for the seed and for the rule of each role.
const SEED: usize = 8;
const RULE: usize = 4;

/// A secret as text.
pub(super) fn seal(seed: u64, rules: &Rules) -> String {
    let mut bytes = seed.to_le_bytes().to_vec();
    for &role in Role::ALL {
        bytes.extend(packed(rules.get(role)));
    }
    library::seal(&bytes)
}

/// The secret of a text; nothing if the text was changed.
pub(super) fn unseal(text: &str) -> Option<(u64, Rules)> {
    let bytes = library::unseal(text)?;
    let (seed, rest) = bytes.split_at_checked(SEED)?;
    let mut rules = Rules::default();
    for (&role, packed) in Role::ALL.iter().zip(rest.chunks(RULE)) {
        if let Some(rule) = unpacked(packed)? {
            rules = rules.with(role, rule);
        }
    }
    Some((u64::from_le_bytes(seed.try_into().ok()?), rules))
}

/// A rule in four bytes: the movement's number from 1, two bytes of methods and one of powers; zeros for none.
fn packed(rule: Option<&Rule>) -> [u8; RULE] {
    let Some(rule) = rule else { return [0; RULE] };
    let methods = methods()
        .enumerate()
        .filter(|(_, method)| rule.methods.contains(method))
        .fold(0_u16, |bits, (number, _)| bits | 1 << number);
    let powers = rule
        .powers
        .iter()
        .fold(0_u8, |bits, &power| bits | 1 << power as u8);
    let [low, high] = methods.to_le_bytes();
    [rule.movement as u8 + 1, low, high, powers]
}

fn unpacked(bytes: &[u8]) -> Option<Option<Rule>> {
    let &[movement, low, high, powers] = bytes else {
        return None;
    };
    let Some(movement) = usize::from(movement).checked_sub(1) else {
        return Some(None);
    };
    let bits = u16::from_le_bytes([low, high]);
    let methods = methods()
        .enumerate()
        .filter(|(number, _)| bits >> number & 1 == 1)
        .map(|(_, method)| method);
    let powers = Power::ALL
        .iter()
        .copied()
        .filter(|&power| powers >> power as u8 & 1 == 1);
    Some(Some(Rule::new(
        *Movement::ALL.get(movement)?,
        methods,
        powers,
    )))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MethodName;

    #[test]
    fn a_sealed_secret_comes_back_and_every_change_is_seen() {
        let rule = Rule::new(
            Movement::Rook,
            [MethodName::Cannon, MethodName::Leap],
            [Power::Freeze],
        );
        let rules = Rules::default().with(Role::Knight, rule);
        let text = seal(7, &rules);
        assert_eq!(unseal(&text), Some((7, rules)));
        assert_eq!(text.len(), seal(u64::MAX, &Rules::default()).len());
        for index in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[index] = if changed[index] == b'0' { b'1' } else { b'0' };
            assert_eq!(
                unseal(std::str::from_utf8(&changed).unwrap()),
                None,
                "{index}"
            );
        }
        assert_eq!(unseal("häß"), None);
        assert_eq!(unseal(""), None);
    }
}
