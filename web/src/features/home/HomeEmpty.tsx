import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { t } from '@/lib/i18n';

/** No game at all: because they could not be fetched, or because there is none. */
export function HomeEmpty({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  if (failure) return <ErrorState text={errorText(failure)} onRetry={onRetry} />;
  return <EmptyState title={t('新游戏正在上架')} hint={t('先去签个到，回来就有得玩啦')} />;
}
