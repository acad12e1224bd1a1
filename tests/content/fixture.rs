//! A small valid pack in its own folder; tests introduce faults.

use std::{fs, io::Cursor, path::Path, sync::LazyLock};

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use tempfile::TempDir;

pub struct TestPack(TempDir);

pub const PACK: &str = "\
name: demo
categories:
  - {type: strategy, name: 策略}
  - {type: puzzle, name: 休闲}
";

/// A paid game.
pub const XINGHAI: &str = "\
id: 1001
name: 星海远征
category: strategy
tags: [太空, 舰队]
summary: 指挥舰队，点亮星图
description: |
  第一段。

  第二段。
developer: 蓝鲸工作室
version: 1.10
# Players rate it.
downloadNum: 128000
onlineType: 1
buyAmount: 30
featured: 1
createTime: 2026-03-01T10:00:00+08:00
platforms:
  android:
    version: 1.10.2
    fileName: xinghai-1.10.2.apk
    file: android.apk
  ios: {version: 1.10, fileName: xinghai.ipa, file: ios.ipa}
gifts:
  - id: 1
    name: 新兵礼包
    content: 星钻×100、护卫舰×1
    stock: 500
    beginTime: 2026-03-01T10:00:00+08:00
    endTime: 2036-03-01T10:00:00+08:00
  - {id: 2, name: 舰长礼包, content: 旗舰×1, stock: 50, vipOnly: true, beginTime: 2026-03-01T10:00:00+08:00, endTime: 2026-04-01T10:00:00+08:00}
";

/// A free game with pictures of other formats.
pub const DOUDOU: &str = "\
id: 1002
name: 豆豆消消
category: puzzle
summary: 连一连，消一消
description: 一段。
developer: 豆芽
version: 2.0.1
# Players rate it.
downloadNum: 9
onlineType: 0
buyAmount: 0
ageHint: 8
createTime: 2026-04-01T10:00:00Z
platforms:
  android: {version: 2.0.1, fileName: doudou.apk, file: doudou.apk}
";

pub const TAGS: &str = "\
- {id: 1, tag: 攻略}
- {id: 2, tag: 闲聊}
";

pub const ANNOUNCEMENTS: &str = "\
- id: 1
  posType: 1
  title: 开服啦
  content: |
    <p>欢迎来玩！<a href=\"/checkin\">去签到</a></p>
  createTime: 2026-05-01T00:00:00+08:00
";

pub const MESSAGES: &str = "\
welcome:
  - id: 1
    kind: system
    title: 欢迎
    content: <p>很高兴见到你</p>
    link: /games
";

pub const PEOPLE: &str = "\
- loginName: lin_xia
  name: 林夏
  sex: 2
  age: 22
  signature: 今天也要早睡
  levelType: 1
  avatar: people/lin_xia.webp
- {loginName: azhe, name: 阿哲, sex: 1, age: 30}
";

pub const SERVICE: &str = "\
contactLink: https://example.com/help
email: help@example.com
hours: 每天 9:00–22:00
businessEmail: business@example.com
faq:
  - id: 1
    category: 账号
    question: 忘记密码怎么办？
    answer: <p>收一条验证码，<a href=\"/find\">设个新的</a>。</p>
  - {id: 2, category: 账号, question: 收不到验证码？, answer: <p>看看拦截箱。</p>}
  - {id: 3, category: 下载, question: 断了怎么办？, answer: <p>再点一次。</p>}
";

pub const DOCUMENTS: &str = "\
- name: terms
  version: 2026-11-01
  title: 用户协议
  titleEn: Terms of Service
  content: <h3>账号</h3><p>由你本人使用{site}。</p>
  contentEn: <h3>Account</h3><p>Yours alone on {site}.</p>
- name: privacy
  version: 2026-11-02
  title: 隐私政策
  titleEn: Privacy Policy
  content: <p>我们保存什么。</p>
  contentEn: <p>What is stored.</p>
";

pub const WORDS: &str = "\
- 外挂下载
- BadWord
";

