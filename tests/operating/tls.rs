//! TLS to PostgreSQL. libpq itself, in `psql`, is the reference: each address must lead to the same kind of connection, or to none.

use std::{fs, os::unix::fs::PermissionsExt, path::Path, sync::Arc};

use crate::harness::{
    Authority, Options, Ran, TestDatabase, TestServer, TlsPostgres, User, eventually, postgres_tools::program,
};

const LATER: &str = "20491231000000Z";
const LONG_AGO: &str = "20200201000000Z";
const NAMES_LOCALHOST: &str = "subjectAltName=DNS:localhost";
const BY_PASSWORD: (&str, &str) = ("host", "scram-sha-256");
const WITH_TLS: &str = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";

/// Whether the portal's connection has TLS, or why there is none.
async fn portal(url: &str) -> Result<bool, String> {
    let pool = sql::connect(url, 1).map_err(|error| error.to_string())?;
    let client = pool.get().await.map_err(|error| sql::Error::from(error).to_string())?;
    Ok(client.query_one(WITH_TLS, &[]).await.unwrap().get(0))
}

/// The same of `psql`. `home`: a folder without certificates of a user.
fn libpq(url: &str, home: &Path) -> Result<bool, String> {
    let mut psql = program("psql");
    psql.args(["--no-psqlrc", "--no-align", "--tuples-only", "--command", WITH_TLS, url]).env("HOME", home);
    let ran = psql.output().unwrap();
    match String::from_utf8_lossy(&ran.stdout).trim() {
        "t" => Ok(true),
        "f" => Ok(false),
        _ => Err(String::from_utf8_lossy(&ran.stderr).into_owned()),
    }
}

/// `expected`: whether the connection has TLS, or a part of the refusal.
async fn assert_like_libpq(url: &str, home: &Path, expected: Result<bool, &str>) {
    let (ours, theirs) = (portal(url).await, libpq(url, home));
    let shown = url.split_once('@').unwrap().1;
    match (&ours, expected) {
        (Ok(ours), Ok(expected)) => assert_eq!(*ours, expected, "{shown}"),
        (Err(why), Err(part)) => assert!(why.contains(part) && !why.contains('\n'), "{shown}: {why}"),
        _ => panic!("{shown}: {ours:?} instead of {expected:?}"),
    }
    assert_eq!(ours.ok(), theirs.clone().ok(), "{shown}: libpq says {theirs:?}");
}

#[tokio::test]
#[ignore = "night"]
async fn sslmode_means_what_it_means_to_libpq() {
    let server = TlsPostgres::start().await;
    let (authority, other) = (Authority::new(), Authority::new());
    let home = authority.folder();
    let root = format!("sslrootcert={}", authority.root().display());
    let other_root = format!("sslrootcert={}", other.root().display());
    let good = authority.issue("good", "/CN=somebody", LATER, NAMES_LOCALHOST);
    let old = authority.issue("old", "/CN=somebody", LONG_AGO, NAMES_LOCALHOST);
    let check = async |query: &str, expected| assert_like_libpq(&server.url(query), home, expected).await;

    server.offers_no_tls().await;
    check("sslmode=disable", Ok(false)).await;
    check("", Ok(false)).await;
    check("sslmode=require", Err("does not support TLS")).await;

    server.offers(&good, &authority.root(), BY_PASSWORD).await;
    check("", Ok(true)).await;
    check("sslmode=disable", Ok(false)).await;
    check("sslmode=prefer", Ok(true)).await;
    check("sslmode=require", Ok(true)).await;
    // The hash of the server's certificate is part of the password check.
    check("sslmode=require&channel_binding=require", Ok(true)).await;
    for mode in ["prefer", "require", "verify-ca", "verify-full"] {
        check(&format!("sslmode={mode}&{root}"), Ok(true)).await;
    }
    for mode in ["require", "verify-ca", "verify-full"] {
        check(&format!("sslmode={mode}&{other_root}"), Err("is signed by none of sslrootcert")).await;
    }
    check(&format!("sslmode=prefer&{other_root}"), Ok(false)).await;
    check("sslmode=require&sslrootcert=/nowhere/root.crt", Ok(true)).await;
    check("sslmode=verify-ca&sslrootcert=/nowhere/root.crt", Err("/nowhere/root.crt do not exist")).await;
    let by_address = |query: &str| format!("{}?{query}", server.postgres.url());
    let full = by_address(&format!("sslmode=verify-full&{root}"));
    assert_like_libpq(&full, home, Err("127.0.0.1 is for another name")).await;
    assert_like_libpq(&by_address(&format!("sslmode=verify-ca&{root}")), home, Ok(true)).await;
    let start = |url: String| async move { Ran::with(&[("DATABASE_URL", &url)], &["serve"]).await };
    start(full).await.refused(&["127.0.0.1 is for another name", "DATABASE_URL"]);
    let unknown = server.url(&format!("sslmode=verify-full&{other_root}"));
    start(unknown).await.refused(&["signed by none of sslrootcert", "DATABASE_URL"]);

    server.offers(&old, &authority.root(), BY_PASSWORD).await;
    check("sslmode=require", Ok(true)).await;
    check(&format!("sslmode=prefer&{root}"), Ok(false)).await;
    check(&format!("sslmode=verify-ca&{root}"), Err("expired on 2020-02-01")).await;
    let expired = server.url(&format!("sslmode=verify-full&{root}"));
    start(expired).await.refused(&["expired on 2020-02-01", "DATABASE_URL"]);

    // Rules of the server that admit connections without TLS only.
    server.offers(&good, &authority.root(), ("hostnossl", "scram-sha-256")).await;
    check("sslmode=prefer", Ok(false)).await;
    check("sslmode=require", Err("no pg_hba.conf entry")).await;
}

