import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as constants from './constants';

it('the numbers are those that were asked for', () => {
  expect(constants).toMatchObject({
    REQUEST_TIMEOUT_MS: 30_000,
    PENDING_REQUESTS_WARNING: 20,
    DEFAULT_CHANNEL_ID: '0',
    DEFAULT_INVITE_CODE: '',
    DEVICE_TYPE: 'h5',
    OS_TYPE: 3,
    ANNOUNCEMENT_POS_TYPE: 1,
    TOAST_DURATION_MS: 3_000,
    TOAST_OFFSET_PX: 16,
    PAGE_CACHE_MAX: 10,
    LIST_SIZE: 99,
    MOBILE_MAX_WIDTH_PX: 768,
    MOUSE_BACKGROUND_FACTOR: 0.3,
    PULL_HEAD_HEIGHT_PX: 50,
    PULL_SUCCESS_MS: 500,
    PULL_ANIMATION_MS: 300,
    LIST_PRELOAD_PX: 300,
    SWIPE_DURATION_MS: 500,
    SWIPE_SPEED_PX_PER_MS: 0.25,
    TABS_SWIPE_THRESHOLD: 5,
    DRAG_THRESHOLD_PX: 5,
    BADGE_MAX: 99,
    DOWNLOAD_PLATFORM: { android: 1, ios: 2 },
  });
});

it('so are those that the style sheets hold', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toContain('--layout-width: 520px;');
  expect(tokens).toContain('--z-overlay: 2000;');
});
