import type { Author } from '@/api/types';
import { useAccount } from './accountStore';
import type { Snapshot } from './status';
import { useStatusPart } from './useStatus';

/**
 * The author as lists show it now. A list keeps the name and the frame of the time when it was read. The answer to a change of them
 * updates the own status, so the page that made the change shows it everywhere at once.
 */
export function useCurrentAuthor(author: Author): Author {
  const isOwn = useAccount(({ uid }) => uid !== 0 && uid === author.uid);
  const own = useStatusPart((status) => (isOwn ? appearanceOf(status) : null));
  return own ? { ...author, ...own } : author;
}

/** The known parts of the appearance: a push carries only other parts of a status. */
function appearanceOf({ name, avatar, frame }: Snapshot): Partial<Author> {
  return {
    ...(name !== undefined && { name }),
    ...(avatar !== undefined && { avatar }),
    ...(frame !== undefined && { frame }),
  };
}
