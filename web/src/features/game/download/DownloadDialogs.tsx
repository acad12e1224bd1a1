import { useOnLeave } from '@/lib/useOnLeave';
import { ConfirmDialog } from './ConfirmDialog';
import { closeStage, type Stage } from './downloadStore';
import { PoorDialog } from './PoorDialog';

/** The dialogs of a paid download. They belong to the screen they were opened on: leaving it closes them. */
export default function DownloadDialogs({ stage }: { stage: Stage }) {
  useOnLeave(closeStage);
  if (stage.kind === 'poor') return <PoorDialog />;
  // Another price is another question.
  return <ConfirmDialog key={stage.told?.price} {...stage} />;
}
