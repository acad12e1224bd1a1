//! Refuses new passwords that are easy to guess.

use crate::api::prelude::*;

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
