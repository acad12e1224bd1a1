import { useOnRouteLeave } from '@/lib/useOnRouteLeave';
import { ConfirmDownloadDialog } from './ConfirmDownloadDialog';
import { closeStage, type DownloadStage } from './downloadStore';
import { InsufficientBalanceForGameDialog } from './InsufficientBalanceForGameDialog';

/** The dialogs of a paid download. They belong to the screen that opened them: leaving it closes them. */
export default function DownloadDialogs({ stage }: { stage: DownloadStage }) {
  useOnRouteLeave(closeStage);
  if (stage.kind === 'insufficientBalance') return <InsufficientBalanceForGameDialog />;
  // A changed price remounts the dialog, because it is a new question.
  return <ConfirmDownloadDialog key={stage.changedPrice?.price} {...stage} />;
}
