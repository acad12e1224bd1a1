import type { Book } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { useRequireSignIn } from '@/features/account';
import { t } from '@/lib/i18n';
import BookmarkCheck from '~icons/lucide/bookmark-check';
import BookmarkPlus from '~icons/lucide/bookmark-plus';
import { useState } from 'react';
import { useSubscribe } from '../useSubscribe';
import styles from './SubscribeButton.module.css';

interface Props {
  book: Pick<Book, 'id' | 'title' | 'subscribed'>;
  size?: 'small' | 'large';
}

/** Subscribes to the book, or unsubscribes after a confirmation. Leads a visitor to the sign-in and back. */
export function SubscribeButton({ book: { id, title, subscribed }, size }: Props) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSubscribe();
  const requireSignIn = useRequireSignIn();
  const Icon = subscribed ? BookmarkCheck : BookmarkPlus;
  return (
    <>
      <Button
        look={subscribed ? 'plain' : 'soft'}
        size={size}
        busy={isPending}
        icon={<Icon className={styles.icon} aria-hidden="true" />}
        aria-pressed={subscribed}
        onClick={() => requireSignIn(() => (subscribed ? setAsking(true) : mutate({ id, subscribe: true })))}
      >
        {subscribed ? t('已订阅') : t('订阅')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t`不再订阅《${title}》？`}
          action={t('不再订阅')}
          onConfirm={() => {
            setAsking(false);
            mutate({ id, subscribe: false });
          }}
          onClose={() => setAsking(false)}
        >
          {t('它会离开书架，更新时也不再提醒你。读到哪儿还会记着。')}
        </ConfirmDialog>
      )}
    </>
  );
}
