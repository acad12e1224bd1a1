import { ErrorState } from '@/components/ui/States';
import { reportClientError } from '@/lib/errorReporter';
import { t } from '@/lib/i18n';
import { reload } from '@/lib/reload';
import { useOnline } from '@/lib/useOnline';
import { Component, useEffect, useState, type ReactNode } from 'react';

/** Contains the failure of one page, so that the rest of the app works. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportClientError('boundary', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <BrokenPage />;
  }
}

/** A failed import of a part of the page stays failed until the document reloads. So it reloads when the network is back. */
function BrokenPage() {
  const online = useOnline();
  const [brokeOffline] = useState(!online);
  const isBack = brokeOffline && online;
  useEffect(() => {
    if (isBack) reload();
  }, [isBack]);
  return <ErrorState text={t('这一页没能打开')} onRetry={reload} />;
}
