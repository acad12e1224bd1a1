//! Faults of the values in the files.

use super::*;

#[test]
fn values_are_kept_as_they_are_written() {
    let pack = read(TestPack::good().path()).ok().unwrap();
    let game = pack.items.iter().find_map(|item| match item {
        sql::content::Item::Game(game) if game.id == 1001 => Some(game),
        _ => None,
    });
    let game = game.unwrap();
    assert_eq!(game.version, "1.10");
    assert_eq!(game.description, "第一段。\n\n第二段。");
    assert_eq!(game.featured, Some(1));
    assert_eq!((game.icon.width, game.icon.height), (256, 256));
    assert!(game.icon.name.ends_with(".webp") && game.icon.blur.starts_with("data:image/"));
    // Lists use a smaller icon. A banner of 640 pixels is small enough itself.
    let small = game.icon.small.as_ref().unwrap();
    let digest = &game.icon.name[..32];
    assert_eq!((small.width, &small.name), (192, &format!("{digest}-192.webp")));
    assert_eq!(game.banner.small, None);
    assert!(pack.smaller_pictures.iter().any(|wanted| wanted.sizes[0].0.as_str() == small.name));
    assert_eq!(game.screenshots.len(), 2);
    let ios = game.platforms.ios.as_ref().unwrap();
    assert_eq!(ios.file_name, "xinghai.ipa");
    assert!(ios.sha256.len() == 64 && ios.sha256.starts_with(ios.file.strip_suffix(".ipa").unwrap()));
}

