import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { t } from '@/lib/words';
import styles from './Missing.module.css';

/** No game at all: because they could not be fetched, or because there is none. */
export function Nothing({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  if (failure) return <ErrorState text={errorText(failure)} onRetry={onRetry} />;
  return <EmptyState title={t('新游戏正在上架')} hint={t('先去签个到，回来就有得玩啦')} />;
}

/** Some of it is there, some could not be fetched. */
export function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className={styles.missing} onClick={onRetry}>
      {t('有些内容没加载出来，点一下重试')}
    </button>
  );
}