#[tokio::test]
#[ignore = "night"]
async fn certificates_that_are_made_by_hand_are_accepted_as_libpq_accepts_them() {
    let server = TlsPostgres::start().await;
    let authority = Authority::new();
    let home = authority.folder();
    let check = async |query: &str, expected| assert_like_libpq(&server.url(query), home, expected).await;
    let full = |root: &Path| format!("sslmode=verify-full&sslrootcert={}", root.display());

    let common_name = authority.issue("common_name", "/CN=localhost", LATER, "basicConstraints=CA:FALSE");
    server.offers(&common_name, &authority.root(), BY_PASSWORD).await;
    check(&full(&authority.root()), Ok(true)).await;

    let other_name = authority.issue("other_name", "/CN=db.example", LATER, "basicConstraints=CA:FALSE");
    server.offers(&other_name, &authority.root(), BY_PASSWORD).await;
    check(&full(&authority.root()), Err("is for another name")).await;

    let self_signed =
        authority.self_signed("self_signed", &["basicConstraints=critical,CA:TRUE", NAMES_LOCALHOST]);
    server.offers(&self_signed, &authority.root(), BY_PASSWORD).await;
    check(&full(&self_signed.certificate), Ok(true)).await;
    check(&full(&authority.root()), Err("is an authority's")).await;

    let plain = authority.issue_plainly("plain", "/CN=localhost");
    server.offers(&plain, &authority.root(), BY_PASSWORD).await;
    check("sslmode=require", Ok(true)).await;
}

#[tokio::test]
#[ignore = "night"]
async fn only_an_authority_that_signs_itself_ends_a_chain_as_in_libpq() {
    let server = TlsPostgres::start().await;
    let authority = Authority::new();
    let home = authority.folder();
    let check = async |root: &Path, expected| {
        let query = format!("sslmode=verify-full&sslrootcert={}", root.display());
        assert_like_libpq(&server.url(&query), home, expected).await;
    };
    let middle = authority.issue("middle", "/CN=middle", LATER, "basicConstraints=critical,CA:TRUE");
    let of_root = authority.issue("of_root", "/CN=somebody", LATER, NAMES_LOCALHOST);
    let of_middle = authority.issue_by(&middle, "of_middle", "/CN=somebody", LATER, NAMES_LOCALHOST);
    let of_leaf = authority.issue_by(&of_root, "of_leaf", "/CN=else", LATER, NAMES_LOCALHOST);
    let both = authority.joined("both", &[&authority.root(), &middle.certificate]);
    let with_leaf = authority.joined("with_leaf", &[&authority.root(), &of_root.certificate]);

    server.offers(&of_root, &authority.root(), BY_PASSWORD).await;
    check(&of_root.certificate, Err("has no root certificate")).await;
    check(&with_leaf, Ok(true)).await;
    server.offers(&of_middle, &authority.root(), BY_PASSWORD).await;
    check(&middle.certificate, Err("has no root certificate")).await;
    check(&authority.root(), Err("is signed by none of sslrootcert")).await;
    check(&both, Ok(true)).await;
    server.offers(&of_leaf, &authority.root(), BY_PASSWORD).await;
    check(&with_leaf, Err("the certificate of the database server localhost")).await;

    // It signs itself, and a server may have it. But it is no authority.
    let no_authority =
        authority.self_signed("no_authority", &["basicConstraints=critical,CA:FALSE", NAMES_LOCALHOST]);
    let of_no_authority =
        authority.issue_by(&no_authority, "of_no_authority", "/CN=somebody", LATER, NAMES_LOCALHOST);
    server.offers(&no_authority, &authority.root(), BY_PASSWORD).await;
    check(&no_authority.certificate, Ok(true)).await;
    server.offers(&of_no_authority, &authority.root(), BY_PASSWORD).await;
    check(&no_authority.certificate, Err("is signed by none of sslrootcert")).await;
}

