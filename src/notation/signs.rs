//! Characters that other programs write in place of the usual ones.

/// Whether a character shows nothing, not even a space: a zero-width character, a byte order mark, a mark of the
/// writing direction, a variation selector, or a control character such as the DOS end of file.
pub fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fffc}'
    ) || sign.is_control() && !sign.is_whitespace()
}

/// The usual character for a dash, a cross or a space in another form; other characters as they are.
pub(super) fn plain_sign(sign: char) -> char {
    match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
        '×' | '✕' | '✖' | '⨯' => 'x',
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}
