//! Checks the server's certificate as far as `sslmode` asks for it.
//!
//! libpq accepts two things that rustls does not: a self-signed certificate that is itself among the root certificates, even if
//! it may sign others; and the common name of a certificate without alternative names.

use std::sync::Arc;

use rustls::{
    CertificateError, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
    client::{
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
        verify_server_cert_signed_by_trust_anchor, verify_server_name,
    },
    crypto::{
        WebPkiSupportedAlgorithms, verify_tls12_signature, verify_tls13_signature,
        verify_tls13_signature_with_raw_key,
    },
    pki_types::{CertificateDer, ServerName, SubjectPublicKeyInfoDer, UnixTime},
    server::ParsedCertificate,
};

use super::certificate;

/// webpki's words for a certificate of X.509 version 1.
pub(super) const OLD_VERSION: &str = "UnsupportedCertVersion";
/// webpki's words for a server's certificate that may sign others. It says so after it has checked the dates.
pub(super) const MAY_SIGN: &str = "CaUsedAsEndEntity";

/// Trusted certificates.
#[derive(Debug)]
pub(super) struct Roots {
    pub(super) store: RootCertStore,
    /// The same, as they are. Empty for the certificates of the machine.
    pub(super) certificates: Vec<CertificateDer<'static>>,
}

impl Roots {
    pub(super) fn new(certificates: Vec<CertificateDer<'static>>) -> Result<Self, Error> {
        let mut store = RootCertStore::empty();
        for certificate in &certificates {
            store.add(certificate.clone())?;
        }
        Ok(Self { store, certificates })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.store.is_empty()
    }
}

#[derive(Debug)]
pub(super) struct Verifier {
    /// `None`: every certificate is accepted.
    pub(super) roots: Option<Arc<Roots>>,
    /// The name that the certificate must have. `None`: any.
    pub(super) host: Option<String>,
    pub(super) algorithms: WebPkiSupportedAlgorithms,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        _server_name: &ServerName<'_>,
        _ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(roots) = &self.roots else { return Ok(ServerCertVerified::assertion()) };
        let parsed = ParsedCertificate::try_from(end_entity)?;
        let chain = verify_server_cert_signed_by_trust_anchor(
            &parsed,
            &roots.store,
            intermediates,
            now,
            self.algorithms.all,
        );
        if let Err(error) = chain {
            let is_root = roots.certificates.iter().any(|root| root.as_ref() == end_entity.as_ref());
            if !is_root || !error.to_string().contains(MAY_SIGN) {
                return Err(error);
            }
        }
        if let Some(host) = &self.host {
            verify_name(end_entity, &parsed, host)?;
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, cert, dss, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        match certificate::public_key(cert) {
            // Where nothing else of the certificate is checked, its version does not matter either.
            Some(key) if self.roots.is_none() => {
                let key = SubjectPublicKeyInfoDer::from(key);
                verify_tls13_signature_with_raw_key(message, &key, dss, &self.algorithms)
            }
            _ => verify_tls13_signature(message, cert, dss, &self.algorithms),
        }
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

fn verify_name(der: &CertificateDer<'_>, parsed: &ParsedCertificate<'_>, host: &str) -> Result<(), Error> {
    let other_name = || Error::InvalidCertificate(CertificateError::NotValidForName);
    let name = ServerName::try_from(host).map_err(|_| other_name())?;
    let Err(error) = verify_server_name(parsed, &name) else { return Ok(()) };
    let has_no_names = matches!(
        &error,
        Error::InvalidCertificate(CertificateError::NotValidForNameContext { presented, .. }) if presented.is_empty()
    );
    if has_no_names && certificate::common_name(der).is_some_and(|pattern| matches(pattern, host)) {
        return Ok(());
    }
    Err(error)
}

/// Whether a common name is `host`, or covers it by `*.` in place of the first label.
fn matches(pattern: &str, host: &str) -> bool {
    let covers = || {
        let domain = pattern.strip_prefix("*.")?;
        let (label, rest) = host.split_once('.')?;
        let is_address = host.parse::<std::net::IpAddr>().is_ok();
        Some(!label.is_empty() && !is_address && rest.eq_ignore_ascii_case(domain))
    };
    pattern.eq_ignore_ascii_case(host) || covers() == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_common_name_covers_one_label() {
        for (pattern, host) in [("db", "db"), ("DB.example", "db.Example"), ("*.example", "db.example")] {
            assert!(matches(pattern, host), "{pattern} {host}");
        }
        for (pattern, host) in [
            ("db", "db2"),
            ("*.example", "a.db.example"),
            ("*.example", "example"),
            ("*.example", ".example"),
            ("*.0.0.1", "127.0.0.1"),
            ("*", "db"),
            ("db.example", "db.example.evil"),
        ] {
            assert!(!matches(pattern, host), "{pattern} {host}");
        }
    }
}
