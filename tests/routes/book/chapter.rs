use serde_json::{Value, json};

use crate::harness::{ANIMATION, COMIC, NOVEL, TestServer, User, eventually, http, library, vip_plan};

fn path(book: i64, chapter: i64) -> String {
    format!("/api/v1/book/{book}/chapter/{chapter}")
}

#[tokio::test]
async fn a_free_comic_has_pages_with_their_sizes() {
    let server = TestServer::start().await;
    library(&server).await;
    let visitor = server.visitor();
    let chapter = visitor.get(&path(COMIC, 1)).await.ok().clone();
    assert_eq!((&chapter["kind"], &chapter["bookTitle"]), (&json!("comic"), &json!("猫饭馆的夜")));
    assert_eq!((&chapter["previous"], &chapter["next"]["id"]), (&json!(null), &json!(2)));
    assert_eq!((&chapter["expiresAt"], &chapter["keepUntil"]), (&json!(null), &json!(null)));
    let pages = chapter["pages"].as_array().unwrap();
    let sides: Vec<_> = pages.iter().map(|page| (page["width"].clone(), page["height"].clone())).collect();
    // The second page was 1600 × 900.
    assert_eq!(sides, [(json!(800), json!(1200)), (json!(1440), json!(810))]);
    for page in pages {
        assert!(page["blur"].as_str().unwrap().starts_with("data:image/"));
        for (size, width) in [("full", page["width"].as_u64().unwrap()), ("medium", 720)] {
            let url = page[size].as_str().unwrap();
            assert!(url.starts_with("/media/"), "{url}");
            let http = http().build().unwrap();
            let got = http.get(server.url(url)).send().await.unwrap();
            let bytes = got.bytes().await.unwrap();
            let picture = image::load_from_memory(&bytes).unwrap();
            assert_eq!(u64::from(picture.width()), width, "{url}");
        }
    }
}

#[tokio::test]
async fn a_novel_has_paragraphs_and_an_animation_has_its_video() {
    let server = TestServer::start().await;
    library(&server).await;
    let visitor = server.visitor();
    let novel = visitor.get(&path(NOVEL, 1)).await.ok().clone();
    let paragraph = |text: &str, heading: bool| json!({ "text": text, "heading": heading });
    assert_eq!(
        novel["paragraphs"],
        json!([paragraph("雪下了一夜。", false), paragraph("二更", true), paragraph("门没有关。", false)])
    );
    let episode = visitor.get(&path(ANIMATION, 1)).await.ok().clone();
    let video = &episode["video"];
    assert_eq!(
        (&video["hls"], &video["width"], &video["height"], &video["seconds"]),
        (&json!(false), &json!(64), &json!(48), &json!(2.0))
    );
    let url = video["url"].as_str().unwrap();
    let part = visitor.with("Range", "bytes=4-7").get(url).await;
    assert_eq!((part.status.as_u16(), part.text.as_str()), (206, "ftyp"));
    assert_eq!(visitor.get(video["poster"]["full"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
#[ignore = "night"]
async fn a_removed_or_unpublished_chapter_is_not_returned() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let visitor = server.visitor();
    for gone in [path(COMIC, 3), path(COMIC, 9), path(9999, 1)] {
        visitor.get(&gone).await.refused(2002);
    }
    visitor.get(&format!("/api/v1/book/{COMIC}/chapter/x")).await.failed(404);
    visitor.get(&path(COMIC, 1)).await.ok();
    library.remove("books/maofan");
    library.import(&server).await;
    visitor.get(&path(COMIC, 1)).await.refused(2002);
}

#[tokio::test]
async fn a_chapter_for_members_shows_others_its_beginning() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    for client in [&server.visitor(), &user.client] {
        let refused = client.get(&path(NOVEL, 2)).await;
        let data = &refused.refused(2004).json["data"];
        assert_eq!((&data["need"], &data["preview"]["locked"]), (&json!("vip"), &json!(true)));
        assert_eq!(data["preview"]["paragraphs"].as_array().unwrap().len(), 3);
        assert!(!refused.text.contains("第4段"), "{}", refused.text);

        let refused = client.get(&path(COMIC, 2)).await;
        let preview = &refused.refused(2004).json["data"]["preview"];
        assert_eq!(preview["pages"].as_array().unwrap().len(), 1);
        assert_eq!(client.get(preview["pages"][0]["full"].as_str().unwrap()).await.status, 200);

        let refused = client.get(&path(ANIMATION, 2)).await;
        let video = &refused.refused(2004).json["data"]["preview"]["video"];
        assert_eq!((&video["url"], &video["thumbs"]), (&json!(null), &json!(null)));
    }
}

#[tokio::test]
async fn chapters_for_members_open_at_once_when_a_membership_is_bought() {
    let server = TestServer::start().await;
    library(&server).await;
    vip_plan(&server.db, 7, "月卡", 280).await;
    let user = User::register(&server, "lin_xia").await;
    user.client.get(&path(NOVEL, 2)).await.refused(2004);
    sql::coin::grant(&server.db.pool, user.uid, 500, "系统赠送", "k").await.unwrap();
    let month = [("type", "7"), ("payWith", "coin"), ("price", "280")];
    user.client.post("/api/vip/vipopen", &month).await.ok();
    let chapter = user.client.get(&path(NOVEL, 2)).await.ok().clone();
    assert_eq!(chapter["paragraphs"].as_array().unwrap().len(), 9);
    let me = user.me().await;
    assert_eq!(chapter["keepUntil"], me["expTime"], "no longer than the membership");
    let chapter = user.client.get(&path(COMIC, 2)).await.ok().clone();
    assert!(chapter["expiresAt"].is_string());
    assert!(chapter["pages"][0]["full"].as_str().unwrap().starts_with("/pages/"));
    let again = user.client.get(&path(COMIC, 2)).await.ok().clone();
    assert_eq!(again["pages"], chapter["pages"], "a browser knows them again");
    // Another login of the same account has its own addresses.
    let other = User::login(&server, "lin_xia").await;
    let others = other.client.get(&path(COMIC, 2)).await.ok().clone();
    assert_ne!(others["pages"], chapter["pages"]);
}

#[tokio::test]
#[ignore = "night"]
async fn chapters_lock_again_when_a_membership_expires() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.make_member(user.uid, "6 seconds").await;
    let chapter = user.client.get(&path(COMIC, 2)).await.ok().clone();
    let page = chapter["pages"][1]["full"].as_str().unwrap().to_owned();
    assert_eq!(server.visitor().get(&page).await.status, 200);
    assert_eq!(chapter["expiresAt"].as_str().unwrap()[..19], chapter["keepUntil"].as_str().unwrap()[..19]);
    eventually("locked pages", async || server.visitor().get(&page).await.status == 403).await;
    eventually("a locked chapter", async || user.client.get(&path(COMIC, 2)).await.code() == 2004).await;
    let locked: Value = user.client.get(&path(NOVEL, 2)).await.json;
    assert_eq!(locked["code"], 2004);
}
