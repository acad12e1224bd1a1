//! A proxy before PostgreSQL that understands enough of its protocol to lose a connection in the worst moment: when a
//! transaction commits, or a statement runs, and nobody hears how it ended.

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

use super::proxy::{RUNTIME, host};

/// What becomes of the message behind which a connection is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// PostgreSQL never hears it.
    Lost,
    /// PostgreSQL hears it, and that its client has gone, at the same time.
    Raced,
    /// PostgreSQL has answered; the answer is lost.
    Done,
}

/// PostgreSQL has committed; it takes the next statement.
const COMMITTED: &[u8] = b"COMMIT\0";
const READY: &[u8] = b"Z\0\0\0\x05";

pub struct Severing {
    plan: Arc<Plan>,
    cuts: watch::Receiver<usize>,
    /// The proxy ends with it.
    _open: watch::Sender<()>,
}

struct Plan {
    next: Mutex<Option<Cut>>,
    statements: AtomicUsize,
    done: watch::Sender<usize>,
}

#[derive(Clone, Copy)]
struct Cut {
    /// Commits only, or statements.
    commits: bool,
    /// So many pass first.
    after: usize,
    outcome: Outcome,
}

impl Severing {
    /// A proxy in front of the PostgreSQL that the address names, and the address that leads through it.
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

    /// Cuts one connection at a commit, or at a statement, when so many have passed.
    pub fn cut(&self, commits: bool, after: usize, outcome: Outcome) {
        *self.plan.next.lock().unwrap() = Some(Cut { commits, after, outcome });
    }

    /// How many statements have passed so far.
    pub fn statements(&self) -> usize {
        self.plan.statements.load(Ordering::SeqCst)
    }

    /// How many were cut; changes when one is.
    pub fn cuts(&self) -> watch::Receiver<usize> {
        self.cuts.clone()
    }
}

impl Plan {
    /// What becomes of this message, if it is the one.
    fn meets(&self, message: &[u8]) -> Option<Cut> {
        if matches!(message[0], b'E' | b'Q') {
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

async fn carry(client: TcpStream, target: String, plan: Arc<Plan>) -> io::Result<()> {
    let server = TcpStream::connect(&target).await?;
    let (client_in, mut client_out) = client.into_split();
    let (mut server_in, server_out) = server.into_split();
    // Set when it is cut: what is answered from then on is lost, up to these words, which say that PostgreSQL is done.
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

/// What a client says, message by message, until the one behind which the connection is cut.
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
                    // The other direction ends it, with the answer.
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

/// How long the first message is, if it is here as a whole. The first of all has no letter.
fn message(bytes: &[u8], begun: bool) -> Option<usize> {
    let letter = usize::from(begun);
    let length = bytes.get(letter..letter + 4)?;
    let length = letter + u32::from_be_bytes(length.try_into().unwrap()) as usize;
    (bytes.len() >= length).then_some(length)
}
