import { ButtonLink } from '@/components/ui/Button';
import { isInside, isLink } from '@/lib/links';
import type { ReactNode } from 'react';

/** The way to somebody who answers, inside or outside of the portal; nothing where there is none. */
export function ContactLink({ to, children }: { to: string; children: ReactNode }) {
  if (!isLink(to)) return null;
  const outside = isInside(to) ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <ButtonLink to={to} block {...outside}>
      {children}
    </ButtonLink>
  );
}
