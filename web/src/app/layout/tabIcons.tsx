/** Icons of active tabs: filled counterparts of the outlined icons, with the details cut out. */
const filled = (path: string) =>
  function FilledIcon() {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };

export const HomeFilled = filled(
  'M10.7 1.7a2 2 0 0 1 2.6 0l7.6 6.5A3 3 0 0 1 22 10.5V19a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-8.5a3 3 0 0 1 1.1-2.3zM9 13.5V20h6v-6.5a1.5 1.5 0 0 0-1.5-1.5h-3A1.5 1.5 0 0 0 9 13.5z',
);

export const SquareFilled = filled(
  'M12 2a10 10 0 1 1-4.3 19l-4.3 1a1 1 0 0 1-1.2-1.3l1.1-4A10 10 0 0 1 12 2zM8 10.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm4 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm4 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
);

export const AnimateFilled = filled(
  'M3 3h5.5A4.5 4.5 0 0 1 11.2 4v16.3A4 4 0 0 0 9 19.5H3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm12.5 0H21a2 2 0 0 1 2 2v12.5a2 2 0 0 1-2 2h-6a4 4 0 0 0-2.2.800V4a4.5 4.5 0 0 1 2.7-1z',
);

export const GamesFilled = filled(
  'M7 4.5h10a5 5 0 0 1 4.8 3.9c.7 3 1.2 6 1.2 8.6a3.2 3.2 0 0 1-5.6 2L15 16H9l-2.4 3A3.2 3.2 0 0 1 1 17c0-2.6.500-5.6 1.2-8.6A5 5 0 0 1 7 4.5zm.2 3.3v1.7H5.5v1.6h1.7v1.7h1.6v-1.7h1.7V9.5H8.8V7.8zM14.8 10.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm2.7-2.7a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
);

export const ProfileFilled = filled(
  'M12 2a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 12.5c5 0 8.7 2.6 8.7 6 0 1-.7 1.5-1.7 1.5H5c-1 0-1.7-.5-1.7-1.5 0-3.4 3.7-6 8.7-6z',
);
