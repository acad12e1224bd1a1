import { ApiError, CODE, errorText } from '@/api/errors';
import type { Game } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { refreshStatus, useAccount } from '@/features/account';
import { useQueryClient } from '@tanstack/react-query';
import { openFile, requestDownload } from './api';
import { closeStage, openStage } from './downloadStore';
import { platformFor } from './platform';

interface Wanted {
  game: Game;
  /** What the player agreed to. */
  price: number;
}

/** Fetches a game at a price that was agreed to. */
export function useDownload() {
  const client = useQueryClient();
  const refresh = () => {
    const { uid } = useAccount.getState();
    if (uid) refreshStatus(uid).catch((error: unknown) => console.warn('no status', error));
    void client.invalidateQueries({ queryKey: ['games'] });
  };
  return useWrite({
    mutationFn: ({ game, price }: Wanted) => {
      const platform = platformFor(game);
      if (!platform) throw new ApiError('这款游戏还没有适合这台设备的版本', 0, null);
      return requestDownload(game.id, platform, price);
    },
    onSuccess: (grant, { game }) => {
      closeStage();
      openFile(grant);
      toast.success(`${game.name} 开始下载`);
      refresh();
    },
    onError: (error, { game }) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === CODE.notEnoughCoins) openStage('poor', game);
      else toast.error(errorText(error));
      // What was shown is no longer true.
      if (code === CODE.notEnoughCoins || code === CODE.priceChanged) refresh();
      if (code === CODE.priceChanged || code === CODE.sessionInvalid) closeStage();
    },
  });
}
