//! Messages to everybody, and packs. An import has no call: it reads a folder of the node. Its approval is a call.

use serde_json::json;

use super::Day;
use crate::content::{TestPack, good_pack};

impl Day {
    /// The second operator approves a proposal of a message, by a command or by a call.
    async fn approve_message(&mut self, proposal: i64, by_command: bool, action: &str) -> i64 {
        self.logged("content", "proposal.make", &format!("proposal:{proposal}"), "");
        let id = proposal.to_string();
        if by_command {
            self.command("support", "editor", &["proposal", "approve", &id]).await;
        } else {
            self.post("support", "editor", &format!("proposal/{id}/approve"), json!({})).await;
        }
        let message = self.newest("broadcast").await;
        self.logged("editor", action, &format!("message:{message}"), "");
        message
    }

    /// Sends, corrects and withdraws a message to everybody. `support` may send only to one player.
    pub(super) async fn broadcasts(&mut self) {
        let send = ["message", "send", "--to", "all", "--title", "八点开服", "--content", "今晚见"];
        let said = self.command("support", "content", &send).await;
        assert!(said.contains("needs a second operator"), "{said}");
        let proposal = self.newest("operator_proposal").await;
        let first = self.approve_message(proposal, false, "message.send").await.to_string();
        let body = json!({ "to": "all", "title": "八点开服", "content": "今晚见" });
        let proposed = self.post("support", "content", "message", body).await;
        let proposal = proposed["proposal"]["id"].as_i64().unwrap();
        let second = self.approve_message(proposal, true, "message.send").await;

        // The newest message is corrected by a call and approved by a command.
        let body = json!({ "title": "九点开服" });
        let path = format!("message/{second}/correct");
        let proposed = self.post("support", "content", &path, body).await;
        let proposal = proposed["proposal"]["id"].as_i64().unwrap();
        self.approve_message(proposal, true, "message.correct").await;
        let withdraw = json!({ "reason": "写错了" });
        self.post("support", "content", &format!("message/{second}/withdraw"), withdraw).await;
        self.logged("content", "message.withdraw", &format!("message:{second}"), "写错了");

        let correct = ["message", "correct", &first, "--title", "十点开服"];
        self.command("support", "content", &correct).await;
        let proposal = self.newest("operator_proposal").await;
        self.logged("content", "proposal.make", &format!("proposal:{proposal}"), "");
        self.post("support", "editor", &format!("proposal/{proposal}/approve"), json!({})).await;
        self.logged("editor", "message.correct", &format!("message:{first}"), "");
        let withdraw = ["message", "withdraw", &first, "--reason", "写错了"];
        self.command("support", "content", &withdraw).await;
        self.logged("content", "message.withdraw", &format!("message:{first}"), "写错了");

        let said = self.command("moderator", "support", &["message", "list"]).await;
        assert!(said.contains("十点开服") && said.contains("九点开服"), "{said}");
        let listed = self.get("moderator", "support", "message").await;
        assert_eq!(listed["records"].as_array().unwrap().len(), 2, "{listed}");
        assert!(listed["records"].as_array().unwrap().iter().all(|one| one["state"] == "withdrawn"));
    }

    /// Imports a pack into the new portal: the shop of the day.
    pub(super) async fn import_first(&mut self) -> TestPack {
        let pack = good_pack();
        let import = ["content", "import", "--yes", pack.path().to_str().unwrap()];
        let before = self.checked_state().await;
        self.direct("support", &import).await.refused(&["roles"]);
        assert_eq!(self.checked_state().await, before);
        self.direct("content", &import).await.ok();
        self.logged("content", "content.import", "content:pack", "");
        pack
    }

    async fn price(&self) -> i64 {
        self.scene.server.db.value("select amount from coin_package where id = 1").await
    }

    /// Shows a diff, changes a price by little, rolls back, and changes it by much with a second person.
    pub(super) async fn imports(&mut self, pack: &TestPack) {
        let folder = pack.path().to_str().unwrap();
        let import = ["content", "import", "--yes", folder];
        pack.replace("recharge.yaml", "amount: 600,", "amount: 780,");
        let diff = self.direct("content", &["content", "import", "--dry-run", folder]).await.ok();
        assert!(diff.contains("amount: 600 → 780"), "{diff}");
        assert_eq!(self.price().await, 600);
        let rollback = ["content", "rollback", "--yes", "1"];
        for args in [&import, &rollback] {
            let before = self.checked_state().await;
            self.direct("moderator", args).await.refused(&["roles"]);
            assert_eq!(self.checked_state().await, before, "{args:?}");
        }
        self.direct("content", &import).await.ok();
        self.logged("content", "content.import", "content:pack", "");
        assert_eq!(self.price().await, 780);
        self.direct("editor", &rollback).await.ok();
        self.logged("editor", "content.rollback", "content:pack", "");
        assert_eq!(self.price().await, 600);

        pack.replace("recharge.yaml", "amount: 780,", "amount: 6000,");
        self.direct("content", &import).await.refused(&["900 %", "second operator", "nothing was applied"]);
        let proposal = self.newest("operator_proposal").await;
        self.logged("content", "proposal.make", &format!("proposal:{proposal}"), "");
        let path = format!("proposal/{proposal}/approve");
        self.post("finance", "editor", &path, json!({ "reason": "核对过" })).await;
        self.logged("editor", "proposal.approve", &format!("proposal:{proposal}"), "");
        assert_eq!(self.price().await, 600);
        self.direct("content", &import).await.ok();
        self.logged("content", "proposal.execute", &format!("proposal:{proposal}"), "");
        self.logged("content", "content.import", "content:pack", "");
        assert_eq!(self.price().await, 6000);
        let history = self.direct("content", &["content", "history"]).await.ok();
        assert!(history.lines().count() == 4 && history.contains("version 1 again"), "{history}");
    }
}
