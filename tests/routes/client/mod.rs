mod error;
