//! What `baroque check` says about a game without mistakes.

use super::super::{inherit, remarks, unused};
use super::{
    Catalogue, Diagnostic, GameEntry, GameFile, MOST_CHECKED, Overlay, PieceEntry, Report, Spanned,
    each_choice, sort_unique,
};
use crate::rules::{Color, Impossibility, Square, Variant};
use crate::variant_file::decode::Entries;
use crate::variant_file::schema::{CastlingFile, OptionFile};
use std::cell::Cell;
use std::collections::BTreeSet;

impl Catalogue {
    /// What the author of a game without mistakes may not expect: warnings of what can never happen and of what nothing
    /// uses, and notes of what its pieces take over from other pieces.
    pub fn remarks(&self, id: &str) -> Vec<Diagnostic> {
        let Ok((entry, combined)) = self.game(id) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        let mut variants = Vec::new();
        for layout in self.describe(entry, &combined.file, None).layouts {
            let Ok(variant) = self.variant(id, Some(&layout), &[]) else {
                continue;
            };
            // Pieces of an army meet other armies, perhaps without double steps.
            let between_armies = combined.file.armies.is_some();
            let depends = |what: &Impossibility| {
                between_armies && matches!(what, Impossibility::EnPassant(_))
            };
            let impossible = variant.impossibilities().into_iter();
            let impossible = impossible.filter(|what| !depends(what));
            found.extend(
                impossible
                    .map(|what| remarks::warning(what, &variant, &combined.file, &entry.span)),
            );
            found.extend(remarks::layout(&variant, &combined.file, &entry.span));
            found.extend(remarks::alike(&variant, &combined.file, &entry.span));
            variants.push(variant);
        }
        if let Some(own) = &entry.file {
            found.extend(self.unused_zones(entry, own));
            found.extend(self.unused_pieces(entry, own, &combined.file, &variants));
            found.extend(self.unused_castlings(entry, own, &combined.file, &variants));
            found.extend(self.unused_options(entry, own, &combined.file));
            let powers = inherit::all_powers(&combined.file, self.book_of(entry));
            found.extend(unused::rules(own, &combined.file, &powers, &entry.span));
        }
        let mut found = sort_unique(found);
        let base = entry.file.as_ref().and_then(|file| file.base.as_ref());
        if let Some(base) = base {
            let names = combined.left_out.iter();
            found.extend(names.map(|name| remarks::left_out(name, &base.span)));
        }
        found.extend(self.taken_over(entry));
        found
    }

    /// Warnings of zones of a game's own file that no piece and no rule names: of this game, of those that it is based
    /// on or that are based on it, and of built-in games with the same base.
    fn unused_zones(&self, entry: &GameEntry, own: &GameFile) -> Vec<Diagnostic> {
        let chain = self.chain(&entry.id);
        let is_related = |game: &&GameEntry| {
            let other = self.chain(&game.id);
            let shares = || game.built_in && other.iter().any(|id| chain.contains(id));
            chain.contains(&game.id.as_str()) || other.contains(&entry.id.as_str()) || shares()
        };
        let used: BTreeSet<String> = self
            .games
            .iter()
            .filter(is_related)
            .filter_map(|game| Some((game, &self.game(&game.id).ok()?.1.file)))
            .flat_map(|(game, file)| unused::zone_names(file, self.book_of(game)))
            .collect();
        unused::zones(own, &used)
    }

    /// The ids of a game and of its bases.
    fn chain<'a>(&'a self, id: &'a str) -> Vec<&'a str> {
        let mut chain = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next.filter(|id| !chain.contains(id)) {
            chain.push(id);
            let game = self.games.iter().find(|game| game.id == id);
            let base = game.and_then(|game| game.file.as_ref()?.base.as_ref());
            next = base.map(|base| base.value.as_str());
        }
        chain
    }

