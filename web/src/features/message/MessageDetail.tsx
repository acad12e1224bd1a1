import type { Message } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { RichText } from '@/components/ui/RichText';
import { isInside, isLink } from '@/lib/links';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { useNavigate } from 'react-router';
import { kindOf } from './kinds';
import { NotMe } from './NotMe';
import styles from './MessageDetail.module.css';

/** The full message, in a sheet over the inbox. */
export default function MessageDetail({ message, onClose }: { message: Message; onClose: () => void }) {
  const { link, loginId } = message;
  return (
    <Dialog
      kind="sheet"
      title={message.title}
      onClose={onClose}
      actions={
        loginId ? (
          <NotMe loginId={loginId} onClose={onClose} />
        ) : (
          link && isLink(link) && <Follow link={link} onClose={onClose} />
        )
      }
    >
      <p className={styles.meta}>{t`${kindOf(message).name}消息 · ${dateTimeText(message.createTime)}`}</p>
      <RichText html={message.content} className={styles.content} />
    </Dialog>
  );
}

function Follow({ link, onClose }: { link: string; onClose: () => void }) {
  const navigate = useNavigate();
  const follow = () => {
    onClose();
    if (isInside(link)) void navigate(link);
    else window.open(link, '_blank', 'noopener,noreferrer');
  };
  return (
    <Button size="large" block onClick={follow}>
      {t('去看看')}
    </Button>
  );
}
