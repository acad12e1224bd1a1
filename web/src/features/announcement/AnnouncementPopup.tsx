import type { Announcement } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { RichText } from '@/components/ui/RichText';
import { dateText } from '@/lib/time';
import { useOnRouteLeave } from '@/lib/useOnRouteLeave';
import { t } from '@/lib/i18n';
import { useState } from 'react';
import { AnnouncementBanner } from './AnnouncementBanner';
import styles from './AnnouncementPopup.module.css';
import { closeAnnouncement } from './announcementStore';

interface Props {
  uid: number;
  announcement: Announcement;
}

/**
 * Shows an announcement over the page. The user can hide announcements until tomorrow. Back closes it. Exception: Chrome's back button leaves
 * the page, because the popup opens without a tap (`lib/layers.ts`).
 */
export default function AnnouncementPopup({ uid, announcement }: Props) {
  const [notToday, setNotToday] = useState(false);
  const close = () => closeAnnouncement(uid, notToday);
  // A link in the announcement closes it too, because the popup would cover the linked page.
  useOnRouteLeave(close);
  return (
    <Dialog
      title={announcement.title}
      onClose={close}
      banner={<AnnouncementBanner />}
      actions={
        <div className={styles.foot}>
          <Button block size="large" onClick={close}>
            {t('知道啦')}
          </Button>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={notToday}
              onChange={(event) => setNotToday(event.target.checked)}
            />
            {t('今日不再提示')}
          </label>
        </div>
      }
    >
      <p className={styles.date}>{dateText(announcement.createTime)}</p>
      <RichText html={announcement.content} />
    </Dialog>
  );
}
