import { entriesOf, submit, useEntries, type Entry } from '@/data/outbox';
import type { Calendar, CheckedIn } from './api';
import { checkInKind, checkInOutcomes, type CheckInDay } from './checkInKind';

type Day = Pick<Calendar, 'today' | 'zone'>;

/** Checks in for the day that the page shows as today. `onDone` celebrates it, if the page is open when the answer comes. */
export function useCheckIn({ today, zone }: Day, onDone: (done: CheckedIn) => void) {
  const entry = entryOf(useEntries(checkInKind), today);
  checkInOutcomes.useListener((done) => {
    onDone(done);
    return true;
  });
  return {
    isPending: entry !== undefined && !entry.stalled,
    /** The check-in waits for the network. */
    isWaiting: entry !== undefined && entry.stalled,
    checkIn: () => {
      // Two taps may come before the next rendering.
      if (!entryOf(entriesOf(checkInKind), today)) submit(checkInKind, { today, zone });
    },
  };
}

const entryOf = (entries: readonly Entry<CheckInDay>[], today: string) =>
  entries.find(({ payload }) => payload.today === today);