pub const RECHARGE: &str = "\
packages:
  - {id: 1, name: 60钻, coins: 60, amount: 600, currency: CNY}
  - id: 2
    name: 300钻
    coins: 300
    bonus: 30
    amount: 3000
    currency: CNY
    badge: 送30
channels:
  - {channel: alipay, name: 支付宝}
  - {channel: sandbox, name: 演示收银台}
";

pub const VIP: &str = "\
plans:
  - type: 1
    name: 月卡
    days: 30
    levelType: 1
    coinPrice: 300
    price: 3000
    currency: CNY
    benefits: [全场游戏免费下载, 专属礼包]
    badge: 最划算
";

/// Not part of the valid pack: `posts/evening.webp` can be added.
pub const POSTS: &str = "\
- id: 1
  author: azhe
  title: 第一晚
  content: 今晚谁在
  tag: 1
  game: 1001
  images: [posts/evening.webp]
  createTime: 2026-05-01T20:00:00+08:00
  likes: [lin_xia, AZHE]
  comments:
    - author: lin_xia
      content: 在的
      replies: [{author: azhe, content: 在哪}]
    - {author: Azhe, content: 我也在}
- {id: 2, author: lin_xia, content: 没有题目的一段话, createTime: 2026-05-02T20:00:00+08:00}
";

/// Drawn once, because every test writes its own pack.
static PICTURES: LazyLock<Vec<(&str, Vec<u8>)>> = LazyLock::new(|| {
    vec![
        ("games/xinghai/icon.webp", picture(256, 256, ImageFormat::WebP)),
        ("games/xinghai/banner.webp", picture(640, 360, ImageFormat::WebP)),
        ("games/xinghai/shot-1.webp", picture(360, 640, ImageFormat::WebP)),
        ("games/xinghai/shot-2.webp", picture(640, 360, ImageFormat::WebP)),
        ("games/doudou/icon.png", picture(300, 300, ImageFormat::Png)),
        ("games/doudou/banner.jpg", picture(640, 360, ImageFormat::Jpeg)),
        ("games/doudou/shot-1.png", picture(360, 640, ImageFormat::Png)),
        ("people/lin_xia.webp", picture(128, 128, ImageFormat::WebP)),
    ]
});

impl TestPack {
    pub fn good() -> Self {
        let pack = Self(tempfile::tempdir().unwrap());
        pack.write("pack.yaml", PACK);
        pack.write("games/xinghai/game.yaml", XINGHAI);
        pack.write("games/doudou/game.yaml", DOUDOU);
        pack.write("tags.yaml", TAGS);
        pack.write("announcements.yaml", ANNOUNCEMENTS);
        pack.write("messages.yaml", MESSAGES);
        pack.write("people.yaml", PEOPLE);
        pack.write("service.yaml", SERVICE);
        pack.write("documents.yaml", DOCUMENTS);
        pack.write("sensitive_words.yaml", WORDS);
        pack.write("recharge.yaml", RECHARGE);
        pack.write("vip.yaml", VIP);
        for file in ["games/xinghai/android.apk", "games/xinghai/ios.ipa", "games/doudou/doudou.apk"] {
            pack.write(file, package(file));
        }
        for (file, content) in PICTURES.iter() {
            pack.write(file, content);
        }
        pack
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn write(&self, file: &str, content: impl AsRef<[u8]>) {
        let path = self.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }

    pub fn remove(&self, file: &str) {
        let path = self.path().join(file);
        if path.is_dir() { fs::remove_dir_all(path).unwrap() } else { fs::remove_file(path).unwrap() }
    }

    /// Replaces a text that occurs once.
    pub fn replace(&self, file: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.path().join(file)).unwrap();
        assert_eq!(text.matches(from).count(), 1, "{file} has one `{from}`");
        self.write(file, text.replace(from, to));
    }
}

/// The first bytes of a game's package; each package is different.
pub fn package(of: &str) -> Vec<u8> {
    format!("PK\x03\x04 the package {of}").into_bytes()
}

/// A picture of this size; its colours depend on the size.
pub fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let seed = (width * 31 + height) as u8;
    let pixels = RgbImage::from_fn(width, height, |x, y| Rgb([(x / 8) as u8, (y / 8) as u8, seed]));
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::from(pixels).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}
