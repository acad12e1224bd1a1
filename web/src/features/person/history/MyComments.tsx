import { orGone } from '@/api/gone';
import { deedErrorText } from '@/api/refusals';
import type { MyComment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { ButtonLink } from '@/components/ui/Button';
import { SureDialog } from '@/components/ui/SureDialog';
import { EndlessList } from '@/components/ui/EndlessList';
import { EmptyState } from '@/components/ui/States';
import { toast } from '@/components/ui/toast';
import { paths } from '@/paths';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentRow, CommentRowSkeleton } from './CommentRow';
import styles from './MyComments.module.css';
import { deleteComment, myCommentsQuery } from './queries';

/** The player's own comments, each with its post. */
export function MyComments({ uid }: { uid: number }) {
  const query = useInfiniteQuery(myCommentsQuery(uid));
  const [asking, setAsking] = useState<MyComment | null>(null);
  const { mutate, isPending } = useDelete(uid, () => setAsking(null));
  return (
    <>
      <EndlessList
        query={query}
        items={query.data?.pages.flatMap(({ records }) => records) ?? []}
        itemKey={({ id }) => id}
        renderItem={(comment) => <CommentRow comment={comment} onDelete={() => setAsking(comment)} />}
        skeleton={<CommentRowSkeleton />}
        className={styles.list}
        endText="你的评论都在这里了"
        empty={
          <EmptyState
            drawing="chat"
            title="还没有评论过"
            hint="看到有意思的帖子，去说两句"
            action={
              <ButtonLink look="soft" to={paths.square}>
                去广场逛逛
              </ButtonLink>
            }
          />
        }
      />
      {asking && (
        <SureDialog
          title="删除这条评论？"
          deed="删除"
          busy={isPending}
          onConfirm={() => mutate(asking.id)}
          onClose={() => setAsking(null)}
        >
          删掉之后别人就看不到了，也找不回来。
        </SureDialog>
      )}
    </>
  );
}

/** Deletes a comment; one that is gone already is deleted, too. */
function useDelete(uid: number, onDone: () => void) {
  const client = useQueryClient();
  const { queryKey } = myCommentsQuery(uid);
  return useWrite({
    about: String,
    mutationFn: (id: number) => orGone(deleteComment(id)),
    onSuccess: (_, id) => {
      client.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              records: page.records.filter((comment) => comment.id !== id),
            })),
          },
      );
      toast.success('已删除');
      onDone();
    },
    onError: (error) => toast.error(deedErrorText(error)),
  });
}
