import { rewrite } from '../../support/database';
import { orderCoins, payOrder } from '../../support/orders';
import { call, callAs, callV1, newLoginName, register, type Player } from '../../support/players';
import { command } from '../../support/portal';
import { newPhone, smsCode } from '../../support/sms';
import { say } from '../../support/square';
import { demoPicture, upload, uploadAvatar } from '../../support/uploads';

/** Books of the demo content: two comics, two novels, an animation. */
const READ_BOOKS = [2005, 2001, 2018, 2019] as const;
const SHELF_BOOKS = [2001, 2003, 2005, 2010, 2018, 2021] as const;
const PACKS = [111, 112, 113] as const;
/** Posts of the demo content by six people. */
const POSTS = [1, 2, 3, 4, 5, 6] as const;

/** Makes a player whose lists all have entries. */
export async function createRegularPlayer(url: string, home: string): Promise<Player> {
  const me = await register(url);
  const v1 = <T = { id: number }>(method: string, path: string, json?: unknown) =>
    callV1<T>(url, me, method, `/api/v1/${path}`, json);
  const portal = (...args: string[]) => command(home, ...args);

  await introduce(url, me, '晴天小飞侠', 'xiongda', '白天上班，晚上救世界。欢迎加好友一起开黑！');
  await portal('coin', 'grant', '--to', me.loginName, '--amount', '3680');
  await callAs(url, me, '/api/vip/vipopen', {
    type: '2',
    payWith: 'coin',
    price: await vipPrice(url, me, 2),
    source: '0',
  });
  await payOrder(url, me, await orderCoins(url, me, { packageId: '3', price: '9800' }));
  await orderCoins(url, me, { packageId: '2', price: '3000' });
  await rewrite(home, past(me));
  await v1('POST', 'checkin/today');
  for (const pack of PACKS) await v1('POST', `gift/${pack}/claim`);
  for (const book of SHELF_BOOKS) await v1('POST', `book/${book}/subscribe`, {});
  for (const [ago, book] of READ_BOOKS.entries()) await read(url, me, book, ago);
  for (const id of POSTS) {
    const { author } = await v1<{ author: { uid: number; followed: boolean } }>('GET', `square/post/${id}`);
    if (!author.followed) await v1('POST', `user/follow/${author.uid}`);
  }

  const post = await v1('POST', 'square/post', {
    title: '新手必看：开局第一周怎么过',
    content:
      '整理了一份开局心得，给刚入坑的朋友参考。\n第一天先把主线推到第三章，别急着抽卡；第二天开始每天记得签到、领礼包。\n周末有双倍掉落，体力一定要留着。\n还有什么想问的，评论区见！',
    tag: 1,
    game: 1001,
    images: await pictures(url, me, ['mianguan-1', 'longgu-1', 'nongchang-2']),
  });
  await v1('POST', 'square/post', {
    content: '今天的晚霞也太好看了吧，截图分享给大家～',
    tag: 2,
    images: await pictures(url, me, ['maoka-1']),
  });
  for (const [id, text] of [
    [1, '看饿了，明天就去面馆打卡。'],
    [2, '按你的办法过了，谢谢大佬！'],
    [3, '收藏了，慢慢学。'],
  ] as const)
    await say(url, me, id, text);
  for (const id of [1, 2, 3]) await v1('POST', `square/post/${id}/like`);

  await befriend(url, home, me, post.id);
  await tell(portal, me);
  return me;
}

async function introduce(
  url: string,
  player: Player,
  name: string,
  face: string,
  signature: string,
): Promise<void> {
  await callAs(url, player, '/api/user/center/updateInfo', { name, sex: '1', age: '24', signature });
  await uploadAvatar(url, player, face);
  player.account.name = name;
}

async function vipPrice(url: string, me: Player, type: number): Promise<string> {
  const plans = (await callAs(url, me, '/api/vip/vipconfig', {})) as { type: number; coinPrice: number }[];
  return String(plans.find((plan) => plan.type === type)!.coinPrice);
}

