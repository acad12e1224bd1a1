/**
 * Everything that the app keeps on the device. `lib/storage`, `lib/indexedDb` and `data/persisted` accept only names of this list, and ESLint
 * forbids other ways to the browser's storage. Session storage holds only `departure` (`lib/externalPages`), of this tab;
 * cookies hold nothing.
 *
 * - A name with `{uid}` belongs to one player; 0 is the visitor. The other names belong to the device.
 * - `version`: of the stored format. 0: a format without a version, read without `data/persisted`.
 * - `signOut`: `kept` for the next sign-in of the same player, or for the device; or `cleared`.
 * - `rebuildable`: a copy of what the network has. The settings offer to clear it (`features/settings/storage`).
 * - `clearAppData`, which the error page offers, deletes everything except names with `outlivesClearing`.
 *
 * The state of a history entry carries the ids of shown announcements through one reload (`features/announcement/shown.ts`).
 *
 * Data in memory is not listed: `app/startServices` clears the query cache when the player changes, and each store resets itself.
 */
interface Item {
  /** The feature or folder that reads and writes it. */
  owner: string;
  version: number;
  signOut: 'kept' | 'cleared';
  outlivesClearing?: true;
  rebuildable?: true;
}

export const LOCAL_STORAGE = {
  /** The signed-in account and its token. `scripts/bootstrap.js` reads its `uid`. */
  account: { owner: 'account', version: 1, signOut: 'cleared' },
  /** The language of the app. `scripts/bootstrap.js` and `lib/language` read it before everything else. */
  language: { owner: 'lib', version: 0, signOut: 'kept' },
  /** The colour scheme of the app, plain text. `scripts/bootstrap.js` applies it before the first paint. */
  theme: { owner: 'lib', version: 0, signOut: 'kept' },
  /** The id of the device, plain text: with another format, a server that was rolled back could not start the app. */
  deviceID: { owner: 'device', version: 0, signOut: 'kept' },
  /** The channel from the address, plain text like `deviceID`. */
  code: { owner: 'device', version: 0, signOut: 'kept' },
  /** The invitation from the address, plain text, until a registration uses it. */
  inviteCode: { owner: 'device', version: 0, signOut: 'kept' },
  /** Keys of unanswered direct writes (`api/idempotency`): without its key, a repeated purchase could be charged twice. No personal data. */
  'pending-writes': { owner: 'api', version: 0, signOut: 'kept', outlivesClearing: true },
  /** The ids of the last requests for codes by SMS, of 15 minutes: a code is valid with its id only. */
  'sms-requests': { owner: 'account', version: 0, signOut: 'cleared' },
  /** The day of the documents that a player of this device has agreed to. */
  consent: { owner: 'legal', version: 1, signOut: 'kept' },
  /** The origin of the VIP purchase page. */
  vipconfig: { owner: 'account', version: 1, signOut: 'kept' },
  /** The payment channel used last. */
  'pay-channel': { owner: 'order', version: 1, signOut: 'kept' },
  /** The day of the first visit, and whether the app has suggested to install it. */
  'install-hint': { owner: 'install', version: 1, signOut: 'kept' },
  /** The downloaded version of each game. */
  downloads: { owner: 'game', version: 1, signOut: 'kept' },
  /** The latest time seen, so that setting the clock back opens no lapsed chapter. */
  'kept-clock': { owner: 'offline', version: 1, signOut: 'kept' },
  /** The storage limit for saved chapters. */
  'kept-limit': { owner: 'offline', version: 1, signOut: 'kept' },
  /** The brightness of the readers. */
  'reader:light': { owner: 'reading', version: 1, signOut: 'kept' },
  /** The reading direction of comics. */
  'reader:comic': { owner: 'reading', version: 1, signOut: 'kept' },
  /** Font, theme and reading mode of novels. */
  'reader:novel': { owner: 'reading', version: 1, signOut: 'kept' },
  /** Speed and sound of animations. */
  'reader:watch': { owner: 'animationPlayer', version: 1, signOut: 'kept' },
  /** The emoji used last in comments. */
  emoji: { owner: 'comment', version: 1, signOut: 'kept' },
  /** Until when announcements stay hidden. */
  '{uid}:not-show': { owner: 'announcement', version: 1, signOut: 'kept' },
  /** The time of the last prompt for a missing detail. */
  '{uid}:asked': { owner: 'account', version: 1, signOut: 'kept' },
  /** The missing details that the player does not want to be asked for. */
  '{uid}:not-ask': { owner: 'account', version: 1, signOut: 'kept' },
  /** The first steps that a new player has done. */
  '{uid}:first-steps': { owner: 'account', version: 1, signOut: 'kept' },
  /** Where to continue after a payment. */
  '{uid}:paying': { owner: 'order', version: 1, signOut: 'kept' },
  /** The last searches. */
  '{uid}:searches': { owner: 'search', version: 1, signOut: 'kept' },
  /** The posts and games that were opened, for the browsing history. */
  '{uid}:visits': { owner: 'history', version: 1, signOut: 'cleared' },
  /** The first page of the shelf, as seen last (`data/lastSeen`). */
  '{uid}:shelf': { owner: 'book', version: 1, signOut: 'cleared', rebuildable: true },
  /** The first page of the reading history, as seen last. */
  '{uid}:history': { owner: 'book', version: 1, signOut: 'cleared', rebuildable: true },
  /** The first pages of the inboxes, as seen last (`data/lastSeen`). */
  '{uid}:messages': { owner: 'message', version: 1, signOut: 'cleared', rebuildable: true },
  '{uid}:notices:likes': { owner: 'data', version: 1, signOut: 'cleared', rebuildable: true },
  '{uid}:notices:replies': { owner: 'data', version: 1, signOut: 'cleared', rebuildable: true },
  '{uid}:notices:follows': { owner: 'data', version: 1, signOut: 'cleared', rebuildable: true },
  /** The first pages of the square, as seen last. */
  '{uid}:square:hot': { owner: 'data', version: 1, signOut: 'cleared', rebuildable: true },
  '{uid}:square:new': { owner: 'data', version: 1, signOut: 'cleared', rebuildable: true },
  '{uid}:square:follow': { owner: 'post', version: 1, signOut: 'cleared', rebuildable: true },
  /** The draft of a new post. */
  '{uid}:draft': { owner: 'publish', version: 1, signOut: 'kept' },
  /** The changed text of an own post, not saved yet. */
  '{uid}:draft:{post}': { owner: 'publish', version: 1, signOut: 'kept' },
  /** Drafts of comments. */
  '{uid}:comment-drafts': { owner: 'comment', version: 1, signOut: 'kept' },
  /** The pictures of these drafts. Their files are in `portal-drafts` until they are uploaded. */
  '{uid}:comment-pictures': { owner: 'comment', version: 1, signOut: 'kept' },
  /** Unanswered comments of releases before the outbox. `app/adoptOldQueues` moves them there. */
  '{uid}:comments': { owner: 'app', version: 0, signOut: 'kept' },
  /** Unanswered likes of releases before the outbox, moved likewise. */
  '{uid}:likes': { owner: 'app', version: 0, signOut: 'kept' },
  /** Reading positions. A sign-in adopts those of the visitor. */
  '{uid}:reading': { owner: 'reading', version: 0, signOut: 'kept' },
} as const satisfies Record<string, Item>;

