//! The web app's files, carried in the binary, and the prerendered first screen.

pub mod assets;
pub mod prerender;
