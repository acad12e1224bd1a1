//! Reads the few parts of an X.509 certificate that rustls does not expose. Every function returns `None` for other encodings.

use sha2::{Digest, Sha256, Sha384, Sha512};

const SEQUENCE: u8 = 0x30;
const SET: u8 = 0x31;
const BOOLEAN: u8 = 0x01;
const BIT_STRING: u8 = 0x03;
const OCTET_STRING: u8 = 0x04;
const OBJECT_ID: u8 = 0x06;
/// The explicit version at the beginning of a certificate. Version 1 is left out.
const VERSION: u8 = 0xa0;
/// The extensions at the end of the signed part.
const EXTENSIONS: u8 = 0xa3;
/// UTF8String, PrintableString, TeletexString, IA5String.
const TEXTS: [u8; 4] = [0x0c, 0x13, 0x14, 0x16];
const COMMON_NAME: &[u8] = &[0x55, 0x04, 0x03];
const KEY_USAGE: &[u8] = &[0x55, 0x1d, 0x0f];
const BASIC_CONSTRAINTS: &[u8] = &[0x55, 0x1d, 0x13];
/// The bit `keyCertSign` in the first byte of a key usage.
const SIGNS_CERTIFICATES: u8 = 0x04;

/// PKCS #1 with RSA, without the last number.
const RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01];
/// ECDSA with SHA-2, without the last number.
const ECDSA: &[u8] = &[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03];
const ECDSA_WITH_SHA1: &[u8] = &[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x01];

/// The hash of the certificate for the channel binding `tls-server-end-point` (RFC 5929). `None`: its signature algorithm
/// defines none, for example Ed25519.
pub(super) fn end_point_hash(certificate: &[u8]) -> Option<Vec<u8>> {
    let (_, after) = inside(certificate, SEQUENCE).and_then(|(whole, _)| inside(whole, SEQUENCE))?;
    let (algorithm, _) = inside(after, SEQUENCE)?;
    let (algorithm, _) = inside(algorithm, OBJECT_ID)?;
    let sha256 = || Sha256::digest(certificate).to_vec();
    if algorithm == ECDSA_WITH_SHA1 {
        return Some(sha256());
    }
    let (last, family) = algorithm.split_last()?;
    match (family, last) {
        // MD5 and SHA-1 are replaced by SHA-256.
        (RSA, 4 | 5 | 11) | (ECDSA, 2) => Some(sha256()),
        (RSA, 12) | (ECDSA, 3) => Some(Sha384::digest(certificate).to_vec()),
        (RSA, 13) | (ECDSA, 4) => Some(Sha512::digest(certificate).to_vec()),
        _ => None,
    }
}

/// The first common name of the subject.
pub(super) fn common_name(certificate: &[u8]) -> Option<&str> {
    let (mut names, _) = inside(subject_onwards(certificate)?, SEQUENCE)?;
    while !names.is_empty() {
        let (name, others) = inside(names, SET)?;
        let (pair, _) = inside(name, SEQUENCE)?;
        let (kind, value) = inside(pair, OBJECT_ID)?;
        if kind == COMMON_NAME {
            let (tag, text, _) = element(value)?;
            return TEXTS.contains(&tag).then(|| std::str::from_utf8(text).ok()).flatten();
        }
        names = others;
    }
    None
}

/// The public key with its algorithm (SubjectPublicKeyInfo).
pub(super) fn public_key(certificate: &[u8]) -> Option<&[u8]> {
    let (_, key_onwards) = inside(subject_onwards(certificate)?, SEQUENCE)?;
    let (_, after) = inside(key_onwards, SEQUENCE)?;
    Some(&key_onwards[..key_onwards.len() - after.len()])
}

/// Whether issuer and subject are the same. Like OpenSSL, this does not check the signature.
pub(super) fn signs_itself(certificate: &[u8]) -> bool {
    let names = || {
        // Serial number, signature algorithm.
        let (issuer, after) = inside(skip(after_version(certificate)?.0, 2)?, SEQUENCE)?;
        // Validity.
        let (subject, _) = inside(skip(after, 1)?, SEQUENCE)?;
        Some(issuer == subject)
    };
    names() == Some(true)
}

