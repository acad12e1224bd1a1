import { useStatus } from '@/features/account';
import { InsufficientBalanceDialog } from '@/features/coin';
import { useOnRouteLeave } from '@/lib/useOnRouteLeave';
import { withPop } from '@/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDownloadDialog } from './ConfirmDownloadDialog';
import { closeStage, openStage, type DownloadChoice, type DownloadStage } from './downloadStore';

/** The dialogs of a paid download. They belong to the screen that opened them: leaving it closes them. */
export default function DownloadDialogs({ stage }: { stage: DownloadStage }) {
  useOnRouteLeave(closeStage);
  if (stage.kind === 'insufficientBalance') return <InsufficientBalanceForGameDialog {...stage} />;
  // A changed price remounts the dialog, because it is a new question.
  return <ConfirmDownloadDialog key={stage.changedPrice?.price} {...stage} />;
}

/** Says that the balance is too low. After the recharge, here or on another device, the player returns to the price dialog. */
function InsufficientBalanceForGameDialog({ game, platform, price }: DownloadChoice & { price: number }) {
  const { pathname } = useLocation();
  const balance = useStatus()?.coinNum;
  const [first] = useState(balance);
  // The server has just refused the first shown balance, so that one may be outdated: only a changed balance counts.
  const arrived = balance !== undefined && balance !== first && balance >= price;
  useEffect(() => {
    if (arrived) openStage({ kind: 'confirm', game, platform });
  }, [arrived, game, platform]);
  return <InsufficientBalanceDialog onClose={closeStage} from={withPop(pathname)} price={price} />;
}
