mod claim;
mod list;
mod me;
