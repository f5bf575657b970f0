//! The weights of a network, and the value that it gives to the sums of the first layer.

use super::inputs::{Block, Inputs};
use fearless_simd::{Level, dispatch};
#[cfg(feature = "lab")]
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use std::fmt;

/// The number of sums in the first layer for each side.
pub(crate) const WIDTH: usize = 128;
/// The number of second layers, one for each stage of the game.
pub(crate) const BUCKETS: usize = 8;
/// The integer that stands for 1 in the first layer …
pub(crate) const FIRST_ONE: i32 = 255;
/// … and in the weights of the second one.
pub(crate) const SECOND_ONE: i32 = 64;
/// The first bytes of a file. The board follows, and then all other parts packed.
const MAGIC: &[u8] = b"BQN4";
/// The largest bias of a second layer: 128 pawns or more at the scale of any network.
const MOST_SECOND_BIAS: u32 = 1 << 20;
/// The most bytes that a network has unpacked: three for each weight of 65,535 inputs, and room for the rest.
const MOST_BYTES: usize = 3 * WIDTH * (1 << 16) + (1 << 20);

/// The sums or the weights of one row of the first layer.
pub(super) type Row = [i16; WIDTH];

/// A network for games with one board and with pieces of some types. `benches/METHOD.md` describes its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    /// The board: [`Inputs::board`].
    pub board: u64,
    /// The inputs that it has weights for: those of one game, or of several games that share pieces.
    pub blocks: Vec<Block>,
    /// The hundredths of a pawn that multiply the odds of winning by e.
    pub scale: i32,
    /// The most pieces on the board of a position.
    pub pieces: usize,
    /// A row for each input.
    pub rows: Vec<Row>,
    /// The biases of the sums.
    pub bias: Row,
    /// The weights of the second layers: for the side to move, then for the other one.
    pub second: [[Row; 2]; BUCKETS],
    /// Their biases, in units of `FIRST_ONE` times `SECOND_ONE`.
    pub second_bias: [i32; BUCKETS],
}

/// The error for bytes that are not a network of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoNetwork;

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the program cannot read this network file")
    }
}

impl std::error::Error for NoNetwork {}

impl Network {
    /// The network for one game, with a row for each of its inputs, or `None` if the network does not know the board or
    /// a piece.
    pub fn for_game(&self, inputs: &Inputs) -> Option<Network> {
        if self.board != inputs.board() {
            return None;
        }
        let mut rows = Vec::new();
        for block in inputs.blocks() {
            rows.extend_from_slice(self.rows_of(block)?);
        }
        let blocks = inputs.blocks().to_vec();
        Some(Network {
            blocks,
            rows,
            ..self.clone()
        })
    }

    /// The rows of a block, or `None` if the network does not know it.
    pub fn rows_of(&self, wanted: &Block) -> Option<&[Row]> {
        let mut first = 0;
        for block in &self.blocks {
            if block == wanted {
                return self.rows.get(first..first + block.len);
            }
            first += block.len;
        }
        None
    }

    /// The value for the side to move, in hundredths of a pawn, from its sums and those of the other side. `pieces`
    /// is the number of pieces on the board, and `level` the vector instructions of this processor.
    #[inline]
    pub fn value(&self, level: Level, own: &Row, enemy: &Row, pieces: usize) -> i32 {
        let bucket = self.bucket(pieces);
        let weights = &self.second[bucket];
        let sum = dispatch!(level, _ => activate(own, &weights[0]) + activate(enemy, &weights[1]));
        let sum = sum / FIRST_ONE + self.second_bias[bucket];
        let value = i64::from(sum) * i64::from(self.scale);
        (value / i64::from(FIRST_ONE * SECOND_ONE)) as i32
    }

    /// The index of the second layer for this number of pieces.
    #[inline]
    pub fn bucket(&self, pieces: usize) -> usize {
        bucket(pieces, self.pieces)
    }

    /// Whether a file's bytes begin like those of a network for this board.
    pub fn has_board(bytes: &[u8], board: u64) -> bool {
        let rest = bytes.strip_prefix(MAGIC);
        rest.is_some_and(|rest| rest.starts_with(&board.to_le_bytes()))
    }

    /// Reads a network from a file's bytes.
    ///
    /// # Errors
    ///
    /// If the bytes are not a network, or a network of another size, or its sums could leave their 16 bits.
    pub fn read(bytes: &[u8]) -> Result<Network, NoNetwork> {
        read(bytes).filter(Network::is_in_range).ok_or(NoNetwork)
    }

