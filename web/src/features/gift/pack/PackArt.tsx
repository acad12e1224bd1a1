/** A gift box, the icon of a pack that belongs to the portal instead of a game. */
export function PackArt() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path fill="#2f9bee" d="M10 30h44v22a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z" />
      <path fill="#1377c8" d="M10 30h44v6H10z" opacity="0.5" />
      <rect x="6" y="20" width="52" height="13" rx="4" fill="#5bb8f7" />
      <path fill="#ffcf4a" d="M27 20h10v37H27z" />
      <path fill="#f2a31b" d="M27 33h10v4H27z" opacity="0.6" />
      <path
        fill="#ffdc76"
        stroke="#f2a31b"
        strokeWidth="1.2"
        strokeLinejoin="round"
        d="M32 20C26 6 9 4 9 13c0 6 12 8 23 7zm0 0C38 6 55 4 55 13c0 6-12 8-23 7z"
      />
      <circle cx="32" cy="19.500" r="4.500" fill="#f2a31b" />
    </svg>
  );
}
