import type { Book } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../api';
import { BookCard } from '../parts/BookCard';
import { BookSection } from '../parts/BookSection';
import { alike } from '../labels';

const MAX = 10;

/** Books of the same kind, the most similar ones first. */
export function SimilarBooks({ book }: { book: Book }) {
  const uid = useAccount((account) => account.uid);
  const { data = [] } = useQuery(rankingQuery(uid, book.kind, 'hot'));
  const others = alike(book, data).slice(0, MAX);
  if (others.length === 0) return null;
  return (
    <BookSection title={t('看过的人还喜欢')}>
      <Rail
        label={t('看过的人还喜欢')}
        items={others}
        itemKey={({ id }) => id}
        renderItem={(other) => (
          <div className="book-tile">
            <BookCard book={other} />
          </div>
        )}
      />
    </BookSection>
  );
}
