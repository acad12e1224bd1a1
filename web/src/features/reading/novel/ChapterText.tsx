import type { Chapter } from '@/api/types';
import { memo, type Ref } from 'react';
import { LockedChapter } from '../locked/LockedChapter';
import styles from './ChapterText.module.css';

interface Props {
  chapter: Chapter;
  ref: Ref<HTMLElement>;
  className?: string;
}

/** The text of a chapter; for a locked one its preview and the offer of a membership. */
export const ChapterText = memo(function ChapterText({ chapter, ref, className }: Props) {
  const { title, paragraphs, locked } = chapter;
  return (
    <article ref={ref} className={className} lang="zh-CN">
      <h2 className={styles.title}>{title}</h2>
      {(paragraphs ?? []).map(({ text, heading }, index) =>
        heading ? (
          <h3 key={index} className={styles.heading} data-paragraph={index}>
            {text}
          </h3>
        ) : (
          <p key={index} className={styles.paragraph} data-paragraph={index}>
            {text}
          </p>
        ),
      )}
      {locked && (
        <div className={styles.lock}>
          <LockedChapter chapter={chapter} />
        </div>
      )}
    </article>
  );
});
