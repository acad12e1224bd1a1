//! Every request gets an envelope with a matching status, in the reader's language.

use reqwest::Method;
use serde_json::Value;

use crate::harness::{Options, PASSWORD, TestServer, User, exchange};

const FORM: &str = "application/x-www-form-urlencoded";
const LOGIN: &str = "/api/user/login";

#[tokio::test]
async fn an_unknown_address_is_answered_with_404() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for path in
        ["/api/nothing", "/api/", "/api/v1/square/post/abc", "/api/user/login/more", "/api/user//login"]
    {
        assert_eq!(visitor.get(path).await.failed(404).msg(), format!("请求地址出错：{path}"));
        visitor.post(path, &[]).await.failed(404);
    }
    for id in ["0", "-1", "9007199254740992", "9223372036854775808", "%31x", "%FF", "%00", "１"] {
        visitor.post(&format!("/api/v1/square/post/{id}/like"), &[]).await.failed(404);
        visitor.get(&format!("/api/v1/square/post/{id}")).await.failed(404);
    }
    let query = visitor.get("/api/nothing?token=secret").await;
    assert_eq!(query.failed(404).msg(), "请求地址出错：/api/nothing", "without the query");
    let long = visitor.get(&format!("/api/{}", "x".repeat(5_000))).await;
    assert_eq!(long.failed(404).msg().chars().count(), "请求地址出错：".chars().count() + 256);
}

#[tokio::test]
async fn an_unsupported_method_is_answered_with_405() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for (method, path, allowed) in [
        (Method::GET, LOGIN, "POST"),
        (Method::DELETE, LOGIN, "POST"),
        (Method::POST, "/api/v1/square/tag/list", "GET"),
        (Method::PUT, "/api/web/game/list", "POST"),
        (Method::POST, "/api/v1/realtime", "GET"),
        // A word in place of an id may match another call's address; then neither session nor body is required.
        (Method::DELETE, "/api/v1/square/comment/me", "GET"),
        (Method::PUT, "/api/v1/square/post/list", "GET"),
        (Method::GET, "/api/v1/book/progress", "POST"),
        (Method::POST, "/api/v1/user/block/list", "GET"),
    ] {
        let answer = visitor.send(method, path, "", Vec::new()).await;
        assert_eq!(answer.failed(405).header("allow"), allowed, "{path}");
    }
}

#[tokio::test]
async fn pages_and_files_accept_only_reads() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for path in ["/", "/games", "/healthz", "/readyz", "/metrics", "/media/x.webp", "/api/openapi.json"] {
        let answer = visitor.send(Method::POST, path, "", Vec::new()).await;
        assert_eq!(answer.failed(405).header("allow"), "GET, HEAD", "{path}");
    }
    for path in ["/healthz", "/readyz", "/metrics", "/api/openapi.json"] {
        let head = visitor.send(Method::HEAD, path, "", Vec::new()).await;
        assert_eq!((head.status.as_u16(), head.text.as_str()), (200, ""), "{path}");
    }
    assert_eq!(visitor.get("/assets/none.js").await.failed(404).msg(), "请求地址出错：/assets/none.js");
}

/// The server sends the same Chinese text for a status as the web app shows.
#[tokio::test]
async fn a_status_has_the_text_of_the_catalogue() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for (language, malformed, of_another) in
        [("zh-CN", "请求错误", "拒绝访问"), ("en", "Bad request", "Access denied")]
    {
        let client = user.client.with("Accept-Language", language);
        let answer = client.post(LOGIN, &[]).await;
        answer.malformed("loginName");
        assert_eq!(answer.msg(), malformed);
        let answer = client.post("/api/user/center/me", &[("uid", "1")]).await;
        assert_eq!((answer.failed(403).msg(), &answer.json["data"]), (of_another, &Value::Null));
        let upgraded = client.get("/api/v1/realtime").await;
        assert_eq!(upgraded.failed(400).msg(), malformed, "`detail` says more: {}", upgraded.detail());
    }
}

