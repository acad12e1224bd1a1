import { NETWORK_TEXT } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense, useEffect } from 'react';
import { closeBrowserGuide, useBrowserGuide } from './guideStore';

const BrowserGuide = lazyOptional(() => import('./BrowserGuide'), GuideUnavailable);

/** Renders the guide, whose code loads when it first opens. */
export function BrowserGuideHost() {
  const about = useBrowserGuide((state) => state.about);
  if (!about) return null;
  return (
    <Suspense>
      <BrowserGuide about={about} />
    </Suspense>
  );
}

function GuideUnavailable() {
  useEffect(() => {
    closeBrowserGuide();
    toast.error(NETWORK_TEXT);
  }, []);
  return null;
}
