import { t } from '@/lib/i18n';
import { cx } from '@/lib/classes';
import type { ErasedPosts } from './api';
import styles from './Erase.module.css';

interface Props {
  chosen: ErasedPosts;
  onChoose: (posts: ErasedPosts) => void;
}

/** Whether posts and comments stay. */
export function PostsChoice({ chosen, onChoose }: Props) {
  const options: { value: ErasedPosts; name: string; hint: string }[] = [
    { value: 'keep', name: t('保留'), hint: t('作者显示为「已注销用户」') },
    { value: 'delete', name: t('全部删除'), hint: t('图片和视频也会删除') },
  ];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.title}>{t('我的帖子和评论')}</legend>
      {options.map(({ value, name, hint }) => (
        <label key={value} className={cx('shows-focus', styles.choice)}>
          <input
            type="radio"
            name="posts"
            className={styles.radio}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            {name}
            <span className={styles.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