#[test]
fn a_value_that_is_wrong_is_told_with_its_line() {
    let game = [
        ("id: 1001", "id: 7", "1: id must be a whole number from 1001 to 9007199254740991, not `7`"),
        (
            "id: 1001",
            "id: 9007199254740992",
            "1: id must be a whole number from 1001 to 9007199254740991, not `9007199254740992`",
        ),
        ("id: 1001", "id: 1002", "1: id 1002 is used in games/doudou/game.yaml:1 already; choose another"),
        ("id: 1001", "id: [1001]", "1: id must be a single value, not a list"),
        ("name: 星海远征", "name:", "2: name has no value; give it one"),
        ("name: 星海远征\n", "", "1: name is missing; add it"),
        (
            "category: strategy",
            "category: rpg",
            "3: category must be a category of pack.yaml (puzzle, strategy), not `rpg`",
        ),
        (
            "tags: [太空, 舰队]",
            "tags: 太空",
            "4: tags must be a list (lines that begin with `- `), not a single value",
        ),
        ("tags: [太空, 舰队]", "tags:\n  - 太空\n  - 太空", "6: the tag 太空 is there twice; keep one"),
        (
            "tags: [太空, 舰队]",
            "tags: [一二三四五六七八九十百]",
            "4: a tag must be 1 to 10 characters of text",
        ),
        (
            "version: 1.10\n",
            "version: v1\n",
            "11: version must be a version such as 1.4.0, of up to 20 letters, digits, dots, hyphens and +, not `v1`",
        ),
        (
            "downloadNum: 128000",
            "downloadNum: -1",
            "13: downloadNum must be a whole number from 0 to 9007199254740991, not `-1`",
        ),
        (
            "downloadNum: 128000",
            "downloadNum: 1.2e5",
            "13: downloadNum must be a whole number from 0 to 9007199254740991, not `1.2e5`",
        ),
        ("onlineType: 1", "onlineType: 0", "15: buyAmount must be 0 for a free game (onlineType 0)"),
        (
            "buyAmount: 30",
            "buyAmount: 0",
            "15: buyAmount must be from 1 to 1000000 for a paid game (onlineType 1)",
        ),
        ("onlineType: 1", "onlineType: 2", "14: onlineType must be a whole number from 0 to 1, not `2`"),
        (
            "createTime: 2026-03-01T10:00:00+08:00",
            "createTime: 2026-03-01",
            "17: createTime must be a time such as 2026-11-01T10:00:00+08:00, not `2026-03-01`",
        ),
        ("  ios: {", "  windows: {", "23: windows is not a known key; known are android, ios"),
        (
            "fileName: xinghai-1.10.2.apk",
            "fileName: ../xinghai.apk",
            "21: fileName must be a plain file name of up to 80 letters, digits, dots, hyphens and _, not beginning with a dot, not `../xinghai.apk`",
        ),
        (
            "buyAmount: 30",
            "buyAmount: -1",
            "15: buyAmount must be a whole number from 0 to 1000000, not `-1`",
        ),
        (
            "featured: 1",
            "featured: 1\nappStoreUrl: http://apps.apple.com/cn/app/id1",
            "17: appStoreUrl must be the address of a page below https://apps.apple.com/, not `http://apps.apple.com/cn/app/id1`",
        ),
        (
            "featured: 1",
            "featured: 1\nappStoreUrl: https://apps.apple.com.example/cn/app/id1",
            "17: appStoreUrl must be the address of a page below https://apps.apple.com/, not `https://apps.apple.com.example/cn/app/id1`",
        ),
        (
            "featured: 1",
            "featured: 1\nappStoreUrl: https://apps.apple.com@a.example/id1",
            "17: appStoreUrl must be the address of a page below https://apps.apple.com/, not `https://apps.apple.com@a.example/id1`",
        ),
        (
            "featured: 1",
            "featured: 1\nappStoreUrl: https://apps.apple.com/",
            "17: appStoreUrl must be the address of a page below https://apps.apple.com/, not `https://apps.apple.com/`",
        ),
        (
            "featured: 1",
            "featured: 1\nappStoreUrl: itms-apps://apps.apple.com/cn/app/id1",
            "17: appStoreUrl must be the address of a page below https://apps.apple.com/, not `itms-apps://apps.apple.com/cn/app/id1`",
        ),
        (
            "featured: 1",
            "featured: 1\ncolour: red",
            "17: colour is not a known key; known are id, onlineType, featured, featuredBegins, featuredEnds, platforms, name, category, tags, summary, description, developer, version, downloadNum, buyAmount, appStoreUrl, redeemHint, ageHint, createTime, rating, gifts",
        ),
        ("featured: 1", "featured: 1\nageHint: 18", "17: ageHint must be 8, 12 or 16, not `18`"),
        (
            "file: ios.ipa",
            "file: none.ipa",
            "23: file must be a file that is there; put none.ipa beside game.yaml",
        ),
        (
            "file: ios.ipa",
            "file: android.apk",
            "23: file must be the name of an .ipa file beside game.yaml, not `android.apk`",
        ),
        ("    file: android.apk\n", "", "20: file is missing; add it"),
        ("- id: 1\n", "- id: 2\n", "31: id 2 is used in games/xinghai/game.yaml:25 already; choose another"),
        ("stock: 500", "stock: 0", "28: stock must be a whole number from 1 to 10000000, not `0`"),
        (
            "vipOnly: true",
            "minAccountDays: 9999",
            "31: minAccountDays must be a whole number from 0 to 3650, not `9999`",
        ),
        ("vipOnly: true", "perDevice: 0", "31: perDevice must be a whole number from 1 to 1000000, not `0`"),
        ("vipOnly: true", "needsPhone: yes", "31: needsPhone must be true or false, not `yes`"),
        ("vipOnly: true", "vipOnly: yes", "31: vipOnly must be true or false, not `yes`"),
        ("2036-03-01T10", "2026-03-01T10", "30: endTime must be later than beginTime"),
        ("endTime: 2036-03-01T10:00:00+08:00\n", "\n", "25: endTime is missing; add it"),
        ("featured: 1", "name: 又一个", "16: name is given twice, first in line 2; keep one of them"),
    ];
    for (from, to, expected) in game {
        expect_fault(|pack| pack.replace(GAME, from, to), &format!("{GAME}:{expected}"));
    }
}

#[test]
fn a_misspelt_key_is_told_its_spelling() {
    let pack = TestPack::good();
    pack.replace(GAME, "buyAmount: 30", "buy_amount: 30");
    assert_eq!(
        judge(pack.path()).0,
        [
            format!("{GAME}:1: buyAmount is missing; add it"),
            format!("{GAME}:15: buy_amount is not a known key; it is written buyAmount"),
        ]
    );
}

