//! TLS to PostgreSQL, as libpq defines it.
//!
//! | `sslmode` | connection | the server's certificate |
//! |---|---|---|
//! | `disable` | plain | |
//! | `prefer`, the default | TLS, else plain | as with `require`, but a fault leads to a plain connection |
//! | `require` | TLS | the chain is checked if the root certificates exist |
//! | `verify-ca` | TLS | the chain is checked |
//! | `verify-full` | TLS | the chain and the name are checked |
//!
//! - `sslrootcert` is a file, or `system` for the certificates of this machine, which requires `verify-full`. `sslcert` and `sslkey` prove
//!   the portal to the server. Without these parameters the files of libpq in `~/.postgresql` count: `root.crt`, `postgresql.crt`,
//!   `postgresql.key`.
//! - Files are read for each connection, so that a renewed certificate needs no restart.
//! - Unlike libpq, where the chain is checked: a server's certificate of X.509 version 1 is refused, and so is a common name where an
//!   authority has name constraints. The dates of root certificates do not matter. Lists of revoked certificates (`sslcrl`) are not
//!   supported, and refused as an unknown option.

mod certificate;
mod stream;
mod verifier;

use std::{
    fmt, fs,
    net::Ipv4Addr,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
};

use rustls::{
    AlertDescription, CertificateError, ClientConfig,
    crypto::CryptoProvider,
    pki_types::{CertificateDer, PrivateKeyDer, ServerName, pem::PemObject},
};
use tokio_postgres::config::SslMode;

pub(crate) use stream::{Connector, Stream};
use verifier::{Roots, Verifier};

use super::address::Parameters;

/// One sentence for the operator about a certificate, a key or a handshake.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    Disable,
    Prefer,
    Require,
    VerifyCa,
    VerifyFull,
}

impl Mode {
    fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "disable" => Self::Disable,
            "prefer" => Self::Prefer,
            "require" => Self::Require,
            "verify-ca" => Self::VerifyCa,
            "verify-full" => Self::VerifyFull,
            _ => return None,
        })
    }

    /// The part of it that tokio-postgres does.
    pub(super) fn negotiation(self) -> SslMode {
        match self {
            Self::Disable => SslMode::Disable,
            Self::Prefer => SslMode::Prefer,
            Self::Require | Self::VerifyCa | Self::VerifyFull => SslMode::Require,
        }
    }

    fn needs_roots(self) -> bool {
        matches!(self, Self::VerifyCa | Self::VerifyFull)
    }
}

#[derive(Debug)]
enum RootFile {
    /// The certificates that this machine trusts.
    System,
    File(PathBuf),
    /// Neither the parameter nor a home folder.
    None,
}

impl fmt::Display for RootFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System => f.write_str("the certificates of this machine (sslrootcert=system)"),
            Self::File(path) => write!(f, "sslrootcert ({})", path.display()),
            Self::None => f.write_str("sslrootcert"),
        }
    }
}

/// A chain of certificates and the private key of the first.
type Identity = (Vec<CertificateDer<'static>>, PrivateKeyDer<'static>);

/// What an address says about TLS.
#[derive(Debug)]
pub(super) struct Tls {
    pub(super) mode: Mode,
    roots: RootFile,
    certificate: Option<PathBuf>,
    key: Option<PathBuf>,
}

impl Tls {
    /// Reads the parameters, and the files that they name.
    pub(super) fn new(parameters: &Parameters) -> Result<Self, Failure> {
        let is_system = parameters.sslrootcert.as_deref() == Some("system");
        let mode = match parameters.sslmode.as_deref() {
            Some(text) => Mode::parse(text).ok_or_else(|| {
                Failure(format!(
                    "sslmode is \"{text}\": must be disable, prefer, require, verify-ca or verify-full"
                ))
            })?,
            None if is_system => Mode::VerifyFull,
            None => Mode::Prefer,
        };
        if is_system && mode != Mode::VerifyFull {
            return Err(Failure(
                "sslrootcert=system trusts every public authority, so it requires sslmode=verify-full".into(),
            ));
        }
        let file = |given: &Option<String>, default: &str| match given {
            Some(given) => Some(PathBuf::from(given)),
            None => std::env::home_dir().map(|home| home.join(".postgresql").join(default)),
        };
        let tls = Self {
            mode,
            roots: match file(&parameters.sslrootcert, "root.crt") {
                _ if is_system => RootFile::System,
                Some(path) => RootFile::File(path),
                None => RootFile::None,
            },
            certificate: file(&parameters.sslcert, "postgresql.crt"),
            key: file(&parameters.sslkey, "postgresql.key"),
        };
        // A plain connection needs no files. `prefer` may still get one.
        if !matches!(mode, Mode::Disable | Mode::Prefer) {
            tls.client_config("")?;
        }
        if let (Some(given), RootFile::File(path)) = (&parameters.sslrootcert, &tls.roots)
            && mode != Mode::Disable
            && !path.exists()
        {
            tracing::warn!("the certificate of the database server is not checked: there is no file {given}");
        }
        Ok(tls)
    }

