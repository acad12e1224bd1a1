import { readSettings } from '../portal.config';
import { expect, it } from 'vitest';

it('the settings contain the id and the key of the product', () => {
  expect(readSettings({})).toMatchObject({ appID: '1', appKey: '' });
  expect(readSettings({ PORTAL_APP_ID: '7', PORTAL_APP_KEY: 'k7' })).toMatchObject({
    appID: '7',
    appKey: 'k7',
  });
});
