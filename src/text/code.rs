//! Codes of refusals, the same in API answers and socket frames.

use super::Text;

/// The code of a refusal that has no code of its own; `msg` says why.
pub const FAILED: i32 = 1;

/// Why the product refuses something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    SessionInvalid = 2,
    WrongNameOrPassword = 1001,
    LoginNameTaken = 1002,
    SmsCodeWrong = 1004,
    TooManyTries = 1005,
    PhoneUnknown = 1006,
    Suspended = 1007,
    PhoneTaken = 1008,
    Challenged = 1009,
    NotEnoughCoins = 2001,
    Gone = 2002,
    Already = 2003,
    ConditionNotMet = 2004,
    OrderState = 2005,
    PriceChanged = 2006,
    WordsNotAllowed = 3001,
    NotAllowedHere = 3002,
    Malformed = 4000,
}

impl Code {
    /// Every code. A test compares them with the document of the API.
    pub const ALL: [Self; 18] = [
        Self::SessionInvalid,
        Self::WrongNameOrPassword,
        Self::LoginNameTaken,
        Self::SmsCodeWrong,
        Self::TooManyTries,
        Self::PhoneUnknown,
        Self::Suspended,
        Self::PhoneTaken,
        Self::Challenged,
        Self::NotEnoughCoins,
        Self::Gone,
        Self::Already,
        Self::ConditionNotMet,
        Self::OrderState,
        Self::PriceChanged,
        Self::WordsNotAllowed,
        Self::NotAllowedHere,
        Self::Malformed,
    ];

    /// The text for people.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Self::SessionInvalid => Text::SessionInvalid,
            Self::WrongNameOrPassword => Text::WrongNameOrPassword,
            Self::LoginNameTaken => Text::LoginNameTaken,
            Self::SmsCodeWrong => Text::SmsCodeWrong,
            Self::TooManyTries => Text::TooManyTries,
            Self::PhoneUnknown => Text::PhoneUnknown,
            Self::Suspended => Text::Suspended,
            Self::PhoneTaken => Text::PhoneTaken,
            Self::Challenged => Text::Challenged,
            Self::NotEnoughCoins => Text::NotEnoughCoins,
            Self::Gone => Text::Gone,
            Self::Already => Text::Already,
            Self::ConditionNotMet => Text::ConditionNotMet,
            Self::OrderState => Text::OrderState,
            Self::PriceChanged => Text::PriceChanged,
            Self::WordsNotAllowed => Text::WordsNotAllowed,
            Self::NotAllowedHere => Text::NotAllowedHere,
            Self::Malformed => Text::Malformed,
        }
    }
}
