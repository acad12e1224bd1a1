import styles from './AnnouncementBanner.module.css';

/** The popup's picture: a megaphone under a clear sky. */
export function AnnouncementBanner() {
  return (
    <svg
      className={styles.banner}
      viewBox="0 0 320 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="320" height="112" fill="var(--draw-sky)" />
      <circle cx="58" cy="36" r="17" fill="var(--draw-warm)" />
      <path
        fill="var(--draw-soft)"
        d="M-10 112c20-34 70-38 96-12 24-30 74-30 96 0 24-26 72-24 96 2 16-12 40-10 52 10z"
      />
      <path
        fill="var(--draw-paper)"
        d="M44 60c0-7 5-11 11-11 3-8 16-9 20 0 7 0 11 4 11 11zM224 70c0-6 4-9 9-9 3-7 13-8 17 0 6 0 9 3 9 9z"
      />
      <g stroke="var(--draw-line)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path fill="var(--draw-fill)" d="m138 70 6 26h14l-6-24z" />
        <path fill="var(--draw-paper)" d="M128 46h24l46-26v72l-46-22h-24a12 12 0 0 1 0-24z" />
        <path fill="var(--draw-coral)" d="M152 46v24h-24a12 12 0 0 1 0-24z" />
        <path fill="var(--draw-warm)" d="M198 44a12 12 0 0 1 0 24z" />
        <path fill="none" d="m222 36 12-6m-9 26h14m-17 18 12 6" />
      </g>
      <path
        stroke="var(--draw-fill)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M104 22v10m-5-5h10M250 28v8m-4-4h8"
      />
    </svg>
  );
}
