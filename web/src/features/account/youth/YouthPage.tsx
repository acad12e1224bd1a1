import { CODE, errorText } from '@/api/errors';
import type { Youth } from '@/api/types';
import { Drawing } from '@/components/art/Drawing';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAccount } from '../accountStore';
import { useForm } from '../forms/useForm';
import { pinError } from '../validation';
import { applyYouth, enableYouth, youthQuery } from './api';
import { DisableForm } from './DisableForm';
import { PinField } from './PinField';
import styles from './Youth.module.css';

/** Explains the youth mode, and switches it on and off. */
export default function YouthPage() {
  const uid = useAccount((account) => account.uid);
  const { data, error, refetch } = useQuery({ ...youthQuery(uid), refetchOnMount: 'always' });
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
        {t('设置跟着账号走，换一台设备也有效。')}
        <Link to={paths.faq}>{t('联系客服')}</Link>
      </p>
    </div>
  );
}

function Use({ youth: { minutes, minutesPerDay } }: { youth: Youth }) {
  const left = Math.max(0, minutesPerDay - minutes);
  return (
    <>
      <h2 className={styles.title}>{t('青少年模式已开启')}</h2>
      <p className={styles.left}>{t`今天还可以使用 ${left} 分钟`}</p>
      <progress className={styles.progress} aria-label={t('今天已用')} value={minutes} max={minutesPerDay} />
    </>
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
    refusedText: { [CODE.wrongPassword]: t('密码不对，再试一次') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <PinField {...field('pin')} label={t('设置青少年密码')} hint={t('4位数字，关闭时要用，请家长记好')} />
      <PinField {...field('again')} label={t('再输入一次')} />
      <Button type="submit" size="large" block busy={busy}>
        {t('开启青少年模式')}
      </Button>
    </form>
  );
}
