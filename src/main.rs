use std::process::ExitCode;

fn main() -> ExitCode {
    portal::cli::main()
}
