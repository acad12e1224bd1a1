import { errorText } from '@/api/errors';
import { CoinFlight, type Flight } from '@/components/ui/CoinFlight';
import { ErrorState } from '@/components/ui/States';
import { useLoggedIn } from '@/features/account';
import { useRef, useState, type RefObject } from 'react';
import { CheckinGuest } from './CheckinGuest';
import { ProgressBar } from './parts/ProgressBar';
import { Month } from './calendar/Month';
import styles from './CheckinPage.module.css';
import { CheckinHero } from './hero/CheckinHero';
import { BadgeCard } from './parts/BadgeCard';
import { CheckinSkeleton } from './parts/CheckinSkeleton';
import { NewBadge } from './parts/NewBadge';
import { CheckinRulesSheet } from './parts/CheckinRulesSheet';
import { TodayCard } from './today/TodayCard';
import { useCalendar } from './useCalendar';
import type { CheckedIn } from './api';

/**
 * The daily check-in: the streak and its rewards, the month's calendar, and the badge for a complete month.
 */
export default function CheckinPage() {
  const loggedIn = useLoggedIn();
  const purse = useRef<HTMLAnchorElement>(null);
  const [rules, setRules] = useState(false);
  return (
    <>
      <ProgressBar purse={purse} onRules={() => setRules(true)} />
      <main className={styles.page}>{loggedIn ? <Player purse={purse} /> : <CheckinGuest />}</main>
      {rules && <CheckinRulesSheet onClose={() => setRules(false)} />}
    </>
  );
}

function Player({ purse }: { purse: RefObject<HTMLAnchorElement | null> }) {
  const { data: now, error, refetch } = useCalendar();
  const [flight, setFlight] = useState<Flight | null>(null);
  const [badge, setBadge] = useState<string | null>(null);
  const celebrate = (done: CheckedIn, from?: Element) => {
    if (done.badge) setBadge(done.badge);
    if (done.reward > 0 && from && purse.current) setFlight({ from, to: purse.current, coins: done.reward });
  };
  if (!now && error)
    return (
      <div className={styles.missing}>
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </div>
    );
  if (!now) return <CheckinSkeleton />;
  return (
    <>
      <CheckinHero calendar={now} />
      <div className={styles.cards}>
        <TodayCard calendar={now} onDone={celebrate} />
        <Month now={now} onDone={celebrate} />
        <BadgeCard calendar={now} />
      </div>
      {flight && <CoinFlight flight={flight} onLanded={() => setFlight(null)} />}
      {badge && <NewBadge month={badge} onClose={() => setBadge(null)} />}
    </>
  );
}
