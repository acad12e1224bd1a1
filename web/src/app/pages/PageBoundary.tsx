import { ErrorState } from '@/components/ui/States';
import { reportClientError } from '@/lib/errorReporter';
import { t } from '@/lib/i18n';
import { Component, type ReactNode } from 'react';

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
    // A failed import of a part of the page stays failed until the document reloads.
    return <ErrorState text={t('这一页没能打开')} onRetry={() => window.location.reload()} />;
  }
}
