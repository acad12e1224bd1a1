//! Splits the address of a database: tokio-postgres reads only a part of what libpq understands.
//!
//! - The TLS parameters go to `tls.rs`, because tokio-postgres knows neither `verify-ca` and `verify-full` nor certificates.
//! - `options` become session settings (`target.rs`), because PgBouncer refuses them in the start-up packet.
//! - Everything else stays as it is written, for tokio-postgres.

use percent_encoding::percent_decode_str;

/// The parameters that tokio-postgres does not get.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Parameters {
    pub sslmode: Option<String>,
    pub sslrootcert: Option<String>,
    pub sslcert: Option<String>,
    pub sslkey: Option<String>,
    pub options: Option<String>,
}

impl Parameters {
    fn field(&mut self, name: &str) -> Option<&mut Option<String>> {
        match name {
            "sslmode" => Some(&mut self.sslmode),
            "sslrootcert" => Some(&mut self.sslrootcert),
            "sslcert" => Some(&mut self.sslcert),
            "sslkey" => Some(&mut self.sslkey),
            "options" => Some(&mut self.options),
            _ => None,
        }
    }
}

/// Returns the address without our parameters, and our parameters. As in libpq, the last of two values counts, and an empty
/// name of a file is none.
pub(super) fn split(address: &str) -> Result<(String, Parameters), String> {
    let (rest, mut parameters) = if ["postgres://", "postgresql://"].iter().any(|it| address.starts_with(it))
    {
        split_url(address)?
    } else {
        split_words(address)
    };
    for name in ["sslrootcert", "sslcert", "sslkey", "options"] {
        let field = parameters.field(name).expect("one of its fields");
        if field.as_deref() == Some("") {
            *field = None;
        }
    }
    Ok((rest, parameters))
}

fn split_url(url: &str) -> Result<(String, Parameters), String> {
    // A password may contain a question mark: tokio-postgres, too, reads the user's part up to the first @.
    let host = url.find('@').map_or(0, |at| at + 1);
    let mut parameters = Parameters::default();
    let Some(query) = url[host..].find('?').map(|at| host + at) else {
        return Ok((url.to_owned(), parameters));
    };
    let mut others = Vec::new();
    for pair in url[query + 1..].split('&') {
        match pair.split_once('=') {
            Some((name, value)) => match parameters.field(&decoded(name)?) {
                Some(field) => *field = Some(decoded(value)?),
                None => others.push(pair),
            },
            None => others.push(pair),
        }
    }
    others.retain(|pair| !pair.is_empty());
    let rest = match others.as_slice() {
        [] => url[..query].to_owned(),
        others => format!("{}?{}", &url[..query], others.join("&")),
    };
    Ok((rest, parameters))
}

fn decoded(text: &str) -> Result<String, String> {
    let decoded = percent_decode_str(text).decode_utf8().map_err(|_| format!("\"{text}\" is not UTF-8"))?;
    Ok(decoded.into_owned())
}

/// The form `host=db user='me'`. A part that is not understood stays: tokio-postgres reports it.
fn split_words(text: &str) -> (String, Parameters) {
    let (mut rest, mut parameters) = (String::new(), Parameters::default());
    let mut left = text.trim_start();
    while !left.is_empty() {
        let Some((name, value, after)) = first_word(left) else {
            rest.push_str(left);
            break;
        };
        match parameters.field(name) {
            Some(field) => *field = Some(value),
            None => {
                rest.push_str(left[..left.len() - after.len()].trim_end());
                rest.push(' ');
            }
        }
        left = after.trim_start();
    }
    (rest, parameters)
}

/// The first name, its value, and the text after them.
fn first_word(text: &str) -> Option<(&str, String, &str)> {
    let (name, value) = text.split_once('=')?;
    let value = value.trim_start();
    let quoted = value.strip_prefix('\'');
    let mut read = String::new();
    let mut characters = quoted.unwrap_or(value).char_indices();
    let body = quoted.unwrap_or(value);
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some((_, escaped)) => read.push(escaped),
                // As in libpq, it ends the value.
                None => break,
            },
            '\'' if quoted.is_some() => return Some((name.trim(), read, &body[at + 1..])),
            space if quoted.is_none() && space.is_whitespace() => {
                return Some((name.trim(), read, &body[at..]));
            }
            other => read.push(other),
        }
    }
    // A quote that is not closed is a fault.
    quoted.is_none().then_some((name.trim(), read, ""))
}

