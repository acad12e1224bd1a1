//! Joins the results of statements that one transaction sends concurrently. After the first error PostgreSQL refuses the rest of the
//! transaction, and the refusals may be seen first: the error of the join is the one that caused them.

use tokio_postgres::error::SqlState;

use crate::Error;

/// Joins the results of several statements: `tokio::join!(one, another).all()?`.
pub trait JoinResults {
    type All;

    /// All results, or the error that caused the others.
    fn all(self) -> Result<Self::All, Error>;
}

/// The cause of errors of one transaction: an error of a statement, otherwise a lost connection, otherwise a refusal after an error.
fn cause(errors: impl Iterator<Item = Error>) -> Error {
    let rank = |error: &Error| match error {
        Error::Database(error) => match error.code() {
            Some(code) if *code == SqlState::IN_FAILED_SQL_TRANSACTION => 2,
            Some(_) => 0,
            None => 1,
        },
        _ => 0,
    };
    errors.min_by_key(rank).expect("at least one result is an error")
}

macro_rules! join_results {
    ($($one:ident)+) => {
        impl<$($one),+> JoinResults for ($(Result<$one, Error>,)+) {
            type All = ($($one,)+);

            #[allow(non_snake_case, reason = "values are named as their types")]
            fn all(self) -> Result<Self::All, Error> {
                match self {
                    ($(Ok($one),)+) => Ok(($($one,)+)),
                    ($($one,)+) => Err(cause([$($one.err()),+].into_iter().flatten())),
                }
            }
        }
    };
}

join_results!(A B);
join_results!(A B C);
join_results!(A B C D);
join_results!(A B C D E);
join_results!(A B C D E F);
