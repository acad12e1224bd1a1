import { LOCAL_STORAGE, type LocalKey } from '@/deviceData';
import { storeAccount, GUEST, useAccount } from '@/features/account/accountStore';
import { dismissDetail } from '@/features/account/onboarding/dismissedDetails';
import { markFirstStep } from '@/features/account/onboarding/firstSteps';
import { promptForMissing } from '@/features/account/onboarding/promptStore';
import { readVipSource } from '@/features/account/vipSource';
import '@/features/animationPlayer/playbackSettings';
import { showAnnouncement } from '@/features/announcement/announcementStore';
import { historyQuery, shelfQuery } from '@/features/book/api';
import { readCommentDraft } from '@/features/comment/composer/drafts';
import { useDownloadedVersions } from '@/features/game/download/startedDownloads';
import { promptOnce } from '@/features/install/promptOnce';
import { monotonicNow } from '@/features/offline/savedOffline/clock';
import { useStorageLimit } from '@/features/offline/savedOffline/storageLimit';
import { preferredChannel } from '@/features/order/pay/channel';
import { returnToAfter } from '@/features/order/returnTo';
import { loadPostDraft } from '@/features/publish/draft/storage';
import { useComicSettings } from '@/features/reading/comic/settings';
import { useNovelSettings } from '@/features/reading/novel/settings';
import { useLight } from '@/features/reading/settings/brightness';
import { loadHistory } from '@/features/search/history';
import { QueryClient } from '@tanstack/react-query';
import { fakeNetwork } from '@test/fakeNetwork';
import { expect, it } from 'vitest';

/** The value that a release before versions stored, the same value in the current format, and a call that reads it. */
interface Case {
  key: LocalKey;
  old: string;
  now: object;
  read: () => unknown;
}

const NOON = 1_779_249_600_000;
const MENTIONED = [{ uid: 8, name: '小雨' }];

const offline = (query: typeof shelfQuery | typeof historyQuery) => {
  fakeNetwork({
    '/api/v1/book/shelf': new TypeError('no network'),
    '/api/v1/book/history': new TypeError('no network'),
  });
  return new QueryClient().fetchInfiniteQuery({ ...query(7), retry: false } as ReturnType<typeof shelfQuery>);
};

