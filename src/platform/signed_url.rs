//! Common parts of signed addresses: prefixes, signature, and the form for logs.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

use crate::platform::{
    hmac::{Keyed, keyed},
    keys::Key,
};

/// The path prefix of signed addresses of game files.
pub const FILES: &str = "/files/";
/// The path prefix of signed addresses of chapters' pages and videos.
pub const PAGES: &str = "/pages/";
/// The path prefix of signed addresses of the data of an account.
pub const EXPORTS: &str = "/exports/";

const MAC_LEN: usize = 32;

/// A token of this content, which opens only a path that ends with `name`.
pub fn token(key: &Key, mut content: Vec<u8>, name: &str) -> String {
    let signature = mac(key, &[&content, name.as_bytes()]).bytes();
    content.extend(signature);
    BASE64_URL_SAFE_NO_PAD.encode(content)
}

/// The content of a token. `None`: none of these keys signed it for `name`.
pub fn content(keys: &[Key], token: &str, name: &str) -> Option<Vec<u8>> {
    let mut token = BASE64_URL_SAFE_NO_PAD.decode(token).ok()?;
    let signed = token.split_off(token.len().checked_sub(MAC_LEN)?);
    let is_ours = |key: &Key| mac(key, &[&token, name.as_bytes()]).matches(&signed);
    keys.iter().any(is_ours).then_some(token)
}

/// The signature of these parts. Each part's length is signed too, so that bytes cannot move between parts.
pub fn mac(key: &[u8], parts: &[&[u8]]) -> Keyed {
    let framed = parts.iter().flat_map(|part| [&(part.len() as u64).to_be_bytes()[..], part].concat());
    keyed(key, &[&framed.collect::<Vec<u8>>()])
}

/// The path for logs, without its signature: a full address would let its reader fetch the file.
#[must_use]
pub fn without_token(path: &str) -> String {
    let rest =
        [FILES, PAGES, EXPORTS].into_iter().find_map(|prefix| Some((prefix, path.strip_prefix(prefix)?)));
    match rest.map(|(prefix, rest)| (prefix, rest.split_once('/').unwrap_or((rest, "")))) {
        Some((prefix, (_, name))) => format!("{prefix}…/{name}"),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_do_not_show_what_opens_a_file() {
        for (path, shown) in [
            ("/files/secret/game.apk", "/files/…/game.apk"),
            ("/files/secret", "/files/…/"),
            ("/pages/secret/0a1b.webp", "/pages/…/0a1b.webp"),
            ("/pages/secret/index.m3u8", "/pages/…/index.m3u8"),
            ("/pages/secret", "/pages/…/"),
            ("/exports/secret/portal-data-2026-11-28.zip", "/exports/…/portal-data-2026-11-28.zip"),
            ("/exports/secret", "/exports/…/"),
            ("/api/user/login", "/api/user/login"),
        ] {
            assert_eq!(without_token(path), shown);
        }
    }
}
