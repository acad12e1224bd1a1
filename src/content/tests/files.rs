//! Faults of the files themselves and of their relations.

use super::*;

#[test]
fn a_file_that_is_not_what_it_should_be_is_told() {
    expect_fault(
        |pack| pack.remove("games/xinghai/game.yaml"),
        "games/xinghai/game.yaml: is missing; each folder of games has one",
    );
    expect_fault(
        |pack| pack.write("tags.yaml", b"- {id: 1, tag: a}\n- {id: 2, tag: \xff\xfe}\n"),
        "tags.yaml:2: is not UTF-8 from here on; save the file as UTF-8",
    );
    expect_fault(
        |pack| pack.write("tags.yaml", vec![b'#'; (1 << 20) + 1]),
        "tags.yaml: is larger than 1024 KiB; make it smaller",
    );
    expect_fault(
        |pack| pack.write("tag.yaml", "[]"),
        "tag.yaml: is not a file of a pack; known are pack.yaml, tags.yaml, announcements.yaml, messages.yaml, frames.yaml, gifts.yaml, \
         activities.yaml, people.yaml, posts.yaml, service.yaml, documents.yaml, sensitive_words.yaml, recharge.yaml, vip.yaml, translations.yaml, \
         games/<name>/game.yaml and books/<name>/book.yaml",
    );
}

#[test]
fn a_folder_where_a_file_should_be_is_told() {
    for file in ["pack.yaml", "tags.yaml"] {
        expect_fault(
            |pack| {
                pack.remove(file);
                std::fs::create_dir(pack.path().join(file)).unwrap();
            },
            &format!("{file}: is a folder, and must be a file"),
        );
    }
}

#[test]
fn a_folder_of_a_game_has_a_plain_name() {
    expect_fault(
        |pack| std::fs::rename(pack.path().join("games/doudou"), pack.path().join("games/Dou Dou")).unwrap(),
        "games/Dou Dou/: has a name that must be 1 to 40 small letters (a-z), digits and hyphens, beginning with a \
         letter or digit; rename it",
    );
}

#[test]
fn two_games_do_not_share_a_rank() {
    expect_fault(
        |pack| pack.replace("games/doudou/game.yaml", "buyAmount: 0", "buyAmount: 0\nfeatured: 1"),
        "games/xinghai/game.yaml:16: featured 1 is used in games/doudou/game.yaml:12 already; choose another",
    );
}

#[test]
fn without_pack_yaml_only_that_is_told() {
    expect_fault(
        |pack| pack.remove("pack.yaml"),
        "pack.yaml: is missing; a pack is a folder with this file, which has its name and categories",
    );
}

#[test]
fn a_picture_that_is_not_what_its_place_demands_is_told() {
    let webp = |width, height| picture(width, height, ImageFormat::WebP);
    for (file, content, expected) in [
        ("games/xinghai/icon.webp", webp(128, 128), "is 128×128; an icon must be square, 256×256 or larger"),
        ("games/xinghai/banner.webp", webp(640, 480), "is 640×480; a banner must be 16:9, 640×360 or larger"),
        (
            "games/xinghai/shot-2.webp",
            webp(400, 400),
            "is 400×400; a screenshot must be 16:9 or 9:16, its shorter side 360 or longer",
        ),
        ("people/lin_xia.webp", webp(128, 127), "is 128×127; an avatar must be square, 128×128 or larger"),
        (
            "games/xinghai/icon.webp",
            picture(256, 256, ImageFormat::Png),
            "is a png file inside; give it the extension .png",
        ),
        (
            "games/xinghai/icon.webp",
            b"<svg/>".to_vec(),
            "is no picture that is known; save it as WebP, PNG or JPEG",
        ),
        ("games/xinghai/icon.webp", webp(4112, 16), "is 4112×16; make it 4096 or less on each side"),
        ("games/xinghai/icon.webp", vec![0; (8 << 20) + 1], "is larger than 8192 KiB; make it smaller"),
    ] {
        expect_fault(|pack| pack.write(file, content), &format!("{file}: {expected}"));
    }
}

#[test]
fn a_package_that_is_none_is_told() {
    for content in ["", "PK", "<html>"] {
        expect_fault(
            |pack| pack.write("games/xinghai/android.apk", content),
            "games/xinghai/android.apk: is no .apk file inside; put the package itself here",
        );
    }
}

#[test]
fn a_package_that_no_platform_has_is_told() {
    expect_warning(
        |pack| pack.write("games/doudou/old.apk", package("old")),
        "games/doudou/old.apk: is not used by anything; remove it, or refer to it",
    );
}

#[test]
fn a_picture_that_is_cut_short_is_told() {
    let pack = TestPack::good();
    let whole = picture(256, 256, ImageFormat::WebP);
    pack.write("games/xinghai/icon.webp", &whole[..whole.len() / 2]);
    let faults = judge(pack.path()).0;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("games/xinghai/icon.webp: cannot be decoded ("), "{faults:?}");
}

