//! Every call, over HTTP; the files mirror `src/http`.

mod user;
