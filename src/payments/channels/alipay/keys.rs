//! Signs and verifies RSA2: SHA-256 with RSA (PKCS#1 v1.5), in base64.

use anyhow::{Context, bail};
use base64::{Engine, engine::general_purpose::STANDARD};
use rsa::{
    RsaPrivateKey, RsaPublicKey,
    pkcs1::{DecodeRsaPrivateKey, DecodeRsaPublicKey},
    pkcs1v15::{Signature, SigningKey, VerifyingKey},
    pkcs8::{DecodePrivateKey, DecodePublicKey},
    rand_core::OsRng,
    sha2::Sha256,
    signature::{RandomizedSigner, SignatureEncoding, Verifier},
};

pub struct Signer(SigningKey<Sha256>);

pub struct Checker(VerifyingKey<Sha256>);

impl Signer {
    /// Reads a key from PEM or base64 (PKCS#1 or PKCS#8), or from a file with such text.
    pub fn read(text: &str) -> anyhow::Result<Self> {
        let der = der(text)?;
        let key = RsaPrivateKey::from_pkcs8_der(&der).or_else(|_| RsaPrivateKey::from_pkcs1_der(&der));
        Ok(Self(SigningKey::new(key.context("it is no RSA private key (PKCS#1 or PKCS#8)")?)))
    }

    pub fn sign(&self, text: &str) -> String {
        // Blinding: the duration reveals nothing about the key.
        STANDARD.encode(self.0.sign_with_rng(&mut OsRng, text.as_bytes()).to_bytes())
    }
}

impl Checker {
    /// Like `Signer::read`, for a public key.
    pub fn read(text: &str) -> anyhow::Result<Self> {
        let der = der(text)?;
        let key = RsaPublicKey::from_public_key_der(&der).or_else(|_| RsaPublicKey::from_pkcs1_der(&der));
        Ok(Self(VerifyingKey::new(key.context("it is no RSA public key")?)))
    }

    pub fn verifies(&self, text: &str, sign: &str) -> bool {
        let sign = STANDARD.decode(sign).ok();
        let sign = sign.and_then(|sign| Signature::try_from(sign.as_slice()).ok());
        sign.is_some_and(|sign| self.0.verify(text.as_bytes(), &sign).is_ok())
    }
}

fn der(text: &str) -> anyhow::Result<Vec<u8>> {
    let text = text.trim();
    // DER begins with 0x30, so its base64 begins with M. Any other text that is no PEM is a path.
    let read = if text.starts_with("-----") || text.starts_with('M') {
        text.to_owned()
    } else {
        std::fs::read_to_string(text).with_context(|| format!("the file {text} cannot be read"))?
    };
    let inner: String = read.lines().filter(|line| !line.starts_with("-----")).flat_map(str::chars).collect();
    let inner: String = inner.chars().filter(|c| !c.is_whitespace()).collect();
    if inner.is_empty() {
        bail!("there is no key");
    }
    STANDARD.decode(inner).context("it is neither PEM nor base64")
}

#[cfg(test)]
mod tests {
    use rsa::{
        pkcs1::EncodeRsaPrivateKey,
        pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding},
    };

    use super::*;

    #[test]
    fn keys_are_read_as_operators_have_them() {
        let key = RsaPrivateKey::new(&mut OsRng, 1024).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key.pem");
        let pkcs8 = key.to_pkcs8_pem(LineEnding::LF).unwrap().to_string();
        std::fs::write(&path, &pkcs8).unwrap();
        let public = key.to_public_key().to_public_key_pem(LineEnding::LF).unwrap();
        let checker = Checker::read(&public).unwrap();
        for private in [
            pkcs8.as_str(),
            &key.to_pkcs1_pem(LineEnding::CRLF).unwrap(),
            &STANDARD.encode(key.to_pkcs8_der().unwrap().as_bytes()),
            &STANDARD.encode(key.to_pkcs1_der().unwrap().as_bytes()),
            path.to_str().unwrap(),
        ] {
            let sign = Signer::read(private).unwrap().sign("a=1&b=二");
            assert!(checker.verifies("a=1&b=二", &sign));
            assert!(!checker.verifies("a=1&b=三", &sign));
        }
        for wrong in ["", "no/such/file", "MIIB", "-----BEGIN PRIVATE KEY-----"] {
            assert!(Signer::read(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "not base64!", "AAAA"] {
            assert!(!checker.verifies("a=1", wrong), "{wrong}");
        }
    }
}
