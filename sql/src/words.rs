//! Enums of the words in text columns that a check constraint lists.

/// Defines an enum with one word per variant. Callers match exhaustively, so the compiler finds each place that a new word needs.
macro_rules! words {
    ($(#[$about:meta])* $name:ident ($what:literal) { $($(#[$each:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$each])* $variant,)+
        }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The word in the table's check constraint.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// # Errors
            ///
            /// An unknown word, from a later release: it must not be read as another variant.
            pub fn named(word: &str) -> Result<Self, $crate::Error> {
                let known = Self::ALL.iter().copied().find(|known| known.name() == word);
                known.ok_or_else(|| $crate::Error::Invalid(format!("{word} is an unknown {}", $what)))
            }
        }
    };
}

pub(crate) use words;
