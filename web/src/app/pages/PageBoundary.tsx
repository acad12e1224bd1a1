import { ErrorState } from '@/components/ui/States';
import { reportClientError } from '@/lib/errorReporter';
import { t } from '@/lib/i18n';
import { Component, type ReactNode } from 'react';

/** A page that breaks, or whose code does not arrive, leaves the rest of the app standing. */
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
    // Code that failed to load stays failed until the document is loaded anew.
    return <ErrorState text={t('这一页没能打开')} onRetry={() => window.location.reload()} />;
  }
}
