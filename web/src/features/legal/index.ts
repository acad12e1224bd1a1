/** The documents that players agree to, their consent, and the foot of pages. */
import { lazyOptional } from '@/lib/lazyOptional';

export { useConsentStore } from './consentStore';
export { useConsent } from './useConsent';

/** Rendered inside `Suspense`. */
export const SiteFooter = lazyOptional(() => import('./SiteFooter'));
