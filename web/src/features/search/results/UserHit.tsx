import type { PersonRow } from '@/api/types';
import { FollowButton, PersonItem } from '@/features/person';
import { HighlightedText } from '../HighlightedText';

export function UserHit({ user, keyword }: { user: PersonRow; keyword: string }) {
  return (
    <PersonItem
      person={user}
      name={<HighlightedText text={user.name} keyword={keyword} />}
      note={user.signature && <HighlightedText text={user.signature} keyword={keyword} />}
      action={<FollowButton person={user} />}
    />
  );
}
