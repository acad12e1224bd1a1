mod frame;
mod me;
