//! Calls of accounts, money, games and the square, each sent with its documented fields and headers only. A call without documented
//! fields gets only the required ones.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{
    Answer, Client, Gateway, Options, PASSWORD, TestServer, User, drawn, game, gift, post, send_to, shop,
    tags,
};

/// Fields that the client adds to every form.
const OURS: [(&str, &str); 2] = [("appID", "1"), ("channelID", "0")];
const DEVICE: &str = "0191f2a000007000800000000000000a";
const NEW_PASSWORD: &str = "another horse";

/// A form-encoded call.
async fn form(client: &Client, path: &str, fields: &[(&str, &str)]) -> Answer {
    client.post(path, &[fields, &OURS].concat()).await
}

/// A call of the square.
async fn square(client: &Client, method: Method, path: &str, body: Option<Value>) -> Answer {
    let client = client.with("Accept", "application/json").with("X-Requested-With", "XMLHttpRequest");
    let body = body.map(|body| body.to_string().into_bytes()).unwrap_or_default();
    client.send(method, &format!("/api/v1{path}"), "application/json", body).await
}

async fn furnished() -> (TestServer, Gateway) {
    let gateway = Gateway::start();
    let server = TestServer::start_with(Options::default().gateway(&gateway)).await;
    shop(&server.db).await;
    tags(&server.db).await;
    game(&server.db, 1001, "免费的", "online_type = 0").await;
    game(&server.db, 1002, "付费的", "online_type = 1, buy_amount = 30").await;
    gift(&server.db, 1, 9, "game_id = 1001").await;
    (server, gateway)
}

async fn rich(server: &TestServer, name: &str) -> User {
    let user = User::register(server, name).await;
    sql::coin::grant(&server.db.pool, user.uid, 1000, "系统赠送", name).await.unwrap();
    user
}

#[tokio::test]
async fn account_calls_work_with_their_documented_fields() {
    let (server, gateway) = furnished().await;
    let visitor = server.visitor();
    let device = [("deviceID", DEVICE), ("deviceType", "h5"), ("osType", "3")];
    let init = form(&visitor, "/api/user/device/init", &device).await;
    assert!(init.ok()["serverConfig"].is_object() && init.ok()["otherConfig"].is_object());

    let named = [("loginName", "lin_xia"), ("password", PASSWORD), ("inviteCode", "")];
    form(&visitor, "/api/user/registerWithName", &named).await.ok();
    let account = form(&visitor, "/api/user/login", &named[..2]).await;
    for field in [
        "uid",
        "token",
        "loginName",
        "name",
        "accountType",
        "age",
        "sex",
        "needBind",
        "needRealName",
        "newAccount",
    ] {
        assert!(!account.ok()[field].is_null(), "{field}");
    }
    let uid = account.ok()["uid"].to_string();
    let client = visitor.signed_in(uid.parse().unwrap(), account.ok()["token"].as_str().unwrap());

    for (scene, path, phone) in [
        ("login", "/api/user/loginWithPhone", "13812345671"),
        ("login", "/api/user/loginPhoneWithoutRegister", "13812345672"),
        ("bind", "/api/user/bind", "13812345673"),
    ] {
        let caller = if scene == "bind" { &client } else { &visitor };
        form(caller, "/api/user/smsCode", &[("phone", phone), ("scene", scene)]).await.ok();
        let code = gateway.code(phone);
        let fields =
            [("phone", phone), ("smsCode", code.as_str()), ("inviteCode", ""), ("password", PASSWORD)];
        let answer = form(caller, path, &fields).await;
        match path {
            "/api/user/loginPhoneWithoutRegister" => answer.refused(1006).json["data"].clone(),
            _ => answer.ok().clone(),
        };
    }
    let me = form(&client, "/api/user/center/me", &[("uid", &uid)]).await;
    for field in ["coinNum", "levelType", "unread"] {
        assert!(!me.ok()[field].is_null(), "{field}");
    }
    send_to(&server.db, uid.parse().unwrap(), "一").await;
    let messages = form(&client, "/api/user/center/message/all", &[("uid", &uid)]).await;
    assert_eq!(
        (&messages.ok()["list"][0]["title"], &messages.ok()["total"]),
        (&json!("一"), &json!(2)),
        "the other is about the phone"
    );
    form(&client, "/api/user/message", &[("all", "1")]).await.ok();
    form(&client, "/api/user/kefu", &[]).await.ok();
    form(&client, "/api/user/center/updateInfo", &[("name", "林夏")]).await.ok();
    let picture = drawn(64, 64, 1);
    let file: [(&str, &str, &[u8]); 3] =
        [("appID", "", b"1"), ("channelID", "", b"0"), ("file", "; filename=\"a.webp\"", &picture)];
    client.form("/api/user/center/uploadAvatar", &file).await.ok();
    let passwords = [("oldPassword", PASSWORD), ("newPassword", NEW_PASSWORD)];
    form(&client, "/api/user/resetPassword", &passwords).await.ok();
    form(&client, "/api/user/logout", &[]).await.ok();
    form(&client, "/api/user/center/me", &[("uid", &uid)]).await.refused(2);
}

