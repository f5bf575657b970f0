//! `baroque playtest --merge`: joins the folders of shares.

use super::{Playtest, open, records};
use crate::cli::{Failure, output};
use crate::library::rules_hash;
use crate::playtest::{Folder, Games, Report, Run, Shard, Sheet, read_folder};
use crate::rules::Variant;
use crate::words::count;
use std::ffi::OsString;
use std::sync::Arc;

impl Playtest {
    pub(super) fn merge(&self) -> Result<(), Failure> {
        let mut joined: Option<Sheet> = None;
        let (mut games, mut shards) = (Games::new(), Vec::new());
        for path in &self.merge {
            let (Run { sheet, shard }, more) = read_folder(path)?;
            let name = path.display();
            let joined = joined.get_or_insert_with(|| sheet.clone());
            if let Some(why) = joined.mismatch(&sheet) {
                return Err(Failure(format!(
                    "`{name}` has games {why}. Merge only folders of one run"
                )));
            }
            joined.plan.games = joined.plan.games.max(sheet.plan.games);
            joined.plan.deep = joined.plan.deep.max(sheet.plan.deep);
            shards.extend(shard.parse::<Shard>());
            for (id, game) in more {
                if games.get(&id).is_some_and(|known| *known != game) {
                    return Err(Failure(format!(
                        "game {} of `{name}` is another one in an earlier folder, so they are not of one run",
                        id.number + 1
                    )));
                }
                games.insert(id, game);
            }
        }
        let Some(mut sheet) = joined else {
            return Ok(());
        };
        for line in missing(&sheet, &games, &shards) {
            output::warn(&line);
        }
        if let Some(out) = &self.out {
            let (mut folder, known) = Folder::open(out, &mut sheet, Shard::WHOLE)?;
            for (id, game) in &games {
                if !known.contains_key(id) {
                    folder.add(game)?;
                }
            }
            games.extend(known);
            let records = records(&games);
            let report = Report::new(&sheet, &records);
            folder.report(&report, &records)?;
            folder.png(&report)?;
            match self.merged_game(&sheet) {
                Some(variant) => folder.pgn(&variant, &records)?,
                None => output::warn(
                    "the game is not here with these rules, so there is no PGN. Name its file before `--merge`",
                ),
            }
        }
        self.print(&Report::new(&sheet, &records(&games)))
    }

    /// The game of merged folders, if it is here and has the same rules.
    fn merged_game(&self, sheet: &Sheet) -> Option<Arc<Variant>> {
        let game = self.game.clone();
        let game = game.unwrap_or_else(|| OsString::from(&sheet.game));
        let target = self.target(game, Some(sheet.layout.clone()), sheet.options.clone());
        let variant = open(&target).ok()?;
        (rules_hash(&variant) == sheet.rules).then_some(variant)
    }
}

/// What is missing from the whole run, in sentences.
fn missing(sheet: &Sheet, games: &Games, shards: &[Shard]) -> Vec<String> {
    let missing = |shard: Shard| {
        let all: Vec<_> = sheet.plan.games(shard).collect();
        let here = all.iter().filter(|id| games.contains_key(id)).count();
        (all.len() - here, all.len())
    };
    let of = shards.iter().map(|shard| shard.of).max().unwrap_or(1);
    (1..=of)
        .filter_map(|number| {
            let shard = Shard { number, of };
            match missing(shard) {
                (0, _) => None,
                (lacking, all) if lacking == all => Some(format!(
                    "shard {shard} is missing. Play it with `--shard {shard}` into a folder, and merge again"
                )),
                (lacking, _) => Some(format!(
                    "shard {shard} has {} less than planned. The same command continues it",
                    count(lacking, "game")
                )),
            }
        })
        .collect()
}
