import { dateTimeText, durationText } from '@/lib/time';
import { t } from '@/lib/i18n';

/** A failed call. `message` is always suitable to show to the player. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    /** The envelope's code; null without an envelope. */
    readonly code: number | null,
    readonly data: unknown = null,
    /** Seconds after which an overloaded server allows the next attempt; null if it gives none. */
    readonly comeBackAfter: number | null = null,
  ) {
    super(message);
  }

  /** The error texts by field, of an answer with code 4000. */
  get fields(): Record<string, string> {
    if (this.code !== CODE.malformed || typeof this.data !== 'object' || this.data === null) return {};
    return Object.fromEntries(
      Object.entries(this.data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }

  /** The field whose value is refused, of an answer that names one. */
  get field(): string | null {
    const { field } = this.details;
    return typeof field === 'string' ? field : null;
  }

  /** Seconds to wait, of an answer with code 1005. */
  get retryAfter(): number | null {
    const { retryAfter } = this.details;
    return this.code === CODE.tooManyTries && typeof retryAfter === 'number' ? retryAfter : null;
  }

  /** The end and the reason of a suspension, of an answer with code 1007. */
  get suspension(): { until: string | null; reason: string } | null {
    if (this.code !== CODE.suspended) return null;
    const { until, reason } = this.details;
    return {
      until: typeof until === 'string' ? until : null,
      reason: typeof reason === 'string' ? reason : '',
    };
  }

  /** The forbidden words, of an answer with code 3001. */
  get words(): string[] {
    const { words } = this.details;
    return this.code === CODE.badWords && Array.isArray(words) ? words.map(String) : [];
  }

  /** The current price, of an answer with code 2006. */
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
  challenged: 1009,
  notEnoughCoins: 2001,
  gone: 2002,
  wrongState: 2005,
  priceChanged: 2006,
  badWords: 3001,
  malformed: 4000,
} as const;

/** The session is over. The app has already shown that and opens the login. */
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

/** The text to show for any thrown value. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return apiErrorText(error) ?? error.message;
  return error instanceof CancelledError ? error.message : NETWORK_TEXT;
}

/** The text for a refusal that carries details. */
function apiErrorText({ retryAfter, suspension, words }: ApiError): string | null {
  if (retryAfter !== null) return t`操作太频繁了，请${durationText(retryAfter)}后再试`;
  if (suspension) return [t('账号已被暂停使用'), ...suspensionLines(suspension)].join(t('，'));
  return words.length > 0 ? t`里面有不能用的词：${words.join(t('、'))}` : null;
}

/** The end and the reason of a suspension, one line each. */
export function suspensionLines({ until, reason }: { until: string | null; reason: string }): string[] {
  return [until ? t`${dateTimeText(until)} 恢复` : '', reason ? t`原因：${reason}` : ''].filter(Boolean);
}