#[tokio::test]
async fn an_unsupported_encoding_is_refused() {
    let server = TestServer::start().await;
    let picky = server.visitor().with("Accept-Encoding", "identity;q=0, zstd;q=0.1");
    for path in ["/healthz", "/api/web/game/type/list"] {
        let answer = picky.send(Method::POST, path, "", Vec::new()).await;
        assert_eq!(answer.failed(406).msg(), "没有您要的编码方式", "{path}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn long_invented_names_are_shortened_in_refusals() {
    let server = TestServer::start().await;
    let name = "长".repeat(5_000);
    let answer = server.visitor().post("/api/web/game/list", &[(&name, "\0")]).await;
    assert_eq!(answer.malformed(&"长".repeat(64)), "格式不正确");
    assert!(answer.text.len() < 500, "{}", answer.text);
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::start_with(Options::default().set("PORTAL_HTTP_BODY_BYTES", "1024")).await;
    let body = format!("loginName=lin_xia&password={}", "x".repeat(2000));
    let answer = server.visitor().send(Method::POST, LOGIN, FORM, body.into()).await;
    assert_eq!(answer.failed(413).msg(), "内容太大了");
    // Also without a Content-Length.
    let chunk = "a".repeat(600);
    let request = format!(
        "POST {LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: {FORM}\r\nTransfer-Encoding: chunked\r\n\
         Connection: close\r\n\r\n258\r\n{chunk}\r\n258\r\n{chunk}\r\n0\r\n\r\n"
    );
    let answer = exchange(&server, request.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
}

#[tokio::test]
async fn an_unsupported_media_type_is_refused() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    let json = br#"{"loginName":"lin_xia","password":"correct horse"}"#;
    for media_type in ["application/json", "text/plain", "multipart/form-data; boundary=x"] {
        visitor.send(Method::POST, LOGIN, media_type, json.into()).await.failed(415);
    }
    User::register(&server, "lin_xia").await;
    let form = format!("loginName=lin_xia&password={}", PASSWORD.replace(' ', "+"));
    for media_type in
        ["application/x-www-form-urlencoded; charset=UTF-8", "APPLICATION/X-WWW-FORM-URLENCODED"]
    {
        visitor.send(Method::POST, LOGIN, media_type, form.clone().into()).await.ok();
    }
}

#[tokio::test]
async fn a_compressed_body_is_refused_before_it_is_read() {
    let server = TestServer::start().await;
    let form = b"loginName=lin_xia&password=12345678".to_vec();
    for coding in ["gzip", "deflate", "br", "zstd", "x-gzip", "identity, gzip", ""] {
        let packed = server.visitor().with("Content-Encoding", coding);
        let answer = packed.send(Method::POST, LOGIN, FORM, form.clone()).await;
        assert_eq!(answer.failed(415).msg(), "请不要压缩提交的内容", "{coding}");
    }
    let plain = server.visitor().with("Content-Encoding", "Identity");
    plain.send(Method::POST, LOGIN, FORM, form).await.refused(1001);
    // The refusal does not wait for the body, and the second of two headers counts too.
    let head = format!(
        "POST {LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: {FORM}\r\nContent-Length: 9\r\n\
         Content-Encoding: identity\r\nContent-Encoding: gzip\r\n\r\n"
    );
    let answer = exchange(&server, head.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 415"), "{answer}");
}

#[tokio::test]
async fn malformed_forms_are_refused() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for body in [
        &b"loginName=\xff\xfe&password=12345678"[..],
        b"%",
        b"&&&===",
        b"loginName",
        b"\0\0\0",
        b"loginName=%00lin_xia&password=12345678",
        b"loginName[a][b][c]=1&password[]=2",
    ] {
        let answer = visitor.send(Method::POST, "/api/user/registerWithName", FORM, body.into()).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, 4000), "{body:?}: {}", answer.text);
    }
    // A zero byte that a field's rules allow must not become a database error.
    let answer = visitor.send(Method::POST, LOGIN, FORM, b"loginName=a%00b&password=a%00b".into()).await;
    assert!(answer.status.as_u16() < 500, "{}", answer.text);
    let answer =
        visitor.send(Method::POST, "/api/web/game/list", FORM, b"keyword=a%00b&type=%00".into()).await;
    assert!(answer.status.as_u16() < 500, "{}", answer.text);
    let fields = b"loginName=zero_byte&password=a%00clear-sky-2026&inviteCode=%00&channelID=%00&deviceID=%00";
    let answer = visitor.send(Method::POST, "/api/user/registerWithName", FORM, fields.into()).await;
    assert!(answer.status.as_u16() < 500, "{}", answer.text);
}

#[tokio::test]
#[ignore = "night"]
async fn forms_with_many_or_nested_fields_are_answered() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    let deep = format!("a{}=1", "[x]".repeat(15_000));
    let wide = "a=1&".repeat(15_000);
    let names: String = (0..8_000).map(|n| format!("k{n}=&")).collect();
    for body in [deep, wide, names] {
        let answer = visitor.send(Method::POST, "/api/web/game/list", FORM, body.into()).await;
        assert_eq!(answer.ok()["total"], 0, "unknown fields are ignored");
    }
}

