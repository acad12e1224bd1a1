use super::*;

fn list(words: &[&str]) -> List {
    let words: Vec<_> = words
        .iter()
        .map(|word| {
            let (word, action) = match word.strip_suffix(" → *") {
                Some(word) => (word, WordAction::Mask),
                None => (*word, WordAction::Refuse),
            };
            SensitiveWord { id: 1, word: word.to_owned(), action }
        })
        .collect();
    List::new(&words).unwrap()
}

fn found(words: &[&str], text: &str) -> Vec<String> {
    list(words).find(text).into_iter().map(str::to_owned).collect()
}

/// Typical words of operators: two letters or many, Latin, mixed, phrases.
const WORDS: &[&str] = &[
    "外挂",
    "刷钻",
    "代练",
    "私服发布",
    "官方客服",
    "加V信",
    "低价代充",
    "兼职刷单",
    "日赚千元",
    "shit",
    "ass",
    "sex",
    "fuck",
    "vx",
    "viagra",
    "porn",
    "cheat engine",
    "开挂",
    "卖号",
    "裸聊",
    "赌博",
    "六合彩",
    "加QQ",
    "法轮",
    "傻逼",
];

#[test]
fn width_case_and_form_hide_nothing() {
    for text in [
        "badword",
        "BadWord",
        "ｂａｄｗｏｒｄ",
        "ＢＡＤｗord",
        "用𝕓𝕒𝕕𝕨𝕠𝕣𝕕吧",
        "bad\u{200d}word",
        "bad\u{17b4}w\u{3164}or\u{e01f0}d",
    ] {
        assert_eq!(found(&["BadWord"], text), ["BadWord"], "{text}");
    }
    assert_eq!(found(&["straße"], "STRASSE"), ["straße"]);
    assert_eq!(found(&["ガ"], "ｶﾞ"), ["ガ"]);
    assert_eq!(found(&["外挂", "代练"], "收外掛和代練"), ["外挂", "代练"]);
    assert_eq!(found(&["外掛"], "外挂"), ["外掛"]);
}

#[test]
fn what_is_put_between_the_letters_hides_nothing() {
    for (word, texts) in [
        ("外挂", &["外*挂", "卖 外 挂 的", "【外.挂】", "外-挂", "外\n挂", "外^^挂", "外。挂"][..]),
        (
            "私服发布",
            &[
                "私 服 发 布",
                "本私服-发布网",
                "玩私服 发布站",
                "私，服，发，布",
                "私*服*发*布",
                "私\n服\n发\n布",
                "私😀服😀发😀布",
                "私服★发布",
            ],
        ),
        ("加V信", &["加v信", "加 V 信", "加Ｖ-信", "➕加*V*信", "加\u{200b}V·信"]),
        (
            "fuck",
            &[
                "fuck you",
                "F*U*C*K",
                "f.u.c.k",
                "f u c k",
                "f-u-c-k!",
                "fu*ck",
                "what the ｆｕｃｋ",
                "我fuck你",
                "fuck123",
            ],
        ),
        ("vx", &["加vx", "vx123456", "VX：abc", "v*x", "我的vx号"]),
        ("cheat engine", &["Cheat Engine", "cheatengine", "cheat-engine", "cheat\nengine"]),
    ] {
        for text in texts {
            assert_eq!(found(&[word], text), [word], "{text}");
        }
    }
}

