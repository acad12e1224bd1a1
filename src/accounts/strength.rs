//! How easily a new password is guessed, by zxcvbn's estimate.

use zxcvbn::{Score, zxcvbn};

/// Words that an attacker of this portal tries first.
const OWN_WORDS: [&str; 2] = ["portal", "xzuan"];

/// Whether about a million guesses find the password (a score below 2). `names`: of the account. A long password takes milliseconds.
#[must_use]
pub fn is_guessable(password: &str, names: &[&str]) -> bool {
    zxcvbn(password, &[names, &OWN_WORDS[..]].concat()).score() < Score::Two
}

#[cfg(test)]
mod tests {
    use super::is_guessable;

    #[test]
    fn common_passwords_keyboard_rows_and_own_names_are_guessable() {
        for password in [
            "12345678",
            "password1",
            "Abcd1234",
            "qwertyuiop",
            "aaaaaaaaaa",
            "portal2026",
            "13812345678",
            "lin_xia1",
        ] {
            assert!(is_guessable(password, &["lin_xia", "13812345678"]), "{password}");
        }
    }

    #[test]
    fn a_few_unrelated_words_are_not_guessable() {
        for password in ["correct horse", "battery staple", "clear-sky-2026", "天上的云很白很白"] {
            assert!(!is_guessable(password, &["lin_xia"]), "{password}");
        }
    }
}
