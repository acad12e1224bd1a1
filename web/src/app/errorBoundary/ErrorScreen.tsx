import { Button } from '@/components/ui/Button';
import { appConfig } from '@/config';
import { leaveAppTo } from '@/lib/leaveApp';
import { reload } from '@/lib/reload';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { clearAppData } from './clearAppData';
import styles from './ErrorScreen.module.css';

const home = () => leaveAppTo(`${appConfig.prefix}/`);

/** Offers a reload, the home page and clearing local data. */
export default function ErrorScreen() {
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