#[tokio::test]
#[ignore = "night"]
async fn name_constraints_of_an_authority_limit_a_common_name_as_in_libpq() {
    let server = TlsPostgres::start().await;
    let free = Authority::new();
    let constrained =
        ["basicConstraints=critical,CA:TRUE", "nameConstraints=critical,permitted;DNS:db.example"];
    let limited = Authority::with(&constrained);
    let check = async |authority: &Authority, host: &str, expected| {
        let query = format!("sslmode=verify-full&sslrootcert={}", authority.root().display());
        let url = server.url(&query).replacen("@localhost:", &format!("@{host}:"), 1);
        assert_like_libpq(&url, authority.folder(), expected).await;
    };
    for (authority, expected) in [(&free, Ok(true)), (&limited, Err("is for another name"))] {
        let other = authority.issue("other", "/CN=other.example", LATER, "basicConstraints=CA:FALSE");
        server.offers(&other, &authority.root(), BY_PASSWORD).await;
        check(authority, "other.example", expected).await;
    }
    let named = limited.issue("named", "/CN=somebody", LATER, "subjectAltName=DNS:db.example");
    server.offers(&named, &limited.root(), BY_PASSWORD).await;
    check(&limited, "db.example", Ok(true)).await;
    // libpq uses a common name only without names of the host's kind.
    let both = free.issue("both", "/CN=other.example", LATER, "subjectAltName=DNS:db.example");
    server.offers(&both, &free.root(), BY_PASSWORD).await;
    check(&free, "other.example", Err("is for another name")).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_client_certificate_is_presented_and_a_bad_one_is_one_sentence() {
    let server = TlsPostgres::start().await;
    let (authority, other) = (Authority::new(), Authority::new());
    let home = authority.folder();
    let own = authority.issue("own", "/CN=somebody", LATER, NAMES_LOCALHOST);
    let portals = authority.issue("portal", "/CN=portal", LATER, "basicConstraints=CA:FALSE");
    let strangers = other.issue("portal", "/CN=portal", LATER, "basicConstraints=CA:FALSE");
    server.offers(&own, &authority.root(), ("hostssl", "cert")).await;
    let with = |certificate: &Path, key: &Path| {
        server.url(&format!("sslmode=require&sslcert={}&sslkey={}", certificate.display(), key.display()))
    };
    assert_like_libpq(&server.url("sslmode=require"), home, Err("certificate")).await;
    assert_like_libpq(&with(&portals.certificate, &portals.key), home, Ok(true)).await;
    let missing = with(&portals.certificate, Path::new("/nowhere/portal.key"));
    assert_like_libpq(&missing, home, Err("set sslkey")).await;
    // The server refuses it after the handshake. Its alert can be lost with the connection.
    let unknown = with(&strangers.certificate, &strangers.key);
    assert!(portal(&unknown).await.is_err());
    let mixed = with(&portals.certificate, &strangers.key);
    assert_like_libpq(&mixed, home, Err("sslcert and sslkey do not belong together")).await;
    fs::set_permissions(&portals.key, fs::Permissions::from_mode(0o644)).unwrap();
    assert_like_libpq(&with(&portals.certificate, &portals.key), home, Err("chmod 600")).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_certificate_that_expires_is_an_outage_until_it_is_renewed() {
    let postgres = TlsPostgres::start().await;
    let authority = Authority::new();
    let good = authority.issue("good", "/CN=somebody", LATER, NAMES_LOCALHOST);
    let old = authority.issue("old", "/CN=somebody", LONG_AGO, NAMES_LOCALHOST);
    postgres.offers(&good, &authority.root(), BY_PASSWORD).await;
    let db = Arc::new(TestDatabase::of(&postgres.postgres).await);
    let url = postgres.url(&format!("sslmode=verify-full&sslrootcert={}", authority.root().display()));
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    server.hears_everything().await;

    postgres.offers(&old, &authority.root(), BY_PASSWORD).await;
    postgres.ends_tls_connections().await;
    let visitor = server.visitor();
    eventually("an outage", async || visitor.get("/readyz").await.status == 503).await;
    user.client.post("/api/user/center/me", &[]).await.failed(503);

    postgres.offers(&good, &authority.root(), BY_PASSWORD).await;
    eventually("readiness", async || visitor.get("/readyz").await.status == 200).await;
    user.client.post("/api/user/center/me", &[]).await.ok();
    server.hears_everything().await;
    db.audit().await;
}
