import { Badge } from '@/components/ui/Badge';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { appConfig } from '@/config';
import { useAccount, useLoggedIn, useStatus, useUnreadMessages } from '@/features/account';
import { useHasDownload } from '@/features/device';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Download from '~icons/lucide/download';
import Mail from '~icons/lucide/mail';
import { Link } from 'react-router';
import styles from './MainHeader.module.css';

/** The logo, and at the right the app download, the signed-in player or the sign-in. */
export function MainHeader() {
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.brand}>
        <img src={appConfig.logo} alt="" width="32" height="32" />
        <span>{appConfig.title}</span>
      </Link>
      <Corner />
    </header>
  );
}

function Corner() {
  const hasDownload = useHasDownload();
  const loggedIn = useLoggedIn();
  if (hasDownload) return <DownloadLink />;
  return loggedIn ? <Player /> : <SignIn />;
}

function DownloadLink() {
  return (
    <Link to={paths.download()} className={styles.download}>
      <Download aria-hidden="true" />
      {t('下载APP')}
    </Link>
  );
}

function SignIn() {
  return (
    <Link to={paths.login} className={styles.signIn}>
      {t('登录/注册')}
    </Link>
  );
}

function Player() {
  const account = useAccount();
  const status = useStatus();
  const unread = useUnreadMessages();
  return (
    <div className={styles.player}>
      <Link
        to={paths.message}
        className={cx('tap', styles.mail)}
        aria-label={unread ? t`系统消息，${unread} 条未读` : t('系统消息')}
      >
        <Mail aria-hidden="true" />
        <Badge count={unread} className={styles.badge} />
      </Link>
      <Link to={paths.profile} aria-label={t('我的')}>
        <FramedAvatar
          url={status?.avatar ?? account.avatar}
          frame={status?.frame}
          name={status?.name ?? account.name}
        />
      </Link>
    </div>
  );
}
