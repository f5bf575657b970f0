//! What may stand in the files: the piece book, armies and games.
//!
//! These docs are the manual of the format. Every field may be left out unless it says otherwise;
//! a game `base`d on another takes from it what it does not say itself.

use super::decode::{Decode, Entries, Overlay, Report, Spanned, choice, record};
use super::syntax::{Node, Value};

/// The only version of the format so far.
pub const FORMAT: u32 = 1;

record! {
    /// The piece book: every man once, by an id that armies use.
    BookFile = "the piece book" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// The men by id.
        men: Entries<String, ManFile>,
    }
}

record! {
    /// An army: the men of one side by their FEN letters, and how they are drawn up.
    ArmyFile = "an army" {
        /// The version of this format, 1. Needed.
        format: Spanned<u32>,
        /// Its name for players.
        name: Option<String>,
        /// The army that it adds to.
        base: Option<Spanned<String>>,
        /// The men by letter, a capital. Needed unless there is a base.
        men: Entries<char, ManEntry>,
        /// For each width of board that it fits, its ranks from the front to the back, as pictures.
        arrays: Entries<u8, Vec<Spanned<String>>>,
    }
}

record! {
    /// A game.
    GameFile = "a game" overlay {
        /// The version of this format, 1. Needed.
        format: Option<Spanned<u32>>,
        /// The game whose file this one starts from, by id.
        base: Option<Spanned<String>>,
        /// Its name for players. Needed; like the words that follow it is not taken from a base.
        name: Option<String>,
        /// Who invented it.
        inventor: Option<String>,
        /// When.
        year: Option<u16>,
        /// Where it belongs on the start page.
        family: Option<Family>,
        /// What it is, in a sentence or two.
        summary: Option<String>,
        /// What kind of evening it makes, in a few words.
        evening: Option<String>,
        /// Where its rules are published.
        sources: Option<Vec<String>>,
        /// The army of both sides, by id.
        army: Option<Spanned<String>>,
        /// Instead: an army for each side.
        armies: Option<ArmiesFile>,
        /// Men that this game has besides the army's, or that differ from it, by letter.
        men: Entries<char, ManEntry>,
        /// The layouts by name; the first is the usual one.
        setups: Entries<String, SetupFile>,
        /// The rest of the rules.
        rules: RulesFile,
        /// Rules that players may choose, by id.
        options: Entries<String, OptionFile>,
        /// The usual choice of an option where it is not the first one.
        usual: Entries<String, Spanned<String>>,
    }
}

record! {
    /// The armies of two sides. The same letter may mean another man on the other side.
    ArmiesFile = "two armies" {
        /// White's, by id. Needed.
        white: Spanned<String>,
        /// Black's, by id. Needed.
        black: Spanned<String>,
        /// `true`: these are the usual ones, and players may choose any that fit the board, by the
        /// options `white` and `black`.
        choose: Option<bool>,
    }
}

choice! {
    /// The families of games on the start page.
    Family = "family of games" {
        /// Chess with an added pair.
        AddedPair,
        /// The Ultima family.
        Ultima,
        /// Everything else.
        Beyond,
    }
}

/// A man of an army: an id of the piece book, or the man itself.
#[derive(Clone, Debug, PartialEq)]
pub enum ManEntry {
    /// The man of the book with this id.
    Book(Spanned<String>),
    /// A man described in place.
    Own(Box<Spanned<ManFile>>),
}