const CASES: Record<string, Case> = {
  account: {
    key: 'account',
    old: '{"uid":7,"token":"t","loginName":"sky_01","name":"小晴","accountType":1,"age":18,"sex":2,"needBind":1,"needRealName":0,"newAccount":0,"avatar":null}',
    now: { uid: 7, token: 't', name: '小晴', needBind: 1 },
    read: () => useAccount.fresh(),
  },
  vipconfig: {
    key: 'vipconfig',
    old: '{"type":1,"source":1001}',
    now: { type: 1, source: 1001 },
    read: readVipSource,
  },
  'pay-channel': {
    key: 'pay-channel',
    old: 'sandbox',
    now: { channel: 'sandbox' },
    read: () => preferredChannel([]),
  },
  'install-hint': {
    key: 'install-hint',
    old: 'Thu Nov 26 2026',
    now: { day: 'Thu Nov 26 2026' },
    read: promptOnce,
  },
  downloads: {
    key: 'downloads',
    old: '{"1001":"1.2.0"}',
    now: { versions: { 1001: '1.2.0' } },
    read: () => useDownloadedVersions.fresh(),
  },
  'kept-clock': {
    key: 'kept-clock',
    old: String(NOON),
    now: { latest: NOON },
    read: () => monotonicNow(NOON),
  },
  'kept-limit': {
    key: 'kept-limit',
    old: '1073741824',
    now: { bytes: 1_073_741_824 },
    read: () => useStorageLimit.fresh(),
  },
  'reader:light': {
    key: 'reader:light',
    old: '{"light":0.5}',
    now: { light: 0.5 },
    read: () => useLight.fresh(),
  },
  'reader:comic': {
    key: 'reader:comic',
    old: '{"way":"rtl"}',
    now: { way: 'rtl' },
    read: () => useComicSettings.fresh(),
  },
  'reader:novel': {
    key: 'reader:novel',
    old: '{"way":"scroll","size":22,"spacing":"wide","theme":"night","day":"green"}',
    now: { way: 'scroll', size: 22, spacing: 'wide', theme: 'night', day: 'green' },
    read: () => useNovelSettings.fresh(),
  },
  'reader:watch': {
    key: 'reader:watch',
    old: '{"rate":1.5,"muted":true}',
    now: { rate: 1.5, muted: true },
    read: () => window.dispatchEvent(new StorageEvent('storage', { key: 'reader:watch' })),
  },
  '{uid}:not-show': {
    key: '7:not-show',
    old: String(NOON),
    now: { time: NOON },
    read: () => showAnnouncement(7, { id: 1 } as Parameters<typeof showAnnouncement>[1]),
  },
  '{uid}:asked': {
    key: '7:asked',
    old: String(NOON),
    now: { time: NOON },
    read: () => promptForMissing({ uid: 7, needBind: 1, needRealName: 0, newAccount: 0 }, NOON),
  },
  '{uid}:not-ask': {
    key: '7:not-ask',
    old: '["bind"]',
    now: { details: ['bind', 'realName'] },
    read: () => dismissDetail(7, 'realName'),
  },
  '{uid}:first-steps': {
    key: '7:first-steps',
    old: '{"games":true}',
    now: { games: true },
    read: () => markFirstStep(7, 'games'),
  },
  '{uid}:paying': {
    key: '7:paying',
    old: '{"order":"a","to":"/profile?pop=1"}',
    now: { order: 'a', to: '/profile?pop=1' },
    read: () => expect(returnToAfter(7, 'a')).toBe('/profile?pop=1'),
  },
  '{uid}:searches': {
    key: '7:searches',
    old: '["龙骨","海岸"]',
    now: { searches: ['龙骨', '海岸'] },
    read: () => expect(loadHistory(7)).toEqual(['龙骨', '海岸']),
  },
  '{uid}:shelf': {
    key: '7:shelf',
    old: '{"records":[],"total":0,"size":20,"current":1,"pages":0,"nextCursor":null,"updated":0}',
    now: { page: { records: [], updated: 0 } },
    read: () => offline(shelfQuery),
  },
  '{uid}:history': {
    key: '7:history',
    old: '{"records":[],"total":0,"size":20,"current":1,"pages":0,"nextCursor":null}',
    now: { page: { records: [] } },
    read: () => offline(historyQuery),
  },
  '{uid}:draft': {
    key: '7:draft',
    old: '{"title":"题","content":"文","tag":2,"game":null,"mentions":[],"media":[]}',
    now: { title: '题', content: '文', tag: 2 },
    read: () => expect(loadPostDraft('7:draft')).toMatchObject({ content: '文' }),
  },
  '{uid}:draft:{post}': {
    key: '7:draft:31',
    old: '{"title":"","content":"改过的","tag":null,"game":null,"mentions":[],"media":[]}',
    now: { content: '改过的' },
    read: () => expect(loadPostDraft('7:draft:31')).toMatchObject({ content: '改过的' }),
  },
  '{uid}:comment-drafts': {
    key: '7:comment-drafts',
    old: '{"post:31":{"text":"@小雨 好","mentions":[{"uid":8,"name":"小雨"}],"target":null}}',
    now: { drafts: { 'post:31': { text: '@小雨 好', mentions: MENTIONED, target: null } } },
    read: () => expect(readCommentDraft(7, 'post:31').mentions).toEqual(MENTIONED),
  },
};

it.each(Object.entries(CASES))('the value of a release before versions survives: %s', async (_, it) => {
  localStorage.setItem(it.key, it.old);
  await it.read();
  expect(JSON.parse(localStorage.getItem(it.key)!)).toMatchObject({ ...it.now, version: 1 });
});

/** Names that no release before versions stored. */
const NEWER = [
  'emoji',
  'consent',
  '{uid}:visits',
  '{uid}:comment-pictures',
  '{uid}:messages',
  '{uid}:notices:likes',
  '{uid}:notices:replies',
  '{uid}:notices:follows',
  '{uid}:square:hot',
  '{uid}:square:new',
  '{uid}:square:follow',
];

it('each versioned name of those releases has such a value', () => {
  const versioned = Object.entries(LOCAL_STORAGE).filter(([, { version }]) => version > 0);
  expect([...Object.keys(CASES), ...NEWER].sort()).toEqual(versioned.map(([name]) => name).sort());
});

it('a release before versions still reads the account, also while it runs in another tab', () => {
  storeAccount({ ...GUEST, uid: 7, token: 't' });
  expect(JSON.parse(localStorage.getItem('account')!)).toMatchObject({ uid: 7, token: 't' });
});
