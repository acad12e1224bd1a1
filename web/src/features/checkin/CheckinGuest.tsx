import { SignInLink } from '@/features/account';
import { serverNow } from '@/lib/serverClock';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { Grid } from './calendar/Grid';
import month from './calendar/Month.module.css';
import { MonthSwitch } from './calendar/MonthSwitch';
import page from './CheckinPage.module.css';
import { monthOf } from './days';
import styles from './CheckinGuest.module.css';
import hero from './hero/CheckinHero.module.css';
import { Sky } from './hero/Sky';
import { SkyArt } from './hero/SkyArt';

/** Shows a visitor the benefits of the check-in, and the way to sign in. */
export function CheckinGuest() {
  const [today] = useState(() =>
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(serverNow()),
  );
  const shown = monthOf(today);
  return (
    <>
      <Sky>
        <div className={hero.hero}>
          <div className={hero.words}>
            <h2 className={styles.title}>{t('每天来一下')}</h2>
            <p className={styles.title}>{t('X钻领到手')}</p>
            <p className={hero.next}>{t('连签越久，奖励越多')}</p>
          </div>
          <div className={hero.art}>
            <SkyArt />
          </div>
        </div>
      </Sky>
      <div className={page.cards}>
        <section className={styles.card}>
          <SignInLink look="warm" size="large" block to={paths.checkin}>
            {t('登录后签到')}
          </SignInLink>
          <p className={styles.note}>{t('整月不落，还有当月的全勤徽章')}</p>
        </section>
        <section className={month.card} aria-hidden="true">
          <MonthSwitch month={shown} onBack={null} onForward={null}>
            {null}
          </MonthSwitch>
          <Grid month={shown} calendar={undefined} today={today} onMakeUp={() => undefined} />
        </section>
      </div>
    </>
  );
}
