//! The commands of an account. Each is answered when it is committed. The account's open pages get the new status by their sockets.

use actix::prelude::*;
use sql::{
    activity, book, check_in, gift,
    profile::{self, Changes},
    purchase::{Bought, Command, HandedOut, Outcome, PlatformType, Refusal, Ware},
    status::Snapshot,
};
use uuid::Uuid;

use super::Node;
use crate::{
    actor::{
        ActorError,
        at_most_once::{self, AtMostOnce},
    },
    committer::{CheckedIn, Rewarded},
    session::{CheckIn, MarkRead, Purchase, Read, Reward, Session, Tell},
};

impl Node {
    /// Buys a game's file for coins, or hands it out if it is free for this player or visitor. One key has one effect. Returns the file
    /// and the account's status after it.
    pub async fn buy_game(
        &self,
        uid: Option<i64>,
        key: Option<Uuid>,
        price: Option<i64>,
        id: i64,
        platform: PlatformType,
    ) -> Result<(Result<HandedOut, Refusal>, Option<Snapshot>), ActorError> {
        let command = Command { uid, key, price, ware: Ware::Game { id, platform } };
        let (outcome, status) = self.purchase(command).await?;
        let result = match outcome {
            Outcome::Download(file) => Ok(file),
            Outcome::Refused(refusal) => Err(refusal),
            Outcome::Member => unreachable!("the outcome of a game is a file"),
        };
        Ok((result, status))
    }

    /// Buys or prolongs a membership for coins. One key has one effect. Without a key, the same plan by the same login within 60 s is
    /// the same purchase.
    pub async fn buy_vip(
        &self,
        uid: i64,
        login: Uuid,
        key: Option<Uuid>,
        price: Option<i64>,
        plan: i32,
    ) -> Result<Result<(), Refusal>, ActorError> {
        let ware = Ware::Vip { plan, purchase: Uuid::new_v4(), login };
        let (outcome, _) = self.purchase(Command { uid: Some(uid), key, price, ware }).await?;
        Ok(match outcome {
            Outcome::Member => Ok(()),
            Outcome::Refused(refusal) => Err(refusal),
            Outcome::Download(_) => unreachable!("the outcome of a membership is no file"),
        })
    }

    /// Checks in, or makes up for a day.
    pub async fn check_in(&self, command: check_in::Command) -> Result<CheckedIn, ActorError> {
        self.command(command.uid, CheckIn(command)).await?
    }

    /// Claims the reward of a task, or draws. One key has one effect.
    pub async fn reward(&self, command: activity::Command) -> Result<Rewarded, ActorError> {
        self.command(command.uid, Reward(command)).await?
    }

    /// Claims a gift pack. The claim bypasses the Session, because claims queue by pack. Its message and its goods change the status.
    /// Open pages get both when the NOTIFY arrives; a call for the status reads the database until then.
    pub async fn claim_gift(&self, claim: gift::Claim) -> Result<gift::Outcome, ActorError> {
        let uid = claim.uid;
        let outcome = self.0.services.committer.claim_gift(claim).await;
        // A claim that failed may have been committed.
        if !matches!(outcome, Ok(gift::Outcome::Refused(_))) {
            self.0.fall_behind(uid);
        }
        Ok(outcome?)
    }

    /// Marks messages or notices read. Returns the account's status after it; `None`: no such account.
    pub async fn mark_read(&self, uid: i64, read: MarkRead) -> Result<Option<Snapshot>, ActorError> {
        self.command(uid, read).await?
    }

    /// Moves the account's reading positions, in one transaction. Sockets of other logins get the new positions; `login` knows them.
    pub async fn read_to(
        &self,
        uid: i64,
        login: Uuid,
        commands: Vec<book::Command>,
    ) -> Result<Vec<book::Outcome>, ActorError> {
        self.command(uid, Read { login, commands }).await?
    }

    /// Changes the account's profile. The inner error says why nothing was changed.
    pub async fn update_profile(
        &self,
        uid: i64,
        changes: Changes<'_>,
    ) -> Result<Result<(), profile::Refusal>, ActorError> {
        let changed = sql::profile::update(&self.0.services.pool, uid, changes).await?;
        if changed.is_ok() {
            self.0.tell(uid, Tell::Changed);
        }
        Ok(changed)
    }

    /// Wears a frame, or none. False: the account does not have the frame.
    pub async fn wear_frame(&self, uid: i64, frame: Option<&str>) -> Result<bool, ActorError> {
        let worn = sql::goods::wear(&self.0.services.pool, uid, frame).await?;
        if worn {
            self.0.tell(uid, Tell::Changed);
        }
        Ok(worn)
    }

    /// Changes the account's picture. `avatar`: a name in the media store.
    pub async fn set_avatar(&self, uid: i64, avatar: &str) -> Result<(), ActorError> {
        sql::profile::set_avatar(&self.0.services.pool, uid, avatar).await?;
        self.0.tell(uid, Tell::Changed);
        Ok(())
    }

    /// This process committed an action of the account that may count towards an activity: its open pages get the progress.
    pub fn acted(&self, uid: i64) {
        self.0.tell(uid, Tell::Acted { here: true });
    }

    async fn purchase(&self, command: Command) -> Result<Bought, ActorError> {
        match command.uid {
            Some(uid) => self.command(uid, Purchase(command)).await?,
            None => Ok(self.0.services.committer.purchase(command).await?),
        }
    }

    /// Sends a command to the account's Session, which starts if there is none. It runs at most once.
    async fn command<M>(&self, uid: i64, command: M) -> Result<M::Result, ActorError>
    where
        M: Message + Send + 'static,
        M::Result: Send,
        Session: Handler<AtMostOnce<M>>,
    {
        at_most_once::send(command, |command| self.0.find_or_start(uid).addr.send(command)).await
    }
}
