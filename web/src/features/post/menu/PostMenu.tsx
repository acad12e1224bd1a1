import type { Post } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { SheetItem } from '@/components/ui/sheet';
import { toast } from '@/components/ui/toast';
import { useAccount, useRequireSignIn } from '@/features/account';
import { useFavourite } from '@/features/favourite';
import { BlockDialog, ReportSheet } from '@/features/person';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Ban from '~icons/lucide/ban';
import Flag from '~icons/lucide/flag';
import PenLine from '~icons/lucide/pen-line';
import Share2 from '~icons/lucide/share-2';
import Star from '~icons/lucide/star';
import Trash2 from '~icons/lucide/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { postFavouriteKind, useKnownFavourite } from '../favourite';
import { sharePost } from '../share';
import { DeletePostDialog } from './DeletePostDialog';

interface Props {
  post: Post;
  onClose: () => void;
  /** Called after the post was deleted or its author blocked, so that the post's own page can navigate away. */
  onGone?: () => void;
}

type Step = 'menu' | 'report' | 'block' | 'delete';

/** The actions for a post, for its author or for others. */
export function PostMenu({ post, onClose, onGone }: Props) {
  const own = useAccount(({ uid }) => uid) === post.author.uid;
  const [step, setStep] = useState<Step>('menu');
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const { kept, toggle } = useFavourite(postFavouriteKind, post.id, useKnownFavourite(post));
  if (step === 'report') return <ReportSheet about={{ kind: 'post', id: post.id }} onClose={onClose} />;
  if (step === 'block') return <BlockDialog person={post.author} onClose={onClose} onBlocked={onGone} />;
  if (step === 'delete') return <DeletePostDialog post={post} onClose={onClose} onDeleted={onGone} />;
  // A visitor goes to the sign-in page, which closes the menu.
  const asPlayer = (next: Step) => () => requireSignIn(() => setStep(next));
  return (
    <Dialog kind="sheet" title={t('更多')} onClose={onClose}>
      <SheetItem
        icon={Share2}
        name={t('分享')}
        onClick={() => {
          onClose();
          void sharePost(post);
        }}
      />
      {/* Nobody can keep a hidden post, not even its author. */}
      {!post.hidden && (
        <SheetItem
          icon={Star}
          name={kept ? t('取消收藏') : t('收藏', 'action')}
          onClick={() =>
            requireSignIn(() => {
              onClose();
              toggle();
              if (kept) toast.success(t('已取消收藏'));
            })
          }
        />
      )}
      {own ? (
        <>
          <SheetItem
            icon={PenLine}
            name={t('编辑')}
            onClick={() => {
              onClose();
              void navigate(paths.editPost(post.id));
            }}
          />
          <SheetItem icon={Trash2} name={t('删除')} danger onClick={() => setStep('delete')} />
        </>
      ) : (
        <>
          <SheetItem icon={Flag} name={t('举报')} onClick={asPlayer('report')} />
          <SheetItem icon={Ban} name={t`拉黑 ${post.author.name}`} onClick={asPlayer('block')} />
        </>
      )}
    </Dialog>
  );
}
