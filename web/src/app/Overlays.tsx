import { Toaster } from '@/components/ui/toast/Toaster';
import { AnnouncementHost } from '@/features/announcement';
import { BrowserGuideHost } from '@/features/browserGuide';
import { DownloadHost } from '@/features/game/download/DownloadHost';

/** What opens over the pages: dialogs that any page can open, the announcement and the toasts. */
export default function Overlays({ uid }: { uid: number }) {
  return (
    <>
      <DownloadHost />
      <BrowserGuideHost />
      <AnnouncementHost uid={uid} />
      <Toaster />
    </>
  );
}
