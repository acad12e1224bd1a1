use std::time::Duration;

use super::*;

const MANY: PlaceLimits = PlaceLimits {
    together: 1_000,
    of_user: 1_000,
    of_network: 1_000,
    of_network_a_second: 1_000,
    a_second: 1_000,
};

#[test]
fn places_are_counted_by_account_and_by_network_and_given_back() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { of_user: 2, of_network: 3, ..MANY }, now);
    let take =
        |user, network: &str| places.take(network.into(), now).and_then(|(place, _)| place.keep(user)).ok();
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
fn there_are_no_more_together_than_there_is_room_for_also_of_those_who_wait_at_the_door() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { together: 3, a_second: 2, ..MANY }, now);
    let take = |network: &str| places.take(network.into(), now);
    let (Ok(one), Ok(two), Ok(waits)) = (take("a"), take("b"), take("c")) else { panic!("room for three") };
    assert!(!waits.1.is_zero());
    assert_eq!(take("d").err(), Some(Full::NoRoom));
    drop(waits);
    let kept = one.0.keep(None).expect("a place");
    assert!(take("d").is_ok_and(|(place, _)| place.keep(None).is_ok()), "who went leaves room");
    drop((kept, two));
    assert!(take("e").is_ok());
}

#[test]
fn a_crowd_is_admitted_at_a_bounded_rate() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { a_second: 5, ..MANY }, now);
    let mut held = Vec::new();
    let mut waits = |at| {
        let came = (0..100).filter_map(|n| places.take(n.to_string(), at).ok());
        came.map(|(place, wait)| {
            held.extend(place.keep(None));
            wait.as_millis()
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(waits(now), [0, 0, 0, 0, 0, 200, 400, 600, 800, 1_000]);
    assert_eq!(waits(now + Duration::from_millis(600)), [600, 800, 1_000], "behind those who wait");
    assert_eq!(waits(now + Duration::from_secs(60)).len(), 10, "what nobody used is not saved up");
}

#[test]
fn who_looks_at_the_line_is_told_as_in_it_and_spends_nothing() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { a_second: 2, ..MANY }, now);
    let look = || places.look("a", now).err();
    let mut line = Vec::new();
    while look().is_none() {
        line.push(places.line_up(now).map(|(place, wait)| (place.keep(), wait)).expect("it was looked at").1);
    }
    // Two at once, and those of four seconds.
    assert_eq!(line.len(), 2 + 8);
    assert!(places.line_up(now).is_err());
    let Some(Full::Rush { after }) = look() else { panic!("sent away") };
    assert!(after > LINE, "{after:?}");
    assert_eq!(places.look("a", now + Duration::from_secs(1)), Ok(()));
}

#[test]
fn one_network_cannot_spend_what_all_share() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { of_network_a_second: 3, a_second: 5, ..MANY }, now);
    let take = |network: &str| {
        let (place, wait) = places.take(network.into(), now)?;
        place.keep(None).map(|_| wait.as_millis())
    };
    let rushed: Vec<_> = (0..50).map(|_| take("a")).collect();
    assert_eq!(rushed.iter().filter(|place| place.is_ok()).count(), 6, "three, and three in a second");
    assert!(rushed[6..].iter().all(|place| matches!(place, Err(Full::Rush { .. }))));
    let others: Vec<_> = (0..5).map(|n| take(&n.to_string())).collect();
    assert_eq!(
        others,
        [Ok(400), Ok(600), Ok(800), Ok(1_000), Err(Full::Rush { after: Duration::from_millis(1_200) })]
    );
}

#[test]
fn who_is_sent_away_is_told_when_it_is_their_turn() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { of_network_a_second: 10, a_second: 100, ..MANY }, now);
    let turns = |at| {
        let turn = |_| match places.wait_of("a", at) {
            Err(Full::Rush { after }) => Some(after.as_millis()),
            _ => None,
        };
        (0..400).filter_map(turn).collect::<Vec<_>>()
    };
    let first = turns(now);
    assert_eq!((first.len(), first[0], first[1], first[258]), (350, 4_100, 4_200, 29_900), "ten a second");
    assert_eq!(first[259], 4_100, "nobody is sent further away; the turns begin anew");
    let later = now + Duration::from_secs(2);
    assert_eq!(turns(later)[0], first[349] + 100 - 2_000, "behind those who were told before");
    let calm = now + Duration::from_secs(60);
    assert_eq!(turns(calm)[0], 4_100, "what is past is past");
}

#[test]
fn who_asks_for_tickets_waits_in_line_and_is_sent_away_where_it_is_long() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { of_network_a_second: 10, a_second: 20, ..MANY }, now);
    let of_a: Vec<f64> = (0..200).map_while(|_| Some(places.wait_of("a", now).ok()?.as_secs_f64())).collect();
    assert_eq!(
        (of_a.len(), of_a[9], of_a[10]),
        (50, 0.0, 0.1),
        "ten at once, and ten a second for four more"
    );
    assert_eq!(places.wait_of("b", now), Ok(Duration::ZERO), "none waits for another network's");
    let later = now + Duration::from_secs(1);
    let anew = (0..200).map_while(|_| places.wait_of("a", later).ok()).count();
    assert_eq!(anew, 10, "as many as a second makes room for");
}

#[test]
fn a_ticket_that_comes_to_nothing_costs_nobody_elses_time() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { a_second: 2, ..MANY }, now);
    let wait = || places.line_up(now).map(|(line, wait)| (line, wait.as_secs_f64()));
    let (first, second, third) = (wait().unwrap(), wait().unwrap(), wait().unwrap());
    assert_eq!((first.1, second.1, third.1), (0.0, 0.0, 0.5));
    drop((second, third));
    assert_eq!(wait().unwrap().1, 0.0);
    first.0.keep();
    let lined: Vec<_> = (0..50).map_while(|_| wait().ok()).collect();
    assert_eq!(lined.len(), 9, "one at once, and two a second for four more");
    drop(lined);
    assert_eq!(wait().unwrap().1, 0.0);
    assert!(places.take("a".into(), now).is_ok(), "places are for those who have tickets");
}

#[test]
fn what_comes_to_nothing_costs_its_own_network_only() {
    let now = Instant::now();
    let places = Places::new(PlaceLimits { of_network_a_second: 3, a_second: 5, ..MANY }, now);
    let came = (0..50).filter(|_| places.take("a".into(), now).is_ok()).count();
    assert_eq!(came, 6, "forged tickets, say");
    let others: Vec<_> = (0..6).map(|n| places.take(n.to_string(), now)).collect();
    assert!(others.iter().all(Result::is_ok));
    drop(others);
    // Nor do those who are sent away because of others lose anything.
    let (place, wait) = places.take("0".into(), now).unwrap();
    assert!(place.keep(None).is_ok() && wait.is_zero());
}

#[test]
fn networks_that_came_to_rest_are_forgotten() {
    let now = Instant::now();
    let places = Places::new(MANY, now);
    let _held = places.take("held".into(), now).unwrap().0.keep(None);
    for n in 0..10 * FEW {
        let at = now + Duration::from_millis(n as u64);
        drop(places.take(n.to_string(), at));
    }
    let taken = places.taken.lock();
    assert!(taken.networks.len() <= 2 * FEW, "{}", taken.networks.len());
    assert!(taken.networks.contains_key("held"));
}
