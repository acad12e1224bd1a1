//! Renders the app's components on the server: runs `paint.js`, built from them by the web build, in a JavaScript interpreter.
//!
//! - The interpreter has a thread of its own and limits on memory, stack and time. It runs only the app's components.
//! - Its only input is the path, and the answers of the calls that the page needs.

use std::{
    collections::HashMap,
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

use chrono::{DateTime, TimeDelta, Utc};
use parking_lot::Mutex;
use rquickjs::{CatchResultExt, Context, Function, Promise, Runtime};
use tokio::sync::oneshot;

use super::written::Rendered;

/// How long a rendering may be older than its answers: the app renders the screen again anyway.
const RENDERED_FOR: TimeDelta = TimeDelta::seconds(3);
/// How long a failed screen is served without a rendering before the next attempt.
const FAILED_FOR: TimeDelta = TimeDelta::seconds(30);
/// Time limit of one rendering; on an idle machine it takes a few milliseconds.
const RENDER_WITHIN: Duration = Duration::from_secs(3);
/// Memory limit of the interpreter, bytes.
const MEMORY_BYTES: usize = 64 << 20;
/// Stack of the thread, and the part of it that scripts may use, bytes.
const STACK_BYTES: usize = 8 << 20;
const SCRIPT_STACK_BYTES: usize = 4 << 20;
/// Longest queue of screens to render.
const MAX_WAITING: usize = 16;

/// The latest rendering of each screen, and the renderer thread. A request starts the thread if it is not running.
pub struct Renderer {
    script: Script,
    jobs: Mutex<Option<mpsc::SyncSender<Job>>>,
    renderings: Mutex<HashMap<String, Rendering>>,
}

type Script = fn() -> Vec<u8>;

struct Rendering {
    of: Arc<str>,
    at: DateTime<Utc>,
    /// None: rendering failed.
    rendered: Option<Arc<Rendered>>,
}

struct Job {
    path: String,
    answers: Arc<str>,
    reply: oneshot::Sender<anyhow::Result<Rendered>>,
}

impl Renderer {
    pub fn new(script: Script) -> Self {
        Self { script, jobs: Mutex::default(), renderings: Mutex::default() }
    }

    /// The screen rendered with these answers, or a recent rendering.
    pub async fn rendering(
        &self,
        path: &str,
        answers: &Arc<str>,
        now: DateTime<Utc>,
    ) -> Option<Arc<Rendered>> {
        if let Some(rendered) = self.kept(path, answers, now) {
            return rendered;
        }
        let rendered = match self.render(path, answers).await {
            Ok(rendered) => Some(Arc::new(rendered)),
            // Caused by a busy machine, not by the screen.
            Err(error) if error.is::<TooSlow>() => {
                tracing::warn!(path, "rendering a screen timed out");
                None
            }
            Err(error) => {
                tracing::error!(%error, path, "rendering a screen failed");
                None
            }
        };
        let rendering = Rendering { of: answers.clone(), at: now, rendered: rendered.clone() };
        self.renderings.lock().insert(path.to_owned(), rendering);
        rendered
    }

    /// A stored rendering that is still fresh enough.
    fn kept(&self, path: &str, answers: &Arc<str>, now: DateTime<Utc>) -> Option<Option<Arc<Rendered>>> {
        let renderings = self.renderings.lock();
        let Rendering { of, at, rendered } = renderings.get(path)?;
        let good = match rendered {
            Some(_) => of == answers || is_within(*at, now, RENDERED_FOR),
            None => is_within(*at, now, FAILED_FOR),
        };
        good.then(|| rendered.clone())
    }

    async fn render(&self, path: &str, answers: &Arc<str>) -> anyhow::Result<Rendered> {
        let (reply, rendered) = oneshot::channel();
        self.enqueue(Job { path: path.to_owned(), answers: answers.clone(), reply })?;
        rendered.await?
    }

    fn enqueue(&self, job: Job) -> anyhow::Result<()> {
        let mut thread = self.jobs.lock();
        let job = match &*thread {
            None => job,
            Some(jobs) => match jobs.try_send(job) {
                Ok(()) => return Ok(()),
                Err(mpsc::TrySendError::Disconnected(job)) => job,
                Err(mpsc::TrySendError::Full(_)) => anyhow::bail!("too many screens wait to be rendered"),
            },
        };
        let (jobs, taken) = mpsc::sync_channel(MAX_WAITING);
        let script = self.script;
        thread::Builder::new()
            .name("renderer".into())
            .stack_size(STACK_BYTES)
            .spawn(move || render_all(script, &taken))?;
        jobs.try_send(job).map_err(|_| anyhow::anyhow!("the renderer thread ended at once"))?;
        *thread = Some(jobs);
        Ok(())
    }
}

/// False if the clock was set back, so that an old rendering is not kept longer.
fn is_within(at: DateTime<Utc>, now: DateTime<Utc>, most: TimeDelta) -> bool {
    (TimeDelta::zero()..most).contains(&(now - at))
}

/// Runs until the channel closes. After a failure the next screen gets a fresh interpreter.
fn render_all(script: Script, jobs: &mpsc::Receiver<Job>) {
    let mut interpreter: Option<Interpreter> = None;
    while let Ok(Job { path, answers, reply }) = jobs.recv() {
        // The requester may have given up meanwhile.
        if reply.is_closed() {
            continue;
        }
        let script = script();
        let kept = interpreter.take().filter(|interpreter| interpreter.script == script);
        let made = kept.map_or_else(|| Interpreter::new(script), Ok);
        let rendered = made.and_then(|made| {
            let rendered = made.render(&path, &answers)?;
            interpreter = Some(made);
            Ok(rendered)
        });
        let _ = reply.send(rendered);
    }
}

/// Rendering exceeded its time limit.
#[derive(Debug, thiserror::Error)]
#[error("the time limit was exceeded")]
struct TooSlow;

struct Interpreter {
    script: Vec<u8>,
    context: Context,
    runtime: Runtime,
}

impl Interpreter {
    fn new(script: Vec<u8>) -> anyhow::Result<Self> {
        anyhow::ensure!(!script.is_empty(), "the web app was built without paint.js");
        let runtime = Runtime::new()?;
        runtime.set_memory_limit(MEMORY_BYTES);
        runtime.set_max_stack_size(SCRIPT_STACK_BYTES);
        let context = Context::full(&runtime)?;
        let interpreter = Self { script, context, runtime };
        interpreter.start_time_limit();
        interpreter.context.with(|ctx| {
            ctx.eval::<(), _>(interpreter.script.as_slice())
                .catch(&ctx)
                .map_err(|error| anyhow::anyhow!("{error}"))
        })?;
        Ok(interpreter)
    }

    fn render(&self, path: &str, answers: &str) -> anyhow::Result<Rendered> {
        let end = self.start_time_limit();
        let rendered = self.context.with(|ctx| {
            let paint = || -> rquickjs::Result<String> {
                let paint: Function = ctx.globals().get("paint")?;
                paint.call::<_, Promise>((path, answers))?.finish()
            };
            paint().catch(&ctx).map_err(|error| anyhow::anyhow!("{error}"))
        });
        // An interrupted script fails with various errors, such as a promise that never resolves.
        if rendered.is_err() && Instant::now() > end {
            return Err(TooSlow.into());
        }
        Ok(serde_json::from_str(&rendered?)?)
    }

    /// Starts the time limit of the script and returns its end.
    fn start_time_limit(&self) -> Instant {
        let end = Instant::now() + RENDER_WITHIN;
        self.runtime.set_interrupt_handler(Some(Box::new(move || Instant::now() > end)));
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Renders the number of renderings so far; some paths make it fail.
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

    async fn html(renderer: &Renderer, path: &str, answers: &str, seconds: i64) -> Option<String> {
        let rendered = renderer.rendering(path, &answers.into(), at(seconds)).await?;
        Some(rendered.html.clone())
    }

    #[tokio::test]
    async fn a_changed_screen_is_rendered_again_after_three_seconds() {
        let renderer = Renderer::new(script);
        assert_eq!(html(&renderer, "/", "a", 0).await.unwrap(), "a 1");
        assert_eq!(html(&renderer, "/", "a", 100).await.unwrap(), "a 1", "nothing changed");
        assert_eq!(html(&renderer, "/", "b", 101).await.unwrap(), "b 2");
        assert_eq!(html(&renderer, "/", "c", 103).await.unwrap(), "b 2", "a moment ago");
        assert_eq!(html(&renderer, "/", "c", 104).await.unwrap(), "c 3");
        assert_eq!(html(&renderer, "/games", "c", 104).await.unwrap(), "c 4", "each screen has its own");
    }

    #[tokio::test]
    async fn a_failing_screen_does_not_affect_the_next() {
        let renderer = Renderer::new(script);
        for path in ["/throws", "/never", "/heap", "/stack", "/waits"] {
            assert_eq!(html(&renderer, path, "a", 0).await, None, "{path}");
            let good = format!("/beside{path}");
            assert_eq!(html(&renderer, &good, "a", 0).await.unwrap(), "a 1", "after {path}");
        }
    }

    #[tokio::test]
    async fn a_failed_screen_is_not_rendered_again_at_once() {
        let renderer = Renderer::new(Vec::new);
        assert_eq!(html(&renderer, "/", "a", 0).await, None, "no script was built");
        let renderer = Renderer { script, jobs: Mutex::default(), ..renderer };
        assert_eq!(html(&renderer, "/", "b", 29).await, None);
        assert_eq!(html(&renderer, "/", "b", 30).await.unwrap(), "b 1");
    }
}
