//! The colours and fonts of panels and buttons: dark text on warm paper, or light text on a dark background. They
//! match the colours of the board.

use crate::app::settings::Settings;
use baroque::diagram::BoardTheme;
use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow,
    Stroke, TextStyle, Visuals, style::WidgetVisuals, vec2,
};
use std::sync::Arc;

/// The font family of headings.
pub const SERIF: &str = "serif";
/// The font family of bold text.
pub const BOLD: &str = "bold";

/// The exponent of the coverage of text: the smaller, the heavier is the text.
const TEXT_GAMMA: f32 = 0.55;

/// How much of the accent is in the background of what is chosen, and with high contrast.
const CHOSEN_SHARES: (f32, f32) = (0.26, 0.4);

/// How far the lines around buttons and fields are from thin lines to muted text.
const EDGE_SHARE: f32 = 0.65;

/// The colour of White's pieces.
pub const IVORY: Color32 = Color32::from_rgb(0xfb, 0xf6, 0xea);
/// The colour of Black's pieces.
pub const EBONY: Color32 = Color32::from_rgb(0x2a, 0x26, 0x22);

/// The colours of panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Whether the text is light on a dark background.
    pub dark: bool,
    /// The background of the window.
    pub paper: Color32,
    /// The background of cards and fields.
    pub card: Color32,
    /// A card under the pointer.
    pub card_hover: Color32,
    /// Thin lines.
    pub line: Color32,
    /// The lines around buttons and fields, which must be easy to see.
    pub edge: Color32,
    /// The colour of text.
    pub ink: Color32,
    /// The colour of less important text.
    pub muted: Color32,
    /// The colour of the main button and of lines around what is selected.
    pub accent: Color32,
    /// The colour of text on the accent.
    pub on_accent: Color32,
    /// The background of what is chosen or switched on.
    pub chosen: Color32,
    /// The colour of a right answer.
    pub right: Color32,
    /// The colour of a wrong answer.
    pub wrong: Color32,
}

impl Theme {
    pub fn new(settings: &Settings) -> Theme {
        let rgb = |hex: u32| Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8);
        let contrast = settings.board == BoardTheme::Contrast;
        let (paper, card, hover, line) = match (settings.board, settings.dark) {
            (BoardTheme::Parchment, false) => (0xf7f1e3, 0xfdf9ef, 0xfffdf7, 0xdccfb4),
            (BoardTheme::Parchment, true) => (0x211d18, 0x2c2721, 0x383128, 0x4c4338),
            (BoardTheme::Slate, false) => (0xeef0f3, 0xf9fafb, 0xffffff, 0xccd2d9),
            (BoardTheme::Slate, true) => (0x1b1e22, 0x25292e, 0x30353b, 0x424951),
            (BoardTheme::Felt, false) => (0xf0f1e6, 0xf9faf2, 0xfefff9, 0xcfd4bb),
            (BoardTheme::Felt, true) => (0x1b1f1a, 0x252a23, 0x2f362c, 0x414a3d),
            (BoardTheme::Contrast, false) => (0xffffff, 0xffffff, 0xf0f0f0, 0x000000),
            (BoardTheme::Contrast, true) => (0x000000, 0x000000, 0x202020, 0xffffff),
        };
        let (ink, muted, accent, on_accent) = match (contrast, settings.dark) {
            (false, false) => (0x1f1b16, 0x6a6154, 0x9c4a22, 0xfffaf0),
            (false, true) => (0xf1e8d6, 0xab9f8c, 0xe0935c, 0x21190f),
            (true, false) => (0x000000, 0x303030, 0x7a2a00, 0xffffff),
            (true, true) => (0xffffff, 0xd8d8d8, 0xffb27a, 0x000000),
        };
        let (right, wrong) = match (contrast, settings.dark) {
            (false, false) => (0x2b6a38, 0xa8281c),
            (false, true) => (0x8ccb90, 0xf2907f),
            (true, false) => (0x00501c, 0x8c0000),
            (true, true) => (0x7dffa0, 0xff9c8c),
        };
        let share = if contrast {
            CHOSEN_SHARES.1
        } else {
            CHOSEN_SHARES.0
        };
        Theme {
            chosen: rgb(card).lerp_to_gamma(rgb(accent), share),
            dark: settings.dark,
            paper: rgb(paper),
            card: rgb(card),
            card_hover: rgb(hover),
            line: rgb(line),
            edge: rgb(line).lerp_to_gamma(rgb(muted), EDGE_SHARE),
            ink: rgb(ink),
            muted: rgb(muted),
            accent: rgb(accent),
            on_accent: rgb(on_accent),
            right: rgb(right),
            wrong: rgb(wrong),
        }
    }

    /// Sets the style of egui to this theme.
    pub fn apply(&self, ctx: &Context) {
        let mut visuals = if self.dark {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        // egui draws dark text on a light background thinner than light text on a dark one.
        visuals.text_options.color_transfer_function = FontColorTransferFunction::Gamma(TEXT_GAMMA);
        visuals.override_text_color = Some(self.ink);
        visuals.weak_text_color = Some(self.muted);
        visuals.panel_fill = self.paper;
        visuals.window_fill = self.paper;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.window_corner_radius = CornerRadius::same(8);
        visuals.menu_corner_radius = CornerRadius::same(6);
        visuals.extreme_bg_color = self.card;
        visuals.faint_bg_color = self.card;
        visuals.hyperlink_color = self.accent;
        visuals.selection.bg_fill = self.chosen;
        visuals.selection.stroke = Stroke::new(2.0, self.accent);
        let shadow = Shadow {
            offset: [0, 4],
            blur: 16,
            spread: 0,
            color: Color32::from_black_alpha(if self.dark { 110 } else { 45 }),
        };
        visuals.disabled_alpha = 0.65;
        visuals.window_shadow = shadow;
        visuals.popup_shadow = shadow;
        let widget = |fill, stroke, text| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(1.0, stroke),
            corner_radius: CornerRadius::same(6),
            fg_stroke: Stroke::new(1.5, text),
            expansion: 0.0,
        };
        visuals.widgets.noninteractive = widget(self.paper, self.line, self.ink);
        visuals.widgets.inactive = widget(self.card, self.edge, self.ink);
        visuals.widgets.hovered = widget(self.card_hover, self.accent, self.ink);
        visuals.widgets.active = widget(self.card_hover, self.accent, self.accent);
        visuals.widgets.open = widget(self.card_hover, self.accent, self.ink);
        // A long press has no meaning here, and on a slow machine any press may be long.
        ctx.options_mut(|options| {
            options.input_options.max_click_duration = f64::INFINITY;
            // The settings have the interface size.
            options.zoom_with_keyboard = false;
        });
        ctx.all_styles_mut(|style| {
            style.visuals = visuals.clone();
            style.spacing.item_spacing = vec2(8.0, 8.0);
            style.spacing.button_padding = vec2(12.0, 6.0);
            style.spacing.window_margin = Margin::same(16);
            style.spacing.interact_size.y = 32.0;
            style.spacing.scroll.bar_width = 8.0;
            style.spacing.scroll.fade.strength = 0.0;
            style.spacing.scroll.content_margin.right = 12;
            style.interaction.selectable_labels = false;
            style.text_styles = text_styles();
        });
    }
}

