//! Solves challenges (code 1009) like the app.

use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{Answer, Client};

/// The solution of the challenge in this refusal.
pub fn solve(refused: &Answer) -> String {
    let challenge = &refused.refused(1009).json["data"]["challenge"];
    assert_eq!(challenge["kind"], "altcha", "{challenge}");
    let (target, salt) = (text(challenge, "challenge"), text(challenge, "salt"));
    let most = challenge["maxnumber"].as_u64().unwrap();
    let is_right = |number: &u64| {
        let digest = Sha256::digest(format!("{salt}{number}"));
        digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>() == target
    };
    let number = (0..=most).find(is_right).unwrap_or_else(|| panic!("no solution: {challenge}"));
    let solution = json!({
        "algorithm": challenge["algorithm"], "challenge": target, "number": number, "salt": salt,
        "signature": challenge["signature"],
    });
    BASE64_STANDARD.encode(solution.to_string())
}

fn text<'a>(challenge: &'a Value, field: &str) -> &'a str {
    challenge[field].as_str().unwrap_or_else(|| panic!("no {field}: {challenge}"))
}

impl Client {
    /// Sends a form-encoded call, and sends it again with a solution if it is challenged.
    pub async fn post_solving(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.post(path, fields).await;
        if answer.json["code"] != 1009 {
            return answer;
        }
        let solution = solve(&answer);
        self.post(path, &[fields, &[("challenge", solution.as_str())]].concat()).await
    }
}
