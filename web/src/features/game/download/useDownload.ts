import { ApiError, CODE, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { refreshStatus, takeSnapshot, useAccount } from '@/features/account';
import { useQueryClient } from '@tanstack/react-query';
import { openFile, requestDownload, type Grant } from './api';
import { markBegun } from './begun';
import { changeGame, readGameAnew } from './cache';
import { closeStage, openStage, type Choice } from './downloadStore';

interface Wanted extends Choice {
  /** What the player agreed to. */
  price: number;
}

interface Options {
  /** A dialog that stays says itself what went wrong. */
  quiet?: boolean;
}

/** Fetches a game at a price that was agreed to. */
export function useDownload({ quiet = false }: Options = {}) {
  const client = useQueryClient();
  return useWrite({
    onMutate: () => useAccount.getState().uid,
    mutationFn: ({ game, platform, price }: Wanted) => requestDownload(game.id, platform, price),
    onSuccess: (grant, wanted, uid) => {
      closeStage();
      // The address is good for who asked, and only while they are signed in.
      if (uid !== useAccount.getState().uid) return;
      openFile(grant);
      markBegun({ ...wanted, grant });
      takeBalance(uid, grant);
      if (grant.charged > 0) changeGame(client, wanted.game.id, { owned: true, payable: 0 });
    },
    onError: (error, { game, platform, price }, uid) => {
      const code = error instanceof ApiError ? error.code : null;
      switch (code) {
        case CODE.notEnoughCoins:
          openStage({ kind: 'poor' });
          refresh(uid);
          break;
        case CODE.priceChanged: {
          const now = (error as ApiError).price;
          if (now !== null)
            openStage({ kind: 'confirm', game, platform, told: { price: now, before: price } });
          refresh(uid);
          break;
        }
        case CODE.gone:
          closeStage();
          toast.error(errorText(error));
          break;
        case CODE.sessionInvalid:
          // The way to the login is being taken already, and said.
          closeStage();
          break;
        default:
          if (!quiet) toast.error(errorText(error));
      }
      // It is no longer as it was shown; or an answer was lost, and nobody knows.
      readGameAnew(client, game.id);
    },
  });
}

function takeBalance(uid: number, { coinNum, version }: Grant): void {
  if (typeof coinNum === 'number' && typeof version === 'number') takeSnapshot(uid, { coinNum, version });
}

function refresh(uid: number | undefined): void {
  if (uid) refreshStatus(uid).catch((error: unknown) => console.warn('no status', error));
}
