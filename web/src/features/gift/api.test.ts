import { pageOf } from '@test/orders';
import { aGift } from '@test/welfare';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachedGifts, gameGiftsQuery, mineKey } from './api';

it('a stock update leaves the player’s claimed packs unchanged', () => {
  const client = new QueryClient();
  const game = gameGiftsQuery(7, 1001).queryKey;
  const mine = { pages: [pageOf([aGift({ claimed: true, left: 9 })])], pageParams: [{}] };
  client.setQueryData(mineKey(7), mine);
  client.setQueryData(game, [aGift({ left: 9 })]);
  cachedGifts.change(client, 5, () => ({ left: 3 }));
  expect(client.getQueryData(mineKey(7))).toEqual(mine);
  expect(client.getQueryData(game)).toEqual([aGift({ left: 3 })]);
});
