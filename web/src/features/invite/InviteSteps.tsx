import type { IconComponent } from '@/components/ui/createIcon';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Send from '~icons/lucide/send';
import Smartphone from '~icons/lucide/smartphone';
import { lazy, Suspense, useState } from 'react';
import type { Invite } from './api';
import styles from './InviteSteps.module.css';

const InviteRulesSheet = lazy(() => import('./InviteRulesSheet'));

const STEPS: readonly { icon: IconComponent; title: string; line: string }[] = [
  { icon: Send, title: t('发给好友'), line: t('用你的邀请码注册') },
  { icon: Smartphone, title: t('绑定手机'), line: t('确认是真朋友') },
  { icon: Gamepad2, title: t('玩起来'), line: t('下载、发帖、评论都算') },
];

/** The steps from the link to the reward. */
export function InviteSteps({ rewards }: { rewards: Invite['rewards'] }) {
  const [rules, setRules] = useState(false);
  return (
    <section className={styles.card} aria-label={t('怎么拿奖励')}>
      <header className={styles.head}>
        <h2>{t('三步拿奖励')}</h2>
        <button type="button" className={styles.rules} onClick={() => setRules(true)}>
          {t('规则')}
        </button>
      </header>
      <ol className={styles.steps}>
        {STEPS.map(({ icon: Icon, title, line }) => (
          <li key={title} className={styles.step}>
            <span className={cx('tap', styles.sign)}>
              <Icon aria-hidden="true" />
            </span>
            <strong>{title}</strong>
            <span className={styles.line}>{line}</span>
          </li>
        ))}
      </ol>
      {rules && (
        <Suspense>
          <InviteRulesSheet rewards={rewards} onClose={() => setRules(false)} />
        </Suspense>
      )}
    </section>
  );
}