#[test]
fn the_other_files_are_held_to_their_rules() {
    for (file, from, to, expected) in [
        ("pack.yaml", "name: demo\n", "", "1: name is missing; add it"),
        (
            "pack.yaml",
            "{type: puzzle, name: 休闲}",
            "{type: puzzle, name: 休闲}\n  - {type: Big!, name: 大}",
            "5: type must be 1 to 40 small letters (a-z), digits and hyphens, beginning with a letter or digit, not `Big!`",
        ),
        (
            "pack.yaml",
            "{type: puzzle, name: 休闲}",
            "{type: puzzle, name: 休闲}\n  - {type: puzzle, name: 益智}",
            "5: type puzzle is used in pack.yaml:4 already; choose another",
        ),
        (
            "pack.yaml",
            "name: demo",
            "name: demo\nversion: 3",
            "2: version is not a known key; known are name, published, categories",
        ),
        (
            "pack.yaml",
            "name: demo",
            "name: \"de\\nmo\"",
            "1: name must be one line without control characters",
        ),
        ("tags.yaml", "id: 2", "id: 1", "2: id 1 is used in tags.yaml:1 already; choose another"),
        ("tags.yaml", "tag: 闲聊", "tag: 攻略", "2: tag 攻略 is used in tags.yaml:1 already; choose another"),
        (
            "tags.yaml",
            "id: 2",
            "id: 9007199254740992",
            "2: id must be a whole number from 1 to 9007199254740991, not `9007199254740992`",
        ),
        (
            "tags.yaml",
            "- {id: 2, tag: 闲聊}",
            "- 闲聊",
            "2: a tag must be given as `key: value` lines, not a single value",
        ),
        (
            "tags.yaml",
            "- {id: 2, tag: 闲聊}",
            "- {id: 2, tag: 闲聊",
            "2: is not valid YAML: unclosed bracket '{'; look at indentation, quotes and colons",
        ),
        (
            "announcements.yaml",
            "posType: 1",
            "posType: 2",
            "2: posType must be a whole number from 1 to 1, not `2`",
        ),
        (
            "announcements.yaml",
            "title: 开服啦",
            "title: 一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一",
            "3: title has 41 characters; shorten it to 40",
        ),
        (
            "announcements.yaml",
            "<p>欢迎来玩！<a href=\"/checkin\">去签到</a></p>",
            "<script>x()</script>",
            "4: content has no text left once what is not allowed is taken out; write some text",
        ),
        (
            "messages.yaml",
            "kind: system",
            "kind: greeting",
            "3: kind must be one of system, gift, order, vip, invite, moderation, not `greeting`",
        ),
        (
            "messages.yaml",
            "link: /games",
            "link: javascript:x",
            "6: link must be a path of the app such as /checkin, or an https address, not `javascript:x`",
        ),
        (
            "people.yaml",
            "loginName: azhe",
            "loginName: 阿哲",
            "8: loginName must be 4 to 20 letters (a-z, A-Z), digits and _, and no phone number, not `阿哲`",
        ),
        (
            "people.yaml",
            "loginName: azhe",
            "loginName: 13812345678",
            "8: loginName must be 4 to 20 letters (a-z, A-Z), digits and _, and no phone number, not `13812345678`",
        ),
        (
            "people.yaml",
            "loginName: azhe",
            "loginName: Lin_Xia",
            "8: loginName lin_xia is used in people.yaml:1 already; choose another",
        ),
        ("people.yaml", "age: 22", "age: 151", "4: age must be a whole number from 0 to 150, not `151`"),
        ("documents.yaml", "name: terms", "name: rules", "1: name must be terms or privacy, not `rules`"),
        (
            "documents.yaml",
            "name: privacy",
            "name: terms",
            "7: name terms is used in documents.yaml:1 already; choose another",
        ),
        (
            "documents.yaml",
            "version: 2026-11-01",
            "version: 2026-13-01",
            "2: version must be the day of the text, such as 2026-11-27, not `2026-13-01`",
        ),
        ("documents.yaml", "  titleEn: Privacy Policy\n", "", "7: titleEn is missing; add it"),
        (
            "service.yaml",
            "contactLink: https://example.com/help",
            "contactLink: http://example.com/help",
            "1: contactLink must be a path of the app such as /checkin, or an https address, not `http://example.com/help`",
        ),
        (
            "service.yaml",
            "email: help@example.com",
            "email: help@example",
            "2: email must be an e-mail address such as help@example.com, not `help@example`",
        ),
        ("service.yaml", "hours: 每天 9:00–22:00", "hours:", "3: hours has no value; give it one"),
        ("service.yaml", "businessEmail: business@example.com\n", "", "1: businessEmail is missing; add it"),
        (
            "service.yaml",
            "id: 2, category",
            "id: 1, category",
            "10: id 1 is used in service.yaml:6 already; choose another",
        ),
        (
            "service.yaml",
            "id: 3, category: 下载",
            "id: 4, category: 下载, question: 好, answer: 好}\n  - {id: 3, category: 账号",
            "12: category 账号 goes on from line 10; put its questions together",
        ),
        (
            "service.yaml",
            "category: 下载, question: 断了怎么办？",
            "category: 下载, question: 断了怎么办？, answer: a",
            "11: answer is given twice, first in line 11; keep one of them",
        ),
        (
            "service.yaml",
            "answer: <p>再点一次。</p>",
            "answer: <script>x()</script>",
            "11: answer has no text left once what is not allowed is taken out; write some text",
        ),
        (
            "sensitive_words.yaml",
            "- BadWord",
            "- ［外挂］下载\n- ＢＡＤword\n- badword",
            "4: badword is in line 3 already; remove one of them",
        ),
        ("sensitive_words.yaml", "- BadWord", "- {word: BadWord}", "2: action is missing; add it"),
        (
            "sensitive_words.yaml",
            "- BadWord",
            "- \"\\u200d\"",
            "2: a word has nothing that can be seen; remove it",
        ),
        (
            "sensitive_words.yaml",
            "- BadWord",
            "- 一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一",
            "2: a word has 31 characters; shorten it to 30",
        ),
        (
            "recharge.yaml",
            "bonus: 30",
            "bonus: -1",
            "6: bonus must be a whole number from 0 to 10000000, not `-1`",
        ),
        ("recharge.yaml", "id: 2", "id: 1", "3: id 1 is used in recharge.yaml:2 already; choose another"),
        (
            "recharge.yaml",
            "    amount: 3000\n",
            "    amount: 30.00\n",
            "7: amount must be a whole number from 1 to 10000000, not `30.00`",
        ),
        (
            "recharge.yaml",
            "    currency: CNY\n",
            "    currency: USD\n",
            "8: currency must be CNY, which the channels take (amounts in fen), not `USD`",
        ),
        (
            "recharge.yaml",
            "channel: alipay",
            "channel: wechat",
            "11: channel must be one of sandbox, alipay, not `wechat`",
        ),
        (
            "recharge.yaml",
            "channel: alipay",
            "channel: sandbox",
            "12: channel sandbox is used in recharge.yaml:11 already; choose another",
        ),
        (
            "vip.yaml",
            "levelType: 1",
            "levelType: 0",
            "5: levelType must be a whole number from 1 to 99, not `0`",
        ),
        ("vip.yaml", "[全场游戏免费下载, 专属礼包]", "[]", "9: benefits has 0 entries; give 1 to 8"),
        ("vip.yaml", "专属礼包]", "{a: b}]", "9: a benefit must be 1 to 20 characters of text"),
        ("vip.yaml", "days: 30", "days: 0", "4: days must be a whole number from 1 to 3660, not `0`"),
        ("people.yaml", "sex: 2", "sex: f", "3: sex must be a whole number from 0 to 2, not `f`"),
    ] {
        expect_fault(|pack| pack.replace(file, from, to), &format!("{file}:{expected}"));
    }
}

