//! The report of a match.

use crate::arena::{Contest, Conversions, GameEnding, PlayedGame, Sprt, SprtVerdict, Tally, WON};
use crate::cli::output;
use crate::notation::write_fen;
use crate::rules::Color;
use crate::words::count;

/// A line for a game, whose number is counted from 0.
pub(super) fn game(contest: &Contest, number: usize, game: &PlayedGame) -> String {
    let result = match game.ending.winner() {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    };
    let [white, black] = colors(number).map(|player| &contest.players[player].name);
    format!(
        "game {}: {white} - {black} {result} {{{}}} {} from {}",
        number + 1,
        game.ending,
        count(game.plies.len(), "ply"),
        write_fen(&contest.variant, &game.start)
    )
}

/// Reports an engine's fault, with the commands that it got.
pub(super) fn fault(contest: &Contest, number: usize, game: &PlayedGame) {
    if let GameEnding::Fault(loser, fault) = &game.ending {
        let player = colors(number)[loser.index()];
        output::note(&format!(
            "game {}: `{}` loses: {fault}\n  in {}\n  asked {}",
            number + 1,
            contest.players[player].name,
            write_fen(&contest.variant, &game.last),
            game.asked
        ));
    }
}

/// Reports the progress of the match.
pub(super) fn progress(contest: &Contest, tally: &Tally) {
    let mut text = format!(
        "{} of {}: {}",
        tally.games(),
        2 * contest.pairs.len(),
        brief(tally)
    );
    if let Some(sprt) = contest.sprt {
        text.push_str(&format!(", LLR {:.2}", sprt.llr(tally)));
    }
    output::note(&text);
}

/// The results.
pub(super) fn tally(contest: &Contest, tally: &Tally, conversions: &Conversions) -> String {
    let [one, two] = &contest.players;
    let mut lines = vec![
        format!("{} against {}", one.name, two.name),
        format!("games {}: {}", tally.games(), brief(tally)),
        format!("pairs {:?}", tally.pairs()),
    ];
    for (player, conversion) in contest.players.iter().zip(conversions.0) {
        let share = conversion.share().unwrap_or_default();
        lines.push(format!(
            "{} reported +{} in {}, won {} ({:.0} %)",
            player.name,
            WON / 100,
            count(conversion.reached as usize, "game"),
            conversion.won,
            100.0 * share
        ));
    }
    lines.extend(contest.sprt.map(|sprt| test(sprt, tally)));
    lines.join("\n")
}

fn test(sprt: Sprt, tally: &Tally) -> String {
    let verdict = match sprt.verdict(tally) {
        Some(SprtVerdict::H0) => ": H0 accepted",
        Some(SprtVerdict::H1) => ": H1 accepted",
        None => "",
    };
    format!(
        "LLR {:.2} ({:.2}, {:.2}) [{}, {}]{verdict}",
        sprt.llr(tally),
        -Sprt::bound(),
        Sprt::bound(),
        sprt.elo0,
        sprt.elo1
    )
}

/// Games, score and Elo.
fn brief(tally: &Tally) -> String {
    let mut text = format!("+{} ={} -{}", tally.wins(), tally.draws(), tally.losses());
    if let (Some(score), Some(estimate)) = (tally.score(), tally.estimate()) {
        let percent = 100.0 * score;
        let (elo, error) = (estimate.elo, estimate.error);
        text.push_str(&format!(
            ", score {percent:.1} %, Elo {elo:+.1} ± {error:.1}"
        ));
    }
    text
}

/// The players with White and with Black in a game, as indices.
fn colors(number: usize) -> [usize; 2] {
    match number % 2 {
        0 => [0, 1],
        _ => [1, 0],
    }
}
