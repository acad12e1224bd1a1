//! Certificates of a test, issued by the program `openssl`.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

use super::postgres_tools::run;

/// An authority that nobody else trusts.
pub struct Authority(TempDir);

/// A certificate and its private key, in PEM.
pub struct Issued {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

const SETTINGS: &str = "[ca]
default_ca = own
[own]
database = issued
new_certs_dir = .
certificate = root.crt
private_key = root.key
rand_serial = yes
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = optional
[req]
distinguished_name = any
";
const NEW_KEY: [&str; 6] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-config"];

impl Authority {
    pub fn new() -> Self {
        Self::with(&["basicConstraints=critical,CA:TRUE"])
    }

    /// An authority whose root certificate has these extensions.
    pub fn with(extensions: &[&str]) -> Self {
        let authority = Self(tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap());
        fs::write(authority.folder().join("settings"), SETTINGS).unwrap();
        fs::write(authority.folder().join("issued"), "").unwrap();
        authority.self_signed("root", extensions);
        authority
    }

    pub fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Its root certificate.
    pub fn root(&self) -> PathBuf {
        self.folder().join("root.crt")
    }

    /// Issues a certificate with this subject, valid from 2020 until `end` (`20491231000000Z`), with this extension.
    pub fn issue(&self, name: &str, subject: &str, end: &str, extension: &str) -> Issued {
        let root = Issued { certificate: self.root(), key: self.file("root", "key") };
        self.issue_by(&root, name, subject, end, extension)
    }

    /// The same, signed by one of its own certificates, also by one that may not sign.
    pub fn issue_by(&self, by: &Issued, name: &str, subject: &str, end: &str, extension: &str) -> Issued {
        let issued = self.requested(name, subject);
        let extensions = self.file(name, "ext");
        fs::write(&extensions, extension).unwrap();
        let valid = ["-startdate", "20200101000000Z", "-enddate", end];
        run(self
            .openssl("ca", &["-batch", "-notext", "-config", "settings"])
            .args(valid)
            .arg("-cert")
            .arg(&by.certificate)
            .arg("-keyfile")
            .arg(&by.key)
            .arg("-in")
            .arg(self.file(name, "csr"))
            .arg("-extfile")
            .arg(&extensions)
            .arg("-out")
            .arg(&issued.certificate));
        issued
    }

    /// Issues a certificate without extensions, as PostgreSQL's manual shows. OpenSSL before 3.4 gives it X.509 version 1.
    pub fn issue_plainly(&self, name: &str, subject: &str) -> Issued {
        let issued = self.requested(name, subject);
        run(self
            .openssl("x509", &["-req", "-CA", "root.crt", "-CAkey", "root.key", "-CAcreateserial"])
            .args(["-days", "30", "-in"])
            .arg(self.file(name, "csr"))
            .arg("-out")
            .arg(&issued.certificate));
        issued
    }

    /// Makes a certificate that signs itself, with these extensions.
    pub fn self_signed(&self, name: &str, extensions: &[&str]) -> Issued {
        let issued = self.named(name);
        run(self
            .openssl("req", &["-x509", "-subj", "/CN=an authority of tests", "-days", "30"])
            .args(extensions.iter().flat_map(|extension| ["-addext", extension]))
            .args(NEW_KEY)
            .args(["settings", "-keyout"])
            .arg(&issued.key)
            .arg("-out")
            .arg(&issued.certificate));
        issued
    }

    /// Writes certificates into one file.
    pub fn joined(&self, name: &str, certificates: &[&Path]) -> PathBuf {
        let file = self.file(name, "crt");
        let texts = certificates.iter().map(|certificate| fs::read_to_string(certificate).unwrap());
        fs::write(&file, texts.collect::<String>()).unwrap();
        file
    }

    /// Makes a key and a request for its certificate.
    fn requested(&self, name: &str, subject: &str) -> Issued {
        let issued = self.named(name);
        run(self
            .openssl("req", &["-new", "-subj", subject])
            .args(NEW_KEY)
            .args(["settings", "-keyout"])
            .arg(&issued.key)
            .arg("-out")
            .arg(self.file(name, "csr")));
        issued
    }

    fn named(&self, name: &str) -> Issued {
        Issued { certificate: self.file(name, "crt"), key: self.file(name, "key") }
    }

    fn file(&self, name: &str, ending: &str) -> PathBuf {
        self.folder().join(format!("{name}.{ending}"))
    }

    fn openssl(&self, what: &str, args: &[&str]) -> Command {
        let mut command = Command::new("openssl");
        command.arg(what).args(args).current_dir(self.folder());
        command
    }
}
