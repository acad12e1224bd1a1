//! Words that tables keep as text and list by a check.

/// An enum of such words, each with its name: a word that is added has to be decided about wherever it is looked at.
macro_rules! words {
    ($(#[$about:meta])* $name:ident ($what:literal) { $($(#[$each:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$each])* $variant,)+
        }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// As the check of the table has it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// # Errors
            ///
            /// A word of a later release, which must not be taken for another.
            pub fn named(word: &str) -> Result<Self, $crate::Error> {
                let known = Self::ALL.iter().copied().find(|known| known.name() == word);
                known.ok_or_else(|| $crate::Error::Invalid(format!("{word} is an unknown {}", $what)))
            }
        }
    };
}

pub(crate) use words;
