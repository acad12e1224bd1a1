use serde_json::json;

use crate::{
    content::good_pack,
    harness::{Ran, TestServer},
};

const PATH: &str = "/api/user/kefu";

#[tokio::test]
#[ignore = "night"]
async fn without_a_content_pack_customer_service_is_empty() {
    let server = TestServer::start().await;
    let empty = json!({ "contactLink": "", "email": "", "hours": "", "businessEmail": "", "faq": [] });
    assert_eq!(*server.visitor().post(PATH, &[]).await.ok(), empty);
}

#[tokio::test]
#[ignore = "night"]
async fn the_packs_customer_service_is_shown_to_everybody() {
    let server = TestServer::start().await;
    let pack = good_pack();
    let import = ["content", "import", "--yes", pack.path().to_str().unwrap()];
    Ran::on(&server.db, &import).await.ok();
    let visitor = server.visitor();
    let answer = visitor.post(PATH, &[]).await;
    let service = answer.ok();
    assert_eq!(service["contactLink"], "https://example.com/help");
    assert_eq!(service["email"], "help@example.com");
    assert_eq!(service["businessEmail"], "business@example.com");
    assert_eq!(service["hours"], "每天 9:00–22:00");
    let faq = service["faq"].as_array().unwrap();
    assert_eq!(
        faq[0],
        json!({
            "id": 1, "category": "账号", "question": "忘记密码怎么办？",
            "answer": "<p>收一条验证码，<a href=\"/find\" rel=\"noopener noreferrer\">设个新的</a>。</p>",
        })
    );
    let order =
        |faq: &[serde_json::Value]| faq.iter().map(|one| one["id"].as_i64().unwrap()).collect::<Vec<_>>();
    assert_eq!(order(faq), [1, 2, 3]);

    pack.replace(
        "service.yaml",
        "  - {id: 2, category: 账号, question: 收不到验证码？, answer: <p>看看拦截箱。</p>}\n",
        "",
    );
    pack.replace("service.yaml", "email: help@", "email: hello@");
    Ran::on(&server.db, &import).await.ok();
    let answer = visitor.post(PATH, &[]).await;
    assert_eq!(answer.ok()["email"], "hello@example.com");
    assert_eq!(order(answer.ok()["faq"].as_array().unwrap()), [1, 3]);
}
