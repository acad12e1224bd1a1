//! Runs the app's own components where there is no browser: `paint.js`, which the web's build makes of them, in an interpreter of
//! its own thread. What it knows are the answers that it is handed.

use std::{
    collections::HashMap,
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

use chrono::{DateTime, TimeDelta, Utc};
use parking_lot::Mutex;
use rquickjs::{CatchResultExt, Context, Function, Promise, Runtime};
use serde::Deserialize;
use tokio::sync::oneshot;

/// How long a picture of a screen may be older than what is in it: the app paints it anew anyway.
const PAINTED_FOR: TimeDelta = TimeDelta::seconds(3);
/// How long a screen goes without that could not be painted.
const FAILED_FOR: TimeDelta = TimeDelta::seconds(30);
/// A screen that takes longer is not painted; it takes a few milliseconds where nothing else keeps the machine.
const PAINT_WITHIN: Duration = Duration::from_secs(3);
/// Bytes that the interpreter may take; it needs a few.
const MEMORY_BYTES: usize = 64 << 20;
/// Bytes of its thread's stack, and how many of them scripts may take.
const STACK_BYTES: usize = 8 << 20;
const SCRIPT_STACK_BYTES: usize = 4 << 20;
/// Screens that wait to be painted.
const MAX_WAITING: usize = 16;

/// What was painted last of each screen, and the thread that paints: begun with the first one, and anew where it ended.
pub struct Painter {
    script: Script,
    orders: Mutex<Option<mpsc::SyncSender<Order>>>,
    paintings: Mutex<HashMap<String, Painting>>,
}

type Script = fn() -> Vec<u8>;

struct Painting {
    of: Arc<str>,
    at: DateTime<Utc>,
    /// None: it could not be painted.
    painted: Option<Arc<Painted>>,
}

/// A screen without the app's scripts.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub struct Painted {
    pub html: String,
    /// The styles of its elements, which must not stand in them.
    pub css: String,
}

struct Order {
    path: String,
    answers: Arc<str>,
    reply: oneshot::Sender<anyhow::Result<Painted>>,
}

impl Painter {
    pub fn new(script: Script) -> Self {
        Self { script, orders: Mutex::default(), paintings: Mutex::default() }
    }

    /// The screen as it looks with these answers, or did a moment ago.
    pub async fn painting(&self, path: &str, answers: &Arc<str>, now: DateTime<Utc>) -> Option<Arc<Painted>> {
        if let Some(painted) = self.kept(path, answers, now) {
            return painted;
        }
        let painted = match self.paint(path, answers).await {
            Ok(painted) => Some(Arc::new(painted)),
            // A machine that is too busy is no fault of the screen's.
            Err(error) if error.is::<TooSlow>() => {
                tracing::warn!(path, "a screen was not painted in time");
                None
            }
            Err(error) => {
                tracing::error!(%error, path, "a screen was not painted");
                None
            }
        };
        let painting = Painting { of: answers.clone(), at: now, painted: painted.clone() };
        self.paintings.lock().insert(path.to_owned(), painting);
        painted
    }

    /// What need not be painted now.
    fn kept(&self, path: &str, answers: &Arc<str>, now: DateTime<Utc>) -> Option<Option<Arc<Painted>>> {
        let paintings = self.paintings.lock();
        let Painting { of, at, painted } = paintings.get(path)?;
        let good = match painted {
            Some(_) => of == answers || is_within(*at, now, PAINTED_FOR),
            None => is_within(*at, now, FAILED_FOR),
        };
        good.then(|| painted.clone())
    }

    async fn paint(&self, path: &str, answers: &Arc<str>) -> anyhow::Result<Painted> {
        let (reply, painted) = oneshot::channel();
        self.order(Order { path: path.to_owned(), answers: answers.clone(), reply })?;
        painted.await?
    }

    fn order(&self, order: Order) -> anyhow::Result<()> {
        let mut thread = self.orders.lock();
        let order = match &*thread {
            None => order,
            Some(orders) => match orders.try_send(order) {
                Ok(()) => return Ok(()),
                Err(mpsc::TrySendError::Disconnected(order)) => order,
                Err(mpsc::TrySendError::Full(_)) => anyhow::bail!("too many screens wait to be painted"),
            },
        };
        let (orders, taken) = mpsc::sync_channel(MAX_WAITING);
        let script = self.script;
        thread::Builder::new()
            .name("painter".into())
            .stack_size(STACK_BYTES)
            .spawn(move || paint_all(script, &taken))?;
        orders.try_send(order).map_err(|_| anyhow::anyhow!("the painter ended at once"))?;
        *thread = Some(orders);
        Ok(())
    }
}

