//! Faults of `posts.yaml`.

use image::ImageFormat;

use super::{TestPack, judge, picture};
use crate::content::fixture::POSTS;

/// Breaks good posts in one place and expects exactly this fault.
#[track_caller]
fn expect(from: &str, to: &str, expected: &str) {
    let pack = TestPack::good();
    pack.write("posts.yaml", POSTS);
    pack.write("posts/evening.webp", picture(600, 400, ImageFormat::WebP));
    pack.replace("posts.yaml", from, to);
    let (faults, _) = judge(pack.path());
    assert_eq!(faults, [expected].map(|fault| format!("posts.yaml:{fault}")));
}

#[test]
fn good_posts_have_no_fault() {
    let pack = TestPack::good();
    pack.write("posts.yaml", POSTS);
    pack.write("posts/evening.webp", picture(600, 400, ImageFormat::WebP));
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
}

#[test]
fn each_fault_is_told_with_its_line() {
    expect("- id: 1\n", "- id: 100001\n", "1: id must be a whole number from 1 to 100000, not `100001`");
    expect("{id: 2,", "{id: 1,", "15: id 1 is used in posts.yaml:1 already; choose another");
    expect(
        "  author: azhe\n  title",
        "  author: nobody\n  title",
        "2: author must be a loginName of people.yaml, not `nobody`",
    );
    expect("tag: 1\n", "tag: 9\n", "5: tag is 9, which is not in tags.yaml");
    expect("game: 1001", "game: 9", "6: game is 9, which is not in the pack");
    expect(
        "content: 今晚谁在\n",
        "content: \"\\u3164\"\n",
        "4: content has nothing that is to be seen; write some text",
    );
    expect(
        "images: [posts/evening.webp]",
        "images: [people/lin_xia.webp]",
        "7: images has people/lin_xia.webp; it must be a picture that is there, such as posts/name.webp",
    );
    expect("[lin_xia, AZHE]", "[lin_xia, LIN_XIA]", "9: likes has lin_xia twice");
    expect("[lin_xia, AZHE]", "[nobody]", "9: likes has nobody, who is not in people.yaml");
    expect("{author: Azhe, content: 我也在}", "{author: Azhe}", "14: content is missing; add it");
}
