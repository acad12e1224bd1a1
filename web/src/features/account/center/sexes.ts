import { t } from '@/lib/i18n';

/** Indexed by the API's number; 0 means undisclosed. */
export const SEXES = [t('保密'), t('男'), t('女')] as const;
