//! Ratings by the pack's people.

use super::*;

const PERSON: &str = "sex: 1, age: 30";

fn with(ratings: &str) -> impl FnOnce(&TestPack) {
    let person = format!("{PERSON}, ratings: {ratings}");
    move |pack| pack.replace("people.yaml", PERSON, &person)
}

#[test]
fn ratings_are_read_by_game() {
    let pack = TestPack::good();
    with("{1002: 3, 1001: 5}")(&pack);
    let pack = read(pack.path()).ok().unwrap();
    let ratings: Vec<_> = pack
        .items
        .iter()
        .filter_map(|item| match item {
            sql::content::Item::Person(person) => Some((person.login_name.as_str(), &person.ratings[..])),
            _ => None,
        })
        .collect();
    assert_eq!(ratings, [("lin_xia", &[][..]), ("azhe", &[(1001, 5), (1002, 3)])]);
}

#[test]
fn a_wrong_rating_is_a_fault() {
    for (ratings, fault) in [
        ("[1001]", "ratings must be given as `{1001: 5}`, not a list"),
        ("{9: 5}", "ratings has 9, which is no game of the pack"),
        ("{1001: 6}", "ratings must have 1 to 5 stars for 1001"),
        ("{1001: 0}", "ratings must have 1 to 5 stars for 1001"),
        ("{1001: 4, 1001: 5}", "ratings has 1001 twice; keep one of them"),
    ] {
        expect_fault(with(ratings), &format!("people.yaml:8: {fault}"));
    }
}

#[test]
fn the_rating_of_an_older_pack_is_ignored_with_a_warning() {
    expect_warning(
        |pack| pack.replace(GAME, "# Players rate it.", "rating: 4.7"),
        "games/xinghai/game.yaml:12: rating is ignored: players rate the games; remove it",
    );
}