#[test]
fn lists_of_codes_are_told_by_their_lines() {
    const GIFT: &str = "- {id: 7, name: 兑换码, content: 手办×1, codes: gifts/a.txt, beginTime: 2026-01-01T00:00:00Z, endTime: 2036-01-01T00:00:00Z}\n";
    let faults = |gifts: &str, codes: &str| {
        let pack = TestPack::good();
        pack.write("gifts.yaml", gifts);
        pack.write("gifts/a.txt", codes);
        judge(pack.path()).0
    };
    assert_eq!(
        faults(GIFT, "AA\nA A\nAA\n"),
        [
            "gifts/a.txt:2: a code is 1 to 40 ASCII letters, digits and signs",
            "gifts/a.txt:3: the code AA is there twice; keep one",
        ]
    );
    assert_eq!(faults(GIFT, "\n"), ["gifts/a.txt:1: has no code"]);
    let missing = GIFT.replace("gifts/a.txt", "gifts/b.txt");
    assert!(faults(&missing, "AA\n")[0].ends_with("codes names gifts/b.txt, which is not there"));
    let both = GIFT.replace("codes:", "stock: 3, codes:");
    assert!(faults(&both, "AA\n")[0].ends_with("stock is how many codes the list has; leave it out"));
    let taken = GIFT.replace("id: 7", "id: 1");
    assert!(faults(&taken, "AA\n")[0].contains("id 1 is used in games/xinghai/game.yaml:"));
}