/// Reads `options` as PostgreSQL does: the names and values of `-c name=value` and `--name=value`.
pub(super) fn settings(options: &str) -> Result<Vec<(String, String)>, String> {
    let mut words = arguments(options).into_iter();
    let mut settings = Vec::new();
    while let Some(word) = words.next() {
        let setting = match word.strip_prefix("--").or_else(|| word.strip_prefix("-c")) {
            Some("") => words.next(),
            Some(setting) => Some(setting.to_owned()),
            None => None,
        };
        match setting.as_deref().and_then(|setting| setting.split_once('=')) {
            Some((name, value)) if !name.is_empty() => {
                settings.push((name.replace('-', "_"), value.to_owned()));
            }
            _ => {
                return Err(format!("\"{word}\" in its options is not understood: write -c name=value"));
            }
        }
    }
    Ok(settings)
}

/// Splits at blanks; a backslash keeps the next character.
fn arguments(options: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = None::<String>;
    let mut characters = options.chars();
    while let Some(character) = characters.next() {
        if character.is_whitespace() {
            words.extend(word.take());
        } else {
            let character = if character == '\\' { characters.next() } else { Some(character) };
            word.get_or_insert_default().extend(character);
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(address: &str) -> (String, Parameters) {
        split(address).unwrap()
    }

    #[test]
    fn an_address_without_our_parameters_stays_as_it_is() {
        for address in [
            "postgres://me:p%40ss@db1,db2:5433/portal?target_session_attrs=read-write",
            "postgresql:///portal?host=/run/postgresql",
            "postgres://me:a?b@db/portal",
            "mysql://x/y",
            "not an address",
        ] {
            let (rest, parameters) = of(address);
            assert_eq!((rest.trim_end(), parameters), (address, Parameters::default()));
        }
    }

    #[test]
    fn parameters_of_a_url_are_decoded_and_taken_out() {
        let (rest, parameters) = of(
            "postgres://me@db/portal?sslmode=prefer&application_name=a&sslmode=verify-full&sslrootcert=%2Fca%20s.pem&sslkey=&options=-c%20jit%3Don",
        );
        assert_eq!(rest, "postgres://me@db/portal?application_name=a");
        assert_eq!(parameters.sslmode.as_deref(), Some("verify-full"));
        assert_eq!(parameters.sslrootcert.as_deref(), Some("/ca s.pem"));
        assert_eq!((parameters.sslcert, parameters.sslkey), (None, None));
        assert_eq!(parameters.options.as_deref(), Some("-c jit=on"));
    }

    #[test]
    fn parameters_among_words_are_taken_out() {
        let (rest, parameters) =
            of(r"host = db  sslmode=require password='a \' b' sslcert = '/my certificate' user=me");
        assert_eq!(rest, r"host = db password='a \' b' user=me ");
        assert_eq!(parameters.sslmode.as_deref(), Some("require"));
        assert_eq!(parameters.sslcert.as_deref(), Some("/my certificate"));
    }

    #[test]
    fn options_are_read_as_postgresql_reads_them() {
        let read = settings(r"-c search_path=a,b --lock-timeout=5s  -cDateStyle=ISO,\ MDY").unwrap();
        let read: Vec<_> = read.iter().map(|(name, value)| (&name[..], &value[..])).collect();
        assert_eq!(read, [("search_path", "a,b"), ("lock_timeout", "5s"), ("DateStyle", "ISO, MDY")]);
        for wrong in ["-c", "-c jit", "-B 100", "jit=on", "-c =on"] {
            assert!(settings(wrong).is_err(), "{wrong}");
        }
    }
}
