import { ApiError, CODE, errorText } from '@/api/errors';
import { RichText } from '@/components/ui/RichText';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { appConfig } from '@/config';
import { locale, t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { documentQuery, type DocumentName } from './api';
import styles from './DocumentText.module.css';

/** The text of a document, with the name of this portal in place of `{site}`. */
export function DocumentText({ name }: { name: DocumentName }) {
  const { data, error, refetch } = useQuery(documentQuery(name));
  if (data) {
    // Documents have no other languages.
    const html = locale ? data.contentEn : data.content;
    return (
      <article className={styles.document}>
        <h2 className={styles.version}>{t`更新于 ${data.version}`}</h2>
        <RichText html={html.replaceAll('{site}', () => escaped(appConfig.title))} className={styles.text} />
      </article>
    );
  }
  if (error instanceof ApiError && error.code === CODE.gone)
    return <EmptyState title={t('还没有写好')} hint={t('有疑问可以联系客服')} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <div className={styles.document} aria-hidden="true">
      <Skeleton height="1rem" width="8rem" />
      <Skeleton height="12rem" radius="var(--radius)" />
      <Skeleton height="12rem" radius="var(--radius)" />
    </div>
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
