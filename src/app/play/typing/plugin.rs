//! The systems of the field where moves are written.

use crate::app::board::action::BoardAction;
use crate::app::play::action::GameLaid;
use crate::app::play::table::Table;
use crate::app::play::typing::{Typed, Typing, why_not};
use crate::app::shell::{Outbox, hear};
use baroque::notation::read_san;
use baroque::rules::Move;
use baroque::texts::text;
use bevy::prelude::*;

/// Adds the field where moves are written.
pub fn plugin(app: &mut App) {
    app.init_resource::<Typing>();
    // The text was about the previous game.
    hear(app, |typing: &mut Typing, _: &GameLaid, _| {
        *typing = Typing::default()
    });
}

/// Applies an action in the field.
pub fn apply(typing: &mut Typing, typed: Typed, table: &Table, outbox: &mut Outbox) {
    let (variant, position) = (table.variant(), table.position());
    match typed {
        Typed::Text(text) => typing.write(text, variant, position),
        Typed::Step(on) => typing.step(on),
        Typed::Take(index) => {
            if let Some(&(mv, _)) = typing.offered.get(index) {
                play(typing, mv, table, outbox);
            }
        }
        Typed::Enter => match typing.chosen {
            Some(chosen) => apply(typing, Typed::Take(chosen), table, outbox),
            None if typing.text.trim().is_empty() => {}
            None => match read_san(variant, position, &typing.text) {
                Ok(mv) => play(typing, mv, table, outbox),
                Err(unknown) => typing.refuse(why_not(variant, position, &unknown), outbox),
            },
        },
    }
}

fn play(typing: &mut Typing, mv: Move, table: &Table, outbox: &mut Outbox) {
    if table.legal_moves().contains(&mv) {
        *typing = Typing::default();
        return outbox.send(BoardAction::Play(mv));
    }
    let why = match table.outcome() {
        Some(_) => text!("typed-over"),
        None if !table.at_end() => text!("typed-not-newest"),
        None if table.variant().legal_moves(table.position()).contains(&mv) => {
            text!("typed-not-your-turn")
        }
        None => text!("typed-changed"),
    };
    typing.refuse(why.to_owned(), outbox);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::Program;
    use baroque::notation::{parse_fen, write_fen};
    use baroque::variant_file::Catalogue;

    fn session(game: &str, fen: &str) -> Program {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mut session = Program::new(catalogue);
        session.open(variant, Some(position));
        session
    }

    fn write(session: &mut Program, text: &str) -> Option<String> {
        session.apply(Typed::Text(text.to_owned()));
        session.apply(Typed::Enter);
        session.typing().message.clone()
    }

    #[test]
    fn a_typed_move_is_played_and_a_wrong_one_is_explained() {
        let mut session = session("chess", "4k3/8/8/8/8/7p/8/1N2K3 w - - 0 1");
        let wrong = write(&mut session, "Ne5").unwrap();
        assert!(wrong.contains("Knight"), "{wrong}");
        assert_eq!(write(&mut session, "Nc3"), None);
        assert_eq!(*session.typing(), Typing::default());
        assert_eq!(write(&mut session, "e8d7"), None);
        let table = session.table();
        let fen = write_fen(table.variant(), table.record.position());
        assert_eq!(fen, "8/3k4/8/8/8/2N4p/8/4K3 w - - 2 2");
    }

    #[test]
    fn an_offered_move_can_be_selected_and_played() {
        let mut session = session("chess", "4k3/8/8/8/8/7p/8/1N2K3 w - - 0 1");
        session.apply(Typed::Text("N".to_owned()));
        session.apply(Typed::Step(true));
        session.apply(Typed::Step(true));
        session.apply(Typed::Enter);
        let played = session.table().record.plies().next_back();
        assert_eq!(played.map(|ply| ply.san.as_str()), Some("Nc3"));
    }
}
