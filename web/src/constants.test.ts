import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as constants from './constants';

it('the constants have the specified values', () => {
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
    OWN_SORT: 2,
    LAYOUT_MAX_WIDTH_PX: 520,
    MOBILE_MAX_WIDTH_PX: 768,
    TABLET_MAX_WIDTH_PX: 1_024,
    ROOT_FONT_PX: 16,
    ROOT_FONT_WIDTH_PX: 375,
    ROOT_FONT_FACTOR_MAX: 2,
    OVERLAY_Z_INDEX: 2_000,
    VIDEO_THUMBNAIL_AT_S: 1,
    MOUSE_BACKGROUND_FACTOR: 0.3,
    PULL_HEAD_HEIGHT_PX: 50,
    PULL_SUCCESS_MS: 500,
    PULL_ANIMATION_MS: 300,
    LIST_PRELOAD_PX: 300,
    SWIPE_SPEED_PX_PER_MS: 0.25,
    TABS_SWIPE_THRESHOLD: 5,
    DRAG_THRESHOLD_PX: 5,
    BADGE_MAX: 99,
    DOWNLOAD_PLATFORM: { android: 1, ios: 2 },
  });
});

describe('the style sheets', () => {
  const { LAYOUT_MAX_WIDTH_PX, OVERLAY_Z_INDEX, ROOT_FONT_FACTOR_MAX, ROOT_FONT_PX, ROOT_FONT_WIDTH_PX } =
    constants;
  const sheet = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');

  it('contain the same values', () => {
    expect(sheet('tokens')).toContain(`--layout-width: ${LAYOUT_MAX_WIDTH_PX}px;`);
    expect(sheet('tokens')).toContain(`--z-overlay: ${OVERLAY_Z_INDEX};`);
  });

  it('scale the root font with the column, and the column ends before the largest factor', () => {
    const ofWidth = (ROOT_FONT_PX / ROOT_FONT_WIDTH_PX) * 100;
    const most = ROOT_FONT_PX * Math.min(LAYOUT_MAX_WIDTH_PX / ROOT_FONT_WIDTH_PX, ROOT_FONT_FACTOR_MAX);
    expect(sheet('base')).toContain(`min(${ofWidth.toFixed(6)}vw, ${most.toFixed(6)}px)`);
  });
});
