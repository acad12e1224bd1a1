//! Random histories against a simple model of the rules: registrations on few devices and networks, phones that change
//! owners, actions, suspensions, spending and claw-backs. Given coins equal ledger entries. `PORTAL_SEED` repeats a history.

use std::{collections::BTreeSet, time::Duration};

use rand::{Rng, SeedableRng, rngs::StdRng};
use sql::{
    account::{Identity, NewAccount},
    credential::{Effects, PhoneProof, bind_phone},
    inbox::NewMessage,
    invitation::{Caps, ClawedBack, Letter, NewInvitation, Rewarded, claw_back, settle},
    login::{NewLogin, new_id},
};

use super::once::caps;
use crate::harness::{TestDatabase, invitation, post, seeds_from};

const HISTORIES: u64 = 12;
const STEPS: usize = 70;
const DEVICES: u8 = 6;
const NETWORKS: u8 = 5;
const PHONES: u64 = 12;
const REWARDS: (i64, i64) = (20, 10);

/// An account in the model.
#[derive(Debug, Default)]
struct Player {
    uid: i64,
    /// Index of the inviter in the list of people.
    inviter: Option<usize>,
    devices: BTreeSet<u8>,
    /// State of the invitation.
    place: (u8, u8),
    phone: Option<u64>,
    held: BTreeSet<u64>,
    acted: bool,
    suspended: bool,
    balance: i64,
    /// State of the invitation, as the database names it. Empty: the player was not invited.
    state: String,
}

#[tokio::test]
#[ignore = "night"]
async fn random_histories_end_as_in_the_model() {
    for seed in seeds_from(0..HISTORIES) {
        let db = TestDatabase::new().await;
        let mut history = History {
            db: &db,
            dice: StdRng::seed_from_u64(seed),
            players: Vec::new(),
            caps: Caps { per_address: 2, per_month: 3, ..caps() },
        };
        history.run().await;
        db.audit().await;
    }
}

struct History<'a> {
    db: &'a TestDatabase,
    dice: StdRng,
    players: Vec<Player>,
    caps: Caps,
}

