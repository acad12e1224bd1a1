import type { CustomerService } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { appConfig } from '@/config';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Clock from '~icons/lucide/clock';
import Headset from '~icons/lucide/headset';
import Mail from '~icons/lucide/mail';
import { isInside, isLink } from '@/lib/links';
import type { ReactNode } from 'react';
import styles from './ContactCard.module.css';
import { CopyableMail } from './CopyableMail';

/** The ways to contact customer service. */
export function ContactCard({ service }: { service: CustomerService }) {
  const link = service.contactLink || appConfig.contactLink;
  return (
    <section className={styles.card} aria-label={t('联系客服')}>
      <header className={styles.head}>
        <span className={cx('tap', styles.sign)}>
          <Headset aria-hidden="true" />
        </span>
        <div>
          <h2>{t('有问题？找客服聊聊')}</h2>
          <p>{t('说清楚账号和遇到的情况，会回得更快')}</p>
        </div>
      </header>
      {service.hours && (
        <p className={styles.line}>
          <Clock aria-hidden="true" />
          <span>{service.hours}</span>
        </p>
      )}
      {service.email && (
        <p className={styles.line}>
          <Mail aria-hidden="true" />
          <CopyableMail address={service.email} />
        </p>
      )}
      <ContactLink to={link}>{t('联系在线客服')}</ContactLink>
    </section>
  );
}

/** A link to customer service, inside or outside the portal; hidden if the address is not a link. */
function ContactLink({ to, children }: { to: string; children: ReactNode }) {
  if (!isLink(to)) return null;
  const outside = isInside(to) ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <ButtonLink to={to} block {...outside}>
      {children}
    </ButtonLink>
  );
}
