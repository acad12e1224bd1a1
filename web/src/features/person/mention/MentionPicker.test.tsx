import { useAccount } from '@/features/account';
import { aPersonRow, pageOf } from '@test/people';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MentionPicker } from './MentionPicker';

const FOLLOWING = '/api/v1/user/7/following/list';
const NOBODY = '关注几位玩家，就能在这里提到他们';
const open = () => renderScreen(<MentionPicker onPick={() => undefined} onClose={() => undefined} />);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useAccount.setState({ uid: 7 });
});

it('a failed read of the followed players offers a retry and does not claim that there are none', async () => {
  fakeNetwork({ [FOLLOWING]: [{ status: 503 }, { data: pageOf([aPersonRow(11, '小满')]) }] });
  open();
  const retry = await screen.findByText(/点一下重试/);
  expect(screen.queryByText(NOBODY)).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByText('小满')).toBeVisible();
});

it('a player who follows nobody sees a hint', async () => {
  fakeNetwork({ [FOLLOWING]: { data: pageOf([]) } });
  open();
  expect(await screen.findByText(NOBODY)).toBeVisible();
});
