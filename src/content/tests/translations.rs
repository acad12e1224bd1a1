//! `translations.yaml`.

use sql::content::Item;

use super::*;

const FILE: &str = "translations.yaml";
const GOOD: &str = "\
en:
  60钻: 60 coins
  300钻: 300 coins
  送30: 30 extra
  支付宝: Alipay
  演示收银台: Demo cashier
  月卡: Month
  全场游戏免费下载: Every game is free
  专属礼包: Gifts
  最划算: Best value
";

#[test]
fn each_text_of_a_language_is_an_item() {
    let pack = TestPack::good();
    pack.write(FILE, GOOD);
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
    let read = read(pack.path()).ok().unwrap();
    let texts = read.items.iter().filter_map(|item| match item {
        Item::Translation(t) => Some((t.language.as_str(), t.text.as_str(), t.translation.as_str())),
        _ => None,
    });
    let texts: Vec<_> = texts.collect();
    assert_eq!(texts.len(), 9);
    assert_eq!(texts[0], ("en", "60钻", "60 coins"));
}

#[test]
fn names_of_frames_and_places_for_codes_can_be_translated() {
    let pack = TestPack::good();
    pack.write("frames.yaml", "- {id: leaf, name: 枫叶, picture: frames/leaf.webp}\n");
    pack.write("frames/leaf.webp", picture(128, 128, ImageFormat::WebP));
    pack.replace("games/xinghai/game.yaml", "developer:", "redeemHint: 在「设置 → 兑换码」粘贴\ndeveloper:");
    pack.write(
        FILE,
        format!("{GOOD}  枫叶: Maple leaf\n  在「设置 → 兑换码」粘贴: paste it under “Settings”\n"),
    );
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
}

#[test]
fn a_language_has_all_goods_for_sale_and_only_texts_of_the_pack() {
    for (old, new, fault) in [
        ("  月卡: Month\n", "", "1: en lacks texts of goods for sale: 月卡; add them"),
        (
            "  最划算: Best value\n",
            "  最划算: Best value\n  没有的: None\n",
            "11: 没有的 is no text of this pack that can be translated; remove it",
        ),
        ("  月卡: Month\n", "  月卡: Month\n  月卡: Moon\n", "8: 月卡 is given twice; keep one of them"),
        ("  月卡: Month\n", "  月卡: []\n", "7: the translation of 月卡 must be 1 to 80 characters of text"),
        ("en:\n", "fr:\n", "1: fr is not a known key; known are en"),
    ] {
        let text = GOOD.replace(old, new);
        let pack = TestPack::good();
        pack.write(FILE, text);
        let faults = judge(pack.path()).0;
        assert!(faults.contains(&format!("{FILE}:{fault}")), "{faults:?}");
    }
}
