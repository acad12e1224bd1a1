//! Runs the real binary: commands and `portal serve`.

use std::{collections::HashMap, net::SocketAddr, path::Path, process::Stdio};

use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStderr, ChildStdout, Command},
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
};

use super::{Client, LIMIT, TestDatabase, alone, secrets, within};

/// The binary of this checkout.
pub const PORTAL: &str = env!("CARGO_BIN_EXE_portal");

/// The result of a command.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ran {
    /// Runs `portal <args>` on this database.
    pub async fn on(db: &TestDatabase, args: &[&str]) -> Self {
        Self::with(&[("DATABASE_URL", &db.url)], args).await
    }

    /// Runs it with these variables and no other settings of the portal.
    pub async fn with(env: &[(&str, &str)], args: &[&str]) -> Self {
        Self::of(PORTAL, env, args).await
    }

    /// Runs the binary of another release.
    pub async fn of(program: &str, env: &[(&str, &str)], args: &[&str]) -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut command = in_home(Command::new(program), home.path(), env, args);
        let output = within(LIMIT, "the end of the command", command.output()).await.unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        secrets::none_in(&stderr);
        Self {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr,
        }
    }

    /// Starts `portal <args>` with these variables, for a test that acts while it runs.
    pub fn begin(env: &[(&str, &str)], args: &[&str]) -> Begun {
        let home = tempfile::tempdir().unwrap();
        // A suite that `nohup` started ignores SIGHUP, and so would the command.
        let args = [&["--default-signal=HUP", PORTAL][..], args].concat();
        let mut command = in_home(Command::new("env"), home.path(), env, &args);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true).spawn().unwrap();
        Begun { child, _home: home }
    }

    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.stdout
    }

    /// Asserts that it failed with one sentence on stderr that contains these texts.
    pub fn refused(&self, naming: &[&str]) {
        assert_eq!(self.code, 1, "{self:?}");
        let sentences: Vec<_> = self.stderr.lines().filter(|line| line.starts_with("portal: ")).collect();
        assert_eq!(sentences.len(), 1, "one sentence: {self:?}");
        assert_eq!(self.stderr.lines().last(), sentences.first().copied(), "nothing after it: {self:?}");
        for name in naming {
            assert!(sentences[0].contains(name), "{name} is not in: {}", sentences[0]);
        }
        assert!(!self.stderr.contains("panicked"), "{self:?}");
    }
}

/// A command that runs.
pub struct Begun {
    child: Child,
    _home: TempDir,
}

impl Begun {
    pub async fn signal(&self, name: &str) {
        let pid = self.child.id().expect("the command has ended").to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &pid]).status().await.unwrap();
        assert!(status.success());
    }

    /// Awaits its end. The code of a killed command is -1.
    pub async fn ended(self) -> Ran {
        let output = within(LIMIT, "the end of the command", self.child.wait_with_output()).await.unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        secrets::none_in(&stderr);
        Ran {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr,
        }
    }
}

/// A running `portal serve`.
pub struct Running {
    child: Child,
    stdout: Lines<BufReader<ChildStdout>>,
    /// The lines of its log. The channel ends with the process.
    stderr: UnboundedReceiver<String>,
    /// The log that was read so far.
    log: String,
    addr: Option<SocketAddr>,
    _home: TempDir,
}

impl Running {
    pub async fn serve(env: &[(&str, &str)]) -> Self {
        Self::serve_of(PORTAL, env).await
    }

    /// Starts the binary of another release.
    pub async fn serve_of(program: &str, env: &[(&str, &str)]) -> Self {
        let home = tempfile::tempdir().unwrap();
        Self::start(in_home(Command::new(program), home.path(), env, &["serve"]), home)
    }

    /// Starts it with a limit of open files in the format of `ulimit`: `-Sn 64`.
    pub async fn serve_with_files(limit: &str, env: &[(&str, &str)]) -> Self {
        let home = tempfile::tempdir().unwrap();
        let script = format!("ulimit {limit} && exec \"$0\" \"$@\"");
        let command = in_home(Command::new("sh"), home.path(), env, &["-c", &script, PORTAL, "serve"]);
        Self::start(command, home)
    }

