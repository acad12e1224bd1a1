import { pushStatus } from '@test/account';
import { renderScreen } from '@test/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST, storeAccount } from '../accountStore';
import ProfilePage from '../ProfilePage';
import { markFirstStep } from './firstSteps';

let uid = 100;
const steps = () => screen.queryByRole('region', { name: '新手三步' });
const reminder = () => screen.queryByRole('region', { name: '账号提醒' });
const show = (difference: object) => {
  storeAccount({ ...GUEST, uid, token: 't', loginName: 'sky_01', name: 'sky_01', ...difference });
  return renderScreen(<ProfilePage />, { at: '/profile' });
};

beforeEach(() => {
  uid += 1;
});

describe('first steps', () => {
  it('a new player sees the first steps until all are done', () => {
    show({ newAccount: 1, needBind: 1 });
    expect(steps()).toHaveTextContent('0/3');
    act(() => {
      markFirstStep(uid, 'games');
      markFirstStep(uid, 'name');
    });
    expect(steps()).toHaveTextContent('1/3');
    act(() => pushStatus(uid, { version: 1, avatar: '/media/a-256.jpg', needBind: 1 }));
    expect(steps()).toHaveTextContent('2/3');
    act(() => pushStatus(uid, { version: 2, needBind: 0 }));
    expect(steps()).toBeNull();
    expect(reminder()).toBeNull();
  });

  it('a name and a picture from another device complete their step', () => {
    show({ newAccount: 1, needBind: 1 });
    act(() => pushStatus(uid, { version: 1, avatar: '/media/a-256.jpg', name: 'sky_01', needBind: 1 }));
    expect(steps()).toHaveTextContent('0/3');
    act(() => pushStatus(uid, { version: 2, avatar: '/media/a-256.jpg', name: '晴天', needBind: 1 }));
    expect(steps()).toHaveTextContent('1/3');
  });

  it('dismissed first steps stay away', async () => {
    const { unmount } = show({ newAccount: 1, needBind: 1 });
    expect(reminder()).toBeNull();
    await userEvent.click(screen.getByLabelText('收起新手三步'));
    expect(steps()).toBeNull();
    expect(JSON.parse(localStorage.getItem(`${uid}:first-steps`)!)).toMatchObject({ dismissed: true });
    unmount();
    show({ newAccount: 1, needBind: 1 });
    expect(steps()).toBeNull();
  });

  it('an existing player sees no first steps', () => {
    show({ newAccount: 0 });
    expect(steps()).toBeNull();
  });
});

describe('missing details', () => {
  it('the card asks for the phone first', () => {
    show({ needBind: 1, needRealName: 1 });
    expect(reminder()).toHaveTextContent('绑定手机');
    expect(screen.getByText('去绑定')).toHaveAttribute('href', '/bind');
    act(() => pushStatus(uid, { version: 1, needBind: 0, needRealName: 1 }));
    expect(screen.getByText('去填写')).toHaveAttribute('href', '/user?edit=realName');
    act(() => pushStatus(uid, { version: 2, needRealName: 0 }));
    expect(reminder()).toBeNull();
  });

  it('the dismissed card stays away for this player', async () => {
    const { unmount } = show({ needBind: 1 });
    await userEvent.click(screen.getByLabelText('不再提醒'));
    expect(reminder()).toBeNull();
    unmount();
    show({ needBind: 1 });
    expect(reminder()).toBeNull();
    uid += 1;
    act(() => storeAccount({ ...GUEST, uid, token: 't', needBind: 1 }));
    expect(reminder()).toBeVisible();
  });
});
