import type { Game } from '@/api/types';
import type { Medium } from '@/components/ui/viewer';

/** The banner with its video, if there is one, then the screenshots. */
export function gameMediaOf({ banner, video, screenshots }: Game): [Medium, ...Medium[]] {
  return [
    { picture: banner, video: video ?? null },
    ...screenshots.map((picture) => ({ picture, video: null })),
  ];
}
