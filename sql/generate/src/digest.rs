//! One digest over the generator, its inputs and its output. `make generate` stores it next to the generated crate.
//! `tests/generated.rs` recomputes it, so the gate proves without the generator that the crate is current.
//!
//! That test includes this file by its path, because the generator is not a dependency of the tests.

use std::{collections::BTreeMap, fs, io, path::Path};

use sha2::{Digest, Sha256};

/// The file of the stored digest, below `sql/`.
pub const FILE: &str = "generated.sha256";

/// The generator's inputs, its source and its output, below `sql/`.
const DIGESTED: [&str; 5] = ["migrations", "queries", "cornucopia.toml", "generate/src", "generated"];

/// The digest of the checkout whose root is `repository`, as hexadecimal digits.
pub fn digest(repository: &Path) -> io::Result<String> {
    let sql = repository.join("sql");
    let mut sum = Sha256::new();
    sum.update(cornucopia(&fs::read_to_string(repository.join("Cargo.lock"))?));
    for path in DIGESTED {
        for (name, content) in files(&sql.join(path))? {
            sum.update(format!("\n{path}/{name} {}\n", content.len()));
            sum.update(content);
        }
    }
    Ok(sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The entry of cornucopia in `Cargo.lock`: its version and checksum.
fn cornucopia(lock: &str) -> &str {
    let package = lock.split("\n\n").find(|package| package.contains("name = \"cornucopia\"\n"));
    package.map(str::trim_end).unwrap_or_default()
}

/// The content of each file below `root`, by its relative path. If `root` is a file, its name is empty.
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
                let name =
                    path.strip_prefix(root).expect("it is below the root").to_string_lossy().into_owned();
                found.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(found)
}
