/**
 * The product's numbers, in one place. Names include the unit. A number that only one file uses stays in that file. A number that two files
 * must agree about is here.
 */

export const SECOND_MS = 1_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** Browsers store a timer's delay in 31 bits. A longer delay would end at once. */
export const TIMER_MAX_MS = 2 ** 31 - 1;
/** After this time without an answer, the app shows the data saved on this device. */
export const OFFLINE_FALLBACK_MS = 4_000;
/** Visitors get lists of at most this age: the server's PORTAL_FEEDS_LISTS_MS and PORTAL_DATABASE_READ_LAG_MS together. */
export const LIST_CACHE_MS = 3_000;
/** Data that rarely changes (categories, words, limits) is not refetched within this time. */
export const SLOW_DATA_STALE_MS = 10 * 60_000;

export const REQUEST_TIMEOUT_MS = 30_000;
export const PENDING_REQUESTS_WARNING = 20;

export const DEFAULT_CHANNEL_ID = '0';
export const DEFAULT_INVITE_CODE = '';
export const DEVICE_TYPE = 'h5';
export const OS_TYPE = 3;
export const ANNOUNCEMENT_POS_TYPE = 1;

export const TOAST_DURATION_MS = 3_000;
export const TOAST_OFFSET_PX = 16;
export const TOAST_MAX = 3;

export const PAGE_CACHE_MAX = 10;
export const PAGE_SIZE = 20;
/** The order of a player's own posts and comments: newest first. */
export const OWN_SORT = 2;
/** The size of lists that are read in one call: the square's configuration and its words. */
export const LIST_SIZE = 99;

/** The app's column is as wide as the window, up to this width. */
export const LAYOUT_MAX_WIDTH_PX = 520;
export const MOBILE_MAX_WIDTH_PX = 768;
/** A screen wider than a phone and up to this width is a tablet. */
export const TABLET_MAX_WIDTH_PX = 1_024;
/** The root font at the column width of the design. It grows with the column up to a factor. */
export const ROOT_FONT_PX = 16;
export const ROOT_FONT_WIDTH_PX = 375;
export const ROOT_FONT_FACTOR_MAX = 2;
/** The z-index of overlays starts here. */
export const OVERLAY_Z_INDEX = 2_000;
/** From this width on, the download page has panels left and right of the column. */
export const SIDES_MIN_WIDTH_PX = 1000;
export const MOUSE_BACKGROUND_FACTOR = 0.3;

export const PULL_HEAD_HEIGHT_PX = 50;
export const PULL_SUCCESS_MS = 500;
export const PULL_ANIMATION_MS = 300;
export const LIST_PRELOAD_PX = 300;

export const SWIPE_SPEED_PX_PER_MS = 0.25;
/** Up to this number of tabs share a bar; more of them scroll. */
export const TABS_SWIPE_THRESHOLD = 5;
/** A press that moves less than this is a click, not a drag. */
export const DRAG_THRESHOLD_PX = 5;

/** The position in a video from which its thumbnail is taken. */
export const VIDEO_THUMBNAIL_AT_S = 1;

export const BADGE_MAX = 99;

export const DOWNLOAD_PLATFORM = { android: 1, ios: 2 } as const;

export const RECONNECT_MIN_MS = 500;
/** The bound of the first reconnection. Ten thousand clients of a failed server spread over it; one client hardly notices it. */
export const FIRST_RECONNECT_BOUND_MS = 4_000;
export const RECONNECT_MAX_MS = 20_000;
/** The maximum wait that the app accepts. The server never asks for a longer one, but a proxy before it may. */
export const MAX_TURN_WAIT_MS = 60_000;
/** The client abandons a socket that sends no `hello` within this time after the dial. */
export const HELLO_TIMEOUT_MS = 10_000;
/** A visitor's connection stays open for this time after the last watch, because the next screen may watch a topic. */
export const CONNECTION_LINGER_MS = 5_000;
/** After this time without an answer, a frame counts as failed. */
export const FRAME_TIMEOUT_MS = 30_000;
