import { ApiError, CODE, errorText } from '@/api/errors';
import { ALREADY_DONE, isSignedOut } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { applySnapshot, useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { isNewer } from '@/realtime/versioning';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { calendarKey, checkIn, makeUp, type Calendar, type CheckedIn } from './api';
import { monthOf } from './days';

interface Options {
  onDone: (done: CheckedIn) => void;
}

/** Checks in for the day that the page shows as today. */
export function useCheckIn({ onDone }: Options) {
  const client = useQueryClient();
  return useWrite({
    onMutate: () => useAccount.getState().uid,
    mutationFn: checkIn,
    onSuccess: (done, _, uid) => {
      applyCheckIn(client, uid, done, false);
      onDone(done);
    },
    onError: (error, _, uid) => {
      const before = error instanceof ApiError && error.code === ALREADY_DONE;
      if (before) toast.info(t('今天已经签过啦，明天再来'));
      else if (!isSignedOut(error)) toast.error(errorText(error));
      refetchCalendar(client, uid);
    },
  });
}

interface MakeUpOptions extends Options {
  /** Called when the balance is below the price. `onPrice` receives a changed price. */
  onInsufficientBalance: () => void;
  onPrice: (price: number) => void;
  /** Called when the day can no longer be made up. */
  onDayOver: () => void;
}

/** Makes up a day at the shown price. */
export function useMakeUp({ onDone, onInsufficientBalance, onPrice, onDayOver }: MakeUpOptions) {
  const client = useQueryClient();
  return useWrite({
    onMutate: () => useAccount.getState().uid,
    mutationFn: ({ day, price }: { day: string; price: number }) => makeUp(day, price),
    onSuccess: (done, _, uid) => {
      applyCheckIn(client, uid, done, true);
      onDone(done);
    },
    onError: (error, _, uid) => {
      const { code, price } = error instanceof ApiError ? error : { code: null, price: null };
      if (code === CODE.notEnoughCoins) onInsufficientBalance();
      else if (price !== null) onPrice(price);
      else {
        if (!isSignedOut(error)) toast.error(errorText(error));
        if (code !== null) onDayOver();
      }
      refetchCalendar(client, uid);
    },
  });
}

/** Puts the answer into the cached months at once, then refetches the other data. */
function applyCheckIn(client: QueryClient, uid: number, done: CheckedIn, madeUp: boolean): void {
  const { day, streak, coinNum, version } = done;
  applySnapshot(uid, { coinNum, version, ...(madeUp ? {} : { checkedInToday: true }) });
  client.setQueriesData<Calendar>({ queryKey: calendarKey(uid) }, (calendar) =>
    calendar && isNewer(version, calendar.version) ? withDay(calendar, { day, streak, madeUp }) : calendar,
  );
  refetchCalendar(client, uid);
}

function refetchCalendar(client: QueryClient, uid: number | undefined): void {
  if (uid) void client.invalidateQueries({ queryKey: calendarKey(uid) });
}

function withDay(
  calendar: Calendar,
  { day, streak, madeUp }: { day: string; streak: number; madeUp: boolean },
): Calendar {
  const own = calendar.month === monthOf(day);
  return {
    ...calendar,
    streak,
    checkedInToday: calendar.checkedInToday || day === calendar.today,
    made: own ? new Map(calendar.made).set(day, madeUp) : calendar.made,
    makeUpsLeft: calendar.makeUpsLeft - Number(madeUp),
  };
}
