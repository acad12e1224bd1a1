//! Tests of admission control: limits, rates, queues and returned tokens.

use std::time::Duration;

use super::*;

impl From<&str> for Source {
    fn from(network: &str) -> Self {
        Self { network: network.to_owned(), around: None }
    }
}

const MANY: AdmissionLimits = AdmissionLimits {
    total: 1_000,
    visitors: 1_000,
    per_user: 1_000,
    per_network: 1_000,
    per_network_per_second: 1_000,
    per_second: 1_000,
};

#[test]
fn sockets_are_counted_by_account_and_network_until_they_end() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { per_user: 2, per_network: 3, ..MANY }, now);
    let take = |user, network: &str| {
        admission.reserve_socket(network.into(), true, now).and_then(|(permit, _)| permit.confirm(user)).ok()
    };
    let (first, _second) = (take(Some(1), "a"), take(Some(1), "b"));
    assert!(first.is_some() && take(Some(1), "c").is_none(), "two of an account");
    drop(first);
    let held = [take(Some(1), "c"), take(None, "c"), take(None, "c")];
    assert!(held.iter().all(Option::is_some));
    assert!(take(None, "c").is_none(), "three from an address");
    assert!(take(None, "d").is_some());
    drop(held);
    assert!(take(None, "c").is_some(), "those that were refused hold nothing");
}

#[test]
fn waiting_handshakes_count_toward_the_limit_of_the_node() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { total: 3, per_second: 2, ..MANY }, now);
    let take = |network: &str| admission.reserve_socket(network.into(), true, now);
    let (Ok(one), Ok(two), Ok(waits)) = (take("a"), take("b"), take("c")) else { panic!("room for three") };
    assert!(!waits.1.is_zero());
    assert_eq!(take("d").err(), Some(Rejected::NodeFull));
    drop(waits);
    let kept = one.0.confirm(None).expect("a place");
    assert!(take("d").is_ok_and(|(permit, _)| permit.confirm(None).is_ok()), "who went leaves room");
    drop((kept, two));
    assert!(take("e").is_ok());
}

#[test]
fn a_crowd_is_admitted_at_a_bounded_rate() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { per_second: 5, ..MANY }, now);
    let mut held = Vec::new();
    let mut waits = |at| {
        let came =
            (0..100).filter_map(|n| admission.reserve_socket(n.to_string().as_str().into(), true, at).ok());
        came.map(|(permit, wait)| {
            held.extend(permit.confirm(None));
            wait.as_millis()
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(waits(now), [0, 0, 0, 0, 0, 200, 400, 600, 800, 1_000]);
    assert_eq!(waits(now + Duration::from_millis(600)), [600, 800, 1_000], "behind those who wait");
    assert_eq!(waits(now + Duration::from_secs(60)).len(), 10, "what nobody used is not saved up");
}

#[test]
fn a_check_answers_like_a_reservation_and_takes_no_token() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { per_second: 2, ..MANY }, now);
    let look = || admission.check(&"a".into(), now).err();
    let mut line = Vec::new();
    while look().is_none() {
        line.push(
            admission
                .reserve_ticket(now)
                .map(|(permit, wait)| (permit.confirm(), wait))
                .expect("it was looked at")
                .1,
        );
    }
    // Two at once, and two a second for four seconds.
    assert_eq!(line.len(), 2 + 8);
    assert!(admission.reserve_ticket(now).is_err());
    let Some(Rejected::RateLimited { retry_after }) = look() else { panic!("sent away") };
    assert!(retry_after > MAX_TICKET_WAIT, "{retry_after:?}");
    assert_eq!(admission.check(&"a".into(), now + Duration::from_secs(1)), Ok(()));
}

#[test]
fn one_network_cannot_use_up_the_shared_rate() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { per_network_per_second: 3, per_second: 5, ..MANY }, now);
    let take = |network: &str| {
        let (permit, wait) = admission.reserve_socket(network.into(), true, now)?;
        permit.confirm(None).map(|_| wait.as_millis())
    };
    let rushed: Vec<_> = (0..50).map(|_| take("a")).collect();
    assert_eq!(rushed.iter().filter(|permit| permit.is_ok()).count(), 6, "three, and three in a second");
    assert!(rushed[6..].iter().all(|permit| matches!(permit, Err(Rejected::RateLimited { .. }))));
    let others: Vec<_> = (0..5).map(|n| take(&n.to_string())).collect();
    assert_eq!(
        others,
        [
            Ok(400),
            Ok(600),
            Ok(800),
            Ok(1_000),
            Err(Rejected::RateLimited { retry_after: Duration::from_millis(1_200) })
        ]
    );
}

#[test]
fn rejected_callers_get_successive_retry_slots() {
    let now = Instant::now();
    let admission =
        Admission::new(AdmissionLimits { per_network_per_second: 10, per_second: 100, ..MANY }, now);
    let turns = |at| {
        let turn = |_| match admission.reserve_network_ticket(&"a".into(), at) {
            Err(Rejected::RateLimited { retry_after }) => Some(retry_after.as_millis()),
            _ => None,
        };
        (0..400).filter_map(turn).collect::<Vec<_>>()
    };
    let first = turns(now);
    assert_eq!((first.len(), first[0], first[1], first[258]), (350, 4_100, 4_200, 29_900), "ten a second");
    assert_eq!(first[259], 4_100, "nobody is sent further away; the turns begin again");
    let later = now + Duration::from_secs(2);
    assert_eq!(turns(later)[0], first[349] + 100 - 2_000, "behind those who were told before");
    let calm = now + Duration::from_secs(60);
    assert_eq!(turns(calm)[0], 4_100, "what is past is past");
}

