//! The machinery behind `Config`: a struct whose fields know their variable, default and meaning.

use std::{ffi::OsString, fmt, net::SocketAddr, path::PathBuf};

/// Looks a variable up. A function, so that tests can replace the environment.
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

/// All faults of the settings.
#[derive(Debug, Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    pub fn add(&mut self, variable: &'static str, wrong: String) {
        self.0.push(Fault { variable, wrong });
    }

    /// Whether a setting whose name begins so has a fault.
    #[must_use]
    pub fn concern(&self, prefix: &str) -> bool {
        self.0.iter().any(|fault| fault.variable.starts_with(prefix))
    }

    /// Each fault in one sentence.
    pub fn sentences(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|fault| format!("{} {}", fault.variable, fault.wrong))
    }

    pub fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentences().collect::<Vec<_>>().join("; "))
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

/// Parses a variable; `None` if it is unset or empty.
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
