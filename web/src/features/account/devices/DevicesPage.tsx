import { ApiError, CODE, errorText } from '@/api/errors';
import type { ListedLogin } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { PullRefresh } from '@/components/ui/pull';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { toast } from '@/components/ui/toast';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../accountStore';
import { endLogin, loginsQuery } from './api';
import { DeviceRow, DeviceRowSkeleton } from './DeviceRow';
import styles from './DevicesPage.module.css';
import { EndLoginDialog } from './EndLoginDialog';

/** Lists the devices that the player is signed in on, and signs out the others. */
export default function DevicesPage() {
  const uid = useAccount((account) => account.uid);
  const query = useQuery(loginsQuery(uid));
  const [asking, setAsking] = useState<ListedLogin | 'others' | null>(null);
  const end = useEndLogin(uid, () => setAsking(null));
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) throw error;
  };
  if (query.isError && !query.data)
    return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  const logins = [...(query.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <PullRefresh onRefresh={refresh}>
      <div className={styles.page}>
        <p className={styles.note}>
          {rich`看到不认识的设备，请让它退出登录，再${<Link to={paths.resetPwd}>{t('修改密码')}</Link>}。`}
        </p>
        <ul className={styles.list}>
          {query.data
            ? logins.map((login) => (
                <li key={login.id}>
                  <DeviceRow login={login} onEnd={() => setAsking(login)} />
                </li>
              ))
            : [1, 2, 3].map((index) => (
                <li key={index}>
                  <DeviceRowSkeleton />
                </li>
              ))}
        </ul>
        {logins.length > 1 && (
          <Button look="plain" size="large" block onClick={() => setAsking('others')}>
            {t('让其他设备都退出')}
          </Button>
        )}
        {logins.length === 1 && (
          <EmptyState
            drawing="devices"
            title={t('只在这台设备上登录着')}
            hint={t('在别处登录之后，也会列在这里')}
          />
        )}
      </div>
      {asking && (
        <EndLoginDialog
          which={asking}
          busy={end.isPending}
          onConfirm={() => end.mutate(asking === 'others' ? 'others' : { id: asking.id })}
          onClose={() => setAsking(null)}
        />
      )}
    </PullRefresh>
  );
}

function useEndLogin(uid: number, onDone: () => void) {
  const client = useQueryClient();
  const { queryKey } = loginsQuery(uid);
  return useWrite({
    mutationFn: endLogin,
    onSuccess: (ended) => {
      toast.success(ended > 1 ? t`${ended} 台设备已退出登录` : t('已退出登录'));
      onDone();
    },
    onError: (error) => {
      // The session ended before the request, so this is no error.
      const gone = error instanceof ApiError && error.code === CODE.gone;
      toast[gone ? 'info' : 'error'](gone ? t('这台设备已经退出了') : errorText(error));
      if (gone) onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
