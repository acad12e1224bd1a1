//! Checks whether a PostgreSQL server accepts connections, like `pg_isready`, which not every installation has.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(2);
const PROTOCOL_3_0: u32 = 196_608;
const LONGEST_ANSWER_BYTES: u64 = 8 * 1024;
/// SQLSTATEs of a server that is starting, stopping or recovering: admin_shutdown, crash_shutdown, cannot_connect_now.
const NOT_NOW: [&str; 3] = ["57P01", "57P02", "57P03"];

/// Whether the server on `port` of 127.0.0.1 asks for a password. A refusal such as too many connections counts too, because it
/// shows that the server is up.
pub fn takes_connections(port: u16) -> bool {
    ask(port).unwrap_or(false)
}

fn ask(port: u16) -> io::Result<bool> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(&startup_message())?;
    let mut kind = [0];
    stream.read_exact(&mut kind)?;
    match kind {
        [b'R'] => Ok(true),
        [b'E'] => {
            let mut answer = Vec::new();
            stream.take(LONGEST_ANSWER_BYTES).read_to_end(&mut answer)?;
            Ok(!refuses_for_now(&answer))
        }
        _ => Ok(false),
    }
}

fn startup_message() -> Vec<u8> {
    let parameters = b"user\0portal\0database\0portal\0application_name\0portal-probe\0\0";
    let length = u32::try_from(8 + parameters.len()).unwrap_or(u32::MAX);
    [&length.to_be_bytes()[..], &PROTOCOL_3_0.to_be_bytes()[..], parameters].concat()
}

/// An error has a length and then fields, each a letter and a zero-terminated text. `C` is the SQLSTATE.
fn refuses_for_now(answer: &[u8]) -> bool {
    let fields = answer.get(4..).unwrap_or_default().split(|byte| *byte == 0);
    let mut states = fields.filter_map(|field| field.strip_prefix(b"C"));
    states.any(|state| NOT_NOW.iter().any(|not_now| not_now.as_bytes() == state))
}

#[cfg(test)]
mod tests {
    use super::refuses_for_now;

    #[test]
    fn a_server_that_is_starting_up_does_not_count_as_ready() {
        let answer = |state: &str| format!("\0\0\0\0SFATAL\0VFATAL\0C{state}\0Mthe database system\0\0");
        assert!(refuses_for_now(answer("57P03").as_bytes()));
        assert!(!refuses_for_now(answer("53300").as_bytes()));
        assert!(!refuses_for_now(b""));
    }
}
