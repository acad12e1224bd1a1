//! One digest over the generator, everything it reads and everything it wrote. `make generate` stores it next to the
//! generated crate; a test recomputes it, so an ordinary build proves that the crate is current without the generator.
//!
//! `tests/generated.rs` includes this file by its path: the generator is not among its dependencies.

use std::{collections::BTreeMap, fs, io, path::Path};

use sha2::{Digest, Sha256};

/// Where the digest is stored, below `sql/`.
pub const FILE: &str = "generated.sha256";

/// What the generator reads and is, below `sql/`, and its output.
const INPUTS: [&str; 5] = ["migrations", "queries", "cornucopia.toml", "generate/src", "generated"];

/// The digest of the checkout whose root is `repository`, as hexadecimal digits.
pub fn digest(repository: &Path) -> io::Result<String> {
    let sql = repository.join("sql");
    let mut sum = Sha256::new();
    sum.update(cornucopia(&fs::read_to_string(repository.join("Cargo.lock"))?));
    for input in INPUTS {
        for (name, content) in files(&sql.join(input))? {
            sum.update(format!("\n{input}/{name} {}\n", content.len()));
            sum.update(content);
        }
    }
    Ok(sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The locked version of cornucopia, with its checksum.
fn cornucopia(lock: &str) -> &str {
    let package = lock.split("\n\n").find(|package| package.contains("name = \"cornucopia\"\n"));
    package.map(str::trim_end).unwrap_or_default()
}

/// Every file at or below a path, by its path in it.
pub fn files(root: &Path) -> io::Result<BTreeMap<String, Vec<u8>>> {
    if root.is_file() {
        return Ok([(String::new(), fs::read(root)?)].into());
    }
    let mut found = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("it lies below").to_string_lossy().into_owned();
                found.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(found)
}
