import type { ErasureAsked } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { dayTimeText } from '@/lib/time';
import { paths } from '@/paths';
import { useNavigate } from 'react-router';
import { OwnerProofForm } from '../forms/OwnerProofForm';
import { signOut } from '../session';
import { askErasure, type ErasedPosts } from './api';

/** Asks for the erasure, after a proof and a confirmation. */
export function EraseForm({ posts }: { posts: ErasedPosts }) {
  return (
    <OwnerProofForm
      scene="erase"
      action={t('注销账号')}
      look="plain"
      send={(proof) => askErasure(posts, proof)}
      onDone={useErasureAsked()}
      dialog={(buttons) => (
        <ConfirmDialog title={t('真的要注销吗？')} action={t('注销账号')} {...buttons}>
          {posts === 'delete'
            ? t('账号、余额、帖子和评论会被永久删除，无法恢复。')
            : t('账号和余额会被永久删除，无法恢复。')}
        </ConfirmDialog>
      )}
    />
  );
}

/** The server has ended all logins, so this device signs out, too. */
function useErasureAsked() {
  const navigate = useNavigate();
  return ({ dueTime }: ErasureAsked) => {
    signOut({ skipServer: true });
    // RequireAuth redirects to the login page after the sign-out. Navigate home after that.
    setTimeout(() => void navigate(paths.home, { replace: true }));
    toast.success(t`注销申请已提交，${dayTimeText(dueTime)} 之前登录就能取消`);
  };
}
