//! Generates players' texts: sentences of common words of the square and many rare words, distributed as in a natural
//! language. The same seed generates the same texts.

use rand::{Rng, rngs::StdRng};

pub struct Texts {
    pub rng: StdRng,
    /// Two-character words without meaning: the long tail.
    rare: Vec<String>,
}

/// Number of rare words.
const RARE: usize = 60_000;
/// Words that about one text in ten contains.
const GAMES: &[&str] = &[
    "星海远征",
    "剑与山河",
    "云上牧场",
    "极速飞车",
    "三国群英",
    "梦幻花园",
    "末日方舟",
    "口袋农庄",
    "江湖百晓生",
    "机甲纪元",
    "消消乐园",
    "王城保卫战",
    "Minecraft",
    "深海迷踪",
    "部落联盟",
    "像素大陆",
];
const SUBJECTS: &[&str] = &[
    "新手攻略",
    "礼包码",
    "活动副本",
    "隐藏关卡",
    "战力排行",
    "新版本",
    "限时皮肤",
    "公会战",
    "每日任务",
    "抽卡概率",
    "阵容搭配",
    "装备强化",
    "服务器",
    "充值返利",
    "宠物培养",
    "签到奖励",
    "周年庆",
    "世界首领",
    "剧情动画",
    "钓鱼玩法",
];
const OPENERS: &[&str] = &[
    "今天",
    "昨晚",
    "刚才",
    "有没有人",
    "求助",
    "分享一下",
    "终于",
    "萌新",
    "大佬们",
    "吐槽一下",
    "说真的",
    "周末",
    "第一次",
    "请问",
    "整理了",
    "组队",
];
const ACTIONS: &[&str] = &[
    "打完了",
    "抽到了",
    "研究了半天",
    "卡在",
    "发现了",
    "通关了",
    "等不及",
    "想玩",
    "推荐",
    "收集齐了",
    "升到满级",
    "错过了",
    "录了视频讲",
    "写了篇",
    "组了队打",
    "试了试",
];
const ENDS: &[&str] = &[
    "太好玩了",
    "有人一起吗",
    "求带",
    "画面真不错",
    "手感很棒",
    "希望官方看到",
    "运气爆棚",
    "肝不动了",
    "值得入手",
    "欢迎交流",
    "感谢大家",
    "下次再战",
    "lol",
    "666",
    "等更新",
    "冲冲冲",
];
const MARKS: &[&str] = &["，", "。", "！", "？", "～", " ", "，", "。"];
/// Characters of the rare words.
const LETTERS: &str = "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严";

impl Texts {
    pub fn new(mut rng: StdRng) -> Self {
        let letters: Vec<char> = LETTERS.chars().collect();
        let letter = |rng: &mut StdRng| letters[rng.random_range(0..letters.len())];
        let rare = (0..RARE).map(|_| [letter(&mut rng), letter(&mut rng)].iter().collect()).collect();
        Self { rng, rare }
    }

    /// A name of up to 12 characters.
    pub fn name(&mut self) -> String {
        let (first, second) = (self.rare_word(), self.rare_word());
        match self.rng.random_range(0..4) {
            0 => format!("{first}{second}"),
            1 => format!("{first}{}", self.rng.random_range(1..999)),
            2 => format!("玩家{}", self.rng.random_range(10_000..999_999)),
            _ => format!("小{second}"),
        }
    }

    /// A title; empty for one post in three.
    pub fn title(&mut self) -> String {
        match self.rng.random_range(0..3) {
            0 => String::new(),
            1 => format!("{}{}", self.any(GAMES), self.any(SUBJECTS)),
            _ => format!("{}{}的{}", self.any(OPENERS), self.rare_word(), self.any(SUBJECTS)),
        }
    }

    /// A few sentences; some posts are long.
    pub fn content(&mut self) -> String {
        let sentences = 1 + (self.rng.random::<f64>().powi(4) * 24.0) as usize;
        let mut text = String::new();
        for _ in 0..sentences {
            text.push_str(self.any(OPENERS));
            text.push_str(self.any(ACTIONS));
            let about = if self.rng.random_bool(0.3) { GAMES } else { SUBJECTS };
            text.push_str(self.any(about));
            text.push_str(self.any(MARKS));
            for _ in 0..self.rng.random_range(1..6) {
                let word = self.rare_word();
                text.push_str(&word);
            }
            text.push_str(self.any(ENDS));
            text.push_str(self.any(MARKS));
        }
        text
    }

    /// At most a sentence.
    pub fn comment(&mut self) -> String {
        let word = self.rare_word();
        match self.rng.random_range(0..3) {
            0 => self.any(ENDS).to_owned(),
            1 => format!("{}{word}{}", self.any(OPENERS), self.any(ENDS)),
            _ => format!("{}{}{}{word}", self.any(ACTIONS), self.any(SUBJECTS), self.any(MARKS)),
        }
    }

    /// A random number below `most`; small numbers are much more frequent.
    pub fn skewed(&mut self, most: usize) -> usize {
        ((self.rng.random::<f64>().powi(3) * most as f64) as usize).min(most - 1)
    }

    /// Words that many texts contain.
    pub fn frequent() -> Vec<&'static str> {
        [GAMES, SUBJECTS].concat()
    }

    /// A word of the long tail.
    pub fn rare_word(&mut self) -> String {
        let place = self.skewed(RARE);
        self.rare[place].clone()
    }

    fn any(&mut self, of: &[&'static str]) -> &'static str {
        of[self.skewed(of.len())]
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn equal_seeds_generate_equal_texts() {
        let written = |seed| {
            let mut texts = Texts::new(StdRng::seed_from_u64(seed));
            (0..50)
                .map(|_| format!("{}{}{}", texts.name(), texts.title(), texts.content()))
                .collect::<String>()
        };
        assert_eq!(written(1), written(1));
        assert_ne!(written(1), written(2));
    }

    #[test]
    fn generated_texts_are_within_the_servers_limits() {
        let mut texts = Texts::new(StdRng::seed_from_u64(1));
        for _ in 0..2_000 {
            assert!((1..=16).contains(&texts.name().chars().count()));
            assert!(texts.title().chars().count() <= 60);
            assert!((1..=5_000).contains(&texts.content().chars().count()));
        }
    }
}
