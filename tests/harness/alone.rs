//! The harness lock. A test that disturbs the whole machine takes it exclusively by `alone()` on its first line; every other test
//! shares it from its first database, server or command on. The lock ends with the test's thread.
//!
//! It cannot deadlock. libtest gives each test a thread; a thread enters once and holds its entry to its end, so no holder ever waits for
//! the lock again. `enter` is the first act of whatever hands out a shared resource (databases, PostgreSQL, Redis, commands), so a thread
//! that waits for the lock holds nothing that a holder could wait for. Newcomers give way to a test that waits to be alone.
//! Threads of a runtime have no test's name and never enter: they work for a test that has entered.

use std::{
    cell::RefCell,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

static STATE: Lock =
    Lock { state: Mutex::new(State { sharing: 0, alone: false, waiting: 0 }), changed: Condvar::new() };

thread_local! {
    static ENTRY: RefCell<Option<Entry>> = const { RefCell::new(None) };
}

struct Lock {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    sharing: usize,
    alone: bool,
    /// Tests that want to be alone.
    waiting: usize,
}

struct Entry {
    lock: &'static Lock,
    alone: bool,
}

/// The test runs while no other test of this binary that uses the harness does. Stands on the test's first line.
pub fn alone() {
    if is_a_test() {
        ENTRY.with_borrow_mut(|entry| {
            assert!(entry.is_none(), "alone() stands on the first line of a test");
            *entry = Some(STATE.alone());
        });
    }
}

/// The test runs next to others that share the lock. Every call after the first does nothing.
pub fn share() {
    if is_a_test() {
        ENTRY.with_borrow_mut(|entry| {
            entry.get_or_insert_with(|| STATE.share());
        });
    }
}

/// libtest names a test's thread by the test's path.
pub fn is_a_test() -> bool {
    std::thread::current().name().is_some_and(|name| name.contains("::"))
}

impl Lock {
    fn share(&'static self) -> Entry {
        let free = |state: &mut State| state.alone || state.waiting > 0;
        let mut state = self.changed.wait_while(self.state(), free).unwrap_or_else(PoisonError::into_inner);
        state.sharing += 1;
        Entry { lock: self, alone: false }
    }

    fn alone(&'static self) -> Entry {
        let mut state = self.state();
        state.waiting += 1;
        let taken = |state: &mut State| state.alone || state.sharing > 0;
        let mut state = self.changed.wait_while(state, taken).unwrap_or_else(PoisonError::into_inner);
        state.waiting -= 1;
        state.alone = true;
        Entry { lock: self, alone: true }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Entry {
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
fn a_test_alone_waits_for_those_that_share_and_newcomers_wait_for_it() {
    use std::sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    };

    static LOCK: Lock =
        Lock { state: Mutex::new(State { sharing: 0, alone: false, waiting: 0 }), changed: Condvar::new() };
    static INSIDE: AtomicUsize = AtomicUsize::new(0);
    let first = LOCK.share();
    drop(LOCK.share());
    let (tell, told) = mpsc::channel();
    let alone = std::thread::spawn({
        let tell = tell.clone();
        move || {
            let entry = LOCK.alone();
            assert_eq!(INSIDE.load(Ordering::SeqCst), 0, "somebody shares the lock");
            tell.send("alone").unwrap();
            drop(entry);
        }
    });
    while LOCK.state().waiting == 0 {
        assert!(!alone.is_finished(), "it did not wait for the one that shares");
        std::thread::yield_now();
    }
    let newcomer = std::thread::spawn(move || {
        let _entry = LOCK.share();
        INSIDE.fetch_add(1, Ordering::SeqCst);
        tell.send("newcomer").unwrap();
    });
    drop(first);
    assert_eq!(told.iter().collect::<Vec<_>>(), ["alone", "newcomer"]);
    alone.join().unwrap();
    newcomer.join().unwrap();
}