    /// The configuration of rustls for a connection to `host`.
    fn client_config(&self, host: &str) -> Result<ClientConfig, Failure> {
        let provider = provider();
        let verifier = Verifier {
            roots: self.trusted()?,
            host: (self.mode == Mode::VerifyFull).then(|| host.to_owned()),
            algorithms: provider.signature_verification_algorithms,
        };
        let builder = ClientConfig::builder_with_provider(provider.clone())
            .with_safe_default_protocol_versions()
            .map_err(|error| Failure(format!("TLS cannot be used: {error}")))?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier));
        let mut config = match self.client_certificate()? {
            Some((chain, key)) => builder.with_client_auth_cert(chain, key).map_err(|error| {
                Failure(format!("sslcert and sslkey do not belong together, or cannot be used: {error}"))
            })?,
            None => builder.with_no_client_auth(),
        };
        // libpq names the protocol since version 17. Servers need it for `sslnegotiation=direct`.
        config.alpn_protocols = vec![b"postgresql".to_vec()];
        Ok(config)
    }

    /// `None`: the certificate of the server is not checked.
    fn trusted(&self) -> Result<Option<Arc<Roots>>, Failure> {
        match &self.roots {
            RootFile::System if SYSTEM.is_empty() => {
                Err(Failure("sslrootcert=system: this machine has no root certificates".into()))
            }
            RootFile::System => Ok(Some(SYSTEM.clone())),
            RootFile::File(path) if path.exists() => {
                let roots = Roots::new(certificates("sslrootcert", path)?)
                    .map_err(|error| Failure(format!("{} cannot be used: {error}", self.roots)))?;
                if roots.is_empty() {
                    return Err(Failure(format!(
                        "{} has no root certificate: add the one that signs itself, at the end of the chain",
                        self.roots
                    )));
                }
                Ok(Some(Arc::new(roots)))
            }
            RootFile::File(_) | RootFile::None if !self.mode.needs_roots() => Ok(None),
            RootFile::File(path) => Err(Failure(format!(
                "the root certificates {} do not exist: sslmode=verify-ca and verify-full need sslrootcert, a file or system",
                path.display()
            ))),
            RootFile::None => {
                Err(Failure("sslmode=verify-ca and verify-full need sslrootcert, a file or system".into()))
            }
        }
    }

    /// The portal's own certificate. As in libpq, a missing file means none.
    fn client_certificate(&self) -> Result<Option<Identity>, Failure> {
        let Some(certificate) = self.certificate.as_deref().filter(|path| path.exists()) else {
            return Ok(None);
        };
        let Some(key) = self.key.as_deref().filter(|path| path.exists()) else {
            return Err(Failure(format!(
                "{} is given as sslcert, but its key is not: set sslkey",
                certificate.display()
            )));
        };
        let unreadable = |why: &dyn fmt::Display| {
            Failure(format!("the private key {} (sslkey) cannot be read: {why}", key.display()))
        };
        let metadata = fs::metadata(key).map_err(|error| unreadable(&error))?;
        // libpq's rule. A group may read a key of root's, which system services share.
        let others = if metadata.uid() == 0 { 0o037 } else { 0o077 };
        if metadata.mode() & others != 0 {
            return Err(unreadable(&"other users have access to it; run chmod 600 on it"));
        }
        let chain = certificates("sslcert", certificate)?;
        let key = PrivateKeyDer::from_pem_file(key).map_err(|error| unreadable(&error))?;
        Ok(Some((chain, key)))
    }

    /// Says in one sentence why a handshake with `host` failed.
    fn failure(&self, host: &str, error: &rustls::Error) -> Failure {
        let server = format!("the certificate of the database server {host}");
        let date = |time: rustls::pki_types::UnixTime| {
            let seconds = i64::try_from(time.as_secs()).unwrap_or_default();
            chrono::DateTime::from_timestamp(seconds, 0).unwrap_or_default().format("%F %T UTC").to_string()
        };
        let sentence = match error {
            rustls::Error::InvalidCertificate(reason) => match reason {
                CertificateError::ExpiredContext { not_after, .. } => {
                    format!("{server}, or of its issuer, expired on {}: renew it", date(*not_after))
                }
                CertificateError::Expired => format!("{server}, or of its issuer, has expired: renew it"),
                CertificateError::NotValidYetContext { not_before, .. } => {
                    format!("{server} is not valid before {}: check the clocks", date(*not_before))
                }
                CertificateError::UnknownIssuer | CertificateError::BadSignature => {
                    format!("{server} is signed by none of {}", self.roots)
                }
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                    format!("{server} is for another name: connect by its name, or use sslmode=verify-ca")
                }
                CertificateError::InvalidPurpose | CertificateError::InvalidPurposeContext { .. } => {
                    format!("{server} is not for a server")
                }
                other if other.to_string().contains(verifier::MAY_SIGN) => {
                    format!("{server} is an authority's: add it to sslrootcert, or issue one for a server")
                }
                other if other.to_string().contains(verifier::OLD_VERSION) => {
                    format!(
                        "{server} has X.509 version 1, which cannot be checked: issue it with a subjectAltName"
                    )
                }
                other => format!("{server} is not accepted: {other}"),
            },
            other => format!("the TLS handshake with the database server {host} failed: {other}"),
        };
        Failure(sentence)
    }
}