#[tokio::test]
async fn numbers_out_of_range_are_refused_as_malformed() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for id in ["99999999999999999999", "-99999999999999999999", "1e3", "0x10", "１００１", "1.5", "NaN"] {
        visitor.post("/api/web/game/detail", &[("appID", id)]).await.malformed("appID");
    }
    for id in ["9223372036854775807", "-9223372036854775808", "0", "-1"] {
        visitor.post("/api/web/game/detail", &[("appID", id)]).await.refused(2002);
    }
}

#[tokio::test]
async fn readers_who_ask_for_english_get_english() {
    let server = TestServer::start().await;
    let english = server.visitor().with("Accept-Language", "en-GB,en;q=0.9");
    assert_eq!(
        english.post("/api/user/center/me", &[]).await.refused(2).msg(),
        "Your session has ended, please sign in again"
    );
    assert_eq!(english.get("/api/nothing").await.failed(404).msg(), "No such address: /api/nothing");
    let answer =
        english.post("/api/user/registerWithName", &[("loginName", "a"), ("password", PASSWORD)]).await;
    assert_eq!(answer.malformed("loginName"), "4 to 20 letters, digits or underscores");
    let chinese = server.visitor().with("Accept-Language", "zh-CN,en;q=0.9");
    assert_eq!(chinese.get("/api/nothing").await.failed(404).msg(), "请求地址出错：/api/nothing");
}

#[tokio::test]
async fn every_answer_has_security_headers_and_a_request_id() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    // `Client` checks the headers of every answer; here is one answer of every kind.
    visitor.get("/healthz").await.ok();
    visitor.get("/api/nothing").await.failed(404);
    visitor.get(LOGIN).await.failed(405);
    visitor.post(LOGIN, &[]).await.malformed("loginName");
    visitor.send(Method::POST, LOGIN, "text/plain", b"x".into()).await.failed(415);
    visitor.send(Method::POST, LOGIN, FORM, vec![b'x'; 100_000]).await.failed(413);
    visitor.get("/api/v1/realtime").await.failed(400);
    for path in
        ["/", "/api/openapi.json", "/api/docs/", "/metrics", "/media/none.webp", "/games", "/assets/none.js"]
    {
        let answer = visitor.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe-eval"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
}

#[tokio::test]
async fn a_request_id_is_taken_from_trusted_proxies_only() {
    let proxies = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8");
    let server = TestServer::start_with(proxies).await;
    let behind = server.visitor();
    let given = behind.with("X-Request-Id", "from-the-balancer-1").get("/healthz").await;
    assert_eq!(given.header("x-request-id"), "from-the-balancer-1");
    let made = behind.with("X-Request-Id", "no good: <script>").get("/healthz").await;
    assert_eq!(made.header("x-request-id").len(), 32, "one of ours instead");
    let server = TestServer::start().await;
    let chosen = server.visitor().with("X-Request-Id", "from-the-balancer-1").get("/healthz").await;
    assert_eq!(chosen.header("x-request-id").len(), 32, "a client chooses no id");
}

#[tokio::test]
async fn no_cache_stores_an_answer_of_the_api_except_lists_for_visitors() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    let sign_in = visitor.post(LOGIN, &[("loginName", "lin_xia"), ("password", "wrong pass")]).await;
    assert_eq!(sign_in.header("cache-control"), "no-store");
    let list = "/api/v1/square/tag/list";
    assert_eq!(visitor.get(list).await.header("cache-control"), "private, no-cache");
    // `Client` checks the header of every answer to a session.
    let user = User::register(&server, "lin_xia").await;
    assert_eq!(user.client.get(list).await.header("cache-control"), "no-store");
    assert_eq!(user.client.get("/api/nothing").await.header("cache-control"), "no-store");
}

#[tokio::test]
async fn browsers_stay_with_https_where_the_public_address_has_it() {
    let public = |url: &str| TestServer::start_with(Options::default().set("PORTAL_PUBLIC_URL", url));
    let with_tls = public("https://play.example").await;
    for path in ["/", "/healthz", "/api/nothing"] {
        let answer = with_tls.visitor().get(path).await;
        assert_eq!(answer.header("strict-transport-security"), "max-age=31536000", "{path}");
    }
    let without = public("http://play.example").await;
    assert!(!without.visitor().get("/").await.headers.contains_key("strict-transport-security"));
}
