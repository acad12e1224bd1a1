//! The version, commit and compiler of this build. `build.rs` finds commit and compiler.

pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Twelve digits, or `unknown`.
pub const COMMIT: &str = env!("BUILT_COMMIT");
pub const RUSTC: &str = env!("BUILT_RUSTC");

/// The version line of the command line.
pub const LINE: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (commit ",
    env!("BUILT_COMMIT"),
    ", rustc ",
    env!("BUILT_RUSTC"),
    ")"
);
