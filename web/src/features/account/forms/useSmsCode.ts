import { ApiError, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { sendSmsCode, type SmsScene } from '../phoneApi';

/** From when on another code can be had, by scene and phone: leaving the screen does not shorten the wait. */
const useResendTimes = create<Record<string, number>>(() => ({}));

interface Options {
  scene: SmsScene;
  phone: string;
  onSent: () => void;
  onPhoneError: (text: string) => void;
}

/** Asks for a code, and counts down until another can be had. */
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
  return { send: () => write.mutate(), sending: write.isPending, seconds, asked: until > 0 };
}

/** Seconds until a time, told anew each second; 0 when it has come. */
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
