import styles from './Skeleton.module.css';

interface Props {
  width?: string;
  height?: string;
  radius?: string;
}

/** The grey placeholder of content that is loading. */
export function Skeleton({ width = '100%', height = '1em', radius }: Props) {
  return (
    <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
}
