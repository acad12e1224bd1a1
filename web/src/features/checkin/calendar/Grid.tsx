import type { Calendar } from '../api';
import { daysOf, weekdayOf, WEEKDAYS } from '../days';
import { dayState, isMade, type DayState } from '../month';
import { Day } from './Day';
import styles from './Grid.module.css';

interface Props {
  month: string;
  /** Undefined while loading; the dates are shown without it. */
  calendar: Calendar | undefined;
  /** The day to mark as today; by default the calendar's value. */
  today?: string;
  /** Whether the calendar is loading. */
  busy?: boolean;
  onMakeUp: (day: string) => void;
}

/** The days of a month under their weekdays. A band joins consecutive check-ins. */
export function Grid({ month, calendar, today = calendar?.today, busy = false, onMakeUp }: Props) {
  const days = daysOf(month);
  const states = days.map((day): DayState => (calendar ? dayState(day, calendar) : 'coming'));
  const made = (index: number) => isMade(states[index] ?? 'coming');
  return (
    <>
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol key={month} className={styles.grid} aria-busy={busy}>
        {days.map((day, index) => {
          const weekday = weekdayOf(day);
          return (
            <li
              key={day}
              className={styles.place}
              style={index === 0 ? { gridColumnStart: weekday + 1 } : undefined}
              data-from={made(index) && weekday > 0 && made(index - 1) ? '' : undefined}
              data-to={made(index) && weekday < 6 && made(index + 1) ? '' : undefined}
            >
              <Day day={day} state={states[index] ?? 'coming'} today={today === day} onMakeUp={onMakeUp} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
