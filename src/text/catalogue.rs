//! The catalogue of all texts that the server shows to people: in Chinese, and in English for readers who request it.

use std::fmt;

use actix_web::http::{
    StatusCode,
    header::{ACCEPT_LANGUAGE, HeaderMap},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    Chinese,
    English,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::Chinese, Self::English];

    /// Its code in content packs. Their own texts are Chinese.
    pub fn code(self) -> &'static str {
        match self {
            Self::Chinese => "zh",
            Self::English => "en",
        }
    }

    /// For the `lang` attribute of pages.
    pub fn tag(self) -> &'static str {
        match self {
            Self::Chinese => "zh-CN",
            Self::English => "en",
        }
    }

    /// The language of a code.
    pub fn of_code(code: Option<&str>) -> Option<Self> {
        Self::ALL.into_iter().find(|language| Some(language.code()) == code)
    }

    /// The language of the request that this task answers; Chinese outside of requests.
    pub fn current() -> Self {
        LANGUAGE.try_with(|language| *language).unwrap_or(Self::Chinese)
    }

    /// The known language with the highest weight, the first of several. Chinese if no known language is asked for.
    pub fn of(headers: &HeaderMap) -> Self {
        let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let wishes = asked.split(',').filter_map(Self::wish).filter(|(_, weight)| *weight > 0.0);
        let most = wishes.reduce(|most, wish| if wish.1 > most.1 { wish } else { most });
        most.map_or(Self::Chinese, |(language, _)| language)
    }

    /// The language and the weight of an item such as `en-GB;q=0.8`.
    fn wish(item: &str) -> Option<(Self, f32)> {
        let mut parts = item.split(';').map(str::trim);
        let code = parts.next()?.split('-').next()?.to_ascii_lowercase();
        let language = Self::of_code(Some(code.as_str()))?;
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        Some((language, weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0))))
    }
}

tokio::task_local! {
    /// The language of the request that this task answers; set by the middleware.
    pub static LANGUAGE: Language;
}

macro_rules! catalogue {
    ($($key:ident: $zh:literal, $en:literal;)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Text {
            $($key,)*
        }

        impl Text {
            pub fn in_language(self, language: Language) -> &'static str {
                match (self, language) {
                    $((Self::$key, Language::Chinese) => $zh, (Self::$key, Language::English) => $en,)*
                }
            }

            /// The text with the key of a field's rule; see `fields`.
            pub fn by_key(key: &str) -> Option<Self> {
                match key {
                    $(stringify!($key) => Some(Self::$key),)*
                    _ => None,
                }
            }

            pub fn key(self) -> &'static str {
                match self {
                    $(Self::$key => stringify!($key),)*
                }
            }
        }
    };
}

