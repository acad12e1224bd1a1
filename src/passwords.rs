//! Argon2id, off the async threads, a bounded number at once.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// What may wait for a turn; beyond it callers are told to come back.
const MAX_WAITING: usize = 128;

/// Too many passwords wait to be hashed.
#[derive(Debug, thiserror::Error)]
#[error("too many passwords wait to be hashed")]
pub struct Busy;

#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    /// Checked where there is no account, so that known and unknown names take the same time.
    nobody: Arc<str>,
}

impl Passwords {
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(at_once)),
            waiting: Arc::default(),
            nobody: hash("nobody has this password").into(),
        }
    }

    /// A PHC string with a salt of its own.
    pub async fn hash(&self, password: String) -> Result<String, Busy> {
        self.in_turn(move || hash(&password)).await
    }

    /// Whether `password` is the one behind `expected`. With `None` the answer is no, after the same work.
    pub async fn verify(&self, password: String, expected: Option<String>) -> Result<bool, Busy> {
        let nobody = self.nobody.clone();
        self.in_turn(move || {
            let known = expected.is_some();
            let hash = expected.as_deref().unwrap_or(&nobody);
            let parsed = PasswordHash::new(hash);
            known
                & parsed
                    .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let _waiting = Waiting::enter(&self.waiting).ok_or(Busy)?;
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| Busy)?;
        spawn_blocking(move || {
            // The turn ends with the work, also when the caller has gone away.
            let _turn = turn;
            work()
        })
        .await
        .map_err(|_| Busy)
    }
}

fn hash(password: &str) -> String {
    Argon2::default().hash_password(password.as_bytes()).expect("the system has randomness").to_string()
}

/// A place among those who wait.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn enter(waiting: &'a AtomicUsize) -> Option<Self> {
        let before = waiting.fetch_add(1, Ordering::Relaxed);
        let place = Self(waiting);
        (before < MAX_WAITING).then_some(place)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_of_a_known_account_passes() {
        let passwords = Passwords::new(2);
        let hash = passwords.hash("right horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.verify("right horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("wrong horse".into(), Some(hash)).await.unwrap());
        assert!(!passwords.verify("nobody has this password".into(), None).await.unwrap());
    }

    #[tokio::test]
    async fn a_crowd_is_refused_instead_of_queued_without_end() {
        let passwords = Passwords::new(1);
        let turn = passwords.turns.clone().acquire_owned().await.unwrap();
        let mut waiting: Vec<_> = (0..MAX_WAITING).map(|_| Box::pin(passwords.hash("x".into()))).collect();
        for one in &mut waiting {
            assert!(futures_util::poll!(one).is_pending());
        }
        assert!(passwords.hash("x".into()).await.is_err());
        drop(waiting);
        drop(turn);
        passwords.hash("x".into()).await.unwrap();
    }
}