#[test]
fn innocent_texts_are_left_alone() {
    for text in [
        // English: inside words, across words, across sentences.
        "The class passed the assessment with massive assistance.",
        "That's hit or miss. It's hitting hard; this is his hit.",
        "Push it, then finish it. She was hitting. Is this what it is?",
        "We went to Essex and Sussex, then to the sexton's house.",
        "Glass, brass and grass: as soon as she arrives, as silent as snow.",
        "Scunthorpe, Penistone, cockpit, Dickens, Matsushita, Shitake? shiitake!",
        "An assassin assumes assets. Pass: a start. Gas. Sunday.",
        "f u cked... no: if u can, kick. fu ck as in 'fu' and 'ck'.",
        "Deus Ex 2, rev. X, mv x y, cv xyz, a v. x case; div-x and SVX",
        "via Graz; pop or n; por n; corn, porno1ogy? popcorn",
        "I saw a cheat. Engines are loud. Cheaters' engine",
        "he's exhausted, she's expecting, it's exciting, James Exeter",
        // Chinese: across marks, blanks, line ends and pictures.
        "新买了牙刷，钻石也抽到了",
        "牙刷、钻石、金币都有",
        "牙刷/钻石/金币三选一",
        "牙刷 钻石 金币",
        "今天买了牙刷😀钻石到手",
        "我在门外。挂机一晚上",
        "站在屋外，挂了个灯笼",
        "出门在外～挂念家人",
        "在外\n挂念着家里",
        "时代，练级很慢",
        "新时代 练习生出道",
        "感谢官方，客服很耐心",
        "官方。客服电话是多少",
        "官方和客服都回复了",
        "官方的客服回复得很快",
        "他玩过私服，发布视频后后悔了",
        "小明说：“打开，挂上去”",
        "门打开~挂上对联",
        "拍卖，号码牌拿好",
        "他兼职，刷单车的漆",
        "一日赚，千元花",
        "方法，轮流来",
        "方法/轮次/奖励",
        "这方法 轮到你了",
        "赌气；博大家一笑",
        "你真傻，逼我出手",
        "增加，QQ飞车下载量",
        "加V，信我没错",
        "他家里三十六，合彩礼也不贵",
        "牙刷(钻石版) 和 牙刷【钻石】",
        "#牙刷# #钻石#",
        "@小刷 @钻石王老五",
        // Numbers and mixtures.
        "原神4.0版本 6.6分 100%好评 v1.0 x2",
        "DVX-100 相机, AVX2 指令集, 显卡 GTX",
    ] {
        assert!(found(WORDS, text).is_empty(), "{text}: {:?}", found(WORDS, text));
    }
}

#[test]
fn a_word_of_signs_is_found_as_it_stands() {
    for (word, text) in [("+V", "联系+v看主页"), ("♂♂", "a♂♂b"), ("➕", "➕我"), ("v❤", "v❤123")]
    {
        assert_eq!(found(&[word], text), [word], "{text}");
    }
    assert!(found(&["+V"], "1+vip 或 v").is_empty());
}

#[test]
fn of_words_at_one_place_the_longest_counts_and_each_is_told_once() {
    assert_eq!(found(&["代", "代练", "外挂"], "外挂代练代练"), ["外挂", "代练"]);
    assert!(found(&["外挂"], "外面挂着").is_empty());
    assert!(found(&[], "外挂").is_empty());
    // A skipped word does not hide another word inside it.
    assert_eq!(found(&["外挂下载", "挂下"], "门外。挂下载了"), ["挂下"]);
}

#[test]
fn masks_take_the_letters_and_nothing_else() {
    let words = list(&["傻逼 → *", "shit → *", "外挂"]);
    for (text, masked) in [
        ("你个傻逼，走开", "你个**，走开"),
        ("你 傻*逼 吗", "你 *** 吗"),
        ("S.H.I.T happens", "*.*.*.* happens"),
        ("ｓｈｉｔ", "****"),
        ("shit傻逼shit", "**********"),
        ("没有", "没有"),
        ("外挂", "外挂"),
    ] {
        assert_eq!(words.masked(text), masked);
        assert_eq!(words.masked(text).chars().count(), text.chars().count());
    }
    assert_eq!(words.refused("傻逼用外挂"), ["外挂"]);
    assert!(words.refused("傻逼").is_empty());
    assert_eq!(words.find("傻逼用外挂"), ["傻逼", "外挂"]);
    // A character that folds to several, and a character with combining marks.
    let words = list(&["ffi → *"]);
    assert_eq!(words.masked("ﬃ x f\u{301}fi"), "* x ****");
}

#[test]
fn a_longer_word_that_is_masked_hides_none_that_is_refused() {
    let words = list(&["外挂下载器 → *", "外挂"]);
    assert_eq!(words.refused("外挂下载器"), ["外挂"]);
}

#[test]
fn the_longest_post_is_read_in_no_time() {
    let long = "挂外".repeat(2_500);
    let words: Vec<String> = (0..500).map(|n| format!("挂外{n}")).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).chain(["外挂"]).collect();
    assert_eq!(found(&words, &long), ["外挂"]);
}
