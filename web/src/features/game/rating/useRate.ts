import { actionErrorText } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { applyMyRating, applyRatings, rateGame, takeRatingBack } from './api';

/** Rates a game; null takes the rating back. */
export function useRate(id: number, onDone: () => void) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (stars: number | null) => (stars === null ? takeRatingBack(id) : rateGame(id, stars)),
    onMutate: () => useAccount.getState().uid,
    onSuccess: (answer, stars, uid) => {
      applyRatings(client, id, answer);
      // The answer may come after another player has signed in.
      if (uid !== useAccount.getState().uid) return;
      applyMyRating(client, id, answer.myRating ?? null);
      toast.success(stars === null ? t('评分已收回') : t('评分成功'));
      onDone();
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
}
