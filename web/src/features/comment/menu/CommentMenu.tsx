import type { Comment } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { SheetItem } from '@/components/ui/sheet';
import { toast } from '@/components/ui/toast';
import { useAccount, useRequireSignIn } from '@/features/account';
import { BlockDialog, ReportSheet } from '@/features/person';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/i18n';
import Ban from '~icons/lucide/ban';
import Copy from '~icons/lucide/copy';
import Flag from '~icons/lucide/flag';
import PenLine from '~icons/lucide/pen-line';
import Trash2 from '~icons/lucide/trash';
import { Suspense, useState } from 'react';
import { useThreadContext } from '../context';
import { EditSheet } from '../edit';
import styles from './CommentMenu.module.css';
import { DeleteCommentDialog } from './DeleteCommentDialog';

type Step = 'menu' | 'edit' | 'report' | 'block' | 'delete';

/** The actions for a comment, which differ for its author and for others. */
export function CommentMenu({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const own = useAccount(({ uid }) => uid) === comment.author.uid;
  const { post, recentPeople } = useThreadContext();
  const [step, setStep] = useState<Step>('menu');
  const requireSignIn = useRequireSignIn();
  if (step === 'report') return <ReportSheet about={{ kind: 'comment', id: comment.id }} onClose={onClose} />;
  if (step === 'block') return <BlockDialog person={comment.author} onClose={onClose} />;
  if (step === 'edit')
    return (
      <Suspense>
        <EditSheet comment={comment} recent={recentPeople} onClose={onClose} />
      </Suspense>
    );
  if (step === 'delete') return <DeleteCommentDialog comment={comment} onClose={onClose} />;
  const copy = async () => {
    onClose();
    if (await copyText(comment.content)) toast.success(t('复制成功'));
  };
  return (
    <Dialog kind="sheet" title={t`${comment.author.name}的评论`} onClose={onClose}>
      <p className={styles.quote}>{comment.content || t('[图片]')}</p>
      {comment.content && <SheetItem icon={Copy} name={t('复制')} onClick={() => void copy()} />}
      {own ? (
        <>
          {!post.locked && <SheetItem icon={PenLine} name={t('编辑')} onClick={() => setStep('edit')} />}
          <SheetItem icon={Trash2} name={t('删除')} danger onClick={() => setStep('delete')} />
        </>
      ) : (
        <>
          <SheetItem icon={Flag} name={t('举报')} onClick={() => requireSignIn(() => setStep('report'))} />
          <SheetItem
            icon={Ban}
            name={t`拉黑 ${comment.author.name}`}
            onClick={() => requireSignIn(() => setStep('block'))}
          />
        </>
      )}
    </Dialog>
  );
}
