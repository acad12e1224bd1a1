mod index;
mod list;
