//! The actions of players, as calls: each has its own idempotency key or is idempotent by itself.

use std::time::Duration;

use portal::{payments::channels::Sandbox, platform::keys::Keys};
use rand::{Rng, rngs::StdRng};
use reqwest::Method;
use serde_json::Value;

use super::{
    ask::Call,
    content::{DRAWS, FIRST_GAME, GAMES, MONTH, PACKS, PRICE},
};
use crate::harness::{SECRET, TestDatabase, paid};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    Game(i64),
    Vip,
    Order,
    /// The call-back that reports an order as paid.
    CallBack(String),
    Comment {
        post: i64,
        text: String,
    },
    Like {
        post: i64,
        liked: bool,
    },
    Claim(i64),
    Draw,
    CheckIn,
    /// Reads all messages.
    Read,
}

/// Actions that can be exhausted, and one player's progress in them.
pub struct Choice {
    /// Membership, with which games are free.
    member: bool,
    name: String,
    posts: Vec<i64>,
    games: i64,
    packs: i64,
    draws: i64,
    comments: usize,
    checked_in: bool,
    /// The last order that is not paid yet.
    order: Option<String>,
}

impl Choice {
    pub fn new(name: &str, member: bool, posts: &[i64]) -> Self {
        let (name, posts) = (name.to_owned(), posts.to_vec());
        Self {
            member,
            name,
            posts,
            games: 0,
            packs: 0,
            draws: 0,
            comments: 0,
            checked_in: false,
            order: None,
        }
    }

    pub fn next(&mut self, dice: &mut StdRng) -> Action {
        if let Some(order) = self.order.take() {
            return Action::CallBack(order);
        }
        let post = self.posts[dice.random_range(0..self.posts.len())];
        match dice.random_range(0..9) {
            0 if self.member => Action::Vip,
            0 | 1 if !self.member && self.games < GAMES => {
                self.games += 1;
                Action::Game(FIRST_GAME + self.games - 1)
            }
            2 => Action::Order,
            3 if self.packs < PACKS => {
                self.packs += 1;
                Action::Claim(self.packs)
            }
            4 if self.draws < DRAWS => {
                self.draws += 1;
                Action::Draw
            }
            5 if !self.checked_in => {
                self.checked_in = true;
                Action::CheckIn
            }
            6 | 7 => Action::Like { post, liked: dice.random() },
            8 => Action::Read,
            _ => {
                self.comments += 1;
                Action::Comment { post, text: format!("{}说的第{}句", self.name, self.comments) }
            }
        }
    }

    /// The next action pays a placed order.
    pub fn placed(&mut self, order: &str) {
        self.order = Some(order.to_owned());
    }
}

impl Action {
    /// Whether a player may give up this action, or not learn its result.
    pub fn may_be_left(&self) -> bool {
        matches!(
            self,
            Self::Game(_) | Self::Vip | Self::Order | Self::Comment { .. } | Self::Claim(_) | Self::Draw
        )
    }

    pub fn call(&self, db: &TestDatabase) -> Call {
        let json = |path: String| Call::json(path, "{}".into());
        match self {
            Self::Game(id) => {
                Call::form(&format!("/api/user/game/download/{id}"), format!("platformType=1&price={PRICE}"))
            }
            Self::Vip => Call::form("/api/vip/vipopen", format!("type=7&payWith=coin&price={MONTH}")),
            Self::Order => {
                Call::form("/api/user/center/coin/order", "packageId=1&channel=sandbox&price=600".into())
            }
            Self::CallBack(order) => {
                let limit = Duration::from_secs(5);
                let sandbox = Sandbox::new(db.pool.clone(), &Keys::new(SECRET, None), limit, limit).unwrap();
                let fields = sandbox.notice(&paid(order, &format!("T-{order}"), 600));
                Call {
                    key: None,
                    ..Call::form("/api/order/notify/sandbox", serde_urlencoded::to_string(fields).unwrap())
                }
            }
            Self::Comment { post, text } => {
                let body = serde_json::json!({ "content": text }).to_string();
                Call::json(format!("/api/v1/square/post/{post}/comment"), body)
            }
            Self::Like { post, liked } => {
                let method = if *liked { Method::POST } else { Method::DELETE };
                Call { method, key: None, ..json(format!("/api/v1/square/post/{post}/like")) }
            }
            Self::Claim(pack) => json(format!("/api/v1/gift/{pack}/claim")),
            Self::Draw => Call::json("/api/v1/activity/1/draw".into(), r#"{"price": 0}"#.into()),
            Self::CheckIn => json("/api/v1/checkin/today".into()),
            Self::Read => Call { key: None, ..Call::form("/api/user/message", "all=1".into()) },
        }
    }

    /// Whether the answer confirms the action.
    pub fn was_done(&self, answer: &Value) -> bool {
        if let Self::CallBack(_) = self {
            return answer == "success";
        }
        let data = &answer["data"];
        answer["code"] == 0
            && match self {
                Self::Game(_) => data["charged"] == PRICE,
                Self::Vip => data["levelType"] == 1,
                Self::Order => data["status"] == "created",
                Self::Comment { text, .. } => data["content"] == text.as_str(),
                Self::Like { liked, .. } => data["liked"] == *liked,
                Self::Claim(_) => data["code"].as_str().is_some_and(|code| !code.is_empty()),
                Self::Draw => data["price"] == 0,
                Self::CheckIn => data["reward"].as_i64().is_some_and(|reward| reward > 0),
                Self::Read => data["unread"]["messages"].is_i64(),
                Self::CallBack(_) => unreachable!(),
            }
    }
}