/// Whether a certificate that signs itself may sign others, by OpenSSL's rules.
pub(super) fn may_sign(certificate: &[u8]) -> bool {
    let usage = extension(certificate, KEY_USAGE);
    let allows = |usage| {
        let (bits, _) = inside(usage, BIT_STRING)?;
        // The first byte counts the unused bits.
        Some(bits.get(1)? & SIGNS_CERTIFICATES != 0)
    };
    if usage.is_some_and(|usage| allows(usage) != Some(true)) {
        return false;
    }
    match extension(certificate, BASIC_CONSTRAINTS) {
        Some(constraints) => {
            let is_authority =
                inside(constraints, SEQUENCE).and_then(|(constraints, _)| inside(constraints, BOOLEAN));
            is_authority.is_some_and(|(value, _)| value != [0])
        }
        None => usage.is_some() || after_version(certificate).is_some_and(|(_, has_version)| !has_version),
    }
}

/// The value of this extension.
fn extension<'a>(certificate: &'a [u8], id: &[u8]) -> Option<&'a [u8]> {
    // Subject, public key. Unique identifiers may come before the extensions.
    let mut rest = skip(subject_onwards(certificate)?, 2)?;
    let mut extensions = loop {
        let (tag, content, after) = element(rest)?;
        if tag == EXTENSIONS {
            break inside(content, SEQUENCE)?.0;
        }
        rest = after;
    };
    while !extensions.is_empty() {
        let (found, others) = inside(extensions, SEQUENCE)?;
        let (kind, after) = inside(found, OBJECT_ID)?;
        if kind == id {
            // Whether it is critical.
            let value = inside(after, BOOLEAN).map_or(after, |(_, value)| value);
            return inside(value, OCTET_STRING).map(|(value, _)| value);
        }
        extensions = others;
    }
    None
}

/// The rest of the certificate's signed part from the subject on.
fn subject_onwards(certificate: &[u8]) -> Option<&[u8]> {
    // Serial number, signature algorithm, issuer, validity.
    skip(after_version(certificate)?.0, 4)
}

/// The certificate's signed part after the version, and whether it has one.
fn after_version(certificate: &[u8]) -> Option<(&[u8], bool)> {
    let (signed, _) = inside(certificate, SEQUENCE).and_then(|(whole, _)| inside(whole, SEQUENCE))?;
    Some(inside(signed, VERSION).map_or((signed, false), |(_, rest)| (rest, true)))
}

/// The bytes after this many elements.
fn skip(bytes: &[u8], elements: usize) -> Option<&[u8]> {
    (0..elements).try_fold(bytes, |rest, _| Some(element(rest)?.2))
}

/// The content of the first element, if it has this tag, and the bytes after it.
fn inside(bytes: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (found, content, after) = element(bytes)?;
    (found == tag).then_some((content, after))
}