#[tokio::test]
async fn calls_about_money_work_with_their_documented_fields() {
    let (server, _gateway) = furnished().await;
    let user = rich(&server, "lin_xia").await;
    let (client, uid) = (&user.client, user.uid.to_string());
    let coins = form(client, "/api/user/center/coin/all", &[("uid", &uid)]).await;
    let channel = coins.ok()["channels"][0]["channel"].as_str().unwrap().to_owned();
    let package = coins.ok()["packages"][0]["id"].to_string();
    let orders = "/api/user/center/coin/order";
    assert_eq!(form(client, orders, &[]).await.ok()["total"], 0);
    let order = form(client, orders, &[("packageId", &package), ("channel", &channel)]).await;
    let id = order.ok()["id"].as_str().unwrap();
    form(client, "/api/order/payInfo", &[("orderId", id)]).await.ok();
    form(client, "/api/order/cancel", &[("orderId", id)]).await.ok();
    assert_eq!(form(client, orders, &[]).await.ok()["records"][0]["id"], id);
    let plans = form(client, "/api/vip/vipconfig", &[]).await;
    let plan = plans.ok()[0]["type"].to_string();

    let download = async |client: &Client, game: i64| {
        form(client, &format!("/api/user/game/download/{game}"), &[("platformType", "1")]).await
    };
    assert_eq!(download(&server.visitor(), 1001).await.ok()["charged"], 0);
    download(&server.visitor(), 1002).await.refused(2);
    let bought = download(client, 1002).await;
    assert_eq!((&bought.ok()["charged"], &bought.ok()["coinNum"]), (&json!(30), &json!(970)));
    let poor = User::register(&server, "poor").await;
    let refused = download(&poor.client, 1002).await;
    assert_eq!(refused.refused(2001).json["data"], json!({ "coinNum": 0, "price": 30 }));
    let opened = form(client, "/api/vip/vipopen", &[("type", &plan), ("source", "1002")]).await;
    assert_eq!((&opened.ok()["levelType"], &opened.ok()["coinNum"]), (&json!(1), &json!(690)));
    server.db.audit().await;
}

#[tokio::test]
async fn calls_of_visitors_work_with_their_documented_fields() {
    let (server, _gateway) = furnished().await;
    let visitor = server.visitor();
    assert_eq!(form(&visitor, "/api/web/game/list", &[]).await.ok()["total"], 2);
    // Here `appID` is the id of the game, not of the product.
    let of_game = [("appID", "1001")];
    assert_eq!(visitor.post("/api/web/game/detail", &of_game).await.ok()["onlineType"], 0);
    assert_eq!(visitor.post("/api/web/game/detail/giftlist", &of_game).await.ok()[0]["id"], 1);
    form(&visitor, "/api/user/game/download/upload", &[("inviteCode", "SKY88")]).await.ok();
    form(&visitor, "/api/web/announcement", &[("posType", "1")]).await.ok();
    let tags = square(&visitor, Method::GET, "/square/tag/list", None).await;
    assert_eq!(tags.ok()[0], json!({ "id": 1, "tag": "攻略" }));
    for list in ["config", "sensitiveword"] {
        let path = format!("/square/{list}/list?pageSize=99");
        assert!(square(&visitor, Method::GET, &path, None).await.ok()["records"].is_array());
    }
    square(&visitor, Method::GET, "/square/keyword/suggestion?keyword=免", None).await.ok();
}

#[tokio::test]
async fn calls_of_the_square_work_with_their_documented_fields() {
    let (server, _gateway) = furnished().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let (mine, theirs) = (post(&server.db, user.uid).await, post(&server.db, other.uid).await);
    let call = async |method: Method, path: String, body: Option<Value>| {
        square(&user.client, method, &path, body).await.ok().clone()
    };
    let comments = format!("/square/post/{theirs}/comment");
    let comment =
        call(Method::POST, comments.clone(), Some(json!({ "content": "好", "replyCommentId": 0 }))).await;
    let root = &comment["id"];
    let reply = json!({ "content": "再好", "replyCommentId": root });
    assert_eq!(call(Method::POST, comments.clone(), Some(reply)).await["replyCommentId"], *root);
    for path in [
        format!("/user/follow/{}", other.uid),
        format!("/square/post/{theirs}/like"),
        format!("/square/comment/{root}/like"),
    ] {
        call(Method::POST, path.clone(), None).await;
        call(Method::POST, path.clone(), Some(json!({}))).await;
        if path.starts_with("/user") {
            let followed =
                call(Method::GET, "/square/post/follow?currentPage=1&pageSize=10".into(), None).await;
            assert_eq!(followed["records"][0]["id"], theirs);
        }
        call(Method::DELETE, format!("{path}?uid={}", user.uid), None).await;
    }
    let read = call(Method::GET, format!("/square/post/{theirs}"), None).await;
    assert_eq!((&read["id"], &read["commentNum"]), (&json!(theirs), &json!(2)));
    for (path, total) in [
        ("/square/post/list?currentPage=1&pageSize=10".to_owned(), 2),
        ("/square/post/me?currentPage=1&pageSize=10&sort=2".to_owned(), 1),
        ("/square/comment/me?currentPage=1&pageSize=10&sort=2".to_owned(), 2),
        (format!("{comments}/list?currentPage=1&pageSize=10&sort=1"), 1),
        (format!("{comments}/list?currentPage=1&pageSize=10&sort=2"), 1),
        (format!("{comments}/{root}/list?currentPage=1"), 1),
    ] {
        let page = call(Method::GET, path.clone(), None).await;
        assert_eq!(page["records"].as_array().unwrap().len(), total, "{path}");
    }
    call(Method::DELETE, format!("/square/comment/{root}"), None).await;
    call(Method::DELETE, format!("/square/post/{mine}"), None).await;
    server.db.audit().await;
}
