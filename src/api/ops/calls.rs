//! Every call of operators, and what it needs. The only place that says so.

use crate::operators::Permission;

/// What a call needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    Nothing,
    /// A session, also one whose password must be replaced first.
    Session,
    May(Permission),
}

use Needs::{May, Nothing, Session};
use Permission::{
    AccountLogout, AccountMute, AccountNote, AccountProfile, AccountRead, AccountSuspend, AccountUnbind,
    AccountYouth, BanRead, BanWrite, CoinGrant, CoinRead, FiguresRead, LogRead, MessageBroadcast,
    MessageRead, MessageSend, ModerationRead, ModerationWrite, OperatorRead, OperatorWrite, OrderRead,
    OrderRefund, ProposalDecide, ProposalRead,
};

pub const CALLS: &[(&str, &str, Needs)] = &[
    ("GET", "/api/ops/v1/openapi.json", Nothing),
    ("POST", "/api/ops/v1/session", Nothing),
    ("DELETE", "/api/ops/v1/session", Session),
    ("GET", "/api/ops/v1/operator/me", Session),
    ("POST", "/api/ops/v1/operator/me/password", Session),
    ("GET", "/api/ops/v1/operator", May(OperatorRead)),
    ("POST", "/api/ops/v1/operator", May(OperatorWrite)),
    ("PUT", "/api/ops/v1/operator/{id}/roles", May(OperatorWrite)),
    ("POST", "/api/ops/v1/operator/{id}/disable", May(OperatorWrite)),
    ("POST", "/api/ops/v1/operator/{id}/password", May(OperatorWrite)),
    ("POST", "/api/ops/v1/operator/{id}/totp", May(OperatorWrite)),
    ("GET", "/api/ops/v1/log", May(LogRead)),
    ("GET", "/api/ops/v1/account", May(AccountRead)),
    ("GET", "/api/ops/v1/account/{uid}", May(AccountRead)),
    ("GET", "/api/ops/v1/account/{uid}/login", May(AccountRead)),
    ("POST", "/api/ops/v1/account/{uid}/logout", May(AccountLogout)),
    ("POST", "/api/ops/v1/account/{uid}/suspend", May(AccountSuspend)),
    ("POST", "/api/ops/v1/account/{uid}/unsuspend", May(AccountSuspend)),
    ("POST", "/api/ops/v1/account/{uid}/mute", May(AccountMute)),
    ("POST", "/api/ops/v1/account/{uid}/unmute", May(AccountMute)),
    ("POST", "/api/ops/v1/account/{uid}/youth-off", May(AccountYouth)),
    ("POST", "/api/ops/v1/account/{uid}/note", May(AccountNote)),
    ("GET", "/api/ops/v1/account/{uid}/note", May(AccountRead)),
    ("POST", "/api/ops/v1/account/{uid}/rename", May(AccountProfile)),
    ("POST", "/api/ops/v1/account/{uid}/avatar-reset", May(AccountProfile)),
    ("POST", "/api/ops/v1/account/{uid}/unbind", May(AccountUnbind)),
    ("GET", "/api/ops/v1/account/{uid}/coin", May(CoinRead)),
    ("POST", "/api/ops/v1/coin/grant", May(CoinGrant)),
    ("GET", "/api/ops/v1/order", May(OrderRead)),
    ("GET", "/api/ops/v1/debt", May(OrderRead)),
    ("POST", "/api/ops/v1/reconciliation/{day}", May(OrderRefund)),
    ("GET", "/api/ops/v1/difference", May(OrderRead)),
    ("POST", "/api/ops/v1/difference/{id}/resolve", May(OrderRefund)),
    ("POST", "/api/ops/v1/order/{order}/refund", May(OrderRefund)),
    // More than one recipient also needs `message.broadcast`.
    ("POST", "/api/ops/v1/message", May(MessageSend)),
    ("GET", "/api/ops/v1/message", May(MessageRead)),
    ("POST", "/api/ops/v1/message/{id}/correct", May(MessageBroadcast)),
    ("POST", "/api/ops/v1/message/{id}/withdraw", May(MessageBroadcast)),
    ("GET", "/api/ops/v1/proposal", May(ProposalRead)),
    ("GET", "/api/ops/v1/proposal/{id}", May(ProposalRead)),
    ("POST", "/api/ops/v1/proposal/{id}/approve", May(ProposalDecide)),
    ("POST", "/api/ops/v1/proposal/{id}/reject", May(ProposalDecide)),
    ("POST", "/api/ops/v1/proposal/{id}/withdraw", May(ProposalDecide)),
    ("GET", "/api/ops/v1/figure/day", May(FiguresRead)),
    ("GET", "/api/ops/v1/figure/today", May(FiguresRead)),
    ("POST", "/api/ops/v1/post/{id}/hide", May(ModerationWrite)),
    ("POST", "/api/ops/v1/post/{id}/show", May(ModerationWrite)),
    ("POST", "/api/ops/v1/post/{id}/lock", May(ModerationWrite)),
    ("POST", "/api/ops/v1/post/{id}/unlock", May(ModerationWrite)),
    ("POST", "/api/ops/v1/post/{id}/delete", May(ModerationWrite)),
    ("POST", "/api/ops/v1/comment/{id}/hide", May(ModerationWrite)),
    ("POST", "/api/ops/v1/comment/{id}/show", May(ModerationWrite)),
    ("GET", "/api/ops/v1/account/{uid}/writing", May(ModerationRead)),
    ("POST", "/api/ops/v1/account/{uid}/writing/hide", May(ModerationWrite)),
    ("GET", "/api/ops/v1/words/check", May(ModerationRead)),
    ("GET", "/api/ops/v1/report", May(ModerationRead)),
    ("GET", "/api/ops/v1/report/item", May(ModerationRead)),
    ("POST", "/api/ops/v1/report/resolve", May(ModerationWrite)),
    ("GET", "/api/ops/v1/account/{uid}/measure", May(AccountRead)),
    // A step that suspends also needs `account.suspend`.
    ("POST", "/api/ops/v1/account/{uid}/measure", May(AccountMute)),
    ("POST", "/api/ops/v1/account/{uid}/warn", May(AccountMute)),
    ("GET", "/api/ops/v1/appeal", May(ModerationRead)),
    ("POST", "/api/ops/v1/appeal/{id}/uphold", May(ModerationWrite)),
    ("POST", "/api/ops/v1/appeal/{id}/lift", May(ModerationWrite)),
    ("GET", "/api/ops/v1/ban", May(BanRead)),
    ("POST", "/api/ops/v1/ban", May(BanWrite)),
    ("POST", "/api/ops/v1/ban/{id}/end", May(BanWrite)),
];

/// What the call needs; `None`: it is not listed.
pub fn needs(method: &str, pattern: &str) -> Option<Needs> {
    let is_it = |(known, path, _): &&(&str, &str, Needs)| *known == method && *path == pattern;
    CALLS.iter().find(is_it).map(|(_, _, needs)| *needs)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::ops::document::document;

    #[test]
    fn every_call_of_the_document_is_listed_and_every_listed_call_is_in_the_document() {
        let document = serde_json::to_value(document()).unwrap();
        let described: BTreeSet<(String, String)> = document["paths"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(path, item)| {
                item.as_object().unwrap().keys().map(move |method| (method.to_uppercase(), path.clone()))
            })
            .collect();
        let listed: BTreeSet<(String, String)> = CALLS
            .iter()
            .filter(|(_, path, _)| !path.ends_with(".json"))
            .map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned()))
            .collect();
        assert_eq!(described, listed);
    }

    #[test]
    fn a_call_that_is_not_listed_needs_something_unknown() {
        assert_eq!(needs("POST", "/api/ops/v1/session"), Some(Nothing));
        assert_eq!(needs("PUT", "/api/ops/v1/session"), None);
        assert_eq!(needs("GET", "/api/ops/v1/nothing"), None);
    }
}
