import { cx } from '@/lib/classes';
import { PLATFORM_NAME, PLATFORMS, type Platform } from '@/lib/platform';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import styles from './InstallSteps.module.css';
import { INSTALL_STEPS } from './steps';

interface Props {
  title?: string;
  /** The platform whose steps are shown first. */
  first: Platform;
  platforms?: readonly Platform[];
  steps?: typeof INSTALL_STEPS;
}

/** The installation steps for each system. */
export function InstallSteps({
  title = t('怎么安装'),
  first,
  platforms = PLATFORMS,
  steps = INSTALL_STEPS,
}: Props) {
  const [shown, setShown] = useState(first);
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {platforms.length > 1 && (
          <div className={styles.switch} role="group" aria-label={t('系统')}>
            {PLATFORMS.filter((platform) => platforms.includes(platform)).map((platform) => (
              <button
                key={platform}
                type="button"
                className={cx(platform === shown && styles.active)}
                aria-pressed={platform === shown}
                onClick={() => setShown(platform)}
              >
                {PLATFORM_NAME[platform]}
              </button>
            ))}
          </div>
        )}
      </header>
      <ol className={styles.steps}>
        {steps[shown].map(({ title: name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
