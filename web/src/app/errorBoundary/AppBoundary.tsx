import { Button } from '@/components/ui/Button';
import { appConfig } from '@/config';
import { reportClientError } from '@/lib/errorReporter';
import { leaveAppTo } from '@/lib/leaveApp';
import { reload } from '@/lib/reload';
import { t } from '@/lib/i18n';
import { Component, useState, type ReactNode } from 'react';
import styles from './AppBoundary.module.css';
import { clearAppData } from './clearAppData';

/** The outermost error boundary, above the shell. It offers a reload, the home page and clearing local data. */
export class AppBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportClientError('boundary', error);
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}

const home = () => leaveAppTo(`${appConfig.prefix}/`);

function ErrorScreen() {
  const [asking, setAsking] = useState(false);
  const [clearing, setClearing] = useState(false);
  const clear = async () => {
    if (!navigator.onLine) return setAsking(false);
    setClearing(true);
    await clearAppData();
    await home();
  };
  return (
    <main className={styles.page} role="alert">
      <img src={appConfig.logo} alt="" width="64" height="64" />
      <h1 className={styles.title}>{asking ? t('清除本机数据？') : t('页面开小差了')}</h1>
      {asking ? (
        <>
          <p className={styles.hint}>
            {t('会退出登录，没发布的草稿、没发出去的评论和离线保存的章节也会清掉。账号里的东西都还在。')}
          </p>
          <div className={styles.ways}>
            <Button block busy={clearing} onClick={() => void clear()}>
              {t('清除并重新打开')}
            </Button>
            <Button block look="soft" onClick={() => setAsking(false)}>
              {t('再想想')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.hint}>{t('我们已经记下了，刷新一下多半就好。')}</p>
          <div className={styles.ways}>
            <Button block onClick={reload}>
              {t('刷新页面')}
            </Button>
            <Button block look="soft" onClick={() => void home()}>
              {t('回首页')}
            </Button>
            {/* Clearing removes the offline copy of the app, too. */}
            {navigator.onLine && (
              <Button block look="plain" onClick={() => setAsking(true)}>
                {t('还是不行？清除本机数据')}
              </Button>
            )}
          </div>
        </>
      )}
    </main>
  );
}
