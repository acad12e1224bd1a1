//! Changes of profiles.

use sql::{account::PhoneTaken, profile::Changes};

use super::Node;
use crate::{actor::ActorError, session::Tell};

impl Node {
    /// Changes the account's profile. Its pages on every node get the new status.
    pub async fn update_profile(&self, uid: i64, changes: Changes<'_>) -> Result<(), ActorError> {
        sql::profile::update(&self.0.services.pool, uid, changes).await?;
        self.0.tell(uid, Tell::Changed);
        Ok(())
    }

    /// As `update_profile`, for the picture; `avatar` is a name in the media store.
    pub async fn set_avatar(&self, uid: i64, avatar: &str) -> Result<(), ActorError> {
        sql::profile::set_avatar(&self.0.services.pool, uid, avatar).await?;
        self.0.tell(uid, Tell::Changed);
        Ok(())
    }

    /// As `update_profile`, for the phone. The inner error: another account has this phone.
    pub async fn bind_phone(&self, uid: i64, phone: &str) -> Result<Result<(), PhoneTaken>, ActorError> {
        let bound = sql::account::bind_phone(&self.0.services.pool, uid, phone).await?;
        if bound.is_ok() {
            self.0.tell(uid, Tell::Changed);
        }
        Ok(bound)
    }
}
