import type { Book } from '@/api/types';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { Cover } from '../parts/Cover';
import { bannerOf } from '../pictures';
import { kindName, lengthLine } from '../labels';
import styles from './BookHero.module.css';

/** The cover in front of its blurred colours, with author and reader figures. */
export function BookHero({ book }: { book: Book }) {
  const { title, author, kind, category, status, readNum, subscribeNum } = book;
  return (
    <header className={styles.hero}>
      <div className={styles.ground} aria-hidden="true">
        <img src={bannerOf(book).url} alt="" decoding="async" draggable={false} />
      </div>
      <Cover book={book} eager className={styles.cover} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.author}>{author}</p>
        <p className={styles.marks}>
          <span>{kindName(kind)}</span>
          <span>{category}</span>
          <span>{status === 'finished' ? t('完结') : t('连载')}</span>
        </p>
        <p className={styles.length}>{lengthLine(book)}</p>
        <dl className={styles.figures}>
          <div>
            <dd>{shortNumber(readNum)}</dd>
            <dt>{t('人气')}</dt>
          </div>
          <div>
            <dd data-testid="subscribe-num">{shortNumber(subscribeNum)}</dd>
            <dt>{t('人在追')}</dt>
          </div>
        </dl>
      </div>
    </header>
  );
}