/** In IndexedDB. */
export const DATABASES = {
  /** Files of drafts of posts and comments that are not uploaded yet. */
  'portal-drafts': { owner: 'publish', version: 1, signOut: 'kept' },
  /** Saved chapters. `features/offline` deletes those of a player when the session ends; those of the visitor stay. */
  'portal-kept': { owner: 'offline', version: 1, signOut: 'cleared' },
  /** Unanswered writes of the outbox. After a sign-out they wait for the next sign-in of their player. */
  'portal-outbox': { owner: 'data', version: 1, signOut: 'kept' },
} as const satisfies Record<string, Item>;

/** Of the Cache API, in addition to Workbox's cache of the app itself. */
export const CACHES = {
  /** Files of saved chapters; deleted together with them. */
  'portal-kept': { owner: 'offline', version: 1, signOut: 'cleared' },
  /** The dictionaries of the chosen language, unless it is Chinese. */
  english: { owner: 'worker', version: 1, signOut: 'kept', rebuildable: true },
} as const satisfies Record<string, Item>;

type LocalName = keyof typeof LOCAL_STORAGE;
/** A name with numbers in place of its braces. */
type Filled<Name extends string> = Name extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${number}${Filled<Rest>}`
  : Name;

/** Names whose value belongs to a player. */
export type PlayerName = Extract<LocalName, `{uid}${string}`>;
/** Names whose value belongs to the device. */
export type DeviceName = Exclude<LocalName, PlayerName>;
/** The local storage keys of a name. */
export type LocalKey<Name extends LocalName = LocalName> = Filled<Name>;
export type DatabaseName = keyof typeof DATABASES;
export type CacheName = keyof typeof CACHES;
