import { ButtonLink } from '@/components/ui/Button';
import { isInside, isLink } from '@/lib/links';
import type { ReactNode } from 'react';

/** A link to customer service, inside or outside the portal; hidden if the address is not a link. */
export function ContactLink({ to, children }: { to: string; children: ReactNode }) {
  if (!isLink(to)) return null;
  const outside = isInside(to) ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <ButtonLink to={to} block {...outside}>
      {children}
    </ButtonLink>
  );
}
