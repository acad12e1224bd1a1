import { lazy, Suspense } from 'react';
import { useDownloadStage } from './downloadStore';

const DownloadDialogs = lazy(() => import('./DownloadDialogs'));

/** The place of the download dialogs; their code is fetched when the first one opens. */
export function DownloadHost() {
  const stage = useDownloadStage((state) => state.stage);
  if (!stage) return null;
  return (
    <Suspense>
      <DownloadDialogs stage={stage} />
    </Suspense>
  );
}
