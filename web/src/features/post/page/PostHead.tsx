import type { Post } from '@/api/types';
import { TopBar } from '@/components/ui/TopBar';
import { cx } from '@/lib/classes';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import Ellipsis from '~icons/lucide/ellipsis';
import { useState } from 'react';
import { PostMenu } from '../menu/PostMenu';
import styles from './PostHead.module.css';

/** The top bar of a post: back and menu. */
export function PostHead({ post }: { post: Post }) {
  const back = useBack();
  const [menu, setMenu] = useState(false);
  return (
    <div className={styles.bar}>
      <TopBar
        title={t('帖子', 'one')}
        onBack={back}
        action={
          <button
            type="button"
            className={cx('tap', styles.menu)}
            aria-label={t('更多')}
            onClick={() => setMenu(true)}
          >
            <Ellipsis aria-hidden="true" />
          </button>
        }
      />
      {menu && <PostMenu post={post} onClose={() => setMenu(false)} onGone={back} />}
    </div>
  );
}
