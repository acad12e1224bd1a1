//! Argon2id, off the async threads, a bounded number at once. Each hash needs 19 MiB, which are kept and used again. If they were
//! freed after each password, the allocator would keep one block for each thread that ever hashed.

use std::sync::{Arc, LazyLock};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::{
        self, generate_salt,
        phc::{Output, ParamsString, PasswordHash, Salt},
    },
};
use parking_lot::Mutex;

use crate::{
    accounts::strength,
    platform::blocking_pool::{BlockingPool, Panicked, QueueSlot},
};

/// Maximum number of passwords that are hashed or wait. Above that, callers have to try again later.
const PLACES: usize = 128;

/// Too many passwords wait to be hashed.
#[derive(Debug, thiserror::Error)]
#[error("too many passwords wait to be hashed")]
pub struct Busy;

#[derive(Clone)]
pub struct Passwords {
    turns: BlockingPool,
    /// Memory of finished hashes, for the next ones. At most one block per concurrent hash.
    memories: Arc<Mutex<Vec<Memory>>>,
    /// The hash that is compared if no account has the name, so that known and unknown names take the same time.
    nobody: Arc<str>,
}

impl Passwords {
    #[must_use]
    pub fn new(at_once: usize) -> Self {
        Self { turns: BlockingPool::new(at_once, PLACES), memories: Arc::default(), nobody: NOBODY.clone() }
    }

    /// Reserves a place in the queue. For callers with an earlier step that must not be repeated, such as using up a code.
    pub fn place(&self) -> Result<QueueSlot, Busy> {
        self.turns.place().ok_or(Busy)
    }

    /// Hashes a password to a PHC string with a new salt.
    pub async fn hash(&self, password: String) -> Result<String, Busy> {
        self.hash_at(self.place()?, password).await
    }

    /// Like `hash`, with a reserved place.
    pub async fn hash_at(&self, place: QueueSlot, password: String) -> Result<String, Busy> {
        self.in_turn(place, move |memory| hash(&password, memory)).await
    }

    /// Whether `password` belongs to the hash `expected`. `None`: returns false after the same work.
    pub async fn verify(&self, password: String, expected: Option<String>) -> Result<bool, Busy> {
        let nobody = self.nobody.clone();
        self.in_turn(self.place()?, move |memory| {
            let known = expected.is_some();
            let hash = expected.as_deref().unwrap_or(&nobody);
            known & is_behind(&password, hash, memory).unwrap_or(false)
        })
        .await
    }

    /// Whether a new password is easy to guess, also by these names of its account.
    pub async fn is_guessable(&self, password: &str, names: &[&str]) -> Result<bool, Busy> {
        let password = password.to_owned();
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let judged = self.place()?.work(move || {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            strength::is_guessable(&password, &names)
        });
        judged.await.map_err(|Panicked| Busy)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        place: QueueSlot,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let memories = self.memories.clone();
        let worked = place.work(move || {
            let left_behind = memories.lock().pop();
            let mut memory = left_behind.unwrap_or_default();
            let done = work(&mut memory);
            metrics::counter!("portal_passwords_hashed_total").increment(1);
            // Return the memory before this place becomes free, so that the next hash finds it.
            memories.lock().push(memory);
            done
        });
        worked.await.map_err(|Panicked| Busy)
    }
}

/// Created once for all servers of a process, because tests start a thousand.
static NOBODY: LazyLock<Arc<str>> =
    LazyLock::new(|| hash("nobody has this password", &mut Memory::new()).into());

/// The working memory of Argon2.
type Memory = Vec<Block>;

fn hash(password: &str, memory: &mut Memory) -> String {
    let salt = Salt::new(&generate_salt()).expect("of the recommended length");
    let argon2 = Argon2::default();
    let out = output(&argon2, password, &salt, Params::DEFAULT_OUTPUT_LEN, memory);
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon2.params()).expect("the default ones"),
        salt: Some(salt),
        hash: Some(out.expect("password and salt are within bounds")),
    };
    hash.to_string()
}

/// Whether `hash`, a PHC string, belongs to the password.
fn is_behind(password: &str, hash: &str, memory: &mut Memory) -> password_hash::Result<bool> {
    let hash = PasswordHash::new(hash)?;
    let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
    let version = hash.version.map_or(Ok(Version::default()), Version::try_from)?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&hash)?);
    // Outputs are compared in constant time.
    Ok(*expected == output(&argon2, password, salt, expected.len(), memory)?)
}

fn output(
    argon2: &Argon2<'_>,
    password: &str,
    salt: &Salt,
    len: usize,
    memory: &mut Memory,
) -> password_hash::Result<Output> {
    let needed = argon2.params().block_count();
    if memory.len() < needed {
        memory.resize(needed, Block::default());
    }
    let mut out = [0; Output::MAX_LENGTH];
    let out = out.get_mut(..len).ok_or(password_hash::Error::OutputSize)?;
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, memory)?;
    Ok(Output::new(out)?)
}

#[cfg(test)]
mod tests {
    use argon2::{PasswordHasher, PasswordVerifier};

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
    async fn what_is_written_is_a_standard_phc_string() {
        let passwords = Passwords::new(1);
        for _ in 0..2 {
            // The second hash uses memory of the first.
            let hash = passwords.hash("right horse".into()).await.unwrap();
            assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
            let standard = |password: &str| Argon2::default().verify_password(password.as_bytes(), &*hash);
            assert!(standard("right horse").is_ok());
            assert!(standard("wrong horse").is_err());
        }
        let standard = Argon2::default().hash_password(b"right horse").unwrap().to_string();
        assert!(passwords.verify("right horse".into(), Some(standard)).await.unwrap());
    }

    #[tokio::test]
    async fn what_is_no_hash_lets_nobody_in() {
        let passwords = Passwords::new(1);
        for hash in
            ["", "x", "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0", "$scrypt$ln=1$c2FsdHNhbHQ$aGFzaA"]
        {
            assert!(!passwords.verify("right horse".into(), Some(hash.into())).await.unwrap(), "{hash}");
        }
    }

    #[tokio::test]
    async fn there_are_never_more_memories_than_turns() {
        let passwords = Passwords::new(2);
        let crowd = (0..12).map(|_| passwords.hash("right horse".into()));
        futures_util::future::join_all(crowd).await.into_iter().for_each(|hash| drop(hash.unwrap()));
        let left = passwords.memories.lock().len();
        assert!((1..=2).contains(&left), "{left}");
    }

    #[tokio::test]
    async fn a_crowd_is_refused_instead_of_queued_without_end() {
        let passwords = Passwords::new(1);
        let places: Vec<_> = (0..PLACES).map(|_| passwords.place().unwrap()).collect();
        assert!(passwords.hash("x".into()).await.is_err());
        drop(places);
        passwords.hash("x".into()).await.unwrap();
    }
}
