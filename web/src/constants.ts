/**
 * The product's numbers, in one place. Units are in the names. What one file alone goes by stays beside its use; a number that two of them
 * must agree about stands here.
 */

export const SECOND_MS = 1_000;
export const DAY_MS = 86_400_000;
/** Browsers count a timer's wait in 31 bits: a longer one would end at once. */
export const TIMER_MAX_MS = 2 ** 31 - 1;
/** A line that gives no answer for so long is none: what this device has is shown. */
export const OFFLINE_FALLBACK_MS = 4_000;
/** Visitors are shown lists as they were answered before, so long ago at most: the server's PORTAL_FEEDS_LISTS_MS. */
export const LIST_CACHE_MS = 1_000;
/** So long what hardly ever changes (categories, words, limits) is not asked for again. */
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
/** In which order one's own posts and comments are asked for: the newest first. */
export const OWN_SORT = 2;
/** Of lists that are read whole: the square's configuration and its words. */
export const LIST_SIZE = 99;

/** The app's column is as wide as the window, and no wider than this. */
export const LAYOUT_MAX_WIDTH_PX = 520;
export const MOBILE_MAX_WIDTH_PX = 768;
/** What is wider than a phone, and no wider than this, is a tablet. */
export const TABLET_MAX_WIDTH_PX = 1_024;
/** The root font: so large where the column has the width it was drawn for, growing with it up to a factor. */
export const ROOT_FONT_PX = 16;
export const ROOT_FONT_WIDTH_PX = 375;
export const ROOT_FONT_FACTOR_MAX = 2;
/** What lies over the page begins here. */
export const OVERLAY_Z_INDEX = 2_000;
/** From this width on the download page has its panels left and right of the column. */
export const SIDES_MIN_WIDTH_PX = 1000;
export const MOUSE_BACKGROUND_FACTOR = 0.3;

export const PULL_HEAD_HEIGHT_PX = 50;
export const PULL_SUCCESS_MS = 500;
export const PULL_ANIMATION_MS = 300;
export const LIST_PRELOAD_PX = 300;

export const SWIPE_DURATION_MS = 500;
export const SWIPE_SPEED_PX_PER_MS = 0.25;
/** Up to so many tabs share a bar; more of them scroll. */
export const TABS_SWIPE_THRESHOLD = 5;
/** A press that moves less than this is a click, and drags nothing. */
export const DRAG_THRESHOLD_PX = 5;

/** Where in a video its picture is taken. */
export const VIDEO_THUMBNAIL_AT_S = 1;

export const BADGE_MAX = 99;

export const DOWNLOAD_PLATFORM = { android: 1, ios: 2 } as const;

export const RECONNECT_MIN_MS = 500;
/** Whoever lost their line alone hardly notices; ten thousand whose server fell come back spread over it. Waking up waits for nothing. */
export const FIRST_RECONNECT_BOUND_MS = 4_000;
export const RECONNECT_MAX_MS = 20_000;
/** No portal sends anybody away for longer; whatever stands before it may say what it wants. */
export const MAX_TURN_WAIT_MS = 60_000;
/** The client gives up a socket that sends no `hello` within this time after the dial. */
export const HELLO_TIMEOUT_MS = 10_000;
/** A visitor's line stays this long when nothing is watched any more: the next screen may watch something. */
export const CONNECTION_LINGER_MS = 5_000;
/** After this long without an answer a frame counts as not carried out. */
export const FRAME_TIMEOUT_MS = 30_000;
