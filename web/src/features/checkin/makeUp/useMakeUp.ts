import { ApiError, CODE, errorText } from '@/api/errors';
import { isSignedOut } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { useQueryClient } from '@tanstack/react-query';
import { makeUp, type CheckedIn } from '../api';
import { applyCheckIn, refetchCalendar } from '../applyCheckIn';

interface Options {
  onDone: (done: CheckedIn) => void;
  /** Called when the balance is below the price. `onPrice` receives a changed price. */
  onInsufficientBalance: () => void;
  onPrice: (price: number) => void;
  /** Called when the day can no longer be made up. */
  onDayOver: () => void;
}

/** Makes up a day at the shown price. */
export function useMakeUp({ onDone, onInsufficientBalance, onPrice, onDayOver }: Options) {
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
