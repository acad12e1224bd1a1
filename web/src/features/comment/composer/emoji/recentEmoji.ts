import { persisted } from '@/data/persisted';

/** Two rows of the panel. */
const MAX_RECENT = 16;

const store = persisted('emoji', {
  initial: { emoji: [] as readonly string[] },
  validate: ({ emoji }) => ({
    emoji: (Array.isArray(emoji) ? emoji : [])
      .filter((one) => typeof one === 'string' && one.length <= 16)
      .slice(0, MAX_RECENT),
  }),
});

/** The emoji used on this device, the latest first. */
export const recentEmoji = (): readonly string[] => store.fresh().emoji;

export function rememberEmoji(used: string): void {
  const others = recentEmoji().filter((one) => one !== used);
  store.setState({ emoji: [used, ...others].slice(0, MAX_RECENT) });
}
