import { signOut, useAccount } from '@/features/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { beforeEach, expect, it } from 'vitest';
import { clearVisits, readVisits, recordVisit, removeVisit, type Visit } from './visits';

const visit = (id: number, difference: Partial<Visit> = {}): Visit => ({
  kind: 'post',
  id,
  name: `帖子 ${id}`,
  note: '小满',
  picture: null,
  at: id,
  ...difference,
});
const seen = (uid: number) => readVisits(uid).map(({ kind, id }) => `${kind} ${id}`);

beforeEach(() => {
  for (const uid of [0, 7, 8]) clearVisits(uid);
});

it('the latest visit comes first, and a thing is listed once', () => {
  for (const next of [visit(1), visit(2), visit(1, { kind: 'game' }), visit(1, { name: '改过的' })])
    recordVisit(7, next);
  expect(seen(7)).toEqual(['post 1', 'game 1', 'post 2']);
  expect(readVisits(7)[0]!.name).toBe('改过的');
  removeVisit(7, visit(2));
  expect(seen(7)).toEqual(['post 1', 'game 1']);
});

it('at most 200 visits are kept, with short names', () => {
  for (let id = 1; id <= 205; id += 1) recordVisit(7, visit(id, { name: '长'.repeat(500) }));
  expect(readVisits(7)).toHaveLength(200);
  expect(seen(7).at(-1)).toBe('post 6');
  expect(readVisits(7)[0]!.name).toHaveLength(80);
});

it('a sign-out clears the visits of its player, not those of others', () => {
  fakeNetwork({ '/api/user/logout': { data: null } });
  useAccount.setState({ uid: 7, token: 't' });
  for (const uid of [0, 7, 8]) recordVisit(uid, visit(uid + 1));
  signOut();
  expect([0, 7, 8].map(seen)).toEqual([['post 1'], [], ['post 9']]);
});

it('broken entries of the device are ignored', () => {
  localStorage.setItem(
    '9:visits',
    JSON.stringify({ visits: [visit(3), { kind: 'post' }, null, 'x'], version: 1 }),
  );
  expect(seen(9)).toEqual(['post 3']);
});
