import { coins } from '@/lib/format';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import type { Invite } from '../api';
import { FriendsArt } from './FriendsArt';
import styles from './InviteHero.module.css';

/** The headline, and the rewards of both players. */
export function InviteHero({ rewards: { inviter, invitee } }: { rewards: Invite['rewards'] }) {
  return (
    <section className={styles.hero}>
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('好游戏要和朋友一起玩')}</h2>
        <p className={styles.line}>
          <span>{rich`你得 ${<strong>{coins(inviter)}</strong>}`}</span>
          <span>{rich`TA 得 ${<strong>{coins(invitee)}</strong>}`}</span>
        </p>
      </div>
      <div className={styles.art}>
        <FriendsArt />
      </div>
    </section>
  );
}