    /// Warnings of pieces of a game's own file that are never on the board or in a hand, with any layout and choice.
    fn unused_pieces(
        &self,
        entry: &GameEntry,
        own: &GameFile,
        file: &GameFile,
        variants: &[Variant],
    ) -> Vec<Diagnostic> {
        if file.armies.is_some() {
            return Vec::new();
        }
        let mut unseen: Vec<&Spanned<char>> = own.pieces.iter().map(|(letter, _)| letter).collect();
        let keep_unseen = |unseen: &mut Vec<&Spanned<char>>, variant: &Variant| {
            let seen = variant.types_from(variant.start());
            let letter = |letter: char| seen.iter().any(|kind| variant.kind(kind).letter == letter);
            unseen.retain(|known| !letter(known.value));
        };
        for variant in variants {
            keep_unseen(&mut unseen, variant);
        }
        let mut others = self.with_each_choice(entry, file);
        while !unseen.is_empty() {
            match others.next() {
                Some(Some(variant)) => keep_unseen(&mut unseen, &variant),
                Some(None) => return Vec::new(),
                None => break,
            }
        }
        unseen.into_iter().map(unused::piece).collect()
    }

    /// The game in each layout with each choice of one option; `None` if there is a mistake, and after [`MOST_CHECKED`].
    fn with_each_choice<'a>(
        &'a self,
        entry: &'a GameEntry,
        file: &'a GameFile,
    ) -> impl Iterator<Item = Option<Variant>> + 'a {
        let layouts = self.describe(entry, file, None).layouts.into_iter();
        let choices = layouts.flat_map(move |layout| {
            let info = self.describe(entry, file, Some(&layout));
            let choices = each_choice(&info).into_iter();
            choices.map(move |wanted| (layout.clone(), wanted))
        });
        choices.enumerate().map(move |(at, (layout, wanted))| {
            let found =
                (at < MOST_CHECKED).then(|| self.variant(&entry.id, Some(&layout), &wanted));
            found?.ok()
        })
    }

    /// Warnings of castlings of a game's own layouts that no side has with any choices.
    fn unused_castlings(
        &self,
        entry: &GameEntry,
        own: &GameFile,
        file: &GameFile,
        variants: &[Variant],
    ) -> Vec<Diagnostic> {
        let setups = own.setups.iter();
        let castlings = setups.flat_map(|(layout, setup)| {
            let castlings = setup.castling.iter().flatten();
            castlings.map(move |castling| (layout, castling))
        });
        let has = |variant: &Variant, layout: &Spanned<String>, castling: &CastlingFile| {
            let geometry = variant.geometry();
            let files = |squares: [Square; 2]| -> String {
                let names = &geometry.plan().files;
                let names = squares
                    .iter()
                    .map(|square| names.get(geometry.file(*square)));
                names.flatten().collect()
            };
            let mut castlings = variant.settings().castlings.iter();
            variant.layout() == layout.value
                && castlings.any(|known| {
                    let partner = variant.start().piece(known.rook);
                    let partner = partner.map(|piece| &variant.kind(piece.piece_type()).id);
                    let wanted = castling.partner.as_ref();
                    wanted.is_none_or(|wanted| partner == Some(wanted))
                        && files([known.king, known.king_to]) == castling.king
                        && files([known.rook, known.rook_to]) == castling.rook
                })
        };
        let unused = castlings.filter(|(layout, castling)| {
            let has = |variant: &Variant| has(variant, layout, &castling.value);
            let mut others = self.with_each_choice(entry, file);
            !variants.iter().any(has) && !others.any(|other| other.as_ref().is_none_or(has))
        });
        unused
            .map(|(layout, castling)| unused::castling(&layout.value, castling))
            .collect()
    }

    /// Warnings of options of a game's own file whose choices do not differ, or only in rules that nothing uses.
    fn unused_options(
        &self,
        entry: &GameEntry,
        own: &GameFile,
        file: &GameFile,
    ) -> Vec<Diagnostic> {
        let powers = inherit::all_powers(file, self.book_of(entry));
        let comparison = ChoiceComparison {
            games: self,
            entry,
            file,
            left: Cell::new(MOST_CHECKED),
        };
        let warning = |(id, option): (&Spanned<String>, &OptionFile)| {
            let names: Vec<&Spanned<String>> =
                option.choices.iter().map(|(name, _)| name).collect();
            let compiled: Vec<Vec<Option<Variant>>> = names
                .iter()
                .map(|name| comparison.in_each_layout(&[(id.value.clone(), name.value.clone())]))
                .collect();
            let alike = |one: usize, other: usize| {
                plays_like(&compiled[one], &compiled[other])
                    && comparison.are_alike(&id.value, [&names[one].value, &names[other].value])
            };
            if (1..names.len()).all(|other| alike(0, other)) {
                return Some(unused::option(id));
            }
            if file.armies.is_none()
                && let Some(power) = inherit::missing_power(option, &powers)
            {
                return Some(unused::option_without(id, power));
            }
            let mut pairs = (1..names.len()).flat_map(|at| (0..at).map(move |one| (one, at)));
            let (one, other) = pairs.find(|&(one, other)| alike(one, other))?;
            Some(unused::choices(id, names[one], names[other]))
        };
        own.options.iter().filter_map(warning).collect()
    }

    /// What a game's pieces take over from the pieces of its base with the same letters, and the texts that they take over
    /// from the pieces that they are `like`, each at its place.
    fn taken_over(&self, entry: &GameEntry) -> Vec<Diagnostic> {
        let Some(file) = &entry.file else {
            return Vec::new();
        };
        let mut report = Report::default();
        let base = file.base.as_ref();
        let base = base.and_then(|base| self.base(base, &[entry], &mut report));
        let base = base.map(|base| self.combine(base).file).unwrap_or_default();
        let book = self.book_of(entry);
        let army = file.army.as_ref().or(base.army.as_ref());
        let mut pieces: Entries<char, PieceEntry> = army
            .map(|army| book.army(army, &mut report))
            .unwrap_or_default();
        pieces.overlay(base.pieces);
        let note = |(letter, piece): (&Spanned<char>, &PieceEntry)| {
            let PieceEntry::Own(changes) = piece else {
                return None;
            };
            let (changes, report) = (&changes.value, &mut Report::default());
            if let Some(like) = &changes.like {
                return remarks::kept_text(letter, changes, &book.piece(like, report)?);
            }
            let changes = Some(changes).filter(|own| own.name.is_none())?;
            let known = book.described(pieces.get(&letter.value)?, report)?;
            Some(remarks::taken_over(letter, changes, &known))
        };
        file.pieces.iter().filter_map(note).collect()
    }
}

