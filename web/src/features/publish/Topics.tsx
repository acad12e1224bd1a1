import { Picture } from '@/components/ui/Picture';
import { tagsQuery } from '@/features/square';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Hash from '~icons/lucide/hash';
import X from '~icons/lucide/x';
import type { ReactNode } from 'react';
import type { PostDraft } from './draft/draft';
import type { Picking } from './pick/Pickers';
import styles from './Topics.module.css';

interface Props {
  draft: PostDraft;
  onPick: (what: Picking) => void;
  onClear: (change: Partial<PostDraft>) => void;
}

/** The tag and game of a draft, as chips that can be set and cleared. */
export function Topics({ draft: { tag, game }, onPick, onClear }: Props) {
  const { data: tags } = useQuery(tagsQuery);
  const chosen = tags?.find(({ id }) => id === tag)?.tag;
  return (
    <div className={styles.topics}>
      <Chip
        icon={<Hash aria-hidden="true" />}
        text={chosen}
        placeholder={t('选话题')}
        onPick={() => onPick('tag')}
        onClear={() => onClear({ tag: null })}
      />
      <Chip
        icon={
          game ? (
            <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.game} />
          ) : (
            <Gamepad2 aria-hidden="true" />
          )
        }
        text={game?.name}
        placeholder={t('关联游戏')}
        onPick={() => onPick('game')}
        onClear={() => onClear({ game: null })}
      />
    </div>
  );
}

interface ChipProps {
  icon: ReactNode;
  /** The chosen name. */
  text: string | undefined;
  placeholder: string;
  onPick: () => void;
  onClear: () => void;
}

function Chip({ icon, text, placeholder, onPick, onClear }: ChipProps) {
  return (
    <span className={styles.chip} data-chosen={text ? '' : undefined}>
      <button type="button" className={styles.pick} onClick={onPick}>
        {icon}
        <span>{text ?? placeholder}</span>
      </button>
      {text && (
        <button type="button" className={styles.clear} onClick={onClear} aria-label={t`不选${text}`}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
