//! The web app's files, carried in the binary, its prerendered first screen, the heads of its pages, and the files for search engines.

pub mod assets;
pub mod heads;
mod page;
pub mod prerender;
pub mod robots;
mod routes;
pub mod sitemap;