#[test]
fn goods_of_gifts_name_frames_of_the_pack_and_come_once() {
    const GIFT: &str = "- {id: 7, name: 见面礼, content: 头像框×1, stock: 9, grants: GRANTS, beginTime: 2026-01-01T00:00:00Z, endTime: 2036-01-01T00:00:00Z}\n";
    let judged = |grants: &str, frame: &str| {
        let pack = TestPack::good();
        pack.write("frames.yaml", "- {id: leaf, name: 枫叶, picture: frames/leaf.webp}\n");
        pack.write(frame, picture(128, 128, ImageFormat::WebP));
        pack.write("gifts.yaml", GIFT.replace("GRANTS", grants));
        judge(pack.path())
    };
    let leaf = "frames/leaf.webp";
    assert_eq!(judged("[{kind: frame, frame: leaf}, {kind: spin, amount: 2}]", leaf), (vec![], vec![]));
    for (grants, expected) in [
        ("[]", "grants must be a list of 1 to 8 goods"),
        ("[{kind: coins}]", "kind must be one of frame, rename, spin, makeUp, vipDays, not `coins`"),
        ("[{kind: frame}]", "frame is missing; give the id of a frame in frames.yaml"),
        ("[{kind: frame, frame: gold}]", "frame must be the id of a frame in frames.yaml, not `gold`"),
        ("[{kind: spin, frame: leaf}]", "frame is only for the kind frame"),
        (
            "[{kind: frame, frame: leaf, amount: 2}]",
            "amount must be 1 for a frame, which is never used up; leave it out",
        ),
        ("[{kind: spin, levelType: 2}]", "levelType is only for the kind vipDays"),
        ("[{kind: spin}, {kind: spin}]", "kind spin is there twice; give it once, with the whole amount"),
    ] {
        let (faults, _) = judged(grants, leaf);
        assert_eq!(faults, [format!("gifts.yaml:1: {expected}")], "{grants}");
    }
    let (faults, _) = judged("[{kind: rename}]", "frames/other.webp");
    assert_eq!(
        faults,
        [
            "frames.yaml:1: picture must be a picture that is there, such as frames/name.webp, not frames/leaf.webp"
        ]
    );
}

#[test]
fn codes_without_a_game_are_a_warning_and_never_come_with_goods() {
    let judged = |more: &str| {
        let pack = TestPack::good();
        let gift = "- {id: 7, name: 见面礼, content: 手办×1, MORE, beginTime: 2026-01-01T00:00:00Z, endTime: 2036-01-01T00:00:00Z}\n";
        pack.write("gifts.yaml", gift.replace("MORE", more));
        pack.write("gifts/a.txt", "AA\n");
        judge(pack.path())
    };
    let (faults, warnings) = judged("codes: gifts/a.txt");
    assert!(faults.is_empty() && warnings[0].contains("belongs to no game"), "{warnings:?}");
    let (faults, _) = judged("codes: gifts/a.txt, grants: [{kind: spin}]");
    assert_eq!(faults, ["gifts.yaml:1: codes are for a game; a pack with grants has none"]);
}