impl History<'_> {
    async fn run(&mut self) {
        for step in 0..STEPS {
            let one = if self.players.is_empty() { 0 } else { self.dice.random_range(0..self.players.len()) };
            match self.dice.random_range(0..12) {
                _ if self.players.len() < 2 => self.register(step).await,
                0..3 => self.register(step).await,
                3..6 => self.bind(one).await,
                6..8 => {
                    post(self.db, self.players[one].uid).await;
                    self.players[one].acted = true;
                }
                8 => self.spend(one, step).await,
                9 => self.suspend(one).await,
                10 => self.log_in(one).await,
                _ => self.claw_back(one).await,
            }
            self.settle_all().await;
            self.compare().await;
        }
    }

    async fn register(&mut self, step: usize) {
        let inviter = match self.players.len() {
            0 => None,
            n => self.dice.random_bool(0.8).then(|| self.dice.random_range(0..n)),
        };
        let (device, network) = (self.dice.random_range(0..DEVICES), self.dice.random_range(0..NETWORKS));
        let name = format!("player_{step}");
        let (id, device_id) = (new_id(), format!("d{device}"));
        let login = NewLogin {
            id,
            token_hash: [*id.as_bytes(); 2].concat().try_into().unwrap(),
            device_id: &device_id,
            agent: "",
            address: "",
            life: Duration::from_hours(1),
            most: 50,
        };
        let account = NewAccount {
            identity: Identity::Name { login_name: &name, password_hash: "x" },
            name: &name,
            invite_code: &name,
            invitation: inviter.map(|inviter| NewInvitation {
                inviter: self.players[inviter].uid,
                device: [device; 32],
                network: [100 + network; 32],
                inviter_reward: REWARDS.0,
                invitee_reward: REWARDS.1,
            }),
            channel_id: "0",
        };
        let uid = sql::account::register(&self.db.pool, account, &login).await.unwrap().unwrap();
        let state = if inviter.is_some() { "pending" } else { "" }.to_owned();
        let devices = [device].into();
        self.players.push(Player {
            uid,
            inviter,
            devices,
            place: (device, network),
            state,
            ..Player::default()
        });
    }

    async fn bind(&mut self, one: usize) {
        let phone = self.dice.random_range(0..PHONES);
        let uid = self.players[one].uid;
        let taken = self.players.iter().any(|player| player.phone == Some(phone) && player.uid != uid);
        let number = |phone: u64| format!("{}", 13_800_000_000 + phone);
        let before = self.players[one].phone.map(number);
        let proof = PhoneProof::Password { hash: "x", phone: before.as_deref() };
        let message = NewMessage { kind: "system", title: "换绑", content: "<p>换绑</p>", link: None };
        let effects = Effects { kept: None, reason: "phone", message };
        let bound = bind_phone(&self.db.pool, uid, proof, &number(phone), 7, &effects).await.unwrap();
        assert_eq!(bound.is_err(), taken);
        if !taken {
            self.players[one].phone = Some(phone);
            self.players[one].held.insert(phone);
        }
    }

    async fn log_in(&mut self, one: usize) {
        let device = self.dice.random_range(0..DEVICES);
        if self.players[one].suspended {
            return;
        }
        self.db
            .execute(&format!(
                "insert into login (id, uid, device_id, expire_time)
                 values (gen_random_uuid(), {}, 'd{device}', now() + interval '1 hour')",
                self.players[one].uid
            ))
            .await;
        self.players[one].devices.insert(device);
    }

    async fn suspend(&mut self, one: usize) {
        let player = &mut self.players[one];
        player.suspended = !player.suspended;
        let until = if player.suspended { "now() + interval '1 day'" } else { "null" };
        self.db
            .execute(&format!(
                "update account set suspended_until = {until} where uid = {uid};
                 update login set end_time = now(), end_reason = 'x' where uid = {uid} and end_time is null",
                uid = player.uid
            ))
            .await;
    }

    async fn spend(&mut self, one: usize, step: usize) {
        let player = &mut self.players[one];
        let coins = self.dice.random_range(0..=player.balance);
        if coins > 0 {
            sql::coin::grant(&self.db.pool, player.uid, -coins, "花掉", &format!("spent {step}"))
                .await
                .unwrap();
            player.balance -= coins;
        }
    }

    async fn claw_back(&mut self, one: usize) {
        let letter = |_: &str, _| Letter { title: "收回".into(), content: "<p>收回</p>".into() };
        let done = claw_back(&self.db.pool, self.players[one].uid, "查过了", letter).await.unwrap();
        match self.players[one].state.as_str() {
            "" => assert_eq!(done, ClawedBack::Unknown),
            "paid" => {
                let ClawedBack::Done(sides) = done else { panic!("{done:?}") };
                let inviter = self.players[one].inviter.unwrap();
                for (at, reward, side) in [(inviter, REWARDS.0, sides[0]), (one, REWARDS.1, sides[1])] {
                    let player = &mut self.players[at];
                    assert_eq!(
                        (side.uid, side.taken, side.owed),
                        (player.uid, reward.min(player.balance), (reward - player.balance).max(0))
                    );
                    player.balance -= side.taken;
                }
                self.players[one].state = "clawed_back".into();
            }
            "clawed_back" => assert!(matches!(done, ClawedBack::Before(_)), "{done:?}"),
            _ => assert!(matches!(done, ClawedBack::NotPaid(_)), "{done:?}"),
        }
    }

    /// The accounts to check, in the order of their uids. Accounts that the triggers miss keep their state, and the comparison finds them.
    async fn settle_all(&mut self) {
        let due = "select coalesce(array_agg(distinct invitee), '{}') from invitation_check where due_time <= now()";
        let mut due: Vec<i64> = self.db.value(due).await;
        due.sort_unstable();
        let write = |_: Rewarded<'_>| {
            [0, 1].map(|_| Letter { title: "到账".into(), content: "<p>到账</p>".into() })
        };
        for uid in due {
            settle(&self.db.pool, uid, &self.caps, write).await.unwrap();
            let one = self.players.iter().position(|player| player.uid == uid).unwrap();
            self.settle_in_model(one);
        }
    }

    fn settle_in_model(&mut self, one: usize) {
        let Some(inviter) = self.players[one].inviter.filter(|_| self.players[one].state == "pending") else {
            return;
        };
        if let Some(refusal) = self.refusal(one) {
            self.players[one].state = format!("refused {refusal}");
            return;
        }
        let guest = &self.players[one];
        let this_month = self.count(|player| player.inviter == Some(inviter));
        let waits = guest.suspended || self.players[inviter].suspended || this_month >= self.caps.per_month;
        if guest.phone.is_some() && guest.acted && !waits {
            self.players[one].state = "paid".into();
            self.players[one].balance += REWARDS.1;
            self.players[inviter].balance += REWARDS.0;
        }
    }

    fn refusal(&self, one: usize) -> Option<&'static str> {
        let guest = &self.players[one];
        let mut line = Vec::new();
        let mut next = guest.inviter;
        while let Some(up) = next {
            line.push(up);
            next = self.players[up].inviter;
        }
        let meets = |up: &usize| {
            let up = &self.players[*up];
            !up.devices.is_disjoint(&guest.devices) || !up.held.is_disjoint(&guest.held)
        };
        let network =
            |up: &usize| self.players[*up].inviter.is_some() && self.players[*up].place.1 == guest.place.1;
        let used = |player: &Player| player.uid != guest.uid && !player.held.is_disjoint(&guest.held);
        if line.first().is_some_and(meets) {
            Some("self")
        } else if line.iter().any(meets) || line.iter().any(network) {
            Some("ring")
        } else if self.players.iter().any(used) {
            Some("phone")
        } else if self.count(|player| player.place.0 == guest.place.0) >= self.caps.per_device {
            Some("device")
        } else if self.count(|player| player.place.1 == guest.place.1) >= self.caps.per_address {
            Some("address")
        } else {
            None
        }
    }

    /// The number of rewarded invitations.
    fn count(&self, which: impl Fn(&Player) -> bool) -> i64 {
        let rewarded = |player: &&Player| matches!(player.state.as_str(), "paid" | "clawed_back");
        self.players.iter().filter(rewarded).filter(|player| which(player)).count() as i64
    }

    async fn compare(&self) {
        let balances = "select coalesce(array_agg(balance order by uid), '{}') from status";
        let balances: Vec<i64> = self.db.value(balances).await;
        assert_eq!(balances, self.players.iter().map(|player| player.balance).collect::<Vec<_>>());
        for player in self.players.iter().filter(|player| player.inviter.is_some()) {
            assert_eq!(invitation(self.db, player.uid).await, player.state, "{player:?}");
        }
        let given = "select coalesce(sum(delta), 0)::bigint from coin_entry where ref_type in ('invite', 'claw_back')";
        let spent = "select coalesce(sum(delta), 0)::bigint from coin_entry where ref_type = 'grant'";
        let given: i64 = self.db.value(given).await;
        let spent: i64 = self.db.value(spent).await;
        assert_eq!(given + spent, balances.iter().sum::<i64>());
    }
}
