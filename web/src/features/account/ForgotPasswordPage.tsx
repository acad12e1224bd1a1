import type { Account } from '@/api/types';
import { CODE } from '@/api/errors';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { login } from './loginApi';
import { PasswordByCodeForm } from './forms/PasswordByCodeForm';
import { resetPassword } from './phoneApi';
import { signIn } from './session';

/**
 * Resets a forgotten password without a session: one code sets the password, and the password signs in. Only the holder of a phone, who
 * knows its code, learns whether an account has it. Before that, all phones get the same answers.
 */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  return (
    <>
      <PasswordByCodeForm
        note={rich`验证码会发到填写的手机。刚被换下来的手机 7 天内也可以用，账号会重新绑定它。没绑过手机的账号，请${(
          <Link to={paths.faq}>{t('联系客服')}</Link>
        )}找回。设置之后，其他设备会自动退出登录。`}
        send={setPassword}
        onDone={(account) => {
          toast.success(account ? t('新密码设置好了') : t('新密码设置好了，请用它登录'));
          if (account) signIn(account);
        }}
        onSuccessNavigate={(account) => {
          if (!account) void navigate(paths.login, { replace: true });
        }}
        onRefused={({ code }) => {
          const refused = code === CODE.phoneUnknown;
          if (refused) setUnknown(true);
          return refused;
        }}
      />
      {isUnknown && <UnknownPhone onClose={() => setUnknown(false)} />}
    </>
  );
}

interface NewPassword {
  phone: string;
  smsCode: string;
  newPassword: string;
}

/** Sets the password and signs in with it. Null: the password is set, but the sign-in failed, for example for a suspended player. */
async function setPassword({ phone, smsCode, newPassword }: NewPassword): Promise<Account | null> {
  await resetPassword(newPassword, { phone, smsCode });
  // The code is used up, so a failed sign-in must not repeat the form.
  return login({ loginName: phone, password: newPassword }).catch(() => null);
}

function UnknownPhone({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={t('没有账号绑定这个手机')}
      onClose={onClose}
      actions={
        <>
          <Button look="soft" onClick={onClose}>
            {t('换个号码')}
          </Button>
          <ButtonLink to={paths.faq}>{t('联系客服')}</ButtonLink>
        </>
      }
    >
      {t('请换成绑定过账号的手机。账号没绑过手机的话，客服可以帮你找回。')}
    </Dialog>
  );
}
