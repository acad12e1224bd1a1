import type { ActivityDetail, ActivityDraw } from '@/api/types';
import { useLoggedIn } from '@/features/account';
import { t } from '@/lib/i18n';
import styles from './WheelHub.module.css';

interface Props {
  activity: ActivityDetail;
  draw: ActivityDraw;
  turning: boolean;
  onPress: () => void;
}

/** The button in the middle of the wheel, with the pointer on it. */
export function WheelHub({ activity: { state }, draw, turning, onPress }: Props) {
  const { price } = draw;
  const loggedIn = useLoggedIn();
  const over = state !== 'running' || (loggedIn && (price === null || price === undefined));
  const [what, costs] = hubTexts(state, loggedIn, draw);
  return (
    <button
      type="button"
      className={styles.hub}
      onClick={onPress}
      disabled={state !== 'running'}
      aria-disabled={over || turning || undefined}
      aria-busy={turning}
      data-over={over || undefined}
    >
      <svg className={styles.pointer} viewBox="0 0 20 16" aria-hidden="true">
        <path d="M10 0 19 16H1z" />
      </svg>
      <strong>{turning ? t('好运中') : what}</strong>
      {!turning && costs && <span>{costs}</span>}
    </button>
  );
}

function hubTexts(
  state: ActivityDetail['state'],
  loggedIn: boolean,
  { price, fullPrice, freeLeft }: ActivityDraw,
): [string, string?] {
  if (state === 'coming') return [t('未开始')];
  if (state === 'past') return [t('已结束')];
  if (!loggedIn) return [t('抽一次'), t('先登录')];
  if (price === null || price === undefined) return [t('明天来'), t('已抽完')];
  if (price > 0) return [t('再抽'), t`${fullPrice}X钻`];
  return freeLeft > 0 ? [t('抽一次'), t('免费')] : [t('抽一次'), t('用 1 张券')];
}
