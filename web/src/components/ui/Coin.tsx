/** The coin of the portal: a cut gem on gold. */
export function CoinIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="var(--coin-mark)" />
      <circle cx="12" cy="12" r="8.75" fill="var(--coin-face)" />
      <path fill="var(--coin-light)" d="M8.25 7.75h7.5L18 11l-6 6.25L6 11z" />
      <path
        fill="none"
        stroke="var(--coin-cut)"
        strokeWidth="1.1"
        strokeLinejoin="round"
        d="M8.25 7.75h7.5L18 11l-6 6.25L6 11zM6 11h12m-8.5 0 2.5 6 2.5-6L12 7.75z"
      />
    </svg>
  );
}
