import type { VipPlan } from '@/api/types';
import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import styles from './Benefits.module.css';

export function Benefits({ plan }: { plan: VipPlan }) {
  return (
    <ul className={styles.benefits} aria-label={t`${plan.name}权益`}>
      {plan.benefits.map((benefit) => (
        <li key={benefit}>
          <Check aria-hidden="true" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
