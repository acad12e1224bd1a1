import { ApiError, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { sendSmsCode, type SmsScene } from '../phoneApi';

/**
 * The time of the next possible code, by scene and phone. It lives in a store, so that leaving the screen
 * does not shorten the wait.
 */
const useResendTimes = create<Record<string, number>>(() => ({}));

interface Options {
  scene: SmsScene;
  phone: string;
  onSent: () => void;
  onPhoneError: (text: string) => void;
}

/** Requests a code and counts down to the next one. */
export function useSmsCode({ scene, phone, onSent, onPhoneError }: Options) {
  const key = `${scene}:${phone}`;
  const until = useResendTimes((waits) => waits[key] ?? 0);
  const seconds = useSecondsUntil(until);
  const wait = (forSeconds: number) => useResendTimes.setState({ [key]: Date.now() + forSeconds * 1000 });
  const write = useWrite({
    mutationFn: () => sendSmsCode({ scene, phone }),
    onSuccess: ({ resendAfter }) => {
      wait(resendAfter);
      toast.success(t('验证码已发送，请留意短信'));
      onSent();
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.fields.phone) onPhoneError(refusal.fields.phone);
      else toast.error(errorText(error));
      if (refusal?.retryAfter) wait(refusal.retryAfter);
    },
  });
  return { send: () => write.mutate(), sending: write.isPending, seconds, requested: until > 0 };
}

/** Seconds until a time, updated every second; 0 once it has passed. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= time) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
