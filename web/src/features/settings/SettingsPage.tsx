import { cx } from '@/lib/classes';
import { About } from './sections/About';
import { AccountLinks } from './sections/AccountLinks';
import { LanguageChoice } from './sections/LanguageChoice';
import { Privacy } from './sections/Privacy';
import { StorageRows } from './sections/StorageRows';
import { ThemeChoice } from './sections/ThemeChoice';
import styles from './SettingsPage.module.css';

/** Settings of this device, for players and visitors, and the links to what a player sets elsewhere. */
export default function SettingsPage() {
  return (
    <div className={cx('stack', styles.page)}>
      <ThemeChoice />
      <LanguageChoice />
      <AccountLinks />
      <StorageRows />
      <Privacy />
      <About />
    </div>
  );
}
