import type { Message } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { Button, ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount, useUnreadMessages } from '@/features/account';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import CheckCheck from '~icons/lucide/check-check';
import { lazy, Suspense, useState } from 'react';
import { messagesQuery } from './api';
import styles from './InboxPage.module.css';
import { MessageRow, MessageRowSkeleton } from './MessageRow';
import { useMarkMessageRead } from './useMarkMessageRead';

const MessageDetail = lazy(() => import('./MessageDetail'));

/** The inbox of system messages. Opening a message marks it read on every device. */
export default function InboxPage() {
  const uid = useAccount((account) => account.uid);
  const unread = useUnreadMessages();
  const query = useInfiniteList(messagesQuery(uid));
  const read = useMarkMessageRead(uid);
  const [open, setOpen] = useState<Message | null>(null);
  const messages = query.data?.pages.flatMap((page) => page.records) ?? [];

  const show = (message: Message) => {
    setOpen(message);
    if (!message.read) read.mutate([message.id]);
  };
  return (
    <>
      {unread > 0 && (
        <div className={styles.bar}>
          <p>{rich`还有 ${<b>{unread}</b>} 条没看`}</p>
          <Button
            look="soft"
            size="small"
            busy={read.isPending && read.variables === 'all'}
            icon={<CheckCheck className={styles.icon} aria-hidden="true" />}
            onClick={() => read.mutate('all')}
          >
            {t('全部已读')}
          </Button>
        </div>
      )}
      <InfiniteList
        query={query}
        items={messages}
        itemKey={(message) => message.id}
        renderItem={(message) => <MessageRow message={message} onOpen={show} />}
        skeleton={<MessageRowSkeleton />}
        className="column surface lined"
        endText={t('没有更早的消息啦')}
        failureText={t('消息没能送到')}
        empty={
          <EmptyState
            drawing="mail"
            title={t('收件箱空空的')}
            hint={t('礼包、活动和账号消息会送到这里')}
            action={
              <ButtonLink look="soft" to={paths.home}>
                {t('去首页逛逛')}
              </ButtonLink>
            }
          />
        }
      />
      {open && (
        <Suspense>
          <MessageDetail message={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
