import { motifs } from './motifs';

/** An illustration: one motif under a calm sky. Its colours are tokens, so it follows the scheme. */
export default function Scene({ name }: { name: keyof typeof motifs }) {
  return (
    <svg viewBox="0 0 240 160" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path
        fill="var(--draw-sky)"
        d="M34 118C8 112 8 74 36 68c2-30 40-46 66-30 20-24 66-22 80 6 30-6 52 18 42 44 16 10 8 34-14 36-40 12-140 10-176-6z"
      />
      <path
        fill="var(--draw-paper)"
        opacity="0.8"
        d="M38 52c0-5 4-8 8-8 2-5 10-6 13 0 5 0 8 3 8 8zM178 40c0-4 3-6 6-6 2-4 8-5 11 0 4 0 6 2 6 6z"
      />
      <ellipse cx="120" cy="134" rx="62" ry="6" fill="var(--draw-soft)" />
      <circle cx="204" cy="66" r="3" fill="var(--draw-warm)" />
      <circle cx="30" cy="88" r="2.5" fill="var(--draw-coral)" />
      <path stroke="var(--draw-fill)" strokeWidth="2.5" d="M206 98v8m-4-4h8M46 112v6m-3-3h6" />
      {motifs[name]}
    </svg>
  );
}
