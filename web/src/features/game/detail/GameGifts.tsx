import { errorText } from '@/api/errors';
import type { Game } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { gameGiftsQuery, GiftPacks, GiftPackSkeleton } from '@/features/gift';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import styles from './GameGifts.module.css';

/** The gift packs of a game. */
export function GameGifts({ game }: { game: Game }) {
  const uid = useAccount((account) => account.uid);
  const { data, error, isPending, refetch } = useQuery(gameGiftsQuery(uid, game.id));
  const all = (
    <ButtonLink look="soft" to={paths.gifts}>
      {t('全部礼包')}
    </ButtonLink>
  );
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (data?.length === 0)
    return <EmptyState title={t('这款游戏暂时没有礼包')} hint={t('去看看别的游戏在送什么')} action={all} />;
  return (
    <section className={styles.section} aria-label={t('游戏礼包')} aria-busy={isPending}>
      <div className={styles.tray}>
        {data ? <GiftPacks gifts={data} ofGame /> : <GiftPackSkeleton ofGame />}
      </div>
      <div className={styles.more}>{all}</div>
    </section>
  );
}
