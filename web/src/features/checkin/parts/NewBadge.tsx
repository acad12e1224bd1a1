import { Burst } from '@/components/art/Burst';
import { MonthBadge } from '@/components/art/MonthBadge';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { monthName } from '../days';
import styles from './NewBadge.module.css';

/** Celebrates the badge of a complete month. */
export function NewBadge({ month, onClose }: { month: string; onClose: () => void }) {
  return (
    <Dialog
      title={t`${monthName(month)}全勤徽章到手`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('太棒了')}</Button>}
    >
      <div className={styles.medal}>
        <Burst />
        <MonthBadge month={month} className={styles.badge} />
      </div>
      <p className={styles.line}>{t('整个月一天都没落下。从现在起，它会亮在你的主页和名字旁边。')}</p>
    </Dialog>
  );
}
