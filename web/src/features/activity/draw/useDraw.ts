import { ApiError, CODE } from '@/api/errors';
import type { ActivityDetail, ActivityDraw } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { applySnapshot, useAccount, useGoToSignIn, useStatusPart } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  activityQuery,
  drawPrize as drawOnce,
  drawsQuery,
  winnersQuery,
  type DrawCost,
  type DrawResult,
} from '../api';
import { withDrawn } from '../reducers';
import { toastActivityError } from '../activityErrors';
import { useTurningWheel } from './useTurningWheel';
import { sectorIndexOf, sectorsOf, type Sector } from './wheel';

/** The dialog that is open over the wheel. */
export type DrawPhase =
  | ({ kind: 'confirm'; changed: boolean } & DrawCost)
  | ({ kind: 'unanswered' } & DrawRequest)
  | { kind: 'insufficientBalance' }
  | { kind: 'result'; result: DrawResult };

/** A requested draw. A retry under the same name is the same draw. */
interface DrawRequest extends DrawCost {
  name: string;
}

/** The wheel from the start of a draw until the next one. */
interface Turn {
  /** The sectors when the wheel started. A prize that runs out meanwhile must not move them. */
  sectors: readonly Sector[];
  landed: boolean;
  place: number | null;
}

/** One draw at a time: request it at the confirmed price, turn the wheel, and stop at the server's result. */
export function useDraw(activity: ActivityDetail, draw: ActivityDraw, onHold: (holding: boolean) => void) {
  const { id, state } = activity;
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  const signIn = useGoToSignIn(paths.activityOf(id));
  const { plate, ...wheel } = useTurningWheel();
  const [stage, setStage] = useState<DrawPhase | null>(null);
  const [turn, setTurn] = useState<Turn | null>(null);
  const { queryKey } = activityQuery(uid, id);
  const turning = turn !== null && !turn.landed;

  const refetchActivity = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: winnersQuery(uid, id).queryKey });
    void client.invalidateQueries({ queryKey: drawsQuery(uid, id).queryKey });
  };

  const { mutate } = useWrite({
    mutationFn: ({ name, ...cost }: DrawRequest) => drawOnce(id, cost, name),
    onSuccess: async (result) => {
      const sectors = sectorsOf(draw);
      const place = sectorIndexOf(sectors, result.prize ?? null);
      await wheel.land(place, sectors.length);
      applySnapshot(client, uid, { coinNum: result.coinNum, version: result.version });
      onHold(false);
      client.setQueryData(queryKey, (known) => known && withDrawn(known, result.prize ?? null));
      setTurn({ sectors, landed: true, place });
      setStage({ kind: 'result', result });
      refetchActivity();
    },
    onError: async (error, request) => {
      await wheel.rest();
      onHold(false);
      setTurn(null);
      if (wasAnswered(error)) refused(error);
      else setStage({ kind: 'unanswered', ...request });
    },
  });

  const refused = (error: ApiError) => {
    const { code, price } = error;
    const { spin } = (error.data ?? {}) as { spin?: unknown };
    if (code === CODE.notEnoughCoins) setStage({ kind: 'insufficientBalance' });
    else if (price !== null) setStage({ kind: 'confirm', price, spin: spin === true, changed: true });
    else toastActivityError(error);
    refetchActivity();
  };

  const send = (request: DrawRequest) => {
    setStage(null);
    setTurn({ sectors: sectorsOf(draw), landed: false, place: null });
    onHold(true);
    wheel.start();
    mutate(request);
  };

  /** Each draw of a day has a separate name, so that a new draw never replays an unanswered one. */
  const ask = ({ price, spin }: DrawCost) =>
    send({ price, spin, name: `draw ${id} ${draw.nextDay} ${draw.left} ${price}${spin ? ' spin' : ''}` });

  /** A draw without coins starts at once, as the button says what it uses; a paid draw asks for confirmation first. */
  const press = () => {
    if (turning || state !== 'running') return;
    if (uid === 0) signIn();
    else if (draw.price === null || draw.price === undefined) toast.info(t('今天的次数用完啦，明天再来'));
    else if (draw.price === 0) ask({ price: 0, spin: draw.freeLeft === 0 });
    else setStage({ kind: 'confirm', price: draw.price, spin: false, changed: false });
  };

  const confirm = () => {
    if (stage?.kind === 'unanswered') send({ price: stage.price, spin: stage.spin, name: stage.name });
    if (stage?.kind !== 'confirm') return;
    if (coinNum !== undefined && stage.price > coinNum) setStage({ kind: 'insufficientBalance' });
    else ask(stage);
  };

  const close = () => {
    // An unanswered draw may have succeeded: the refetched draws show it.
    if (stage?.kind === 'unanswered') refetchActivity();
    setStage(null);
  };

  const sectors = turn?.sectors ?? sectorsOf(draw);
  return { stage, press, confirm, close, turning, plate, sectors, lit: turn?.place ?? null };
}

/**
 * Whether the server refused the draw with a reason. After any other error the result of the draw is unknown.
 */
function wasAnswered(error: Error): error is ApiError {
  return error instanceof ApiError && error.code !== null && error.status < 500;
}
