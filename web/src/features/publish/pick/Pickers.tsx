import type { Game, Mention } from '@/api/types';
import { MentionPicker } from '@/features/person';
import { lazy, Suspense } from 'react';

const TagPicker = lazy(() => import('./TagPicker'));
const GamePicker = lazy(() => import('./GamePicker'));

/**
 * The open sheet. A button or a typed "@" opens the picker of a person; for `typed person` the "@" is already in the
 * text.
 */
export type Picking = 'tag' | 'game' | 'person' | 'typed person';

interface Props {
  picking: Picking | null;
  tag: number | null;
  onTag: (tag: number | null) => void;
  onGame: (game: Pick<Game, 'id' | 'name' | 'icon'>) => void;
  onPerson: (person: Mention) => void;
  onClose: () => void;
}

export function Pickers({ picking, tag, onTag, onGame, onPerson, onClose }: Props) {
  const done = (act: () => void) => {
    act();
    onClose();
  };
  return (
    <Suspense>
      {picking === 'tag' && (
        <TagPicker value={tag} onPick={(id) => done(() => onTag(id))} onClose={onClose} />
      )}
      {picking === 'game' && (
        <GamePicker
          onPick={({ id, name, icon }) => done(() => onGame({ id, name, icon }))}
          onClose={onClose}
        />
      )}
      {(picking === 'person' || picking === 'typed person') && (
        <MentionPicker onPick={onPerson} onClose={onClose} />
      )}
    </Suspense>
  );
}
