import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { GUEST } from '../accountStore';
import styles from './GuestCard.module.css';

export function GuestCard() {
  return (
    <section className={styles.card}>
      <Avatar url={null} name={GUEST.name} size={4} />
      <div className={styles.words}>
        <strong>{t`${GUEST.name}，你好`}</strong>
        <p>{t('登录后看消息、领礼包')}</p>
      </div>
      <ButtonLink to={paths.login}>{t('登录/注册')}</ButtonLink>
    </section>
  );
}