#[test]
fn ticket_requests_queue_and_are_rejected_when_the_queue_is_long() {
    let now = Instant::now();
    let admission =
        Admission::new(AdmissionLimits { per_network_per_second: 10, per_second: 20, ..MANY }, now);
    let of_a: Vec<f64> = (0..200)
        .map_while(|_| Some(admission.reserve_network_ticket(&"a".into(), now).ok()?.as_secs_f64()))
        .collect();
    assert_eq!(
        (of_a.len(), of_a[9], of_a[10]),
        (50, 0.0, 0.1),
        "ten at once, and ten a second for four more"
    );
    assert_eq!(
        admission.reserve_network_ticket(&"b".into(), now),
        Ok(Duration::ZERO),
        "none waits for another network's"
    );
    let later = now + Duration::from_secs(1);
    let anew = (0..200).map_while(|_| admission.reserve_network_ticket(&"a".into(), later).ok()).count();
    assert_eq!(anew, 10, "as many as a second makes room for");
}

#[test]
fn a_ticket_that_is_not_issued_returns_its_token() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { per_second: 2, ..MANY }, now);
    let wait = || admission.reserve_ticket(now).map(|(line, wait)| (line, wait.as_secs_f64()));
    let (first, second, third) = (wait().unwrap(), wait().unwrap(), wait().unwrap());
    assert_eq!((first.1, second.1, third.1), (0.0, 0.0, 0.5));
    drop((second, third));
    assert_eq!(wait().unwrap().1, 0.0);
    first.0.confirm();
    let lined: Vec<_> = (0..50).map_while(|_| wait().ok()).collect();
    assert_eq!(lined.len(), 9, "one at once, and two a second for four more");
    drop(lined);
    assert_eq!(wait().unwrap().1, 0.0);
    assert!(admission.reserve_socket("a".into(), true, now).is_ok(), "places are for those who have tickets");
}

#[test]
fn a_failed_handshake_costs_only_its_own_network() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { per_network_per_second: 3, per_second: 5, ..MANY }, now);
    let came = (0..50).filter(|_| admission.reserve_socket("a".into(), true, now).is_ok()).count();
    assert_eq!(came, 6, "forged tickets, say");
    let others: Vec<_> =
        (0..6).map(|n| admission.reserve_socket(n.to_string().as_str().into(), true, now)).collect();
    assert!(others.iter().all(Result::is_ok));
    drop(others);
    // The dropped permits gave their tokens of the shared rate back.
    let (permit, wait) = admission.reserve_socket("0".into(), true, now).unwrap();
    assert!(permit.confirm(None).is_ok() && wait.is_zero());
}

#[test]
fn idle_networks_are_removed() {
    let now = Instant::now();
    let admission = Admission::new(MANY, now);
    let _held = admission.reserve_socket("held".into(), true, now).unwrap().0.confirm(None);
    for n in 0..10 * MIN_CLEANUP_NETWORKS {
        let at = now + Duration::from_millis(n as u64);
        drop(admission.reserve_socket(n.to_string().as_str().into(), true, at));
    }
    let usage = admission.usage.lock();
    assert!(usage.networks.len() <= 2 * MIN_CLEANUP_NETWORKS, "{}", usage.networks.len());
    assert!(usage.networks.contains_key("held"));
}

#[test]
fn the_networks_of_one_ipv6_site_have_limits_together() {
    let now = Instant::now();
    let limits = AdmissionLimits { per_network: 2, per_network_per_second: 2, ..MANY };
    let admission = Admission::new(limits, now);
    let from = |net: u32| Source::of(format!("2001:db8:7:{net:x}::1").parse().unwrap());
    let held: Vec<_> =
        (0..16).filter_map(|n| admission.reserve_socket(from(n / 2), false, now).ok()).collect();
    assert_eq!(held.len(), 16, "eight times two");
    assert_eq!(admission.reserve_socket(from(9), false, now).err(), Some(Rejected::TooManySockets));
    let elsewhere = Source::of("2001:db8:8::1".parse().unwrap());
    assert!(admission.reserve_socket(elsewhere, false, now).is_ok());
    drop(held);
    let later = now + Duration::from_secs(60);
    assert!(admission.reserve_socket(from(9), false, later).is_ok(), "the places are free again");

    let tickets = |n| admission.reserve_network_ticket(&from(n), now).is_ok_and(|wait| wait.is_zero());
    assert_eq!((0..32).filter(|n| tickets(n / 2)).count(), 16, "eight times two at once");
    // None of these networks has a queue of its own; that of the site is full.
    assert!((100..300).any(|n| admission.reserve_network_ticket(&from(n), now).is_err()));
    assert!(admission.check(&from(5_000), now).is_err());
}

#[test]
fn visitors_leave_the_reserved_places_to_players() {
    let now = Instant::now();
    let admission = Admission::new(AdmissionLimits { total: 4, visitors: 3, ..MANY }, now);
    let take = |network: &str, has_ticket| admission.reserve_socket(network.into(), has_ticket, now);
    let mut held: Vec<_> = (0..9).filter_map(|_| take("a", false).ok()).collect();
    assert_eq!(held.len(), 3);
    assert_eq!(take("b", false).err(), Some(Rejected::NodeFull));
    let (player, _) = take("b", true).unwrap();
    let player = player.confirm(Some(1)).unwrap();
    assert_eq!(take("c", true).err(), Some(Rejected::NodeFull), "all places are taken");
    drop(player);
    assert_eq!(take("b", false).err(), Some(Rejected::NodeFull), "the reserved place is free, for players");
    held.pop();
    assert!(take("b", false).is_ok());
    // Players may take every place.
    held.clear();
    let players: Vec<_> = (0..9).filter_map(|_| take("a", true).ok()).collect();
    assert_eq!(players.len(), 4);
}
