import { syncServerClock } from '@/lib/serverClock';
import { dateText } from '@/lib/time';
import { aPlan } from '@test/orders';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { BY_COIN } from '../api';
import { PurchaseFooter } from './PurchaseFooter';

it('the end date of a membership uses the clock of the server', () => {
  onTestFinished(() => syncServerClock(new Date().toUTCString()));
  const there = Date.now() + 40 * 86_400_000;
  syncServerClock(new Date(there).toUTCString());
  render(
    <PurchaseFooter
      plan={aPlan({ days: 30 })}
      payWith={BY_COIN}
      expTime={null}
      changed={false}
      busy={false}
      onBuy={() => undefined}
    />,
  );
  expect(screen.getByText(new RegExp(dateText(there + 30 * 86_400_000)))).toBeVisible();
});
