import { errorText } from '@/api/errors';
import type { BookKind } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { VipHost } from '@/features/vip';
import { parseId } from '@/lib/parseId';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { Navigate, useParams } from 'react-router';
import { useChapter } from './chapter';
import { ReaderSkeleton } from './ReaderSkeleton';

export interface ReaderProps {
  bookId: number;
  /** The chapter in the address; it changes while reading on. */
  chapterId: number;
}

/** The reader of each kind of book. Animations have a page of their own. */
const readers: Partial<Record<BookKind, LazyExoticComponent<ComponentType<ReaderProps>>>> = {
  comic: lazy(() => import('./comic/ComicReader')),
  novel: lazy(() => import('./novel/NovelReader')),
};

/** Opens the comic or novel reader of a book. */
export default function ReadBookPage() {
  const { id, cid } = useParams();
  const [bookId, chapterId] = [parseId(id), parseId(cid)];
  const uid = useAccount((account) => account.uid);
  if (bookId === null || chapterId === null) return <ChapterGone bookId={bookId} />;
  return (
    <>
      <LoadedReader key={`${uid}:${bookId}`} bookId={bookId} chapterId={chapterId} />
      <VipHost to={paths.readbook(bookId, chapterId)} />
    </>
  );
}

function LoadedReader({ bookId, chapterId }: ReaderProps) {
  // The address changes while reading on. The kind of the book stays known, even if the first chapter is deleted.
  const [first] = useState(chapterId);
  const { data: chapter, error, refetch } = useChapter(bookId, first);
  const [kind, setKind] = useState<BookKind>();
  if (chapter && chapter.kind !== kind) setKind(chapter.kind);
  const back = useBack();
  if (chapter === null && !kind) return <ChapterGone bookId={bookId} />;
  if (kind === 'animation') return <Navigate to={paths.watch(bookId, chapterId)} replace />;
  const Kind = kind && readers[kind];
  if (Kind) {
    return (
      <Suspense fallback={<ReaderSkeleton />}>
        <Kind bookId={bookId} chapterId={chapterId} />
      </Suspense>
    );
  }
  if (!error) return <ReaderSkeleton />;
  return (
    <>
      <TopBar title={t('阅读')} onBack={back} />
      <main>
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </main>
    </>
  );
}

/** The chapter does not exist. */
function ChapterGone({ bookId }: { bookId: number | null }) {
  const back = useBack();
  const book = bookId !== null;
  return (
    <>
      <TopBar title={t('阅读')} onBack={back} />
      <main>
        <EmptyState
          drawing="book"
          title={t('这一话不见了')}
          hint={t('可能下架了，也可能还没更新')}
          action={
            <ButtonLink look="soft" to={bookId !== null ? paths.bookinfo(bookId) : paths.animate} replace>
              {book ? t('看看这部作品') : t('找部作品看看')}
            </ButtonLink>
          }
        />
      </main>
    </>
  );
}
