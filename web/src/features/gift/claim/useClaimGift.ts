import { ApiError, CODE, errorText } from '@/api/errors';
import { ALREADY_DONE, CONDITION_NOT_MET } from '@/api/actionErrors';
import type { Gift } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount, useGoToSignIn, useMembership } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cachedGifts, claimGift, giftsKey, mineKey } from '../api';

/** The open dialog. `code`: a claimed code to copy. `goods`: goods that are now in the account. `vip`: the pack is only for members. `phone`: only
 * for accounts with a bound phone. */
export type ClaimDialogState =
  | { kind: 'code'; gift: Gift; code: string; fresh: boolean }
  | { kind: 'goods'; gift: Gift; fresh: boolean }
  | { kind: 'vip' | 'phone'; gift: Gift };

export interface ClaimGift {
  stage: ClaimDialogState | null;
  close: () => void;
  /** Claims a pack; then shows its code or its goods, or the reason of the refusal. */
  claim: (gift: Gift) => void;
  /** The ids of the packs whose claims are pending. */
  busy: ReadonlySet<number>;
}

/** Claims gift packs and holds the state of the claim dialog. */
export function useClaimGift(): ClaimGift {
  const client = useQueryClient();
  const goToSignIn = useGoToSignIn();
  const uid = useAccount((account) => account.uid);
  const member = useMembership();
  const [stage, setStage] = useState<ClaimDialogState | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const show = (gift: Gift, code: string | null, fresh: boolean) =>
    setStage(code === null ? { kind: 'goods', gift, fresh } : { kind: 'code', gift, code, fresh });

  const { mutate } = useWrite({
    dedupeKey: ({ id }: Gift) => String(id),
    onMutate: (gift) => setBusy((ids) => new Set(ids).add(gift.id)),
    mutationFn: ({ id }) => claimGift(id),
    onSuccess: ({ code = null, left }, gift) => {
      cachedGifts.change(client, gift.id, () => ({ claimed: true, code, left }));
      void client.invalidateQueries({ queryKey: mineKey(uid) });
      show(gift, code, true);
    },
    onError: (error, gift) => {
      const refusal = claimErrorOf(error);
      switch (refusal?.kind) {
        case 'claimed':
          cachedGifts.change(client, gift.id, () => ({ claimed: true, code: refusal.code }));
          show(gift, refusal.code, false);
          return;
        case 'vip':
        case 'phone':
          setStage({ kind: refusal.kind, gift });
          return;
        case 'young':
          toast.warning(t`注册满 ${gift.minAccountDays} 天才能领`);
          return;
        case 'device':
          toast.warning(t('这台设备领过的份数已到上限'));
          return;
        case 'network':
          toast.warning(t('当前网络领过的份数已到上限'));
          return;
        case 'stock':
          cachedGifts.change(client, gift.id, () => ({ left: 0 }));
          toast.warning(t('手慢了一步，刚刚领完'));
          return;
        case 'over':
          toast.warning(t('这个礼包已经结束啦'));
          break;
        case 'soon':
          toast.info(t('还没开始，到点再来领'));
          break;
        case 'signedOut':
          return;
        default:
          toast.error(errorText(error));
      }
      void client.invalidateQueries({ queryKey: giftsKey });
    },
    onSettled: (_, __, gift) => setBusy((ids) => new Set([...ids].filter((id) => id !== gift.id))),
  });

  const take = (gift: Gift) => {
    if (!uid) goToSignIn();
    else if (gift.claimed) show(gift, gift.code ?? null, false);
    else if (gift.vipOnly && member === false) setStage({ kind: 'vip', gift });
    else mutate(gift);
  };
  return { stage, close: () => setStage(null), claim: take, busy };
}

type ClaimError =
  | { kind: 'claimed'; code: string | null }
  | { kind: 'vip' | 'phone' | 'young' | 'device' | 'network' | 'soon' | 'stock' | 'over' | 'signedOut' };

const UNMET = {
  vip: 'vip',
  phone: 'phone',
  accountDays: 'young',
  device: 'device',
  network: 'network',
} as const;

function claimErrorOf(error: unknown): ClaimError | null {
  if (!(error instanceof ApiError)) return null;
  const { code, reason, need } = (error.data ?? {}) as { code?: unknown; reason?: unknown; need?: unknown };
  switch (error.code) {
    case ALREADY_DONE:
      return { kind: 'claimed', code: typeof code === 'string' ? code : null };
    case CODE.gone:
      return { kind: reason === 'stock' ? 'stock' : 'over' };
    case CONDITION_NOT_MET:
      return { kind: UNMET[need as keyof typeof UNMET] ?? 'soon' };
    case CODE.sessionInvalid:
      return { kind: 'signedOut' };
    default:
      return null;
  }
}
