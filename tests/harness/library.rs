//! A pack of books in its own folder, which tests change and import again: a comic, a novel and an animation, with free chapters,
//! chapters for members, and an unpublished chapter.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    io::Cursor,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use portal::{
    content::{self, Error, Mode, Progress, Summary},
    platform::storage::{LocalStorage, Stores},
};
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::OnceCell;

use super::{TestDatabase, TestServer, eventually, mp4::Movie};

pub const COMIC: i64 = 2001;
pub const NOVEL: i64 = 2002;
pub const ANIMATION: i64 = 2003;

const COMIC_YAML: &str = "\
id: 2001
kind: comic
title: 猫饭馆的夜
author: 小满
category: 治愈
tags: [猫, 美食]
summary: 巷口的面馆只在夜里开门
description: |
  第一段。

  第二段。
status: serial
direction: strip
subscribeNum: 100
readNum: 2000
featured: 1
createTime: 2026-03-01T10:00:00+08:00
chapters:
  - {id: 1, title: 第一话 开门, access: free, publishTime: 2026-03-01T10:00:00+08:00, folder: chapters/01}
  - {id: 2, title: 第二话 打烊, access: vip, publishTime: 2026-03-08T10:00:00+08:00, folder: chapters/02/}
  - {id: 3, title: 第三话 明日, access: free, publishTime: 2036-01-01T10:00:00+08:00, folder: chapters/01}
";

const NOVEL_YAML: &str = "\
id: 2002
kind: novel
title: 剑问长安
author: 雁字三更
category: 武侠
tags: [长安]
summary: 一柄剑，雪夜里送进了磨剑铺
description: 一段。
status: finished
subscribeNum: 50
readNum: 9000
createTime: '2026-02-01T02:00:00Z'
chapters:
  - {id: 1, title: 第一章 磨剑, access: free, publishTime: '2026-02-01T02:00:00Z', file: chapters/01.txt}
  - {id: 2, title: 第二章 缺口, access: vip, publishTime: '2026-02-02T02:00:00Z', file: chapters/02.txt}
";

const ANIMATION_YAML: &str = "\
id: 2003
kind: animation
title: 星海快递
author: 蓝鲸
category: 科幻
tags: [太空]
summary: 最后一单送往星海尽头
description: 一段。
status: serial
subscribeNum: 10
readNum: 100
createTime: 2026-01-01T10:00:00+08:00
chapters:
  - {id: 1, title: 第一集, access: free, publishTime: 2026-01-01T10:00:00+08:00, file: chapters/01.mp4}
  - {id: 2, title: 第二集, access: vip, publishTime: 2026-01-02T10:00:00+08:00, file: chapters/02.mp4}
  - {id: 3, title: 第三集, access: vip, publishTime: 2026-01-03T10:00:00+08:00, folder: chapters/03}
  - {id: 4, title: 第四集, access: free, publishTime: 2026-01-04T10:00:00+08:00, folder: chapters/04}
";

/// A playlist of two segments.
const LIST: &str = "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n0.ts\n#EXTINF:2.5,\n1.ts\n#EXT-X-ENDLIST\n";

pub struct Library(TempDir);

impl Library {
    pub fn new() -> Self {
        let library = Self(tempfile::tempdir().unwrap());
        library.write("pack.yaml", "name: books\n");
        for (name, yaml) in [("maofan", COMIC_YAML), ("jianwen", NOVEL_YAML), ("xinghai", ANIMATION_YAML)] {
            library.write(&format!("books/{name}/book.yaml"), yaml);
            library.write(&format!("books/{name}/cover.webp"), picture(600, 800, yaml.len() as u8));
        }
        library.write("books/maofan/banner.webp", picture(640, 360, 1));
        for (page, (width, height)) in [("01/01", (800, 1200)), ("01/02", (1600, 900)), ("02/01", (640, 900))]
        {
            library.write(&format!("books/maofan/chapters/{page}.webp"), picture(width, height, 7));
        }
        library.write("books/maofan/chapters/02/02.webp", picture(800, 1000, 8));
        library.write(
            "books/jianwen/chapters/01.txt",
            "# 第一章 磨剑\n\n雪下了一夜。\n\n## 二更\n\n门没有关。\n",
        );
        let secret: String = (1..=9).map(|n| format!("第{n}段，会员才看得到。\n\n")).collect();
        library.write("books/jianwen/chapters/02.txt", format!("# 第二章 缺口\n\n{secret}"));
        let film = |media| Movie { media, ..Movie::default() }.bytes();
        library.write("books/xinghai/chapters/01.mp4", film(100));
        library.write("books/xinghai/chapters/02.mp4", film(200));
        for (episode, of) in [(3, "members"), (4, "everybody")] {
            let folder = format!("books/xinghai/chapters/0{episode}");
            library.write(&format!("{folder}/index.m3u8"), LIST);
            library.write(&format!("{folder}/0.ts"), format!("G first of {of}"));
            library.write(&format!("{folder}/1.ts"), format!("G second of {of}"));
        }
        for episode in 1..=4 {
            library.write(&format!("books/xinghai/chapters/0{episode}.webp"), picture(640, 360, episode));
        }
        library.write("books/xinghai/chapters/02-thumbs.webp", picture(1600, 90, 9));
        library
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn write(&self, path: &str, content: impl AsRef<[u8]>) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }

