//! Fuzz tests: random outside input is either accepted or refused, quickly and without a panic.
//!
//! `cargo test` runs a short pass with fixed seeds. `make test-all ONLY=fuzz` runs each target for `FUZZ_SECONDS` with another `PORTAL_SEED`.
//! Private code has its own fuzz tests in the same way; their names begin with `fuzzed_`.

mod forms;
mod frames;
mod texts;

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use proptest::{
    collection::vec,
    prelude::*,
    sample::{Index, select},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};

use crate::{
    figure::{at_most, counted, figure},
    seed::seeds,
};

/// No input takes this long on any machine. A target that does is stuck.
const STUCK: Duration = Duration::from_secs(60);
/// Bound of the process's memory, MiB, if it runs only these tests.
const MEMORY_MIB: f64 = 512.0;

/// Passes up to `cases` inputs to `holds`, as many as the time allows. Shrinks an input that causes a panic, and reports it.
pub fn fuzz<S: Strategy>(what: &str, cases: u32, input: S, holds: impl Fn(S::Value)) {
    let seconds = std::env::var("FUZZ_SECONDS").map_or(0, |value| value.parse().expect("FUZZ_SECONDS"));
    let seeds: Vec<u64> = seeds().collect();
    let (began, mut rounds, mut slowest) = (Instant::now(), 0, Duration::ZERO);
    while rounds < seeds.len() || began.elapsed() < Duration::from_secs(seconds) {
        let seed = seeds.get(rounds).copied().unwrap_or_else(|| seeds[0].wrapping_add(rounds as u64));
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let config =
            Config { cases, failure_persistence: None, max_shrink_iters: 2_000, ..Config::default() };
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let longest = Cell::new(slowest);
        let fed = TestRunner::new_with_rng(config, rng).run(&input, |value| {
            let began = Instant::now();
            holds(value);
            let took = began.elapsed();
            longest.set(longest.get().max(took));
            prop_assert!(took < STUCK, "it took {took:?}");
            Ok(())
        });
        fed.unwrap_or_else(|error| panic!("{what}, PORTAL_SEED={seed}: {error}"));
        slowest = longest.get();
        rounds += 1;
    }
    counted(format!("{what}: {} inputs in {:.1} s", rounds * cases as usize, began.elapsed().as_secs_f64()));
    figure(&format!("{what}: the slowest input"), slowest.as_secs_f64(), "s", at_most(1.0));
    figure(&format!("{what}: memory of the process"), (peak_kib() >> 10) as f64, "MiB", at_most(MEMORY_MIB));
}

/// The highest memory use of this process so far, KiB.
fn peak_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// Breaks valid input in a few places. `words`: tokens with a meaning in this input.
pub fn broken(sound: Vec<Vec<u8>>, words: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    (select(sound), vec(edit(words), 0..8)).prop_map(|(mut bytes, edits)| {
        edits.into_iter().for_each(|edit| edit.apply(&mut bytes));
        bytes
    })
}

/// Like `broken`, for texts; invalid UTF-8 is replaced.
pub fn broken_text(sound: &[&str], words: &'static [&'static str]) -> impl Strategy<Value = String> {
    let sound = sound.iter().map(|text| text.as_bytes().to_vec()).collect();
    broken(sound, words).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

#[derive(Debug, Clone)]
enum Edit {
    Byte(Index, u8),
    Bytes(Index, Vec<u8>),
    Char(Index, char),
    Word(Index, &'static str),
    /// Repeats the word this many times.
    Words(Index, &'static str, usize),
    /// Writes four bytes, big-endian, as lengths and counts are stored.
    Number(Index, u32),
    Remove(Index, usize),
    Repeat(Index, usize, usize),
    Cut(Index),
}

fn edit(words: &'static [&'static str]) -> impl Strategy<Value = Edit> {
    let numbers = prop_oneof![
        select(vec![0, 1, 7, 8, 16, 0x7f, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, u32::MAX]),
        any::<u32>(),
        0..4096_u32,
    ];
    let place = any::<Index>;
    prop_oneof![
        3 => (place(), any::<u8>()).prop_map(|(at, byte)| Edit::Byte(at, byte)),
        1 => (place(), vec(any::<u8>(), 0..40)).prop_map(|(at, bytes)| Edit::Bytes(at, bytes)),
        1 => (place(), any::<char>()).prop_map(|(at, c)| Edit::Char(at, c)),
        4 => (place(), select(words)).prop_map(|(at, word)| Edit::Word(at, word)),
        1 => (place(), select(words), 2..3_000_usize).prop_map(|(at, word, n)| Edit::Words(at, word, n)),
        3 => (place(), numbers).prop_map(|(at, number)| Edit::Number(at, number)),
        2 => (place(), 1..64_usize).prop_map(|(at, n)| Edit::Remove(at, n)),
        1 => (place(), 1..200_usize, 2..50_usize).prop_map(|(at, n, times)| Edit::Repeat(at, n, times)),
        1 => place().prop_map(Edit::Cut),
    ]
}

impl Edit {
    fn apply(self, bytes: &mut Vec<u8>) {
        let size = bytes.len();
        let insert = |bytes: &mut Vec<u8>, at: Index, new: &[u8]| {
            let at = at.index(size + 1);
            bytes.splice(at..at, new.iter().copied());
        };
        let part = |at: Index, n: usize| {
            let at = at.index(size + 1);
            at..(at + n).min(size)
        };
        match self {
            Self::Byte(at, byte) if size > 0 => bytes[at.index(size)] = byte,
            Self::Byte(..) => {}
            Self::Bytes(at, new) => insert(bytes, at, &new),
            Self::Char(at, c) => insert(bytes, at, c.encode_utf8(&mut [0; 4]).as_bytes()),
            Self::Word(at, word) => insert(bytes, at, word.as_bytes()),
            Self::Words(at, word, n) => insert(bytes, at, word.repeat(n).as_bytes()),
            Self::Number(at, number) => {
                let place = part(at, 4);
                let length = place.len();
                bytes[place].copy_from_slice(&number.to_be_bytes()[..length]);
            }
            Self::Remove(at, n) => {
                bytes.drain(part(at, n));
            }
            Self::Repeat(at, n, times) => {
                let again = bytes[part(at, n)].repeat(times);
                insert(bytes, at, &again);
            }
            Self::Cut(at) => bytes.truncate(at.index(size + 1)),
        }
    }
}
