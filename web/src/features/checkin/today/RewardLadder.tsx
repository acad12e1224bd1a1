import { CoinIcon } from '@/components/ui/Coin';
import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import type { Rung } from '../ladder';
import { Chest } from './Chest';
import styles from './RewardLadder.module.css';

/** The reward of each day of the streak. The best one is drawn as a chest. */
export function RewardLadder({ rungs }: { rungs: readonly Rung[] }) {
  const best = Math.max(...rungs.map(({ reward }) => reward));
  return (
    <ol className={styles.ladder}>
      {rungs.map(({ n, reward, state }) => (
        <li key={n} className={styles.rung} data-state={state}>
          <strong className={styles.reward}>+{reward}</strong>
          <span className={styles.sign}>
            {reward === best && rungs.length > 1 ? <Chest open={state === 'got'} /> : <CoinIcon />}
            {state === 'got' && (
              <span className={styles.check}>
                <Check aria-label={t('已领')} />
              </span>
            )}
          </span>
          <span className={styles.day}>{state === 'today' ? t('今天') : t`第${n}天`}</span>
        </li>
      ))}
    </ol>
  );
}
