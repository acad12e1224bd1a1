import { Button } from '@/components/ui/Button';
import { reportClientError } from '@/lib/errorReporter';
import { lazyOptional } from '@/lib/lazyOptional';
import { reload } from '@/lib/reload';
import { t } from '@/lib/i18n';
import { Component, Suspense, type ReactNode } from 'react';

const ErrorScreen = lazyOptional(() => import('./ErrorScreen'), ReloadOnly);

/** The outermost error boundary, above the shell. */
export class AppBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportClientError('boundary', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Suspense>
        <ErrorScreen />
      </Suspense>
    );
  }
}

/** Shown if the code of the error screen does not load. */
function ReloadOnly() {
  return (
    <main className="middle" role="alert">
      <h1>{t('页面开小差了')}</h1>
      <Button onClick={reload}>{t('刷新页面')}</Button>
    </main>
  );
}
