import { useOnRouteLeave } from '@/lib/useOnRouteLeave';
import { ConfirmDownloadDialog } from './ConfirmDownloadDialog';
import { closeStage, type DownloadStage } from './downloadStore';
import { InsufficientBalanceForGameDialog } from './InsufficientBalanceForGameDialog';

/** The dialogs of a paid download. They belong to the screen they were opened on: leaving it closes them. */
export default function DownloadDialogs({ stage }: { stage: DownloadStage }) {
  useOnRouteLeave(closeStage);
  if (stage.kind === 'poor') return <InsufficientBalanceForGameDialog />;
  // Another price is another question.
  return <ConfirmDownloadDialog key={stage.changedPrice?.price} {...stage} />;
}
