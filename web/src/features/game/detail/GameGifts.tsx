import { errorText } from '@/api/errors';
import type { Game } from '@/api/types';
import { useAccount } from '@/features/account';
import { gameGiftsQuery, GiftPacks, GiftPackSkeleton } from '@/features/gift';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from '~icons/lucide/chevron-right';
import Gift from '~icons/lucide/gift';
import { Link } from 'react-router';
import styles from './GameGifts.module.css';

/** The gift packs of a game; hidden if there are none. */
export function GameGifts({ game }: { game: Game }) {
  const uid = useAccount((account) => account.uid);
  const { data, error, isPending, refetch } = useQuery(gameGiftsQuery(uid, game.id));
  const expected = isPending ? game.giftNum : 0;
  if (data?.length === 0 || (expected === 0 && !data && !error)) return null;
  return (
    <section className={styles.section} aria-busy={isPending}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Gift aria-hidden="true" />
          {t('游戏礼包')}
        </h2>
        <Link to={paths.gifts} className={styles.more}>
          {t('全部礼包')}
          <ChevronRight aria-hidden="true" />
        </Link>
      </header>
      {error && !data && (
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {t`${errorText(error)}，点一下重试`}
        </button>
      )}
      <div className={styles.tray}>
        {data && <GiftPacks gifts={data} ofGame />}
        {Array.from({ length: expected }, (_, index) => (
          <GiftPackSkeleton key={index} ofGame />
        ))}
      </div>
    </section>
  );
}
