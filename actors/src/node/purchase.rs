//! Purchases for coins.

use sql::{
    purchase::{Bought, Command, HandedOut, Outcome, PlatformType, Refusal, Ware},
    status::Snapshot,
};
use uuid::Uuid;

use super::Node;
use crate::{actor::ActorError, session::Purchase};

impl Node {
    /// Hands out a game's file, for coins unless it is free for this player or visitor, once per idempotency key. Answers when it is
    /// committed, with the account's status after it. Every open page of the account gets the new balance.
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
        let got = match outcome {
            Outcome::Download(got) => Ok(got),
            Outcome::Refused(refusal) => Err(refusal),
            Outcome::Member => unreachable!("a game is answered with a file"),
        };
        Ok((got, status))
    }

    /// Buys or prolongs a membership for coins, in the same way. Without a key, an equal purchase by the same login within a minute
    /// counts as a repetition.
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
            Outcome::Download(_) => unreachable!("a membership is no file"),
        })
    }

    async fn purchase(&self, command: Command) -> Result<Bought, ActorError> {
        match command.uid {
            Some(uid) => self.command(uid, Purchase(command)).await?,
            None => Ok(self.0.services.committer.purchase(command).await?),
        }
    }
}
