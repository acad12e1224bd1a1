import { dateTimeText, durationText } from '@/lib/time';
import { t } from '@/lib/i18n';

/** What a call can end with beside an answer. `message` is always fit to be shown to the player. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    /** The envelope's code; null where there was no envelope. */
    readonly code: number | null,
    readonly data: unknown = null,
    /** Seconds after which a portal that is too busy wants to be asked again; null where it does not say. */
    readonly comeBackAfter: number | null = null,
  ) {
    super(message);
  }

  /** Texts by field, of an answer with code 4000. */
  get fields(): Record<string, string> {
    if (this.code !== CODE.malformed || typeof this.data !== 'object' || this.data === null) return {};
    return Object.fromEntries(
      Object.entries(this.data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }

  /** Seconds to wait, of an answer with code 1005. */
  get retryAfter(): number | null {
    const { retryAfter } = this.details;
    return this.code === CODE.tooManyTries && typeof retryAfter === 'number' ? retryAfter : null;
  }

  /** Until when and why, of an answer with code 1007. */
  get suspension(): { until: string | null; reason: string } | null {
    if (this.code !== CODE.suspended) return null;
    const { until, reason } = this.details;
    return {
      until: typeof until === 'string' ? until : null,
      reason: typeof reason === 'string' ? reason : '',
    };
  }

  /** What may not be said, of an answer with code 3001. */
  get words(): string[] {
    const { words } = this.details;
    return this.code === CODE.badWords && Array.isArray(words) ? words.map(String) : [];
  }

  /** What it costs now, of an answer with code 2006. */
  get price(): number | null {
    const { price } = this.details;
    return this.code === CODE.priceChanged && typeof price === 'number' ? price : null;
  }

  private get details(): Record<string, unknown> {
    return typeof this.data === 'object' && this.data !== null ? (this.data as Record<string, unknown>) : {};
  }
}

export class CancelledError extends Error {
  override name = 'CancelledError';

  constructor() {
    super(t('请求已取消'));
  }
}

export const CODE = {
  done: 0,
  failed: 1,
  sessionInvalid: 2,
  wrongPassword: 1001,
  nameTaken: 1002,
  codeWrong: 1004,
  tooManyTries: 1005,
  phoneUnknown: 1006,
  suspended: 1007,
  phoneTaken: 1008,
  notEnoughCoins: 2001,
  gone: 2002,
  wrongState: 2005,
  priceChanged: 2006,
  badWords: 3001,
  malformed: 4000,
} as const;

/** The session is over: that is said already, and the way to the login is being taken. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.sessionInvalid;

const STATUS_TEXT: Record<number, string> = {
  400: t('请求错误'),
  401: t('未授权，请登录'),
  403: t('拒绝访问'),
  408: t('请求超时'),
  500: t('服务器内部错误'),
  501: t('服务未实现'),
  502: t('网关错误'),
  503: t('服务不可用'),
  504: t('网关超时'),
  505: t('HTTP版本不受支持'),
};

export const NETWORK_TEXT = t('网络开小差了，请检查网络后再试');

export function statusText(status: number, url: string): string {
  if (status === 404) return t`请求地址出错：${url}`;
  return STATUS_TEXT[status] ?? t('服务暂时不可用，请稍后再试');
}

/** The text to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return apiErrorText(error) ?? error.message;
  return error instanceof CancelledError ? error.message : NETWORK_TEXT;
}

/** What a refusal's own figures have to say. */
function apiErrorText({ retryAfter, suspension, words }: ApiError): string | null {
  if (retryAfter !== null) return t`操作太频繁了，请${durationText(retryAfter)}后再试`;
  if (suspension) return [t('账号已被暂停使用'), ...suspensionLines(suspension)].join(t('，'));
  return words.length > 0 ? t`里面有不能用的词：${words.join(t('、'))}` : null;
}

/** Until when an account is suspended, and why. */
export function suspensionLines({ until, reason }: { until: string | null; reason: string }): string[] {
  return [until ? t`${dateTimeText(until)} 恢复` : '', reason ? t`原因：${reason}` : ''].filter(Boolean);
}
