import type { Game, Picture } from '@/api/types';

/** Something to look at: a picture, or a film behind its poster. */
export interface Medium {
  picture: Picture;
  video: string | null;
}

/** The banner, with the film behind it where there is one, then the screenshots. */
export function mediaOf({ banner, video, screenshots }: Game): [Medium, ...Medium[]] {
  return [
    { picture: banner, video: video ?? null },
    ...screenshots.map((picture) => ({ picture, video: null })),
  ];
}
