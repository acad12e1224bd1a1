import { NETWORK_TEXT } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense, useEffect } from 'react';
import { closeStage, useDownloadStage } from './downloadStore';

const DownloadDialogs = lazyOptional(() => import('./DownloadDialogs'), DialogUnavailable);

/** Renders the download dialogs, whose code loads when the first one opens. */
export function DownloadHost() {
  const stage = useDownloadStage((state) => state.stage);
  if (!stage) return null;
  return (
    <Suspense>
      <DownloadDialogs stage={stage} />
    </Suspense>
  );
}

/** Explains to the user why no dialog opens. */
function DialogUnavailable() {
  useEffect(() => {
    closeStage();
    toast.error(NETWORK_TEXT);
  }, []);
  return null;
}
