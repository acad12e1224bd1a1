import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { t } from '@/lib/i18n';

/** The home screen without games, because the requests failed or no game exists yet. */
export function HomeEmpty({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  if (failure) return <ErrorState text={errorText(failure)} onRetry={onRetry} />;
  return <EmptyState title={t('新游戏正在上架')} hint={t('先去签个到，回来就有得玩啦')} />;
}
