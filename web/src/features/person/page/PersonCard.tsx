import type { UserProfile } from '@/api/types';
import { MonthBadge } from '@/components/art/MonthBadge';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { Button, ButtonLink } from '@/components/ui/Button';
import { useFollowed } from '@/features/relationships';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Ban from '~icons/lucide/ban';
import Ellipsis from '~icons/lucide/ellipsis';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FollowButton } from '../FollowButton';
import { useBlock } from '../useBlock';
import { VipMark } from '../VipMark';
import styles from './PersonCard.module.css';
import { PersonMenu } from './PersonMenu';

interface Props {
  person: UserProfile;
  /** The profile is the reader's own. */
  own: boolean;
  blocked: boolean;
}

/** The head of a profile: name, counts, and actions. */
export function PersonCard({ person, own, blocked }: Props) {
  const { uid, name, avatar, levelType, badge, signature, posts, followers, following, likes, followsMe } =
    person;
  const [menu, setMenu] = useState(false);
  const [, setSearch] = useSearchParams();
  const followed = useFollowed(uid, person.followed);
  // Count the reader's follow at once, before a refetch.
  const shownFollowers = followers + Number(followed) - Number(person.followed);
  // A block ends the follows in both directions.
  const shownFollowing = following - Number(blocked && followsMe);
  const show = (list: string) => () => setSearch({ list }, { replace: true });
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.sky} aria-hidden="true" />
      <div className={styles.top}>
        <span className={styles.portrait}>
          <FramedAvatar url={avatar} frame={person.frame} name={name} size={4.75} />
        </span>
        <span className={styles.actions}>
          {own ? (
            <ButtonLink look="plain" size="small" to={paths.user}>
              {t('编辑资料')}
            </ButtonLink>
          ) : (
            <>
              {blocked ? (
                <Unblock person={person} />
              ) : (
                <FollowButton person={person} back={followsMe} size="normal" />
              )}
              <button
                type="button"
                className={styles.menu}
                aria-label={t('更多')}
                onClick={() => setMenu(true)}
              >
                <Ellipsis aria-hidden="true" />
              </button>
            </>
          )}
        </span>
      </div>
      <h2 className={styles.name}>
        <span>{name}</span>
        <VipMark level={levelType} />
        {badge && <MonthBadge month={badge} className={styles.badge} />}
        {followsMe && !own && !blocked && <small className={styles.bond}>{t('关注了你')}</small>}
      </h2>
      <p className={styles.signature}>{signature || t('这位玩家很神秘，什么都没有写')}</p>
      <dl className={styles.figures}>
        <Figure name={t('获赞')} value={likes} />
        <Figure name={t('关注')} value={shownFollowing} onShow={show('following')} />
        <Figure name={t('粉丝')} value={shownFollowers} onShow={show('followers')} />
        <Figure name={t('帖子')} value={posts} />
      </dl>
      {menu && <PersonMenu person={person} blocked={blocked} onClose={() => setMenu(false)} />}
    </section>
  );
}

/** The state of a blocked player, and the button that ends it. */
function Unblock({ person: { uid, name } }: { person: UserProfile }) {
  const { mutate, isPending } = useBlock();
  return (
    <>
      <span className={styles.blocked}>
        <Ban aria-hidden="true" />
        {t('已拉黑')}
      </span>
      <Button
        look="soft"
        busy={isPending}
        aria-label={t`解除拉黑 ${name}`}
        onClick={() => mutate({ uid, block: false })}
      >
        {t('解除')}
      </Button>
    </>
  );
}

function Figure({ name, value, onShow }: { name: string; value: number; onShow?: () => void }) {
  const number = shortNumber(value);
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {onShow ? (
          <button type="button" className={styles.show} onClick={onShow} aria-label={`${name} ${number}`}>
            {number}
          </button>
        ) : (
          number
        )}
      </dd>
    </div>
  );
}
