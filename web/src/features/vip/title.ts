import { t } from '@/lib/i18n';

/** Name of the membership. */
export const TITLE = t('晴空会员');
