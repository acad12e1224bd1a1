import { t } from '@/lib/i18n';
import CornerDownLeft from '~icons/lucide/corner-down-left';
import Delete from '~icons/lucide/delete';
import { useState } from 'react';
import styles from './EmojiPanel.module.css';
import { recentEmoji, rememberEmoji } from './recentEmoji';

/** Emoji that the oldest supported systems can draw. */
const GROUPS: readonly (readonly [name: string, emoji: string])[] = [
  [
    t('心情'),
    '😂 🤣 😄 😊 😁 😆 😉 😍 🥰 😘 😎 🤩 🥳 😏 🙃 🤔 🤨 😐 🙄 😬 😅 😓 😴 🤤 😢 😭 😤 😡 🤬 😱 😨 🤯 🥺 😳 🤡 👻 💀 💩 🤖 👀',
  ],
  [t('手势'), '👍 👎 👏 🙌 🙏 💪 👌 ✌️ 🤞 🤝 👊 ✊ 🤙 👋 ❤️ 💔 💯 💢 💤'],
  [t('开黑'), '🎮 🕹️ ⚔️ 🛡️ 🏹 🔫 💣 🎯 🏆 🥇 🥈 🥉 👑 💎 🎁 🎉 🎊 🔥 ⚡ ⭐ 🌟 🚀 ⏰ 🐉 🐱 🐶 🐔 🍗 🍺 🍉 🌹'],
];

interface Props {
  onPick: (emoji: string) => void;
  onDelete: () => void;
}

/** The system's emoji, those used last first. On a phone it takes the keyboard's place, so it also breaks lines and deletes. */
export default function EmojiPanel({ onPick, onDelete }: Props) {
  // The order changes only when the panel opens again: an emoji must not move under the finger.
  const [recent] = useState(recentEmoji);
  const groups = [[t('最近用过'), recent.join(' ')] as const, ...GROUPS].filter(([, emoji]) => emoji);
  const pick = (emoji: string) => {
    rememberEmoji(emoji);
    onPick(emoji);
  };
  return (
    <>
      <div className={styles.groups}>
        {groups.map(([name, emoji]) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.grid}>
              {emoji.split(' ').map((one) => (
                <button key={one} type="button" className={styles.emoji} onClick={() => pick(one)}>
                  {one}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className={styles.keys}>
        <button type="button" className={styles.key} aria-label={t('换行')} onClick={() => onPick('\n')}>
          <CornerDownLeft aria-hidden="true" />
        </button>
        <button type="button" className={styles.key} aria-label={t('删除')} onClick={onDelete}>
          <Delete aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