catalogue! {
    Ok: "ok", "ok";
    Malformed: "请求错误", "Bad request";
    Unauthorised: "未授权，请登录", "Not authorised, please sign in";
    Forbidden: "拒绝访问", "Access denied";
    AddressUnknown: "请求地址出错：{url}", "No such address: {url}";
    TimedOut: "请求超时", "The request took too long";
    Internal: "服务器内部错误", "Internal server error";
    NotImplemented: "服务未实现", "This service is not implemented";
    BadGateway: "网关错误", "Bad gateway";
    Unavailable: "服务不可用", "The service is unavailable";
    Starting: "服务正在启动，请稍后再试", "The service is starting, please try again soon";
    GatewayTimedOut: "网关超时", "The gateway took too long";
    HttpVersion: "HTTP版本不受支持", "This version of HTTP is not supported";
    SessionInvalid: "登录已失效，请重新登录", "Your session has ended, please sign in again";
    WrongNameOrPassword: "账号或密码错误", "Wrong name or password";
    TokenReusedTitle: "一台设备已退出登录", "One device was signed out";
    TokenReused: "有人使用了这台设备过期的登录凭证，为了安全，我们让它退出了登录。如果不是你本人操作，请尽快修改密码。", "Somebody used an expired sign-in of this device. For your safety we signed it out. If it was not you, change your password soon.";
    Suspended: "账号暂时不能登录，有疑问请联系客服", "This account cannot sign in for now; customer service can help";
    WordsNotAllowed: "有不能使用的词语，换个说法试试", "This has words that are not allowed";
    LoginNameTaken: "这个账号已被使用，换一个试试", "This name is taken, please try another";
    SmsCodeWrong: "验证码错误或已过期，请重新获取", "The code is wrong or has expired, please ask for a new one";
    TooManyTries: "操作太频繁了，歇一会儿再试吧", "Too many tries, please take a little break";
    PhoneUnknown: "这个手机号还没有注册", "Nobody has registered with this phone";
    PhoneTaken: "这个手机号已绑定其他账号", "This phone is bound to another account";
    Challenged: "请先完成安全验证", "Please complete a security check first";
    PhoneRule: "请填写正确的电话", "please fill in a correct phone";
    SmsNotSent: "短信没有发出去，请稍后再试", "The message could not be sent, please try again later";
    SmsCode: "验证码 {code}，用于{purpose}，{minutes} 分钟内有效。不要告诉任何人，客服也不会问你要。", "Your code to {purpose} is {code}, good for {minutes} minutes. Tell it to nobody: customer service never asks for it.";
    PurposeLogin: "登录", "sign in";
    PurposeBind: "绑定手机", "bind this phone";
    PurposeRebind: "更换手机", "change the phone of your account";
    PurposeReset: "重置密码", "reset your password";
    PurposeErase: "注销账号", "delete your account";
    PurposeExport: "导出个人数据", "export your data";
    SmsPhoneChanged: "你的账号在 {time} 换了手机号。不是你本人？{days} 天内打开“找回密码”，用这个号码就能拿回账号。", "The phone of your account was changed at {time}. Not you? Within {days} days “Reset password” recovers the account with this number.";
    SmsPhoneChangedForGood: "你的账号在 {time} 换了手机号。不是你本人？请马上联系客服。", "The phone of your account was changed at {time}. Not you? Contact customer service now.";
    SmsPasswordChanged: "你的账号在 {time} 改了密码。不是你本人？请马上打开“找回密码”，用这个号码重新设置。", "The password of your account was changed at {time}. Not you? Reset it now with this number.";
    SmsAccountRecovered: "你绑定的账号在 {time} 被换下来的手机号拿回去了，这个号码已解绑。有疑问请联系客服。", "The previous phone recovered the account of this number at {time}. This number is no longer bound. Questions? Contact customer service.";
    SmsExportRequested: "你的账号在 {time} 申请了导出个人数据。不是你本人？请马上修改密码，下载链接就会失效。", "An export of your data was requested at {time}. Not you? Change your password now, which also ends the link.";
    SmsErasureAsked: "你的账号在 {time} 申请了注销。不是你本人？请马上登录取消注销，并修改密码。", "Deletion of your account was requested at {time}. Not you? Sign in now to cancel it, then change your password.";
    PasswordChangedTitle: "密码已修改", "Your password was changed";
    PasswordChangedMessage: "<p>你的账号改了密码，其他登录都已退出。</p>{circumstances}<p>不是你本人的话，请马上用绑定的手机重置密码。没有绑定手机的，请联系客服。</p>", "<p>The password of your account was changed, and all other logins have ended.</p>{circumstances}<p>Not you? Reset it now with your phone, or contact customer service.</p>";
    PhoneBoundTitle: "手机号已绑定", "A phone was bound";
    PhoneBoundMessage: "<p>你的账号绑定了手机 {phone}，其他登录都已退出。</p>{circumstances}<p>不是你本人的话，请马上修改密码，并联系客服。</p>", "<p>The phone {phone} was bound to your account, and all other logins have ended.</p>{circumstances}<p>Not you? Change your password now, and contact customer service.</p>";
    PhoneChangedTitle: "手机号已更换", "Your phone was changed";
    PhoneChangedMessage: "<p>你的账号从手机 {old} 换到了 {phone}，其他登录都已退出。</p>{circumstances}<p>不是你本人的话，{days} 天内打开“找回密码”，用原来的号码就能拿回账号。</p>", "<p>Your account moved from the phone {old} to {phone}, and all other logins have ended.</p>{circumstances}<p>Not you? Within {days} days “Reset password” recovers the account with the old number.</p>";
    AccountRecoveredTitle: "账号已拿回", "Your account is back";
    AccountRecoveredMessage: "<p>你用原来的手机 {phone} 重置了密码，它重新绑定到账号，其他登录都已退出。</p>{circumstances}<p>不是你本人的话，请联系客服。</p>", "<p>You reset the password with your earlier phone {phone}. It is bound again, and all other logins have ended.</p>{circumstances}<p>Not you? Contact customer service.</p>";
    NewDeviceTitle: "新设备登录", "Sign-in from a new device";
    NewDeviceMessage: "<p>你的账号在一台没用过的设备上登录了。</p>{circumstances}<p>是你本人就不用管。如果不是，点“这不是我”让它退出，再修改密码。</p>", "<p>A device that was not used before has signed in to your account.</p>{circumstances}<p>If it was you, do nothing. Otherwise tap “Not me” to sign it out, then change your password.</p>";
    ExportedTitle: "已申请导出个人数据", "Export of your data requested";
    ExportedMessage: "<p>你的账号申请了导出个人数据，下载链接 {minutes} 分钟内有效，只能下载一次。</p>{circumstances}<p>不是你本人的话，请马上修改密码，其他登录会全部退出，下载链接也会失效。</p>", "<p>An export of your data was requested. The link works once, within {minutes} minutes.</p>{circumstances}<p>Not you? Change your password now, which also ends all other logins and the link.</p>";
    Circumstances: "<p>时间：{time}<br>设备：{device}<br>网络：{address}</p>", "<p>Time: {time}<br>Device: {device}<br>Network: {address}</p>";
    NetworkUnknown: "未知", "unknown";
    NewPlayer: "玩家", "Player ";
    ErasedPlayer: "已注销用户", "Deleted account";
    EntryErased: "注销账号，余额清零", "Account deleted, balance cleared";
    ErasureCancelledTitle: "注销已取消", "Deletion cancelled";
    ErasureCancelled: "你在冷静期内登录了，注销申请已经取消，账号和数据都还在。如果不是你本人登录，请马上修改密码。", "You signed in, so the deletion is cancelled and nothing was deleted. Not you? Change your password now.";
    NotEnoughCoins: "X钻不够了，充值后再来吧", "Not enough coins";
    PriceChanged: "价格刚刚变了，请确认后再试", "The price has changed, please confirm the new one";
    KeyUsed: "这个请求标识已用于别的操作", "this key was used for something else";
    PlatformRule: "请选 1（安卓）或 2（iOS）", "1 (Android) or 2 (iOS)";
    AppPlatformRule: "请选 android 或 ios", "android or ios";
    EntryGame: "下载「{name}」", "Download of {name}";
    EntryVip: "开通{name}", "Membership: {name}";
    EntryOrder: "充值：{name}", "Recharge: {name}";
    EntryInvite: "邀请奖励：{name}", "Invitation: {name}";
    EntryClawBack: "邀请奖励收回：{name}", "Invitation taken back: {name}";
    InviteTitle: "邀请奖励到账", "Your invitation has paid";
    InviterMessage: "<p>你邀请的好友「{name}」安顿下来啦，{coins}X钻已经到账。谢谢你带来新朋友！</p>", "<p>{name}, whom you invited, has settled in: {coins} coins are yours.</p>";
    InviteeMessage: "<p>你接受了「{name}」的邀请，{coins}X钻见面礼已经到账，玩得开心！</p>", "<p>You came with {name}: {coins} coins are yours. Have fun!</p>";
    ClawBackTitle: "邀请奖励收回通知", "An invitation was taken back";
    ClawBackMessage: "<p>与「{name}」有关的邀请奖励不符合规则，已收回{coins}X钻。原因：{reason}</p>", "<p>The reward of the invitation with {name} was taken back: {coins} coins. Why: {reason}</p>";
    ClawBackOwed: "<p>另有{owed}X钻已经花掉，只作记录，不会另外扣除。</p>", "<p>{owed} more coins are spent already; they are written down and not taken otherwise.</p>";
    EntryCheckIn: "签到：{name}", "Check-in: {name}";
    EntryMakeUp: "补签：{name}", "Made up: {name}";
    EntryTask: "任务奖励：{name}", "Task: {name}";
    EntryDraw: "抽奖：{name}", "Draw: {name}";
    EntryPrize: "中奖：{name}", "Prize: {name}";
    EntryRefund: "退款：{name}", "Refund: {name}";
    EntryRefundPart: "部分退款：{name}", "Partial refund: {name}";
    EntryDebt: "抵扣退款欠下的 X钻：{name}", "Settles a refund of spent X钻: {name}";
    EntryTakeBack: "收回游戏，退还 X钻：{name}", "Game taken back, X钻 returned: {name}";
    TaskTitle: "任务完成：{what}", "Task done: {what}";
    TaskMessage: "<p>您在“{activity}”里完成了“{what}”，奖励{paid}已到账。</p>", "<p>You did “{what}” of “{activity}”: {paid} is yours.</p>";
    PrizeTitle: "恭喜中奖：{what}", "You won: {what}";
    PrizeMessage: "<p>您在“{activity}”里抽中了“{what}”，{paid}已到账。</p>", "<p>You drew “{what}” of “{activity}”: {paid} is yours.</p>";
    PaidCoins: "{n}X钻", "{n} coins";
    PaidVip: "{n}天会员", "{n}-day membership";
    And: "和", " and ";
    Gone: "内容不存在或已下架", "This is gone";
    ConditionNotMet: "还不满足条件", "A condition is not met yet";
    RatingNeedsDownload: "下载后可以评分", "Download the game to rate it";
    StarsRule: "请打 1–5 星", "1 to 5 stars";
    DayRule: "只能补签本月今天之前的日子", "a day of this month before today";
    MonthRule: "月份写成 2026-11 这样", "a month such as 2026-11";
    GiftAccountAge: "账号注册天数还不够", "Your account is too new for this gift";
    GiftPhone: "绑定手机后可以领取", "Bind a phone to claim this gift";
    GiftDeviceCap: "这台设备的领取次数已达上限", "This device has reached its limit of claims";
    GiftNetworkCap: "当前网络的领取次数已达上限", "This network has reached its limit of claims";
    GiftTitle: "礼包到手：{name}", "Your gift: {name}";
    GiftMessage: "<p>“{name}”的兑换码：<strong>{code}</strong></p><p>活动结束后也能在“我的礼包”里找到它。</p>", "<p>Your code of “{name}”: <strong>{code}</strong></p>";
    GoodsMessage: "<p>“{name}”已放进你的账号，到“我的道具”里看看。</p>", "<p>“{name}” is in your account. See “My items”.</p>";
    CheckInTitle: "签到奖励", "Check-in";
    CheckInMessage: "<p>连续签到第 {streak} 天，{coins}X钻已到账。</p>", "<p>Day {streak} in a row: {coins} coins are yours.</p>";
    BadgeTitle: "全勤徽章到手", "The month's badge";
    BadgeMessage: "<p>{month} 每天都来了，这个月的全勤徽章归你啦。</p>", "<p>Every day of {month}: the month's badge is yours.</p>";
    OrderState: "订单状态已变化，请刷新后再看", "The order has moved on, please look again";
    ChannelAway: "支付通道暂时不可用，请稍后再试", "This way to pay is not available right now";
    RefundTitle: "退款通知", "Refund";
    RefundElsewhereMessage: "<p>您的订单“{item}”已退款，款项已另行退还，请留意到账。</p><p>原因：{reason}</p>", "<p>Your order “{item}” was refunded; the money was paid back by another way.</p><p>Reason: {reason}</p>";
    RefundMessage: "<p>您的订单“{item}”已退款，款项会原路退回，请留意到账。</p><p>原因：{reason}</p>", "<p>Your order “{item}” was refunded; the money goes back the way it came.</p><p>Reason: {reason}</p>";
    RefundPartMessage: "<p>您的订单“{item}”已部分退款 {amount}，款项会原路退回，请留意到账。</p><p>原因：{reason}</p>", "<p>{amount} of your order “{item}” were refunded; the money goes back the way it came.</p><p>Reason: {reason}</p>";
    RefundPartElsewhereMessage: "<p>您的订单“{item}”已部分退款 {amount}，款项已另行退还，请留意到账。</p><p>原因：{reason}</p>", "<p>{amount} of your order “{item}” were refunded; the money was paid back by another way.</p><p>Reason: {reason}</p>";
    RefundGamesMessage: "<p>已收回游戏：{games}。购买时付的 X钻 已先退还，用来抵扣这笔退款。想继续玩，可以重新购买。</p>", "<p>Taken back: {games}. Its X钻 were returned first and count towards this refund. You can buy it again.</p>";
    RefundDebtMessage: "<p>账户里的 X钻 不够收回，还差 {coins} X钻，会从您之后得到的 X钻 里自动扣除。</p>", "<p>{coins} X钻 of this order were spent. They are taken from the X钻 that you get later.</p>";
    CashierTitle: "沙箱收银台", "Sandbox cashier";
    CashierNote: "模拟支付，不会产生真实扣款", "Nothing is really charged here";
    CashierPay: "确认支付", "Pay";
    CashierMore: "模拟其他情况", "Try something else";
    CashierLate: "支付成功，通知晚到", "Paid, called back late";
    CashierThrice: "支付成功，通知重复三次", "Paid, called back three times";
    CashierSilent: "支付成功，没有通知", "Paid, never called back";
    CashierFail: "支付失败", "The bank says no";
    CashierClose: "关闭交易", "Close the trade";
    CashierWaiting: "等待付款", "To be paid";
    CashierFailed: "支付失败，请再试一次", "That failed, please try again";
    CashierPaid: "支付成功", "Paid";
    CashierClosed: "交易已关闭", "The trade is closed";
    CashierRefunded: "已退款", "Refunded";
    CashierBack: "返回商家", "Back to the shop";
    CashierOrder: "订单号", "Order";
    FieldMissing: "不能为空", "is missing";
    FieldMalformed: "格式不正确", "is malformed";
    LoginNameRule: "4–20 位字母、数字或下划线", "4 to 20 letters, digits or underscores";
    PasswordRule: "密码为 8–64 个字符", "8 to 64 characters";
    PasswordGuessable: "太容易猜到了，换一个长一点的，比如几个不相干的词", "too easy to guess: take a longer one, such as a few unrelated words";
    PinRule: "密码是 4 位数字", "four digits";
    NameRule: "昵称为 1–16 个看得见的字符", "1 to 16 characters that can be seen";
    SignatureRule: "签名最多 60 个字符，写成一行", "one line of up to 60 characters";
    RealNameRule: "请填写 2–20 个字的真实姓名", "a real name of 2 to 20 letters";
    SexRule: "请选择性别", "0, 1 or 2";
    AgeRule: "年龄在 0–150 之间", "0 to 150";
    EndRule: "请给出 id 或 others=1", "give id or others=1";
    PictureTooLarge: "图片太大了，请选小一点的", "The picture has too many bytes";
    PictureTooManyPixels: "图片尺寸太大了，请选 4000 万像素以内的", "more than 40 million pixels";
    PictureUnknown: "请选 JPEG、PNG、WebP 或 GIF 图片", "Send a JPEG, PNG, WebP or GIF picture";
    PictureBroken: "这张图片打不开，换一张试试", "the picture cannot be opened";
    UploadTooSlow: "上传太慢了，请换个网络再试", "The upload was too slow";
    LinkInvalid: "下载链接已失效，请回到游戏页重新下载", "This address is no longer good: go back to the game and download again";
    ExportInvalid: "下载链接已用过或已过期，请回到“导出我的数据”重新申请", "This download link was used or has expired. Request a new one under “Export my data”";
    PageInvalid: "这一页的链接已失效，请重新打开章节", "This address is no longer good: open the chapter again";
    DeviceRule: "设备名为 1–64 个字符", "1 to 64 characters";
    LocatorRule: "没有这样的阅读位置", "no such place in a chapter";
    RecordsRule: "一次最多 50 条", "at most 50 at once";
    DeviceUnknown: "未知设备", "Unknown device";
    BrowserWechat: "微信", "WeChat";
    BrowserQq: "QQ浏览器", "QQ Browser";
    BrowserUc: "UC浏览器", "UC Browser";
    BrowserMi: "小米浏览器", "Mi Browser";
    BrowserHuawei: "华为浏览器", "Huawei Browser";
    BrowserSamsung: "三星浏览器", "Samsung Internet";
    PageRule: "页码从 1 开始", "pages start at 1";
    PageSizeRule: "每页 1–100 条", "1 to 100 a page";
    PageTooDeep: "翻得太深了，请用 cursor 继续", "too deep: continue with cursor";
    CursorRule: "游标无效", "not a cursor of this list";
    SortRule: "没有这种排序", "no such order";
    ReadRule: "请给出 id、ids 或 all=1", "give id, ids or all=1";
    IdsRule: "最多 100 个数字，用逗号隔开", "at most 100 numbers between commas";
    DeviceIdRule: "设备 id 为 1–64 位字母、数字、横线或下划线", "1 to 64 letters, digits, dashes or underscores";
    ChannelIdRule: "渠道号为 1–64 个看得见的字符", "1 to 64 characters that can be seen";
    DeviceTypeRule: "请选 h5、android 或 ios", "h5, android or ios";
    OsTypeRule: "请选 1（安卓）、2（iOS）或 3（浏览器）", "1 (Android), 2 (iOS) or 3 (a browser)";
    DeviceIdMissing: "SDK初始化失败，无法获取设备id", "SDK initialisation failed, device id could not be obtained";
    MethodNotAllowed: "请求方式不对", "Method not allowed";
    NotAcceptable: "没有您要的编码方式", "None of the encodings asked for is there";
    TooLarge: "内容太大了", "Too large";
    WrongMediaType: "请求的格式不受支持", "Unsupported media type";
    PackedBody: "请不要压缩提交的内容", "Compressed bodies are not supported";
    ForeignPage: "请从本站的页面操作", "Please do this on a page of this site";
    OriginRefused: "不允许从这个页面连接", "Connections from this origin are refused";
    NotASocket: "请用 WebSocket 连接", "A WebSocket is expected";
    TicketInvalid: "连接凭证无效或已使用", "The ticket is invalid or was used";
    Busy: "服务繁忙，请稍后再试", "Too busy, please try again a little later";
    BodyTooSlow: "请求超时，请稍后再试", "The request took too long to arrive";
    TooSlow: "处理超时，请稍后再试", "This took too long, please try again";
    TooManyTopics: "同时关注的太多了", "Too many topics on one socket";
    TooManySockets: "打开的连接太多了，先关掉几个吧", "Too many open connections";
    NotAllowedHere: "这里不允许这样做", "This is not allowed here";
    Muted: "你被禁言了，暂时不能发言", "You may not write for now";
    Banned: "这个网络或设备在 {until} 之前不能登录和发言，有疑问请联系客服", "Until {until} (China time), nobody can sign in or write from this network or device; customer service can help";
    Blocked: "对方设置了权限，不能这样做", "They do not want that of you";
    Blocking: "你拉黑了对方，先解除再关注吧", "You have blocked them: end that first";
    YouthSpends: "青少年模式下不能消费", "No spending in youth mode";
    YouthBinds: "青少年模式下不能绑定手机号，请家长先关闭青少年模式", "The phone number cannot change in youth mode. Turn it off first";
    YouthRecovers: "青少年模式下不能用原来的手机号拿回账号，请联系客服", "In youth mode the old number cannot recover the account. Contact customer service";
    YouthTooSoon: "刚换过手机号，原来的号码还能拿回账号，过几天再开启青少年模式吧", "The phone number changed a few days ago and the old one can still recover the account. Turn youth mode on in a few days";
    PhoneReplaced: "这个手机号刚从一个账号上换下来。那是你的账号的话，去“找回密码”用它拿回账号", "An account replaced this number a few days ago. If the account is yours, “Reset password” recovers it";
    YouthNight: "青少年模式：22:00 到 6:00 休息，明天再来吧", "Youth mode rests from 22:00 to 6:00. See you tomorrow";
    YouthTime: "青少年模式：今天的 40 分钟用完了，明天再来吧", "Youth mode: today's 40 minutes are used. See you tomorrow";
    Already: "已经操作过了", "This was done before";
    NotOneself: "不能对自己这样做", "not to oneself";
    ReportOwn: "不能举报自己", "one's own things are not reported";
    DetailRule: "补充说明最多 500 个字", "up to 500 characters";
    ReleaseRule: "版本号格式不正确", "1 to 64 letters, digits, ., _, - or +";
    RouteRule: "路由格式不正确", "a route's pattern without digits, up to 64 characters";
    StackRule: "错误信息最多 4000 个字", "up to 4000 characters";
    ErrorsRule: "一次最多 3 个错误", "at most 3 errors";
    MentionsRule: "最多 100 个玩家", "at most 100 players";
    GroupRule: "没有这种通知", "likes, replies or follows";
    NoticeReadRule: "请给出 ids、group 或 all", "give ids, group or all";
    MuteTitle: "禁言通知", "You may not write for now";
    MuteMessage: "你被禁言到 {until}，在此之前不能发帖和评论。原因：{reason}", "Until {until} you may not write. Why: {reason}";
    CommentDeletedTitle: "评论处理通知", "About your comment";
    CommentDeleted: "你的评论「{comment}」被删除了。原因：{reason}", "Your comment “{comment}” was deleted. Why: {reason}";
    CommentHidden: "你的评论「{comment}」被隐藏了，别人暂时看不到。原因：{reason}", "Your comment “{comment}” was hidden. Why: {reason}";
    CommentShown: "你的评论「{comment}」恢复显示了。{reason}", "Your comment “{comment}” is shown again. {reason}";
    WarnTitle: "社区提醒", "A word about the rules";
    WarnMessage: "你的发言或行为不符合社区规则，请多留意。原因：{reason}", "What you wrote or did breaks the rules. Why: {reason}";
    WritingHidden: "你最近发布的 {n} 条内容被隐藏了，别人暂时看不到。原因：{reason}", "{n} of your posts and comments were hidden. Why: {reason}";
    ReportAnswerTitle: "举报处理结果", "About your report";
    ReportAnswer: "你举报的内容已经处理了，谢谢你帮大家守护社区。结论：{verdict}", "Your report was decided. Thank you. Verdict: {verdict}";
    AppealTitle: "申诉处理结果", "About your appeal";
    AppealLifted: "你的申诉通过了，这项处理已经撤销。{answer}", "Your appeal succeeded: the measure was lifted. {answer}";
    AppealUpheld: "你的申诉看过了，这项处理维持不变。{answer}", "Your appeal was read, and the measure stays. {answer}";
    AppealDecided: "这条申诉已经处理过了", "the appeal was decided before";
    AppealEnded: "这项处理已经结束，不用申诉啦", "The measure has ended";
    AppealRule: "申诉写 1–500 个字", "an appeal has 1 to 500 characters";
    PostIsDeleted: "已删除，不能再改动", "is deleted and cannot be changed";
    CommentIsDeleted: "已被作者删除，不能再改动", "is deleted and cannot be changed";
    PostOutOfSight: "所在的帖子已隐藏或删除", "is below a post that is hidden or deleted";
    NotReported: "没有人举报过，什么都没有做", "nobody reported it; nothing was done";
    ReportActionRule: "隐藏和删除二选一，且只用于帖子和评论", "hide or delete, and only posts and comments; nothing was done";
    ReportKindRule: "须为 post、comment 或 user", "must be post, comment or user";
    CheckedTextRule: "文字为 1–5000 个字", "a text has 1 to 5,000 characters";
    WritingCursorRule: "须为上一页的 nextBefore", "must be the nextBefore of the page before";
    CommentPicture: "[图片]", "[picture]";
    ThreadLocked: "帖子已锁定，不能再评论了", "The thread is locked";
    SaidAlready: "刚刚发过一样的内容啦，换点新的吧", "You have just published the same";
    NewcomerLinks: "新朋友还不能发链接，过一阵子就可以啦", "New players cannot publish links yet";
    CommentRule: "评论为 1–1000 个字", "a comment has 1 to 1,000 characters";
    PostRule: "正文为 1–5000 个字", "a post has 1 to 5,000 characters";
    TitleRule: "标题最多 60 个字，写成一行", "one line of up to 60 characters";
    ImagesRule: "最多放 9 张图片", "at most 9 pictures";
    MediaUnknown: "有图片或视频没找到，请重新上传", "this was not uploaded, or is something else";
    TagUnknown: "没有这个话题标签", "no such tag";
    GameUnknown: "没有这款游戏", "no such game";
    MediaKindRule: "请在文件之前给出 kind：image 或 video", "image or video, before the file";
    VideoUnknown: "请选 MP4 或 MOV 视频（H.264 编码）", "Send an MP4 or MOV video with H.264, VP9 or AV1";
    VideoBroken: "这个视频打不开，换一个试试", "the video cannot be read";
    VideoTooLarge: "视频太大了，请剪短或压缩一下", "The video has too many bytes";
    VideoTooLong: "视频太长了，请剪短一点", "the video is too long";
    ConfigImages: "每个帖子的图片数", "Pictures of a post";
    ConfigContent: "正文字数", "Characters of a post";
    ConfigTitle: "标题字数", "Characters of a title";
    ConfigComment: "评论字数", "Characters of a comment";
    ConfigReport: "举报说明字数", "Characters of a report's explanation";
    ConfigMentions: "一次可以@的人数", "People that a text can mention";
    ConfigImageBytes: "图片大小（字节）", "Bytes of a picture";
    ConfigVideoBytes: "视频大小（字节）", "Bytes of a video";
    ConfigVideoSeconds: "视频时长（秒）", "Seconds of a video";
    KeyRule: "须为 UUID", "must be a UUID";
    Moderation: "帖子处理通知", "About your post";
    PostHidden: "你的帖子「{post}」被隐藏了，别人暂时看不到。原因：{reason}", "Your post “{post}” was hidden. Why: {reason}";
    PostRestored: "你的帖子「{post}」恢复显示了，大家又能看到它啦。{reason}", "Your post “{post}” is shown again. {reason}";
    PostLocked: "你的帖子「{post}」被锁定了，不能再评论。原因：{reason}", "Your post “{post}” was locked. Why: {reason}";
    PostUnlocked: "你的帖子「{post}」解除锁定了，又可以评论啦。{reason}", "Your post “{post}” was unlocked. {reason}";
    PostDeleted: "你的帖子「{post}」被删除了。原因：{reason}", "Your post “{post}” was deleted. Why: {reason}";
    ReasonRule: "原因写成一行，1–200 个字", "one line of 1 to 200 characters";
    NoteRule: "备注为 1–1000 个字", "a note has 1 to 1,000 characters";
    MeasureEndRule: "请给出 days（1–3650），或十年之内的将来时间 until", "give days (1 to 3,650), or until, which must be in the future and at most ten years away";
    BanTargetRule: "请给出 address 或 device 中的一个", "give an address or a device, one of the two";
    BanAddressRule: "请给出地址或网段，例如 203.0.113.9 或 203.0.113.0/24", "give an address or a network, such as 203.0.113.9 or 203.0.113.0/24";
    BanTooWide: "网段太大：IPv4 最大 /16，IPv6 最大 /32", "the network is too wide: at most a /16 of IPv4 or a /32 of IPv6";
    BanPrivate: "这是本机、内网或代理的网段，封禁会影响所有人", "this is a loopback, private or proxy network: its ban would keep everybody out";
    BanOwn: "你自己的地址在这个网段里", "your own address is in this network";
    BanDeviceRule: "请照登录记录填写设备号，1–64 个字", "give the device id as the logins show it, 1 to 64 characters";
    BanEndRule: "请给出 days（1–365），或一年之内的将来时间 until", "give days (1 to 365), or until, which must be in the future and at most a year away";
    MeasuresChanged: "的处理记录刚刚变了，请先看一遍再决定", "has other measures by now: look at them before you decide";
    AccountErased: "已注销，不能再改动", "is erased: nothing of it can change";
    RenamedTitle: "昵称已修改", "Your name was changed";
    RenamedMessage: "你的昵称「{old}」被改成了「{name}」。原因：{reason}", "Your name “{old}” was changed to “{name}”. Why: {reason}";
    AvatarResetTitle: "头像已重置", "Your picture was removed";
    AvatarResetMessage: "你的头像被移除了，可以换一张新的。原因：{reason}", "Your picture was removed. You can choose another one. Why: {reason}";
    PhoneUnboundTitle: "手机号已解绑", "Your phone was unbound";
    PhoneUnboundMessage: "客服解绑了你账号的手机号，所有登录都已退出。请用账号和密码登录，再绑定新的手机号。原因：{reason}", "Customer service unbound the phone of your account, and all logins have ended. Sign in with name and password, then bind another phone. Why: {reason}";
    NameHasWord: "昵称里有不允许的词", "the name has a word that is not allowed";
    HasNoPhone: "没有绑定手机号", "has no phone";
    HasOnlyPhone: "没有账号名和密码，解绑手机号就再也登录不了", "has no login name and password: without the phone nobody could sign in";
    PhoneOfYouth: "开着青少年模式，请先关闭", "is in youth mode: switch it off first";
    SaidRestored: "{who} 可以重新登录了。", "{who} can sign in again.";
    SaidLoggedOut: "{who}：结束了 {logins}。", "{who}: {logins} ended.";
    SaidLogin: "1 个登录", "1 login";
    SaidLogins: "{n} 个登录", "{n} logins";
    SaidMuted: "{who} 在 {until} 之前不能发言。", "{who} may not write until {until}.";
    SaidUnmuted: "{who} 可以发言了。", "{who} may write again.";
    SaidYouthOff: "{who} 不再是青少年模式。", "{who} is no longer in youth mode.";
    SaidNoted: "已记下关于 {who} 的备注。", "Noted about {who}.";
    SaidSuspended: "{who} 停用到 {until}；结束了 {logins}。", "{who} is suspended until {until}; {logins} ended.";
    SaidRenamed: "{who} 现在叫「{name}」。", "{who} is called \"{name}\" now.";
    SaidRenamedBefore: "{who} 本来就叫「{name}」，什么都没有做。", "{who} is called \"{name}\" already; nothing was done.";
    SaidAvatarReset: "{who} 的头像已移除。", "The picture of {who} is removed.";
    SaidNoAvatar: "{who} 没有头像，什么都没有做。", "{who} has no picture; nothing was done.";
    SaidUnbound: "{who} 的手机号已解绑；结束了 {logins}。", "The phone of {who} is unbound; {logins} ended.";
    SaidNoAccount: "没有账号 {who}", "there is no account {who}";
    SaidShared: "{who} 是 {n} 个玩家的名字（uid {uids}），什么都没有做。请用 {ways}", "{who} names {n} players (uid {uids}); nothing was done. Say {ways}";
    SaidOr: " 或 ", " or ";
    SaidMore: "还有更多，请写得更完整", "There are more: give more of the name";
    SaidBy: "（匹配：{by}）", "  (by {by})";
    SaidEntries: "{who}：{n} X钻，{total} 条记录", "{who}: {n} X钻, {total} entries";
    SaidUntil: "到 {time}", "until {time}";
    SaidEnded: "结束于 {time}（{reason}）", "ended {time} ({reason})";
    SaidLastLogin: "最近登录 {time}，{address}", "last sign-in {time}, {address}";
    SaidNoLogin: "没有登录记录", "no sign-in is stored";
    SaidDevice: "设备", "device";
    SaidOrder: "订单", "order";
    SaidNote: "备注", "note";
    SaidMeasure: "处理", "measure";
    SaidRestriction: "限制记录", "restriction";
    SaidSuggestion: "180 天内有 {n} 次处理，建议下一次：{what}", "{n} measures in 180 days; the next one: {what}";
    StepWarn: "警告", "warn";
    StepMute: "禁言 {days} 天", "mute for {days} days";
    StepSuspend: "停用 {days} 天", "suspend for {days} days";
    SaidWarned: "{who} 已被警告。", "{who} is warned.";
    SaidLog: "日志", "log ";
    SaidUnread: "未读：{messages} 条消息、{likes} 个赞、{replies} 条回复、{follows} 个关注", "unread: {messages} messages, {likes} likes, {replies} replies, {follows} follows";
    SaidProfile: "注册于 {time}，渠道 {channel}，{coins} X钻，等级 {level}，{posts} 篇帖子", "since {time}, channel {channel}, {coins} X钻, level {level}, {posts} posts";
    SaidVip: "，会员到 {time}", ", member until {time}";
    SaidYouth: "，青少年模式", ", youth mode";
    SaidSuspension: "停用到 {time}：{reason}", "suspended until {time}: {reason}";
    SaidMute: "禁言到 {time}：{reason}", "muted until {time}: {reason}";
    SaidErasing: "注销：{step}，申请于 {asked}，到期 {due}", "erasure: {step}, asked {asked}, due {due}";
    SaidErased: "已于 {time} 注销", "erased {time}";
    SaidLoginName: "账号", "login name";
    SaidPhone: "手机", "phone";
    SaidLive: "{n} 个有效登录", "{n} live logins";
    WhoRule: "请给出 1–100 个字", "1 to 100 characters";
    OperatorNameRule: "2–32 位小写字母、数字、点、横线或下划线，以字母开头，不能是 dev", "2 to 32 letters a-z, digits, dots, dashes or underscores, beginning with a letter, and not dev";
    OperatorNameTaken: "已有这个名字的操作员", "an operator has this name";
    OperatorPasswordRule: "密码为 12–128 个字符", "12 to 128 characters";
    OperatorPasswordOnce: "先换掉一次性密码再继续", "Replace the one-time password first";
    OperatorRolesRule: "请至少选一个角色", "at least one role";
    OperatorLastAdmin: "最后一个管理员不能停用，也不能去掉管理员角色", "The last admin stays enabled and stays an admin";
    GrantAmountRule: "数量为 1 到 10 亿，负数表示扣除", "from 1 to 1000000000, or from -1000000000 to -1";
    GrantKeyRule: "请写成一行，1–64 个字", "one line of 1 to 64 characters";
    ChangeKeyUsed: "这个 key 已用于另一次操作", "the key was used for another change";
    GrantNotEnough: "玩家的 X钻 不够", "the player does not have that many X钻";
    GrantTooMuch: "余额会超出范围", "the balance would be out of range";
    TradeNoRule: "请写成一行，1–64 个字", "one line of 1 to 64 characters";
    RefundNotEnough: "玩家剩下的 X钻 不够收回", "the player has spent the X钻 of the order";
    RefundAmount: "退款金额要大于 0，且不超过还没退的金额", "the amount is not between 0.01 and what is left of the payment";
    RefundNotOwned: "玩家没有这个游戏", "the player does not own this game";
    RefundNoCoins: "这笔退款不缺 X钻，不能记欠款或收回游戏", "no X钻 are missing for this refund: neither a debt nor a game belongs to it";
    RefundNoPart: "这笔订单没有这个编号的部分退款", "the order has no partial refund with this number";
    RefundHowRule: "写一行说明怎样退的款，1–200 字，只用于另行退款", "how the money went back: one line of 1 to 200 characters, only if it was paid elsewhere";
    RefundPartRule: "只有另行退款时才能给出部分退款的编号，且不能带金额、欠款或游戏", "only for money that was paid elsewhere, and without an amount, a debt or games";
    RefundGamesRule: "最多 20 个游戏，每个只写一次", "at most 20 games, each once";
    BillDayRule: "请给出已经结束的一天，例如 2026-11-27", "a day that is over, such as 2026-11-27";
    BillNotReady: "渠道还没有出这一天的账单", "the channel has no bill of that day yet: they are made at about nine in the morning";
    BillNone: "这个渠道没有启用，或没有账单", "the channel is off here, or makes no bills";
    BillOwnOrder: "这笔订单是你退款或确认的，差异要由另一位操作员处理", "you settled or refunded this order: another operator must resolve its difference";
    BillFault: "渠道的账单没能取到", "the channel's bill could not be read";
    RefundNothing: "这笔订单没有可退的", "there is nothing to refund";
    RefundDone: "这笔订单已经退过款", "the order is refunded already: reject or withdraw the proposal";
    RefundChanged: "现在要退的金额和提案里的不一样，请驳回或撤回", "the refund would not return the amount that the proposal shows: reject or withdraw it";
    RefundByChannel: "渠道已经退过这笔钱了", "the channel has paid this money back already";
    RefundAsked: "正在请渠道退这笔钱，请一分钟后再试", "the channel is asked for this refund right now: try again in a minute";
    RefundNoPayment: "这笔订单没有这个支付单号", "the order has no such payment";
    MessageToRule: "请给出 uid:<数字>、all、vip 或 channel:<渠道>", "uid:<number>, all, vip or channel:<1 to 64 characters>";
    MessageTitleRule: "标题写成一行，1–60 个字", "one line of 1 to 60 characters";
    MessageContentRule: "内容不能为空，最长 20000 字节", "must not be empty, nor longer than 20,000 bytes";
    MessageLinkRule: "请给出应用内的路径，例如 /checkin", "a path in the app, such as /checkin, of up to 500 bytes";
    MessageKindRule: "没有这种消息", "there is no such kind of message";
    MessageTimesRule: "只有发给多名玩家的消息才能有起止时间", "only messages to more than one player have times";
    MessageEndRule: "结束时间要晚于开始时间", "must be later than the begin";
    MessageEndPast: "结束时间已过", "the end has passed";
    MessageCorrectRule: "请给出新标题或新内容", "give a new title or a new content";
    MessageOver: "这条消息已撤回或已结束", "the message was withdrawn, or its end has passed";
    MessageChanged: "消息的文字和提案里的不一样，请驳回或撤回", "the message no longer has the texts that the proposal shows: reject or withdraw it";
    ProposalOwn: "自己的提案要由另一位操作员决定", "another operator must decide: this is your own proposal";
    ProposalOfAnother: "只有提案人可以撤回", "only its proposer can withdraw a proposal";
    ProposalDecided: "这个提案已有结论", "the proposal is decided already";
    ProposalExpired: "这个提案已过期，请重新提出", "the proposal has expired: propose the change again";
    ProposalNoProposer: "提案人已停用或不再有这项权限，请有权限的操作员重新提出", "its proposer is disabled or may no longer make this change: another operator must propose it again";
    ProposalSameSignIn: "你和提案人中的一位在七天内设置过另一位的登录（新建、密码、验证码或角色）；请第三位操作员批准", "within 7 days one of you and the proposer set up the other's sign-in: ask another operator to approve";
    ProposalStatusRule: "open、approved、rejected、withdrawn 或 expired", "open, approved, rejected, withdrawn or expired";
    NotSuspended: "没有被停用", "is not suspended";
    NotMuted: "没有被禁言", "is not muted";
    NotInYouthMode: "没有开启青少年模式", "is not in youth mode";
    TopicUnknown: "没有这个话题", "No such topic";
    FrameNotUnderstood: "看不懂这条消息", "The frame is not understood";
}

