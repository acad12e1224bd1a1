import { t } from '@/lib/i18n';
import { memo } from 'react';
import { PageError } from '../PageError';
import { PagePicture } from '../PagePicture';
import { usePagePicture } from '../usePagePicture';
import type { Item } from './layout';
import styles from './Strip.module.css';

interface Props {
  item: Extract<Item, { kind: 'page' }>;
  width: number;
  eager: boolean;
  reload: (() => Promise<unknown>) | null;
}

/** A page at its position in the strip. */
export const StripPage = memo(function StripPage({ item, width, eager, reload }: Props) {
  const shown = usePagePicture(item.image, reload);
  const name = t`${item.chapter.title} 第 ${item.page + 1} 页`;
  return (
    <div className={styles.item} style={{ top: item.top, height: item.height }} data-page={item.key}>
      <PagePicture shown={shown} alt={name} width={width} eager={eager} />
      {shown.state === 'failed' && <PageError name={name} onRetry={shown.retry} />}
    </div>
  );
});
