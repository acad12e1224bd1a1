//! Results of statements that one transaction sends concurrently. After the first failure PostgreSQL refuses the others, and
//! their results can arrive first. So this module waits for all results and picks the error that caused the others.

use tokio_postgres::error::SqlState;

use crate::Error;

/// Joins the results of several statements: `tokio::join!(one, another).all()?`.
pub trait Together {
    type All;

    /// All results, or the error that caused the failure.
    fn all(self) -> Result<Self::All, Error>;
}

/// The cause among several errors: first PostgreSQL's own error, then a lost connection, last a refusal after another failure.
fn reason(errors: impl Iterator<Item = Error>) -> Error {
    let after = |error: &Error| match error {
        Error::Database(error) => match error.code() {
            Some(code) if *code == SqlState::IN_FAILED_SQL_TRANSACTION => 2,
            Some(_) => 0,
            None => 1,
        },
        _ => 0,
    };
    errors.min_by_key(after).expect("something failed")
}

macro_rules! together {
    ($($one:ident)+) => {
        impl<$($one),+> Together for ($(Result<$one, Error>,)+) {
            type All = ($($one,)+);

            #[allow(non_snake_case, reason = "values are named as their types")]
            fn all(self) -> Result<Self::All, Error> {
                match self {
                    ($(Ok($one),)+) => Ok(($($one,)+)),
                    ($($one,)+) => Err(reason([$($one.err()),+].into_iter().flatten())),
                }
            }
        }
    };
}

together!(A B);
together!(A B C);
together!(A B C D);
together!(A B C D E);
