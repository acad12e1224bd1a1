//! A handler that only returns bytes from memory: the cost of actix-web itself, on one core.

use std::{fs, net::SocketAddr, process::Command, sync::mpsc, thread};

use actix_web::{
    App, HttpResponse, HttpServer,
    dev::ServerHandle,
    rt::System,
    web::{Bytes, to},
};
use anyhow::Context;

/// The running server; it stops when it is dropped.
pub struct BareServer {
    pub addr: SocketAddr,
    /// The one worker thread, as named in `/proc/self/task`.
    pub thread: String,
    handle: ServerHandle,
}

impl BareServer {
    pub fn start(core: u16, body: Bytes) -> anyhow::Result<Self> {
        let (addr_tx, addr_rx) = mpsc::channel();
        let (thread_tx, thread_rx) = mpsc::channel();
        thread::spawn(move || {
            let served = System::new().block_on(async move {
                let server = HttpServer::new(move || {
                    let _ = thread_tx.send(pin(core));
                    let body = body.clone();
                    App::new().default_service(to(move |_: Bytes| {
                        let answer = HttpResponse::Ok().content_type("application/json").body(body.clone());
                        async move { answer }
                    }))
                });
                let server = server.workers(1).disable_signals().bind(("127.0.0.1", 0))?;
                let addr = server.addrs()[0];
                let server = server.run();
                let _ = addr_tx.send((addr, server.handle()));
                server.await
            });
            if let Err(error) = served {
                eprintln!("the bare handler ended: {error}");
            }
        });
        let (addr, handle) = addr_rx.recv().context("cannot start the bare handler")?;
        let thread = thread_rx.recv().context("cannot start the bare handler")??;
        Ok(Self { addr, thread, handle })
    }
}

impl Drop for BareServer {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
    }
}

/// Pins this thread to a core; returns the thread's id.
fn pin(core: u16) -> anyhow::Result<String> {
    let link = fs::read_link("/proc/thread-self")?;
    let thread = link.file_name().context("/proc shows no thread id")?.to_string_lossy().into_owned();
    let pinned = Command::new("taskset").args(["-pc", &core.to_string(), &thread]).output()?;
    anyhow::ensure!(pinned.status.success(), "taskset: {}", String::from_utf8_lossy(&pinned.stderr));
    Ok(thread)
}
