//! Faults of `activities.yaml`.

use super::{TestPack, judge, picture, read};
use image::ImageFormat;
use sql::content::{Activity, Item};

const FILE: &str = "activities.yaml";
const ACTIVITIES: &str = "\
- id: 1
  kind: tasks
  name: 新手周
  summary: 做一件领一件
  content: <p>规则</p>
  banner: activities/a.webp
  beginTime: 2026-01-01T00:00:00Z
  endTime: 2036-01-01T00:00:00Z
  tasks:
    - {id: 1, name: 点赞, deed: like, goal: 3, coins: 10}
    - {id: 2, name: 发帖, deed: publish, goal: 1, vipDays: 3, levelType: 2}
- id: 2
  kind: draw
  name: 转盘
  summary: 每天免费一次
  content: <p>规则</p>
  banner: activities/a.webp
  beginTime: 2026-01-01T00:00:00Z
  endTime: 2036-01-01T00:00:00Z
  claimEndTime: 2036-01-02T00:00:00Z
  drawPrice: 20
  freeDraws: 1
  dayDraws: 3
  prizes:
    - {id: 1, name: 五钻, odds: 4000, stock: 100, coins: 5}
    - {id: 2, name: 会员, odds: 6000, stock: 2, vipDays: 7}
";

fn with_activities(pack: &TestPack) {
    pack.write(FILE, ACTIVITIES);
    pack.write("activities/a.webp", picture(640, 360, ImageFormat::WebP));
}

fn activities(pack: &TestPack) -> Vec<Activity> {
    let items = read(pack.path()).ok().unwrap().items;
    let activity = |item| match item {
        Item::Activity(activity) => Some(*activity),
        _ => None,
    };
    items.into_iter().filter_map(activity).collect()
}

#[test]
fn what_is_left_out_has_its_default() {
    let pack = TestPack::good();
    with_activities(&pack);
    assert_eq!(judge(pack.path()), (Vec::new(), Vec::new()));
    let [tasks, draw] = &activities(&pack)[..] else { panic!("two of them") };
    assert_eq!(tasks.claim_end_time.to_rfc3339(), "2036-01-04T00:00:00+00:00", "three days longer");
    assert_eq!(draw.claim_end_time.to_rfc3339(), "2036-01-02T00:00:00+00:00");
    let pays: Vec<_> = tasks.tasks.iter().map(|task| (task.coins, task.vip_days, task.level_type)).collect();
    assert_eq!(pays, [(10, 0, 1), (0, 3, 2)]);
    assert_eq!((draw.draw_price, draw.free_draws, draw.day_draws, draw.prizes.len()), (20, 1, 3, 2));
}

#[test]
fn each_fault_is_told_where_it_is() {
    for (from, to, expected) in [
        ("kind: tasks", "kind: race", "2: kind must be one of tasks, draw, page, not `race`"),
        ("- id: 2\n", "- id: 1\n", "12: id 1 is used in activities.yaml:1 already; choose another"),
        (
            "banner: activities/a.webp\n  beginTime: 2026-01-01T00:00:00Z\n  endTime: 2036-01-01T00:00:00Z\n  tasks",
            "banner: activities/b.webp\n  beginTime: 2026-01-01T00:00:00Z\n  endTime: 2036-01-01T00:00:00Z\n  tasks",
            "6: banner must be a picture that is there, such as activities/name.webp, not activities/b.webp",
        ),
        ("2036-01-02T00:00:00Z", "2035-01-02T00:00:00Z", "20: claimEndTime must not be earlier than endTime"),
        ("freeDraws: 1", "freeDraws: 4", "22: freeDraws must not be more than dayDraws"),
        ("drawPrice: 20", "drawPrice: 0", "21: drawPrice must be 1 or more where not all draws are free"),
        ("odds: 6000", "odds: 6001", "24: prizes have odds of 10001 together; there are 10000"),
        (
            "id: 2, name: 会员",
            "id: 1, name: 会员",
            "26: id 1 is used in activities.yaml:25 already; choose another",
        ),
        (", coins: 10}", "}", "10: coins is missing; give coins (X钻) or vipDays"),
        (
            "deed: like",
            "deed: dance",
            "10: deed must be one of publish, comment, like, check_in, invite, download, recharge, not `dance`",
        ),
    ] {
        let pack = TestPack::good();
        with_activities(&pack);
        pack.replace(FILE, from, to);
        // The other kind has other keys, whose faults follow.
        assert_eq!(judge(pack.path()).0.first(), Some(&format!("{FILE}:{expected}")));
    }
}
