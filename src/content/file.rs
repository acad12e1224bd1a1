//! Checks the files of a pack's games, which players download: content against extension, and digest.

use std::{
    collections::HashMap,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::{Progress, listing::Listing, parallel, report::Report};
use crate::platform::storage::{Name, Sha256Hex, digest_file};

pub(super) const ANDROID: &str = "apk";
pub(super) const IOS: &str = "ipa";

const MAX_BYTES: u64 = 2 << 30;
/// Packages of both platforms are zip archives.
const ZIP: [u8; 4] = *b"PK\x03\x04";

#[derive(Debug, Clone)]
pub(super) struct CheckedFile {
    pub name: Name,
    pub sha256: Sha256Hex,
    pub path: PathBuf,
    pub size_bytes: u64,
}

/// The checked files of a pack by path; `None` if a fault was reported.
pub(super) struct Files(HashMap<String, Option<CheckedFile>>);

impl Files {
    /// Checks every possible file of a game, on every core.
    pub fn check(listing: &Listing, report: &Report, progress: &Progress) -> Self {
        let files: Vec<(&str, &str, &Path)> = listing
            .paths()
            .filter_map(|path| Some((path, extension_of(path)?, listing.peek(path))))
            .collect();
        progress.stage("checking the files of games", files.len());
        let checked = parallel::each(&files, progress, |(path, extension, file)| {
            ((*path).to_owned(), check(file, extension))
        });
        let sound = |(path, result): (String, Result<_, String>)| {
            let file = result.map_err(|reason| report.fault(&path, None, reason)).ok();
            (path, file)
        };
        Self(checked.into_iter().map(sound).collect())
    }

    /// `None`: there is no such file. `Some(None)`: the file has a fault.
    pub fn get(&self, path: &str) -> Option<Option<&CheckedFile>> {
        self.0.get(path).map(Option::as_ref)
    }
}

/// The extension of a package file in a game's folder.
fn extension_of(path: &str) -> Option<&'static str> {
    let (_, file) = path.strip_prefix("games/")?.split_once('/')?;
    let (_, extension) = file.rsplit_once('.')?;
    (!file.contains('/')).then(|| [ANDROID, IOS].into_iter().find(|known| *known == extension)).flatten()
}

fn check(path: &Path, extension: &str) -> Result<CheckedFile, String> {
    let mut head = [0; ZIP.len()];
    let (size_bytes, sha256) =
        digest_file(path, &mut head, MAX_BYTES).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge => {
                format!("is larger than {} GiB; make it smaller", MAX_BYTES >> 30)
            }
            _ => format!("cannot be read: {error}"),
        })?;
    if head != ZIP {
        return Err(format!("is no .{extension} file inside; put the package itself here"));
    }
    Ok(CheckedFile { name: Name::digested(&sha256, extension), sha256, path: path.to_owned(), size_bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_lie_in_the_folders_of_games() {
        assert_eq!(extension_of("games/a/android.apk"), Some("apk"));
        assert_eq!(extension_of("games/a/b.c.ipa"), Some("ipa"));
        for other in ["a.apk", "games/a.apk", "games/a/b/c.apk", "games/a/icon.webp", "people/a/b.apk"] {
            assert_eq!(extension_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_file_that_is_too_large_is_not_read_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.apk");
        // A sparse file, which takes no disk space.
        std::fs::File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
        let too_large = digest_file(&path, &mut [], 1 << 20).unwrap_err();
        assert_eq!(too_large.kind(), ErrorKind::FileTooLarge);
    }
}
