//! Moves that are written.

use super::Session;
use crate::app::action::BoardAction;
use crate::app::texts::text;
use crate::app::typing::{Typed, Typing, why_not};
use crate::notation::read_san;
use crate::rules::Move;

impl Session {
    /// Does what a person does in that field.
    pub(super) fn type_move(&mut self, typed: Typed) {
        let Some(table) = &self.table else { return };
        let (variant, position) = (table.variant(), table.position());
        let typing = &mut self.typing;
        match typed {
            Typed::Text(text) => typing.write(text, variant, position),
            Typed::Step(on) => typing.step(on),
            Typed::Take(index) => {
                if let Some(&(mv, _)) = typing.offered.get(index) {
                    self.play_typed(mv);
                }
            }
            Typed::Enter => match typing.chosen {
                Some(chosen) => self.type_move(Typed::Take(chosen)),
                None if typing.text.trim().is_empty() => {}
                None => match read_san(variant, position, &typing.text) {
                    Ok(mv) => self.play_typed(mv),
                    Err(unknown) => {
                        let why = why_not(variant, position, &unknown);
                        typing.told = Some(why);
                    }
                },
            },
        }
    }

    fn play_typed(&mut self, mv: Move) {
        let Some(table) = &self.table else {
            return;
        };
        if table.legal_moves().contains(&mv) {
            self.typing = Typing::default();
            return self.apply(BoardAction::Play(mv));
        }
        let why = match table.outcome() {
            Some(_) => text!("typed-over"),
            None if !table.at_end() => text!("typed-not-newest"),
            None if table.variant().legal_moves(table.position()).contains(&mv) => {
                text!("typed-not-your-turn")
            }
            None => text!("typed-changed"),
        };
        self.typing.told = Some(why.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::action::PlayAction;
    use crate::app::settings::Settings;
    use crate::notation::{parse_fen, write_fen};
    use crate::variant_file::Catalogue;

    fn session(game: &str, fen: &str) -> Session {
        let catalogue = Catalogue::built_in();
        let variant = catalogue.variant(game, None, &[]).unwrap();
        let position = parse_fen(&variant, fen).unwrap();
        let mut session = Session::new(catalogue, Settings::default());
        session.open(variant, Some(position));
        session
    }

    fn write(session: &mut Session, text: &str) -> Option<String> {
        session.apply(PlayAction::Typed(Typed::Text(text.to_owned())));
        session.apply(PlayAction::Typed(Typed::Enter));
        session.typing.told.clone()
    }

    #[test]
    fn a_written_move_is_played_and_a_wrong_one_explained() {
        let mut session = session("chess", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1");
        let wrong = write(&mut session, "Ne5").unwrap();
        assert!(wrong.contains("Knight"), "{wrong}");
        assert_eq!(write(&mut session, "Nc3"), None);
        assert_eq!(session.typing, Typing::default());
        assert_eq!(write(&mut session, "e8d7"), None);
        let table = session.table.as_ref().unwrap();
        let fen = write_fen(table.variant(), table.record.position());
        assert_eq!(fen, "8/3k4/8/8/8/2N5/8/4K3 w - - 2 2");
    }

    #[test]
    fn what_is_offered_can_be_taken() {
        let mut session = session("chess", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1");
        session.apply(PlayAction::Typed(Typed::Text("N".to_owned())));
        session.apply(PlayAction::Typed(Typed::Step(true)));
        session.apply(PlayAction::Typed(Typed::Step(true)));
        session.apply(PlayAction::Typed(Typed::Enter));
        let played = session.table.as_ref().unwrap().record.plies().next_back();
        assert_eq!(played.map(|ply| ply.san.as_str()), Some("Nc3"));
    }
}