impl Decode for ManEntry {
    fn decode(node: &Node, report: &mut Report) -> Option<Self> {
        match &node.value {
            Value::Text(_) => Decode::decode(node, report).map(ManEntry::Book),
            Value::Record(_) => Decode::decode(node, report).map(ManEntry::Own),
            _ => {
                report.wrong(node, "the id of a man of the piece book, or a man");
                None
            }
        }
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(node: &Node, report: &mut Report) -> Option<Self> {
        T::decode(node, report).map(Box::new)
    }
}

/// A man described in place without `like` changes the man of its letter field by field.
impl Overlay for ManEntry {
    fn overlay(&mut self, over: Self) {
        let ManEntry::Own(mut over) = over else {
            *self = over;
            return;
        };
        if over.value.like.is_none() {
            match self {
                ManEntry::Own(own) => {
                    own.value.overlay(over.value);
                    return;
                }
                ManEntry::Book(id) => over.value.like = Some(id.clone()),
            }
        }
        *self = ManEntry::Own(over);
    }
}

record! {
    /// A man: how it moves, how it captures, and what else it can do.
    ManFile = "a man" overlay {
        /// The man of the piece book that this one starts from, by id.
        like: Option<Spanned<String>>,
        /// Its name for players. Needed unless it is `like` another.
        name: Option<String>,
        /// How it moves, in Betza's notation: `mQ` a queen's moves without capture. Needed.
        moves: Option<Spanned<String>>,
        /// How it captures besides the replacing captures of `moves`.
        captures: Option<Vec<CaptureFile>>,
        /// What else it can do.
        powers: Option<Vec<PowerFile>>,
        /// A pawn's multi-step from home.
        run: Option<RunFile>,
        /// Where it promotes and to what.
        promotes: Option<PromotionFile>,
        /// The id of the man that it turns into when it goes to a hand, if not itself.
        turns_into: Option<Spanned<String>>,
        /// The name of its drawing.
        picture: Option<String>,
        /// What it does, in a sentence or two for players.
        text: Option<String>,
        /// Who invented it.
        source: Option<String>,
    }
}

choice! {
    /// A capture method.
    CaptureFile = "capture method" {
        /// Takes the enemy that it moves directly away from.
        Withdraw {
            /// The exact length that the move must have.
            steps: Option<u8>,
        },
        /// Takes the enemy that it moves right up to.
        Advance,
        /// Takes the enemies that it leaps over on one line.
        Leap {
            /// `true`: one man a move only.
            single: Option<bool>,
            /// `Beyond` the last man jumped as far as the way is free, or right `Behind` it.
            landing: Option<LandingFile>,
            /// `true`: its leaps may end on a man that it replaces, swaps with or drives.
            onward: Option<bool>,
        },
        /// Jumps over one adjacent man of either side onto the square right beyond it, and takes the
        /// enemy there if there is one.
        Cannon,
        /// Takes the enemies on the corners between it and a partner.
        Coordinate {
            /// The partners; the king if left out.
            with: Option<Vec<PartnerFile>>,
            /// `Both` corners, or only `New` or `Balanced` ones.
            corners: Option<CornersFile>,
            /// The exact length that the move must have.
            steps: Option<u8>,
            /// `true`: the player may leave the capture alone.
            optional: Option<bool>,
        },
        /// Takes each enemy between it and a friend, after a rook's move.
        Pinch {
            /// The friends; any if left out.
            with: Option<Vec<PartnerFile>>,
        },
        /// Takes an adjacent enemy and itself, staying where it is.
        Destroy,
        /// Takes a pawn that has just run past, by its own way of capturing.
        EnPassant,
        /// Takes a group of enemies, joined along ranks and files, that its stop leaves without an empty
        /// neighbour there. They go to its side's hand if men in hand may be dropped.
        Enclose {
            /// `true`: to capture so it may go to any empty square.
            teleport: Option<bool>,
            /// The id of the man that it becomes when it has captured so.
            spent: Option<Spanned<String>>,
        },
        /// Blows up all its neighbours of both sides and itself, staying where it is. Not mimicked.
        Explode,
        /// Takes each enemy by that enemy's own methods.
        Mimic {
            /// Those methods only; all if left out.
            of: Option<Vec<MethodFile>>,
            /// Methods by which it takes alone: a move that captures by one of them captures by no
            /// other. Those that a man has a move of its own for: `Replace`, `Leap`, `Cannon`.
            alone: Option<Vec<MethodFile>>,
            /// The ids of men that it replaces from an adjacent square, and not along their own moves.
            adjacent: Option<Vec<Spanned<String>>>,
            /// `true`: its leaps may end on a man that it replaces, swaps with or drives.
            onward: Option<bool>,
        },
    }
}

choice! {
    /// The name of a method that a man can mimic.
    MethodFile = "method to mimic" {
        /// Replacement.
        Replace,
        /// Withdrawal.
        Withdraw,
        /// Advance.
        Advance,
        /// Leap.
        Leap,
        /// Cannon jump, to capture only.
        Cannon,
        /// Coordination.
        Coordinate,
        /// Pinch.
        Pinch,
        /// Mutual destruction.
        Destroy,
        /// Enclosing; a man that mimics it is never spent.
        Enclose,
    }
}

choice! {
    /// Where a leap lands.
    LandingFile = "landing of a leap" {
        /// On any empty square beyond the last man jumped, before the next.
        Beyond,
        /// On the square right behind it.
        Behind,
    }
}

choice! {
    /// Which corners of a coordination count.
    CornersFile = "choice of corners" {
        /// Both.
        Both,
        /// Those that the move has made.
        New,
        /// Those with as many men between them and the partner as between them and the mover.
        Balanced,
    }
}

record! {
    /// Friends that a capture needs.
    PartnerFile = "a partner" {
        /// Their ids. Needed.
        men: Vec<Spanned<String>>,
        /// The ids of the enemies against whom they serve; all if left out.
        against: Option<Vec<Spanned<String>>>,
    }
}

choice! {
    /// A power besides moving and capturing.
    PowerFile = "power" {
        /// The game turns on its life.
        Royal,
        /// Counts as a pawn.
        Pawn,
        /// Adjacent enemies cannot move.
        Freeze {
            /// Only men with these ids; all if left out.
            only: Option<Vec<Spanned<String>>>,
            /// The ids of enemies that hold it: adjacent to one of them it freezes that one and
            /// nobody else, adjacent to two nobody at all.
            held_by: Option<Vec<Spanned<String>>>,
        },
        /// Nothing freezes it.
        Unfreezable,
        /// Nothing captures it.
        Immune,
        /// Changes places with the first man on a line.
        Swap {
            /// `true`: with friends of other types too, not only with enemies.
            friends: Option<bool>,
            /// Only with men with these ids; all if left out.
            only: Option<Vec<Spanned<String>>>,
            /// `true`: only with neighbours.
            adjacent: Option<bool>,
        },
        /// Goes onto the square of the first enemy on a line and drives it along the line before it.
        Drive {
            /// `true`: as far as it goes, with every man that is met, until all are packed at the end of
            /// the line; otherwise to the last empty square.
            train: Option<bool>,
            /// Only men with these ids; all if left out.
            only: Option<Vec<Spanned<String>>>,
        },
        /// May not move without capturing if it can capture.
        Compelled,
        /// Drives an adjacent man of either side one square straight away, stepping after it.
        Push,
        /// Steps straight away from an adjacent man of either side, which follows.
        Pull,
        /// Steps to an adjacent square and leaves a man from its side's hand where it stood.
        Resurrect,
    }
}

record! {
    /// A multi-step straight ahead.
    RunFile = "a run" {
        /// The zones where it may begin. Needed.
        from: Vec<Spanned<String>>,
        /// The zone that it may not pass. Needed.
        until: Spanned<String>,
    }
}

record! {
    /// Promotion.
    PromotionFile = "a promotion" {
        /// The zone where the man promotes. Needed.
        zone: Spanned<String>,
        /// The ids of the men that it may become; all of its army but kings and pawns if left out.
        to: Option<Vec<Spanned<String>>>,
        /// `true`: the player may leave it alone.
        optional: Option<bool>,
        /// `true`: only to types of which a man is in hand, which is used up.
        from_hand: Option<bool>,
    }
}

record! {
    /// A layout: the board and where the men stand.
    SetupFile = "a layout" overlay {
        /// The array as a picture, top rank first, one character a square: letters as in a FEN,
        /// `.` empty, `#` no square. Needed. Where no man stands in it and the game has `armies`, they
        /// are drawn up by their own `arrays` for boards of this width, each from its own edge.
        array: Option<Spanned<String>>,
        /// The letters of the files, if they are not a, b, c …
        files: Option<Spanned<String>>,
        /// The names of the ranks from below, if they are not 1, 2, 3 …
        ranks: Option<Spanned<Vec<String>>>,
        /// The ranks in the order of the picture and of a FEN, top rank first, if that is not their order
        /// from above.
        rows: Option<Spanned<Vec<String>>>,
        /// For a board of several sheets the ranks of each, from below: lines and adjacency run on one
        /// sheet or another, and ranks named twice are shared.
        sheets: Option<Spanned<Vec<Vec<String>>>>,
        /// Named sets of squares, such as a promotion zone.
        zones: Entries<String, ZoneFile>,
        /// The castlings of both sides.
        castling: Option<Vec<Spanned<CastlingFile>>>,
    }
}

record! {
    /// A set of squares for each side: names of squares, `*` for all files or ranks (`*10`, `a*`).
    ZoneFile = "a zone" {
        /// White's.
        white: Spanned<String>,
        /// Black's.
        black: Spanned<String>,
    }
}

impl Overlay for ZoneFile {
    fn overlay(&mut self, over: Self) {
        *self = over;
    }
}

record! {
    /// A castling on the king's own rank, the same for both sides.
    CastlingFile = "a castling" {
        /// From which file to which the king goes, such as `fi`. Needed.
        king: String,
        /// From which file to which the rook goes, such as `jh`. Needed.
        rook: String,
        /// The id of the man that must stand there for the rook. A side that has no king or no such man
        /// in its place does not castle this way. If left out, any man will do, but must be there.
        partner: Option<String>,
    }
}

record! {
    /// The rules that belong to no single man.
    RulesFile = "the rules" overlay {
        /// How the game is won: `Check` (checkmate) or `Capture` of the king.
        royal: Option<RoyalFile>,
        /// What a side without a legal move gets when it is not in check: `Draws` or `Loses`.
        no_moves: Option<EndFile>,
        /// The zone in which a king loses that has no legal move though it is not attacked.
        lost_stalemates: Option<Spanned<String>>,
        /// What the third occurrence of a position means: `Draws`, or the side that brings it about
        /// `Loses`.
        repetition: Option<EndFile>,
        /// After how many plies on the halfmove clock the game is drawn; 0 for never.
        clock: Option<u16>,
        /// Whether king against king is a draw.
        bare_kings_draw: Option<bool>,
        /// Whether a side left with its king alone loses.
        bare_king_loses: Option<bool>,
        /// The zone that wins the game for a side whose men stand on every square of it.
        goals: Option<Spanned<String>>,
        /// The zone in which a side may have one of its own men.
        palace: Option<Spanned<String>>,
        /// The zone that a move may touch only for a capture or a swap that the man cannot make
        /// otherwise.
        edge: Option<Spanned<String>>,
        /// Where captured men go: `Gone`, `ToOwnHand` or `ToCaptorsHand`.
        captured: Option<CapturedFile>,
        /// Whether a frozen man, but no king, may be removed by its owner as a move.
        suicide: Option<bool>,
        /// Whether two enemies that can swap may not be swapped back at once.
        swap_ban: Option<bool>,
        /// Whether men in hand may be put on empty squares: `Free`, or `WithoutCheck`, so that the enemy
        /// king is not attacked afterwards. They may not if it is left out.
        drops: Option<DropsFile>,
        /// What a swap or a drive may do with a pawn and its own last rank: `Forbidden` or `Promote`.
        swapped_pawns: Option<SwappedPawnsFile>,
        /// Whether a frozen king or rook may castle.
        frozen_castling: Option<bool>,
        /// Whether a king or rook that a swap has moved may still castle.
        swapped_castling: Option<bool>,
        /// Whether a man on the Nth rank from its owner's side moves at most N squares, those that it
        /// leaps over included.
        rank_limit: Option<bool>,
        /// Exchanges of men that the sides may make before the first move, one after another.
        exchanges: Option<Vec<Spanned<ExchangeFile>>>,
    }
}

record! {
    /// A choice of one side before the first move: to exchange two of its men, or not to.
    ExchangeFile = "an exchange" {
        /// Whose choice it is, `White` or `Black`. Needed.
        side: SideFile,
        /// The files of the two men on the rank of the side's king, such as `de`. Needed.
        files: String,
    }
}

choice! {
    /// A side of the board.
    SideFile = "side" {
        /// The side that moves first.
        White,
        /// The other one.
        Black,
    }
}

choice! {
    /// How a game is won.
    RoyalFile = "way to win" {
        /// By checkmate.
        Check,
        /// By capturing the king.
        Capture,
    }
}

choice! {
    /// What a side gets.
    EndFile = "end of a game" {
        /// A draw.
        Draws,
        /// A loss.
        Loses,
    }
}

choice! {
    /// Where captured men go.
    CapturedFile = "place for captured men" {
        /// Off the board for good.
        Gone,
        /// To their own side's hand, with all else that leaves the board and can come back by promotion.
        ToOwnHand,
        /// To the hand of the side that took them, whose men they are now.
        ToCaptorsHand,
    }
}

choice! {
    /// How men come from the hand.
    DropsFile = "rule for drops" {
        /// On any empty square.
        Free,
        /// On an empty square, but without check.
        WithoutCheck,
    }
}

choice! {
    /// What a swap may do with a pawn and its own last rank.
    SwappedPawnsFile = "rule for swapped pawns" {
        /// It puts none there.
        Forbidden,
        /// A pawn put there promotes, the player on move choosing.
        Promote,
    }
}

record! {
    /// A rule that players may choose.
    OptionFile = "an option" {
        /// Its name for players. Needed.
        name: String,
        /// Whether the published rules leave it open, so that the usual choice is a house rule.
        house_rule: Option<bool>,
        /// The choices by id; the first is the usual one unless `usual` says otherwise. Needed.
        choices: Entries<String, ChoiceFile>,
    }
}

impl Overlay for OptionFile {
    fn overlay(&mut self, over: Self) {
        *self = over;
    }
}

record! {
    /// One choice of an option: what it changes.
    ChoiceFile = "a choice" {
        /// What it means, for players. Needed.
        text: String,
        /// Rules that it changes.
        rules: Option<RulesFile>,
        /// Men that it changes, by letter.
        men: Entries<char, ManEntry>,
    }
}
