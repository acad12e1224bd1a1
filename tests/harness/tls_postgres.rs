//! An `OwnPostgres` that offers TLS, with certificates that the test changes.

use std::{
    cell::Cell,
    fs,
    os::unix::fs::{MetadataExt, PermissionsExt, chown},
    path::{Path, PathBuf},
};

use tokio_postgres::NoTls;

use super::{OwnPostgres, certificates::Issued, eventually, postgres::reload, postgres_tools::as_superuser};

pub struct TlsPostgres {
    pub postgres: OwnPostgres,
    /// How often its settings have changed.
    changes: Cell<u32>,
}

impl TlsPostgres {
    pub async fn start() -> Self {
        Self { postgres: OwnPostgres::start().await, changes: Cell::new(0) }
    }

    /// The address with `localhost` as the server's name.
    pub fn url(&self, query: &str) -> String {
        let url = self.postgres.url().replacen("@127.0.0.1:", "@localhost:", 1);
        // Without a look-up of the name, whose second address would hide why the first one failed.
        format!("{url}?hostaddr=127.0.0.1&{query}")
    }

    /// Offers TLS with this certificate, and accepts clients with a certificate of `root`. `rule`: the line of pg_hba.conf for the role
    /// `portal`, without its address.
    pub async fn offers(&self, own: &Issued, root: &Path, rule: (&str, &str)) {
        self.install(&own.certificate, "server.crt");
        self.install(&own.key, "server.key");
        self.install(root, "root.crt");
        self.change(
            "ssl = on\nssl_cert_file = 'server.crt'\nssl_key_file = 'server.key'\nssl_ca_file = 'root.crt'",
            rule,
        )
        .await;
    }

    pub async fn offers_no_tls(&self) {
        self.change("ssl = off", ("host", "scram-sha-256")).await;
    }

    /// Ends all connections with TLS.
    pub async fn ends_tls_connections(&self) {
        let statement =
            "select pg_terminate_backend(pid) from pg_stat_ssl where ssl and pid <> pg_backend_pid()";
        let (client, connection) =
            tokio_postgres::connect(&as_superuser(self.postgres.url()), NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(statement).await.unwrap();
    }

    async fn change(&self, settings: &str, (kind, method): (&str, &str)) {
        self.changes.set(self.changes.get() + 1);
        let change = self.changes.get().to_string();
        let file = self.data().join("postgresql.conf");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, format!("{text}\n{settings}\nit.change = '{change}'\n")).unwrap();
        let rules =
            format!("host all postgres 127.0.0.1/32 trust\n{kind} all portal 127.0.0.1/32 {method}\n");
        fs::write(self.data().join("pg_hba.conf"), rules).unwrap();
        reload(&self.data());
        // PostgreSQL reads its settings, rules and certificates in one step, and later connections have all of them.
        let url = as_superuser(self.postgres.url());
        eventually("the new settings", async || {
            let Ok((client, connection)) = tokio_postgres::connect(&url, NoTls).await else { return false };
            tokio::spawn(connection);
            let row = client.query_one("select current_setting('it.change', true)", &[]).await.unwrap();
            row.get::<_, Option<String>>(0) == Some(change.clone())
        })
        .await;
    }

    /// Copies a file into the data folder, for PostgreSQL's user.
    fn install(&self, file: &Path, name: &str) {
        let place = self.data().join(name);
        fs::copy(file, &place).unwrap();
        let owner = fs::metadata(self.data()).unwrap();
        chown(&place, Some(owner.uid()), Some(owner.gid())).unwrap();
        fs::set_permissions(&place, fs::Permissions::from_mode(0o600)).unwrap();
    }

    fn data(&self) -> PathBuf {
        self.postgres.home().join("postgres/data")
    }
}
