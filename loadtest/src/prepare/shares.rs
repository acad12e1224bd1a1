//! Distribution of comments over posts: a few posts have very many, most have few. Pure.

/// Comments of each post, hottest first; their sum is `number`.
pub fn shares(number: u64, posts: usize) -> Vec<u64> {
    let weight = |rank: usize| 1.0 / (rank as f64 + 10.0);
    let whole: f64 = (0..posts).map(weight).sum();
    let (mut sum, mut given) = (0.0, 0);
    (0..posts)
        .map(|rank| {
            sum += weight(rank);
            // Rounds the running sum, so that a rounded-off part goes to the next post.
            let upto = if rank + 1 == posts { number } else { (number as f64 * sum / whole) as u64 };
            let share = upto.saturating_sub(given);
            given += share;
            share
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn every_comment_is_assigned_and_the_hottest_post_gets_most() {
        for (number, posts) in [(10, 3), (1_000_000, 20_000), (5, 100), (0, 4), (7, 1)] {
            let shares = shares(number, posts);
            assert_eq!((shares.len(), shares.iter().sum::<u64>()), (posts, number));
        }
        let many = shares(1_000_000, 20_000);
        assert!(many[0] > 10_000 && many[0] < 20_000 && many[19_000] < 10, "{} {}", many[0], many[19_000]);
    }
}