    /// Whether the sums of a board with all its pieces fit 16 bits, and the value of the second layer 32 bits.
    fn is_in_range(&self) -> bool {
        let mut largest = [0_u16; WIDTH];
        for row in &self.rows {
            for (largest, weight) in largest.iter_mut().zip(row) {
                *largest = (*largest).max(weight.unsigned_abs());
            }
        }
        let most = |(largest, bias): (&u16, &i16)| {
            usize::from(*largest) * self.pieces + usize::from(bias.unsigned_abs())
        };
        let sums = largest.iter().zip(&self.bias).map(most).max();
        let biases = self.second_bias.iter().map(|bias| bias.unsigned_abs());
        sums <= Some(i16::MAX as usize) && biases.max() <= Some(MOST_SECOND_BIAS)
    }

    /// The network as the bytes of a file.
    #[cfg(feature = "lab")]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let sizes = [WIDTH, BUCKETS, self.scale as usize, self.pieces];
        for number in sizes.into_iter().chain([self.blocks.len()]) {
            bytes.extend((number as u16).to_le_bytes());
        }
        for block in &self.blocks {
            bytes.extend(block.key.to_le_bytes());
            bytes.extend((block.len as u16).to_le_bytes());
        }
        let rows = self.rows.iter().chain([&self.bias]);
        let rows = rows.chain(self.second.iter().flatten());
        for &weight in rows.flatten() {
            write_weight(&mut bytes, weight);
        }
        bytes.extend(self.second_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let packed = compress_to_vec_zlib(&bytes, 10);
        [MAGIC, &self.board.to_le_bytes(), &packed].concat()
    }
}

/// The index of the second layer for this number of pieces, of `most` pieces.
pub(crate) fn bucket(pieces: usize, most: usize) -> usize {
    (pieces.saturating_sub(1) * BUCKETS / most.max(1)).min(BUCKETS - 1)
}

/// The squared clipped sums times their weights, in units of `FIRST_ONE` squared times `SECOND_ONE`. A weight is at
/// most 127: then its product with a clipped sum fits 16 bits.
#[inline(always)]
fn activate(sums: &Row, weights: &Row) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let clipped = sum.clamp(0, FIRST_ONE as i16);
        total += i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped);
    }
    total
}

fn read(bytes: &[u8]) -> Option<Network> {
    let mut rest = bytes.strip_prefix(MAGIC)?;
    let board = u64::from_le_bytes(take(&mut rest)?);
    let unpacked = decompress_to_vec_zlib_with_limit(rest, MOST_BYTES).ok()?;
    let from = &mut unpacked.as_slice();
    let [width, buckets, scale, pieces, count] = [(); 5].map(|()| number(from));
    if (width?, buckets?) != (WIDTH, BUCKETS) {
        return None;
    }
    let mut blocks = Vec::new();
    for _ in 0..count? {
        let key = u64::from_le_bytes(take(from)?);
        let len = number(from)?;
        blocks.push(Block { key, len });
    }
    let inputs: usize = blocks.iter().map(|block| block.len).sum();
    let rows: Option<Vec<Row>> = (0..inputs).map(|_| row(from)).collect();
    let rows = rows?;
    let bias = row(from)?;
    let mut second = [[[0; WIDTH]; 2]; BUCKETS];
    for weights in second.iter_mut().flatten() {
        *weights = row(from)?;
        if weights.iter().any(|weight| weight.unsigned_abs() > 127) {
            return None;
        }
    }
    let mut second_bias = [0; BUCKETS];
    for bias in &mut second_bias {
        *bias = i32::from_le_bytes(take(from)?);
    }
    from.is_empty().then_some(Network {
        board,
        blocks,
        scale: scale? as i32,
        pieces: pieces?,
        rows,
        bias,
        second,
        second_bias,
    })
}

/// Removes the next bytes from the input and returns them.
fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

fn number(bytes: &mut &[u8]) -> Option<usize> {
    Some(usize::from(u16::from_le_bytes(take(bytes)?)))
}

fn row(bytes: &mut &[u8]) -> Option<Row> {
    let mut row = [0; WIDTH];
    for weight in &mut row {
        *weight = read_weight(bytes)?;
    }
    Some(row)
}

/// Adds a weight to the bytes. Most weights are small, so they get one byte: seven bits a byte, the lowest first, and
/// the sign in the lowest bit of all (LEB128 of a zigzag number).
#[cfg(feature = "lab")]
fn write_weight(bytes: &mut Vec<u8>, weight: i16) {
    let mut rest = ((weight << 1) ^ (weight >> 15)) as u16;
    while rest >= 0x80 {
        bytes.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

/// Removes a weight from the bytes. `None` if there are too few of them, or too many for a weight.
fn read_weight(bytes: &mut &[u8]) -> Option<i16> {
    let mut zigzag = 0;
    for shift in [0, 7, 14] {
        let [byte] = take(bytes)?;
        zigzag |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            let zigzag = u16::try_from(zigzag).ok()?;
            return Some((zigzag >> 1) as i16 ^ -((zigzag & 1) as i16));
        }
    }
    None
}
