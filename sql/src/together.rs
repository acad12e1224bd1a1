//! Statements of one transaction that are sent side by side. Behind the first that fails PostgreSQL refuses all others, and which of
//! these answers is looked at first is nobody's choice: the reason is picked out of all of them.

use tokio_postgres::error::SqlState;

use crate::Error;

/// Joins the results of several statements: `tokio::join!(one, another).all()?`.
pub trait Together {
    type All;

    /// Each one's result, or why they failed.
    fn all(self) -> Result<Self::All, Error>;
}

/// Of what failed together: what PostgreSQL had against a statement, else that it was lost, else that it was refused because of
/// another.
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
