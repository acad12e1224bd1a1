import { errorText } from '@/api/errors';
import { ErrorState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { parseId } from '@/lib/parseId';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findBook } from './cache';
import { BookMenu } from './menu/BookMenu';
import { BookMenuSkeleton } from './menu/BookMenuSkeleton';
import { BookGone } from './parts/BookGone';
import { useBook } from './useBook';

/** All chapters of a book. */
export default function BookMenuPage() {
  const id = parseId(useParams().id) ?? 0;
  const client = useQueryClient();
  const back = useBack();
  const { data, error, refetch } = useBook(id);
  const gone = data === null || id === 0;
  const book = gone ? undefined : (data ?? findBook(client, id));
  if (book) return <BookMenu key={id} book={book} />;
  return (
    <>
      <TopBar title={t('目录')} onBack={back} />
      <main>
        {gone && <BookGone />}
        {!gone && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
        {!gone && !error && <BookMenuSkeleton />}
      </main>
    </>
  );
}
