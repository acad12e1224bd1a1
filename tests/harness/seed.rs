//! Chooses the seeds of a test. The gate runs seed 1, then the seeds that `tests/seeds.txt` has for the test. The night sets `PORTAL_SEED`,
//! which replaces them.

/// Seeds that failed once. A line has the beginning of a test's name and a seed. `#` begins a comment.
const COMMITTED: &str = include_str!("../seeds.txt");

/// The seeds of the running test. Each is printed when its turn comes; libtest shows the output of a failed test.
pub fn seeds() -> impl Iterator<Item = u64> {
    seeds_from(1..2)
}

/// Like `seeds`, with a range instead of seed 1: for a test that draws one cheap history from each of many seeds.
pub fn seeds_from(usual: std::ops::Range<u64>) -> impl Iterator<Item = u64> {
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    let seeds: Vec<u64> = match std::env::var("PORTAL_SEED") {
        Ok(seed) => vec![seed.parse().expect("PORTAL_SEED is a whole number")],
        Err(_) => usual.chain(committed(COMMITTED, &test)).collect(),
    };
    seeds.into_iter().inspect(|seed| println!("PORTAL_SEED={seed}"))
}

fn committed(list: &str, test: &str) -> Vec<u64> {
    let lines = list.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines
        .filter(|line| !line.is_empty())
        .filter_map(|line| {
            let (name, seed) = line.rsplit_once(' ').expect("a line of tests/seeds.txt is a name and a seed");
            let seed = seed.parse().expect("a seed of tests/seeds.txt is a whole number");
            test.starts_with(name.trim()).then_some(seed)
        })
        .collect()
}

#[test]
fn a_committed_seed_runs_only_in_its_own_test() {
    let list = "# failed once\nfaults::killed 7 # 2026-11-23\nfaults::mid_commit::a_command_cut 8\n";
    assert_eq!(committed(list, "faults::killed::again"), [7]);
    assert_eq!(committed(list, "faults::mid_commit::a_command_cut_during"), [8]);
    assert_eq!(committed(list, "welfare::killed::claims"), [0_u64; 0]);
    committed(COMMITTED, "every line is understood");
}
