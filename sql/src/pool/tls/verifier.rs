//! Checks the server's certificate as far as `sslmode` asks for it.
//!
//! libpq accepts two things that rustls does not: a self-signed certificate that is itself among the root certificates, even if
//! it may sign others; and the common name of a certificate without alternative names.
//!
//! rustls accepts two things that libpq does not, and that are refused here:
//!
//! - Every certificate of `sslrootcert` could end a chain. For libpq only a certificate that signs itself does, and only an authority
//!   may have signed others. The other certificates of the file complete a chain.
//! - Name constraints would not limit a common name. A common name counts only if no certificate of its chain has constraints.

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
    /// Authorities that sign themselves: a chain must end at one of them.
    authorities: RootCertStore,
    /// Certificates that sign themselves. A server may have one of them as its own.
    self_signed: Vec<CertificateDer<'static>>,
    /// All other certificates, which complete a chain.
    intermediates: Vec<CertificateDer<'static>>,
}

impl Roots {
    pub(super) fn new(certificates: Vec<CertificateDer<'static>>) -> Result<Self, Error> {
        let (mut authorities, mut self_signed, mut intermediates) = (RootCertStore::empty(), vec![], vec![]);
        for certificate in certificates {
            // Fails if it is no certificate.
            let anchor = anchor(&certificate)?;
            if !certificate::signs_itself(&certificate) {
                intermediates.push(certificate);
                continue;
            }
            if certificate::may_sign(&certificate) {
                authorities.roots.extend(anchor.roots);
            }
            self_signed.push(certificate);
        }
        Ok(Self { authorities, self_signed, intermediates })
    }

    /// The roots among the certificates of the machine.
    pub(super) fn of_machine(certificates: Vec<CertificateDer<'static>>) -> Self {
        let mut authorities = RootCertStore::empty();
        let is_root = |certificate: &CertificateDer<'_>| {
            certificate::signs_itself(certificate) && certificate::may_sign(certificate)
        };
        authorities.add_parsable_certificates(certificates.into_iter().filter(is_root));
        Self { authorities, self_signed: Vec::new(), intermediates: Vec::new() }
    }

    /// Whether no chain can end here.
    pub(super) fn is_empty(&self) -> bool {
        self.authorities.is_empty() && self.self_signed.is_empty()
    }

    fn has(&self, certificate: &CertificateDer<'_>) -> bool {
        self.self_signed.iter().any(|own| own.as_ref() == certificate.as_ref())
    }

    /// The same without certificates that limit the names of others.
    fn without_constraints(&self) -> Self {
        let authorities = self.authorities.roots.iter().filter(|root| root.name_constraints.is_none());
        let intermediates = self.intermediates.iter().filter(|certificate| !is_constrained(certificate));
        Self {
            authorities: authorities.cloned().collect(),
            self_signed: Vec::new(),
            intermediates: intermediates.cloned().collect(),
        }
    }
}

/// A store with this certificate alone.
fn anchor(certificate: &CertificateDer<'_>) -> Result<RootCertStore, Error> {
    let mut store = RootCertStore::empty();
    store.add(certificate.clone())?;
    Ok(store)
}

/// Also true if the certificate cannot be read.
fn is_constrained(certificate: &CertificateDer<'_>) -> bool {
    !anchor(certificate).is_ok_and(|store| store.roots.iter().all(|root| root.name_constraints.is_none()))
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
        let is_root = roots.has(end_entity);
        if is_root {
            if let Err(error) = self.verify_chain(&parsed, &anchor(end_entity)?, &[], now)
                && !error.to_string().contains(MAY_SIGN)
            {
                return Err(error);
            }
        } else {
            self.verify_chain(
                &parsed,
                &roots.authorities,
                &joined(intermediates, &roots.intermediates),
                now,
            )?;
        }
        let Some(host) = &self.host else { return Ok(ServerCertVerified::assertion()) };
        match verify_name(end_entity, &parsed, host)? {
            NamedBy::AlternativeName => {}
            NamedBy::CommonName if is_root => {}
            NamedBy::CommonName => {
                let roots = roots.without_constraints();
                let sent: Vec<_> = intermediates
                    .iter()
                    .filter(|certificate| !is_constrained(certificate))
                    .cloned()
                    .collect();
                let intermediates = joined(&sent, &roots.intermediates);
                let chain = self.verify_chain(&parsed, &roots.authorities, &intermediates, now);
                chain.map_err(|_| Error::InvalidCertificate(CertificateError::NotValidForName))?;
            }
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

impl Verifier {
    fn verify_chain(
        &self,
        parsed: &ParsedCertificate<'_>,
        roots: &RootCertStore,
        intermediates: &[CertificateDer<'_>],
        now: UnixTime,
    ) -> Result<(), Error> {
        verify_server_cert_signed_by_trust_anchor(parsed, roots, intermediates, now, self.algorithms.all)
    }
}

fn joined<'a>(sent: &[CertificateDer<'a>], known: &[CertificateDer<'a>]) -> Vec<CertificateDer<'a>> {
    [sent, known].concat()
}

/// Which part of a certificate has the server's name.
enum NamedBy {
    AlternativeName,
    CommonName,
}

fn verify_name(
    der: &CertificateDer<'_>,
    parsed: &ParsedCertificate<'_>,
    host: &str,
) -> Result<NamedBy, Error> {
    let other_name = || Error::InvalidCertificate(CertificateError::NotValidForName);
    let name = ServerName::try_from(host).map_err(|_| other_name())?;
    let Err(error) = verify_server_name(parsed, &name) else { return Ok(NamedBy::AlternativeName) };
    let has_no_names = matches!(
        &error,
        Error::InvalidCertificate(CertificateError::NotValidForNameContext { presented, .. }) if presented.is_empty()
    );
    if has_no_names && certificate::common_name(der).is_some_and(|pattern| matches(pattern, host)) {
        return Ok(NamedBy::CommonName);
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
