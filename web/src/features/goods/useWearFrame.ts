import { errorText, isSignedOut } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { applyStatus, goodsQuery, useAccount, wearFrame, type MyGoods } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';

/** Wears a frame, or takes it off (null). The list shows it with the answer. */
export function useWearFrame() {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const { queryKey } = goodsQuery(uid);
  return useWrite({
    mutationFn: (frame: string | null) => wearFrame(frame),
    onSuccess: (status, frame) => {
      client.setQueryData<MyGoods>(queryKey, (known) => known && withWorn(known, frame, status.version));
      applyStatus(client, status);
      toast.success(frame ? t('戴上啦') : t('取下啦'));
    },
    onError: (error) => {
      if (!isSignedOut(error)) toast.error(errorText(error));
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** The list keeps its version if anything else changed before the answer, so that it is read again. */
const withWorn = (known: MyGoods, frame: string | null, version: number): MyGoods => ({
  ...known,
  version: version === known.version + 1 ? version : known.version,
  goods: known.goods.map((good) => ({ ...good, worn: good.frame !== null && good.frame === frame })),
});