    pub fn replace(&self, path: &str, from: &str, to: &str) {
        let file = self.0.path().join(path);
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(from), "{path} has no {from}");
        fs::write(file, text.replacen(from, to, 1)).unwrap();
    }

    pub fn remove(&self, path: &str) {
        let path = self.0.path().join(path);
        if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }.unwrap();
    }

    /// Adds a line to the comic's chapters.
    pub fn chapter(&self, line: &str) {
        let file = self.0.path().join("books/maofan/book.yaml");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(file, format!("{text}  - {line}\n")).unwrap();
    }

    /// Imports the pack into the stores of this server, and awaits that it receives the notice, which ends its cached lists.
    pub async fn import(&self, server: &TestServer) -> Summary {
        eventually("a node that listens", async || server.node.content_heard().is_some()).await;
        let before = server.node.content_heard();
        let summary = self.try_import(&server.db, server.home(), Mode::Apply).await.unwrap();
        if summary.diff.is_change() {
            eventually("the notice of the import", async || server.node.content_heard() > before).await;
        }
        summary
    }

    pub async fn try_import(&self, db: &TestDatabase, home: &Path, mode: Mode) -> Result<Summary, Error> {
        let stores = Stores {
            media: Arc::new(LocalStorage::new(home.join("media"))),
            files: Arc::new(LocalStorage::new(home.join("files"))),
        };
        // Boxed, because the futures of many tests contain this one.
        Box::pin(content::import(&db.pool, &stores, self.path(), mode, &Progress::silent())).await
    }
}

/// Makes the pack and imports it into the server. The import finds its pictures checked and resized, as after an interrupted import,
/// because that takes seconds in a debug build. `Library::import` alone does all work.
pub async fn library(server: &TestServer) -> Library {
    static MADE: OnceCell<Made> = OnceCell::const_new();
    MADE.get_or_init(Made::new).await.place(server).await;
    let library = Library::new();
    library.import(server).await;
    library
}

/// What an import of the unchanged pack makes.
struct Made {
    /// Rows of the table `made_picture`.
    pictures: Value,
    /// The folder in a home, the name and the content of each stored file.
    files: Vec<(&'static str, OsString, Vec<u8>)>,
}

impl Made {
    async fn new() -> Self {
        let (db, home) = (TestDatabase::new().await, tempfile::tempdir().unwrap());
        Library::new().try_import(&db, home.path(), Mode::Apply).await.unwrap();
        let pictures = db.value("select jsonb_agg(to_jsonb(p)) from made_picture p").await;
        let mut files = Vec::new();
        for store in ["media", "files"] {
            for entry in fs::read_dir(home.path().join(store)).unwrap() {
                let entry = entry.unwrap();
                files.push((store, entry.file_name(), fs::read(entry.path()).unwrap()));
            }
        }
        Self { pictures, files }
    }

    async fn place(&self, server: &TestServer) {
        for (store, name, content) in &self.files {
            let folder = server.home().join(store);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(name), content).unwrap();
        }
        let insert = "insert into made_picture select * from jsonb_populate_recordset(null::made_picture, $1)
             on conflict do nothing";
        server.db.pool.get().await.unwrap().execute(insert, &[&self.pictures]).await.unwrap();
    }
}

/// Inserts a novel of one free chapter, without a pack.
pub async fn book(db: &TestDatabase, id: i64) {
    let cover = r#"{"full": "a.webp", "medium": "a.webp", "width": 600, "height": 800, "blur": "data:image/webp;base64,AA=="}"#;
    db.execute(&format!(
        "insert into book (id, kind, title, author, category, tags, summary, description, status, direction, cover,
             create_time, update_time, updated, appear_seq, subscribe_base, read_base, chapter_num, last_chapter)
         values ({id}, 'novel', '一本书', '作者', '武侠', '{{}}', '一句话', '一段话', 'serial', 'strip', '{cover}',
             now(), now(), (extract(epoch from now()) * 1000000)::bigint, 1, 0, 0, 1, 1);
         insert into chapter (book_id, id, place, title, access, publish_time, published, appear_time, appear_seq, content)
         values ({id}, 1, 0, '第一章', 'free', now(), true, now(), 1, '{{\"paragraphs\": [{{\"text\": \"字\"}}]}}')"
    ))
    .await;
}

/// A picture of this size. Different seeds give different pictures. They are cached, because drawing one takes a second in a debug build.
pub fn picture(width: u32, height: u32, seed: u8) -> Vec<u8> {
    static DRAWN: Mutex<BTreeMap<(u32, u32, u8), Vec<u8>>> = Mutex::new(BTreeMap::new());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    drawn.entry((width, height, seed)).or_insert_with(|| draw(width, height, seed)).clone()
}

fn draw(width: u32, height: u32, seed: u8) -> Vec<u8> {
    let pixels = RgbImage::from_fn(width, height, |x, y| Rgb([(x / 8) as u8, (y / 8) as u8, seed]));
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::from(pixels).write_to(&mut bytes, ImageFormat::WebP).unwrap();
    bytes.into_inner()
}
