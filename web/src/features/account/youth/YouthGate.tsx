import { CODE } from '@/api/errors';
import { Drawing } from '@/components/art/Drawing';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { useRefetchOnChange } from '@/lib/useRefetchOnChange';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useForm } from '../forms/useForm';
import { signOut } from '../session';
import { useStatusPart } from '../useStatus';
import { pinError } from '../validation';
import { applyYouth, extendYouth, minuteQuery } from './api';
import { PinField } from './PinField';
import styles from './Youth.module.css';

/** Screens that stay open: they help to end the mode. */
const OPEN: readonly string[] = [paths.youth, paths.faq, paths.terms, paths.privacy];

/** Reports each minute of use in youth mode, and covers the app while the account is closed. */
export default function YouthGate({ uid }: { uid: number }) {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(minuteQuery(uid));
  const version = useStatusPart((status) => status.version);
  // The PIN may have been entered on another device. While the account is open, a report would count a minute.
  useRefetchOnChange(version, () => data?.closed && refetch());
  if (!data?.enabled || !data.closed || OPEN.includes(pathname)) return null;
  const night = data.closed === 'night';
  return (
    <Dialog
      title={night ? t('夜深了，早点休息') : t('今天的时间到了')}
      dismissible={false}
      onClose={() => undefined}
      className={styles.gate}
    >
      <div className={styles.drawing}>
        <Drawing name="key" />
      </div>
      <p className={styles.note}>
        {night
          ? t('青少年模式 · 22:00 到次日 6:00 不能使用')
          : t`青少年模式 · 每天可以使用 ${data.minutesPerDay} 分钟，明天再来吧`}
      </p>
      <ExtendForm uid={uid} minutes={data.minutesPerDay} />
      <div className={styles.ways}>
        <Link to={paths.youth}>{t('关闭或忘记密码')}</Link>
        <Link to={paths.faq}>{t('联系客服')}</Link>
        <button type="button" className={styles.other} onClick={() => signOut()}>
          {t('退出登录')}
        </button>
      </div>
    </Dialog>
  );
}

function ExtendForm({ uid, minutes }: { uid: number; minutes: number }) {
  const client = useQueryClient();
  const { field, submit, busy } = useForm({
    initial: { pin: '' },
    check: ({ pin }) => ({ pin: pinError(pin) }),
    send: extendYouth,
    onDone: (youth) => applyYouth(client, uid, youth),
    refusedField: { [CODE.wrongPassword]: 'pin' },
    refusedText: { [CODE.wrongPassword]: t('密码不对，再试一次') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <PinField {...field('pin')} label={t('青少年密码')} hint={t('请家长输入')} />
      <Button type="submit" look="soft" size="large" block busy={busy}>
        {t`再使用 ${minutes} 分钟`}
      </Button>
    </form>
  );
}
