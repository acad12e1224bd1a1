import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import ChevronRight from '~icons/lucide/chevron-right';
import X from '~icons/lucide/x';
import { Link } from 'react-router';
import { useAccount } from '../accountStore';
import styles from './FirstStepsCard.module.css';
import { markFirstStep } from './firstSteps';
import type { OnboardingStep } from './useOnboardingSteps';

/** Suggests first steps to a new player. Disappears once all are done or the player dismisses it. */
export function FirstStepsCard({ steps }: { steps: readonly OnboardingStep[] }) {
  const uid = useAccount((account) => account.uid);
  const done = steps.filter((step) => step.done).length;
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <header className={styles.head}>
        <h2 id="first-steps">{t('新手三步')}</h2>
        <span>
          {done}/{steps.length}
        </span>
        <button
          type="button"
          className={cx('tap', styles.cross)}
          onClick={() => markFirstStep(uid, 'dismissed')}
          aria-label={t('收起新手三步')}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name}>
            <Link to={step.to} className={cx(styles.step, step.done && styles.done)}>
              <i className={styles.mark}>
                {step.done ? <Check aria-label={t('已完成')} /> : <span aria-hidden="true">{index + 1}</span>}
              </i>
              <span className={cx('words', styles.words)}>
                <strong>{step.name}</strong>
                <small>{step.hint}</small>
              </span>
              <ChevronRight className={styles.more} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
