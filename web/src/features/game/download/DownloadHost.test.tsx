import { useToasts } from '@/components/ui/toast/toastStore';
import { aGame } from '@test/games';
import { eventually } from '@test/eventually';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DownloadHost } from './DownloadHost';
import { openStage, useDownloadStage } from './downloadStore';

vi.mock('./DownloadDialogs', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a dialog whose code fails to load shows an error, at each press', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<DownloadHost />);
  for (const repeats of [1, 2]) {
    act(() => openStage({ kind: 'confirm', game: aGame(), platform: 'android' }));
    await eventually(() => expect(useDownloadStage.getState().stage).toBeNull());
    const { toasts } = useToasts.getState();
    expect(toasts).toMatchObject([{ text: '网络开小差了，请检查网络后再试', repeats }]);
  }
});
