//! The harness lock. A test that disturbs the whole machine takes it exclusively by `alone()` on its first line; every other test
//! shares it from its first database, server or command on. The lock ends with the test's thread.
//!
//! It cannot deadlock. libtest gives each test a thread; a thread enters once and holds its entry to its end, so no holder ever waits for
//! the lock again. `enter` is the first act of whatever hands out a shared resource (databases, PostgreSQL, Redis, commands), so a thread
//! that waits for the lock holds nothing that a holder could wait for. Newcomers pass a test that waits to be alone: it holds nobody up,
//! and runs when the others have ended.
//! Threads of a runtime have no test's name and never enter: they work for a test that has entered.

use std::{
    cell::RefCell,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

static STATE: Lock = Lock { state: Mutex::new(State { sharing: 0, alone: false }), changed: Condvar::new() };

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
        let taken = |state: &mut State| state.alone;
        let mut state = self.changed.wait_while(self.state(), taken).unwrap_or_else(PoisonError::into_inner);
        state.sharing += 1;
        Entry { lock: self, alone: false }
    }

    fn alone(&'static self) -> Entry {
        let taken = |state: &mut State| state.alone || state.sharing > 0;
        let mut state = self.changed.wait_while(self.state(), taken).unwrap_or_else(PoisonError::into_inner);
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
fn a_test_alone_waits_for_those_that_share_and_newcomers_wait_for_its_end() {
    use std::sync::{
        atomic::{AtomicBool, Ordering},
        mpsc,
    };

    static LOCK: Lock =
        Lock { state: Mutex::new(State { sharing: 0, alone: false }), changed: Condvar::new() };
    static SHARED: AtomicBool = AtomicBool::new(true);
    let first = LOCK.share();
    let (tell, told) = mpsc::channel();
    let (end, ends) = mpsc::channel::<()>();
    let alone = std::thread::spawn({
        let tell = tell.clone();
        move || {
            let _entry = LOCK.alone();
            assert!(!SHARED.load(Ordering::SeqCst), "somebody shares the lock");
            tell.send("alone").unwrap();
            ends.recv().unwrap();
            tell.send("its end").unwrap();
        }
    });
    // A newcomer is not held up by a test that waits.
    drop(LOCK.share());
    SHARED.store(false, Ordering::SeqCst);
    drop(first);
    assert_eq!(told.recv().unwrap(), "alone");
    let newcomer = std::thread::spawn(move || {
        let _entry = LOCK.share();
        tell.send("newcomer").unwrap();
    });
    end.send(()).unwrap();
    assert_eq!(told.iter().collect::<Vec<_>>(), ["its end", "newcomer"]);
    alone.join().unwrap();
    newcomer.join().unwrap();
}
