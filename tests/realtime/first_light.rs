use serde_json::json;

use crate::harness::{TestServer, User};

#[tokio::test]
async fn hello_is_first_and_the_status_follows() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    assert_eq!(socket.hello["user"], json!(user.uid));
    let status = socket.next_of_type("status").await;
    assert_eq!(status["coinNum"], 0);
    assert_eq!(status["version"], user.me().await["version"]);
}
