import { nullIfGone } from '@/api/gone';
import { actionErrorText } from '@/api/actionErrors';
import type { MyComment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { toast } from '@/components/ui/toast';
import { EditSheet } from '@/features/comment';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Suspense, useState } from 'react';
import { CommentRow, CommentRowSkeleton } from './CommentRow';
import { deleteOwnComment, myCommentsQuery, useChangeMine } from './queries';

export function MyComments({ uid }: { uid: number }) {
  const query = useInfiniteList(myCommentsQuery(uid));
  const [asking, setAsking] = useState<MyComment | null>(null);
  const [editing, setEditing] = useState<MyComment | null>(null);
  const changeMine = useChangeMine(uid);
  const { mutate, isPending } = useDelete(uid, () => setAsking(null));
  return (
    <>
      <InfiniteList
        query={query}
        items={query.data?.pages.flatMap(({ records }) => records) ?? []}
        itemKey={({ id }) => id}
        renderItem={(comment) => (
          <CommentRow
            comment={comment}
            onEdit={() => setEditing(comment)}
            onDelete={() => setAsking(comment)}
          />
        )}
        skeleton={<CommentRowSkeleton />}
        className="surface lined"
        endText={t('你的评论都在这里了')}
        empty={
          <EmptyState
            drawing="chat"
            title={t('还没有评论过')}
            hint={t('看到有意思的帖子，去说两句')}
            action={
              <ButtonLink look="soft" to={paths.square}>
                {t('去广场逛逛')}
              </ButtonLink>
            }
          />
        }
      />
      {editing && (
        <Suspense>
          <EditSheet
            comment={editing}
            onEdited={({ id, content, mentions, editTime }) =>
              changeMine((one) => (one.id === id ? { ...one, content, mentions, editTime } : one))
            }
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {asking && (
        <ConfirmDialog
          title={t('删除这条评论？')}
          action={t('删除')}
          busy={isPending}
          onConfirm={() => mutate(asking.id)}
          onClose={() => setAsking(null)}
        >
          {t('删掉之后别人就看不到了，也找不回来。')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Deletes a comment. A comment that is gone already counts as deleted. */
function useDelete(uid: number, onDone: () => void) {
  const changeMine = useChangeMine(uid);
  return useWrite({
    dedupeKey: String,
    mutationFn: (id: number) => nullIfGone(deleteOwnComment(id)),
    onSuccess: (_, id) => {
      changeMine((comment) => (comment.id === id ? null : comment));
      toast.success(t('已删除'));
      onDone();
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
}
