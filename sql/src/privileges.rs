//! The least privileges that the serving role needs.

use tokio_postgres::Client;

use crate::Error;

const PRIVILEGES: &str = include_str!("../privileges.sql");

/// Checks that `role` exists and that privileges restrict it, as `grant` requires. `url` is the owner's.
///
/// # Errors
/// `Invalid` if `role` is not a plain name, does not exist, is a superuser, or owns the database.
pub async fn check(url: &str, role: &str) -> Result<(), Error> {
    // Only plain names, because statements contain the name without quotes.
    let plain = role.starts_with(|c: char| c.is_ascii_lowercase() || c == '_')
        && role.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !plain || role.len() > 63 {
        return Err(Error::Invalid(format!(
            "\"{role}\" is no name of a role: a-z, 0-9 and _, up to 63 of them"
        )));
    }
    let bound = "select not (rolsuper or pg_has_role(oid, (select datdba from pg_database
                     where datname = current_database()), 'member')) from pg_roles where rolname = $1";
    let found = on(url, async |client| client.query_opt(bound, &[&role]).await).await?;
    match found.map(|row| row.get::<_, bool>(0)) {
        None => {
            Err(Error::Invalid(format!("there is no role {role}: create role {role} login password '…'")))
        }
        Some(false) => Err(Error::Invalid(format!(
            "{role} is a superuser, or owns the database: take a role that privileges bind"
        ))),
        Some(true) => Ok(()),
    }
}

/// Lets `role` serve the portal in the database that `url` names, and nothing else. Revokes all its other privileges there.
/// `url` is the owner's. Nothing changes if this returns an error.
///
/// # Errors
/// The errors of `check`, and PostgreSQL's.
pub async fn grant(url: &str, role: &str) -> Result<(), Error> {
    check(url, role).await?;
    // PostgreSQL runs the statements of one string in one transaction.
    on(url, async |client| client.batch_execute(&PRIVILEGES.replace("{role}", role)).await).await
}

/// Runs `what` on a separate connection, which closes afterwards.
async fn on<T>(
    url: &str,
    what: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error>,
) -> Result<T, Error> {
    let (client, connection) = crate::pool::config(url)?.connect().await?;
    let driver = tokio::spawn(connection);
    let done = what(&client).await;
    drop(client);
    let _ = driver.await;
    Ok(done?)
}
