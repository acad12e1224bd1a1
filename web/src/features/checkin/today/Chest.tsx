/** A chest full of coins, open once its reward is taken. */
export function Chest({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {open && (
        <path
          fill="var(--coin-face)"
          stroke="var(--coin-cut)"
          d="M8 15a3 3 0 0 1 5-2 3.500 3.500 0 0 1 6 0 3 3 0 0 1 5 2z"
        />
      )}
      <path
        fill="#c96a1f"
        stroke="#7c3a0c"
        strokeWidth="1.2"
        strokeLinejoin="round"
        d={open ? 'M4 9.500C4 5 8 3 16 3s12 2 12 6.500z' : 'M4 15v-3c0-5 4-7 12-7s12 2 12 7v3z'}
      />
      <path
        fill="#e58a34"
        stroke="#7c3a0c"
        strokeWidth="1.2"
        strokeLinejoin="round"
        d="M4 15h24v10a2.500 2.500 0 0 1-2.500 2.500h-19A2.500 2.500 0 0 1 4 25z"
      />
      <path fill="var(--coin-face)" d="M8 15.600h3v11.300H8zm13 0h3v11.300h-3z" />
      <rect
        x="13"
        y="12.500"
        width="6"
        height="7.500"
        rx="1.800"
        fill="var(--coin-face)"
        stroke="#7c3a0c"
        strokeWidth="1.1"
      />
      <path stroke="#7c3a0c" strokeWidth="1.500" strokeLinecap="round" d="M16 15.500v2" />
    </svg>
  );
}
