//! A proxy in front of PostgreSQL that understands enough of its protocol to cut a connection at a commit or statement, so that the
//! client does not learn the result.

use std::{
    io,
    net::Ipv4Addr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
};

use super::proxy::{RUNTIME, host, refuse_tls};

/// The fate of the message at which the connection is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// PostgreSQL never receives it.
    Lost,
    /// PostgreSQL receives it together with the end of the connection.
    Raced,
    /// PostgreSQL answers, and the answer is lost.
    Done,
}

/// PostgreSQL's message after a commit.
const COMMITTED: &[u8] = b"COMMIT\0";
/// The begin of the statement with the settings of a new connection.
const SETTINGS: &[u8] = b"select pg_catalog.set_config(";
/// PostgreSQL is ready for the next statement.
const READY: &[u8] = b"Z\0\0\0\x05";

pub struct Severing {
    plan: Arc<Plan>,
    cuts: watch::Receiver<usize>,
    /// Dropping it ends the proxy.
    _open: watch::Sender<()>,
}

struct Plan {
    next: Mutex<Option<Cut>>,
    statements: AtomicUsize,
    done: watch::Sender<usize>,
}

#[derive(Clone, Copy)]
struct Cut {
    /// Cuts at a commit, else at a statement.
    commits: bool,
    /// The number of commits or statements that pass first.
    after: usize,
    outcome: Outcome,
}

impl Severing {
    /// Starts a proxy in front of the PostgreSQL of this URL. Returns it with the URL through it.
    pub fn instead_of(url: &str) -> (Self, String) {
        let at = host(url);
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let addr = listener.local_addr().unwrap();
        let (done, cuts) = watch::channel(0);
        let plan = Arc::new(Plan { next: Mutex::default(), statements: AtomicUsize::default(), done });
        let (open, closed) = watch::channel(());
        RUNTIME.spawn(accept(listener, url[at.clone()].to_owned(), plan.clone(), closed));
        let through = format!("{}{addr}{}", &url[..at.start], &url[at.end..]);
        (Self { plan, cuts, _open: open }, through)
    }

    /// Cuts one connection at a commit or statement, after `after` others have passed.
    pub fn cut(&self, commits: bool, after: usize, outcome: Outcome) {
        *self.plan.next.lock().unwrap() = Some(Cut { commits, after, outcome });
    }

    /// The number of statements so far.
    pub fn statements(&self) -> usize {
        self.plan.statements.load(Ordering::SeqCst)
    }

    /// The number of cuts. It notifies of each cut.
    pub fn cuts(&self) -> watch::Receiver<usize> {
        self.cuts.clone()
    }
}

impl Plan {
    /// Counts the message, and returns the cut if it happens at this message.
    fn meets(&self, message: &[u8]) -> Option<Cut> {
        // The settings of a new connection belong to no call.
        let sets = message.windows(SETTINGS.len()).any(|part| part == SETTINGS);
        if matches!(message[0], b'E' | b'Q') && !sets {
            self.statements.fetch_add(1, Ordering::SeqCst);
        }
        let mut next = self.next.lock().unwrap();
        let cut = next.as_mut()?;
        let commit = message[0] == b'Q' && message[5..].to_ascii_lowercase().starts_with(b"commit");
        if cut.commits != commit || (!commit && message[0] != b'E') {
            return None;
        }
        if cut.after > 0 {
            cut.after -= 1;
            return None;
        }
        next.take()
    }
}

async fn accept(
    listener: std::net::TcpListener,
    target: String,
    plan: Arc<Plan>,
    mut closed: watch::Receiver<()>,
) {
    let listener = TcpListener::from_std(listener).unwrap();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                if let Ok((client, _)) = accepted {
                    tokio::spawn(carry(client, target.clone(), plan.clone()));
                }
            }
            _ = closed.changed() => return,
        }
    }
}

async fn carry(mut client: TcpStream, target: String, plan: Arc<Plan>) -> io::Result<()> {
    let server = TcpStream::connect(&target).await?;
    refuse_tls(&mut client).await?;
    let (client_in, mut client_out) = client.into_split();
    let (mut server_in, server_out) = server.into_split();
    // Set at the cut: from then on answers are dropped. These bytes say that PostgreSQL has finished; then the connection ends.
    let (tell, told) = watch::channel(None::<&[u8]>);
    let back = async {
        let (mut buffer, mut lost) = (vec![0; 16 * 1024], Vec::<u8>::new());
        loop {
            let n = server_in.read(&mut buffer).await?;
            if n == 0 {
                return Ok(());
            }
            let words = *told.borrow();
            let Some(words) = words else {
                client_out.write_all(&buffer[..n]).await?;
                continue;
            };
            lost.extend(&buffer[..n]);
            if lost.windows(words.len()).any(|part| part == words) {
                return Ok(());
            }
        }
    };
    let ended: io::Result<()> = tokio::select! {
        ended = forward(client_in, server_out, &plan, &tell) => ended,
        ended = back => ended,
    };
    if told.borrow().is_some() {
        plan.done.send_modify(|cuts| *cuts += 1);
    }
    ended
}

/// Forwards the client's messages until the cut.
async fn forward(
    mut client: OwnedReadHalf,
    mut server: OwnedWriteHalf,
    plan: &Plan,
    tell: &watch::Sender<Option<&'static [u8]>>,
) -> io::Result<()> {
    let (mut buffer, mut begun) = (Vec::new(), false);
    loop {
        if client.read_buf(&mut buffer).await? == 0 {
            return Ok(());
        }
        let mut passed = 0;
        while let Some(length) = message(&buffer[passed..], begun) {
            let met = if begun { plan.meets(&buffer[passed..passed + length]) } else { None };
            begun = true;
            if let Some(cut) = met {
                tell.send_replace(Some(if cut.commits { COMMITTED } else { READY }));
                if cut.outcome == Outcome::Lost {
                    return server.write_all(&buffer[..passed]).await;
                }
                server.write_all(&buffer).await?;
                if cut.outcome == Outcome::Done {
                    // The other direction ends the connection when the answer arrives.
                    std::future::pending::<()>().await;
                }
                return Ok(());
            }
            passed += length;
        }
        server.write_all(&buffer[..passed]).await?;
        buffer.drain(..passed);
    }
}

/// The length of the first message, if it is complete. The first message of a connection has no type byte.
fn message(bytes: &[u8], begun: bool) -> Option<usize> {
    let letter = usize::from(begun);
    let length = bytes.get(letter..letter + 4)?;
    let length = letter + u32::from_be_bytes(length.try_into().unwrap()) as usize;
    (bytes.len() >= length).then_some(length)
}
