import { pageOf } from '@test/orders';
import { aGift } from '@test/welfare';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeGift, withChange } from './cache';

it('a change reaches the pack in every query', () => {
  const gifts = [aGift(), aGift({ id: 6 })];
  expect(withChange(gifts, 6, { left: 1 })).toEqual([aGift(), aGift({ id: 6, left: 1 })]);
  const list = { pages: [{ ...pageOf(gifts), records: gifts }], pageParams: [{}] };
  expect(withChange(list, 5, { claimed: true })).toMatchObject({
    pages: [
      {
        records: [
          { id: 5, claimed: true },
          { id: 6, claimed: false },
        ],
      },
    ],
  });
  expect(withChange(undefined, 5, { left: 1 })).toBeUndefined();
});

it('a stock update leaves the player’s claimed packs unchanged', () => {
  const client = new QueryClient();
  const mine = { pages: [pageOf([aGift({ claimed: true, left: 9 })])], pageParams: [{}] };
  client.setQueryData(['gifts', 7, 'mine'], mine);
  client.setQueryData(['gifts', 7, 'game', 1001], [aGift({ left: 9 })]);
  changeGift(client, 5, { left: 3 });
  expect(client.getQueryData(['gifts', 7, 'mine'])).toEqual(mine);
  expect(client.getQueryData(['gifts', 7, 'game', 1001])).toEqual([aGift({ left: 3 })]);
});
