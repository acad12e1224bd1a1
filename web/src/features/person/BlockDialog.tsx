import type { Mention } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { useBlock } from './useBlock';

/** Asks before somebody is blocked. */
export function BlockDialog({ person, onClose }: { person: Mention; onClose: () => void }) {
  const { mutate, isPending } = useBlock({ onDone: onClose });
  return (
    <Dialog
      title={`拉黑 ${person.name}？`}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            再想想
          </Button>
          <Button busy={isPending} onClick={() => mutate({ uid: person.uid, block: true })}>
            拉黑
          </Button>
        </>
      }
    >
      <p>你将不再看到 TA 的帖子和评论，TA 也不能再评论、点赞和关注你。你们之间的关注会一起取消。</p>
    </Dialog>
  );
}
