import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/Button';
import { paths } from '@/paths';
import { GUEST } from '../accountStore';
import styles from './GuestCard.module.css';

export function GuestCard() {
  return (
    <section className={styles.card}>
      <Avatar url={null} name={GUEST.name} size={4} />
      <div className={styles.words}>
        <strong>{GUEST.name}，你好</strong>
        <p>登录后看消息、领礼包</p>
      </div>
      <ButtonLink to={paths.login}>登录/注册</ButtonLink>
    </section>
  );
}
