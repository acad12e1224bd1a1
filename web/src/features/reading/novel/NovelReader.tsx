import { errorText } from '@/api/errors';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { SaveOfflineButton } from '@/features/offline';
import { t } from '@/lib/i18n';
import { useDarkScheme } from '@/lib/theme';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ReaderBars } from '../bars/ReaderBars';
import { prefetchChapter, useChapter } from '../chapter';
import { AskOtherDevice } from '../progress/AskOtherDevice';
import { useProgress } from '../progress/useProgress';
import { Dimmer } from '../settings/Dimmer';
import { useChapterUrl } from '../useChapterUrl';
import { NovelSettingsForm } from './NovelSettingsForm';
import { BEGINNING, clampLocator, END, type TextLocator } from './locator';
import styles from './NovelReader.module.css';
import { PagedText } from './paged/PagedText';
import { ScrolledText } from './scroll/ScrolledText';
import { chooseTheme, LINE_HEIGHT, useNovelSettings, type Theme } from './settings';
import { TextSkeleton } from './TextSkeleton';
import { useNovelKeys } from './useNovelKeys';
import type { Position, TextHandle } from './view';
import { actionForTap, type ReaderAction } from './readerActions';

interface Props {
  bookId: number;
  /** The chapter in the address; it changes while reading on. */
  chapterId: number;
}

const NOWHERE: Position = { value: 0, max: 0, text: '' };

/** The novel reader, paged or scrolled. */
export default function NovelReader({ bookId, chapterId }: Props) {
  const { start, go, move, ask } = useProgress(bookId, chapterId, 'novel');
  useChapterUrl(chapterId, start?.chapterId, (id) => paths.readbook(bookId, id), go);
  const theme = useTheme();
  const { size, spacing, way, day } = useNovelSettings();
  const shownId = start?.chapterId ?? chapterId;
  const { data: chapter, error, refetch } = useChapter(bookId, shownId);
  const [bars, setBars] = useState(false);
  const [position, setPosition] = useState(NOWHERE);
  const text = useRef<TextHandle>(null);
  const client = useQueryClient();

  const next = chapter?.next?.id;
  useEffect(() => {
    if (next !== undefined) prefetchChapter(client, bookId, next);
  }, [client, bookId, next]);

  // Report the position at once: a chapter entered from its end starts at its last character.
  const started = useEffectEvent(() => {
    const lengths = (chapter?.paragraphs ?? []).map(({ text: { length } }) => length);
    move(shownId, clampLocator(start?.locator ?? BEGINNING, lengths));
  });
  const readable = Boolean(start && chapter && !chapter.locked);
  useEffect(() => {
    if (readable) started();
  }, [readable, shownId]);

  const leave = (action: 'previous' | 'next') => {
    if (action === 'next' && chapter?.next) go(chapter.next.id);
    else if (action === 'previous' && chapter?.previous) go(chapter.previous.id, END);
    else setBars(true);
  };
  const act = (action: ReaderAction) => {
    if (action === 'bars') return setBars(!bars);
    setBars(false);
    if (text.current?.[action]() === false) leave(action);
  };
  useNovelKeys(way === 'paged', act);

  // A change of the reading mode keeps the position.
  const [place, setPlace] = useState<TextLocator | null>(null);
  const [shown, setShown] = useState({ way, start, begin: start?.locator ?? BEGINNING });
  if (shown.start !== start) {
    setShown({ way, start, begin: start?.locator ?? BEGINNING });
    setPlace(null);
  } else if (shown.way !== way) setShown({ way, start, begin: place ?? shown.begin });
  const Text = way === 'paged' ? PagedText : ScrolledText;
  return (
    <div className={styles.reader} data-theme={theme} data-way={way}>
      <main
        className={styles.stage}
        style={{ fontSize: `${size / 16}rem`, lineHeight: LINE_HEIGHT[spacing] }}
        onClick={(event) => {
          const { target, currentTarget, clientX, clientY } = event;
          if ((target as Element).closest('a, button, [role="alert"]') || isSelecting()) return;
          act(actionForTap(clientX, clientY, currentTarget.getBoundingClientRect(), way === 'paged'));
        }}
      >
        <p className={styles.head}>{chapter?.title}</p>
        <div className={styles.text}>
          {chapter && start ? (
            <Text
              key={chapter.id}
              ref={text}
              chapter={chapter}
              start={shown.begin}
              typography={`${size} ${spacing} ${chapter.locked}`}
              onPosition={setPosition}
              onMove={(to) => {
                setPlace(to);
                if (!chapter.locked) move(chapter.id, to);
              }}
              onLeave={leave}
            />
          ) : chapter === null ? (
            <EmptyState drawing="book" title={t('这一章不见了')} hint={t('可能下架了，也可能还没更新')} />
          ) : error ? (
            <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
          ) : (
            <TextSkeleton />
          )}
        </div>
        <p className={styles.foot}>
          <span>{chapter?.bookTitle}</span>
          <span>{position.text}</span>
        </p>
      </main>
      <Dimmer />
      {chapter && (
        <ReaderBars
          shown={bars}
          onHide={() => setBars(false)}
          chapter={chapter}
          onChapter={(id) => go(id)}
          slider={{ ...position, step: 1, onChange: (value) => text.current?.slide(value) }}
          settings={<NovelSettingsForm theme={theme} />}
          action={!chapter.locked && <SaveOfflineButton book={bookId} chapter={chapter.id} />}
          tools={
            <button type="button" onClick={() => chooseTheme(theme === 'night' ? day : 'night')}>
              {theme === 'night' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
              {theme === 'night' ? t('日间') : t('夜间')}
            </button>
          }
        />
      )}
      <AskOtherDevice ask={ask} />
    </div>
  );
}

/** Selecting text must not turn the page. */
const isSelecting = () => window.getSelection()?.isCollapsed === false;

/** The chosen theme, or the one that fits the app's colour scheme. */
function useTheme(): Theme {
  const chosen = useNovelSettings(({ theme }) => theme);
  const dark = useDarkScheme();
  return chosen ?? (dark ? 'night' : 'paper');
}
