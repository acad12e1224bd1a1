//! Applying a content pack: only what changed, in one transaction.
