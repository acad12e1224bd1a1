import type { OwnAppeal } from '@/api/types';
import { t } from '@/lib/i18n';
import { dateTimeText } from '@/lib/time';
import styles from './AppealBox.module.css';

/** The player's appeal against a measure, and its answer. */
export function AppealBox({ appeal }: { appeal: OwnAppeal }) {
  const { content, createTime, decision, answer, decideTime } = appeal;
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>
        {t('我的申诉')}
        <time className={styles.time} dateTime={createTime}>
          {dateTimeText(createTime)}
        </time>
      </h3>
      <p className={styles.text}>{content}</p>
      {decision ? (
        <>
          <h3 className={styles.title} data-decision={decision}>
            {decision === 'lifted' ? t('申诉通过，处理已撤销') : t('维持原处理')}
            {decideTime && (
              <time className={styles.time} dateTime={decideTime}>
                {dateTimeText(decideTime)}
              </time>
            )}
          </h3>
          {answer && <p className={styles.text}>{answer}</p>}
        </>
      ) : (
        <p className="note">{t('已经收到，正在等待处理')}</p>
      )}
    </div>
  );
}
