import { Drawing, type DrawingName } from '@/components/art/Drawing';
import { paths } from '@/paths';
import { Link } from 'react-router';
import styles from './Promos.module.css';

const PROMOS: readonly { title: string; line: string; drawing: DrawingName }[] = [
  { title: '每日签到', line: '天天领X钻', drawing: 'calendar' },
  { title: '连签好礼', line: '满月拿徽章', drawing: 'gift' },
];

/** Two pictures that call to the daily check-in. */
export function Promos() {
  return (
    <div className={styles.promos}>
      {PROMOS.map(({ title, line, drawing }) => (
        <Link key={title} to={paths.checkin} className={styles.promo}>
          <span className={styles.words}>
            <strong>{title}</strong>
            {line}
          </span>
          <Drawing name={drawing} />
        </Link>
      ))}
    </div>
  );
}
