//! Every possible fault of a pack, with the exact line for its author.

use std::path::Path;

use image::ImageFormat;

use super::{
    Progress,
    fixture::{TestPack, package, picture},
    pack::{self, Pack},
};

mod activities;
mod files;
mod fuzzed;
mod posts;
mod ratings;
mod translations;
mod values;

const GAME: &str = "games/xinghai/game.yaml";

/// The printed (faults, warnings).
fn judge(folder: &Path) -> (Vec<String>, Vec<String>) {
    let (faults, warnings) = match read(folder) {
        Ok(pack) => (Vec::new(), pack.warnings),
        Err(refused) => (refused.faults, refused.warnings),
    };
    let lines = |faults: Vec<super::Fault>| faults.iter().map(ToString::to_string).collect();
    (lines(faults), lines(warnings))
}

fn read(folder: &Path) -> Result<Pack, pack::Refused> {
    pack::read(folder, &pack::Before::default(), &Progress::silent()).unwrap()
}

/// Breaks a good pack in one place and expects exactly this fault.
#[track_caller]
fn expect_fault(break_it: impl FnOnce(&TestPack), expected: &str) {
    let pack = TestPack::good();
    break_it(&pack);
    assert_eq!(judge(pack.path()).0, [expected]);
}

#[track_caller]
fn expect_warning(change_it: impl FnOnce(&TestPack), expected: &str) {
    let pack = TestPack::good();
    change_it(&pack);
    assert_eq!(judge(pack.path()), (Vec::new(), vec![expected.to_owned()]));
}

#[test]
fn a_good_pack_has_no_fault_and_no_warning() {
    let pack = TestPack::good();
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
    let read = read(pack.path()).ok().unwrap();
    assert_eq!(read.name, "demo");
    assert_eq!(read.items.len(), 2 + 2 + 2 + 2 + 1 + 1 + 2 + 1 + 3 + 2 + 2 + 2 + 1 + 2);
    assert_eq!(read.pictures.len(), 7, "eight files, two of them alike");
    assert_eq!(read.files.len(), 3);
}

#[test]
fn all_faults_are_told_at_once_in_order() {
    let pack = TestPack::good();
    pack.replace("tags.yaml", "tag: 闲聊", "tga: 闲聊");
    pack.replace(GAME, "downloadNum: 128000", "downloadNum: x");
    pack.replace(GAME, "onlineType: 1", "onlineType: 0");
    pack.remove("games/doudou/icon.png");
    pack.write("messages.yaml", "welcome: [");
    let faults = judge(pack.path()).0;
    let places: Vec<&str> = faults.iter().map(|fault| fault.split(": ").next().unwrap()).collect();
    assert_eq!(
        places,
        [
            "games/doudou/icon.webp",
            "games/xinghai/game.yaml:13",
            "games/xinghai/game.yaml:15",
            "messages.yaml:1",
            "tags.yaml:2",
            "tags.yaml:2",
        ],
        "{faults:#?}"
    );
}

#[test]
fn a_folder_that_is_not_there_is_an_error() {
    let pack = TestPack::good();
    for path in [Path::new("no/such/folder"), &pack.path().join("pack.yaml")] {
        assert!(
            pack::read(path, &pack::Before::default(), &Progress::silent()).is_err(),
            "{}",
            path.display()
        );
    }
}
