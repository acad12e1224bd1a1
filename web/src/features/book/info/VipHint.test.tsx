import { useAccount } from '@/features/account';
import { screen } from '@testing-library/react';
import { setStatus } from '@test/account';
import { aBook, aChapterLine, aPageOf } from '@test/books';
import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { beforeEach, expect, it } from 'vitest';
import { VipHint } from './VipHint';

const PATH = '/api/v1/book/2001/chapter/list';
const members = (index: number) => aChapterLine(index, { access: 'vip', locked: true });

beforeEach(() => {
  useAccount.setState({ uid: 7 });
  setStatus(7, { version: 1, levelType: 0, expTime: null });
});

it('the hint names the first members-only chapter once all chapters are loaded', async () => {
  fakeNetwork({ [PATH]: { data: aPageOf([members(5), members(4), aChapterLine(3)]) } });
  renderScreen(<VipHint book={aBook()} />);
  expect(await screen.findByText('第4话起有会员章节')).toBeVisible();
});

it('the hint names no chapter while an earlier one may exist', async () => {
  const page = { ...aPageOf([members(300), members(201)]), total: 300, nextCursor: 'more' };
  fakeNetwork({ [PATH]: { data: page } });
  renderScreen(<VipHint book={aBook()} />);
  expect(await screen.findByText('有会员抢先看的章节')).toBeVisible();
});
