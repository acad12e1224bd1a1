import { errorText } from '@/api/errors';
import { useAccount } from '@/features/account';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { calendarQuery, type Calendar, type CheckedIn } from '../api';
import { addMonths, monthOf } from '../days';
import { progressOf } from '../month';
import { Grid } from './Grid';
import styles from './Month.module.css';
import { MonthSwitch } from './MonthSwitch';

const MakeUpSheet = lazy(() => import('../makeUp/MakeUpSheet'));

/** The number of past months that can be shown. */
const MONTHS_BACK = 12;

interface Props {
  /** The calendar of the current month. */
  now: Calendar;
  onDone: (done: CheckedIn) => void;
}

/** A month's calendar with its check-ins, missed days, and days that can be made up. */
export function Month({ now, onDone }: Props) {
  const current = monthOf(now.today);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? current;
  const uid = useAccount((account) => account.uid);
  const past = useQuery({ ...calendarQuery(uid, month), enabled: month !== current });
  const [day, setDay] = useState<string | null>(null);
  const back = month > monthOf(now.firstDay) && month > addMonths(current, -MONTHS_BACK);
  const shown = month === current ? now : past.data;
  const failed = month !== current && past.error && !past.data;
  return (
    <section className={styles.card} aria-label={t('签到日历')}>
      <MonthSwitch
        month={month}
        onBack={back ? () => setChosen(addMonths(month, -1)) : null}
        onForward={month < current ? () => setChosen(addMonths(month, 1)) : null}
      >
        {shown && <Figures calendar={shown} />}
      </MonthSwitch>
      <Grid month={month} calendar={shown} busy={!shown && !failed} onMakeUp={setDay} />
      {failed && (
        <button type="button" className={styles.retry} onClick={() => void past.refetch()}>
          {t`${errorText(past.error)}，点一下重试`}
        </button>
      )}
      {month === current && <MakeUpLine calendar={now} />}
      {day && (
        <Suspense>
          <MakeUpSheet calendar={now} day={day} onDone={onDone} onClose={() => setDay(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Figures({ calendar }: { calendar: Calendar }) {
  const { made, total } = progressOf(calendar.month, calendar);
  return <span className={styles.figures}>{rich`已签 ${<strong>{made}</strong>}/${total} 天`}</span>;
}

/** The offer to make up missed days. Cards are used before coins. Without a missed day, it says what the cards are for. */
function MakeUpLine({
  calendar: { canMakeUp, makeUpsLeft, makeUpPrice, makeUpCards },
}: {
  calendar: Calendar;
}) {
  const missed = canMakeUp.size > 0;
  if (!missed && makeUpCards === 0) return null;
  return <p className={styles.note}>{text()}</p>;

  function text() {
    if (!missed) return t`你有 ${makeUpCards} 张补签卡，以后漏签了，点那一天就能用`;
    if (makeUpsLeft === 0) return t('这个月的补签次数用完啦');
    if (makeUpPrice === 0)
      return t`漏签的日子点一下就能补，先用补签卡（${makeUpCards} 张），本月还能补 ${makeUpsLeft} 次`;
    return t`漏签的日子点一下就能补，每天 ${makeUpPrice}X钻，本月还能补 ${makeUpsLeft} 次`;
  }
}
