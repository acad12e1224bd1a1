import { t } from '@/lib/i18n';

/** By their number: 0 is not told. */
export const SEXES = [t('保密'), t('男'), t('女')] as const;