#[test]
fn a_picture_that_is_missing_or_there_twice_is_told() {
    expect_fault(
        |pack| pack.remove("games/xinghai/icon.webp"),
        "games/xinghai/icon.webp: is missing; put it beside game.yaml (or icon.png, icon.jpg)",
    );
    expect_fault(
        |pack| pack.remove("games/xinghai/shot-1.webp"),
        "games/xinghai/shot-1.webp: is missing; put it beside game.yaml (or shot-1.png, shot-1.jpg)",
    );
    expect_fault(
        |pack| pack.write("games/xinghai/icon.png", picture(256, 256, ImageFormat::Png)),
        "games/xinghai/icon.webp: is there as games/xinghai/icon.png too; keep one of them",
    );
    expect_fault(
        |pack| pack.remove("people/lin_xia.webp"),
        "people.yaml:7: avatar must be a picture that is there, such as people/name.webp, not people/lin_xia.webp",
    );
}

#[cfg(unix)]
#[test]
fn a_link_does_not_lead_out_of_the_folder() {
    use std::os::unix::fs::symlink;

    let outside = tempfile::tempdir().unwrap();
    std::fs::write(outside.path().join("tags.yaml"), "[]").unwrap();
    for (target, reason) in [
        (
            outside.path().join("tags.yaml"),
            "is a link that leaves the pack's folder; put the file itself here",
        ),
        (outside.path().join("nothing"), "is a link to nothing; put the file itself here"),
    ] {
        expect_fault(
            |pack| {
                pack.remove("tags.yaml");
                symlink(&target, pack.path().join("tags.yaml")).unwrap();
            },
            &format!("tags.yaml: {reason}"),
        );
    }
    expect_fault(
        |pack| symlink(pack.path().join("games/doudou"), pack.path().join("games/again")).unwrap(),
        "games/again: is a link to a folder; put the folder itself here",
    );
    expect_fault(
        |pack| {
            let page = outside.path().join("01.webp");
            std::fs::write(&page, picture(800, 1200, ImageFormat::WebP)).unwrap();
            let folder = pack.path().join("books/maofan/chapters/01");
            std::fs::create_dir_all(&folder).unwrap();
            symlink(&page, folder.join("01.webp")).unwrap();
        },
        "books/maofan/chapters/01/01.webp: is a link that leaves the pack's folder; put the file itself here",
    );
    // Inside the folder a link counts like the file.
    let pack = TestPack::good();
    pack.remove("games/xinghai/shot-2.webp");
    symlink("banner.webp", pack.path().join("games/xinghai/shot-2.webp")).unwrap();
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
}

#[test]
fn what_is_odd_but_harmless_is_a_warning() {
    expect_warning(
        |pack| pack.write("games/xinghai/old-icon.webp", picture(256, 256, ImageFormat::WebP)),
        "games/xinghai/old-icon.webp: is not used by anything; remove it, or refer to it",
    );
    expect_warning(
        |pack| pack.write("people/nobody.webp", picture(128, 128, ImageFormat::WebP)),
        "people/nobody.webp: is not used by anything; remove it, or refer to it",
    );
    expect_warning(
        |pack| pack.remove("games/doudou/shot-1.png"),
        "games/doudou/game.yaml: has no screenshots; put shot-1.webp beside it",
    );
    expect_warning(
        |pack| pack.replace("messages.yaml", "<p>很高兴见到你</p>", "<p onclick=x>很高兴见到你</p>"),
        "messages.yaml:5: content was changed to be safe: allowed are balanced p, br, strong, em, ul, ol, li, a, h3, \
         blockquote, and links to paths of the app or https",
    );
}

#[test]
fn a_read_me_and_hidden_files_are_nobodys_business() {
    let pack = TestPack::good();
    pack.write("README.md", "about");
    pack.write(".DS_Store", [0, 1, 2]);
    pack.write("games/.cache/icon.webp", "x");
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
}

#[test]
fn every_file_but_pack_yaml_is_optional() {
    let pack = TestPack::good();
    for file in ["games", "people", "tags.yaml", "announcements.yaml", "messages.yaml", "people.yaml"] {
        pack.remove(file);
    }
    pack.write("pack.yaml", "name: empty\n");
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
}

#[test]
fn games_may_be_in_a_category_of_another_pack() {
    let pack = TestPack::good();
    pack.replace("pack.yaml", "  - {type: puzzle, name: 休闲}\n", "");
    let elsewhere = |owner: &str| {
        let categories = vec![(owner.to_owned(), "puzzle".to_owned())];
        let before = pack::Before { categories, ..pack::Before::default() };
        pack::read(pack.path(), &before, &Progress::silent()).unwrap().is_ok()
    };
    assert!(elsewhere("base"));
    assert!(!elsewhere("demo"), "a category that this very pack had and no longer has");
}
