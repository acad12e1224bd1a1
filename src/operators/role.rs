//! Roles, and what each may do.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Helps players with their accounts.
    Support,
    /// Decides about posts, comments, names and their authors.
    Moderator,
    /// Publishes games, books and announcements.
    Content,
    /// Orders, refunds and coins.
    Finance,
    /// Everything, and the other operators.
    Admin,
    /// Sees everything and changes nothing.
    ReadOnly,
}

/// What a call does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Permission {
    OperatorRead,
    OperatorWrite,
    LogRead,
    AccountRead,
    AccountNote,
    AccountLogout,
    AccountYouth,
    AccountSuspend,
    AccountMute,
    CoinGrant,
    OrderRefund,
    /// To one player.
    MessageSend,
    /// To all players, to members, to a channel; also the correction and withdrawal of such messages.
    MessageBroadcast,
    /// The messages to more than one player.
    MessageRead,
    ContentImport,
    ProposalRead,
    /// A decision also needs the permission of the proposal's kind.
    ProposalDecide,
    AccountProfile,
    AccountUnbind,
    OrderRead,
    CoinRead,
    FiguresRead,
    /// Reports, appeals, everything that a player wrote.
    ModerationRead,
    /// Hides, deletes, resolves reports, decides appeals.
    ModerationWrite,
    BanRead,
    /// Bans networks and devices.
    BanWrite,
}

/// Who may do what, besides the admins.
const TABLE: &[(Permission, &[Role])] = &[
    (Permission::OperatorRead, &[Role::ReadOnly]),
    (Permission::OperatorWrite, &[]),
    (Permission::LogRead, &[Role::ReadOnly]),
    (Permission::AccountRead, &[Role::Support, Role::Moderator, Role::Finance, Role::ReadOnly]),
    (Permission::AccountNote, &[Role::Support, Role::Moderator, Role::Finance]),
    (Permission::AccountLogout, &[Role::Support, Role::Moderator]),
    (Permission::AccountYouth, &[Role::Support]),
    (Permission::AccountSuspend, &[Role::Moderator]),
    (Permission::AccountMute, &[Role::Moderator]),
    (Permission::CoinGrant, &[Role::Finance]),
    (Permission::OrderRefund, &[Role::Finance]),
    (Permission::MessageSend, &[Role::Support, Role::Content]),
    (Permission::MessageBroadcast, &[Role::Content]),
    (Permission::MessageRead, &[Role::Support, Role::Content, Role::ReadOnly]),
    (Permission::ContentImport, &[Role::Content]),
    (Permission::ProposalRead, &[Role::Content, Role::Finance, Role::ReadOnly]),
    (Permission::ProposalDecide, &[Role::Content, Role::Finance]),
    (Permission::AccountProfile, &[Role::Support, Role::Moderator]),
    (Permission::AccountUnbind, &[Role::Support]),
    (Permission::OrderRead, &[Role::Support, Role::Finance, Role::ReadOnly]),
    (Permission::CoinRead, &[Role::Support, Role::Finance, Role::ReadOnly]),
    (Permission::FiguresRead, &[Role::Finance, Role::Content, Role::ReadOnly]),
    (Permission::ModerationRead, &[Role::Support, Role::Moderator, Role::ReadOnly]),
    (Permission::ModerationWrite, &[Role::Moderator]),
    (Permission::BanRead, &[Role::Support, Role::Moderator, Role::ReadOnly]),
    (Permission::BanWrite, &[Role::Moderator]),
];

impl Role {
    pub const ALL: [Self; 6] =
        [Self::Support, Self::Moderator, Self::Content, Self::Finance, Self::Admin, Self::ReadOnly];

    /// The word in the table's check constraint.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Support => "support",
            Self::Moderator => "moderator",
            Self::Content => "content",
            Self::Finance => "finance",
            Self::Admin => "admin",
            Self::ReadOnly => "read_only",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }

    #[must_use]
    pub fn may(self, permission: Permission) -> bool {
        self == Self::Admin
            || TABLE.iter().any(|(listed, roles)| *listed == permission && roles.contains(&self))
    }
}

impl Permission {
    /// The name in the document of the calls.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::OperatorRead => "operator.read",
            Self::OperatorWrite => "operator.write",
            Self::LogRead => "log.read",
            Self::AccountRead => "account.read",
            Self::AccountNote => "account.note",
            Self::AccountLogout => "account.logout",
            Self::AccountYouth => "account.youth",
            Self::AccountSuspend => "account.suspend",
            Self::AccountMute => "account.mute",
            Self::CoinGrant => "coin.grant",
            Self::OrderRefund => "order.refund",
            Self::MessageSend => "message.send",
            Self::MessageBroadcast => "message.broadcast",
            Self::MessageRead => "message.read",
            Self::ContentImport => "content.import",
            Self::ProposalRead => "proposal.read",
            Self::ProposalDecide => "proposal.decide",
            Self::AccountProfile => "account.profile",
            Self::AccountUnbind => "account.unbind",
            Self::OrderRead => "order.read",
            Self::CoinRead => "coin.read",
            Self::FiguresRead => "figures.read",
            Self::ModerationRead => "moderation.read",
            Self::ModerationWrite => "moderation.write",
            Self::BanRead => "ban.read",
            Self::BanWrite => "ban.write",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_admin_may_do_everything_and_read_only_changes_nothing() {
        for (permission, _) in TABLE {
            assert!(Role::Admin.may(*permission), "{permission:?}");
            let reads = permission.name().ends_with(".read");
            assert_eq!(Role::ReadOnly.may(*permission), reads, "{permission:?}");
        }
        assert!(
            !Role::Support.may(Permission::AccountSuspend) && Role::Moderator.may(Permission::AccountSuspend)
        );
        assert!(!Role::Content.may(Permission::AccountRead));
    }

    #[test]
    fn a_role_is_found_by_its_name() {
        for role in Role::ALL {
            assert_eq!(Role::named(role.name()), Some(role));
            assert_eq!(serde_json::to_value(role).unwrap(), role.name());
        }
        assert_eq!(Role::named("root"), None);
    }
}
