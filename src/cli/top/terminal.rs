//! The terminal for `top`: it reads single keys without echo. Dropping it restores the terminal.

use std::io::{self, IsTerminal, Read, Write, stdin, stdout};

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use tokio::sync::mpsc;

/// Enter the alternate screen without a cursor, and leave it again.
const ENTER: &str = "\x1b[?1049h\x1b[?25l";
const LEAVE: &str = "\x1b[?25h\x1b[?1049l";
/// Move to the first line; clear the rest of a line; clear the rest of the screen.
const HOME: &str = "\x1b[H";
const REST_OF_LINE: &str = "\x1b[K";
const REST: &str = "\x1b[J";

pub struct Terminal {
    before: Termios,
}

impl Terminal {
    /// `None` if input or output is not a terminal.
    pub fn take() -> io::Result<Option<Self>> {
        if !(stdin().is_terminal() && stdout().is_terminal()) {
            return Ok(None);
        }
        let before = tcgetattr(stdin())?;
        let mut keys = before.clone();
        keys.local_modes.remove(LocalModes::ICANON | LocalModes::ECHO);
        tcsetattr(stdin(), OptionalActions::Now, &keys)?;
        let terminal = Self { before };
        show(ENTER)?;
        Ok(Some(terminal))
    }

    /// The typed keys, one by one. The reading thread ends with the process.
    pub fn keys(&self) -> mpsc::Receiver<u8> {
        let (typed, keys) = mpsc::channel(16);
        std::thread::spawn(move || {
            for key in stdin().lock().bytes().map_while(Result::ok) {
                if typed.blocking_send(key).is_err() {
                    return;
                }
            }
        });
        keys
    }

    pub fn draw(&self, text: &str) -> io::Result<()> {
        let lines: String = text.lines().map(|line| format!("{line}{REST_OF_LINE}\n")).collect();
        show(&format!("{HOME}{lines}{REST}"))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = show(LEAVE);
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.before);
    }
}

fn show(text: &str) -> io::Result<()> {
    let mut out = stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
