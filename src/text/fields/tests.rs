use super::*;

#[test]
fn login_names_are_4_to_20_letters_digits_and_underscores() {
    for good in ["abcd", "A_1b", "a2345678901234567890"] {
        assert!(LoginName::try_from(good.to_owned()).is_ok(), "{good}");
    }
    for bad in ["13812345678", "abc", "a23456789012345678901", "ab cd", "名字名字", "ab-cd", ""] {
        assert!(LoginName::try_from(bad.to_owned()).is_err(), "{bad}");
    }
}

#[test]
fn phones_are_11_digits_that_begin_13_to_19() {
    assert!(Phone::try_from("13812345678".to_owned()).is_ok());
    for bad in
        ["12812345678", "1381234567", "138123456789", "23812345678", "1381234567x", "１３８１２３４５６７８"]
    {
        assert!(Phone::try_from(bad.to_owned()).is_err(), "{bad}");
    }
}

#[test]
fn passwords_are_counted_in_characters() {
    assert!(Password::try_from("密码密码密码密码".to_owned()).is_ok());
    assert!(Password::try_from("1234567".to_owned()).is_err());
    assert!(Password::try_from("x".repeat(65)).is_err());
}

#[test]
fn player_names_are_1_to_16_characters_that_can_be_seen() {
    for (good, kept) in
        [(" 林夏 ", "林夏"), ("👨‍👩‍👧 一家", "👨‍👩‍👧 一家"), ("❤️", "❤️"), ("a b", "a b"), ("人", "人")]
    {
        assert_eq!(PlayerName::try_from(good.to_owned()), Ok(PlayerName(kept.to_owned())));
    }
    let long = "字".repeat(17);
    for bad in [
        "",
        "   ",
        "\u{3000}",
        "\u{3164}",
        "\u{200d}\u{fe0f}",
        "a\u{202e}b",
        "a\u{2066}b",
        "a\u{200b}b",
        "a\nb",
        "a\u{7}b",
        "\u{feff}a",
        "a\u{e0041}",
        &long,
    ] {
        assert!(PlayerName::try_from(bad.to_owned()).is_err(), "{bad:?}");
    }
}

#[test]
fn signatures_are_one_line_or_nothing() {
    assert_eq!(Signature::try_from("  ".to_owned()), Ok(Signature(String::new())));
    assert!(Signature::try_from("字".repeat(60)).is_ok());
    assert!(Signature::try_from("字".repeat(61)).is_err());
    assert!(Signature::try_from("一\n二".to_owned()).is_err());
    assert!(Signature::try_from("一\u{202e}二".to_owned()).is_err());
}

#[test]
fn posts_are_paragraphs_and_titles_one_line() {
    assert_eq!(PostText::try_from(" 一\n二 ".to_owned()), Ok(PostText("一\n二".to_owned())));
    assert!(PostText::try_from("字".repeat(5000)).is_ok());
    for bad in ["", " \n ", "\u{200d}", "一\u{202e}二", &"字".repeat(5001)] {
        assert!(PostText::try_from(bad.to_owned()).is_err(), "{bad:?}");
    }
    assert_eq!(PostTitle::try_from("  ".to_owned()), Ok(PostTitle::default()));
    assert!(PostTitle::try_from("字".repeat(60)).is_ok());
    for bad in ["一\n二", "一\u{2066}二", &"字".repeat(61)] {
        assert!(PostTitle::try_from(bad.to_owned()).is_err(), "{bad:?}");
    }
}

#[test]
fn real_names_are_letters_and_what_joins_them() {
    for good in ["王伟", "阿卜杜拉·买买提", "Anne-Marie O'Neil", "欧阳 娜娜"] {
        assert!(RealName::try_from(good.to_owned()).is_ok(), "{good}");
    }
    for bad in ["王", "王1", "··", "", "\u{3164}\u{3164}", "王\u{202e}伟"] {
        assert!(RealName::try_from(bad.to_owned()).is_err(), "{bad:?}");
    }
}

#[test]
fn ids_are_numbers_between_commas() {
    assert_eq!(Ids::try_from("1, 2,3".to_owned()), Ok(Ids(vec![1, 2, 3])));
    for bad in ["", "1,", "a", "-1", "0", "9007199254740992"] {
        assert!(Ids::try_from(bad.to_owned()).is_err(), "{bad}");
    }
    assert!(Ids::try_from(vec!["1"; 101].join(",")).is_err());
}

#[test]
fn what_is_written_shows_what_it_says_in_no_more_lines_than_it_needs() {
    let kept = |text: &str| PostText::try_from(text.to_owned()).map(|PostText(kept)| kept);
    assert_eq!(kept(" 一\r\n二\n\n三\t四 \n").as_deref(), Ok("一\n二\n\n三\t四"));
    assert_eq!(kept(&format!("上{}下", "\n \n\u{3000}\r\n".repeat(300))).as_deref(), Ok("上\n\n下"));
    let marks = |n: usize| format!("字{}", "\u{301}".repeat(n));
    assert!(kept(&marks(6)).is_ok() && kept(&marks(7)).is_err());
    assert!(PlayerName::try_from(marks(7)).is_err() && PostTitle::try_from(marks(7)).is_err());
    assert!(Signature::try_from(marks(7)).is_err() && Detail::try_from(marks(7)).is_err());
    assert!(kept("שָׁלוֹם བསྒྲུབས หนี้ é 1️⃣").is_ok());
}
