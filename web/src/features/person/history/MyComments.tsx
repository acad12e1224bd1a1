import { ApiError, CODE } from '@/api/errors';
import { deedErrorText } from '@/api/refusals';
import type { MyComment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
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
        <Dialog
          title="删除这条评论？"
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(null)}>
                再想想
              </Button>
              <Button busy={isPending} onClick={() => mutate(asking.id)}>
                删除
              </Button>
            </>
          }
        >
          删掉之后别人就看不到了，也找不回来。
        </Dialog>
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
    mutationFn: async (id: number) => {
      try {
        await deleteComment(id);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === CODE.gone)) throw error;
      }
    },
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
