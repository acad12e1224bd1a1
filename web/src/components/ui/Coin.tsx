/** The coin of the portal: a cut gem on gold. */
export function CoinIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--coin-mark)" />
      <circle cx="12" cy="12" r="8" fill="var(--coin-face)" />
      <path fill="var(--coin-cut)" d="M9 8h6l2.2 3.2L12 17l-5.2-5.8z" />
      <path fill="var(--coin-light)" d="m9 8 3 3.2L15 8zM12 11.2V17l-3-5.8z" />
    </svg>
  );
}
