import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Keeps the address and the shown chapter in sync, in both directions. */
export function useChapterUrl(
  inAddress: number,
  shown: number | undefined,
  addressOf: (chapterId: number) => string,
  go: (chapterId: number) => void,
): void {
  const navigate = useNavigate();
  const lastReported = useRef(inAddress);
  const updateUrl = useEffectEvent((chapterId: number) => {
    if (chapterId === lastReported.current) return;
    lastReported.current = chapterId;
    void navigate(addressOf(chapterId), { replace: true });
  });
  useEffect(() => {
    if (shown !== undefined) updateUrl(shown);
  }, [shown]);

  const follow = useEffectEvent((chapterId: number) => {
    if (chapterId === lastReported.current) return;
    lastReported.current = chapterId;
    go(chapterId);
  });
  useEffect(() => follow(inAddress), [inAddress]);
}
