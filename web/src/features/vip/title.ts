import { t } from '@/lib/words';

/** What the membership is called. */
export const TITLE = t('晴空会员');
