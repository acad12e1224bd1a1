import { ButtonLink } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { EmptyState } from '@/components/ui/States';
import { TopBar } from '@/components/ui/TopBar';
import { useAccount } from '@/features/account';
import { dayName } from '@/lib/dayName';
import { t } from '@/lib/i18n';
import { useBack } from '@/lib/useBack';
import { useNow } from '@/lib/useNow';
import { paths } from '@/paths';
import { useState } from 'react';
import styles from './HistoryPage.module.css';
import { OtherHistory } from './OtherHistory';
import { VisitRow } from './VisitRow';
import { clearVisits, removeVisit, useVisits, type Visit } from './visits';

/** How often the names of the days are checked. */
const TICK_MS = 60_000;

/** The posts and games that were opened on this device, by day. Each entry, or all of them, can be removed. */
export default function HistoryPage() {
  const uid = useAccount((account) => account.uid);
  const back = useBack();
  const visits = useVisits(uid);
  const now = useNow(true, TICK_MS);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <TopBar
          title={t('浏览记录')}
          onBack={back}
          action={
            visits.length > 0 && (
              <button type="button" className={styles.clear} onClick={() => setAsking(true)}>
                {t('清空')}
              </button>
            )
          }
        />
      </div>
      <main className="fill">
        <OtherHistory to={paths.readhistory}>{t('看过的漫画、小说和动画在阅读记录里')}</OtherHistory>
        {visits.length === 0 ? (
          <div className="middle">
            <EmptyState
              drawing="empty"
              title={t('还没有浏览记录')}
              hint={t('看过的帖子和游戏会记在这台设备上，退出登录就清掉')}
              action={
                <ButtonLink look="soft" to={paths.home}>
                  {t('去逛逛')}
                </ButtonLink>
              }
            />
          </div>
        ) : (
          byDay(visits, now).map(([day, list]) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day}</h2>
              <ul className="surface lined">
                {list.map((visit) => (
                  <li key={`${visit.kind} ${visit.id}`}>
                    <VisitRow visit={visit} onRemove={() => removeVisit(uid, visit)} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </main>
      {asking && (
        <ConfirmDialog
          title={t('清空浏览记录？')}
          action={t('清空')}
          onConfirm={() => {
            clearVisits(uid);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          {t('只清这台设备上的记录，收藏和阅读记录不受影响。')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The visits of each day, latest first. */
function byDay(visits: readonly Visit[], now: number): [string, Visit[]][] {
  const days = new Map<string, Visit[]>();
  for (const visit of visits) {
    const day = dayName(new Date(visit.at).toISOString(), now);
    days.set(day, [...(days.get(day) ?? []), visit]);
  }
  return [...days];
}
