//! Refunds, debts and grants.

use serde_json::{Value, json};
use uuid::Uuid;

use super::Day;
use crate::harness::{call_back, order, paid};

impl Day {
    /// One order of each player, paid with ¥6.00 for 60 X钻.
    async fn paid_orders(&self) -> [String; 2] {
        let mut orders = [String::new(), String::new()];
        for (player, id) in [&self.first, &self.second].into_iter().zip(&mut orders) {
            *id = order(&player.client, 1, "sandbox").await;
            call_back(&self.scene.server, &paid(id, id, 600)).await;
        }
        orders
    }

    /// Refunds the first order by a command and the second by a call.
    async fn refund(&mut self, orders: &[String; 2], options: &[&str], mut body: Value) {
        let args = [&["order", "refund", &orders[0], "--reason", "误买"][..], options].concat();
        self.command("support", "finance", &args).await;
        self.logged("finance", "order.refund", &format!("order:{}", orders[0]), "误买");
        body["reason"] = json!("误买");
        self.post("support", "finance", &format!("order/{}/refund", orders[1]), body).await;
        self.logged("finance", "order.refund", &format!("order:{}", orders[1]), "误买");
    }

    /// Refunds whole orders and parts, with a debt, with a game that is taken back, and paid elsewhere.
    pub(super) async fn refunds(&mut self) {
        let whole = self.paid_orders().await;
        self.refund(&whole, &[], json!({})).await;
        assert_eq!(self.coins().await, (0, 0));

        let part = self.paid_orders().await;
        self.refund(&part, &["--amount", "1.50"], json!({ "amount": 150 })).await;
        assert_eq!(self.coins().await, (45, 45));
        let (first, second) = self.uids();
        for uid in [first, second] {
            let key = Uuid::new_v4().to_string();
            sql::coin::grant(&self.scene.server.db.pool, uid, -45, "花了", &key).await.unwrap();
        }
        self.refund(&part, &["--debt"], json!({ "debt": true })).await;
        let said = self.command("moderator", "finance", &["order", "debts", "--who", "player_a"]).await;
        assert!(said.contains("owes 45 X钻, settled 0"), "{said}");
        let debts = self.get("moderator", "finance", &format!("debt?uid={second}")).await;
        assert_eq!(debts["records"][0]["coins"], 45, "{debts}");
        // The next income settles the debt.
        self.paid_orders().await;
        assert_eq!(self.coins().await, (15, 15));

        let game = self.paid_orders().await;
        for player in [&self.first, &self.second] {
            let fields = [("platformType", "1"), ("price", "30")];
            let bought = player.client.post("/api/user/game/download/1001", &fields).await;
            assert_eq!(bought.ok()["charged"], 30, "{}", bought.text);
        }
        self.refund(&game, &["--take-back", "1001"], json!({ "takeBack": [1001] })).await;
        assert_eq!(self.coins().await, (15, 15));
        assert_eq!(self.scene.server.db.value::<i64>("select count(*) from owned_game").await, 0);

        let elsewhere = self.paid_orders().await;
        let body = json!({ "paidElsewhere": true, "how": "银行转账 0123" });
        self.refund(&elsewhere, &["--paid-elsewhere", "--how", "银行转账 0123"], body).await;
        assert_eq!(self.coins().await, (15, 15));
        let notes = "select count(*) from refund where paid_by = 'finance' and note = '银行转账 0123'";
        assert_eq!(self.scene.server.db.value::<i64>(notes).await, 2);

        let said = self.command("moderator", "finance", &["order", "list", "--who", "player_a"]).await;
        assert!(said.contains(&whole[0]) && said.contains(&elsewhere[0]), "{said}");
        let listed = self.get("moderator", "support", &format!("order?uid={second}")).await;
        assert_eq!(listed["records"].as_array().unwrap().len(), 5, "{listed}");
    }

    /// Grants below the limit at once, and above it with a second person.
    pub(super) async fn grants(&mut self) {
        let (first, second) = self.uids();
        let grant = |amount: i64| json!({ "uid": second, "amount": amount, "reason": "补偿" });
        let args = |amount: &'static str| {
            ["coin", "grant", "--to", "player_a", "--amount", amount, "--reason", "补偿"]
        };
        self.command("support", "finance", &args("100")).await;
        self.logged("finance", "coin.grant", &format!("account:{first}"), "补偿");
        self.post("support", "finance", "coin/grant", grant(100)).await;
        self.logged("finance", "coin.grant", &format!("account:{second}"), "补偿");
        assert_eq!(self.coins().await, (115, 115));

        let said = self.command("support", "finance", &args("20000")).await;
        assert!(said.contains("needs a second operator"), "{said}");
        let proposal = self.newest("operator_proposal").await;
        self.logged("finance", "proposal.make", &format!("proposal:{proposal}"), "补偿");
        self.post("support", "cashier", &format!("proposal/{proposal}/approve"), json!({})).await;
        self.logged("cashier", "coin.grant", &format!("account:{first}"), "补偿");
        assert_eq!(self.coins().await, (20_115, 115));

        let proposed = self.post("support", "finance", "coin/grant", grant(20_000)).await;
        let proposal = proposed["proposal"]["id"].to_string();
        self.logged("finance", "proposal.make", &format!("proposal:{proposal}"), "补偿");
        self.command("support", "cashier", &["proposal", "approve", &proposal]).await;
        self.logged("cashier", "coin.grant", &format!("account:{second}"), "补偿");
        assert_eq!(self.coins().await, (20_115, 20_115));

        // A rejected proposal changes nothing else.
        self.command("support", "finance", &args("30000")).await;
        let proposal = self.newest("operator_proposal").await.to_string();
        self.logged("finance", "proposal.make", &format!("proposal:{proposal}"), "补偿");
        let reject = ["proposal", "reject", &proposal, "--reason", "太多"];
        self.command("moderator", "cashier", &reject).await;
        self.logged("cashier", "proposal.reject", &format!("proposal:{proposal}"), "太多");
        let said = self.command("moderator", "finance", &["coin", "history", "--who", "player_a"]).await;
        assert!(said.contains("补偿"), "{said}");
        let history = self.get("moderator", "support", &format!("account/{second}/coin")).await;
        assert_eq!(history["records"][0]["reason"], "补偿", "{history}");
        assert_eq!(self.coins().await, (20_115, 20_115));
    }
}
