import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Reading on changes the address, and another address is another chapter. */
export function useChapterUrl(
  inAddress: number,
  shown: number | undefined,
  addressOf: (chapterId: number) => string,
  go: (chapterId: number) => void,
): void {
  const navigate = useNavigate();
  const told = useRef(inAddress);
  const tell = useEffectEvent((chapterId: number) => {
    if (chapterId === told.current) return;
    told.current = chapterId;
    void navigate(addressOf(chapterId), { replace: true });
  });
  useEffect(() => {
    if (shown !== undefined) tell(shown);
  }, [shown]);

  const follow = useEffectEvent((chapterId: number) => {
    if (chapterId === told.current) return;
    told.current = chapterId;
    go(chapterId);
  });
  useEffect(() => follow(inAddress), [inAddress]);
}
