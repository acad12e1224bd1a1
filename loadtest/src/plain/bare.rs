//! A handler that returns bytes from memory, and nothing else: what actix-web takes by itself, on one core.

use std::{fs, net::SocketAddr, process::Command, sync::mpsc, thread};

use actix_web::{
    App, HttpResponse, HttpServer,
    dev::ServerHandle,
    rt::System,
    web::{Bytes, to},
};
use anyhow::Context;

/// Ends when it is dropped.
pub struct Bare {
    pub addr: SocketAddr,
    /// Of the one thread that answers, in `/proc/self/task`.
    pub thread: String,
    handle: ServerHandle,
}

impl Bare {
    pub fn start(core: u16, body: Bytes) -> anyhow::Result<Self> {
        let (tell, told) = mpsc::channel();
        let (tell_thread, thread_told) = mpsc::channel();
        thread::spawn(move || {
            let served = System::new().block_on(async move {
                let server = HttpServer::new(move || {
                    let _ = tell_thread.send(pin(core));
                    let body = body.clone();
                    App::new().default_service(to(move |_: Bytes| {
                        let answer = HttpResponse::Ok().content_type("application/json").body(body.clone());
                        async move { answer }
                    }))
                });
                let server = server.workers(1).disable_signals().bind(("127.0.0.1", 0))?;
                let addr = server.addrs()[0];
                let server = server.run();
                let _ = tell.send((addr, server.handle()));
                server.await
            });
            if let Err(error) = served {
                eprintln!("the bare handler ended: {error}");
            }
        });
        let (addr, handle) = told.recv().context("the bare handler does not start")?;
        let thread = thread_told.recv().context("the bare handler does not start")??;
        Ok(Self { addr, thread, handle })
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
    }
}

/// Keeps this thread to a core; which thread it is.
fn pin(core: u16) -> anyhow::Result<String> {
    let link = fs::read_link("/proc/thread-self")?;
    let thread = link.file_name().context("/proc tells no thread")?.to_string_lossy().into_owned();
    let pinned = Command::new("taskset").args(["-pc", &core.to_string(), &thread]).output()?;
    anyhow::ensure!(pinned.status.success(), "taskset: {}", String::from_utf8_lossy(&pinned.stderr));
    Ok(thread)
}
