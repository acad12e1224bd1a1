import type { Post } from '@/api/types';
import { Words } from '@/features/person';
import { t } from '@/lib/words';
import { paths } from '@/paths';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './CutText.module.css';

/** The beginning of what a post says: five lines, and the way to the rest. */
export function CutText({ post }: { post: Post }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(post.more);
  useLayoutEffect(() => {
    const element = text.current;
    if (element) setCut(post.more || element.scrollHeight > element.clientHeight + 1);
  }, [post.content, post.more]);
  return (
    <div>
      {post.title && <h2 className={styles.title}>{post.title}</h2>}
      {post.content && (
        <p className={styles.text} ref={text}>
          <Words text={post.content} mentions={post.mentions} />
          {post.more && '…'}
        </p>
      )}
      {cut && (
        <Link to={paths.post(post.id)} className={styles.more}>
          {t('全文')}
        </Link>
      )}
    </div>
  );
}
