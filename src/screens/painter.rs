//! Runs the app's own components where there is no browser: `paint.js`, which the web's build makes of them, in an interpreter of
//! its own thread. What it knows are the answers that it is handed.

use std::{
    sync::{Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use rquickjs::{CatchResultExt, Context, Function, Promise, Runtime};
use serde::Deserialize;
use tokio::sync::oneshot;

use crate::assets::built_file;

/// Bytes that the interpreter may take; it needs a few.
const MEMORY_BYTES: usize = 128 << 20;
/// Bytes of its thread's stack, and how many of them scripts may take.
const STACK_BYTES: usize = 8 << 20;
const SCRIPT_STACK_BYTES: usize = 4 << 20;
/// A screen that takes longer is not painted.
const PAINT_WITHIN: Duration = Duration::from_secs(5);
/// Screens that wait to be painted: each waits once at most.
const MAX_WAITING: usize = 16;

/// Begun with the first screen, and anew where its thread ended.
#[derive(Default)]
pub struct Painter(Mutex<Option<mpsc::SyncSender<Order>>>);

/// A screen without the app's scripts.
#[derive(Debug, Deserialize)]
pub struct Painted {
    pub html: String,
    /// The styles of its elements, which must not stand in them.
    pub css: String,
}

struct Order {
    path: String,
    answers: String,
    reply: oneshot::Sender<anyhow::Result<Painted>>,
}

impl Painter {
    pub async fn paint(&self, path: &str, answers: &str) -> anyhow::Result<Painted> {
        let (reply, painted) = oneshot::channel();
        self.order(Order { path: path.to_owned(), answers: answers.to_owned(), reply })?;
        painted.await?
    }

    fn order(&self, order: Order) -> anyhow::Result<()> {
        let mut painter = self.0.lock().expect("no holder panics");
        let order = match &*painter {
            None => order,
            Some(orders) => match orders.try_send(order) {
                Ok(()) => return Ok(()),
                Err(mpsc::TrySendError::Disconnected(order)) => order,
                Err(mpsc::TrySendError::Full(_)) => anyhow::bail!("too many screens wait to be painted"),
            },
        };
        let (orders, taken) = mpsc::sync_channel(MAX_WAITING);
        thread::Builder::new()
            .name("painter".into())
            .stack_size(STACK_BYTES)
            .spawn(move || paint_all(&taken))?;
        orders.try_send(order).map_err(|_| anyhow::anyhow!("the painter ended at once"))?;
        *painter = Some(orders);
        Ok(())
    }
}

/// Until nobody can order any more. A script that failed is not trusted with the next screen.
fn paint_all(orders: &mpsc::Receiver<Order>) {
    let mut easel: Option<Easel> = None;
    while let Ok(Order { path, answers, reply }) = orders.recv() {
        let script = built_file("paint.js").unwrap_or_default();
        let kept = easel.take().filter(|easel| easel.script == script);
        let made = kept.map_or_else(|| Easel::new(script), Ok);
        let painted = made.and_then(|made| {
            let painted = made.paint(&path, &answers)?;
            easel = Some(made);
            Ok(painted)
        });
        // Whoever ordered it may have given up.
        let _ = reply.send(painted);
    }
}

struct Easel {
    script: Vec<u8>,
    context: Context,
    runtime: Runtime,
}

impl Easel {
    fn new(script: Vec<u8>) -> anyhow::Result<Self> {
        anyhow::ensure!(!script.is_empty(), "the web app was built without paint.js");
        let runtime = Runtime::new()?;
        runtime.set_memory_limit(MEMORY_BYTES);
        runtime.set_max_stack_size(SCRIPT_STACK_BYTES);
        let context = Context::full(&runtime)?;
        let easel = Self { script, context, runtime };
        easel.bound();
        easel.context.with(|ctx| {
            ctx.eval::<(), _>(easel.script.as_slice()).catch(&ctx).map_err(|error| anyhow::anyhow!("{error}"))
        })?;
        Ok(easel)
    }

    fn paint(&self, path: &str, answers: &str) -> anyhow::Result<Painted> {
        self.bound();
        let painted = self.context.with(|ctx| {
            let paint = || -> rquickjs::Result<String> {
                let paint: Function = ctx.globals().get("paint")?;
                paint.call::<_, Promise>((path, answers))?.finish()
            };
            paint().catch(&ctx).map_err(|error| anyhow::anyhow!("{error}"))
        })?;
        Ok(serde_json::from_str(&painted)?)
    }

    fn bound(&self) {
        let end = Instant::now() + PAINT_WITHIN;
        self.runtime.set_interrupt_handler(Some(Box::new(move || Instant::now() > end)));
    }
}