/// The tag and the content of the first element, and the bytes after it.
fn element(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&tag, rest) = bytes.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (length, rest) = if first < 0x80 {
        (usize::from(first), rest)
    } else {
        let digits = usize::from(first & 0x7f);
        if !(1..=4).contains(&digits) {
            return None;
        }
        let (digits, rest) = rest.split_at_checked(digits)?;
        (digits.iter().fold(0, |length, digit| (length << 8) | usize::from(*digit)), rest)
    };
    let (content, after) = rest.split_at_checked(length)?;
    Some((tag, content, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn der(tag: u8, content: &[u8]) -> Vec<u8> {
        let length = match content.len() {
            short @ 0..0x80 => vec![short as u8],
            long => vec![0x82, (long >> 8) as u8, long as u8],
        };
        [&[tag][..], &length, content].concat()
    }

    fn subject() -> Vec<u8> {
        let name = |kind: &[u8], text: &str| {
            der(SET, &der(SEQUENCE, &[der(OBJECT_ID, kind), der(0x0c, text.as_bytes())].concat()))
        };
        der(SEQUENCE, &[name(&[0x55, 0x04, 0x0a], "Portal"), name(COMMON_NAME, "db.example")].concat())
    }

    fn certificate(version: &[u8], algorithm: &[u8]) -> Vec<u8> {
        with(version, algorithm, &der(SEQUENCE, &[]), &[])
    }

    fn with(version: &[u8], algorithm: &[u8], issuer: &[u8], extensions: &[u8]) -> Vec<u8> {
        let algorithm = der(SEQUENCE, &[der(OBJECT_ID, algorithm), vec![0x05, 0]].concat());
        let key = der(SEQUENCE, &[7; 300]);
        let signed = [
            version.to_vec(),
            der(0x02, &[1]),
            algorithm.clone(),
            issuer.to_vec(),
            der(SEQUENCE, &[]),
            subject(),
            key,
            extensions.to_vec(),
        ];
        der(SEQUENCE, &[der(SEQUENCE, &signed.concat()), algorithm, der(0x03, &[0; 64])].concat())
    }

    #[test]
    fn name_key_and_hash_are_found_in_certificates_of_versions_1_and_3() {
        for version in [vec![], der(VERSION, &[0x02, 1, 2])] {
            let read = certificate(&version, &[RSA, &[12]].concat());
            assert_eq!(common_name(&read), Some("db.example"));
            assert_eq!(public_key(&read), Some(&der(SEQUENCE, &[7; 300])[..]));
            assert_eq!(end_point_hash(&read), Some(Sha384::digest(&read).to_vec()));
        }
    }

    #[test]
    fn the_hash_follows_the_signature_algorithm() {
        let length = |algorithm: &[u8]| end_point_hash(&certificate(&[], algorithm)).map(|hash| hash.len());
        assert_eq!(length(&[RSA, &[5]].concat()), Some(32));
        assert_eq!(length(&[ECDSA, &[2]].concat()), Some(32));
        assert_eq!(length(&[ECDSA, &[4]].concat()), Some(64));
        assert_eq!(length(&[0x2b, 0x65, 0x70]), None, "Ed25519");
    }

    #[test]
    fn a_truncated_certificate_is_no_certificate() {
        let whole = with(&[], &[RSA, &[11]].concat(), &subject(), &[]);
        for length in 0..whole.len() {
            let part = &whole[..length];
            assert_eq!((common_name(part), public_key(part), end_point_hash(part)), (None, None, None));
            assert!(!signs_itself(part) && !may_sign(part), "{length}");
        }
    }

    #[test]
    fn a_root_signs_itself_and_an_authority_may_sign_others() {
        let signed_by = |issuer: &[u8]| with(&[], &[RSA, &[11]].concat(), issuer, &[]);
        assert!(signs_itself(&signed_by(&subject())));
        assert!(!signs_itself(&signed_by(&der(SEQUENCE, &[]))));

        let version_3 = der(VERSION, &[0x02, 1, 2]);
        let extension = |id: &[u8], is_critical: bool, value: &[u8]| {
            let critical = if is_critical { der(BOOLEAN, &[0xff]) } else { Vec::new() };
            der(SEQUENCE, &[der(OBJECT_ID, id), critical, der(OCTET_STRING, value)].concat())
        };
        let authority = extension(BASIC_CONSTRAINTS, true, &der(SEQUENCE, &der(BOOLEAN, &[0xff])));
        let authority_of_leaves = extension(
            BASIC_CONSTRAINTS,
            false,
            &der(SEQUENCE, &[der(BOOLEAN, &[1]), vec![2, 1, 0]].concat()),
        );
        let server = extension(BASIC_CONSTRAINTS, true, &der(SEQUENCE, &[]));
        let signs_certificates = extension(KEY_USAGE, true, &[BIT_STRING, 2, 1, 0x06]);
        let signs_data = extension(KEY_USAGE, true, &[BIT_STRING, 2, 7, 0x80]);
        for (extensions, expected) in [
            (&[&authority][..], true),
            (&[&authority_of_leaves], true),
            (&[&signs_certificates, &authority], true),
            (&[&signs_data, &authority], false),
            (&[&signs_certificates], true),
            (&[&server], false),
            (&[&signs_certificates, &server], false),
            (&[], false),
        ] {
            let extensions: Vec<u8> =
                extensions.iter().flat_map(|extension| extension.iter()).copied().collect();
            let extensions = der(EXTENSIONS, &der(SEQUENCE, &extensions));
            let read = with(&version_3, &[RSA, &[11]].concat(), &subject(), &extensions);
            assert_eq!(may_sign(&read), expected, "{extensions:?}");
        }
        assert!(may_sign(&signed_by(&subject())), "version 1 has no extensions");
    }
}
