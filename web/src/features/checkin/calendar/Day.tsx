import { t } from '@/lib/i18n';
import Check from '~icons/lucide/check';
import { dateOf, dayTitle } from '../days';
import type { DayState } from '../month';
import styles from './Day.module.css';

interface Props {
  day: string;
  state: DayState;
  today: boolean;
  onMakeUp: (day: string) => void;
}

const STATE_LABELS: Record<DayState, string> = {
  made: t('已签到'),
  madeUp: t('已补签'),
  missed: t('漏签'),
  before: t('那时还没加入'),
  mendable: t('漏签，点一下补签'),
  today: t('今天，还没签到'),
  coming: t('还没到'),
};

/** One day: a stamp if it was checked in, a gap if it was missed. */
export function Day({ day, state, today, onMakeUp }: Props) {
  const label = t`${dayTitle(day)}，${STATE_LABELS[state]}`;
  const content = (
    <>
      <span className={styles.face} aria-hidden="true">
        {state === 'made' ? <Check /> : state === 'madeUp' ? t('补') : dateOf(day)}
      </span>
      <span className={styles.foot} aria-hidden="true">
        {footOf(day, state, today)}
      </span>
    </>
  );
  const shared = { className: styles.day, 'data-state': state, 'data-today': today ? '' : undefined };
  if (state !== 'mendable')
    return (
      <span {...shared} role="img" aria-label={label}>
        {content}
      </span>
    );
  return (
    <button {...shared} type="button" onClick={() => onMakeUp(day)}>
      <span className="visually-hidden">{label}</span>
      {content}
    </button>
  );
}

function footOf(day: string, state: DayState, today: boolean): string {
  if (today) return t('今天');
  if (state === 'mendable') return t('补签');
  return state === 'made' || state === 'madeUp' ? String(dateOf(day)) : '';
}