/// Three sizes of text, and headings.
fn text_styles() -> std::collections::BTreeMap<TextStyle, FontId> {
    let serif = FontFamily::Name(SERIF.into());
    [
        (
            TextStyle::Small,
            FontId::new(14.0, FontFamily::Proportional),
        ),
        (TextStyle::Body, FontId::new(16.0, FontFamily::Proportional)),
        (
            TextStyle::Button,
            FontId::new(16.0, FontFamily::Proportional),
        ),
        (
            TextStyle::Monospace,
            FontId::new(14.0, FontFamily::Monospace),
        ),
        (TextStyle::Heading, FontId::new(24.0, serif)),
    ]
    .into()
}

/// The fonts, which are built into the program.
pub fn fonts() -> FontDefinitions {
    let files: [(&str, &'static [u8]); 4] = [
        (
            "sans",
            include_bytes!("../../../assets/fonts/BaroqueSans-Regular.ttf"),
        ),
        (
            BOLD,
            include_bytes!("../../../assets/fonts/BaroqueSans-SemiBold.ttf"),
        ),
        (
            "mono",
            include_bytes!("../../../assets/fonts/BaroqueMono-Regular.ttf"),
        ),
        (
            SERIF,
            include_bytes!("../../../assets/fonts/EBGaramond-SemiBold.ttf"),
        ),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let families = [
        (FontFamily::Proportional, "sans"),
        (FontFamily::Monospace, "mono"),
        (FontFamily::Name(BOLD.into()), BOLD),
        (FontFamily::Name(SERIF.into()), SERIF),
    ];
    for (family, name) in families {
        fonts
            .families
            .insert(family, vec![name.to_owned(), "sans".to_owned()]);
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use baroque::diagram::Rgb;

    fn rgb(color: Color32) -> Rgb {
        Rgb(color.r(), color.g(), color.b())
    }

    /// Every pair of a text colour and its background.
    fn writing(theme: &Theme) -> Vec<(&'static str, Color32, Color32)> {
        let mut pairs = vec![
            ("on the accent", theme.on_accent, theme.accent),
            ("on what is chosen", theme.ink, theme.chosen),
        ];
        for ground in [theme.paper, theme.card, theme.card_hover] {
            pairs.push(("ink", theme.ink, ground));
            pairs.push(("muted", theme.muted, ground));
            pairs.push(("accent", theme.accent, ground));
            pairs.push(("right", theme.right, ground));
            pairs.push(("wrong", theme.wrong, ground));
        }
        pairs
    }

    #[test]
    fn text_and_edges_have_enough_contrast_in_every_theme() {
        for board in BoardTheme::ALL {
            for dark in [false, true] {
                let mut settings = Settings::default();
                (settings.board, settings.dark) = (board, dark);
                let least = match board {
                    BoardTheme::Contrast => 7.0,
                    _ => 4.5,
                };
                for (what, color, ground) in writing(&Theme::new(&settings)) {
                    let contrast = rgb(color).contrast(rgb(ground));
                    assert!(contrast >= least, "{board:?} {dark} {what}: {contrast}");
                }
                let theme = Theme::new(&settings);
                for ground in [theme.paper, theme.card] {
                    let contrast = rgb(theme.edge).contrast(rgb(ground));
                    assert!(contrast >= 3.0, "{board:?} {dark} edges: {contrast}");
                }
            }
        }
    }
}