/// A clock that was set back makes nothing last longer.
fn is_within(at: DateTime<Utc>, now: DateTime<Utc>, most: TimeDelta) -> bool {
    (TimeDelta::zero()..most).contains(&(now - at))
}

/// Until nobody can order any more. A script that failed is not trusted with the next screen.
fn paint_all(script: Script, orders: &mpsc::Receiver<Order>) {
    let mut easel: Option<Easel> = None;
    while let Ok(Order { path, answers, reply }) = orders.recv() {
        // Whoever ordered it may have given up meanwhile.
        if reply.is_closed() {
            continue;
        }
        let script = script();
        let kept = easel.take().filter(|easel| easel.script == script);
        let made = kept.map_or_else(|| Easel::new(script), Ok);
        let painted = made.and_then(|made| {
            let painted = made.paint(&path, &answers)?;
            easel = Some(made);
            Ok(painted)
        });
        let _ = reply.send(painted);
    }
}

/// A screen took longer than it may.
#[derive(Debug, thiserror::Error)]
#[error("it takes too long")]
struct TooSlow;

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
        let end = self.bound();
        let painted = self.context.with(|ctx| {
            let paint = || -> rquickjs::Result<String> {
                let paint: Function = ctx.globals().get("paint")?;
                paint.call::<_, Promise>((path, answers))?.finish()
            };
            paint().catch(&ctx).map_err(|error| anyhow::anyhow!("{error}"))
        });
        // What was interrupted fails in ways of its own: a promise may be left that nobody keeps.
        if painted.is_err() && Instant::now() > end {
            return Err(TooSlow.into());
        }
        Ok(serde_json::from_str(&painted?)?)
    }

    /// Until when the script may run from now on.
    fn bound(&self) -> Instant {
        let end = Instant::now() + PAINT_WITHIN;
        self.runtime.set_interrupt_handler(Some(Box::new(move || Instant::now() > end)));
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Paints how many screens it has painted; what it is to do otherwise stands in the address.
    fn script() -> Vec<u8> {
        br#"
            let painted = 0;
            globalThis.paint = async (path, answers) => {
                if (path === '/throws') throw new Error('no');
                if (path === '/never') for (;;);
                if (path === '/heap') for (const all = []; ; ) all.push(new Array(100000).fill(1));
                if (path === '/stack') (function deeper() { deeper(); return 1; })();
                if (path === '/waits') await new Promise(() => {});
                return JSON.stringify({ html: `${answers} ${(painted += 1)}`, css: '' });
            };
        "#
        .to_vec()
    }

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
    }

    async fn html(painter: &Painter, path: &str, answers: &str, seconds: i64) -> Option<String> {
        let painted = painter.painting(path, &answers.into(), at(seconds)).await?;
        Some(painted.html.clone())
    }

    #[tokio::test]
    async fn a_screen_is_painted_when_it_changed_and_a_moment_has_passed() {
        let painter = Painter::new(script);
        assert_eq!(html(&painter, "/", "a", 0).await.unwrap(), "a 1");
        assert_eq!(html(&painter, "/", "a", 100).await.unwrap(), "a 1", "nothing changed");
        assert_eq!(html(&painter, "/", "b", 101).await.unwrap(), "b 2");
        assert_eq!(html(&painter, "/", "c", 103).await.unwrap(), "b 2", "a moment ago");
        assert_eq!(html(&painter, "/", "c", 104).await.unwrap(), "c 3");
        assert_eq!(html(&painter, "/games", "c", 104).await.unwrap(), "c 4", "each screen has its own");
    }

    #[tokio::test]
    async fn what_cannot_be_painted_harms_nobody_else() {
        let painter = Painter::new(script);
        for path in ["/throws", "/never", "/heap", "/stack", "/waits"] {
            assert_eq!(html(&painter, path, "a", 0).await, None, "{path}");
            let good = format!("/beside{path}");
            assert_eq!(html(&painter, &good, "a", 0).await.unwrap(), "a 1", "anew, after {path}");
        }
    }

    #[tokio::test]
    async fn what_failed_is_not_tried_again_at_once() {
        let painter = Painter::new(Vec::new);
        assert_eq!(html(&painter, "/", "a", 0).await, None, "nothing was built");
        let painter = Painter { script, orders: Mutex::default(), ..painter };
        assert_eq!(html(&painter, "/", "b", 29).await, None);
        assert_eq!(html(&painter, "/", "b", 30).await.unwrap(), "b 1");
    }
}
