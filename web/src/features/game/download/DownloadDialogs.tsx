import { InsufficientBalanceDialog } from '@/features/coin';
import { useOnRouteLeave } from '@/lib/useOnRouteLeave';
import { withPop } from '@/paths';
import { useLocation } from 'react-router';
import { ConfirmDownloadDialog } from './ConfirmDownloadDialog';
import { closeStage, type DownloadStage } from './downloadStore';

/** The dialogs of a paid download. They belong to the screen that opened them: leaving it closes them. */
export default function DownloadDialogs({ stage }: { stage: DownloadStage }) {
  useOnRouteLeave(closeStage);
  if (stage.kind === 'insufficientBalance') return <InsufficientBalanceForGameDialog />;
  // A changed price remounts the dialog, because it is a new question.
  return <ConfirmDownloadDialog key={stage.changedPrice?.price} {...stage} />;
}

/** Says that the balance is too low. After the recharge, the player returns to the price dialog. */
function InsufficientBalanceForGameDialog() {
  const { pathname } = useLocation();
  return <InsufficientBalanceDialog onClose={closeStage} from={withPop(pathname)} />;
}
