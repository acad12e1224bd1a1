import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useNavigate } from 'react-router';

/** A player resets a forgotten password after signing in by phone; this dialog leads to that sign-in. */
export function ForgotPassword({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const byPhone = () => {
    onClose();
    void navigate(paths.loginOther, { replace: true, state: { from: paths.findPassword } });
  };
  return (
    <Dialog
      title={t('找回密码')}
      onClose={onClose}
      actions={
        <>
          <Button look="soft" onClick={onClose}>
            {t('再想想')}
          </Button>
          <Button onClick={byPhone}>{t('手机号登录')}</Button>
        </>
      }
    >
      {t('先用绑定的手机号登录，就能设置新密码。')}
    </Dialog>
  );
}
