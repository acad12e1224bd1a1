import type { ReactNode } from 'react';
import styles from './DownloadHero.module.css';

interface Props {
  icon: ReactNode;
  name: ReactNode;
  line: string;
  note: ReactNode;
}

/** Icon, name and description of the download. */
export function DownloadHero({ icon, name, line, note }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.icon}>{icon}</div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.line}>{line}</p>
      <p className={styles.note}>{note}</p>
    </header>
  );
}
