import type { Post } from '@/api/types';
import { LinkifiedText } from '@/features/person';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import styles from './ClampedPostText.module.css';

/** The first five lines of a post, with a link to the rest. */
export function ClampedPostText({ post }: { post: Post }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(post.more);
  const reportCut = useEffectEvent((isCut: boolean) => {
    // `flushSync` also runs all pending effects of the page, so call it only for a change.
    if (isCut !== cut) flushSync(() => setCut(isCut));
  });
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || post.more) return setCut(post.more);
    // A ResizeObserver measures after layout and before paint. Measuring earlier would force a layout of the whole
    // page.
    const measure = () => reportCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [post.content, post.more]);
  return (
    <div>
      {post.title && <h2 className={styles.title}>{post.title}</h2>}
      {post.content && (
        <p className={styles.text} ref={text}>
          <LinkifiedText text={post.content} mentions={post.mentions} />
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
