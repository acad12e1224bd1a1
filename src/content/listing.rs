//! Lists every file of a pack's folder and never leaves the folder.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use super::report::Report;

/// Maximum number of files of a pack. A folder with more is the wrong folder.
const MAX_FILES: usize = 500_000;
const MAX_DEPTH: usize = 8;
const MAX_TEXT_BYTES: u64 = 1 << 20;

pub(super) struct Listing {
    /// The key is the path from the root, with `/`.
    files: BTreeMap<String, PathBuf>,
    used: RefCell<BTreeSet<String>>,
}

impl Listing {
    /// Walks the folder. Names that begin with a dot belong to other programs and are ignored.
    pub fn open(folder: &Path, report: &Report) -> io::Result<Self> {
        let root = folder.canonicalize()?;
        let mut files = BTreeMap::new();
        walk(&root, &root, "", MAX_DEPTH, &mut files, report)?;
        Ok(Self { files, used: RefCell::default() })
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The path of a file. A request marks the file as used.
    pub fn locate(&self, path: &str) -> Option<&Path> {
        self.used.borrow_mut().insert(path.to_owned());
        self.files.get(path).map(PathBuf::as_path)
    }

    /// Like `locate`, for an existing path and without marking the file as used.
    pub fn peek(&self, path: &str) -> &Path {
        &self.files[path]
    }

    /// The text of a file; `None` if it does not exist or cannot be read. The latter is reported.
    pub fn text(&self, path: &str, report: &Report) -> Option<String> {
        let bytes = match read(self.locate(path)?, MAX_TEXT_BYTES) {
            Ok(bytes) => bytes,
            Err(reason) => {
                report.fault(path, None, reason);
                return None;
            }
        };
        match String::from_utf8(bytes) {
            Ok(text) => Some(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
            Err(error) => {
                let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let line = 1 + good.iter().filter(|byte| **byte == b'\n').count();
                report.fault(path, Some(line), "is not UTF-8 from here on; save the file as UTF-8");
                None
            }
        }
    }

    /// The files that nothing requested.
    pub fn unused(&self) -> Vec<&str> {
        let used = self.used.borrow();
        self.paths().filter(|path| !used.contains(*path)).collect()
    }
}

/// Reads a file up to the limit, or returns the fault.
pub(super) fn read(path: &Path, max_bytes: u64) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(max_bytes + 1).read_to_end(&mut bytes))
        .map_err(|error| format!("cannot be read: {error}"))?;
    if bytes.len() as u64 > max_bytes {
        return Err(format!("is larger than {} KiB; make it smaller", max_bytes / 1024));
    }
    Ok(bytes)
}

fn walk(
    root: &Path,
    folder: &Path,
    prefix: &str,
    depth: usize,
    files: &mut BTreeMap<String, PathBuf>,
    report: &Report,
) -> io::Result<()> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", folder.display()));
    for entry in fs::read_dir(folder).map_err(named)? {
        let entry = entry?;
        let file_name = entry.file_name();
        let relative = format!("{prefix}{}", file_name.to_string_lossy());
        if relative[prefix.len()..].starts_with('.') {
            continue;
        }
        if file_name.to_str().is_none() {
            report.fault(&relative, None, "has a name that is not UTF-8; rename it");
            continue;
        }
        let kind = entry.file_type()?;
        if kind.is_dir() {
            if is_yaml(&relative) {
                // Otherwise it would be silently ignored, as if the file were missing.
                report.fault(&relative, None, "is a folder, and must be a file");
            } else if depth == 0 {
                report.fault(&relative, None, "is too deep inside the folder; nothing of a pack is there");
            } else {
                walk(root, &entry.path(), &format!("{relative}/"), depth - 1, files, report)?;
            }
            continue;
        }
        match target(root, &entry.path(), kind.is_symlink()) {
            Ok(path) => {
                files.insert(relative, path);
            }
            Err(reason) => report.fault(&relative, None, reason),
        }
        if files.len() > MAX_FILES {
            return Err(io::Error::other(format!("more than {MAX_FILES} files: this is no content pack")));
        }
    }
    Ok(())
}

/// Whether the name looks like a YAML file of a pack.
pub(super) fn is_yaml(path: &str) -> bool {
    [".yaml", ".yml"].iter().any(|ending| path.ends_with(ending))
}

/// The regular file of an entry, or the target of a link inside the root.
fn target(root: &Path, path: &Path, is_link: bool) -> Result<PathBuf, &'static str> {
    let real = path.canonicalize().map_err(|_| "is a link to nothing; put the file itself here")?;
    if is_link && !real.starts_with(root) {
        return Err("is a link that leaves the pack's folder; put the file itself here");
    }
    match real.metadata() {
        Ok(found) if found.is_file() => Ok(real),
        Ok(found) if found.is_dir() => Err("is a link to a folder; put the folder itself here"),
        _ => Err("is not a regular file; remove it"),
    }
}
