//! The line of those who connect, until they are accepted.

use std::{io, net::TcpListener};

use socket2::SockRef;

/// Connections. The kernel's own bound (`net.core.somaxconn`) may be lower.
const BACKLOG: i32 = 4096;

/// `TcpListener::bind` asks for a line of 128. The first packet of whoever comes beyond it is dropped, and comes again after 1, 3 and
/// 7 s: while a crowd of 10,000 came back, ordinary calls waited 3.5 s at the median.
///
/// # Errors
/// Where the listener is none any more.
pub fn deepen(listener: &TcpListener) -> io::Result<()> {
    // Anew, of a socket that listens: what it has been asked last holds.
    SockRef::from(listener).listen(BACKLOG)
}

#[cfg(test)]
mod tests {
    use std::{net::TcpStream, time::Duration};

    use super::*;

    #[test]
    fn a_crowd_that_comes_at_once_waits_in_line() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        deepen(&listener).unwrap();
        let address = listener.local_addr().unwrap();
        let connect = |n| {
            let connected = TcpStream::connect_timeout(&address, Duration::from_millis(900));
            connected.unwrap_or_else(|error| panic!("connection {n}: {error}"))
        };
        // The kernel of a small container may allow no more than that.
        let most = std::fs::read_to_string("/proc/sys/net/core/somaxconn")
            .map_or(128, |n| n.trim().parse().unwrap());
        let _line: Vec<TcpStream> = (0..most.min(400)).map(connect).collect();
    }
}