/// Compares the choices of a game.
struct ChoiceComparison<'a> {
    games: &'a Catalogue,
    entry: &'a GameEntry,
    file: &'a GameFile,
    /// How often the game may still be compiled. After that no two choices count as the same.
    left: Cell<usize>,
}

impl ChoiceComparison<'_> {
    /// The game with these choices in each layout; `None` if there is a mistake.
    fn in_each_layout(&self, choices: &[(String, String)]) -> Vec<Option<Variant>> {
        let layouts = self.games.describe(self.entry, self.file, None).layouts;
        let compiled = layouts.into_iter().map(|layout| {
            self.left.set(self.left.get().checked_sub(1)?);
            let variant = self.games.variant(&self.entry.id, Some(&layout), choices);
            variant.ok()
        });
        compiled.collect()
    }

    /// Whether two choices of an option give the same game in every layout, whatever one other option is.
    fn are_alike(&self, option: &str, choices: [&str; 2]) -> bool {
        let info = self.games.describe(self.entry, self.file, None);
        let others = each_choice(&info).into_iter();
        let mut others = others.filter(|wanted| wanted.iter().all(|(id, _)| id != option));
        others.all(|others| {
            let [one, other] = choices.map(|choice| {
                let mut wanted = others.clone();
                wanted.push((option.to_owned(), choice.to_owned()));
                self.in_each_layout(&wanted)
            });
            plays_like(&one, &other)
        })
    }
}

/// Whether two choices give the same game in each layout, but for its name.
fn plays_like(one: &[Option<Variant>], other: &[Option<Variant>]) -> bool {
    let armies = |variant: &Variant| Color::ALL.map(|color| variant.army(color));
    let same = |one: &Variant, other: &Variant| {
        one.geometry() == other.geometry()
            && one.kinds() == other.kinds()
            && armies(one) == armies(other)
            && one.settings() == other.settings()
            && one.start() == other.start()
    };
    let pairs = one.iter().zip(other);
    pairs
        .map(|(one, other)| one.as_ref().zip(other.as_ref()))
        .all(|pair| pair.is_some_and(|(one, other)| same(one, other)))
}
