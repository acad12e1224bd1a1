//! Settings: one struct for each concern, read from the environment.
//!
//! Each field names its variable and has a default. Production mode refuses defaults that only suit development.

mod auth;
mod books;
mod challenges;
mod check;
mod client;
mod general;
mod http;
mod invites;
mod media;
mod operators;
mod pay;
mod privacy;
mod rates;
mod realtime;
mod settings;
mod sms;
mod square;
mod stores;
#[cfg(test)]
mod tests;
mod trade;
mod unknown;
mod values;

pub use auth::Auth;
pub use books::Books;
pub use challenges::Challenges;
pub use check::{OPERATOR_NAME_RULE, is_operator_name};
pub use client::Client;
pub use general::General;
pub use http::Http;
pub use invites::Invites;
pub use media::Media;
pub use operators::{Operators, TwoPersons};
pub use pay::Pay;
pub use privacy::Privacy;
pub use rates::Rates;
pub use realtime::Realtime;
pub use settings::{Env, Faults, Row, Secret};
pub use sms::Sms;
pub use square::{Feeds, Square};
pub use stores::{S3, Stores};
pub use trade::Trade;
pub use unknown::Unknown;
pub use values::{Gateway, List, Mode, Networks, Seconds, canonical};

/// Everything that can be set.
#[derive(Debug, Clone)]
pub struct Config {
    pub general: General,
    pub http: Http,
    pub stores: Stores,
    pub auth: Auth,
    pub sms: Sms,
    pub challenges: Challenges,
    pub realtime: Realtime,
    pub media: Media,
    pub feeds: Feeds,
    pub books: Books,
    pub square: Square,
    pub s3: S3,
    pub trade: Trade,
    pub pay: Pay,
    pub invites: Invites,
    pub client: Client,
    pub operators: Operators,
    pub two_persons: TwoPersons,
    pub privacy: Privacy,
}

impl Config {
    /// Reads every setting and reports all faults together.
    pub fn read(env: Env<'_>) -> Result<Self, Faults> {
        let (config, faults) = Self::read_with_faults(env);
        faults.into_result(config)
    }

    /// Like `read`, with the faults next to the settings. A setting that cannot be read has its default.
    #[must_use]
    pub fn read_with_faults(env: Env<'_>) -> (Self, Faults) {
        let mut faults = Faults::default();
        let config = Self {
            general: General::read(env, &mut faults),
            http: Http::read(env, &mut faults),
            stores: Stores::read(env, &mut faults),
            auth: Auth::read(env, &mut faults),
            sms: Sms::read(env, &mut faults),
            challenges: Challenges::read(env, &mut faults),
            realtime: Realtime::read(env, &mut faults),
            media: Media::read(env, &mut faults),
            feeds: Feeds::read(env, &mut faults),
            books: Books::read(env, &mut faults),
            square: Square::read(env, &mut faults),
            s3: S3::read(env, &mut faults),
            trade: Trade::read(env, &mut faults),
            pay: Pay::read(env, &mut faults),
            invites: Invites::read(env, &mut faults),
            client: Client::read(env, &mut faults),
            operators: Operators::read(env, &mut faults),
            two_persons: TwoPersons::read(env, &mut faults),
            privacy: Privacy::read(env, &mut faults),
        };
        check::check(&config, &mut faults);
        (config, faults)
    }

    /// The process environment.
    pub fn from_process() -> Result<Self, Faults> {
        Self::read(&|name| std::env::var_os(name))
    }

    /// Every setting with its value (secrets masked), variable and meaning.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        [
            self.general.rows(),
            self.http.rows(),
            self.stores.rows(),
            self.auth.rows(),
            self.sms.rows(),
            self.challenges.rows(),
            self.realtime.rows(),
            self.media.rows(),
            self.feeds.rows(),
            self.books.rows(),
            self.square.rows(),
            self.s3.rows(),
            self.trade.rows(),
            self.pay.rows(),
            self.invites.rows(),
            self.client.rows(),
            self.operators.rows(),
            self.two_persons.rows(),
            self.privacy.rows(),
        ]
        .concat()
    }
}
