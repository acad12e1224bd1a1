import type { Suggestion } from '@/api/types';
import type { IconComponent } from '@/components/ui/createIcon';
import { rich } from '@/lib/rich';
import { useDebounced } from '@/lib/useDebounced';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import BookOpen from '~icons/lucide/book-open';
import FileText from '~icons/lucide/file-text';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Hash from '~icons/lucide/hash';
import Search from '~icons/lucide/search';
import UserRound from '~icons/lucide/user-round';
import { useNavigate } from 'react-router';
import { HighlightedText } from './HighlightedText';
import { suggestionsQuery } from './queries';
import styles from './Suggestions.module.css';

const DEBOUNCE_MS = 250;

const ICONS: Record<Suggestion['kind'], IconComponent> = {
  game: Gamepad2,
  book: BookOpen,
  tag: Hash,
  user: UserRound,
  post: FileText,
};

interface Props {
  /** The text typed so far. */
  text: string;
  onFind: (keyword: string) => void;
  /** Called when the page of a suggestion opens. */
  onOpen: (name: string) => void;
}

/** Suggestions for the typed text. A newer text aborts the request for an older one. */
export function Suggestions({ text, onFind, onOpen }: Props) {
  const keyword = useDebounced(text, DEBOUNCE_MS);
  const { data } = useQuery({ ...suggestionsQuery(keyword), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const follow = (suggestion: Suggestion) => {
    const place = placeOf(suggestion);
    if (!place) return onFind(suggestion.keyword);
    onOpen(suggestion.keyword);
    void navigate(place);
  };
  return (
    <ul className={styles.list} aria-label={t('搜索建议')}>
      <li>
        <button type="button" className={styles.row} onClick={() => onFind(text)}>
          <Search aria-hidden="true" />
          <span>{rich`搜索“${<b>{text}</b>}”`}</span>
        </button>
      </li>
      {data?.map((suggestion, index) => {
        const Icon = ICONS[suggestion.kind] ?? Search;
        return (
          <li key={index}>
            <button type="button" className={styles.row} onClick={() => follow(suggestion)}>
              <Icon aria-hidden="true" />
              <span>
                <HighlightedText text={suggestion.keyword} keyword={`${text} ${suggestion.spelled ?? ''}`} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The page of a suggested item; null: search for the words. */
function placeOf({ kind, id }: Suggestion): string | null {
  if (!id) return null;
  if (kind === 'game') return paths.detail(id);
  if (kind === 'book') return paths.bookinfo(id);
  if (kind === 'user') return paths.person(id);
  if (kind === 'post') return paths.post(id);
  return kind === 'tag' ? paths.squareOf(id) : null;
}