    fn start(mut command: Command, home: TempDir) -> Self {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true).spawn().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap()).lines();
        let (lines, stderr) = unbounded_channel();
        tokio::spawn(drain(child.stderr.take().unwrap(), lines));
        Self { child, stdout, stderr, log: String::new(), addr: None, _home: home }
    }

    /// Awaits the next line of the log that contains this text.
    pub async fn logged(&mut self, part: &str) -> String {
        let found = async {
            loop {
                let line = self.stderr.recv().await.expect("the server ended");
                self.log.push_str(&line);
                self.log.push('\n');
                if line.contains(part) {
                    return line;
                }
            }
        };
        within(LIMIT, part, found).await
    }

    /// Reads the log up to now, so that `logged` finds only later lines.
    pub fn pass_over_log(&mut self) {
        while let Ok(line) = self.stderr.try_recv() {
            self.log.push_str(&line);
            self.log.push('\n');
        }
    }

    /// Awaits the address that it prints.
    pub async fn address(&mut self) -> SocketAddr {
        if let Some(addr) = self.addr {
            return addr;
        }
        let line = within(LIMIT, "the address", self.stdout.next_line()).await.unwrap();
        let line = line.expect("the server ended without printing its address");
        let addr = line.strip_prefix("portal: http://").unwrap_or_else(|| panic!("{line}")).parse().unwrap();
        *self.addr.insert(addr)
    }

    /// A client without account. Call `address` before.
    pub fn visitor(&self) -> Client {
        Client::visitor(self.addr.expect("call address() first"))
    }

    /// A value of `/metrics` by name and labels; `None` if the metric does not exist yet.
    pub async fn figure(&self, name: &str) -> Option<f64> {
        self.figures().await.remove(name)
    }

    /// All values of one fetch of `/metrics`.
    pub async fn figures(&self) -> HashMap<String, f64> {
        let text = self.visitor().get("/metrics").await.text;
        let figures = text.lines().filter(|line| !line.starts_with('#'));
        figures
            .filter_map(|line| line.rsplit_once(' '))
            .map(|(name, value)| (name.to_owned(), value.parse().unwrap()))
            .collect()
    }

    pub fn pid(&self) -> u32 {
        self.child.id().expect("the server has ended")
    }

    /// Resident memory, MiB.
    pub fn resident_mib(&self) -> u64 {
        self.memory_mib("VmRSS:")
    }

    /// Peak resident memory, MiB.
    pub fn peak_mib(&self) -> u64 {
        self.memory_mib("VmHWM:")
    }

    /// Anonymous memory, without the program's text, KiB.
    pub fn anonymous_kib(&self) -> u64 {
        self.memory_kib("RssAnon:")
    }

    fn memory_mib(&self, which: &str) -> u64 {
        self.memory_kib(which) / 1024
    }

    fn memory_kib(&self, which: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(which)).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// Processor time that all its threads have used.
    pub fn processor_seconds(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid())).unwrap();
        let (_, fields) = stat.rsplit_once(") ").expect("the name stands in brackets");
        // Fields 14 and 15 of /proc/<pid>/stat: time in user mode and in kernel mode, in hundredths of a second.
        let ticks = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<f64>().unwrap());
        ticks.sum::<f64>() / 100.0
    }

    /// Sends a signal.
    pub async fn signal(&self, name: &str) {
        let pid = self.pid().to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &pid]).status().await.unwrap();
        assert!(status.success());
    }

    pub async fn ended(mut self) -> Ran {
        let status = within(LIMIT, "the end of the server", self.child.wait()).await.unwrap();
        let (mut stdout, mut stderr) = (String::new(), std::mem::take(&mut self.log));
        while let Some(line) = self.stdout.next_line().await.unwrap() {
            stdout.push_str(&line);
            stdout.push('\n');
        }
        while let Some(line) = self.stderr.recv().await {
            stderr.push_str(&line);
            stderr.push('\n');
        }
        secrets::none_in(&stderr);
        Ran { code: status.code().unwrap_or(-1), stdout, stderr }
    }
}

/// Prints the log of the server if the test failed.
impl Drop for Running {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.pass_over_log();
            eprintln!("{:?} logged:\n{}", self.child, self.log);
        }
    }
}

/// Reads the log continuously, because a full pipe would block the server.
async fn drain(stderr: ChildStderr, lines: UnboundedSender<String>) {
    let mut stderr = BufReader::new(stderr).lines();
    while let Ok(Some(line)) = stderr.next_line().await {
        secrets::hear(&line);
        let _ = lines.send(line);
    }
}

fn in_home(mut command: Command, home: &Path, env: &[(&str, &str)], args: &[&str]) -> Command {
    alone::share();
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("PORTAL_") || name.starts_with("DATABASE_") || name == "REDIS_URL" {
            command.env_remove(name);
        }
    }
    command
        .args(args)
        .env("PORTAL_HOME", home)
        .env("PORTAL_HTTP_ADDR", "127.0.0.1:0")
        // Commands print times and texts by the locale.
        .env("LC_ALL", "C")
        .env("TZ", "UTC")
        // Players of tests are new, act fast and repeat texts.
        .env("PORTAL_NEWCOMER_HOURS", "0")
        .env("PORTAL_SAME_TEXT_MINUTES", "0")
        .env("PORTAL_POSTS_PER_ACCOUNT", "10000/1s")
        .env("PORTAL_COMMENTS_PER_ACCOUNT", "10000/1s")
        .env("PORTAL_LIKES_PER_ACCOUNT", "10000/1s")
        .env("PORTAL_REALTIME_TICKETS_PER_ACCOUNT", "10000/1s")
        // A busy machine must not cause load shedding.
        .env("PORTAL_DATABASE_WAIT_S", "5")
        // Lists are not cached, because tests read them just after a write.
        .env("PORTAL_FEEDS_LISTS_MS", "0")
        // All clients of a test share one address.
        .env("PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND", "10000")
        .envs(env.iter().copied());
    command.current_dir(home).stdin(Stdio::null());
    command
}
