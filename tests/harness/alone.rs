//! The harness lock, a reader-writer lock. A test that disturbs or measures the machine takes it exclusively: `alone()` on its first line.
//! Every other test shares it from its first database, server or command on. The lock is released when the test's thread ends.
//! It orders the tests of this binary only. In the gate, no other step runs next to them.
//!
//! It cannot deadlock:
//! - libtest gives each test a thread, and a thread takes the lock once. So no holder waits for the lock again.
//! - Every function that hands out a shared resource (databases, PostgreSQL, Redis, commands) calls `share` first. So a thread that waits
//!   for the lock holds no other resource.
//! - A test that waits for exclusive use blocks no later test. It starts when no test shares the lock.
//! - Threads of a runtime do not bear a test's name and never take the lock: their test holds it.

use std::{
    cell::RefCell,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

static LOCK: Lock = Lock { state: Mutex::new(State { sharing: 0, alone: false }), changed: Condvar::new() };

thread_local! {
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
}

struct Lock {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    sharing: usize,
    alone: bool,
}

/// Releases the lock when it is dropped.
struct Held {
    lock: &'static Lock,
    alone: bool,
}

/// Waits until no other test of this binary uses the harness, and keeps the others out. Call it on the test's first line.
pub fn alone() {
    if is_a_test() {
        HELD.with_borrow_mut(|held| {
            assert!(held.is_none(), "alone() stands on the first line of a test");
            *held = Some(LOCK.alone());
        });
    }
}

/// Shares the lock with other tests. Every call after a test's first one does nothing.
pub fn share() {
    if is_a_test() {
        HELD.with_borrow_mut(|held| {
            held.get_or_insert_with(|| LOCK.share());
        });
    }
}

/// Whether this thread runs a test: libtest names the thread by the test's path.
pub fn is_a_test() -> bool {
    std::thread::current().name().is_some_and(|name| name.contains("::"))
}

impl Lock {
    fn share(&'static self) -> Held {
        let busy = |state: &mut State| state.alone;
        let mut state = self.changed.wait_while(self.state(), busy).unwrap_or_else(PoisonError::into_inner);
        state.sharing += 1;
        Held { lock: self, alone: false }
    }

    fn alone(&'static self) -> Held {
        let busy = |state: &mut State| state.alone || state.sharing > 0;
        let mut state = self.changed.wait_while(self.state(), busy).unwrap_or_else(PoisonError::into_inner);
        state.alone = true;
        Held { lock: self, alone: true }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut state = self.lock.state();
        if self.alone {
            state.alone = false;
        } else {
            state.sharing -= 1;
        }
        self.lock.changed.notify_all();
    }
}

#[test]
fn a_test_alone_waits_for_those_that_share_and_newcomers_wait_for_its_end() {
    use std::sync::{
        atomic::{AtomicBool, Ordering},
        mpsc,
    };

    static LOCK: Lock =
        Lock { state: Mutex::new(State { sharing: 0, alone: false }), changed: Condvar::new() };
    static SHARED: AtomicBool = AtomicBool::new(true);
    let first = LOCK.share();
    let (events, log) = mpsc::channel();
    let (end, ended) = mpsc::channel::<()>();
    let alone = std::thread::spawn({
        let events = events.clone();
        move || {
            let _held = LOCK.alone();
            assert!(!SHARED.load(Ordering::SeqCst), "another test shares the lock");
            events.send("alone").unwrap();
            ended.recv().unwrap();
            events.send("its end").unwrap();
        }
    });
    // A test that waits for exclusive use does not block a later one.
    drop(LOCK.share());
    SHARED.store(false, Ordering::SeqCst);
    drop(first);
    assert_eq!(log.recv().unwrap(), "alone");
    let newcomer = std::thread::spawn(move || {
        let _held = LOCK.share();
        events.send("newcomer").unwrap();
    });
    end.send(()).unwrap();
    assert_eq!(log.iter().collect::<Vec<_>>(), ["its end", "newcomer"]);
    alone.join().unwrap();
    newcomer.join().unwrap();
}
