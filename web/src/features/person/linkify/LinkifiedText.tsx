import type { Mention } from '@/api/types';
import { paths } from '@/paths';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { linkify } from './linkify';
import styles from './LinkifiedText.module.css';

/** Text written by a player: line breaks stay, web addresses and mentions become links. */
export function LinkifiedText({ text, mentions }: { text: string; mentions?: readonly Mention[] }) {
  const parts = useMemo(() => linkify(text, mentions), [text, mentions]);
  return (
    <span className={styles.words}>
      {parts.map((part, key) => {
        if (part.kind === 'mention')
          return (
            <Link key={key} to={paths.person(part.uid)} className={styles.link}>
              {part.text}
            </Link>
          );
        if (part.kind === 'link')
          return (
            <a
              key={key}
              href={part.href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={styles.link}
            >
              {part.text}
            </a>
          );
        return part.text;
      })}
    </span>
  );
}
