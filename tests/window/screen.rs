//! A screen without a monitor: an Xvfb server, with ImageMagick's `import` for pictures.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Held while a server starts or ends. Two servers that start at once can both take the number of one that has ended,
/// and then a program loses its screen with the other's.
static NUMBERS: Mutex<()> = Mutex::new(());

/// A screen without a monitor.
pub struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    /// A new screen that programs can use. A server can choose the number of one that has just ended, and then no
    /// program reaches it. Another server takes its place.
    pub fn new() -> Screen {
        let _numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
        let mut screens = (0..5).map(|_| Screen::start());
        screens
            .find(Screen::answers)
            .expect("an Xvfb that programs can reach")
    }

    /// Whether programs can reach it.
    fn answers(&self) -> bool {
        let asked = Command::new("xdotool")
            .arg("getdisplaygeometry")
            .env("DISPLAY", &self.display)
            .output();
        asked.is_ok_and(|asked| asked.status.success())
    }

    /// Without `-noreset` a server starts again when its last client leaves, and can then turn away the next one.
    fn start() -> Screen {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x800x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb, which ./test installs");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("Xvfb's output"))
            .read_line(&mut number)
            .expect("the number of the display");
        Screen {
            server,
            display: format!(":{}", number.trim()),
        }
    }

    /// Its name.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// The output of a tool that runs on this screen.
    pub fn tool(&self, program: &str, arguments: &[&str]) -> Vec<u8> {
        let output = Command::new(program)
            .args(arguments)
            .env("DISPLAY", &self.display)
            .output()
            .unwrap_or_else(|error| panic!("{program}, which ./test installs: {error}"));
        assert!(output.status.success(), "{program} {arguments:?}");
        output.stdout
    }

    /// A picture of the whole screen.
    pub fn picture(&self) -> Picture {
        let bytes = self.tool("import", &["-window", "root", "-depth", "8", "ppm:-"]);
        let mut fields = Vec::new();
        let mut at = 0;
        while fields.len() < 4 {
            let end = at
                + bytes[at..]
                    .iter()
                    .position(u8::is_ascii_whitespace)
                    .expect("a field");
            fields.push(String::from_utf8_lossy(&bytes[at..end]).into_owned());
            at = end + 1;
        }
        Picture {
            width: fields[1].parse().expect("a width"),
            pixels: bytes[at..].to_vec(),
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The pixels of the whole screen.
pub struct Picture {
    width: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// The red, green and blue of a pixel.
    pub fn at(&self, (x, y): (i64, i64)) -> [u8; 3] {
        let index = (y as usize * self.width + x as usize) * 3;
        [
            self.pixels[index],
            self.pixels[index + 1],
            self.pixels[index + 2],
        ]
    }
}
