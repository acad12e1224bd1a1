//! The command line, as the real binary.
