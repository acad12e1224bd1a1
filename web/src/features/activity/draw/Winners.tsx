import { useAccount } from '@/features/account';
import { cx } from '@/lib/classes';
import { rich } from '@/lib/rich';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import Megaphone from '~icons/lucide/megaphone';
import { useEffect, useState } from 'react';
import { winnersQuery } from '../api';
import styles from './Winners.module.css';

const SHOWN_MS = 3_000;

/** Rotates through the recent winners. */
export function Winners({ id }: { id: number }) {
  const uid = useAccount((account) => account.uid);
  const { data: winners = [] } = useQuery(winnersQuery(uid, id));
  const turn = useRotation(winners.length);
  const winner = winners[turn % Math.max(1, winners.length)];
  return (
    <p className={styles.winners}>
      <Megaphone aria-hidden="true" />
      {winner ? (
        <span key={`${winner.id} ${turn}`} className={cx('ellipsis', styles.line)}>
          {rich`${winner.name} 抽中 ${<b>{winner.prize}</b>}`} · {relativeTime(winner.createTime)}
        </span>
      ) : (
        <span className={cx('ellipsis', styles.line)}>{t('第一份好运，等你来开')}</span>
      )}
    </p>
  );
}

/** Advances every few seconds if there is more than one entry. */
function useRotation(count: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setTurn((last) => last + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, [count]);
  return turn;
}
