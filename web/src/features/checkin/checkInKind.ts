import { ALREADY_DONE, isTooOften } from '@/api/actionErrors';
import { ApiError, errorText } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { ExpiredError, type MutationKind } from '@/data/outbox';
import { createPageListeners } from '@/lib/pageListeners';
import { t } from '@/lib/i18n';
import { serverNow } from '@/lib/serverClock';
import { checkIn, type CheckedIn } from './api';
import { applyCheckIn, refetchCalendar } from './applyCheckIn';
import { nextDayBegins } from './dayClock';
import { dayTitle } from './days';

export interface CheckInDay {
  /** The day that the page showed as today. */
  today: string;
  zone: string;
}

/** Shortly after midnight a page still shows the previous day. Its check-in is sent at once or not at all. */
const MIN_LIFETIME_MS = 10_000;
/** Players read it when they return, maybe hours later. */
const MISSED_TOAST_MS = 8_000;

/** Passes an accepted check-in of this tab to the open page, which celebrates it. */
export const checkInOutcomes = createPageListeners<CheckedIn>();

/** The daily check-in. It expires with its day, because the server would count it for the next one. */
export const checkInKind: MutationKind<CheckInDay, CheckedIn> = {
  name: 'checkin',
  orderOf: () => 'today',
  latestOnly: true,
  lifetimeMs: ({ today, zone }) => Math.max(MIN_LIFETIME_MS, nextDayBegins(today, zone) - serverNow()),
  send: ({ key }, { keepalive }) => checkIn(key, keepalive),
  isFinal: isTooOften,
  onAnswer: ({ uid }, done, { client, local }) => {
    applyCheckIn(client, uid, done, false);
    if (!local || checkInOutcomes.notify(done)) return;
    toast.success(t`签到成功，+${done.reward}X钻，已连签 ${done.streak} 天`);
  },
  onGiveUp: ({ uid, payload }, error, { client }) => {
    const alreadyDone = error instanceof ApiError && error.code === ALREADY_DONE;
    if (alreadyDone) toast.info(t('今天已经签过啦，明天再来'));
    else if (error instanceof ExpiredError)
      toast.warning(t`${dayTitle(payload.today)}一直没有网络，没签上到`, { durationMs: MISSED_TOAST_MS });
    else toast.error(errorText(error));
    refetchCalendar(client, uid);
  },
};
