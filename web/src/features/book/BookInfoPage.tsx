import { errorText } from '@/api/errors';
import { ErrorState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import type { BookDetail } from '@/api/types';
import { operatorsText } from '@/lib/html';
import { usePageHead, type PageHead } from '@/lib/pageHead';
import { parseId } from '@/lib/parseId';
import { paths } from '@/paths';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findBook } from './cache';
import { BookInfo } from './info/BookInfo';
import { InfoBar } from './info/InfoBar';
import { InfoSkeleton } from './info/InfoSkeleton';
import { BookGone } from './parts/BookGone';
import { useBook } from './useBook';

/** The page of one book, or a notice if the book no longer exists. */
export default function BookInfoPage() {
  const id = parseId(useParams().id) ?? 0;
  const client = useQueryClient();
  const back = useBack();
  const { data, error, refetch } = useBook(id);
  const gone = data === null || id === 0;
  usePageHead(gone ? null : data && headOf(data));
  if (data) return <BookInfo key={id} book={data} />;
  // Shows the data of a list until the answer arrives.
  const listed = gone ? undefined : findBook(client, id);
  if (!gone && !error && listed) return <BookInfo key={id} book={listed} />;
  if (!gone && !error)
    return (
      <>
        <InfoBar title="" />
        <InfoSkeleton />
      </>
    );
  return (
    <>
      <TopBar title={t('作品详情')} onBack={back} />
      <main>
        {gone && <BookGone />}
        {!gone && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      </main>
    </>
  );
}

const headOf = ({ id, title, summary, description, cover }: BookDetail): PageHead => ({
  path: paths.bookinfo(id),
  name: title,
  description: operatorsText(summary, description),
  picture: cover.medium,
  type: 'book',
});
