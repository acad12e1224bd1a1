import type { ActivityDetail } from '@/api/types';
import { t } from '@/lib/i18n';
import { TaskRow } from './TaskRow';
import styles from './Tasks.module.css';

interface Props {
  activity: ActivityDetail;
  onPaid: (from: Element, coins: number) => void;
  now: number;
}

/** The tasks in order, and the number of finished ones. */
export function Tasks({ activity, onPaid, now }: Props) {
  const { tasks, joined, state } = activity;
  const done = tasks.filter((task) => task.done >= task.goal).length;
  return (
    <section className={styles.tasks} aria-label={t('活动任务')}>
      <h2 className={styles.title}>
        {t('活动任务')}
        {joined ? (
          <small>{t`完成 ${done}/${tasks.length}`}</small>
        ) : (
          state === 'running' && <small>{t('做第一件就自动参加')}</small>
        )}
      </h2>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow activity={activity} task={task} onPaid={onPaid} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
