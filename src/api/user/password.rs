//! Checks of passwords: the present one of an account, and the strength of a new one.

use crate::{
    accounts::attempts::Attempt,
    api::{error::Code, prelude::*},
};

/// Longest accepted present password.
const MAX_PASSWORD: usize = 256;

/// Code 4000 on `field` if the password is easy to guess, also by these names of its account.
pub async fn must_be_strong(
    app: &App,
    field: &str,
    password: &str,
    names: &[Option<&str>],
) -> Result<(), ApiError> {
    let names: Vec<&str> = names.iter().flatten().copied().collect();
    if app.passwords.is_guessable(password, &names).await? {
        return Err(ApiError::malformed(field, Text::PasswordGuessable));
    }
    Ok(())
}

/// The hash of the account's present password, if `password` is right. Guesses in changes of the password and phone count together.
pub async fn proven_password<'a>(
    app: &App,
    caller: Caller,
    password: String,
    hash: Option<&'a str>,
) -> Result<&'a str, ApiError> {
    let wrong = || ApiError::refused(Code::WrongNameOrPassword);
    if password.len() > MAX_PASSWORD {
        return Err(wrong());
    }
    let attempt = Attempt::at_old_password(&app.limits, &app.config.auth, caller.uid).await?;
    if !attempt.verify(&app.passwords, password, hash.map(str::to_owned)).await? {
        return Err(wrong());
    }
    hash.ok_or_else(wrong)
}
