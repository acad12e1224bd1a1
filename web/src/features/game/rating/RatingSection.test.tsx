import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import { gameQuery } from '../api';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { push } from '@test/fakeTopic';
import { aGameDetail } from '@test/games';
import { renderScreen } from '@test/render';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { RatingSection } from './RatingSection';
import { useLiveRatings } from './useLiveRatings';

const RATE = '/api/v1/game/1001/rating';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const signIn = (uid: number) => useAccount.setState({ uid, token: uid ? 'aa.1.2' : '' });
const panel = () => screen.findByTestId('ratings');
const answer = (myRating: number | null, ratingVersion = 21) => ({
  data: { rating: 4.5, ratingNum: 21, ratingCounts: [0, 1, 1, 4, 15], ratingVersion, myRating },
});

function Page() {
  const { data } = useQuery(gameQuery(useQueryClient(), 1001));
  useLiveRatings(1001);
  return data ? <RatingSection game={data} /> : null;
}

function open(game: Parameters<typeof aGameDetail>[0] = {}, rated: object = answer(4)) {
  const network = fakeNetwork({
    '/api/web/game/detail': { data: aGameDetail(game) },
    [RATE]: rated as Error,
  });
  renderScreen(<Page />);
  return network;
}

beforeEach(() => {
  signIn(7);
  useToasts.setState({ toasts: [] });
});

it('the section shows average, number and distribution', async () => {
  open();
  expect(await panel()).toHaveTextContent('4.6');
  expect(await panel()).toHaveTextContent('20 人评分');
  expect(screen.getByRole('img', { name: '4.6 分，满分 5 分' })).toBeInTheDocument();
  const bars = within(screen.getByRole('list', { name: '评分分布' })).getAllByRole('listitem');
  expect(bars.map((bar) => bar.lastChild!.textContent)).toEqual([
    '5 星：15 人',
    '4 星：3 人',
    '3 星：1 人',
    '2 星：1 人',
    '1 星：0 人',
  ]);
});

it('a game without ratings says so', async () => {
  open({ rating: null, ratingNum: 0, ratingCounts: [0, 0, 0, 0, 0], ratingVersion: 0 });
  expect(await panel()).toHaveTextContent('还没有评分');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('a player who downloaded the game rates it with the keyboard', async () => {
  const { sent } = open({ downloaded: true });
  await userEvent.click(await screen.findByRole('button', { name: '我来评分' }));
  const dialog = await screen.findByRole('dialog', { name: '给《龙骨海岸》打分' });
  expect(within(dialog).getByRole('button', { name: '提交' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('radio', { name: '5 星，力荐' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(dialog).getByRole('radio', { name: '4 星，推荐' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.filter(({ method, url }) => method === 'POST' && url.includes(RATE))).toHaveLength(1);
  expect(JSON.parse(sent.at(-1)!.body)).toEqual({ stars: 4 });
  expect(toasts()).toEqual(['评分成功']);
  expect(await panel()).toHaveTextContent('21 人评分');
  expect(screen.getByRole('button', { name: '我打了 4 星' })).toBeInTheDocument();
});

it('a rating can be taken back', async () => {
  const { sent } = open({ downloaded: true, myRating: 3 }, answer(null));
  await userEvent.click(await screen.findByRole('button', { name: '我打了 3 星' }));
  await userEvent.click(await screen.findByRole('button', { name: '收回评分' }));
  expect(await screen.findByRole('button', { name: '我来评分' })).toBeInTheDocument();
  expect(sent.at(-1)!.method).toBe('DELETE');
  expect(toasts()).toEqual(['评分已收回']);
});

it('a rating and its withdrawal are not sent at the same time', async () => {
  const late = lateAnswer();
  const { sent } = open({ downloaded: true, myRating: 3 }, late.answer);
  await userEvent.click(await screen.findByRole('button', { name: '我打了 3 星' }));
  await userEvent.click(await screen.findByRole('radio', { name: '5 星，力荐' }));
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent.at(-1)!.method).toBe('POST'));
  expect(screen.getByRole('button', { name: '收回评分' })).toBeDisabled();
  await act(async () => late.comes(answer(5)));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.filter(({ url }) => url.includes(RATE))).toHaveLength(1);
});

it('a player who never downloaded the game is asked to do so first', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '我来评分' }));
  const dialog = await screen.findByRole('dialog', { name: '下载后可以评分' });
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
});

it('a refused rating shows why and keeps the dialog open', async () => {
  open({ downloaded: true }, { code: 1005, msg: '太快了', data: { retryAfter: 5 } });
  await userEvent.click(await screen.findByRole('button', { name: '我来评分' }));
  await userEvent.click(await screen.findByRole('radio', { name: '5 星，力荐' }));
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('a visitor goes to the sign-in page', async () => {
  signIn(0);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '我来评分' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/login');
});

it('ratings by others show at once', async () => {
  open();
  await panel();
  await push('game:1001', {
    type: 'rating',
    gameId: 1001,
    rating: 1.5,
    ratingNum: 2000,
    ratingCounts: [1000, 1000, 0, 0, 0],
    ratingVersion: 99,
  });
  await waitFor(async () => expect(await panel()).toHaveTextContent('1.5'));
  expect(await panel()).toHaveTextContent('2000 人评分');
});
