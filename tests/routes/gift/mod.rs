mod claim;
mod limits;
mod list;
mod me;
