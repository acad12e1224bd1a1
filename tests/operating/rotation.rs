//! Pastes the commands of `src/ops/secrets.md` that replace `PORTAL_SECRET`, on two nodes with a signed-in player.

use std::{fs, path::Path, process::Command, sync::Arc};

use tempfile::TempDir;

use crate::harness::{
    Client, GATEWAY_SECRET, Options, PORTAL, SECRET, TestDatabase, TestRedis, TestServer, User,
};

const PAGE: &str = include_str!("../../src/ops/secrets.md");
const ACCEPTED: &str = "A start in production accepts these settings.\n";
const ME: &str = "/api/user/center/me";

/// A machine with a node and its file of settings.
struct Machine {
    folder: TempDir,
    server: TestServer,
}

impl Machine {
    async fn start(db: &Arc<TestDatabase>, shared: &Options) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let settings = format!(
            "PORTAL_MODE='production'\nDATABASE_URL='postgres://portal_serves:x@db/portal'\nPORTAL_SECRET='{SECRET}'\n\
             PORTAL_SMS_GATEWAY='http'\nPORTAL_SMS_URL='https://sms.example/send'\nPORTAL_SMS_SECRET='{GATEWAY_SECRET}'\n\
             PORTAL_PAY_CHANNELS='none'\n"
        );
        fs::write(folder.path().join("portal.env"), settings).unwrap();
        let server = TestServer::on(db.clone(), &db.url, shared.clone()).await;
        Self { folder, server }
    }

    /// Runs the commands of a block. The harness restarts the node instead of systemd.
    fn paste(&self, block: &str) -> String {
        let runs = |line: &&str| !line.starts_with("systemctl ") && !line.starts_with("curl ");
        let script: String = block.lines().filter(runs).flat_map(|line| [line, "\n"]).collect();
        let folder = self.folder.path().to_str().unwrap();
        let script = script.replace("/etc/portal.env", &format!("{folder}/portal.env"));
        let script = script.replace(" && systemctl restart portal", "");
        let path = Path::new(PORTAL).parent().unwrap().to_str().unwrap();
        let path = format!("{path}:{}", std::env::var("PATH").unwrap());
        let ran = Command::new("sh").args(["-euc", &script]).env_clear().env("PATH", path).output().unwrap();
        assert!(
            ran.status.success(),
            "{script}\n{}",
            String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat())
        );
        String::from_utf8(ran.stdout).unwrap()
    }

    /// The value of a setting. Empty: it is not set.
    fn setting(&self, name: &str) -> String {
        let file = fs::read_to_string(self.folder.path().join("portal.env")).unwrap();
        let values: Vec<&str> =
            file.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix('=')).collect();
        assert!(values.len() <= 1, "{name} stands {} times", values.len());
        values.first().map_or_else(String::new, |value| value.trim_matches('\'').to_owned())
    }

    async fn restart(&mut self, db: &Arc<TestDatabase>, shared: &Options) {
        self.server.stop().await;
        let options = ["PORTAL_SECRET", "PORTAL_SECRET_PREVIOUS"]
            .into_iter()
            .fold(shared.clone(), |options, name| options.set(name, &self.setting(name)));
        self.server = TestServer::on(db.clone(), &db.url, options).await;
        self.server.hears_everything().await;
    }
}

/// The code blocks under the heading of the rotation.
fn steps() -> Vec<String> {
    let (_, section) = PAGE.split_once("\n### Steps\n").unwrap();
    let (section, _) = section.split_once("\n### ").unwrap();
    let blocks = section.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks.map(|block| block.lines().map(|line| format!("{}\n", line.trim())).collect()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn the_pasted_steps_replace_the_secret_and_sign_nobody_out() {
    let db = Arc::new(TestDatabase::new().await);
    let shared = Options::default().redis(&TestRedis::shared_url(), &TestRedis::prefix());
    let mut machines = [Machine::start(&db, &shared).await, Machine::start(&db, &shared).await];
    let user = User::register(&machines[0].server, "lin_xia").await;
    let mut token = user.token.clone();

    let steps = steps();
    let [make, accept, sign, forget] = &steps[..] else { panic!("{steps:?}") };
    machines[0].paste(make);
    let new = "portal.env.secret";
    fs::copy(machines[0].folder.path().join(new), machines[1].folder.path().join(new)).unwrap();
    let new = fs::read_to_string(machines[0].folder.path().join(new)).unwrap().trim().to_owned();

    for (step, printed, secret, previous) in [
        (accept, ACCEPTED, SECRET, new.as_str()),
        (sign, ACCEPTED, new.as_str(), SECRET),
        (forget, "", new.as_str(), ""),
    ] {
        for n in 0..machines.len() {
            assert_eq!(machines[n].paste(step), printed, "{step}");
            let now = ["PORTAL_SECRET", "PORTAL_SECRET_PREVIOUS"].map(|name| machines[n].setting(name));
            assert_eq!(now, [secret, previous], "{step}");
            machines[n].restart(&db, &shared).await;
            for machine in &machines {
                let ready = machine.server.visitor().get("/readyz").await;
                assert_eq!(ready.ok()["secret"], "ok", "{step}");
                let caller = Client::visitor(machine.server.addr()).signed_in(user.uid, &token);
                let answer = caller.post(ME, &[]).await;
                assert_eq!(answer.code(), 0, "signed out: {}", answer.text);
                if let Some(fresh) = answer.headers.get("UG-Token") {
                    token = fresh.to_str().unwrap().to_owned();
                }
            }
        }
    }
    assert_eq!(db.value::<i64>("select count(*) from login where end_time is not null").await, 0);
}
