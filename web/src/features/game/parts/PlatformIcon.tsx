import type { Platform } from '@/lib/platform';

/** The icon of a system. We draw our own, because the makers' logos are trademarks. */
export function PlatformIcon({ platform, className }: { platform: Platform; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {DRAWING[platform]}
    </svg>
  );
}

const DRAWING = {
  android: <path d="M5 18a7 7 0 0 1 14 0zM8 11.500 6 8m10 3.500L18 8M9.500 15h.010m5 0h.010" />,
  ios: (
    <>
      <rect x="6" y="2.500" width="12" height="19" rx="3" />
      <path d="M10.500 5.500h3M10 18.500h4" />
    </>
  ),
} as const;
