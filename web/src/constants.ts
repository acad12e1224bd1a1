/** The product's numbers, in one place. Units are in the names. */

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
/** Of lists that are read whole: the square's configuration and its words. */
export const LIST_SIZE = 99;

export const MOBILE_MAX_WIDTH_PX = 768;
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

export const BADGE_MAX = 99;

export const DOWNLOAD_PLATFORM = { android: 1, ios: 2 } as const;

export const RECONNECT_MIN_MS = 500;
export const RECONNECT_MAX_MS = 20_000;
/** A visitor's line stays this long when nothing is watched any more: the next screen may watch something. */
export const LINE_LINGER_MS = 5_000;
/** After this long without an answer a frame counts as not carried out. */
export const FRAME_TIMEOUT_MS = 30_000;
