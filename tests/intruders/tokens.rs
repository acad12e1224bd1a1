//! Tokens that an attacker builds from a copy of the database and the portal's secret.

use jsonwebtoken::{Algorithm, EncodingKey, Header};
use portal::platform::keys::{Keys, Purpose};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::{Options, PASSWORD, Running, SECRET, TestDatabase, TestServer, User};

const ME: &str = "/api/user/center/me";

#[tokio::test]
async fn the_database_and_the_secret_together_sign_no_valid_token() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post(ME, &[]).await.ok();
    let login = server.db.value::<Uuid>("select id from login").await;
    let hash = server.db.value::<String>("select encode(hash, 'hex') from login_token").await;
    let base64 = server
        .db
        .value::<String>("select translate(encode(hash, 'base64'), '+/=', '-_') from login_token")
        .await;
    let real: Header = jsonwebtoken::decode_header(&user.token).unwrap();
    let kids = [None, real.kid.clone(), Some(String::new()), Some("0".into())];
    let keys = Purpose::ALL.map(|purpose| Keys::new(SECRET, None).current(purpose).to_vec());
    let keys: Vec<Vec<u8>> = keys.into_iter().chain([SECRET.into()]).collect();
    let now = json!(4_000_000_000_i64);
    let mut tried = 0;
    let again = TestServer::on(server.db.clone(), &server.db.url, Options::default()).await;
    for jti in [login.to_string(), hash, base64, String::new()] {
        for sid in [json!(login), Value::Null] {
            let claims =
                json!({ "sub": user.uid.to_string(), "sid": sid, "jti": jti, "exp": now, "iat": now });
            for kid in &kids {
                let header = Header { kid: kid.clone(), ..Header::new(Algorithm::HS256) };
                for key in &keys {
                    let key = EncodingKey::from_secret(key);
                    let forged = jsonwebtoken::encode(&header, &claims, &key).unwrap();
                    for server in [&server, &again] {
                        let thief = user.client.signed_in(user.uid, &forged).at(server);
                        thief.post(ME, &[]).await.refused(2);
                    }
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(tried, 4 * 2 * 4 * 15);
    // The attempts end no login of the player.
    user.client.post(ME, &[]).await.ok();
    user.client.at(&again).post(ME, &[]).await.ok();
}

#[tokio::test]
async fn the_database_stores_no_part_of_a_token() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let everything = server.db.everything().await;
    let parts: Vec<&str> = user.token.split('.').collect();
    let claims = jsonwebtoken::dangerous::insecure_decode::<Value>(&user.token).unwrap().claims;
    for secret in [parts[1], parts[2], claims["jti"].as_str().unwrap()] {
        assert!(!everything.contains(secret));
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_token_that_comes_back_is_in_the_log_with_a_hash_of_the_address() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", "")];
    let mut running = Running::serve(&env).await;
    running.address().await;
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let account = running.visitor().post("/api/user/registerWithName", &fields).await.ok().clone();
    let (uid, token) = (account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    db.execute("update login_token set valid_until = now() - interval '1 second'").await;
    running.visitor().signed_in(uid, token).post(ME, &[]).await.refused(2);
    let line = running.logged("token_reuse").await;
    for part in ["WARN", "security event", &format!("uid={uid}"), "outcome=\"ended\"", "network=\""] {
        assert!(line.contains(part), "{part} is missing: {line}");
    }
    assert!(!line.contains("127.0.0.1"), "{line}");
}