/** SQL: registered 70 days ago, checked in on nine of the last ten days, and has last month's badge. */
function past({ account: { uid } }: Player): string {
  const today = `(now() at time zone 'Asia/Shanghai')::date`;
  const month = `date_trunc('month', now() at time zone 'Asia/Shanghai')`;
  return `
    update account set create_time = now() - interval '70 days' where uid = ${uid};
    insert into check_in (uid, day, streak, reward)
      select ${uid}, ${today} - ago, case when ago > 6 then 11 - ago else 7 - ago end, 5
      from generate_series(1, 10) ago where ago <> 7;
    insert into month_badge (uid, month, until) values (${uid}, ${month} - interval '1 month', ${month} + interval '1 month')`;
}

async function read(url: string, me: Player, book: number, ago: number): Promise<void> {
  const novel = book === 2018 || book === 2019;
  await callV1(url, me, 'PUT', `/api/v1/book/${book}/progress`, {
    chapterId: 2,
    locator: novel ? { paragraph: 1, offset: 0 } : { page: 1, offset: 0.5 },
    device: 'another phone',
    base: 0,
    readAt: new Date(Date.now() - ago * 26 * 3_600_000).toISOString(),
    force: true,
  });
}

/** Makes friends who like, comment and follow. Two of them accept the invitation, and one of these earns its reward. */
async function befriend(url: string, home: string, me: Player, post: number): Promise<void> {
  const { code } = await callV1<{ code: string }>(url, me, 'GET', '/api/v1/invite');
  const friends = [
    ['青柠汽水', 'xiaoman', '这篇写得太全了，已经转给我室友。'],
    ['月亮邮差', 'yinyue', '第二天那段救了我，差点把体力用光！'],
    ['阿星想睡觉', 'lanxing', '求出第二周的攻略。'],
  ] as const;
  for (const [place, [name, face, comment]] of friends.entries()) {
    const loginName = newLoginName();
    const password = `clear-sky-${loginName}`;
    const form = { loginName, password, inviteCode: place < 2 ? code : '' };
    const account = (await call(url, '/api/user/registerWithName', form)) as Player['account'];
    const friend: Player = { loginName, password, account };
    await introduce(url, friend, name, face, '一起玩呀');
    await callV1(url, friend, 'POST', `/api/v1/user/follow/${me.account.uid}`);
    await callV1(url, friend, 'POST', `/api/v1/square/post/${post}/like`);
    await say(url, friend, post, comment);
    if (place > 0) continue;
    const phone = newPhone();
    await callAs(url, friend, '/api/user/smsCode', { phone, scene: 'bind' });
    const bound = { phone, smsCode: await smsCode(home, phone, 'bind'), password };
    await callAs(url, friend, '/api/user/bind', bound);
    await callV1(url, friend, 'POST', '/api/v1/square/post/1/comment', { content: '新来的，给老板捧个场。' });
  }
}

async function tell(portal: (...args: string[]) => Promise<string>, me: Player): Promise<void> {
  for (const [kind, title, content] of [
    ['vip', '会员体验卡到账', '七天会员已经生效，付费游戏随便下。'],
    ['order', '充值成功', '1,068 X钻已经放进你的钱包，祝你玩得开心。'],
    ['gift', '《山河一局棋》礼包上新', '开局三件套等你来领，先到先得。'],
  ] as const)
    await portal(
      'message',
      'send',
      '--to',
      me.loginName,
      '--kind',
      kind,
      '--title',
      title,
      '--content',
      content,
    );
}

async function pictures(url: string, me: Player, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const form = new FormData();
    form.set('kind', 'image');
    form.set('file', await demoPicture(`posts/${name}.webp`), `${name}.webp`);
    ids.push((await upload<{ id: string }>(url, me, '/api/v1/media', form)).id);
  }
  return ids;
}
