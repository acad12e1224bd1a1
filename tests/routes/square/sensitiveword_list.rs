use serde_json::{Value, json};

use crate::{
    content::good_pack,
    harness::{Ran, TestServer},
};

const PATH: &str = "/api/v1/square/sensitiveword/list";

#[tokio::test]
async fn the_list_has_each_word_without_its_action() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    assert_eq!(visitor.get(PATH).await.ok()["records"], json!([]));
    let pack = good_pack();
    pack.write(
        "sensitive_words.yaml",
        "- 外挂\n- word: 傻瓜\n  action: mask\n- {word: BadWord, action: refuse}\n",
    );
    Ran::on(&server.db, &["content", "import", pack.path().to_str().unwrap()]).await.ok();
    let page = visitor.get(&format!("{PATH}?pageSize=99")).await;
    let told: Vec<&Value> =
        page.ok()["records"].as_array().unwrap().iter().map(|word| &word["word"]).collect();
    assert_eq!(told, [&json!("外挂"), &json!("傻瓜"), &json!("BadWord")]);
    assert!(!page.ok().to_string().contains("action"), "spammers do not learn which words are only masked");
    assert_eq!(page.ok()["total"], 3);
    let first = visitor.get(&format!("{PATH}?pageSize=2")).await;
    let next = first.ok()["nextCursor"].as_str().unwrap();
    let second = visitor.get(&format!("{PATH}?pageSize=2&cursor={next}")).await;
    assert_eq!(second.ok()["records"][0]["word"], "BadWord");
    assert_eq!(visitor.get(&format!("{PATH}?pageSize=101")).await.malformed("pageSize"), "每页 1–100 条");
}

#[tokio::test]
async fn an_invalid_word_is_reported_with_its_line() {
    let server = TestServer::start().await;
    let pack = good_pack();
    pack.write(
        "sensitive_words.yaml",
        "- 外挂\n- {word: 傻瓜, action: delete}\n- {action: mask}\n- [a]\n- 外掛\n",
    );
    let import = ["content", "import", "--yes", pack.path().to_str().unwrap()];
    let ran = Ran::on(&server.db, &import).await;
    assert_eq!(ran.code, 1, "{ran:?}");
    for fault in [
        "sensitive_words.yaml:2: action must be refuse or mask, not `delete`",
        "sensitive_words.yaml:3: word is missing",
        "sensitive_words.yaml:4: a word must be a text, or `word` and `action`, not a list",
        "sensitive_words.yaml:5: 外掛 is in line 1 already",
    ] {
        assert!(ran.stderr.contains(fault), "{fault}: {ran:?}");
    }
}
