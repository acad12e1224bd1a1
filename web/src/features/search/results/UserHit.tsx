import type { PersonRow } from '@/api/types';
import { FollowButton, PersonItem } from '@/features/person';
import { Marked } from '../Marked';

/** A player who was found. */
export function UserHit({ user, keyword }: { user: PersonRow; keyword: string }) {
  return (
    <PersonItem
      person={user}
      name={<Marked text={user.name} keyword={keyword} />}
      note={user.signature && <Marked text={user.signature} keyword={keyword} />}
      action={<FollowButton person={user} />}
    />
  );
}
