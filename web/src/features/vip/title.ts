import { t } from '@/lib/i18n';

/** What the membership is called. */
export const TITLE = t('晴空会员');