impl Text {
    /// The catalogue's text of a status, or `None`. The text of 404 is not here, because it contains the path.
    pub fn of_status(status: StatusCode) -> Option<Self> {
        Some(match status {
            StatusCode::BAD_REQUEST => Self::Malformed,
            StatusCode::UNAUTHORIZED => Self::Unauthorised,
            StatusCode::FORBIDDEN => Self::Forbidden,
            StatusCode::REQUEST_TIMEOUT => Self::TimedOut,
            StatusCode::INTERNAL_SERVER_ERROR => Self::Internal,
            StatusCode::NOT_IMPLEMENTED => Self::NotImplemented,
            StatusCode::BAD_GATEWAY => Self::BadGateway,
            StatusCode::SERVICE_UNAVAILABLE => Self::Unavailable,
            StatusCode::GATEWAY_TIMEOUT => Self::GatewayTimedOut,
            StatusCode::HTTP_VERSION_NOT_SUPPORTED => Self::HttpVersion,
            _ => return None,
        })
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let language = Language::current();
        f.write_str(self.in_language(language))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn chinese_unless_english_is_asked_for_first() {
        for (asked, language) in [
            ("", Language::Chinese),
            ("en", Language::English),
            ("en-GB,zh;q=0.5", Language::English),
            ("zh-CN,en;q=0.9", Language::Chinese),
            ("fr", Language::Chinese),
            ("en,zh", Language::English),
            ("zh,en", Language::Chinese),
            ("zh;q=0.1, EN-us;q=0.2", Language::English),
            ("en;q=0", Language::Chinese),
            ("en;q=0, zh", Language::Chinese),
            ("en;q=many", Language::Chinese),
            ("english, enm", Language::Chinese),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(asked));
            assert_eq!(Language::of(&headers), language, "{asked}");
        }
    }
}
