import { errorText } from '@/api/errors';
import type { Youth } from '@/api/types';
import { Drawing } from '@/components/art/Drawing';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { dayTimeText } from '@/lib/time';
import { useRefetchOnChange } from '@/lib/useRefetchOnChange';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAccount } from '../accountStore';
import { useForm } from '../forms/useForm';
import { useStatusPart } from '../useStatus';
import { pinError } from '../validation';
import { applyYouth, enableYouth, youthQuery } from './api';
import { DisableForm } from './DisableForm';
import { PinField } from './PinField';
import styles from './Youth.module.css';

/** Explains the youth mode, and switches it on and off. */
export default function YouthPage() {
  const uid = useAccount((account) => account.uid);
  const { data, error, refetch } = useQuery({ ...youthQuery(uid), refetchOnMount: 'always' });
  // Another device may have changed the mode.
  useRefetchOnChange(
    useStatusPart((status) => status.version),
    refetch,
  );
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.page} aria-hidden="true">
        <Skeleton height="9rem" radius="var(--radius)" />
        <Skeleton height="12rem" radius="var(--radius)" />
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <Drawing name="key" />
      </div>
      {data.enabled ? <Use youth={data} /> : <h2 className={styles.title}>{t('给孩子的安心设置')}</h2>}
      <ul className={styles.rules}>
        <li>{t('不能充值、不能花X钻，也不能开通会员')}</li>
        <li>{t`每天最多使用 ${data.minutesPerDay} 分钟，所有设备一起计算`}</li>
        <li>{t('每天 22:00 到次日 6:00 不能使用')}</li>
      </ul>
      {data.enabled ? <DisableForm /> : <EnableForm uid={uid} />}
      <p className={styles.note}>
        {t('设置跟着账号走，换一台设备也有效。没有登录时的浏览不受限制。')}
        <Link to={paths.faq}>{t('联系客服')}</Link>
      </p>
    </div>
  );
}

/** The remaining use of today. At night nothing remains, however little was used. */
function Use({ youth: { minutes, minutesPerDay, allowedUntil, closed } }: { youth: Youth }) {
  const left = Math.max(0, minutesPerDay - minutes);
  const use = closed === 'night' ? t('现在是休息时间，6:00 以后再来') : t`今天还可以使用 ${left} 分钟`;
  return (
    <>
      <h2 className={styles.title}>{t('青少年模式已开启')}</h2>
      <p className={styles.left}>{allowedUntil ? t`家长允许使用到 ${dayTimeText(allowedUntil)}` : use}</p>
      <progress className={styles.progress} aria-label={t('今天已用')} value={minutes} max={minutesPerDay} />
    </>
  );
}

/** In youth mode no phone is bound, because a code to the bound phone replaces a forgotten PIN. */
function PhoneNote() {
  const phone = useStatusPart((status) => status.phone);
  if (phone === undefined) return null;
  if (phone)
    return (
      <p className={styles.note}>{t`忘记密码时，用绑定的手机号 ${phone} 就能关闭。开启之后不能换手机号。`}</p>
    );
  return (
    <p className={styles.note}>
      {t('忘记密码时要用绑定的手机号关闭，开启之后就不能再绑定了。')}
      <Link to={paths.bindPhone}>{t('先绑定家长的手机号')}</Link>
    </p>
  );
}

function EnableForm({ uid }: { uid: number }) {
  const client = useQueryClient();
  const { field, submit, busy } = useForm({
    initial: { pin: '', again: '' },
    check: ({ pin, again }) => ({
      pin: pinError(pin),
      again: pin === again ? undefined : t('两次输入的密码不一样'),
    }),
    send: enableYouth,
    onDone: (youth) => {
      applyYouth(client, uid, youth);
      toast.success(t('青少年模式已开启'));
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <PinField {...field('pin')} label={t('设置青少年密码')} hint={t('4位数字，关闭时要用，请家长记好')} />
      <PinField {...field('again')} label={t('再输入一次')} />
      <PhoneNote />
      <Button type="submit" size="large" block busy={busy}>
        {t('开启青少年模式')}
      </Button>
    </form>
  );
}
