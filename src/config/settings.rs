//! The machinery behind `Config`: a struct whose fields know their variable, default and meaning.

use std::{
    ffi::OsString,
    fmt,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};

use ipnet::IpNet;

use super::{Gateway, List, Mode, Networks, Seconds};

/// Where variables are looked up; a function, so that tests own it.
pub type Env<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// One line of `portal config`.
#[derive(Debug, Clone)]
pub struct Row {
    pub variable: &'static str,
    pub value: String,
    pub meaning: String,
}

#[derive(Debug)]
pub struct Fault {
    pub variable: &'static str,
    pub wrong: String,
}

/// All that is wrong with the settings.
#[derive(Debug, Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    pub fn add(&mut self, variable: &'static str, wrong: String) {
        self.0.push(Fault { variable, wrong });
    }

    pub fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<_> =
            self.0.iter().map(|fault| format!("{} {}", fault.variable, fault.wrong)).collect();
        f.write_str(&faults.join("; "))
    }
}

impl std::error::Error for Faults {}

/// A type that a variable can hold.
pub trait Setting: Sized {
    fn parse(text: &str) -> Result<Self, String>;
    fn show(&self) -> String;
}

/// A setting that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(set)")
    }
}

impl Setting for Secret {
    fn parse(text: &str) -> Result<Self, String> {
        Ok(Self(text.to_owned()))
    }

    fn show(&self) -> String {
        "(set)".into()
    }
}

impl<T: Setting> Setting for Option<T> {
    fn parse(text: &str) -> Result<Self, String> {
        T::parse(text).map(Some)
    }

    fn show(&self) -> String {
        self.as_ref().map_or_else(|| "(unset)".into(), T::show)
    }
}

impl Setting for String {
    fn parse(text: &str) -> Result<Self, String> {
        Ok(text.to_owned())
    }

    fn show(&self) -> String {
        self.clone()
    }
}

impl Setting for PathBuf {
    fn parse(text: &str) -> Result<Self, String> {
        Ok(text.into())
    }

    fn show(&self) -> String {
        self.display().to_string()
    }
}

impl Setting for Mode {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "development" => Ok(Self::Development),
            "production" => Ok(Self::Production),
            _ => Err(format!("is \"{text}\": must be development or production")),
        }
    }

    fn show(&self) -> String {
        match self {
            Self::Development => "development".into(),
            Self::Production => "production".into(),
        }
    }
}

impl Setting for Gateway {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "log" => Ok(Self::Log),
            "http" => Ok(Self::Http),
            _ => Err(format!("is \"{text}\": must be log or http")),
        }
    }

    fn show(&self) -> String {
        match self {
            Self::Log => "log".into(),
            Self::Http => "http".into(),
        }
    }
}

impl Setting for Networks {
    fn parse(text: &str) -> Result<Self, String> {
        let List(items) = List::parse(text)?;
        let networks = items.iter().map(|item| {
            let address = || item.parse::<IpAddr>().map(IpNet::from);
            item.parse().or_else(|_| address()).map_err(|_| {
                format!("has \"{item}\": must be addresses such as 10.0.0.7 or networks such as 10.0.0.0/8")
            })
        });
        networks.collect::<Result<_, _>>().map(Self)
    }

    fn show(&self) -> String {
        self.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }
}
/// The longest time that can be set, seconds.
const A_DAY: f64 = 86_400.0;

impl Setting for Seconds {
    fn parse(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(seconds) if (0.001..=A_DAY).contains(&seconds) => Ok(Self(seconds)),
            _ => Err(format!("is \"{text}\": must be a number of seconds from 0.001 to {A_DAY}")),
        }
    }

    fn show(&self) -> String {
        format!("{} s", self.0)
    }
}

impl Setting for List {
    fn parse(text: &str) -> Result<Self, String> {
        Ok(Self(text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(Into::into).collect()))
    }

    fn show(&self) -> String {
        self.0.join(",")
    }
}

impl Setting for SocketAddr {
    fn parse(text: &str) -> Result<Self, String> {
        text.parse().map_err(|_| {
            format!("is \"{text}\": must be an address and a port from 0 to 65535, such as 127.0.0.1:8080")
        })
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

macro_rules! whole_numbers {
    ($($type:ty),*) => {$(
        impl Setting for $type {
            fn parse(text: &str) -> Result<Self, String> {
                text.parse().map_err(|_| {
                    format!("is \"{text}\": must be a whole number from 0 to {}", <$type>::MAX)
                })
            }

            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}
whole_numbers!(u8, u32, usize);

/// What a variable says; `None` where it is unset or empty.
pub fn given<T: Setting>(value: Option<OsString>) -> Result<Option<T>, String> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    match value.to_str().map(str::trim) {
        None => Err("is not UTF-8 text".into()),
        Some("") => Err("has only blanks: give it a value, or unset it".into()),
        Some(text) => T::parse(text).map(Some),
    }
}

/// Declares a struct of settings: `field: Type = default, "VARIABLE";`. An empty variable counts as unset.
macro_rules! settings {
    (
        $(#[$doc:meta])*
        pub struct $name:ident {
            $( $(#[doc = $meaning:literal])* $field:ident: $type:ty = $default:expr, $variable:literal; )*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        pub struct $name {
            $( $(#[doc = $meaning])* pub $field: $type, )*
        }

        impl $name {
            pub(super) fn read(env: $crate::config::Env<'_>, faults: &mut $crate::config::Faults) -> Self {
                Self {
                    $( $field: match $crate::config::settings::given::<$type>(env($variable)) {
                        Ok(Some(value)) => value,
                        Ok(None) => $default,
                        Err(wrong) => {
                            faults.add($variable, wrong);
                            $default
                        }
                    }, )*
                }
            }

            pub(super) fn rows(&self) -> Vec<$crate::config::Row> {
                use $crate::config::settings::Setting;
                vec![$( $crate::config::Row {
                    variable: $variable,
                    value: self.$field.show(),
                    meaning: [$($meaning),*].concat().trim().to_owned(),
                }, )*]
            }
        }
    };
}
pub(crate) use settings;
