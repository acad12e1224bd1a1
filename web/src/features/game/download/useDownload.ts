import { ApiError, CODE, errorText } from '@/api/errors';
import type { Game } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { applySnapshot, refreshStatus, useAccount } from '@/features/account';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cachedGames, gameKey } from '../api';
import { openFile, requestDownload, type Grant } from './api';
import { markDownloadStarted } from './startedDownloads';
import {
  closeStage,
  openStage,
  useDownloadStage,
  type DownloadChoice,
  type DownloadStage,
} from './downloadStore';

interface DownloadRequest extends DownloadChoice {
  /** The price that the player confirmed. */
  price: number;
}

interface Options {
  /** No toast for errors that the open dialog shows itself. */
  quiet?: boolean;
}

/** Downloads a game at a confirmed price. */
export function useDownload({ quiet = false }: Options = {}) {
  const client = useQueryClient();
  const mark = useIsCurrentVisit();
  return useWrite({
    onMutate: () => ({ uid: useAccount.getState().uid, isCurrentVisit: mark() }),
    mutationFn: ({ game, platform, price }: DownloadRequest) => requestDownload(game.id, platform, price),
    onSuccess: (grant, request, { uid }) => {
      closeOwn(request);
      // The file's address belongs to the requesting player, and only while that player is signed in.
      if (uid !== useAccount.getState().uid) return;
      openFile(grant);
      markDownloadStarted({ ...request, grant });
      applyBalance(client, uid, grant);
      cachedGames.change(client, request.game.id, () => ({
        downloaded: uid > 0,
        ...(grant.charged > 0 && { owned: true, payable: 0 }),
      }));
    },
    onError: (error, { game, platform, price }, context) => {
      const refusal = error instanceof ApiError ? error : null;
      const ownDialog = isOpenFor(game);
      const showError = () => toast.error(errorText(error));
      // A user who left the page, or looks at another game's price, gets a toast instead of a dialog.
      const ask = (stage: DownloadStage) => {
        if (ownDialog || (isNothingOpen() && context?.isCurrentVisit())) openStage(stage);
        else showError();
      };
      switch (refusal?.code) {
        case CODE.notEnoughCoins:
          ask({ kind: 'insufficientBalance', game, platform, price });
          refresh(client, context?.uid);
          break;
        case CODE.priceChanged:
          if (refusal.price !== null)
            ask({ kind: 'confirm', game, platform, changedPrice: { price: refusal.price, before: price } });
          refresh(client, context?.uid);
          break;
        case CODE.gone:
          closeOwn({ game });
          showError();
          break;
        case CODE.sessionInvalid:
          // The session handling already leads to the login and shows the reason.
          closeOwn({ game });
          break;
        default:
          if (!quiet || !ownDialog) showError();
      }
      // The shown game is out of date, or a lost answer leaves its state unknown.
      void client.invalidateQueries({ queryKey: gameKey(game.id) });
    },
  });
}

const isNothingOpen = () => useDownloadStage.getState().stage === null;
const isOpenFor = ({ id }: Game) => useDownloadStage.getState().stage?.game.id === id;

/** Closes the dialog only if it belongs to this game. */
function closeOwn({ game }: Pick<DownloadChoice, 'game'>): void {
  if (isOpenFor(game)) closeStage();
}

function applyBalance(client: QueryClient, uid: number, { coinNum, version }: Grant): void {
  if (typeof coinNum === 'number' && typeof version === 'number')
    applySnapshot(client, uid, { coinNum, version });
}

function refresh(client: QueryClient, uid: number | undefined): void {
  if (uid)
    refreshStatus(client, uid).catch((error: unknown) =>
      console.warn('the status could not be loaded', error),
    );
}
