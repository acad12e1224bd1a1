mod list;
mod read;
