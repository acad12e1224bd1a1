import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBack } from './useBack';

interface LeaveGuard {
  /** The player is about to leave, and must decide about the unsaved work. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
  /** Navigates there instead of back: the work is done. */
  leaveTo: (to: string) => void;
}

/**
 * Asks before the player leaves unsaved work. A browser's "back" cannot be prevented. So while `active`, the page has a second entry in the
 * history, and the first "back" stays on the page.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const back = useBack();
  const guarded = Boolean((state as { guard?: boolean } | null)?.guard);
  const [armed, setArmed] = useState(guarded);
  if (guarded && !armed) setArmed(true);
  const [goal, setGoal] = useState<string | null>(null);
  const wentBack = armed && !guarded;

  const guard = () => void navigate(pathname + search, { state: { ...(state as object), guard: true } });
  const arm = useEffectEvent(guard);
  useEffect(() => {
    if (active && !armed) arm();
  }, [active, armed]);

  useEffect(
    // A hidden page has been left. When it returns, it has one entry in the history, so the guard starts again.
    () => () => {
      setArmed(false);
      setGoal(null);
    },
    [],
  );

  const go = useEffectEvent(() => {
    if (goal !== null) void navigate(goal, { replace: true });
    else if (!active) back();
  });
  useEffect(() => {
    if (wentBack || (goal !== null && !guarded)) go();
  }, [wentBack, guarded, active, goal]);

  return {
    asking: wentBack && active && goal === null,
    stay: guard,
    leave: back,
    leaveTo: (to) => {
      setGoal(to);
      if (guarded) void navigate(-1);
    },
  };
}
