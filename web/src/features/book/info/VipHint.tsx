import type { Book } from '@/api/types';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths, withPop } from '@/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from '~icons/lucide/chevron-right';
import Crown from '~icons/lucide/crown';
import { Link } from 'react-router';
import { chaptersQuery } from '../api';
import { useIsMember } from '../useIsMember';
import { chapterNumber, isLocked } from '../labels';
import styles from './VipHint.module.css';

/** Says from which chapter on a membership is needed. Members do not see it. */
export function VipHint({ book: { id, kind } }: { book: Book }) {
  const uid = useAccount((account) => account.uid);
  const member = useIsMember();
  const { data, hasNextPage } = useInfiniteQuery(chaptersQuery(uid, id, true));
  const locked = data?.pages.flatMap(({ records }) => records).filter((one) => isLocked(one, member)) ?? [];
  const first = locked[locked.length - 1];
  if (!first) return null;
  return (
    <Link to={withPop(paths.bookinfo(id))} replace className={styles.hint}>
      <Crown aria-hidden="true" />
      <span>
        {hasNextPage
          ? t('有会员抢先看的章节') // The first members-only chapter may be on an earlier page that is not loaded.
          : locked.length === 1
            ? t`${chapterNumber(kind, first.index)}是会员抢先看`
            : t`${chapterNumber(kind, first.index)}起有会员章节`}
      </span>
      <b>
        {t('开通会员')}
        <ChevronRight aria-hidden="true" />
      </b>
    </Link>
  );
}
