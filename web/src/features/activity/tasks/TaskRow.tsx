import type { ActivityDetail, ActivityTask } from '@/api/types';
import { Button, ButtonLink } from '@/components/ui/Button';
import type { RechargeArrival } from '@/features/coin';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Check from '~icons/lucide/check';
import { useRef } from 'react';
import { Reward } from '../reward/Reward';
import { TASK_LINKS, taskStageOf } from '../labels';
import styles from './TaskRow.module.css';
import { useClaimTask } from './useClaimTask';

interface Props {
  activity: ActivityDetail;
  task: ActivityTask;
  /** Called when coins are paid; the coins fly from this element. */
  onPaid: (from: Element, coins: number) => void;
  now: number;
}

/** A task: progress, reward, and the next action. */
export function TaskRow({ activity, task, onPaid, now }: Props) {
  const { name, deed, done, goal, coins, vipDays } = task;
  const { icon: Icon } = TASK_LINKS[deed];
  const stage = taskStageOf(activity, task, now);
  const shown = Math.min(done, goal);
  return (
    <div className={styles.row} data-stage={stage}>
      <span className={cx('sign', styles.sign)}>
        {stage === 'claimed' ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}
      </span>
      <div className={styles.words}>
        <strong>{name}</strong>
        <Reward coins={coins} vipDays={vipDays} />
        <div className={styles.progress}>
          <div
            className={styles.track}
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={goal}
            aria-valuenow={shown}
          >
            <div
              className={cx(styles.done, shown >= goal && styles.whole)}
              style={{ width: `${(shown / goal) * 100}%` }}
            />
          </div>
          <span className={styles.count}>
            {shown}/{goal}
          </span>
        </div>
      </div>
      <Action activity={activity} task={task} onPaid={onPaid} now={now} />
    </div>
  );
}

function Action({ activity, task, onPaid, now }: Props) {
  const button = useRef<HTMLSpanElement>(null);
  const paid = (coins: number) => {
    if (button.current) onPaid(button.current, coins);
  };
  const { busy, start } = useClaimTask(activity.id, task, paid);
  const { go, to } = TASK_LINKS[task.deed];
  switch (taskStageOf(activity, task, now)) {
    case 'ready':
      return (
        <span ref={button}>
          <Button look="warm" size="small" busy={busy} onClick={start} aria-label={t`领取：${task.name}`}>
            {t('领取')}
          </Button>
        </span>
      );
    case 'todo':
      return (
        <ButtonLink
          look="soft"
          size="small"
          to={to}
          state={{ from: paths.activityOf(activity.id) } satisfies RechargeArrival}
          aria-label={t`${go}：${task.name}`}
        >
          {go}
        </ButtonLink>
      );
    case 'claimed':
      return <span className={styles.label}>{t('已领取')}</span>;
    case 'soon':
      return <span className={styles.label}>{t('未开始')}</span>;
    case 'missed':
      return <span className={styles.label}>{t('未完成')}</span>;
  }
}