/// The sentence about TLS in the causes of an error, if there is one.
pub(crate) fn explain(error: &(dyn std::error::Error + 'static)) -> Option<String> {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if let Some(Failure(sentence)) = error.downcast_ref::<Failure>() {
            return Some(sentence.clone());
        }
        // In TLS 1.3 the server checks the portal's certificate after the handshake, so its refusal arrives later.
        let inner = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        let inner = inner.and_then(|inner| inner.downcast_ref::<rustls::Error>());
        if let Some(rustls::Error::AlertReceived(alert)) = inner {
            return Some(refused_by_server(*alert));
        }
        cause = error.source();
    }
    None
}

/// Whether the error is a failed handshake.
pub(super) fn is_failure(error: &tokio_postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(<dyn std::error::Error>::is::<Failure>)
}

fn refused_by_server(alert: AlertDescription) -> String {
    use AlertDescription as Alert;
    let about_certificate = matches!(
        alert,
        Alert::NoCertificate
            | Alert::BadCertificate
            | Alert::UnsupportedCertificate
            | Alert::CertificateRevoked
            | Alert::CertificateExpired
            | Alert::CertificateUnknown
            | Alert::UnknownCA
            | Alert::AccessDenied
            | Alert::DecryptError
            | Alert::CertificateRequired
    );
    if about_certificate {
        format!("the database server refuses the portal's certificate (sslcert): {alert:?}")
    } else {
        format!("the database server ended the TLS connection: {alert:?}")
    }
}

/// The certificates in a file of PEM.
fn certificates(parameter: &str, path: &Path) -> Result<Vec<CertificateDer<'static>>, Failure> {
    let unreadable =
        |why: &dyn fmt::Display| Failure(format!("{} ({parameter}) cannot be read: {why}", path.display()));
    let read: Result<Vec<_>, _> =
        CertificateDer::pem_file_iter(path).map_err(|error| unreadable(&error))?.collect();
    let read = read.map_err(|error| unreadable(&error))?;
    if read.is_empty() { Err(unreadable(&"it has no certificate in PEM")) } else { Ok(read) }
}

/// The certificates of this machine do not change often, and are many: they are read once.
static SYSTEM: LazyLock<Arc<Roots>> =
    LazyLock::new(|| Arc::new(Roots::of_machine(rustls_native_certs::load_native_certs().certs)));

/// The provider that reqwest uses, too.
fn provider() -> Arc<CryptoProvider> {
    static PROVIDER: LazyLock<Arc<CryptoProvider>> =
        LazyLock::new(|| Arc::new(rustls::crypto::ring::default_provider()));
    PROVIDER.clone()
}

/// The name for the handshake. A host that is no name gets no SNI; `verify-full` compares the host itself.
fn server_name(host: &str) -> ServerName<'static> {
    ServerName::try_from(host.to_owned())
        .unwrap_or_else(|_| ServerName::IpAddress(Ipv4Addr::UNSPECIFIED.into()))
}
