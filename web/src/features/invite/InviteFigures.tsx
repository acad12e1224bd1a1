import { CountUp } from '@/components/ui/CountUp';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import type { Invite } from './api';
import styles from './InviteFigures.module.css';

/** The results of the invitations in numbers. */
export function InviteFigures({ invite: { invited, paid, pending, earned } }: { invite: Invite }) {
  return (
    <dl className={styles.figures}>
      <Figure name={t('已邀请')} value={invited} />
      <Figure name={t('待完成')} value={pending} />
      <Figure name={t('已达成')} value={paid} />
      <Figure name={t('赚到X钻')} value={earned} warm />
    </dl>
  );
}

function Figure({ name, value, warm = false }: { name: string; value: number; warm?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-warm={warm ? '' : undefined}>
        <CountUp value={value} format={exactNumber} />
      </dd>
    </div>
  );
}
