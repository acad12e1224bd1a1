import { Dialog } from '@/components/ui/Dialog';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '../api';
import { zoneName } from '../dayClock';
import styles from './CheckinRulesSheet.module.css';

/** The rules of the check-in with the current figures. */
export function CheckinRulesSheet({ onClose }: { onClose: () => void }) {
  const uid = useAccount((account) => account.uid);
  const { data } = useQuery(calendarQuery(uid));
  const zone = zoneName(data?.zone ?? 'Asia/Shanghai');
  return (
    <Dialog kind="sheet" title={t('签到规则')} onClose={onClose}>
      <ol className={styles.rules}>
        <li>{t`签到日每天 00:00（${zone}）更新，每个账号每天可以签到一次，签到后奖励马上到账。`}</li>
        <li>
          {data
            ? t`连续签到奖励会变多：第 1 至 ${data.rewards.length} 天依次是 ${data.rewards.join(t('、'))}X钻，领完一轮从头再来；断签后从第 1 天重新算起。`
            : t('连续签到奖励会变多，领完一轮从头再来；断签后从第 1 天重新算起。')}
        </li>
        <li>
          {data
            ? t`漏签的日子当月可以补签，每天 ${data.makeUpPrice}X钻，每月次数有限。补签会接上连签、算进全勤，不另发X钻；注册之前的日子不能补。`
            : t(
                '漏签的日子当月可以补签，每月次数有限。补签会接上连签、算进全勤，不另发X钻；注册之前的日子不能补。',
              )}
        </li>
        <li>{t('一个月每天都签到（补签也算），就能点亮当月的全勤徽章，亮在你的主页和名字旁边。')}</li>
      </ol>
    </Dialog>
  );
}
