//! Bad input by commands: one clear sentence, and nothing is done.

use actors::Clock;
use chrono::TimeDelta;

use super::{CHOSEN, Day};
use crate::content::good_pack;

impl Day {
    /// Runs a command that is refused with these words. `proposes`: it leaves a proposal and its entry in the log, and nothing else.
    async fn is_refused(&mut self, by: &str, args: &[&str], words: &[&str], proposes: bool) {
        let mut before = self.checked_state().await;
        let ran = if args[0] == "content" {
            self.direct(by, args).await
        } else {
            self.scene.run_as(by, args).await
        };
        ran.refused(words);
        if proposes {
            before.pop();
            before.push(self.proposals().await);
            let proposal = self.newest("operator_proposal").await;
            self.logged(by, "proposal.make", &format!("proposal:{proposal}"), "");
        }
        assert_eq!(self.checked_state().await, before, "{args:?}");
    }

    /// Signs an operator in by the command, after the session ended.
    async fn sign_in_again(&mut self, name: &str) {
        let secrets = self.operators.iter().find(|one| one.name == name).unwrap();
        let code = secrets.code(self.scene.clock.now());
        let (succeeded, said) = self.scene.login(name, &[CHOSEN, &code]).await;
        assert!(succeeded, "{said}");
        self.logged(name, "session.begin", &format!("operator:{name}"), "");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn bad_input_is_refused_in_one_clear_sentence_and_changes_nothing() {
    let mut day = Day::begin().await;
    let pack = Box::pin(day.import_first()).await;
    let db = &day.scene.server.db;
    db.execute("update account set name = '星空' where login_name like 'player%'").await;
    let grant = ["coin", "grant", "--to", "player_a", "--amount", "20000", "--reason", "补偿"];
    let said = day.command("support", "finance", &grant).await;
    assert!(said.contains("needs a second operator"), "{said}");
    day.logged("finance", "proposal.make", "proposal:1", "补偿");

    let (no_games, decimal) = (good_pack(), &pack);
    no_games.remove("games");
    decimal.replace("recharge.yaml", "amount: 600,", "amount: 6000,");
    let [no_games, decimal] = [no_games.path(), decimal.path()].map(|path| path.to_str().unwrap().to_owned());
    let (no_games, decimal, nothing) = (no_games.as_str(), decimal.as_str(), "nothing was applied");
    // The operator, the command, the words, and whether it leaves a proposal.
    let table: [(&str, &[&str], &[&str], bool); 8] = [
        (
            "content",
            &["content", "import", "--yes", no_games],
            &["has no games", "looks incomplete", nothing],
            false,
        ),
        ("content", &["content", "import", decimal], &["changes 1 price", "--yes", nothing], false),
        ("content", &["content", "import", "--yes", decimal], &["900 %", "second operator", nothing], true),
        (
            "finance",
            &["coin", "grant", "--to", "星空", "--amount", "5"],
            &["2 players", "nothing was done"],
            false,
        ),
        (
            "finance",
            &["coin", "grant", "--to", "nobody", "--amount", "5"],
            &["there is no account nobody"],
            false,
        ),
        ("finance", &["coin", "grant", "--to", "player_a", "--amount", "0"], &["--amount is 0"], false),
        ("finance", &["proposal", "approve", "1"], &["another operator must decide"], false),
        ("cashier", &["proposal", "approve", "99"], &["there is no proposal 99"], false),
    ];
    for (by, args, words, proposes) in table {
        day.is_refused(by, args, words, proposes).await;
    }

    // A day later the proposal has expired, and so has every session.
    day.scene.clock.advance(TimeDelta::hours(25));
    day.is_refused("cashier", &["proposal", "approve", "1"], &["portal operator login"], false).await;
    day.sign_in_again("cashier").await;
    day.is_refused("cashier", &["proposal", "approve", "1"], &["the proposal has expired"], false).await;
    assert_eq!(day.coins().await, (0, 0));
    day.scene.server.db.audit().await;
}
