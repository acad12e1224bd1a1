import type { CustomerService } from '@/api/types';
import { appConfig } from '@/config';
import { t } from '@/lib/i18n';
import Clock from '~icons/lucide/clock';
import Headset from '~icons/lucide/headset';
import Mail from '~icons/lucide/mail';
import styles from './ContactCard.module.css';
import { ContactLink } from './ContactLink';
import { CopyableMail } from './CopyableMail';

/** The ways to contact customer service. */
export function ContactCard({ service }: { service: CustomerService }) {
  const link = service.contactLink || appConfig.contactLink;
  return (
    <section className={styles.card} aria-label={t('联系客服')}>
      <header className={styles.head}>
        <span className={styles.sign}>
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
